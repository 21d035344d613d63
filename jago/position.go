package jago

import (
	"github.com/jeudelettres/lettres/bag"
)

// A position is what lies on the board and beside it.
type position struct {
	letters [squares]uint8  // 1 to 26, 0 for an empty square
	colours [squares]Player // which side of a letter shows
	// owners is, for each letter and the word across or down that it is in, whose the
	// word is, plus 1; 0 where it is in none. A word is its last maker's
	// (jago/colour-owner).
	owners [2][squares]uint8
	beside bag.Bag // letters that were replaced (jago/replaced)
	// former is the shapes that words have had and may not get back: those of their
	// present length, since no word ever gets shorter (jago/steal-back).
	former former
	shown  [2]uint8 // how many letters each colour has
}

// A run is two or more letters in a row or a column.
type run struct {
	letters [Size]uint8
	n       int
	at      int // the first square
	dir     Direction
}

func (w *run) text() string { return lettersText(w.letters[:w.n]) }

// good reports whether the lexicon has the word.
func (w *run) good(r *Rules) bool { return r.graph.Contains(w.letters[:w.n]) }

// squares yields the squares of w.
func (w *run) squares(yield func(i, q int) bool) {
	for i := range w.n {
		if !yield(i, w.at+i*w.dir.step()) {
			return
		}
	}
}

// run is the run through a square that is not empty, or a single letter.
func (p *position) run(q int, d Direction) (w run) {
	step := d.step()
	_, place := d.line(q)
	for place > 0 && p.letters[q-step] != 0 {
		q, place = q-step, place-1
	}
	w.at, w.dir = q, d
	for ; place < Size && p.letters[q] != 0; q, place = q+step, place+1 {
		w.letters[w.n] = p.letters[q]
		w.n++
	}
	return w
}

// runs yields all runs of two or more letters, those across first.
func (p *position) runs(yield func(run) bool) {
	for d := Across; d <= Down; d++ {
		for q := range squares {
			if p.letters[q] == 0 {
				continue
			}
			if _, place := d.line(q); place > 0 && p.letters[q-d.step()] != 0 {
				continue
			}
			if w := p.run(q, d); w.n > 1 && !yield(w) {
				return
			}
		}
	}
}

// firstBad is the first run that is no word, if there is one.
func (p *position) firstBad(r *Rules) (bad run, found bool) {
	for w := range p.runs {
		if !w.good(r) {
			return w, true
		}
	}
	return run{}, false
}

// owner is whose the word is that has a letter in direction d.
func (p *position) owner(q int, d Direction) (Player, bool) {
	o := p.owners[d][q]
	return Player(o - 1), o > 0
}

// turn shows a letter in the colour of a player, and reports whether it did not before.
func (p *position) turn(q int, to Player) bool {
	if p.colours[q] == to {
		return false
	}
	p.shown[p.colours[q]]--
	p.shown[to]++
	p.colours[q] = to
	return true
}
