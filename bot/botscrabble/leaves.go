package botscrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

// Leaves is what the tiles that a player keeps are worth, in points, while there are others to
// draw. It adds up what each tile of the rack is worth, what each two of them are worth
// together beyond that, and each three. The zero Leaves are worth nothing, whatever they are.
type Leaves struct {
	// worth is by the index of one, two or three tiles.
	worth [nLeaves]float32
}

const (
	kinds   = 27 // of tiles: A to Z, and the joker
	joker   = kinds - 1
	ones    = kinds
	twos    = kinds * (kinds + 1) / 2
	threes  = kinds * (kinds + 1) * (kinds + 2) / 6
	nLeaves = ones + twos + threes
)

// kindOf is the kind of a tile: a letter, in any case a joker if it is in lower case, or '?'.
func kindOf(tile byte) uint8 {
	if 'A' <= tile && tile <= 'Z' {
		return tile - 'A'
	}
	return joker
}

// indexOf is the index of tiles of these kinds, in ascending order: 1 to 3.
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

// Value is what tiles on the rack are worth.
func (l *Leaves) Value(tiles bag.Bag) float64 {
	var kept [bag.MaxLen]uint8
	n := 0
	for letter, count := range tiles.All() {
		for range count {
			kept[n] = kindOf(letter)
			n++
		}
	}
	sum := float32(0)
	for i := range n {
		sum += l.worth[indexOf(kept[i:i+1])]
		for j := i + 1; j < n; j++ {
			sum += l.worth[indexOf([]uint8{kept[i], kept[j]})]
			for k := j + 1; k < n; k++ {
				sum += l.worth[indexOf([]uint8{kept[i], kept[j], kept[k]})]
			}
		}
	}
	return float64(sum)
}

const maxRack = 8

// A rack is the tiles of a player with the worth of each choice of them.
type rack struct {
	kinds [maxRack]uint8
	n     int
	first [kinds]uint8 // where the tiles of each kind begin
	// worth is by the set of the tiles kept, by bit.
	worth [1 << maxRack]float32
}

// all is the set of all tiles.
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
	r.first[kind] = uint8(r.n)
	for range count {
		r.kinds[r.n] = kind
		r.n++
	}
}

// weigh finds the worth of each choice of the tiles. The worth of a set is the sum over its
// subsets, which are added up tile by tile.
func (r *rack) weigh(l *Leaves) {
	sum := r.worth[:1<<r.n]
	clear(sum)
	for i := range r.n {
		sum[1<<i] = l.worth[indexOf(r.kinds[i:i+1])]
		for j := range i {
			two := [2]uint8{r.kinds[j], r.kinds[i]}
			sum[1<<i|1<<j] = l.worth[indexOf(two[:])]
			for k := range j {
				three := [3]uint8{r.kinds[k], r.kinds[j], r.kinds[i]}
				sum[1<<i|1<<j|1<<k] = l.worth[indexOf(three[:])]
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
}

// kept is the set of the tiles that a placement leaves on the rack.
func (r *rack) kept(m scrabble.Move) uint {
	set := r.all()
	for _, tile := range m.Laid() {
		kind := kindOf(tile)
		bit := uint(1) << r.first[kind]
		for set&bit == 0 {
			bit <<= 1
		}
		set &^= bit
	}
	return set
}

// aside is the exchange that keeps a set.
func (r *rack) aside(kept uint) scrabble.Move {
	var tiles [maxRack]byte
	n := 0
	for i, kind := range r.kinds[:r.n] {
		if kept>>i&1 == 0 {
			tiles[n] = 'A' + kind
			if kind == joker {
				tiles[n] = bag.Joker
			}
			n++
		}
	}
	return scrabble.Exchange(string(tiles[:n]))
}

// DefaultLeaves is what tiles are worth in a game with that bag and these values, without
// anything learned: a letter is worth the more the more often it can be laid, twins are worth
// less, and a joker is worth most.
func defaultLeaves(o *scrabble.Options) *Leaves {
	l := &Leaves{}
	letters, _ := o.Bag.Counts()
	for kind, count := range letters {
		if count == 0 {
			continue
		}
		l.worth[kind] = min(2, float32(count)/3-1.5) + min(3, float32(o.Values[kind])/4)
		if kind == 'S'-'A' {
			l.worth[kind] += 6
		}
	}
	l.worth[joker] = 24
	for a := range uint8(joker) {
		for b := a; b < joker; b++ {
			two := []uint8{a, b}
			switch {
			case a == b:
				l.worth[indexOf(two)] = -4
			case isVowel(a) == isVowel(b):
				l.worth[indexOf(two)] = -0.3
			default:
				l.worth[indexOf(two)] = 0.5
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
