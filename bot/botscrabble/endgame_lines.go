package botscrabble

import (
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/scrabble"
)

// An endList is where the placements of a line and a rack are.
type endList struct {
	key  uint64
	from int32
	n    int32
	used bool
}

// An endCache is the placements of lines by key and rack, in bounded memory. When it is full,
// it is cleared: the lists that are still needed are soon there again.
type endCache struct {
	lists []endList // a power of two, at most half of them used
	n     int       // of those used
	moves []endMove
	most  int // as many as there is memory for
}

const (
	endMoveSize = 32
	endListSize = 24
	// listShare is the average number of moves that a list has room for.
	listShare = 3
)

func (c *endCache) set(bytes int) {
	c.most = max(1<<10, bytes/(endMoveSize+2*endListSize/listShare))
	c.lists = make([]endList, 1<<10)
	c.moves = nil
	c.n = 0
}

// list returns the list of a key, or where it belongs.
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

// placements returns the placements of a player in a line, found or looked up. It is valid
// until the next call of room.
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

// An endFor tells for which rack a finder looks.
type endFor struct {
	rack   endRack
	player uint8
}
