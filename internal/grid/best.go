package grid

import (
	"math"
	"math/bits"
)

// A Best finds a placement with the most points. It first computes an upper bound for each
// start of a line, without the words. Then it searches the starts in the order of their
// bounds, highest first, until no bound is above the best placement found.
//
// Lay out each Line in it and call Add. Then, as long as Next returns a line, lay that line
// out again and call Search. A Best can be on the stack of its caller and allocates nothing.
//
// A bound assumes that all tiles fit wherever one does. The bounds for the whole rack, which
// are the highest, hold only if its letters and the letters that they join make a word in some
// order, so that is checked first.
//
// A Best can count what the tiles kept on the rack are worth besides the points; see
// [NewKeeping]. The bounds then assume that those are kept that are worth most.
type Best struct {
	Line
	tray
	// Found is the best placement so far, without tiles while there is none, and Points its
	// points. In a Best that counts what is kept it is their sum, in fractions of [Fine].
	Points int32
	Found  Placement

	graph   *Graph
	scoring *Scoring
	len     int // the number of tiles of the rack
	top     int // and of those that one placement can lay
	jokers  int
	letters sum // of the rack without jokers

	dearest [MaxTiles + 1]int32 // dearest[n]: the sum of the n highest values of the rack
	tiers   [MaxTiles]tier      // the letters of the rack by value, the highest first
	nTiers  int

	worth  []int32             // by the set of the tiles kept, nil if they are not counted
	dearer [MaxTiles + 1]int32 // dearer[n]: the most that n tiles kept are worth
	bit    [27]uint8           // of each letter the first bit in these sets

	leads  [maxLeads]lead
	nLeads int

	from  start
	base  int
	split int // the number of tiles laid before the start
	// most[l][k] is the most that a placement with l tiles before the start and at least k
	// after it can score; more[l], one with at least l tiles before the start.
	most [MaxTiles + 2][MaxTiles + 2]int32
	more [MaxTiles + 2]int32
}

// A tier is the letters of a rack that have the same value.
type tier struct {
	set   uint32
	value int32
}

const maxLeads = 128

// none is less than any placement counts.
const none = math.MinInt32

// Fine is the fractions of a point in which the worth of the tiles kept is counted.
const Fine = 1 << fineBits

const (
	fineBits = 8
	// maxPoints is more than a placement counts on any board that people play on; beyond it
	// points are no longer told apart where what is kept counts.
	maxPoints = 1 << 21
	maxWorth  = 1 << 30
)

// A lead is a start, its line, and its bound.
type lead struct {
	bound        int32
	at, min, max int16
	number       int16
	block, down  bool
}

// NewKeeping returns a Best that counts what the tiles kept on the rack are worth, and
// finds nothing that counts no more than floor. The worth is in fractions of [Fine], by the
// set of the tiles kept: bit i is the i-th tile of the rack, A to Z and then the jokers. Of
// equal tiles the first ones are kept. The slice has an element for each set.
func NewKeeping(g *Graph, rack *Rack, scoring *Scoring, worth []int32, floor int32) Best {
	b := NewBest(g, rack, scoring)
	b.Points, b.worth = floor, worth
	n := uint8(0)
	for letter := 1; letter <= len(rack.Count); letter++ {
		letter := letter % len(rack.Count)
		b.bit[letter] = n
		n += rack.Count[letter]
	}
	for i := range b.dearer {
		b.dearer[i] = -maxWorth
	}
	for set, w := range worth {
		n := bits.OnesCount(uint(set))
		b.dearer[n] = max(b.dearer[n], min(w, maxWorth))
	}
	return b
}

// total returns what a placement counts with the tiles kept.
func total(points, worth int32) int32 {
	return min(points, maxPoints)<<fineBits + max(min(worth, maxWorth), -maxWorth)
}

// kept returns the set of the tiles that are not laid.
func (b *Best) kept() (set uint) {
	for letter, n := range b.count {
		set |= (1<<n - 1) << b.bit[letter]
	}
	return set
}

// NewBest returns a Best for a rack of at most [MaxTiles].
func NewBest(g *Graph, rack *Rack, scoring *Scoring) Best {
	b := Best{Points: -1, graph: g, scoring: scoring, tray: rack.tray(), len: rack.Len, top: min(rack.most(), rack.Len), jokers: int(rack.Count[0])}
	n := 0
	for letters := b.have; letters != 0; {
		var dearest tier
		for m := letters; m != 0; m &= m - 1 {
			value := int32(scoring.Values[bits.TrailingZeros32(m)])
			switch {
			case value > dearest.value:
				dearest = tier{m & -m, value}
			case value == dearest.value:
				dearest.set |= m & -m
			}
		}
		b.tiers[b.nTiers] = dearest
		b.nTiers++
		for m := dearest.set; m != 0; m &= m - 1 {
			letter := bits.TrailingZeros32(m)
			for range b.count[letter] {
				b.dearest[n+1] = b.dearest[n] + dearest.value
				b.letters += keys[letter]
				n++
			}
		}
		letters &^= dearest.set
	}
	for ; n < b.len; n++ {
		b.dearest[n+1] = b.dearest[n]
	}
	return b
}

