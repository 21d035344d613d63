// Package puzzle makes and keeps puzzles: a position, and the moves that answer best what is asked
// in it. A game says what is asked, values the moves, and counts them again by another search; this
// package sets the conditions: one best answer by a margin, among several, and not on the surface.
// It knows no game.
package puzzle

import (
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/bilingual"
)

// A Kind is one question that a game asks in its puzzles. S is its State, and M its Move.
type Kind[S any, M game.Move] struct {
	// When reports whether this is the question in a position.
	When func(S) bool
	// Ask returns the question, in French and in English.
	Ask func(S) [2]string

	// Margin is by how many points an answer has to be better than any other move.
	Margin int
	// Values returns all moves that could answer, with their points.
	Values func(S) []Value[M]
	// Worth returns the points of one move, and whether it could answer.
	Worth func(S, M) (int, bool)
	// Again returns the same as Values by another search, which tries everything.
	Again func(S) []Value[M]
	// Plain reports whether eyes see the move without looking.
	Plain func(S, M) bool
	// Themes returns the themes of an answer, from computed facts; the steps are those of the game
	// before the position.
	Themes func(before []game.Step, s S, m M) []string
	// Words returns the words that a move makes, the one laid first.
	Words func(S, M) []string
}

// A Value is a move that could answer, and what it brings.
type Value[M any] struct {
	Move   M
	Points int
}

// kind is a Kind without the types of a game.
type kind struct {
	when   func(state any) bool
	ask    func(state any) [2]string
	margin int
	values func(state any) []Value[game.Move]
	worth  func(state any, m game.Move) (int, bool)
	again  func(state any) []Value[game.Move]
	plain  func(state any, m game.Move) bool
	themes func(before []game.Step, state any, m game.Move) []string
	words  func(state any, m game.Move) []string
}

// kinds are those of a game; the first whose When holds counts.
type kinds []kind

// Makes attaches kinds of puzzles to a game. In a position the first counts whose When holds.
func Makes[S any, M game.Move](all ...Kind[S, M]) game.Part {
	var boxed kinds
	for _, k := range all {
		boxed = append(boxed, k.boxed())
	}
	return game.Extra(boxed)
}

func (k Kind[S, M]) boxed() kind {
	boxed := func(values func(S) []Value[M]) func(any) []Value[game.Move] {
		return func(s any) (all []Value[game.Move]) {
			for _, v := range values(s.(S)) {
				all = append(all, Value[game.Move]{v.Move, v.Points})
			}
			return all
		}
	}
	return kind{
		when: func(s any) bool { return k.When(s.(S)) },
		ask:  func(s any) [2]string { return k.Ask(s.(S)) }, margin: k.Margin,
		values: boxed(k.Values), again: boxed(k.Again),
		worth:  func(s any, m game.Move) (int, bool) { return k.Worth(s.(S), m.(M)) },
		plain:  func(s any, m game.Move) bool { return k.Plain(s.(S), m.(M)) },
		themes: func(before []game.Step, s any, m game.Move) []string { return k.Themes(before, s.(S), m.(M)) },
		words:  func(s any, m game.Move) []string { return k.Words(s.(S), m.(M)) },
	}
}

// Has reports whether a game has puzzles.
func Has(g *game.Game) bool {
	_, ok := game.ExtraOf[kinds](g)
	return ok
}

// kindAt returns what is asked in a position, if anything is.
func kindAt(p game.Position) (k kind, ok bool) {
	all, _ := game.ExtraOf[kinds](p.Rules().Game())
	if p.Over() {
		return k, false
	}
	i := slices.IndexFunc(all, func(k kind) bool { return k.when(p.Of()) })
	if i < 0 {
		return k, false
	}
	return all[i], true
}

const (
	fewest = 5 // moves that could answer
	equal  = 3 // answers that are equally good, at most
)

// best returns the moves of most points, the points, and those of the best other move. The order
// is that of the notation.
func best(all []Value[game.Move]) (moves []game.Move, points, next int) {
	slices.SortFunc(all, func(a, b Value[game.Move]) int { return b.Points - a.Points })
	for _, v := range all {
		if v.Points < all[0].Points {
			next = v.Points
			break
		}
		moves = append(moves, v.Move)
	}
	slices.SortFunc(moves, func(a, b game.Move) int {
		return slices.Compare([]byte(a.String()), []byte(b.String()))
	})
	if len(all) > 0 {
		points = all[0].Points
	}
	return moves, points, next
}

// Find makes a puzzle of a position, if it is one. The steps before it are those of the game. Asked tells whether
// the question can be asked there at all: whether any move could answer.
func Find(before []game.Step, p game.Position) (z Puzzle, asked, ok bool) {
	k, ok := kindAt(p)
	if !ok {
		return Puzzle{}, false, false
	}
	all := k.values(p.Of())
	moves, points, next := best(all)
	if len(all) < fewest || len(moves) == len(all) || len(moves) > equal || points-next < k.margin ||
		slices.ContainsFunc(moves, func(m game.Move) bool { return k.plain(p.Of(), m) }) {
		return Puzzle{}, len(all) > 0, false
	}
	z = Puzzle{Position: p.String(), Points: points, Next: next}
	for _, m := range moves {
		z.Answers = append(z.Answers, m.String())
	}
	z.Themes = k.themes(before, p.Of(), moves[0])
	return z, true, true
}

// Points returns what a move brings as an answer, and whether it can be one.
func Points(p game.Position, m game.Move) (int, bool) {
	if k, ok := kindAt(p); ok {
		return k.worth(p.Of(), m)
	}
	return 0, false
}

// Ask returns what is asked in a position.
func Ask(p game.Position, tag language.Tag) string {
	k, ok := kindAt(p)
	if !ok {
		return ""
	}
	if ask := k.ask(p.Of()); bilingual.Match(tag) == language.French {
		return bilingual.Typeset(ask[0])
	} else {
		return ask[1]
	}
}

// Words returns the words that a move makes in a position, the one laid first.
func Words(p game.Position, m game.Move) []string {
	k, ok := kindAt(p)
	if !ok {
		return nil
	}
	return k.words(p.Of(), m)
}
