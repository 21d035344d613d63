package jago

import (
	"math/bits"
	"slices"

	"github.com/jeudelettres/lettres/internal/grid"
)

// A search finds the placements and thefts of one player, line by line, with the
// GADDAG of the words (see package grid). It is not [grid.Search], since letters may be
// replaced here: a square with a letter can keep it, or take one of the letters in swap.
//
// A placement starts at the first square of its line that it shares with what lies on
// the board: one with a letter, or one that a letter of another line touches. Squares
// before that are empty and touch nothing.
type search struct {
	s     *State
	by    Player
	graph *grid.Graph
	rack  [27]uint8
	count [27]uint8 // the letters left, of the rack and beside the board
	have  uint32

	dir    Direction
	number int
	letter [Size + 2]uint8  // of the line, from 1 on, 0 before and behind it
	fits   [Size + 2]uint32 // what can be laid on a square, or take the place of its letter
	joins  [Size + 2]bool   // the square shares something with what lies on the board
	swaps  int              // how many letters a placement in the line may replace at most

	start, min int // where the words begin that are searched, and their first square at least
	first      int // the first letter of a word, once it goes on to the right
	word       [Size + 2]uint8
	swapped    int
	laid       int

	texts texts
	dst   []Move
}

// appendPlacements appends what by can lay, and steal, so that every run is a word
// afterwards. Letters come from the rack first.
func (s *State) appendPlacements(dst []Move, by Player) []Move {
	h := search{s: s, by: by, graph: s.rules.graph, dst: dst}
	letters, _ := s.racks[by].Counts()
	beside, _ := s.beside.Counts()
	for i, n := range letters {
		h.rack[i+1] = n
		if h.count[i+1] = n + beside[i]; h.count[i+1] > 0 {
			h.have |= 1 << (i + 1)
		}
	}
	if h.have == 0 {
		return dst
	}
	_, broken := s.firstBad(s.rules)
	from := len(dst)
	for d := Across; d <= Down; d++ {
		if d == Down && s.shown == [2]uint8{} {
			h.mirror(from)
			break
		}
		for number := range Size {
			h.set(d, number)
			h.line()
		}
	}
	dst = h.dst
	if broken { // an earlier word of the turn has left a run that is none
		dst = append(dst[:from], s.mending(dst[from:], by)...)
	}
	return dst
}

// mirror appends the words down of an empty board, which are those across.
func (h *search) mirror(from int) {
	for _, m := range h.dst[from:] {
		m.dir, m.at = Down, m.at%Size*Size+m.at/Size
		h.dst = append(h.dst, m)
	}
}

// mending is those placements after which every run is a word.
func (s *State) mending(all []Move, by Player) []Move {
	n := 0
	for _, m := range all {
		l := s.position.lay(s.rules, by, &m, nil)
		after := s.position
		after.apply(by, &m, &l)
		if _, bad := after.firstBad(s.rules); !bad {
			all[n] = m
			n++
		}
	}
	return all[:n]
}

// set lays out a row or a column.
func (h *search) set(d Direction, number int) {
	p := &h.s.position
	h.dir, h.number, h.swaps = d, number, 0
	q := number * (d ^ 1).step()
	empty := p.shown == [2]uint8{}
	for i := 1; i <= Size; i, q = i+1, q+d.step() {
		h.letter[i] = p.letters[q]
		h.fits[i], h.joins[i] = p.across(h.graph, q, d)
		if p.letters[q] == 0 {
			h.joins[i] = h.joins[i] || empty && q == int(Centre)
			continue
		}
		h.joins[i] = true
		if !h.mayReplace(q) {
			h.fits[i] = 0
		}
		if h.letter[i-1] == 0 { // each word of the line may be stolen
			h.swaps += mostReplaced(p.run(q, d).n)
		}
	}
}

// mayReplace reports whether a letter is in words of the opponent's alone, and in one at
// least.
func (h *search) mayReplace(q int) bool {
	in := 0
	for d := Across; d <= Down; d++ {
		switch owner, ok := h.s.owner(q, d); {
		case ok && owner == h.by:
			return false
		case ok:
			in++
		}
	}
	return in > 0
}

