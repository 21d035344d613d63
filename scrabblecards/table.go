package scrabblecards

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/option"
)

// A cell is a letter on the table.
type cell struct {
	row, col int8
	code     uint8
}

func (c cell) compare(o cell) int {
	return cmp.Or(cmp.Compare(c.row, o.row), cmp.Compare(c.col, o.col))
}

// A table is the letters that lie on the table, by row and column, and nothing
// behind the last of them. The first letter of the first word is at (0,0), and rows
// grow downward.
//
// It has no edges, and yet a bound: each letter is laid beside one that lay there, or
// in one word with it, so from (0,0) to the farthest letter leads a chain of letters
// that were all laid in this game, each once. There are at most 102.
type table struct {
	cells [maxLetters]cell
	n     uint8
}

// find is where a square stands among the cells, or should.
func (t *table) find(row, col int) (int, bool) {
	c := cell{row: int8(row), col: int8(col)}
	if int(c.row) != row || int(c.col) != col { // farther than any letter lies
		return 0, false
	}
	return slices.BinarySearchFunc(t.cells[:t.n], c, cell.compare)
}

// at is what lies on a square, or 0.
func (t *table) at(row, col int) uint8 {
	if i, ok := t.find(row, col); ok {
		return t.cells[i].code
	}
	return 0
}

// put lays a letter on an empty square within bounds.
func (t *table) put(row, col int, code uint8) {
	i, _ := t.find(row, col)
	copy(t.cells[i+1:t.n+1], t.cells[i:t.n])
	t.cells[i] = cell{int8(row), int8(col), code}
	t.n++
}

// A Direction is where a word goes.
type Direction uint8

const (
	Across Direction = iota // from left to right
	Down                    // from top to bottom
)

var directionNames = []string{"across", "down"}

// String is across or down.
func (d Direction) String() string { return option.Name(d, directionNames) }

// step is the square n squares on from another.
func (d Direction) step(row, col, n int) (int, int) {
	if d == Down {
		return row + n, col
	}
	return row, col + n
}

// A run is letters in a row or a column, two or more.
type run struct {
	codes    [grid.MaxTiles]uint8
	n        int // its length, which may be more than codes has room for
	row, col int // of its first letter
	dir      Direction
}

// run is the run through a square that is not empty.
func (t *table) run(row, col int, d Direction) (w run) {
	for {
		r, c := d.step(row, col, -1)
		if t.at(r, c) == 0 {
			break
		}
		row, col = r, c
	}
	w = run{row: row, col: col, dir: d}
	for {
		code := t.at(row, col)
		if code == 0 {
			return w
		}
		if w.n < len(w.codes) {
			w.codes[w.n] = code
		}
		w.n++
		row, col = d.step(row, col, 1)
	}
}

// letters is the word without regard to jokers.
func (w *run) letters() (letters [grid.MaxTiles]uint8) {
	for i := range min(w.n, len(w.codes)) {
		letters[i] = w.codes[i] &^ grid.Joker
	}
	return letters
}

func (w *run) text() string {
	var text [grid.MaxTiles]byte
	n := min(w.n, len(w.codes))
	for i := range n {
		text[i] = codeByte(w.codes[i])
	}
	return string(text[:n])
}

// good reports whether the lexicon has the word.
func (w *run) good(r *Rules) bool {
	letters := w.letters()
	return w.n <= len(letters) && r.graph.Contains(letters[:w.n])
}

// holds is the place in w of a square, from 0, or -1.
func (w *run) holds(row, col int) int {
	i, across := col-w.col, row-w.row
	if w.dir == Down {
		i, across = across, i
	}
	if across != 0 || i < 0 || i >= w.n {
		return -1
	}
	return i
}
