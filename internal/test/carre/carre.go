// Package carre is a fifth game, small enough for a lesson, with which tests show that programs
// over all games need not know the games: docs/adding-a-game.md goes through it.
//
// Le carré is noughts and crosses with letters. In turn two players draw a letter and lay it on
// a free square of three by three. Whoever completes a word of the dictionary in a row or a
// column scores a point for it. When all squares are taken, the most points win.
package carre

import (
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// The clauses of the game.
const (
	Turn  rulebook.Clause = "carre/turn"
	Draw  rulebook.Clause = "carre/draw"
	Lay   rulebook.Clause = "carre/lay"
	End   rulebook.Clause = "carre/end"
	Given rulebook.Clause = "carre/given-up"
)

// A Player is A or B.
type Player uint8

func (p Player) String() string { return string(rune('A' + p)) }

// Rules are compiled Options.
type Rules struct {
	options Options
	words   *lexicon.Lexicon
}

// Compile compiles options with a lexicon.
func Compile(o Options, words *lexicon.Lexicon) (*Rules, error) {
	if err := o.Validate(); err != nil {
		return nil, err
	}
	if words == nil {
		return nil, errors.New("carre: there is no lexicon")
	}
	return &Rules{o, words}, nil
}

// Options returns the options that the rules were compiled from.
func (r *Rules) Options() Options { return r.options }

// Lexicon returns the words that the rules were compiled with.
func (r *Rules) Lexicon() *lexicon.Lexicon { return r.words }

// Start returns the first position.
func (r *Rules) Start(first Player) State { return State{rules: r, turn: first & 1, bag: bag.Jago()} }

// squares are more than a board has.
const squares = MaxSize * MaxSize

// A State is a position: the board, row by row, and the letter that the player on turn has
// drawn. The zero State is none.
type State struct {
	rules  *Rules
	board  [squares]byte
	bag    bag.Bag
	held   byte
	turn   Player
	scores [2]int8
	gaveUp bool // the player on turn
}

func (s State) size() int {
	if s.rules == nil {
		return 0
	}
	return s.rules.options.Size
}

// Players yields both.
func (s State) Players() iter.Seq[Player] {
	return func(yield func(Player) bool) { _ = s.rules != nil && yield(0) && yield(1) }
}

// Turn returns the player who draws and lays.
func (s State) Turn() Player { return s.turn }

// CanAct reports whether a player is on turn.
func (s State) CanAct(p Player) bool { return s.rules != nil && !s.over() && p == s.turn }

// Due returns 1 before a letter is drawn.
func (s State) Due() int {
	if s.CanAct(s.turn) && s.held == 0 {
		return 1
	}
	return 0
}

// Score returns the words that a player has completed.
func (s State) Score(p Player) int {
	if p > 1 {
		return 0
	}
	return int(s.scores[p])
}

// Points returns the words that a move completes.
func (s State) Points(m Move) int {
	if m.kind != laying || s.check(s.turn, m) != nil {
		return 0
	}
	s.board[m.at] = s.held
	return s.completed(int(m.at))
}

// completed returns the words through a square.
func (s State) completed(at int) (words int) {
	n := s.size()
	row, column := at/n, at%n
	for _, line := range [2]func(i int) byte{
		func(i int) byte { return s.board[row*n+i] },
		func(i int) byte { return s.board[i*n+column] },
	} {
		var word []byte
		for i := range n {
			if c := line(i); c != 0 {
				word = append(word, c)
			}
		}
		if len(word) == n && s.rules.words.Contains(string(word)) {
			words++
		}
	}
	return words
}

func (s State) over() bool {
	if s.gaveUp {
		return true
	}
	for at := range s.size() * s.size() {
		if s.board[at] == 0 {
			return false
		}
	}
	return true
}

// Open yields nothing: there are no contests.
func (s State) Open() iter.Seq2[Player, Move] { return func(func(Player, Move) bool) {} }

// Moves yields a draw, or each free square.
func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		if !s.CanAct(p) {
			return
		}
		if s.held == 0 {
			yield(Move{kind: drawing})
			return
		}
		for at := range s.size() * s.size() {
			if s.board[at] == 0 && !yield(Move{kind: laying, at: uint8(at)}) {
				return
			}
		}
	}
}

// Check returns why a completed move is refused.
func (s State) Check(p Player, m Move) error {
	if c := s.check(p, m); c != nil {
		return c
	}
	return nil
}

