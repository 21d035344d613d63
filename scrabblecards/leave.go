package scrabblecards

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/law"
)

// A leaving is what a placement leaves on the table, as marks of the cells of a laying.
type leaving struct {
	made  [maxLetters]bool // in a word that the move has made
	stays [maxLetters]bool
	used  [2][maxLetters]bool // of the first cell of a word: more than one letter was used
	kept  [2][maxLetters]bool // of the first cell: without the word there would be a fragment
}

// leave finds what stays after a placement: the words just formed or changed
// (cards/leave), those of which more than one letter was used, and those whose removal
// would leave a run that is no word (cards/no-fragments, cards/leave-fragment). The
// letters of a word that stays remain, whatever else they belong to
// (cards/leave-letters).
//
// Fragments are looked for round by round: all words that would leave one stay, and
// then what the others would leave is looked at anew. A word that stays leaves none.
func (l *laying) leave(r *Rules, v *leaving) {
	for _, at := range l.laid[:l.nLaid] {
		for d := range board.Down + 1 {
			if i := l.links.first(int(at), d); l.links.starts(i, d) {
				l.mark(i, d, &v.made)
			}
		}
	}
	v.stays = v.made
	for i, d := range l.runs {
		used := 0
		for at := range l.links.walk(i, d) {
			if v.made[at] {
				used++
			}
		}
		if used > 1 {
			v.used[d][i] = true
			l.mark(i, d, &v.stays)
		}
	}
	for changed := true; changed; {
		changed = false
		now := v.stays
		for i, d := range l.runs {
			if l.fragment(r, i, d, &now) {
				changed, v.kept[d][i] = true, true
				l.mark(i, d, &v.stays)
			}
		}
	}
}

// runs yields the first cell of each run, and its direction.
func (l *laying) runs(yield func(int, board.Direction) bool) {
	for i := range int(l.table.n) {
		for d := range board.Down + 1 {
			if l.links.starts(i, d) && !yield(i, d) {
				return
			}
		}
	}
}

// mark marks the letters of a run.
func (l *laying) mark(i int, d board.Direction, marks *[maxLetters]bool) {
	for at := range l.links.walk(i, d) {
		marks[at] = true
	}
}

// fragment reports whether of a run some letters side by side would be left, but not
// all, that are no word.
func (l *laying) fragment(r *Rules, i int, d board.Direction, stays *[maxLetters]bool) bool {
	var part [grid.MaxTiles]uint8
	n, gap := 0, false
	for at := i; ; at = int(l.links[d].next[at]) {
		if at != none && stays[at] {
			part[n] = l.table.cells[at].code
			n++
			continue
		}
		gap = gap || at != none
		if n > 1 && gap && !good(r, part[:n]) {
			return true
		}
		if n = 0; at == none {
			return false
		}
	}
}

// left returns the table with what stays.
func (l *laying) left(v *leaving) (t table) {
	for i, c := range l.table.cells[:l.table.n] {
		if v.stays[i] {
			t.cells[t.n] = c
			t.n++
		}
	}
	return t
}

// others returns the words that the placement has not made: those that are taken off, and
// those that stay, each with its clause.
func (l *laying) others(v *leaving) (off, stayed []Word) {
	var laid [maxLetters]bool
	for _, at := range l.laid[:l.nLaid] {
		laid[at] = true
	}
	for i, d := range l.runs {
		n, most, row, isLaid := 0, 0, 0, false // letters that stay, and the most of them side by side
		w := l.table.run(&l.links, i, d)
		for at := range l.links.walk(i, d) {
			isLaid = isLaid || laid[at]
			if v.stays[at] {
				n, row = n+1, row+1
			} else {
				row = 0
			}
			most = max(most, row)
		}
		word := Word{Text: w.text(), At: w.at, Direction: w.dir}
		switch {
		case isLaid:
			continue
		case v.used[d][i]:
			word.Clause = law.CardsLeave
		case v.kept[d][i]:
			word.Clause = law.CardsLeaveFragment
		case n == int(w.n):
			word.Clause = law.CardsLeaveLetters // each belongs to another word that stays
		case most > 1:
			word.Clause = law.CardsLeaveFragment // what it leaves is a word
		case n > 0:
			word.Clause = law.CardsLeaveLetters
		default:
			word.Clause = law.CardsLeave
		}
		if n == int(w.n) {
			stayed = append(stayed, word)
		} else {
			off = append(off, word)
		}
	}
	return off, stayed
}
