// Package puzzle makes and keeps puzzles: a position, and the moves that answer best what is asked
// in it. A game says what is asked, values the moves, and counts them again by another search; this
// package sets the conditions: one best answer by a margin, among several, and not on the surface.
// It knows no game.
package puzzle

import (
	"slices"

	"github.com/jeudelettres/lettres/game"
)

// A Kind is what one game asks in its puzzles. S is its State, and M its Move.
type Kind[S any, M game.Move] struct {
	Ask [2]string // the question, in French and in English

	// Margin is by how many points an answer has to be better than any other move.
	Margin int
	// Values returns all moves that could answer, with their points; none where nothing is asked.
	Values func(S) []Value[M]
	// Again returns the same by another search, which tries everything.
	Again func(S) []Value[M]
	// Plain reports whether eyes see the move without looking.
	Plain func(S, M) bool
	// Themes returns the themes of an answer, from computed facts; the steps are those of the game
	// before the position.
	Themes func(before []game.Step, s S, m M) []string
	// Hard returns by how many points of a rating an answer is harder to find than a usual one.
	Hard func(S, M) int
}

// A Value is a move that could answer, and what it brings.
type Value[M any] struct {
	Move   M
	Points int
}

// kind is a Kind without the types of a game.
type kind struct {
	ask    [2]string
	margin int
	values func(state any) []Value[game.Move]
	again  func(state any) []Value[game.Move]
	plain  func(state any, m game.Move) bool
	themes func(before []game.Step, state any, m game.Move) []string
	hard   func(state any, m game.Move) int
}

// Makes attaches a kind of puzzles to a game.
func Makes[S any, M game.Move](k Kind[S, M]) game.Part {
	boxed := func(values func(S) []Value[M]) func(any) []Value[game.Move] {
		return func(s any) (all []Value[game.Move]) {
			for _, v := range values(s.(S)) {
				all = append(all, Value[game.Move]{v.Move, v.Points})
			}
			return all
		}
	}
	return game.Extra(kind{
		ask: k.Ask, margin: k.Margin, values: boxed(k.Values), again: boxed(k.Again),
		plain:  func(s any, m game.Move) bool { return k.Plain(s.(S), m.(M)) },
		themes: func(before []game.Step, s any, m game.Move) []string { return k.Themes(before, s.(S), m.(M)) },
		hard:   func(s any, m game.Move) int { return k.Hard(s.(S), m.(M)) },
	})
}

// Has reports whether a game has puzzles.
func Has(g *game.Game) bool {
	_, ok := game.ExtraOf[kind](g)
	return ok
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

// Find makes a puzzle of a position, if it is one. The steps before it are those of the game.
func Find(before []game.Step, p game.Position) (Puzzle, bool) {
	k, ok := game.ExtraOf[kind](p.Rules().Game())
	if !ok || p.Over() {
		return Puzzle{}, false
	}
	all := k.values(p.Of())
	moves, points, next := best(all)
	if len(all) < fewest || len(moves) == len(all) || len(moves) > equal || points-next < k.margin ||
		slices.ContainsFunc(moves, func(m game.Move) bool { return k.plain(p.Of(), m) }) {
		return Puzzle{}, false
	}
	z := Puzzle{Position: p.String(), Points: points, Next: next}
	for _, m := range moves {
		z.Answers = append(z.Answers, m.String())
	}
	z.Themes = k.themes(before, p.Of(), moves[0])
	return z, true
}

// Asked reports whether the question of the game can be asked in a position at all: whether any
// move could answer.
func Asked(p game.Position) bool {
	k, ok := game.ExtraOf[kind](p.Rules().Game())
	return ok && !p.Over() && len(k.values(p.Of())) > 0
}

// Points returns what a move brings as an answer, and whether it can be one.
func Points(p game.Position, m game.Move) (int, bool) {
	k, ok := game.ExtraOf[kind](p.Rules().Game())
	if !ok {
		return 0, false
	}
	for _, v := range k.values(p.Of()) {
		if v.Move == m {
			return v.Points, true
		}
	}
	return 0, false
}