// across is the letters that the run across a word in direction d admits on a square,
// and whether there is one.
func (p *position) across(g *grid.Graph, q int, d Direction) (fits uint32, crossed bool) {
	other := d ^ 1
	step := other.step()
	_, place := other.line(q)
	var before, after [Size]uint8
	nb, na := 0, 0
	for at := place - 1; at >= 0 && p.letters[q-(nb+1)*step] != 0; at-- {
		before[nb] = p.letters[q-(nb+1)*step]
		nb++
	}
	for at := place + 1; at < Size && p.letters[q+(na+1)*step] != 0; at++ {
		after[na] = p.letters[q+(na+1)*step]
		na++
	}
	if nb+na == 0 {
		return grid.All, false
	}
	return g.Fits(before[:nb], after[:na]), true
}

// line searches each start of the line.
func (h *search) line() {
	free := 1 // the first square that can be covered without an earlier start
	for i := 1; i <= Size; i++ {
		if h.letter[i] == 0 && !h.joins[i] {
			if h.letter[i-1] != 0 {
				free = i + 1 // beside a letter, which would be covered too
			}
			continue
		}
		if h.letter[i-1] == 0 {
			h.start, h.min = i, free
			h.on(i, h.graph.Root(), h.have, false)
		}
		free = i + 1
	}
}

// on keeps, replaces or lays what stands on the square i: to the left up to the first
// letter of a word, and then behind the start to the right.
func (h *search) on(i int, node grid.Node, have uint32, right bool) {
	letters, c := h.graph.Letters(node), h.letter[i]
	m := letters & have & h.fits[i]
	if c != 0 {
		if letters>>c&1 != 0 {
			h.word[i] = c
			h.behind(i, node, c, have, right)
		}
		if h.swapped == h.swaps {
			return
		}
		m &^= 1 << c
		h.swapped++
	}
	for ; m != 0; m &= m - 1 {
		letter, left := uint8(bits.TrailingZeros32(m)), have
		if h.count[letter]--; h.count[letter] == 0 {
			left &^= m & -m
		}
		h.word[i] = letter
		h.laid++
		h.behind(i, node, letter, left, right)
		h.laid--
		h.count[letter]++
	}
	if c != 0 {
		h.swapped--
	}
}

// behind goes on from the square i, on which letter stands now.
func (h *search) behind(i int, node grid.Node, letter uint8, have uint32, right bool) {
	next, word := h.graph.Next(node, letter)
	first, last := i, h.start
	if right {
		first, last = h.first, i
	}
	if word && h.laid > 0 && h.letter[last+1] == 0 && !h.graph.LeavesOut(node, letter, h.word[first:last+1]) {
		h.record(first, last)
	}
	switch {
	case next == 0:
	case right && i < Size:
		h.on(i+1, next, have, true)
	case !right:
		if i > h.min && h.letter[i-1] == 0 {
			h.on(i-1, next, have, false)
		}
		if turn := h.graph.Turn(next); turn != 0 && h.start < Size {
			h.first = i
			h.on(h.start+1, turn, have, true)
		}
	}
}

// record appends the word from first to last, if its thefts are allowed. A word of one
// letter more that the line across makes too stands among those across.
func (h *search) record(first, last int) {
	m := Move{kind: KindLay, dir: h.dir, n: uint8(last - first + 1)}
	m.at = Square(h.number*(h.dir^1).step() + (first-1)*h.dir.step())
	copy(m.codes[:Size], h.word[first:last+1])
	if h.laid == 1 && h.dir == Down {
		for i := first; i <= last; i++ {
			if h.word[i] != h.letter[i] {
				q := h.number + (i-1)*Size
				if h.s.touches(q, Across) {
					return
				}
			}
		}
	}
	if h.swapped > 0 {
		l := h.s.position.lay(h.s.rules, h.by, &m, &h.texts)
		if l.refused() != nil {
			return
		}
	}
	h.fromBeside(&m, first, last)
	h.dst = append(h.dst, m)
}

// fromBeside names the letters that the rack lacks.
func (h *search) fromBeside(m *Move, first, last int) {
	if h.s.beside.Len() == 0 {
		return
	}
	var needs [27]uint8
	for i := first; i <= last; i++ {
		letter := h.word[i]
		if letter == h.letter[i] {
			continue
		}
		if needs[letter]++; needs[letter] > h.rack[letter] {
			m.codes[Size+m.more] = letter
			m.more++
		}
	}
	slices.Sort(m.codes[Size:][:m.more])
}
