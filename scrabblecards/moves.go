package scrabblecards

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/grid"
)

// AppendPlacements appends all words that the player on turn can lay with good words,
// without a bonus card, each once: a placement is its set of squares, letters and
// jokers. They come row by row and then column by column; a single letter that makes a
// word both ways stands among those across.
//
// It takes about a third of a microsecond for each. With a joker there are some 3,000 as
// games go, and 25,000 when there is room on all sides of good letters.
func (s State) AppendPlacements(dst []Move) []Move {
	if s.phase != Playing {
		return dst
	}
	return s.appendPlacements(dst, s.hands[s.turn].Letters)
}

func (s *open) appendPlacements(dst []Move, letters bag.Bag) []Move {
	if letters.Len() == 0 {
		return dst
	}
	rack := rackOf(letters)
	a := newArea(&s.table)
	for d := Across; d <= Down; d++ {
		search := grid.NewSearch(s.rules.graph, &rack, placement)
		for line := a.first[d]; line <= a.last[d]; line++ {
			from := len(dst)
			a.line(&search.Line, s.rules, d, line)
			dst = search.Append(dst, d == Down)
			for i := range dst[from:] {
				a.whole(&dst[from+i], d, line)
			}
		}
	}
	return dst
}

// placement is the letters laid, as a Move that a.whole makes whole: the line and the
// square are those of the search, and mask is which squares are laid.
func placement(p grid.Placement) Move {
	m := Move{kind: KindPlace, row: p.Start, col: int16(p.Laid), n: p.Len}
	copy(m.codes[:], p.Tiles[:])
	return m
}

// An area is the part of a table in which words can be laid, square by square: the
// letters, and around them as many empty squares as the longest word needs.
type area struct {
	tiles         []uint8
	top, left     int // the row and column of the first square
	height, width int
	first, last   [2]int // of each direction, the lines in which words can be laid
}

// margin is how far from all letters a word can reach.
const margin = grid.MaxTiles

func newArea(t *table) *area {
	top, bottom, left, right := 0, 0, 0, 0
	for i, c := range t.cells[:t.n] {
		if i == 0 {
			top, bottom, left, right = int(c.row), int(c.row), int(c.col), int(c.col)
		}
		top, bottom = min(top, int(c.row)), max(bottom, int(c.row))
		left, right = min(left, int(c.col)), max(right, int(c.col))
	}
	a := &area{top: top - margin, left: left - margin, height: bottom - top + 1 + 2*margin, width: right - left + 1 + 2*margin}
	a.tiles = make([]uint8, a.height*a.width)
	for _, c := range t.cells[:t.n] {
		a.tiles[(int(c.row)-a.top)*a.width+int(c.col)-a.left] = c.code
	}
	a.first, a.last = [2]int{margin - 1, margin - 1}, [2]int{a.height - margin, a.width - margin}
	if t.n == 0 { // the first word begins at (0,0)
		a.first, a.last = [2]int{margin, margin}, [2]int{margin, margin}
	}
	return a
}

// steps is from a square of a line to the next one in it, and to the one beside it in
// the next line, and how many squares and lines there are.
func (a *area) steps(d Direction) (along, across, squares, lines int) {
	if d == Down {
		return a.width, 1, a.height, a.width
	}
	return 1, a.width, a.width, a.height
}

// line lays out a row or a column for the search.
func (a *area) line(l *grid.Line, r *Rules, d Direction, number int) {
	along, across, squares, lines := a.steps(d)
	l.Len, l.Number, l.Down, l.Start = squares, number, d == Down, -1
	empty := true
	for i := range squares {
		q := number*across + i*along
		l.Letters[i] = a.tiles[q] &^ grid.Joker
		l.Fits[i], l.Crossing[i] = grid.All, -1
		l.LetterTimes[i], l.WordTimes[i] = 1, 1
		if l.Letters[i] != 0 {
			l.Fits[i], empty = 0, false
			continue
		}
		var before, after [maxLetters]uint8
		nb, na := 0, 0
		for n := number - 1; n >= 0 && a.tiles[q-(nb+1)*across] != 0; n-- {
			before[nb] = a.tiles[q-(nb+1)*across] &^ grid.Joker
			nb++
		}
		for n := number + 1; n < lines && a.tiles[q+(na+1)*across] != 0; n++ {
			after[na] = a.tiles[q+(na+1)*across] &^ grid.Joker
			na++
		}
		if nb+na > 0 {
			l.Fits[i], l.Crossing[i] = r.graph.Fits(before[:nb], after[:na]), 0
		}
	}
	if empty && a.first == a.last { // the first word of the game
		l.Start = margin
		for i := range margin {
			l.Fits[i] = 0
		}
	}
}

