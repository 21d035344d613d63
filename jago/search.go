package jago

import (
	"math/bits"
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
)

// A search finds the placements and thefts of one player: it walks along each [line] with the
// GADDAG of the words (see package grid). It is not [grid.Search], since letters may be
// replaced here: a square with a letter can keep it, or take another one.
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
	spare [27]uint8 // the letters beside the board
	have  uint32

	line line // that is searched

	start, min int // where the words begin that are searched, and their first square at least
	first      int // the first letter of a word, once it goes on to the right
	word       [Size + 2]uint8
	swapped    int
	laid       int

	judge  judge
	found  laying
	broken bool // a run on the board is not a word

	dst     []Move
	scoring bool // the placements come with their points, and go to scored
	scored  []Scored
}

// appendPlacements appends what by can lay, and steal, so that every run is a word
// afterwards. Letters come from the rack first.
func (s *State) appendPlacements(dst []Move, by Player) []Move {
	h := search{s: s, by: by, dst: dst}
	h.all()
	return h.dst
}

// appendScored appends the same placements with the points of each.
func (s *State) appendScored(dst []Scored, by Player) []Scored {
	h := search{s: s, by: by, scored: dst, scoring: true}
	h.all()
	return h.scored
}

func (h *search) all() {
	s := h.s
	if s.rules == nil {
		return
	}
	h.graph, h.judge = s.rules.graph, judge{rules: s.rules, search: true}
	letters, _ := s.racks[h.by].Counts()
	beside, _ := s.beside.Counts()
	for i, n := range letters {
		h.rack[i+1] = n
		h.spare[i+1] = beside[i]
		if h.count[i+1] = n + beside[i]; h.count[i+1] > 0 {
			h.have |= 1 << (i + 1)
		}
	}
	if h.have == 0 {
		return
	}
	_, h.broken = s.firstBad(s.rules)
	from, fromScored := len(h.dst), len(h.scored)
	for d := board.Across; d <= board.Down; d++ {
		if d == board.Down && s.empty() { // the words down are those across
			for _, m := range h.dst[from:] {
				h.dst = append(h.dst, m.mirrored())
			}
			for _, m := range h.scored[fromScored:] {
				h.scored = append(h.scored, Scored{m.Move.mirrored(), m.Points})
			}
			break
		}
		for number := range Size {
			h.line.lay(s, h.by, h.broken, d, number)
			h.walk()
		}
	}
}

// mirrored returns the placement m across, which goes down.
func (m Move) mirrored() Move {
	m.dir, m.at = board.Down, m.at%Size*Size+m.at/Size
	return m
}

// walk searches each start of the line.
func (h *search) walk() {
	free := 1 // the first square that can be covered without an earlier start
	for i := 1; i <= Size; i++ {
		if h.line.letter[i] == 0 && !h.line.joins[i] {
			if h.line.letter[i-1] != 0 {
				free = i + 1 // beside a letter, which would be covered too
			}
			continue
		}
		if h.line.letter[i-1] == 0 {
			h.start, h.min = i, free
			h.on(i, h.graph.Root(), h.have, 0, false)
		}
		free = i + 1
	}
}

// on keeps, replaces or lays what stands on the square i: to the left up to the first
// letter of a word, and then behind the start to the right. In the run before i, swaps more
// letters may be replaced.
func (h *search) on(i int, node grid.Node, have uint32, swaps uint8, right bool) {
	letters, c := h.graph.Letters(node), h.line.letter[i]
	m := letters & have & h.line.fits[i]
	if c != 0 {
		if h.line.letter[i-1] == 0 {
			swaps = h.line.swaps[i]
		}
		if letters>>c&1 != 0 {
			h.word[i] = c
			h.behind(i, node, h.graph.Arc(node, c), have, swaps, right)
		}
		if swaps == 0 {
			return
		}
		m &^= 1 << c
		swaps--
		h.swapped++
	}
	last := h.start
	if right {
		last = i
	}
	ends := h.line.letter[last+1] == 0
	ahead := h.graph.Ahead(h.ahead(i, have, swaps, right))
	for ; m != 0; m &= m - 1 {
		letter, left := uint8(bits.TrailingZeros32(m)), have
		arc := h.graph.Arc(node, letter)
		if !arc.Leads(ahead) && !(ends && arc.Word()) {
			continue
		}
		h.word[i] = letter
		if c != 0 && h.across(i) == forbidden {
			continue
		}
		if h.count[letter]--; h.count[letter] == 0 {
			left &^= m & -m
		}
		h.laid++
		h.behind(i, node, arc, left, swaps, right)
		h.laid--
		h.count[letter]++
	}
	if c != 0 {
		h.swapped--
	}
}

