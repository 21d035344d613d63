package game

import (
	"cmp"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/show"
)

// A Sheet takes down a position that people type line by line as they see it on the table.
type Sheet[S, R any] interface {
	// Read reads a line.
	Read(line string) error
	// Names returns the names of all players.
	Names() []string
	// Position returns the position in which a seat is on turn.
	Position(rules R, turn int) (S, error)
}

// Mats holds the functions for positions that are typed as they lie on the table, and not on a
// board.
type Mats[S, R any] struct {
	Sheet func() Sheet[S, R]
	Lists func(S) []List                 // what can be done
	Words func(S) iter.Seq2[int, string] // that lie there, and before which seat
	Ended func(S) (S, error)             // the position if the game ends now
}

// mats is Mats without their types.
type mats struct {
	sheet func() *AnySheet
	lists func(state any) []List
	words func(state any) iter.Seq2[int, string]
	ended func(state any) (any, error)
}

// AnySheet is a Sheet of any game.
type AnySheet struct {
	// Read reads a line.
	Read func(line string) error
	// Names returns the names of all players.
	Names func() []string
	place func(r any, turn int) (any, error)
}

// Position returns the position in which a seat is on turn.
func (s *AnySheet) Position(r *Rules, turn int) (Position, error) {
	state, err := s.place(r.of, turn)
	if err != nil {
		return Position{}, err
	}
	return r.at(state), nil
}

// Typing attaches positions that are typed as they lie on the table.
func Typing[S, R any](m Mats[S, R]) Part {
	return func(g *Game) {
		g.mats = &mats{
			sheet: func() *AnySheet {
				s := m.Sheet()
				return &AnySheet{s.Read, s.Names, func(r any, turn int) (any, error) { return s.Position(r.(R), turn) }}
			},
			lists: func(s any) []List { return m.Lists(s.(S)) },
			words: func(s any) iter.Seq2[int, string] { return m.Words(s.(S)) },
			ended: func(s any) (any, error) { return m.Ended(s.(S)) },
		}
	}
}

// HasSheet reports whether positions are typed as they lie on the table, and not as a board.
func (g *Game) HasSheet() bool { return g.mats != nil }

// Sheet returns an empty sheet, nil where there is none.
func (g *Game) Sheet() *AnySheet {
	if g.mats == nil {
		return nil
	}
	return g.mats.sheet()
}

// A List is what a seat can do, the best first.
type List struct {
	Name string // that programs know it by: "laying"
	Seat int
	When string // "now", "pass" (when the seat on turn passes) or "drawn" (when the letters due are drawn)
	// Title is what people call the list; nil has no other name than that.
	Title func(o show.Options) string
	Moves []Ranked
}

// Ranked is a move, and what it is worth by itself.
type Ranked struct {
	Text         string // of the move
	Word, Former string // what is laid and what it is made of, "" where that does not go without a board
	Points, Loss int    // what it brings, and costs an opponent
}

// Lists returns what can be done in a position: words that can be laid, the best first.
func (p Position) Lists() []List {
	g := p.game()
	switch {
	case g == nil || p.Over():
		return nil
	case g.mats != nil:
		return g.mats.lists(p.state)
	}
	l := List{Name: "laying", Seat: p.Turn(), When: "now"}
	for m := range p.Moves(p.Turn()) {
		if n := p.Points(m); n > 0 || g.Kind(m) == "place" {
			l.Moves = append(l.Moves, Ranked{Text: p.Notation(m), Points: n})
		}
	}
	slices.SortFunc(l.Moves, func(a, b Ranked) int {
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Text, b.Text))
	})
	return []List{l}
}

// SeatWords yields the words that lie before the players, with their seats. Of a board it yields
// none.
func (p Position) SeatWords() iter.Seq2[int, string] {
	if g := p.game(); g != nil && g.mats != nil {
		return g.mats.words(p.state)
	}
	return func(func(int, string) bool) {}
}

// Ended returns the position if the game ends now.
func (p Position) Ended() (Position, error) {
	g := p.game()
	if g == nil || g.mats == nil || p.Over() {
		return p, nil
	}
	s, err := g.mats.ended(p.state)
	return Position{p.rules, s}, err
}