func (s State) check(p Player, m Move) *rulebook.Violation {
	refuse := func(c rulebook.Clause, why string) *rulebook.Violation {
		return phrases.Violation(c, m.String(), "", why)
	}
	switch {
	case s.rules == nil || s.over():
		return refuse(End, isOver)
	case m.kind == resigning && p < 2 && p == s.turn:
		return nil
	case p != s.turn:
		return refuse(Turn, notYours)
	case m.kind == drawing && s.held != 0:
		return refuse(Draw, hasDrawn)
	case m.kind == drawing && s.bag.Count(m.letter) == 0:
		return refuse(Draw, notInBag)
	case m.kind == laying && s.held == 0:
		return refuse(Draw, mustDraw)
	case m.kind == laying && (int(m.at) >= s.size()*s.size() || s.board[m.at] != 0):
		return refuse(Lay, notFree)
	case m.kind != drawing && m.kind != laying:
		return refuse(Turn, noMove)
	}
	return nil
}

// Complete draws the letter of a draw, whatever letter came with it, and checks the move.
func (s State) Complete(rng *rand.Rand, p Player, m Move) (Move, error) {
	done := m.Decision()
	if m.kind == drawing && s.bag.Len() > 0 && rng != nil {
		drawn, _ := s.bag.Draw(rng, 1)
		done.letter = drawn.String()[0]
	}
	if err := s.Check(p, done); err != nil {
		return m, err
	}
	return done, nil
}

// Play returns the position after a completed move.
func (s State) Play(p Player, m Move) (State, error) {
	if err := s.Check(p, m); err != nil {
		return s, err
	}
	switch m.kind {
	case drawing:
		s.held = m.letter
		s.bag, _ = s.bag.Minus(bag.Of([]byte{m.letter}))
	case laying:
		s.scores[p] += int8(s.Points(m))
		s.board[m.at], s.held, s.turn = s.held, 0, 1-p
	case resigning:
		s.gaveUp = true
	}
	return s, nil
}

// An Effect is what a move does.
type Effect struct {
	Player Player
	Points int
	Clause rulebook.Clause
}

// Effect returns what a completed move does.
func (s State) Effect(p Player, m Move) (Effect, error) {
	if err := s.Check(p, m); err != nil {
		return Effect{}, err
	}
	return Effect{p, s.Points(m), map[kind]rulebook.Clause{drawing: Draw, laying: Lay, resigning: Given}[m.kind]}, nil
}

// Outcome returns who has won, and whether the game is over.
func (s State) Outcome() (Outcome, bool) {
	if s.rules == nil || !s.over() {
		return Outcome{}, false
	}
	o := Outcome{Scores: [2]int{int(s.scores[0]), int(s.scores[1])}, End: End}
	switch {
	case s.gaveUp:
		o.Winner, o.End = 1-s.turn, Given
	case o.Scores[0] < o.Scores[1]:
		o.Winner = 1
	default:
		o.Drawn = o.Scores[0] == o.Scores[1]
	}
	return o, true
}

// An Outcome is the result of a game.
type Outcome struct {
	Drawn  bool
	Winner Player
	Scores [2]int
	End    rulebook.Clause
}

func (o Outcome) String() string { return fmt.Sprintf("%d to %d", o.Scores[0], o.Scores[1]) }

// A View is a position as a player sees it: all of it.
type View struct {
	position
	viewer Player
}

// position is a State, of which a View shows all but what makes moves.
type position = State

// View returns what a player knows.
func (s State) View(p Player) View { return View{s, p} }

// Viewer returns whose view it is.
func (v View) Viewer() Player { return v.viewer }

// Moves yields the decisions of the viewer.
func (v View) Moves() iter.Seq[Move] { return v.position.Moves(v.viewer) }

// Check returns why a move of the viewer is refused.
func (v View) Check(m Move) error { return v.position.Check(v.viewer, m) }

// ParseMove reads a move of the viewer.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) {
	return v.position.ParseMove(v.viewer, text)
}

func (v View) String() string { return v.viewer.String() + " " + v.position.String() }

// ParseView reads the text of a view.
func (r *Rules) ParseView(text string) (View, error) {
	who, state, _ := strings.Cut(text, " ")
	s, err := r.ParseState(state)
	if err == nil && who != "A" && who != "B" {
		err = errNoPosition
	}
	if err != nil {
		return View{}, err
	}
	return s.View(Player(who[0] - 'A')), nil
}

// Hash returns a hash of the position.
func (s State) Hash() uint64 { return hash.New().Bytes([]byte(s.String())).Sum() }