// whole makes the Move of a placement that the search has found in a line.
func (a *area) whole(m *Move, d Direction, number int) {
	along, across, _, _ := a.steps(d)
	at, mask, tiles := int(m.row), uint16(m.col), m.codes
	q := number*across + at*along
	*m = Move{kind: KindPlace, dir: d}
	// A single letter that makes a word across the line alone goes that way.
	if mask == 1 && a.tiles[q-along] == 0 && a.tiles[q+along] == 0 {
		m.dir, along, across = d^1, across, along
		at, number = number, at
	}
	for a.tiles[q-along] != 0 {
		q, at, mask = q-along, at-1, mask<<1
	}
	laid := 0
	for ; mask != 0 || a.tiles[q] != 0; q, mask = q+along, mask>>1 {
		if mask&1 != 0 {
			m.codes[m.n%16] = tiles[laid]
			laid++
		} else {
			m.codes[m.n%16] = a.tiles[q]
		}
		m.n++
	}
	row, col := number, at
	if m.dir == Down {
		row, col = at, number
	}
	m.row, m.col = int16(row+a.top), int16(col+a.left)
}

// Moves yields what p can decide on, each decision once: the draw that is due; or the
// placements with good words in the order of [State.AppendPlacements], each followed by
// those with a bonus card, then the exchanges, by their cards in the order of
// Cards.String, then the pass; or to let the game end. Contests and resignations are
// legal and not among them.
//
// Of a single letter that makes a word both ways, a bonus card on another letter than
// the common one is played with the word that it multiplies.
func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		if p == s.turn && s.valid(p) {
			s.moves(s.hands[p], yield)
		}
	}
}

// moves yields what appendMoves appends, with the placements of one word at a time: with
// bonus cards and jokers there may be millions.
func (s *open) moves(hand Cards, yield func(Move) bool) {
	all := func(moves []Move) bool {
		for _, m := range moves {
			if !yield(m) {
				return false
			}
		}
		return true
	}
	if !s.mayBonus(hand) {
		all(s.appendMoves(nil, hand))
		return
	}
	var buf []Move
	for _, m := range s.appendPlacements(nil, hand.Letters) {
		if buf = s.appendBonuses(append(buf[:0], m), &m, hand); !all(buf) {
			return
		}
	}
	all(s.appendOthers(buf[:0], hand))
}

// mayBonus reports whether a bonus card can go with a word now.
func (s *open) mayBonus(hand Cards) bool {
	return s.phase == Playing && s.table.n > 0 && hand.Doubles+hand.Triples > 0
}

// AppendMoves appends what [State.Moves] yields.
func (s State) AppendMoves(dst []Move, p Player) []Move {
	if p != s.turn || !s.valid(p) {
		return dst
	}
	return s.appendMoves(dst, s.hands[p])
}

func (s *open) appendMoves(dst []Move, hand Cards) []Move {
	switch s.phase {
	case Drawing:
		dst = append(dst, Draw(s.due()))
	case Playing:
		if s.mayBonus(hand) {
			for _, m := range s.appendPlacements(nil, hand.Letters) {
				dst = s.appendBonuses(append(dst, m), &m, hand)
			}
		} else {
			dst = s.appendPlacements(dst, hand.Letters)
		}
		dst = s.appendOthers(dst, hand)
	case Answer:
		dst = append(dst, LetGo())
	}
	return dst
}

// appendOthers appends what can be done instead of laying a word.
func (s *open) appendOthers(dst []Move, hand Cards) []Move {
	if int(s.deck) >= s.rules.options.Exchange {
		dst = appendExchanges(dst, hand, int(s.deck))
	}
	return append(dst, Pass())
}

// appendBonuses appends m with each bonus card of the hand on each letter.
func (s *open) appendBonuses(dst []Move, m *Move, hand Cards) []Move {
	other, common := s.otherWord(m)
	for _, b := range []Bonus{DoubleWord, TripleWord} {
		if b == DoubleWord && hand.Doubles == 0 || b == TripleWord && hand.Triples == 0 {
			continue
		}
		for letter := 1; letter <= int(m.n); letter++ {
			dst = append(dst, m.WithBonus(b, letter))
		}
		for letter := 1; letter <= int(other.n); letter++ {
			if letter != common {
				dst = append(dst, other.WithBonus(b, letter))
			}
		}
	}
	return dst
}

// otherWord is the placement of the same single letter as a word the other way, where
// it makes one both ways, and the letter that both have, from 1.
func (s *open) otherWord(m *Move) (other Move, common int) {
	at := -1
	for i := range int(m.n) {
		if s.table.at(m.dir.step(int(m.row), int(m.col), i)) == 0 {
			if at >= 0 {
				return Move{}, 0
			}
			at = i
		}
	}
	var w words
	s.table.with(m, &w)
	if w.n < 2 {
		return Move{}, 0
	}
	one := &w.run[1]
	row, col := m.dir.step(int(m.row), int(m.col), at)
	other = Move{kind: KindPlace, dir: one.dir, row: int16(one.row), col: int16(one.col), n: uint8(one.n)}
	copy(other.codes[:], one.codes[:])
	return other, one.holds(row, col) + 1
}

// appendExchanges appends each choice of 1 to most cards of a hand once.
func appendExchanges(dst []Move, hand Cards, most int) []Move {
	codes, _ := handCodes(hand.String())
	n := hand.Len()
	var choose func(m Move, from int)
	choose = func(m Move, from int) {
		for i := from; i < n; i++ {
			if i > from && codes[i] == codes[i-1] {
				continue
			}
			m := m
			m.codes[m.n] = codes[i]
			m.n++
			if int(m.n) <= most {
				dst = append(dst, m)
				choose(m, i+1)
			}
		}
	}
	choose(Move{kind: KindExchange}, 0)
	return dst
}
