package extra

import (
	"cmp"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/game"
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
func (s *AnySheet) Position(r *game.Rules, turn int) (game.Position, error) {
	state, err := s.place(r.Of(), turn)
	if err != nil {
		return game.Position{}, err
	}
	return r.At(state)
}

// Typing attaches positions that are typed as they lie on the table.
func Typing[S, R any](m Mats[S, R]) game.Part {
	return game.Extra(mats{
		sheet: func() *AnySheet {
			s := m.Sheet()
			return &AnySheet{s.Read, s.Names, func(r any, turn int) (any, error) { return s.Position(r.(R), turn) }}
		},
		lists: func(s any) []List { return m.Lists(s.(S)) },
		words: func(s any) iter.Seq2[int, string] { return m.Words(s.(S)) },
		ended: func(s any) (any, error) { return m.Ended(s.(S)) },
	})
}

// SheetOf returns an empty sheet; nil for games whose positions are typed as a board.
func SheetOf(g *game.Game) *AnySheet {
	if m, ok := game.ExtraOf[mats](g); ok {
		return m.sheet()
	}
	return nil
}

// A List is what a seat can do, the best first.
type List struct {
	Name string // that programs know it by: "laying"
	Seat int
	When string // "now", "pass" (when the seat on turn passes) or "drawn" (when the letters due are drawn)
	// Title returns the name of the list for people; nil has no other name than that.
	Title func(o show.Options) string
	Moves []Ranked
}

// Ranked is a move, and what it is worth by itself.
type Ranked struct {
	Text         string // of the move
	Word, Former string // what is laid and what it is made of, "" where that does not go without a board
	Points, Loss int    // what it brings, and costs an opponent
}

// ListsOf returns what can be done in a position: words that can be laid, the best first.
func ListsOf(p game.Position) []List {
	if p.Over() {
		return nil
	}
	g := p.Rules().Game()
	if m, ok := game.ExtraOf[mats](g); ok {
		return m.lists(p.Of())
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

// SeatWords yields the words that lie before the players, with their seats. For a board it yields
// none.
func SeatWords(p game.Position) iter.Seq2[int, string] {
	if m, ok := game.ExtraOf[mats](p.Rules().Game()); ok {
		return m.words(p.Of())
	}
	return func(func(int, string) bool) {}
}

// Ended returns the position if the game ends now. It is p where that cannot be known.
func Ended(p game.Position) (game.Position, error) {
	m, ok := game.ExtraOf[mats](p.Rules().Game())
	if !ok || p.Over() {
		return p, nil
	}
	s, err := m.ended(p.Of())
	if err != nil {
		return game.Position{}, err
	}
	return p.Rules().At(s)
}