// Add adds the starts of the Line.
func (b *Best) Add() {
	for at := (starts{}); ; {
		from, ok := at.next(&b.Line)
		if !ok {
			break
		}
		bound := b.bound(from)
		if bound <= b.Points {
			continue
		}
		if b.nLeads == maxLeads {
			b.search(from)
			continue
		}
		b.leads[b.nLeads] = lead{bound, int16(from.at), int16(from.min), int16(from.max), int16(b.Number), from.block, b.Down}
		b.nLeads++
	}
}

// Next returns the line of the start with the highest bound; false if no bound is above the
// points of the best placement so far.
func (b *Best) Next() (number int, down, ok bool) {
	best := 0
	for i := range b.leads[:b.nLeads] {
		if b.leads[i].bound > b.leads[best].bound {
			best = i
		}
	}
	l := &b.leads[best]
	if b.nLeads == 0 || l.bound <= b.Points {
		return 0, false, false
	}
	b.from = start{int(l.at), int(l.min), int(l.max), l.block}
	l.bound = none
	return int(l.number), l.down, true
}

// Search searches the start that Next found, in its Line.
func (b *Best) Search() { b.search(b.from) }

// A side is one side of a start with some tiles laid there.
type side struct {
	times   int32 // by what the word is multiplied
	fixed   int32 // the points of the letters that were there before
	extra   int32 // the most that premium squares can add to laid letters
	cross   int32 // the most points of the words across
	letters sum   // that were there before
}

// lay adds a tile on the square at; false if none fits.
func (s *side) lay(b *Best, at int) bool {
	value := int32(-1)
	fits := b.Fits[at]
	for _, t := range b.tiers[:b.nTiers] {
		if fits&t.set != 0 {
			value = t.value
			break
		}
	}
	if value < 0 {
		if fits&b.any == 0 {
			return false
		}
		value = 0
	}
	letter, word := int32(b.LetterTimes[at]), int32(b.WordTimes[at])
	s.times *= word
	s.extra += (letter - 1) * value
	if c := int32(b.Crossing[at]); c >= 0 {
		s.cross += (c + letter*value) * word
	}
	return true
}

// read adds the letters of the board from the square at on, and returns the square after them.
func (s *side) read(b *Best, at, step int) int {
	for at >= 0 && b.Letters[at] != 0 {
		s.fixed += int32(b.Lying[at])
		s.letters += keys[b.Letters[at]]
		at += step
	}
	return at
}

// bound sets most[l][k], here for exactly l and k tiles, wherever these can be laid, and returns
// the highest.
func (b *Best) bound(from start) (greatest int32) {
	var right [MaxTiles + 1]side
	right[0].times = 1
	behind := 0
	for at := from.at + 1; at <= from.max && behind < b.top; behind++ {
		s := right[behind]
		if !s.lay(b, at) {
			break
		}
		at = s.read(b, at+1, 1)
		right[behind+1] = s
	}
	left := side{times: 1}
	at := from.at
	if from.block {
		at = left.read(b, at, -1)
	}
	greatest = none
	for l := 0; l <= b.top; l++ {
		if l > 0 {
			if at < from.min || !left.lay(b, at) {
				break
			}
			at--
		}
		for k := 0; k <= behind && l+k <= b.top; k++ {
			if l+k == 0 || l == 0 && !from.block {
				continue
			}
			b.most[l][k] = b.boundOf(&left, &right[k], l+k)
			greatest = max(greatest, b.most[l][k])
		}
	}
	return greatest
}

// boundOf returns the most that n tiles on both sides can score.
func (b *Best) boundOf(left, right *side, n int) int32 {
	points := left.times*right.times*(left.fixed+right.fixed+left.extra+right.extra+b.dearest[n]) + left.cross + right.cross
	if n == b.scoring.Full {
		points += int32(b.scoring.Bonus)
	}
	if b.worth != nil {
		points = total(points, b.dearer[b.len-n])
	}
	if n == b.len && points > b.Points && !b.spells(left.letters+right.letters) {
		return none
	}
	return points
}

