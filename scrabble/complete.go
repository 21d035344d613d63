package scrabble

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// Complete draws the tiles for the decision m of p at random, as [State.Chance] does, and
// checks the move. The result is a legal move whose Decision is m.Decision(). On an error it
// returns m.
//
// A server completes what its clients send. Tiles that come with m are dropped, so that no
// client chooses its own, and a Flag is refused with [rulebook.ErrNoDecision]. [State.Play]
// takes both, for referees and records.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	if m.kind == KindFlag {
		return m, rulebook.ErrNoDecision
	}
	c := s.Chance(r, p, m.Decision())
	var pl plan
	if v := s.check(p, &c, &pl); v != nil {
		return m, v
	}
	return c, nil
}

// Chance draws the tiles for the decision m of p at random, each that may be in the bag
// with the same chance, and takes one number of r for each; tiles that came with m are dropped.
// It does not check the move, and allocates nothing. A move that leaves nothing to chance is
// returned as it is. A draw of more tiles than there are comes back without any, and so does
// each where r is nil.
func (s State) Chance(r *rand.Rand, p Player, m Move) Move {
	m = m.Decision()
	if r == nil || m.Completed() || s.rules == nil || m.Count() > maxRack {
		return m
	}
	drawn, _ := s.drawable(p, &m).Draw(r, m.Count())
	return m.completed(drawn)
}

// Chances yields each way in which chance can complete the decision m of p, once, with its
// probability. The tiles come in the order of their texts, A before B and ? last; those that
// came with m are dropped. A move that leaves nothing to chance is yielded as it is, with 1. The
// move is not checked; only where there are too few tiles, or a Move has no room for so many,
// nothing is yielded.
//
// The ways are found one by one, as they are asked for. A draw of seven tiles from the full
// bag has 2,954,029.
func (s State) Chances(p Player, m Move) iter.Seq2[Move, float64] {
	return func(yield func(Move, float64) bool) {
		m := m.Decision()
		if m.Completed() {
			yield(m, 1)
			return
		}
		if s.rules == nil || m.Count() > maxRack {
			return
		}
		for drawn, chance := range s.drawable(p, &m).Draws(m.Count()) {
			if !yield(m.completed(drawn), chance) {
				return
			}
		}
	}
}

// drawable returns the tiles that the decision m of p can draw: those that p sets aside are
// not in the bag yet.
func (s *State) drawable(p Player, m *Move) bag.Bag {
	if m.kind == KindExchange && s.valid(p) {
		if in, ok := s.unseen.Minus(s.racks[p].Missing(bagOf(m.asideTiles()))); ok {
			return in
		}
	}
	return s.unseen
}

// completed returns the decision m with the tiles that were drawn, if they are as many as m
// draws.
func (m Move) completed(drawn bag.Bag) Move {
	if drawn.Len() != m.Count() || drawn.Len() > maxRack {
		return m
	}
	tiles := m.tiles[:maxRack]
	if m.kind == KindExchange {
		tiles = m.tiles[maxRack:]
	}
	letters, jokers := drawn.Counts()
	n := 0
	add := func(tile uint8, count int) {
		for range count {
			tiles[n] = tile
			n++
		}
	}
	for i, count := range letters {
		add(uint8(i+1), int(count))
	}
	add(blank, jokers)
	m.drawn = uint8(n)
	return m
}
