package botscrabble

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/bot/internal/meter"
	"github.com/jeudelettres/lettres/bot/internal/transposition"
	"github.com/jeudelettres/lettres/internal/grid"
)

// An endNode is a position of the search, on its stack.
type endNode struct {
	board endBoard
	tiles uint64 // a hash of those laid since the root
	racks [2]endRack
	left  [2]int32 // the points of the racks
	rest  int32    // the turns without a result until the game ends
	skips [2]uint8
	turn  uint8
	move  endMove // with which it was reached
	ready bool    // the board is laid out
}

// key returns a hash of all that the value depends on. Two positions of one search have the
// same by chance alone, as likely as two random numbers of 64 bits are equal.
func (n *endNode) key() uint64 {
	k := mixed(n.tiles ^ uint64(n.turn)<<60 ^ uint64(n.rest)<<32 ^ uint64(n.skips[0])<<8 ^ uint64(n.skips[1])<<16)
	return mixed(mixed(k^uint64(n.racks[0])) ^ uint64(n.racks[1]))
}

// An endSearch searches one endgame. Values are points that the player on turn gains on the
// opponent from a position on.
type endSearch struct {
	rules  endRules
	kinds  [2]endKinds
	cache  endCache
	table  transposition.Table[endFound]
	finder grid.Search[endMove]
	found  endFor     // what finder is for
	moves  []endMove  // a stack
	nodes  []*endNode // by ply
	meter  *meter.Meter
}

// An endFound holds what the table knows of a position: a value, and a move that is good.
type endFound struct {
	tiles  uint64
	where  uint32
	points int32
}

// noMove stands where there is no move.
const noMove = 1 << 31

const (
	// infinite exceeds any value: the largest score comes from eight tiles which each
	// quadruple a word of fifteen letters of 255 points. A window moves by as much at most.
	infinite = int32(1) << 28
	// full is the width of a search of all moves.
	full = 1 << 20
)

// begin begins a search.
func (e *endSearch) begin(m *meter.Meter, memory int) {
	e.meter = m
	e.table.Bound(memory / 2)
	e.cache.set(memory / 4)
}

// node returns the node of a ply.
func (e *endSearch) node(ply int) *endNode {
	for len(e.nodes) <= ply {
		e.nodes = append(e.nodes, new(endNode))
	}
	return e.nodes[ply]
}

// make makes of c what the move m makes of n, all but the board. It returns the points
// that the player on turn gains by that, and whether the game is over.
func (e *endSearch) make(n, c *endNode, m *endMove) (gain int32, over bool) {
	p := n.turn
	c.tiles, c.racks, c.left, c.rest, c.skips, c.turn, c.ready = n.tiles, n.racks, n.left, n.rest, n.skips, n.turn, false
	if gain = m.points; !m.passes() {
		c.racks[p] -= m.need
		if c.racks[p] == 0 { // the tiles of the other count twice (scrabble/end-out)
			return gain + 2*n.left[1-p], true
		}
		c.left[p] = e.kinds[p].value(&e.rules, c.racks[p])
	}
	if m.passes() || e.rules.idle && m.points == 0 {
		c.rest--
	} else {
		c.rest = int32(e.rules.limit)
	}
	for {
		if c.rest <= 0 {
			return gain + c.left[1-p] - c.left[p], true
		}
		if c.turn = 1 - c.turn; c.skips[c.turn] == 0 {
			break
		}
		c.skips[c.turn]--
		c.rest--
	}
	c.rest = e.fewest(c, c.rest)
	c.move = *m
	step, tiles := stepOf(m.dir), m.tiles
	for mask, q := m.mask, int(m.at); mask != 0; mask, q = mask>>1, q+step {
		if mask&1 != 0 {
			c.tiles ^= mixed(uint64(q)<<8 | tiles&0xff)
			tiles >>= 8
		}
	}
	return gain, false
}

// fewest returns a number of turns without a result that comes to the same as rest, after
// which the game ends. Only the last three of many passes in a row matter: let a be the
// most that the player on turn gets by a placement, and b what they get if the opponent
// makes the best one. Two turns more make max(a, min(b, v)) of a value v, and doing that
// again changes nothing. That holds as long as only passes are such turns, and for the
// value of a position, not for that of passing in it.
func (e *endSearch) fewest(n *endNode, rest int32) int32 {
	if rest <= 3 || n.skips != [2]uint8{} || e.rules.idle && e.zeros(n) {
		return rest
	}
	return 2 + rest%2
}

