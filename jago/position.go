package jago

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
)

// Size is the number of rows and of columns of the board (jago/board).
const Size = 11

const squares = Size * Size

// Centre returns the square that the first word covers (jago/turn).
func Centre() board.Square { return board.At(Size/2, Size/2) }

const centre = squares / 2

// Inside the package a square is its number, row by row from 0 to 120.
const nowhere = 255 // a square that is not on the board

func squareOf(q int) board.Square { return board.At(q/Size, q%Size) }

// indexOf returns the number of a square, or nowhere.
func indexOf(at board.Square) int {
	if !at.In(Size, Size) {
		return nowhere
	}
	return int(at.Row)*Size + int(at.Column)
}

// stepOf returns the distance between the squares of a word.
func stepOf(d board.Direction) int {
	if d == board.Down {
		return Size
	}
	return 1
}

// placeOf returns the place of a square in its row or column, from 0.
func placeOf(q int, d board.Direction) int {
	if d == board.Down {
		return q / Size
	}
	return q % Size
}

// A cell is a square in a byte: its letter, the side of it that shows, and whose the
// words are that it is part of. 0 is an empty square. Where a letter is in no word
// across, or none down, that bit is 0.
type cell uint8

const (
	letterBits cell = 1<<5 - 1 // 1 to 26
	blueShows  cell = 1 << 5
	bluesWord  cell = 1 << 6 // of the word across; the next bit is of the word down
)

func (c cell) letter() uint8                  { return uint8(c & letterBits) }
func (c cell) colour() Player                 { return Player(c >> 5 & 1) }
func (c cell) owner(d board.Direction) Player { return Player(c >> (6 + d) & 1) }

// A position is what lies on the board and beside it.
type position struct {
	cells  [squares]cell
	score  [2]uint8 // how many letters show each colour
	beside bag.Bag  // letters that were replaced (jago/replaced)
	past   history  // what the words were before
}

func (p *position) empty() bool { return p.score == [2]uint8{} }

// A run is two or more letters in a row or a column.
type run struct {
	letters [Size]uint8
	n       uint8
	at      uint8 // the first square
	dir     board.Direction
}

func (w *run) text() string { return lettersText(w.letters[:w.n]) }

// good reports whether the lexicon has the word.
func (w *run) good(r *Rules) bool { return r.graph.Contains(w.letters[:w.n]) }

// square returns the i-th square of w.
func (w *run) square(i int) int { return int(w.at) + i*stepOf(w.dir) }

// run returns the run through a square that is not empty, or a single letter.
func (p *position) run(q int, d board.Direction) run { return p.runWith(q, d, p.cells[q].letter()) }

// runWith returns the run through a square when this letter lies on it.
func (p *position) runWith(q int, d board.Direction, letter uint8) (w run) {
	step, place, at := stepOf(d), placeOf(q, d), q
	for place > 0 && p.cells[at-step] != 0 {
		at, place = at-step, place-1
	}
	w.at, w.dir = uint8(at), d
	for ; place < Size; at, place = at+step, place+1 {
		c := p.cells[at].letter()
		if at == q {
			c = letter
		}
		if c == 0 {
			break
		}
		w.letters[w.n] = c
		w.n++
	}
	return w
}

// runs yields all runs of two or more letters, those across first.
func (p *position) runs(yield func(run) bool) {
	for d := board.Across; d <= board.Down; d++ {
		step := stepOf(d)
		for q := range squares {
			place := placeOf(q, d)
			if p.cells[q] == 0 || place > 0 && p.cells[q-step] != 0 || place == Size-1 || p.cells[q+step] == 0 {
				continue
			}
			if !yield(p.run(q, d)) {
				return
			}
		}
	}
}

// firstBad returns the first run that is not a word, if there is one.
func (p *position) firstBad(r *Rules) (bad run, found bool) {
	for w := range p.runs {
		if !w.good(r) {
			return w, true
		}
	}
	return run{}, false
}

// owner returns who owns a word (jago/colour-owner). A run that is on the way belongs to the opponent
// of its maker where one of its words did (jago/colour-joined), and other runs that are not words belong to
// the player who laid them.
func (p *position) owner(w *run) Player { return p.cells[w.at].owner(w.dir) }

func (p *position) own(w *run, owner Player) {
	bit := bluesWord << w.dir
	for i := range int(w.n) {
		c := &p.cells[w.square(i)]
		if *c &^= bit; owner == Blue {
			*c |= bit
		}
	}
}

// flip shows a letter in the colour of a player.
func (p *position) flip(q int, to Player) {
	if was := p.cells[q].colour(); was != to {
		p.score[was]--
		p.score[to]++
		p.cells[q] ^= blueShows
	}
}
