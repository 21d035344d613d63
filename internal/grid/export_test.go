package grid

import (
	"iter"
	"slices"
)

// Bound is the highest bound of the starts added, below 0 if there are none.
func (b *Best) Bound() (bound int32) {
	bound = -1
	for _, l := range b.leads[:b.nLeads] {
		bound = max(bound, l.bound)
	}
	return bound
}

// Leads is the number of starts that are kept.
func (b *Best) Leads() int { return b.nLeads }

// Rows is the number of masks and arcs of g.
func (g *Graph) Rows() int { return len(g.rows) }

// Ends returns the number of bits of the set of ends of banned words, and the share of the
// indexes of g that are in it.
func (g *Graph) Ends() (bits int, part float64) {
	n := 0
	for at := range g.rows {
		if g.banned.mayEnd(uint32(at)) {
			n++
		}
	}
	return 64 * len(g.banned.ends), float64(n) / float64(len(g.rows))
}

// Spell is the share of the sets for which the filter of g says that they may make a word.
func (g *Graph) Spell(sets iter.Seq[[]uint8]) float64 {
	n, of := 0, 0
	for letters := range sets {
		var s sum
		for _, c := range letters {
			s += keys[c]
		}
		if of++; g.anagrams().has(s) {
			n++
		}
	}
	return float64(n) / float64(of)
}

// Blind is g as it would be if it had too many rows for hints.
func (g *Graph) Blind() *Graph {
	rows := slices.Clone(g.rows)
	for row := uint32(1); int(row) < len(rows); {
		end := arcOf(row, rows[row], accepts)
		for at := row + 1; at < end; at++ {
			rows[at] &= accepts | g.index
		}
		row = end
	}
	blind := *g
	blind.rows, blind.index, blind.blind = rows, accepts-1, accepts-1
	return &blind
}