// behind goes on from the square i, to which an arc of node leads.
func (h *search) behind(i int, node grid.Node, arc grid.Arc, have uint32, swaps uint8, right bool) {
	first, last := i, h.start
	if right {
		first, last = h.first, i
	}
	if arc.Word() && h.laid > 0 && h.line.letter[last+1] == 0 && !h.graph.LeavesOut(node, h.word[i], h.word[first:last+1]) {
		h.record(first, last)
	}
	if !arc.Leads(h.graph.Ahead(h.ahead(i, have, swaps, right))) {
		return
	}
	next := h.graph.End(arc)
	if right {
		h.on(i+1, next, have, swaps, true)
		return
	}
	if i > h.min {
		h.on(i-1, next, have, swaps, false)
	}
	if turn := h.graph.Turn(next); turn.Leads(h.graph.Ahead(h.rightward(h.start+1, have, swaps))) {
		h.first = i
		h.on(h.start+1, h.graph.End(turn), have, swaps, true)
	}
}

// ahead returns the tiles with which the word can go on from the square i; see on.
func (h *search) ahead(i int, have uint32, swaps uint8, right bool) (tiles uint32) {
	if right {
		return h.rightward(i+1, have, swaps)
	}
	if h.rightward(h.start+1, have, swaps) != 0 {
		tiles = grid.Turning
	}
	if i > h.min {
		tiles |= have & h.line.fits[i-1]
	}
	return tiles
}

// rightward returns the letters that can stand on the square i, to the right of the start.
func (h *search) rightward(i int, have uint32, swaps uint8) uint32 {
	c := h.line.letter[i]
	if c == 0 {
		return have & h.line.fits[i]
	}
	if h.line.letter[i-1] == 0 {
		swaps = h.line.swaps[i]
	}
	if swaps == 0 {
		return 1 << c
	}
	return 1<<c | have&h.line.fits[i]
}

// record appends the word from first to last, if its thefts are allowed. A word of one
// letter more that the line across makes too stands among those across.
func (h *search) record(first, last int) {
	m := Move{kind: KindPlace, dir: h.line.dir, n: uint8(last - first + 1)}
	m.at = uint8(h.line.number*stepOf(h.line.dir.Other()) + (first-1)*stepOf(h.line.dir))
	copy(m.codes[:Size], h.word[first:last+1])
	if h.laid == 1 && h.line.dir == board.Down {
		for i := first; i <= last; i++ {
			if h.word[i] != h.line.letter[i] {
				q := h.line.number + (i-1)*Size
				if h.s.touches(q, board.Across) {
					return
				}
			}
		}
	}
	switch {
	case h.broken: // an earlier word of the turn has left a run that is not a word
		h.s.lay(&h.judge, &h.found, h.by, &m)
		if h.found.isRefused() {
			return
		}
		after := h.s.position
		after.apply(&h.found)
		if _, bad := after.firstBad(h.s.rules); bad {
			return
		}
	case h.swapped > 0: // those across have been judged
		if h.along(&m, first, last); h.found.isRefused() {
			return
		}
	}
	h.fromBeside(&m, first, last)
	if h.scoring {
		h.scored = append(h.scored, Scored{m, h.points(&m, first, last)})
	} else {
		h.dst = append(h.dst, m)
	}
}

// along finds the run along the line, which the word from first to last makes.
func (h *search) along(m *Move, first, last int) {
	w := run{n: m.n, at: m.at, dir: m.dir}
	var fresh uint16
	for i, letter := range h.word[first : last+1] {
		if w.letters[i] = letter; letter != h.line.letter[first+i] {
			fresh |= 1 << i
		}
	}
	h.found.reset(h.by)
	h.s.make(&h.judge, &h.found, w, fresh)
}

// points returns what the word from first to last scores.
func (h *search) points(m *Move, first, last int) int {
	if h.broken { // it has been judged
		return h.found.points(&h.s.position)
	}
	n := h.laid
	if n < int(m.n) || h.swapped > 0 { // it joins letters
		if h.swapped == 0 {
			h.along(m, first, last)
		}
		n = h.found.points(&h.s.position)
	}
	for i := first; i <= last; i++ {
		if h.word[i] != h.line.letter[i] {
			n += int(h.across(i)) - 1
		}
	}
	return n
}

// across returns what the run across the line scores with a letter of the word, beside that
// letter, plus one; or forbidden.
func (h *search) across(i int) uint8 {
	known := &h.line.crossing[i][h.word[i]]
	if *known == 0 {
		*known = 1
		d := h.line.dir.Other()
		q := h.line.number*stepOf(d) + (i-1)*stepOf(h.line.dir)
		if w := h.s.runWith(q, d, h.word[i]); w.n > 1 {
			h.found.reset(h.by)
			h.s.make(&h.judge, &h.found, w, 1<<(placeOf(q, d)-placeOf(int(w.at), d)))
			if h.found.isRefused() {
				*known = forbidden
			} else {
				*known += uint8(h.found.made[0].points(&h.s.position, h.by, false))
			}
		}
	}
	return *known
}

// fromBeside names the letters that the rack lacks.
func (h *search) fromBeside(m *Move, first, last int) {
	lacks := false
	for _, letter := range h.word[first : last+1] {
		lacks = lacks || h.count[letter] < h.spare[letter]
	}
	if !lacks {
		return
	}
	var needs [27]uint8
	for i := first; i <= last; i++ {
		letter := h.word[i]
		if letter == h.line.letter[i] {
			continue
		}
		if needs[letter]++; needs[letter] > h.rack[letter] {
			m.codes[Size+m.more] = letter
			m.more++
		}
	}
	slices.Sort(m.besides())
}
