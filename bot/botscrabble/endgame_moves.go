package botscrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/scrabble"
)

// An endMove is a placement, or without tiles a pass.
type endMove struct {
	tiles  uint64 // as grid.Tiles; a move lays eight at most
	need   endRack
	points int32
	order  int32  // how early the search tries it
	mask   uint16 // the squares laid, from at on
	at     uint8
	dir    board.Direction // Across for a single tile
}

// where returns the squares of the move as a number.
func (m *endMove) where() uint32 { return uint32(m.mask) | uint32(m.at)<<16 | uint32(m.dir)<<24 }

func (m *endMove) passes() bool { return m.mask == 0 }

// move returns the move as the game has it.
func (m *endMove) move() scrabble.Move {
	if m.passes() {
		return scrabble.Pass()
	}
	word := make([]byte, 0, scrabble.Size)
	tiles := m.tiles
	for mask := m.mask; mask != 0; mask >>= 1 {
		if mask&1 == 0 {
			word = append(word, '.')
			continue
		}
		word = append(word, 'A'-1+uint8(tiles)) // lower case is as far from upper case as grid.Joker from 0
		tiles >>= 8
	}
	return scrabble.Place(board.At(int(m.at)/scrabble.Size, int(m.at)%scrabble.Size), m.dir, string(word))
}

// An endRack is how many tiles of each kind a player has, a byte for each kind, in the order
// of the endKinds of the player. A rack has eight tiles at most, and so no more kinds.
type endRack uint64

// len returns the number of tiles.
func (r endRack) len() int { return int(uint64(r) * 0x0101010101010101 >> 56) }

// endKinds is the kinds of tiles of a player: a letter, or 0 for a joker.
type endKinds struct {
	kind [8]uint8
	n    int
	unit [64]endRack // one tile of the rack, by the tile that is laid
}

func (k *endKinds) set(b bag.Bag) (rack endRack) {
	*k = endKinds{}
	for letter, count := range b.All() {
		unit := endRack(1) << (8 * k.n)
		if letter == bag.Joker {
			for tile := grid.Joker + 1; tile <= grid.Joker+26; tile++ {
				k.unit[tile] = unit
			}
		} else {
			k.kind[k.n] = letter - 'A' + 1
			k.unit[letter-'A'+1] = unit
		}
		k.n++
		rack += unit * endRack(count)
	}
	return rack
}

// grid returns a rack as the search of placements needs it.
func (k *endKinds) grid(r endRack, lay int) (g grid.Rack) {
	for i, kind := range k.kind[:k.n] {
		g.Count[kind] = uint8(r >> (8 * i))
	}
	g.Len, g.Most = r.len(), lay
	return g
}

// value returns the points of a rack.
func (k *endKinds) value(rules *endRules, r endRack) (sum int32) {
	for i, kind := range k.kind[:k.n] {
		sum += int32(rules.values[kind]) * int32(uint8(r>>(8*i)))
	}
	return sum
}

// foundEnd makes a move of a placement.
func foundEnd(m *endMove, p grid.Placement) {
	*m = endMove{tiles: p.Tiles.Low, points: p.Points, mask: p.Laid, at: uint8(p.Line*scrabble.Size + p.Start)}
	if p.Down {
		m.at = uint8(p.Start*scrabble.Size + p.Line)
		if p.Len > 1 {
			m.dir = board.Down
		}
	}
}
