package carre

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// Game is le carré, with nothing attached.
var Game = game.New(
	"carre", []string{"official"}, french.Lexicon,
	ParseOptions, Compile, ParseMove,
	game.Signs[Move]{Contest: Move{kind: contesting}, Resign: Move{kind: resigning}},
	ReadRecord,
	func(o Outcome) game.Outcome {
		return game.Outcome{Drawn: o.Drawn, Winner: int(o.Winner), Points: o.Scores[:], End: o.End, Verdict: o.End}
	},
	func(Options) game.Traits { return game.Traits{Seats: 2, Strict: true} },
)

// MaxSize is the rows and columns of the largest board.
const MaxSize = 4

// Options are the options of the game.
type Options struct{ Size int }

var settings = option.Table[Options]{
	Game:     "carre",
	Presets:  []option.Named[Options]{{Name: "official", Value: Options{Size: 3}}},
	Settings: []option.Setting[Options]{option.Number("size", 2, MaxSize, func(o *Options) *int { return &o.Size })},
}

func (o Options) String() string { return settings.String(&o) }

// Validate reports what is wrong with the options.
func (o Options) Validate() error { return errors.Join(settings.OutOfRange(&o)...) }

// ParseOptions reads a preset and changes to it.
func ParseOptions(text string) (Options, error) { return settings.Parse(text) }

type kind uint8

const (
	none kind = iota
	drawing
	laying
	contesting
	resigning
)

func (k kind) String() string { return []string{"", "draw", "lay", "contest", "resign"}[k] }

// A Move draws a letter, "+1" and then "+E", or lays it: "b2".
type Move struct {
	kind   kind
	at     uint8 // of a letter that is laid
	letter byte  // that was drawn
}

// Kind returns what the move is.
func (m Move) Kind() kind { return m.kind }

// Completed reports whether the letter of a draw is known.
func (m Move) Completed() bool { return m.kind != drawing || m.letter != 0 }

// Drawn returns the letter of a draw.
func (m Move) Drawn() string {
	if m.letter == 0 {
		return ""
	}
	return string(rune(m.letter))
}

// Decision returns the move without what chance brings.
func (m Move) Decision() Move {
	m.letter = 0
	return m
}

func (m Move) String() string {
	switch m.kind {
	case drawing:
		if m.letter == 0 {
			return "+1"
		}
		return "+" + m.Drawn()
	case laying:
		return fmt.Sprintf("square%d", m.at+1)
	case contesting:
		return "?"
	case resigning:
		return "resign"
	}
	return ""
}

// MarshalText returns the text of the move.
func (m Move) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// ParseMove reads what String writes.
func ParseMove(text string) (Move, error) {
	for _, m := range []Move{{kind: drawing}, {kind: contesting}, {kind: resigning}} {
		if text == m.String() {
			return m, nil
		}
	}
	if letter, ok := strings.CutPrefix(text, "+"); ok && len(letter) == 1 && letter >= "A" && letter <= "Z" {
		return Move{kind: drawing, letter: letter[0]}, nil
	}
	for at := range uint8(squares) {
		if m := (Move{kind: laying, at: at}); text == m.String() {
			return m, nil
		}
	}
	return Move{}, &rulebook.SyntaxError{Game: "carre", Text: text, Reason: phrases.InputError(notMove)}
}

// ParseMove reads what the function ParseMove reads, with any case.
func (s State) ParseMove(_ Player, text string) (Move, *rulebook.Note, error) {
	m, err := ParseMove(strings.ToLower(text))
	if err != nil {
		m, err = ParseMove(strings.ToUpper(text))
	}
	return m, nil, err
}

// String returns the position in a line: who is on turn, the letter drawn, the scores and the
// board.
func (s State) String() string {
	if s.rules == nil {
		return ""
	}
	point := func(c byte) byte {
		if c == 0 {
			return '.'
		}
		return c
	}
	board := make([]byte, s.size()*s.size())
	for at := range board {
		board[at] = point(s.board[at])
	}
	text := fmt.Sprintf("%v %c %d/%d %s", s.turn, point(s.held), s.scores[0], s.scores[1], board)
	if s.gaveUp {
		text += " resigned"
	}
	return text
}

var errNoPosition = errors.New("carre: this is no position")

// ParseState reads what [State.String] writes.
func (r *Rules) ParseState(text string) (State, error) {
	var turn, held, board, end string
	s := r.Start(0)
	n, _ := fmt.Sscanf(text, "%s %s %d/%d %s %s", &turn, &held, &s.scores[0], &s.scores[1], &board, &end)
	if n < 5 || len(board) != s.size()*s.size() || len(held) != 1 {
		return State{}, errNoPosition
	}
	if turn == "B" {
		s.turn = 1
	}
	copy(s.board[:], strings.ReplaceAll(board, ".", "\x00"))
	s.held, s.gaveUp = strings.ReplaceAll(held, ".", "\x00")[0], end != ""
	laid, err := bag.Parse(strings.ReplaceAll(board+held, ".", ""))
	rest, ok := s.bag.Minus(laid)
	if s.bag = rest; err != nil || !ok || s.String() != text {
		return State{}, errNoPosition
	}
	return s, nil
}

// A Step is a move that was made.
type Step = shape.Step[State, Player, Move]

// A Line is a move of a record.
type Line = shape.Line[Player, Move]

// A Record is a game as it is written down.
type Record content

type content = shape.Record[Options, Player, struct{}, Move]

var recordGame = record.Game[Options, Player, struct{}, Move]{
	Name: "carre", Least: 2, Most: 2, Table: &settings,
	Parse: func(_ *Options, token string) (Move, error) { return ParseMove(token) },
	Text:  func(_ *Options, m Move) string { return m.String() },
}

// ReadRecord reads a record.
func ReadRecord(r io.Reader, _ func(Options) (*Rules, error)) (Record, error) {
	c, err := recordGame.Read(r)
	return Record(c), err
}

// MarshalText returns the record as ReadRecord reads it.
func (r Record) MarshalText() ([]byte, error) { return recordGame.Append(nil, (*content)(&r)) }

// Replay plays the game by rules with the options of the record.
func (r Record) Replay(rules *Rules) iter.Seq2[Step, error] {
	return record.Replay[Step](func() (State, error) { return rules.Start(r.First), nil }, r.Moves, nil, State.Play)
}

const (
	notMove = "that is no move: draw with +1, or lay on a square, as in square5 ¦ " +
		"ce n’est pas un coup\u00a0: piochez par +1, ou posez sur une case, comme square5"
	isOver   = "the game is over ¦ la partie est finie"
	notYours = "it is the other player's turn ¦ c’est à l’autre joueur"
	hasDrawn = "a letter was drawn already ¦ une lettre est déjà piochée"
	mustDraw = "first a letter is drawn ¦ il faut d’abord piocher une lettre"
	notInBag = "the letter is not in the bag ¦ la lettre n’est pas dans le sac"
	notFree  = "that square is not free ¦ cette case n’est pas libre"
	noMove   = "that is not done in this game ¦ cela ne se fait pas à ce jeu"
)

var phrases = new(say.Phrases)
