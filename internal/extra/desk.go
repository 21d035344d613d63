package extra

import (
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A Typed is a position on a board as people type it into a form.
type Typed struct {
	// Rows are those of the form, from above, with a point for an empty square; or nothing. A
	// small letter is a joker, or in Jago a blue letter.
	Rows   []string
	Racks  []string // of each player, the one on turn first
	Scores []int    // the same
	Second bool     // in Jago, Blue is on turn
	// Clipped says of a Form that there is more on the table than its rows hold.
	Clipped bool
}

// Asking holds the functions by which a game on a board answers questions about positions. S is its State and R its
// Rules.
type Asking[S, R any] struct {
	Rows, Columns int             // of the form
	Clause        rulebook.Clause // that wrong words are against
	Admitted      func(R) (*lexicon.Lexicon, lexicon.Classes)
	Typed         func(R, Typed) (S, error)
	Text          func(R, string) (S, error)
	Form          func(S) Typed
	Names         func(R) board.Notation
	Kind          func(r R, row, column int) string   // of a square; nil is none
	Small         func(R) int                         // small letters that a board can have; -1 is any number
	Best          func(S, show.Options) []game.Choice // all of them, the best first
	Ended         func(S, Typed) (S, bool)

	Example string // of a rack
	Cards   bool   // racks and the table have bonus cards, which no form shows
	Colours bool   // letters have colours, and no points
}

// A Desk answers questions about positions that people type. What they do not type is not
// known, and the answers say nothing that rests on it.
type Desk struct {
	rules *game.Rules
	ask   Asking[any, any]
}

// Answers attaches a Desk.
func Answers[S, R any](a Asking[S, R]) game.Part {
	ask := Asking[any, any]{
		Rows: a.Rows, Columns: a.Columns, Clause: a.Clause,
		Admitted: func(r any) (*lexicon.Lexicon, lexicon.Classes) { return a.Admitted(r.(R)) },
		Typed:    func(r any, t Typed) (any, error) { return a.Typed(r.(R), t) },
		Text:     func(r any, text string) (any, error) { return a.Text(r.(R), text) },
		Form:     func(s any) Typed { return a.Form(s.(S)) },
		Names:    func(r any) board.Notation { return a.Names(r.(R)) },
		Small:    func(r any) int { return a.Small(r.(R)) },
		Best:     func(s any, o show.Options) []game.Choice { return a.Best(s.(S), o) },
		Example:  a.Example, Cards: a.Cards, Colours: a.Colours,
		Ended: func(s any, t Typed) (any, bool) { return a.Ended(s.(S), t) },
	}
	if a.Kind != nil {
		ask.Kind = func(r any, row, column int) string { return a.Kind(r.(R), row, column) }
	}
	return game.Extra(ask)
}

// DeskOf returns who answers questions about positions on a board, and whether somebody does.
func DeskOf(r *game.Rules) (*Desk, bool) {
	ask, ok := game.ExtraOf[Asking[any, any]](r.Game())
	return &Desk{r, ask}, ok
}

// Size returns the squares that a form has.
func (d *Desk) Size() (rows, columns int) { return d.ask.Rows, d.ask.Columns }

// Typed returns the position that somebody has typed. An error says which field is wrong.
func (d *Desk) Typed(t Typed) (game.Position, error) {
	s, err := d.ask.Typed(d.rules.Of(), d.whole(t))
	if err != nil {
		return game.Position{}, err
	}
	return d.rules.At(s)
}

// whole returns t with a rack and a score for each player.
func (d *Desk) whole(t Typed) Typed {
	n := d.rules.Seats()
	t.Racks = append(slices.Clone(t.Racks), make([]string, n)...)[:n]
	t.Scores = append(slices.Clone(t.Scores), make([]int, n)...)[:n]
	return t
}

// Text reads a position as programs write it, in one line.
func (d *Desk) Text(text string) (game.Position, error) {
	s, err := d.ask.Text(d.rules.Of(), text)
	if err != nil {
		return game.Position{}, err
	}
	return d.rules.At(s)
}

// Form returns a position as people would type it. Not all of it may fit on the form.
func (d *Desk) Form(p game.Position) Typed { return d.ask.Form(p.Of()) }

// Best returns the best placements of the player on turn, at most so many, and how many there
// are.
func (d *Desk) Best(p game.Position, most int, o show.Options) ([]game.Choice, int) {
	all := d.ask.Best(p.Of(), o)
	return all[:min(most, len(all))], len(all)
}

// Ended returns the position when nobody plays any more, if that ends the game and all that
// counts then was typed.
func (d *Desk) Ended(p game.Position, t Typed) (game.Position, bool) {
	s, ok := d.ask.Ended(p.Of(), d.whole(t))
	if after, err := d.rules.At(s); ok && err == nil {
		return after, true
	}
	return p, false
}

// Word returns nil for a good word, or a violation.
func (d *Desk) Word(word string) error {
	l, classes := d.ask.Admitted(d.rules.Of())
	if l.Admits(word, classes) {
		return nil
	}
	format, args := phrase.Bad(l, word)
	return phrases.Violation(d.ask.Clause, "", word, format, args...)
}

// Example returns a rack as people type it.
func (d *Desk) Example() string { return d.ask.Example }

// Cards reports whether racks and the table have bonus cards, which no form shows.
func (d *Desk) Cards() bool { return d.ask.Cards }

// Colours reports whether letters have the colours of the players, and no points.
func (d *Desk) Colours() bool { return d.ask.Colours }

// Clause returns what words are judged by.
func (d *Desk) Clause() rulebook.Clause { return d.ask.Clause }

// Small returns how many small letters a board can have; -1 is any number.
func (d *Desk) Small() int { return d.ask.Small(d.rules.Of()) }

// Row and Column return what the edge of a form says.
func (d *Desk) Row(row int) string       { return d.ask.Names(d.rules.Of()).Row(row) }
func (d *Desk) Column(column int) string { return d.ask.Names(d.rules.Of()).Column(column) }

// Square returns how a square is called, and of which kind it is, "" where it is like others.
func (d *Desk) Square(row, column int) (name, kind string) {
	if d.ask.Kind != nil {
		kind = d.ask.Kind(d.rules.Of(), row, column)
	}
	return d.ask.Names(d.rules.Of()).Name(board.At(row, column), board.Across), kind
}
