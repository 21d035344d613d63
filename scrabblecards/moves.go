package scrabblecards

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/shape"
)

// AppendPlacements appends all placements of good words that the player on turn can make
// without a bonus card, each once. They are sorted by row, then by column. A single letter
// that makes a word in both directions is written as the word across.
//
// It takes about a third of a microsecond for each placement. With a joker there are
// usually some 3,000, and up to 25,000.
func (s State) AppendPlacements(dst []Move) []Move {
	if s.phase != Playing {
		return dst
	}
	return s.appendPlacements(dst, s.racks[s.turn].Letters)
}

func (s *Public) appendPlacements(dst []Move, letters bag.Bag) []Move {
	rack := rackOf(letters)
	search := grid.NewSearch(s.rules.graph, &rack, placement)
	return appendFound(dst, s, &search, func(m *Move) *Move { return m })
}

// appendFound appends what a search finds on the table, with moves that are whole.
func appendFound[M any](dst []M, s *position, search *grid.Search[M], move func(*M) *Move) []M {
	a := newArea(&s.table)
	for d := range board.Down + 1 {
		search.Line = grid.Line{} // the lines of the two directions differ in length
		for line := a.first[d]; line <= a.last[d]; line++ {
			from := len(dst)
			a.line(&search.Line, s.rules, d, line)
			dst = search.Append(dst, d == board.Down)
			for i := range dst[from:] {
				a.whole(move(&dst[from+i]), d, line)
			}
		}
	}
	return dst
}

// A Scored is a placement with its points.
type Scored shape.Scored[Move]

// AppendScored appends the placements of [State.AppendPlacements] in the same order, with the
// points of each. It takes little more time than they alone, and far less than to ask
// [Public.Points] of each.
func (s State) AppendScored(dst []Scored) []Scored {
	if s.phase != Playing {
		return dst
	}
	return s.appendScored(dst, s.racks[s.turn].Letters)
}

func (s *Public) appendScored(dst []Scored, letters bag.Bag) []Scored {
	rack := rackOf(letters)
	search := grid.NewScoredSearch(s.rules.graph, &rack, &s.rules.scoring, func(m *Scored, p grid.Placement) {
		placement(&m.Move, p)
		m.Points = int(p.Points)
	})
	return appendFound(dst, s, &search, func(m *Scored) *Move { return &m.Move })
}

// placement is the letters laid, as a Move that a.whole makes whole: on is the square of
// the line where they begin, of fewer than 256, and bonus and drawn are the bits of those
// on which one is laid.
func placement(m *Move, p grid.Placement) {
	tiles := p.Tiles.Bytes()
	*m = Move{kind: KindPlace, on: uint8(p.Start), bonus: Bonus(p.Laid >> 8), drawn: uint8(p.Laid), n: p.Len}
	copy(m.codes[:], tiles[:])
}

// An area is the part of a table in which words can be laid, square by square: the
// letters, and around them as many empty squares as the longest word needs.
type area struct {
	tiles         []uint8
	top, left     int // the row and column of the first square
	height, width int
	first, last   [2]int // of each direction, the lines in which words can be laid
}

// margin limits how far from all letters a word can reach.
const margin = grid.MaxTiles

func newArea(t *table) *area {
	top, bottom, left, right := 0, 0, 0, 0
	for i, c := range t.cells[:t.n] {
		if i == 0 {
			top, bottom, left, right = int(c.at.Row), int(c.at.Row), int(c.at.Column), int(c.at.Column)
		}
		top, bottom = min(top, int(c.at.Row)), max(bottom, int(c.at.Row))
		left, right = min(left, int(c.at.Column)), max(right, int(c.at.Column))
	}
	a := &area{top: top - margin, left: left - margin, height: bottom - top + 1 + 2*margin, width: right - left + 1 + 2*margin}
	a.tiles = make([]uint8, a.height*a.width)
	for _, c := range t.cells[:t.n] {
		a.tiles[(int(c.at.Row)-a.top)*a.width+int(c.at.Column)-a.left] = c.code
	}
	a.first, a.last = [2]int{margin - 1, margin - 1}, [2]int{a.height - margin, a.width - margin}
	if t.n == 0 { // the first word begins at (0,0)
		a.first, a.last = [2]int{margin, margin}, [2]int{margin, margin}
	}
	return a
}

// steps returns from a square of a line to the next one in it, and to the one beside it in
// the next line, and how many squares and lines there are.
func (a *area) steps(d board.Direction) (along, across, squares, lines int) {
	if d == board.Down {
		return a.width, 1, a.height, a.width
	}
	return 1, a.width, a.width, a.height
}

