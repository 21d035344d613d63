package botjarnac

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
)

// swapsTried limits the swaps compared with the other decisions.
const swapsTried = 4

// candidates returns the moves that are worth comparing, width at most, with favourite first.
func candidates(s *jarnac.State, mats *[2]lines, moves []jarnac.Move, favourite jarnac.Move, width int) []jarnac.Move {
	type scored struct {
		move  jarnac.Move
		prior int
	}
	own, other := &mats[s.Turn()], &mats[s.Turn().Opponent()]
	chaining := !s.Rules().Options().NoChaining
	type shape struct {
		kind    jarnac.Kind
		line    int
		letters bag.Bag
	}
	known := map[shape]bool{}
	all := make([]scored, 0, len(moves))
	for _, m := range moves {
		c := scored{move: m}
		word, old := m.Word(), ""
		switch m.Kind() {
		case jarnac.KindSwap:
			c.prior = burdenOf(m.Aside())
		case jarnac.KindJarnac:
			if m.Line() > 0 {
				old = other.words[m.Line()-1]
			}
			c.prior = 200 + len(word)*len(word) + len(old)*len(old)
		case jarnac.KindPlace, jarnac.KindExtend:
			if m.Line() > 0 {
				old = own.words[m.Line()-1]
				c.prior = 20
			}
			more := len(word) - len(old)
			c.prior += 300 - 12*more + (len(word)*len(word)-len(old)*len(old))/2 + burdenOf(word)
		default:
			c.prior = 1000
		}
		if m == favourite {
			c.prior = 2000
		}
		// Anagrams lead to the same letters, and to the same words where chaining is free.
		if word != "" && chaining {
			sh := shape{m.Kind(), m.Line(), bag.Of([]byte(word))}
			if known[sh] && m != favourite {
				continue
			}
			known[sh] = true
		}
		all = append(all, c)
	}
	slices.SortStableFunc(all, func(a, b scored) int { return cmp.Compare(b.prior, a.prior) })
	out := make([]jarnac.Move, 0, width)
	swaps := 0
	for _, c := range all {
		if c.move.Kind() == jarnac.KindSwap && c.move != favourite {
			if swaps++; swaps > swapsTried {
				continue
			}
		}
		if out = append(out, c.move); len(out) == width {
			break
		}
	}
	return out
}
