package scrabblecards_test

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// What stays on the table after a move (cards/leave, cards/leave-letters,
// cards/no-fragments, cards/leave-fragment).

// wordsOn is every word on the table, row by row, those across before those down.
func (c slowCells) wordsOn() (words []slowRun) {
	for _, at := range c.inOrder() {
		for _, d := range []board.Direction{board.Across, board.Down} {
			if c[at.plus(stepOf(d), -1)] == 0 && c[at.plus(stepOf(d), 1)] != 0 {
				words = append(words, c.run(nil, at, d))
			}
		}
	}
	return words
}

func compareRuns(a, b slowRun) int {
	return cmp.Or(a.at[0]-b.at[0], a.at[1]-b.at[1], int(a.direction)-int(b.direction))
}

// squares is where the letters of a word lie.
func (w slowRun) squares() (list []square) {
	for i := range len(w.text) {
		list = append(list, w.at.plus(stepOf(w.direction), i))
	}
	return list
}

// leave is the table after a placement, when all has been taken off that can be, and
// what has become of the words that it did not make.
func (g *referee) leave(c slowCells, laid []laidCard) (slowCells, lastMove) {
	after := c.with(laid)
	remains := slowCells{} // the letters that stay
	keep := func(w slowRun) {
		for _, sq := range w.squares() {
			remains[sq] = after[sq]
		}
	}
	// The words just formed or changed stay.
	var others []slowRun
	for _, w := range after.wordsOn() {
		if slices.ContainsFunc(laid, func(l laidCard) bool { return w.holds(l.at) }) {
			keep(w)
		} else {
			others = append(others, w)
		}
	}
	// A word of which more than one letter was used stays.
	var waiting, staying []slowRun
	for _, w := range others {
		used := 0
		for _, sq := range w.squares() {
			if remains[sq] != 0 {
				used++
			}
		}
		if used > 1 {
			staying = append(staying, w)
		} else {
			waiting = append(waiting, w)
		}
	}
	var last lastMove
	clause := map[slowRun]rulebook.Clause{}
	for _, w := range staying {
		clause[w] = law.CardsLeave
	}
	for {
		for _, w := range staying {
			keep(w)
		}
		// A word whose removal would leave a run that is no word stays.
		var still []slowRun
		staying = nil
		for _, w := range waiting {
			if g.leavesFragment(remains, w) {
				staying = append(staying, w)
				clause[w] = law.CardsLeaveFragment
			} else {
				still = append(still, w)
			}
		}
		if waiting = still; len(staying) == 0 {
			break
		}
		last.rounds++
	}
	for _, w := range others {
		left := stretches(remains, w)
		why := clause[w]
		switch long := slices.ContainsFunc(left, func(s string) bool { return len(s) > 1 }); {
		case why != "":
		case len(left) == 0:
			why = law.CardsLeave
		case len(left) == 1 && left[0] == w.text, !long: // only what belongs to words that stay
			why = law.CardsLeaveLetters
		default: // it leaves a word
			why = law.CardsLeaveFragment
		}
		w.clause = why
		if len(left) == 1 && left[0] == w.text {
			last.stayed = append(last.stayed, w)
		} else {
			last.off = append(last.off, w)
		}
	}
	return remains, last
}

// leavesFragment reports whether of a word some letters side by side would remain, but
// not all, that are no good word.
func (g *referee) leavesFragment(remains slowCells, w slowRun) bool {
	return slices.ContainsFunc(stretches(remains, w), func(s string) bool {
		return len(s) > 1 && len(s) < len(w.text) && !g.good(s)
	})
}

// stretches is the letters of a word that remain, those without a gap together.
func stretches(remains slowCells, w slowRun) (list []string) {
	var text []byte
	for i, sq := range append(w.squares(), square{1000, 1000}) {
		if i < len(w.text) && remains[sq] != 0 {
			text = append(text, remains[sq])
		} else if len(text) > 0 {
			list, text = append(list, string(text)), nil
		}
	}
	return list
}
