package kwg

import (
	"errors"
	"fmt"
	"iter"
	"slices"
)

// Build makes the smallest Graph of words of 1 to [MaxLen] letters A to Z, which must be in
// alphabetical order, with or without a GADDAG. With a GADDAG, 400,000 words take half a
// second and 100 MB of memory.
func Build(words iter.Seq[string], gaddag bool) (Graph, error) {
	return buildWithin(maxNodes, words, gaddag)
}

// buildWithin works like Build with a limit on the number of nodes.
func buildWithin(most int, words iter.Seq[string], gaddag bool) (Graph, error) {
	var ways []way
	var before string
	for word := range words {
		if len(word) == 0 || len(word) > MaxLen || word <= before {
			return nil, fmt.Errorf("kwg: word %q after %q", word, before)
		}
		before = word
		w := way{end: accepts}
		for i := range len(word) {
			if word[i] < 'A' || word[i] > 'Z' {
				return nil, fmt.Errorf("kwg: word %q is not letters A to Z", word)
			}
			w.tiles[i] = word[i] - 'A' + 1
		}
		ways = append(ways, w)
	}
	b := builder{make(Graph, 2), map[uint64]uint32{}}
	b.graph[0] = b.below(ways, 0) | last
	b.graph[1] = last
	// The arcs of a graph that is too large are wrong.
	if gaddag && len(b.graph) <= most {
		ways = b.graph.appendTurned(ways[:0], b.graph.DAWG(), way{})
		order(ways, make([]way, len(ways)), 0)
		b.graph[1] |= b.below(ways, 0)
	}
	if len(b.graph) > most {
		return nil, errors.New("kwg: there are too many words for one graph")
	}
	return b.graph, nil
}

// A way is tiles on a path from a root. In the DAWG it is a word. In the GADDAG it is a
// beginning of words, backwards: after the separator comes what follows the beginning in the
// DAWG, and that is already in the graph. French has 781,000 beginnings, while its GADDAG has
// 4,120,000 strings.
type way struct {
	tiles [MaxLen + 1]byte // 0 after the last one
	end   Node             // whether the last tile accepts, and the arc of the separator after it
}

// appendTurned appends, backwards, the beginnings of words that are head and one or more
// letters from a row of the DAWG.
func (g Graph) appendTurned(dst []way, row uint32, head way) []way {
	for at := row; at != 0; at++ {
		n := g[at]
		w := way{end: n & (accepts | arcMask)}
		w.tiles[0] = n.Tile()
		copy(w.tiles[1:], head.tiles[:])
		dst = g.appendTurned(append(dst, w), n.Arc(), w)
		if n.Last() {
			break
		}
	}
	return dst
}

// order sorts ways that have the same first depth tiles: it distributes them by the next
// tile, then sorts those with the same next tile.
func order(ways, scratch []way, depth int) {
	if len(ways) < 2 {
		return
	}
	var ends [letters + 2]int // where the ways with each tile end; at first, where they begin
	for i := range ways {
		ends[ways[i].tiles[depth]+1]++
	}
	for tile := range letters {
		ends[tile+1] += ends[tile]
	}
	for i := range ways {
		end := &ends[ways[i].tiles[depth]]
		scratch[*end] = ways[i]
		*end++
	}
	copy(ways, scratch)
	for tile := range letters {
		order(ways[ends[tile]:ends[tile+1]], scratch, depth+1)
	}
}

// A builder adds rows of siblings to a graph, children first. It adds equal rows only once,
// so the graph is the smallest one.
type builder struct {
	graph  Graph
	places map[uint64]uint32 // where rows are, by their hash
}

// below adds the rows after the first depth tiles of ways, which are sorted and have these
// tiles in common. It returns whether the last of these tiles accepts, and its arc.
func (b *builder) below(ways []way, depth int) Node {
	var above Node
	var siblings [letters + 1]Node
	row := siblings[:0]
	if len(ways) > 0 && ways[0].tiles[depth] == 0 {
		above = ways[0].end & accepts
		if arc := ways[0].end & arcMask; arc != 0 {
			row = append(row, Separator<<24|arc)
		}
		ways = ways[1:]
	}
	for len(ways) > 0 {
		tile, n := ways[0].tiles[depth], 1
		for n < len(ways) && ways[n].tiles[depth] == tile {
			n++
		}
		row = append(row, Node(tile)<<24|b.below(ways[:n], depth+1))
		ways = ways[n:]
	}
	return above | b.place(row)
}

// place returns the arc to a row, 0 for the empty row. It adds the row if needed.
func (b *builder) place(row []Node) Node {
	if len(row) == 0 {
		return 0
	}
	row[len(row)-1] |= last
	var hash uint64
	for _, n := range row {
		hash = (hash ^ uint64(n)) * 0x9E3779B97F4A7C15
		hash ^= hash >> 32
	}
	at, ok := b.places[hash]
	for ok && !b.stands(row, at) {
		hash++
		at, ok = b.places[hash]
	}
	if !ok {
		at = uint32(len(b.graph))
		b.places[hash] = at
		b.graph = append(b.graph, row...)
	}
	return Node(at)
}

// stands reports whether that row is at a place.
func (b *builder) stands(row []Node, at uint32) bool {
	rest := b.graph[at:]
	return len(row) <= len(rest) && slices.Equal(row, rest[:len(row)])
}