// zeros reports whether a player holds tiles without points.
func (e *endSearch) zeros(n *endNode) bool {
	for p := range e.kinds {
		for i, kind := range e.kinds[p].kind[:e.kinds[p].n] {
			if e.rules.values[kind] == 0 && uint8(n.racks[p]>>(8*i)) > 0 {
				return true
			}
		}
	}
	return false
}

// after returns the value of a move of the player on turn at a ply, or a bound of it as in
// search.
func (e *endSearch) after(ply int, m *endMove, alpha, beta int32, width int) int32 {
	c, n := e.node(ply+1), e.nodes[ply]
	gain, over := e.make(n, c, m)
	switch {
	case over:
		return gain
	case c.turn == n.turn:
		return gain + e.search(ply+1, alpha-gain, beta-gain, width)
	}
	return gain - e.search(ply+1, gain-beta, gain-alpha, width)
}

// search returns the value of the position of a ply. Where it is not between alpha and beta
// it is a bound: no larger than alpha, or no smaller than beta, like the value. Only the
// width best-looking moves of each player are considered.
func (e *endSearch) search(ply int, alpha, beta int32, width int) int32 {
	if !e.meter.Spend() {
		return 0
	}
	n := e.nodes[ply]
	key := n.key()
	hint := endFound{where: noMove}
	if t := e.table.Find(key); t != nil {
		if v := t.Value.points; int(t.Depth) >= width &&
			(t.Kind == transposition.Whole || t.Kind == transposition.AtLeast && v >= beta || t.Kind == transposition.AtMost && v <= alpha) {
			return v
		}
		hint = t.Value
	}
	e.board(ply)
	from := len(e.moves)
	e.moves = e.appendMoves(e.moves, n)
	defer func() { e.moves = e.moves[:from] }()
	e.rate(n, e.moves[from:], hint)

	var outs [mostOuts]endOut
	count := 0
	if n.skips == [2]uint8{} {
		count = e.outs(n, &outs)
	}
	best, lo, found := -infinite, alpha, hint
	for i := range min(width, len(e.moves)-from) {
		pick(e.moves[from:], i)
		m := e.moves[from+i]
		v := int32(0)
		if count > 0 && m.need != n.racks[n.turn] {
			if v = e.refuted(n, &m, outs[:count]); v <= lo {
				best = max(best, v)
				continue
			}
		}
		if i == 0 {
			v = e.after(ply, &m, lo, beta, width)
		} else if v = e.after(ply, &m, lo, lo+1, width); v > lo && v < beta {
			v = e.after(ply, &m, lo, beta, width)
		}
		if e.meter.Over() {
			return 0
		}
		if v > best {
			if best = v; v > alpha || hint.where == noMove {
				found = endFound{tiles: m.tiles, where: m.where()}
			}
		}
		if lo = max(lo, v); lo >= beta {
			break
		}
	}
	kind := transposition.Whole
	switch {
	case best >= beta:
		kind = transposition.AtLeast
	case best <= alpha:
		kind = transposition.AtMost
	}
	found.points = best
	e.table.Store(transposition.Entry[endFound]{Key: key, Value: found, Depth: int32(width), Kind: kind})
	return best
}

// board lays the board of a ply out.
func (e *endSearch) board(ply int) {
	n := e.nodes[ply]
	if n.ready {
		return
	}
	n.board, n.ready = e.nodes[ply-1].board, true
	if !n.move.passes() {
		n.board.lay(&e.rules, &n.move)
	}
}

// rate says in what order to try moves: that of the table first, and then by their points and
// by what stays on the racks. What the player keeps counts three times: so most endgames have
// the smallest trees.
func (e *endSearch) rate(n *endNode, moves []endMove, hint endFound) {
	p := n.turn
	for i := range moves {
		m := &moves[i]
		if left := n.racks[p] - m.need; left == 0 {
			m.order = m.points + 2*n.left[1-p]
		} else {
			m.order = m.points - 3*e.kinds[p].value(&e.rules, left)
		}
		if m.tiles == hint.tiles && m.where() == hint.where {
			m.order = infinite
		}
	}
}

// pick puts the best of the moves from i on at i. After some it sorts the others.
func pick(moves []endMove, i int) {
	const some = 6
	switch {
	case i < some:
		best := i
		for j := i + 1; j < len(moves); j++ {
			if moves[j].order > moves[best].order {
				best = j
			}
		}
		moves[i], moves[best] = moves[best], moves[i]
	case i == some:
		slices.SortFunc(moves[i:], func(a, b endMove) int { return cmp.Compare(b.order, a.order) })
	}
}
