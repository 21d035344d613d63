package extra

import (
	"bytes"
	"cmp"
	"io"
	"iter"
	"path/filepath"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/internal/typed"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Transcript is a game as somebody wrote it down: as a [game.Record], or in another format that
// its game knows. It is replayed the same way, whatever it was.
type Transcript struct {
	Game    *game.Game
	Options string
	Format  string // the name of the format, "" for a Record
	// Players holds the names of the players in the text, and Names those that people give them.
	Players, Names []string
	Lexicon        string // the ID of the words, "" when they are not known
	Warnings       []rulebook.Note
	Moves          int
	First          int // the seat that begins

	// Square is the first square of a record that does not say how squares are named, and French
	// whether it was read as on French boards; "" where that is plain. Turns is how the option
	// for squares would turn that round, "" where there is none.
	Square string
	French bool
	Turns  string

	// Assumed holds the options that the text does not say, and that its moves ask for.
	Assumed []string

	// UnreadBy is the seat of the line that cannot be read, where one cannot.
	UnreadBy int

	// Record holds what was read where it is a Record.
	Record game.Record

	unread bool // something of it

	compile func(*lexicon.Lexicon) (*game.Rules, error)
	start   func(*game.Rules) (game.Position, error)
	replay  func(*game.Rules) iter.Seq2[Line, error]
	settle  func(game.Position) game.Position
}

// A Line is a move of a Transcript.
type Line struct {
	game.Step
	By   int    // the seat that it is written for, which need not be the one that made the move
	Text string // as it was written
	// Score and Total are the points that are written beside the move, if it is Scored.
	Score, Total int
	Points       bool
}

var mark = []byte("\uFEFF") // the byte order mark that a text may begin with

// Read reads a game of one of several kinds: in a format that one of them knows, or as the
// record of the game that its head names, the first of them where it names none. The path is
// that of the file, or "". With an error the Transcript has the moves above it; its Game is nil
// where nothing of it can be replayed. The rules, if they are not nil, are asked for where a move
// can only be read in its position, as in [game.Game.ReadRecord].
func Read(games []*game.Game, text []byte, path string, rules func(g *game.Game, options string) (*game.Rules, error)) (Transcript, error) {
	for _, g := range games {
		if f, ok := game.ExtraOf[format](g); ok && f.is(text, path) {
			return f.read(g, bytes.NewReader(text))
		}
	}
	t, err := readRecord(games, text, rules, false)
	if rules != nil && t.Turns != "" && !t.sound(rules) { // by words such as "vertical" the squares may be meant the other way
		if turned, e := readRecord(games, text, rules, true); e == nil && turned.sound(rules) {
			return turned, nil
		}
	}
	return t, err
}

// readRecord reads a record. Turned is to read its squares the other way than its heads suggest, where
// nothing says how.
func readRecord(games []*game.Game, text []byte, rules func(*game.Game, string) (*game.Rules, error), turned bool) (Transcript, error) {
	w, err := write(games, text, turned)
	if err != nil {
		return Transcript{}, err
	}
	var compiled func(string) (*game.Rules, error)
	if rules != nil {
		compiled = func(options string) (*game.Rules, error) { return rules(w.game, options) }
	}
	r, err := w.game.ReadRecord(bytes.NewReader(w.text), compiled)
	if err != nil && len(r.Moves) == 0 {
		return Transcript{}, w.inText(err)
	}
	t := transcriptOf(r, &w)
	t.UnreadBy, t.Assumed, t.unread = w.by(&r, err), w.assumed, err != nil
	return t, w.inText(err)
}

// sound reports whether all of the text can be read and no move of it is refused.
func (t *Transcript) sound(compile func(*game.Game, string) (*game.Rules, error)) bool {
	rules, err := compile(t.Game, t.Options)
	if err != nil || t.unread {
		return false
	}
	for _, err := range t.Replay(rules) {
		if err != nil {
			return false
		}
	}
	return true
}

// Headed returns the game that the head of a record names, the first of the games where it
// names none: then the first whose rules it names, as "règles : duplicate" does.
func Headed(games []*game.Game, text []byte) (*game.Game, error) {
	n, rules := 0, ""
	for line := range bytes.Lines(bytes.TrimPrefix(text, mark)) {
		n++
		line, _, _ = bytes.Cut(line, []byte("#"))
		words := bytes.Fields(line)
		key, value, _, head := typed.Head(string(line[:min(len(line), 200)]))
		switch {
		case len(words) == 0:
		case len(words) > 1 && string(words[0]) == "@game":
			name := string(bytes.ToValidUTF8(words[1][:min(len(words[1]), 40)], []byte("?")))
			if g, ok := game.Named(games, name); ok {
				return g, nil
			}
			return nil, &rulebook.RecordError{Line: n, Err: phrases.InputError(unknownGame, name)}
		case head && key == "@game":
			if g, ok := game.Find(games, value); ok {
				return g, nil
			}
			return nil, &rulebook.RecordError{Line: n, Err: phrases.InputError(unknownGame, typed.Short(strings.ToValidUTF8(value, "?")))}
		case head && key == "@rules":
			rules = value
		case len(words) > 1 && string(words[0]) == "@rules":
			rules = string(bytes.ToValidUTF8(words[1][:min(len(words[1]), 40)], []byte("?"))) // options may follow
		case words[0][0] != '@' && !head:
			text := headLine(line)
			if g, _, ok := title(games, text); ok {
				return g, nil
			}
			if versus(text) == nil {
				return ruled(games, rules), nil
			}
		}
	}
	return ruled(games, rules), nil
}

// ruled returns the first game that has rules of that name, and the first one where none has.
func ruled(games []*game.Game, rules string) *game.Game {
	for _, g := range games {
		w := written{game: g}
		if _, err := g.Options(w.value("@rules", rules)); rules != "" && err == nil {
			return g
		}
	}
	return games[0]
}

// IsFormat reports whether a text is a game in a format that is no record.
func IsFormat(games []*game.Game, text []byte, path string) bool {
	for _, g := range games {
		if f, ok := game.ExtraOf[format](g); ok && f.is(text, path) {
			return true
		}
	}
	return false
}

func transcriptOf(r game.Record, w *written) Transcript {
	if w.added > 0 {
		for i := range r.Moves {
			r.Moves[i].Line = w.line(r.Moves[i].Line)
		}
		for i := range r.Warnings {
			r.Warnings[i].Line = w.line(r.Warnings[i].Line)
		}
	}
	t := Transcript{
		Game: r.Game(), Options: r.Options(), Lexicon: r.Lexicon, Warnings: r.Warnings, Moves: len(r.Moves), First: r.First(), Record: r,
		compile: func(words *lexicon.Lexicon) (*game.Rules, error) {
			rules, err := r.Compile(words)
			return rules, w.inText(err)
		},
		start:  func(rules *game.Rules) (game.Position, error) { return rules.Start(r.First()), nil },
		settle: func(p game.Position) game.Position { return p },
	}
	t.replay = func(rules *game.Rules) iter.Seq2[Line, error] {
		return func(yield func(Line, error) bool) {
			n := 0
			for s, err := range r.Replay(rules) {
				l := Line{Step: s, By: s.Seat}
				if n < len(r.Moves) {
					l.Text = cmp.Or(r.Moves[n].Text, s.Move.String())
				}
				if n++; rules.Game().HasPoints() {
					l.Score, l.Total, l.Points = s.Scored()
				}
				if !yield(l, err) {
					return
				}
			}
		}
	}
	t.squares(&r, w)
	return t
}

// squares notes the first square that the text leaves open how to read.
func (t *Transcript) squares(r *game.Record, w *written) {
	if w.told || !w.french && len(r.Warnings) == 0 {
		return
	}
	for _, m := range r.Moves {
		if square, _, ok := spoken.Square(m.Text); ok {
			t.Square, t.French = square, w.french
			switch {
			case !w.silent:
			case w.french:
				t.Turns = board.Standard.String()
			default:
				t.Turns = board.French.String()
			}
			return
		}
	}
}

// Compile compiles the rules; nil words are the built-in ones.
func (t *Transcript) Compile(words *lexicon.Lexicon) (*game.Rules, error) { return t.compile(words) }

// Start returns the first position by rules with the options of the transcript.
func (t *Transcript) Start(rules *game.Rules) (game.Position, error) {
	p, err := t.start(rules)
	if t.Names == nil {
		for seat := range rules.Seats() {
			t.Names = append(t.Names, t.Record.Name(seat))
		}
		t.Players = t.Names
	}
	return p, err
}

// Replay plays the game by rules with the options of the transcript. The first move that they
// refuse ends it: its After is its Before.
func (t *Transcript) Replay(rules *game.Rules) iter.Seq2[Line, error] { return t.replay(rules) }

// Settled returns a position of the game with what the format does not tell: in some, nobody
// writes down what is drawn.
func (t *Transcript) Settled(p game.Position) game.Position { return t.settle(p) }

// A Format is another way to write a game down than a Record, such as GCG.
type Format[S, R any] struct {
	Name string
	// Extension is that of its files, and Is tells its texts from records.
	Extension string
	Is        func(text []byte) bool
	Read      func(io.Reader) (Script[S, R], error)
}

// A Script is what was read in another format. Without Options nothing of it can be replayed.
type Script[S, R any] struct {
	Options        string
	Players, Names []string // what the text calls the players, and what people call them
	First          int
	Moves          int
	Start          func(R) (S, error)
	Replay         func(R) iter.Seq2[Played[S], error]
	Settle         func(S) S // draws what is due
}

// Played is a move of a Script.
type Played[S any] struct {
	Before       S
	Seat, By     int // that made the move, and that it is written for
	Move         game.Move
	After        S
	Text         string
	Score, Total int
}

// format is a Format without its types.
type format struct {
	is   func(text []byte, path string) bool
	read func(g *game.Game, r io.Reader) (Transcript, error)
}

// Reads attaches another format.
func Reads[S, R any](f Format[S, R]) game.Part {
	is := func(text []byte, path string) bool {
		return strings.EqualFold(filepath.Ext(path), f.Extension) || f.Is(bytes.TrimPrefix(text, mark))
	}
	read := func(g *game.Game, r io.Reader) (Transcript, error) {
		s, err := f.Read(r)
		if s.Options == "" || err != nil && s.Moves == 0 {
			return Transcript{}, err
		}
		t := Transcript{
			Game: g, Options: s.Options, Format: f.Name, Players: s.Players, Names: s.Names, Moves: s.Moves, First: s.First,
			compile: func(words *lexicon.Lexicon) (*game.Rules, error) { return g.Compile(s.Options, words) },
			start: func(rules *game.Rules) (game.Position, error) {
				p, err := s.Start(rules.Of().(R))
				if err != nil {
					return game.Position{}, err
				}
				return rules.At(p)
			},
			settle: func(p game.Position) game.Position {
				settled, _ := p.Rules().At(s.Settle(p.Of().(S)))
				return settled
			},
		}
		t.replay = func(rules *game.Rules) iter.Seq2[Line, error] {
			return func(yield func(Line, error) bool) {
				for m, err := range s.Replay(rules.Of().(R)) {
					if err != nil {
						m.After = m.Before
					}
					step := game.Step{Seat: m.Seat, Move: m.Move}
					step.Before, _ = rules.At(m.Before)
					step.After, _ = rules.At(m.After)
					if !yield(Line{step, m.By, m.Text, m.Score, m.Total, true}, err) {
						return
					}
				}
			}
		}
		return t, err
	}
	return game.Extra(format{is, read})
}
