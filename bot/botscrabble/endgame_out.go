package botscrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/scrabble"
)

// Most positions of a search are the last but one: whatever the player on turn lays, the
// opponent goes out. So before the moves are made one by one, the search looks for the moves
// with which the opponent could go out now. Such a reply stays possible, and scores the
// same, after each move that lays no tile in its reach, and what it scores is a bound of
// that move.

// A reach is a set of squares.
type reach [4]uint64

func (r *reach) add(q int) { r[q>>6] |= 1 << (q & 63) }

// holds reports whether m lays a tile in r.
func (r *reach) holds(m *endMove) bool {
	step := stepOf(m.dir)
	for mask := m.mask; mask != 0; mask &= mask - 1 {
		q := int(m.at) + step*bits.TrailingZeros16(mask)
		if r[q>>6]>>(q&63)&1 != 0 {
			return true
		}
	}
	return false
}

// reach returns the squares on which a tile would change what m can do: those that it lays,
// and the empty ones at the ends of its words, or where it makes no word, beside its tiles.
func (b *endBoard) reach(m *endMove) (r reach) {
	step := stepOf(m.dir)
	first, last := int(m.at), int(m.at)+step*(15-bits.LeadingZeros16(m.mask))
	for mask := m.mask; mask != 0; mask &= mask - 1 {
		q := int(m.at) + step*bits.TrailingZeros16(mask)
		r.add(q)
		b.ends(&r, q, q, scrabble.Size+1-step)
	}
	b.ends(&r, first, last, step)
	return r
}

// ends adds the empty squares before first and after last.
func (b *endBoard) ends(r *reach, first, last, step int) {
	place := func(q int) int {
		if step == 1 {
			return q % scrabble.Size
		}
		return q / scrabble.Size
	}
	for q := first; place(q) > 0; {
		if q -= step; b.cells[0][q].tile() == 0 {
			r.add(q)
			break
		}
	}
	for q := last; place(q) < scrabble.Size-1; {
		if q += step; b.cells[0][q].tile() == 0 {
			r.add(q)
			break
		}
	}
}

// An endOut is a move with which the opponent of the player on turn can go out.
type endOut struct {
	points int32
	reach  reach
}

// mostOuts limits such moves: a search keeps those of the most points.
const mostOuts = 4

// outs finds moves with which the opponent of the player on turn can go out.
func (e *endSearch) outs(n *endNode, outs *[mostOuts]endOut) (count int) {
	p := 1 - n.turn
	var best [mostOuts]endMove
	for number := range lines {
		for _, m := range e.placements(n, p, number) {
			if m.need != n.racks[p] {
				continue
			}
			i := count
			for i > 0 && best[i-1].points < m.points {
				i--
			}
			if i == mostOuts {
				continue
			}
			count = min(count+1, mostOuts)
			copy(best[i+1:], best[i:count-1])
			best[i] = m
		}
	}
	for i := range count {
		outs[i] = endOut{best[i].points, n.board.reach(&best[i])}
	}
	return count
}

// refuted returns the most that a move of the player on turn can bring if the opponent goes
// out then, infinite if that is not known.
func (e *endSearch) refuted(n *endNode, m *endMove, outs []endOut) int32 {
	if m.passes() || e.rules.idle && m.points == 0 {
		return infinite
	}
	for i := range outs {
		if o := &outs[i]; !o.reach.holds(m) {
			return m.points - o.points - 2*e.kinds[n.turn].value(&e.rules, n.racks[n.turn]-m.need)
		}
	}
	return infinite
}