// spells reports whether the whole rack and the letters that it joins may make a word.
func (b *Best) spells(lying sum) bool {
	switch b.jokers {
	case 0:
		return b.graph.anagrams().has(b.letters + lying)
	case 1:
		for letter := 1; letter < len(keys); letter++ {
			if b.graph.anagrams().has(b.letters + lying + keys[letter]) {
				return true
			}
		}
		return false
	}
	return true
}

func (b *Best) search(from start) {
	row, at := b.walk(b.graph, from)
	if row == 0 {
		return
	}
	for l := range b.len + 2 {
		for k := range b.len + 2 {
			b.most[l][k] = none
		}
	}
	if b.bound(from) <= b.Points {
		return
	}
	b.more[b.len+1] = none
	for l := b.len; l >= 0; l-- {
		for k := b.len; k >= 0; k-- {
			b.most[l][k] = max(b.most[l][k], b.most[l][k+1])
		}
		b.more[l] = max(b.more[l+1], b.most[l][0])
	}
	b.from, b.base = from, at-MaxTiles
	var lying side
	if from.block {
		lying.read(b, from.at, -1)
	}
	b.left(at, row, b.have, 0, lying.fixed, 1, 0)
}

// left and right are as in a [Search], with the score so far: the points of the letters of the
// word, by what the word is multiplied, and the points of the words across.

func (b *Best) left(at int, row, have, laid uint32, points, times, cross int32) {
	rows := b.graph.rows
	mask := rows[row]
	l := bits.OnesCount32(laid)
	if b.more[l+1] > b.Points { // false when at is too far left
		i := uint(at-b.base) % 32
		for m := mask & (have | b.any) & b.Fits[at]; m != 0; m &= m - 1 {
			arc := rows[arcOf(row, mask, m&-m)]
			letter := uint8(bits.TrailingZeros32(m))
			for from := b.first(letter); ; from = 0 {
				points, times, cross := b.score(at, from, points, times, cross)
				left := b.lay(i, letter, from, have)
				if arc&accepts != 0 {
					b.record(laid|1<<i, points*times+cross)
				}
				if arc&b.graph.index != 0 {
					b.left(at-1, arc&b.graph.index, left, laid|1<<i, points, times, cross)
				}
				if b.lift(from) {
					break
				}
			}
		}
	}
	if mask&separator != 0 && b.most[l][1] > b.Points {
		b.split = l
		b.right(b.from.at+1, rows[row+1]&b.graph.index, have, laid, points, times, cross)
	}
}

func (b *Best) right(at int, row, have, laid uint32, points, times, cross int32) {
	rows := b.graph.rows
	mask := rows[row]
	if c := b.Letters[at]; c != 0 {
		if mask>>c&1 != 0 {
			b.afterRight(at, rows[arcOf(row, mask, 1<<c)], have, laid, points+int32(b.Lying[at]), times, cross)
		}
		return
	}
	if b.most[b.split][bits.OnesCount32(laid)-b.split+1] <= b.Points {
		return
	}
	i := right(laid)
	square := uint32(1) << (uint(at-b.base) % 32)
	for m := mask & (have | b.any) & b.Fits[at]; m != 0; m &= m - 1 {
		arc := rows[arcOf(row, mask, m&-m)]
		letter := uint8(bits.TrailingZeros32(m))
		for from := b.first(letter); ; from = 0 {
			points, times, cross := b.score(at, from, points, times, cross)
			b.afterRight(at, arc, b.lay(i, letter, from, have), laid|square, points, times, cross)
			if b.lift(from) {
				break
			}
		}
	}
}

func (b *Best) afterRight(at int, arc, have, laid uint32, points, times, cross int32) {
	if arc&accepts != 0 && b.Letters[at+1] == 0 {
		b.record(laid, points*times+cross)
	}
	if arc &= b.graph.index; arc != 0 && at < b.from.max {
		b.right(at+1, arc, have, laid, points, times, cross)
	}
}

// score returns the score with one more tile; from is that of [tray.first].
func (b *Best) score(at int, from uint8, points, times, cross int32) (p, t, c int32) {
	letter := int32(b.scoring.Values[from]) * int32(b.LetterTimes[at])
	word := int32(b.WordTimes[at])
	if across := int32(b.Crossing[at]); across >= 0 {
		cross += (across + letter) * word
	}
	return points + letter, times * word, cross
}

func (b *Best) record(laid uint32, points int32) {
	if bits.OnesCount32(laid) == b.scoring.Full {
		points += int32(b.scoring.Bonus)
	}
	if b.worth != nil {
		points = total(points, b.worth[b.kept()])
	}
	if points <= b.Points {
		return
	}
	if p := b.tray.placement(&b.Line, laid, b.base); b.graph.banned == nil || !b.makes(b.graph.banned, &p) {
		b.Points, b.Found = points, p
	}
}
