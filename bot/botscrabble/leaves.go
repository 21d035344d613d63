package botscrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/scrabble"
)

// Leaves tells the worth of the tiles that a player keeps, in points, while there are others to
// draw. It adds up what each tile of the rack is worth, what each two of them are worth
// together beyond that, and each three. The zero Leaves are worth nothing, whatever they are.
type Leaves struct {
	// worth is in hundredths of a point, by the index of one, two or three tiles.
	worth [nLeaves]int16
}

const (
	kinds   = 27 // of tiles: A to Z, and the joker
	joker   = kinds - 1
	ones    = kinds
	twos    = kinds * (kinds + 1) / 2
	threes  = kinds * (kinds + 1) * (kinds + 2) / 6
	nLeaves = ones + twos + threes
)

// kindOf returns the kind of a tile: a letter, in any case a joker if it is in lower case,
// or '?'.
func kindOf(tile byte) uint8 {
	if 'A' <= tile && tile <= 'Z' {
		return tile - 'A'
	}
	return joker
}

// tileOf returns the tile of a kind.
func tileOf(kind uint8) byte {
	if kind == joker {
		return bag.Joker
	}
	return 'A' + kind
}

// indexOf returns the index of tiles of these kinds, in ascending order: 1 to 3.
func indexOf(tiles []uint8) int {
	a := int(tiles[0])
	if len(tiles) == 1 {
		return a
	}
	b := int(tiles[1])
	if len(tiles) == 2 {
		return ones + b*(b+1)/2 + a
	}
	c := int(tiles[2])
	return ones + twos + c*(c+1)*(c+2)/6 + b*(b+1)/2 + a
}

// Value returns what tiles on the rack are worth.
func (l *Leaves) Value(tiles bag.Bag) float64 {
	var kept [bag.MaxLen]uint8
	n := 0
	for letter, count := range tiles.All() {
		for range count {
			kept[n] = kindOf(letter)
			n++
		}
	}
	sum := 0
	for i, a := range kept[:n] {
		sum += int(l.worth[indexOf([]uint8{a})])
		for j, b := range kept[:i] {
			sum += int(l.worth[indexOf([]uint8{b, a})])
			for _, c := range kept[:j] {
				sum += int(l.worth[indexOf([]uint8{c, b, a})])
			}
		}
	}
	return float64(sum) / hundred
}

const (
	hundred   = 100 // the fractions of a point in Leaves
	mostWorth = 300 // the most points that tiles add, or take
)

const (
	maxRack = 8
	unit    = grid.Fine
)

// A rack is the tiles of a player with the worth of each choice of them.
type rack struct {
	kinds [maxRack]uint8
	n     int
	next  [kinds]uint8 // where the tiles of the next kind begin
	// worth is in fractions of unit, by the set of the tiles kept, as bestKeeping takes it.
	worth [1 << maxRack]int32
}

// all returns the set of all tiles.
func (r *rack) all() uint { return 1<<r.n - 1 }

// set makes r the tiles of a player, which are no more than maxRack.
func (r *rack) set(tiles bag.Bag) {
	r.n = 0
	letters, jokers := tiles.Counts()
	for kind, count := range letters {
		r.add(uint8(kind), int(count))
	}
	r.add(joker, jokers)
}

func (r *rack) add(kind uint8, count int) {
	for range count {
		r.kinds[r.n] = kind
		r.n++
	}
	r.next[kind] = uint8(r.n)
}

// weigh finds the worth of each choice of the tiles. The worth of a set is the sum over its
// subsets, which are added up tile by tile.
func (r *rack) weigh(l *Leaves) {
	sum := r.sets()
	clear(sum)
	for i, a := range r.kinds[:r.n] {
		sum[1<<i] = int32(l.worth[indexOf([]uint8{a})])
		for j, b := range r.kinds[:i] {
			sum[1<<i|1<<j] = int32(l.worth[indexOf([]uint8{b, a})])
			for k, c := range r.kinds[:j] {
				sum[1<<i|1<<j|1<<k] = int32(l.worth[indexOf([]uint8{c, b, a})])
			}
		}
	}
	for bit := 1; bit < len(sum); bit <<= 1 {
		for set := range sum {
			if set&bit != 0 {
				sum[set] += sum[set^bit]
			}
		}
	}
	for set := range sum {
		sum[set] = sum[set] * unit / hundred
	}
}

// sets returns the worth of each set of the tiles.
func (r *rack) sets() []int32 { return r.worth[:1<<r.n] }

// kept returns the set of the tiles that a placement or an exchange leaves on the rack.
func (r *rack) kept(m scrabble.Move) uint {
	set, next := r.all(), r.next
	take := func(tile byte) {
		kind := kindOf(tile)
		next[kind]--
		set &^= 1 << next[kind]
	}
	for _, tile := range m.Laid() {
		take(tile)
	}
	if m.Kind() == scrabble.KindExchange {
		for _, tile := range []byte(m.Aside()) {
			take(tile)
		}
	}
	return set
}

// aside returns the exchange that keeps a set.
func (r *rack) aside(kept uint) scrabble.Move {
	var tiles [maxRack]byte
	n := 0
	for i, kind := range r.kinds[:r.n] {
		if kept>>i&1 == 0 {
			tiles[n] = tileOf(kind)
			n++
		}
	}
	return scrabble.Exchange(string(tiles[:n]))
}

// guess returns what tiles are worth in a game with that bag and these values, without anything
// learned: a letter is worth the more the more often there is one, twins are worth less, and a
// joker is worth most.
func guess(o *scrabble.Options) *Leaves {
	l := &Leaves{}
	letters, _ := o.Bag.Counts()
	for kind, count := range letters {
		if count == 0 {
			continue
		}
		l.worth[kind] = min(200, int16(count)*33-150) + min(300, int16(o.Values[kind])*25)
		if kind == 'S'-'A' {
			l.worth[kind] += 600
		}
	}
	l.worth[joker] = 2400
	for a := range uint8(joker) {
		for b := a; b < joker; b++ {
			two := []uint8{a, b}
			switch {
			case a == b:
				l.worth[indexOf(two)] = -400
			case isVowel(a) == isVowel(b):
				l.worth[indexOf(two)] = -30
			default:
				l.worth[indexOf(two)] = 50
			}
		}
	}
	return l
}

func isVowel(kind uint8) bool {
	switch 'A' + kind {
	case 'A', 'E', 'I', 'O', 'U', 'Y':
		return true
	}
	return false
}
