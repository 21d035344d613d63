package grid

import "iter"

// Bound is the most that a start of the lines added brings at most, below 0 where
// none can bring anything.
func (b *Best) Bound() (bound int32) {
	bound = -1
	for _, l := range b.leads[:b.nLeads] {
		bound = max(bound, l.bound)
	}
	return bound
}

// Leads is how many starts are kept.
func (b *Best) Leads() int { return b.nLeads }

// Rows is how many masks and arcs g has.
func (g *Graph) Rows() int { return len(g.rows) }

// Ends is of the set of the ends of banned words how many bits it has, and the part
// of the places of g that it holds.
func (g *Graph) Ends() (bits int, part float64) {
	n := 0
	for at := range g.rows {
		if g.banned.mayEnd(uint32(at)) {
			n++
		}
	}
	return 64 * len(g.banned.ends), float64(n) / float64(len(g.rows))
}

// Spell is the part of sets of letters of which the filter of g says that they may
// make a word.
func (g *Graph) Spell(sets iter.Seq[[]uint8]) float64 {
	n, of := 0, 0
	for letters := range sets {
		var s sum
		for _, c := range letters {
			s += keys[c]
		}
		if of++; g.anagrams.has(s) {
			n++
		}
	}
	return float64(n) / float64(of)
}
