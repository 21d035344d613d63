package botscrabble

import (
	"math/bits"

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

// where is the squares of the move as a number.
func (m *endMove) where() uint32 { return uint32(m.mask) | uint32(m.at)<<16 | uint32(m.dir)<<24 }

func (m *endMove) passes() bool { return m.mask == 0 }

// move is the move as the game has it.
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

// same reports whether m is that move of the game.
func (m *endMove) same(o scrabble.Move) bool { return m.move() == o }

// An endRack is how many tiles of each kind a player has, a byte for each kind, in the order
// of the endKinds of the player. A rack has eight tiles at most, and so no more kinds.
type endRack uint64

const highBits = 0x8080808080808080

// has reports whether the rack has all tiles of o.
func (r endRack) has(o endRack) bool { return ((r|highBits)-o)&highBits == highBits }

// len is the number of tiles.
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

// grid is a rack as the search of placements needs it.
func (k *endKinds) grid(r endRack, lay int) (g grid.Rack) {
	for i, kind := range k.kind[:k.n] {
		g.Count[kind] = uint8(r >> (8 * i))
	}
	g.Len, g.Most = r.len(), lay
	return g
}

// value is the points of a rack.
func (k *endKinds) value(rules *endRules, r endRack) (sum int32) {
	for i, kind := range k.kind[:k.n] {
		sum += int32(rules.values[kind]) * int32(uint8(r>>(8*i)))
	}
	return sum
}

// An endList is where the placements of a line and a rack are.
type endList struct {
	key  uint64
	from int32
	n    int32
	used bool
}

// An endCache is the placements of lines by key and rack, in bounded memory: what does not fit
// any more clears it.
type endCache struct {
	lists []endList // a power of two
	n     int
	moves []endMove
	most  int // the number of moves
}

const (
	endMoveSize = 32
	endListSize = 24
	// listShare is how many moves a list has room for on average.
	listShare = 3
)

func (c *endCache) set(bytes int) {
	c.most = max(1<<10, bytes/(endMoveSize+2*endListSize/listShare))
	c.lists = make([]endList, 1<<10)
	c.moves = nil
	c.n = 0
}

// list is the list of a key, or where it belongs.
func (c *endCache) list(key uint64) *endList {
	mask := uint64(len(c.lists) - 1)
	for i := key & mask; ; i = (i + 1) & mask {
		if l := &c.lists[i]; !l.used || l.key == key {
			return l
		}
	}
}

// add keeps a list of moves, which are the last ones of c.moves from an index on.
func (c *endCache) add(key uint64, from int) {
	if 2*c.n >= len(c.lists) {
		old := c.lists
		c.lists = make([]endList, 2*len(old))
		for _, l := range old {
			if l.used {
				*c.list(l.key) = l
			}
		}
	}
	*c.list(key) = endList{key, int32(from), int32(len(c.moves) - from), true}
	c.n++
}

// room makes room for some more lists if there is none left.
func (c *endCache) room() {
	if len(c.moves) >= c.most || listShare*c.n >= 2*c.most {
		clear(c.lists)
		c.n, c.moves = 0, c.moves[:0]
	}
}

// placements is the placements of a player in a line. It is valid until the next call of room.
func (e *endSearch) placements(n *endNode, p uint8, number int) []endMove {
	rack := n.racks[p]
	key := n.board.keys[number] ^ mixed(uint64(rack)<<1^uint64(p)*0x9e3779b97f4a7c15) + uint64(number)*0x9e3779b97f4a7c15
	if n.board.empty {
		key++
	}
	if l := e.cache.list(key); l.used {
		return e.cache.moves[l.from:][:l.n]
	}
	kinds := &e.kinds[p]
	if e.found != (endFor{rack, p}) {
		tray := kinds.grid(rack, e.rules.lay)
		e.finder = grid.NewScoredSearch(e.rules.graph, &tray, &e.rules.scoring, foundEnd)
		e.found = endFor{rack, p}
	}
	n.board.line(&e.finder.Line, &e.rules, number)
	from := len(e.cache.moves)
	e.cache.moves = e.finder.Append(e.cache.moves, number >= scrabble.Size)
	found := e.cache.moves[from:]
	for i := range found {
		m := &found[i]
		for tiles := m.tiles; tiles != 0; tiles >>= 8 {
			m.need += kinds.unit[uint8(tiles)&63]
		}
	}
	e.cache.add(key, from)
	return found
}

// appendMoves appends the placements of the player on turn, and the pass.
func (e *endSearch) appendMoves(dst []endMove, n *endNode) []endMove {
	e.cache.room()
	for number := range lines {
		dst = append(dst, e.placements(n, n.turn, number)...)
	}
	return append(dst, endMove{})
}

// An endFor is the rack for which a finder is.
type endFor struct {
	rack   endRack
	player uint8
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

// count is the number of tiles that the move lays.
func (m *endMove) count() int { return bits.OnesCount16(m.mask) }