// line lays out a row or a column for the search.
func (a *area) line(l *grid.Line, r *Rules, d board.Direction, number int) {
	along, across, squares, lines := a.steps(d)
	l.Len, l.Number, l.Down, l.Start = squares, number, d == board.Down, -1
	empty := true
	for i := range squares {
		q := number*across + i*along
		l.Letters[i], l.Lying[i] = a.tiles[q]&^grid.Joker, r.values[a.tiles[q]]
		l.Fits[i], l.Crossing[i] = grid.All, -1
		l.LetterTimes[i], l.WordTimes[i] = 1, 1
		if l.Letters[i] != 0 {
			l.Fits[i], empty = 0, false
			continue
		}
		var before, after [maxLetters]uint8
		nb, na, points := 0, 0, 0
		for n := number - 1; n >= 0 && a.tiles[q-(nb+1)*across] != 0; n-- {
			code := a.tiles[q-(nb+1)*across]
			before[nb] = code &^ grid.Joker
			nb, points = nb+1, points+int(r.values[code])
		}
		for n := number + 1; n < lines && a.tiles[q+(na+1)*across] != 0; n++ {
			code := a.tiles[q+(na+1)*across]
			after[na] = code &^ grid.Joker
			na, points = na+1, points+int(r.values[code])
		}
		if nb+na > 0 {
			l.Fits[i], l.Crossing[i] = r.graph.Fits(before[:nb], after[:na]), int16(points)
		}
	}
	if empty && a.first == a.last { // the first word of the game
		l.Start, l.WordTimes[margin] = margin, 2
		for i := range margin {
			l.Fits[i] = 0
		}
	}
}

// whole makes the Move of a placement that the search has found in a line.
func (a *area) whole(m *Move, d board.Direction, number int) {
	along, across, _, _ := a.steps(d)
	at, mask, tiles := int(m.on), uint16(m.bonus)<<8|uint16(m.drawn), m.codes
	q := number*across + at*along
	*m = Move{kind: KindPlace, dir: d}
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
	if d == board.Down {
		row, col = at, number
	}
	m.at = board.At(row+a.top, col+a.left)
}

// Moves yields the decisions that p has, each once: the draw that is due; or the placements
// of [State.AppendPlacements], each followed by the same with bonus cards, then the
// exchanges, sorted by their cards, then the pass; or [LetGo]. Contests and resignations are
// legal too, but not among them.
//
// Where a single letter makes two words, a bonus card on a letter of the second word alone
// is yielded with the placement written as that word.
func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		if p == s.turn && s.valid(p) {
			s.moves(s.racks[p], yield)
		}
	}
}

// moves yields what appendMoves appends, with the placements of one word at a time: with
// bonus cards and jokers there may be millions.
func (s *Public) moves(rack Cards, yield func(Move) bool) {
	all := func(moves []Move) bool {
		for _, m := range moves {
			if !yield(m) {
				return false
			}
		}
		return true
	}
	if !s.mayBonus(rack) {
		all(s.appendMoves(nil, rack))
		return
	}
	var buf []Move
	for _, m := range s.appendPlacements(nil, rack.Letters) {
		if buf = s.appendBonuses(append(buf[:0], m), &m, rack); !all(buf) {
			return
		}
	}
	all(s.appendOthers(buf[:0], rack))
}

// mayBonus reports whether a bonus card can go with a word now.
func (s *Public) mayBonus(rack Cards) bool {
	return s.phase == Playing && s.table.n > 0 && rack.Doubles+rack.Triples > 0
}

// AppendMoves appends what [State.Moves] yields.
func (s State) AppendMoves(dst []Move, p Player) []Move {
	if p != s.turn || !s.valid(p) {
		return dst
	}
	return s.appendMoves(dst, s.racks[p])
}

func (s *Public) appendMoves(dst []Move, rack Cards) []Move {
	switch s.phase {
	case Drawing:
		dst = append(dst, Draw(s.Due()))
	case Playing:
		if s.mayBonus(rack) {
			for _, m := range s.appendPlacements(nil, rack.Letters) {
				dst = s.appendBonuses(append(dst, m), &m, rack)
			}
		} else {
			dst = s.appendPlacements(dst, rack.Letters)
		}
		dst = s.appendOthers(dst, rack)
	case Answer:
		dst = append(dst, LetGo())
	}
	return dst
}

// appendOthers appends what can be done instead of laying a word.
func (s *Public) appendOthers(dst []Move, rack Cards) []Move {
	if !s.isShort() {
		dst = appendExchanges(dst, rack, int(s.deck))
	}
	return append(dst, Pass())
}

// appendBonuses appends m with each bonus card of the hand on each letter.
func (s *Public) appendBonuses(dst []Move, m *Move, rack Cards) []Move {
	other, common := s.otherWord(m)
	for _, b := range []Bonus{DoubleWord, TripleWord} {
		if b == DoubleWord && rack.Doubles == 0 || b == TripleWord && rack.Triples == 0 {
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

// otherWord returns the placement of the same single letter as a word the other way, where it
// makes one both ways, and the letter that both have, from 1.
func (s *Public) otherWord(m *Move) (other Move, common int) {
	laid := 0
	for i := range int(m.n) {
		if s.table.at(m.at.Next(m.dir, i)) == 0 {
			if laid++; laid > 1 { // most placements
				return Move{}, 0
			}
		}
	}
	var l laying
	if s.table.lay(s.rules, m, &l); l.nWords < 2 {
		return Move{}, 0
	}
	one := &l.words[1]
	other = Move{kind: KindPlace, dir: one.dir, at: one.at, n: one.n}
	copy(other.codes[:], one.codes[:])
	return other, one.holds(l.table.cells[l.laid[0]].at) + 1
}

// appendExchanges appends each choice of 1 to most cards of a hand once.
func appendExchanges(dst []Move, rack Cards, most int) []Move {
	codes, _ := rackCodes(rack.String())
	n := rack.Len()
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
