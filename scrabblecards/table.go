package scrabblecards

import (
	"iter"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A cell is a letter on the table.
type cell struct {
	at   board.Square
	code uint8
}

// A table is the letters that lie on the table, by row and column, and nothing
// behind the last of them. The first letter of the first word is at (0,0).
//
// It has no edges, and yet a bound: each letter is laid beside one that lay there, or
// in one word with it, so from (0,0) to the farthest letter leads a chain of letters
// that were all laid in this game, each once. There are at most 102.
type table struct {
	cells [maxLetters]cell
	n     uint8
}

// before reports whether a comes before b, by row and then by column.
func before(a, b board.Square) bool {
	return a.Row < b.Row || a.Row == b.Row && a.Column < b.Column
}

// find returns where a square is among the cells, or belongs.
func (t *table) find(at board.Square) (int, bool) {
	low, high := 0, int(t.n)
	for low < high {
		if mid := (low + high) / 2; before(t.cells[mid].at, at) {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low, low < int(t.n) && t.cells[low].at == at
}

// at returns what lies on a square, or 0.
func (t *table) at(q board.Square) uint8 {
	if i, ok := t.find(q); ok {
		return t.cells[i].code
	}
	return 0
}

// put lays a letter on an empty square.
func (t *table) put(at board.Square, code uint8) {
	i, _ := t.find(at)
	copy(t.cells[i+1:t.n+1], t.cells[i:t.n])
	t.cells[i] = cell{at, code}
	t.n++
}

// A Letter is a letter on the table.
type Letter struct {
	At     board.Square
	Letter byte // A to Z, in lower case where a joker stands for it
}

func (t *table) letters() iter.Seq2[board.Square, byte] {
	cells := *t
	return func(yield func(board.Square, byte) bool) {
		for _, c := range cells.cells[:cells.n] {
			if !yield(c.at, codeByte(c.code)) {
				return
			}
		}
	}
}

// The links of a table say of each of its cells which one lies right before and right
// behind it, in either direction.
type links [2]struct{ prev, next [maxLetters]uint8 }

const none = 255 // no cell

func (t *table) link(l *links) {
	for d := range l {
		for i := range t.n {
			l[d].prev[i], l[d].next[i] = none, none
		}
	}
	join := func(d board.Direction, i, j int) { l[d].next[i], l[d].prev[j] = uint8(j), uint8(i) }
	below := 0
	for i, c := range t.cells[:t.n] {
		if i > 0 && t.cells[i-1].at.Next(board.Across, 1) == c.at {
			join(board.Across, i-1, i)
		}
		at := c.at.Next(board.Down, 1)
		for below < int(t.n) && before(t.cells[below].at, at) {
			below++
		}
		if below < int(t.n) && t.cells[below].at == at {
			join(board.Down, i, below)
		}
	}
}

// first returns the first cell of the run through a cell.
func (l *links) first(i int, d board.Direction) int {
	for l[d].prev[i] != none {
		i = int(l[d].prev[i])
	}
	return i
}

// starts reports whether a run of two or more letters begins with a cell.
func (l *links) starts(i int, d board.Direction) bool {
	return l[d].prev[i] == none && l[d].next[i] != none
}

// walk yields the cells of a run, from its first one on.
func (l *links) walk(i int, d board.Direction) iter.Seq[int] {
	return func(yield func(int) bool) {
		for at := uint8(i); at != none && yield(int(at)); at = l[d].next[at] {
		}
	}
}

// A run is letters in a row or a column, two or more.
type run struct {
	codes [grid.MaxTiles]uint8
	n     uint8        // its length, which may be more than codes has room for
	at    board.Square // of its first letter
	dir   board.Direction
}

// run returns the run that begins with a cell.
func (t *table) run(l *links, i int, d board.Direction) (w run) {
	w.at, w.dir = t.cells[i].at, d
	for at := range l.walk(i, d) {
		if int(w.n) < len(w.codes) {
			w.codes[w.n] = t.cells[at].code
		}
		w.n++
	}
	return w
}

func (w *run) text() string {
	return codesText(w.codes[:min(int(w.n), len(w.codes))])
}

// good reports whether the lexicon has the letters as a word. What a joker stands for
// is a letter like any other.
func good(r *Rules, codes []uint8) bool {
	var letters [grid.MaxTiles]uint8
	for i, c := range codes {
		letters[i] = c &^ grid.Joker
	}
	return r.graph.Contains(letters[:len(codes)])
}

// holds returns the place in w of a square, from 0, or -1.
func (w *run) holds(q board.Square) int {
	i, across := int(q.Column)-int(w.at.Column), int(q.Row)-int(w.at.Row)
	if w.dir == board.Down {
		i, across = across, i
	}
	if across != 0 || i < 0 || i >= int(w.n) {
		return -1
	}
	return i
}
