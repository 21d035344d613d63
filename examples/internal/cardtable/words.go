package cardtable

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Texts is words as they lie, one after the other.
func Texts(words []scrabblecards.Word) string {
	var texts []string
	for _, w := range words {
		texts = append(texts, w.Text)
	}
	return strings.Join(texts, ", ")
}

// Sum is how the points of a placement come about, "MON 8 + MA 3 + OC 8", with the
// bonus for a whole hand of letters, if there is one.
func Sum(words []scrabblecards.Word, points int) string {
	var parts []string
	for _, w := range words {
		parts = append(parts, w.Text+" "+strconv.Itoa(w.Points))
		points -= w.Points
	}
	if points != 0 {
		parts = append(parts, strconv.Itoa(points))
	}
	return strings.Join(parts, " + ")
}

// squares yields the squares of a word.
func squares(w scrabblecards.Word) func(yield func([2]int) bool) {
	return func(yield func([2]int) bool) {
		at := [2]int{w.Row, w.Column}
		for range len(w.Text) {
			if !yield(at) {
				return
			}
			if w.Dir == scrabblecards.Across {
				at[1]++
			} else {
				at[0]++
			}
		}
	}
}

// A Reason is words that stay by one clause.
type Reason struct {
	Clause rulebook.Clause
	Words  []scrabblecards.Word
}

// Stayed is the words that a move left on the table, by the clause for which they
// stay: of most of them two letters were used (cards/leave); of some every letter
// belongs to other words that stay (cards/leave-letters); the others would have left
// what is no word (cards/leave-fragment).
func Stayed(e scrabblecards.Effect) (reasons []Reason) {
	formed := map[[2]int]bool{}
	for _, w := range e.Words {
		for at := range squares(w) {
			formed[at] = true
		}
	}
	add := func(c rulebook.Clause, w scrabblecards.Word) {
		for i := range reasons {
			if reasons[i].Clause == c {
				reasons[i].Words = append(reasons[i].Words, w)
				return
			}
		}
		reasons = append(reasons, Reason{c, []scrabblecards.Word{w}})
	}
	for i, w := range e.Stayed {
		others := map[[2]int]bool{}
		for j, other := range e.Stayed {
			for at := range squares(other) {
				others[at] = others[at] || i != j
			}
		}
		used, covered := 0, true
		for at := range squares(w) {
			if formed[at] {
				used++
			} else if !others[at] {
				covered = false
			}
		}
		switch {
		case used > 1:
			add(rulebook.CardsLeave, w)
		case covered:
			add(rulebook.CardsLeaveLetters, w)
		default:
			add(rulebook.CardsLeaveFragment, w)
		}
	}
	slices.SortFunc(reasons, func(a, b Reason) int { return cmp.Compare(a.Clause, b.Clause) })
	return reasons
}
