package kwg

import (
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"slices"
)

// Build makes the smallest Graph of words of A to Z, of 1 to [MaxLen] letters and
// in alphabetical order, with a GADDAG when that is wanted. 400,000 words take
// some seconds and some hundred megabytes with a GADDAG.
func Build(words iter.Seq[string], gaddag bool) (Graph, error) {
	b := builder{rows: map[string]uint32{}, graph: make(Graph, 2)}
	var ways []way
	var before string
	dawg := b.automaton()
	for w := range words {
		if len(w) == 0 || len(w) > MaxLen || w <= before {
			return nil, fmt.Errorf("kwg: word %q after %q", w, before)
		}
		before = w
		for i := range len(w) {
			if w[i] < 'A' || w[i] > 'Z' {
				return nil, fmt.Errorf("kwg: word %q is not of A to Z", w)
			}
		}
		dawg.add(forward(w))
		if gaddag {
			for n := 1; n <= len(w); n++ {
				ways = append(ways, turned(w, n))
			}
		}
	}
	b.graph[0] = Node(dawg.close()) | last
	slices.SortFunc(ways, way.compare)
	both := b.automaton()
	for _, w := range ways {
		both.add(w)
	}
	b.graph[1] = Node(both.close()) | last
	if len(b.graph) > maxNodes {
		return nil, errors.New("kwg: there are too many words for one graph")
	}
	return b.graph, nil
}

// A way is up to 16 tiles, five bits each from the highest on: 1 for the
// separator, 2 to 27 for A to Z, 0 after the end. Ways compare as their tiles do.
type way [2]uint64

const perWord = 12 // tiles in the first half

func (w *way) set(i int, code byte) {
	w[i/perWord] |= uint64(code) << (59 - 5*(i%perWord))
}

func (w *way) at(i int) byte {
	return byte(w[i/perWord]>>(59-5*(i%perWord))) & 31
}

func (w way) compare(o way) int {
	for i := range w {
		if w[i] != o[i] {
			if w[i] < o[i] {
				return -1
			}
			return 1
		}
	}
	return 0
}

func forward(s string) (w way) {
	for i := range len(s) {
		w.set(i, s[i]-'A'+2)
	}
	return w
}

// turned is the first n letters of s backwards, and then the rest.
func turned(s string, n int) (w way) {
	for i := range n {
		w.set(i, s[n-1-i]-'A'+2)
	}
	if n < len(s) {
		w.set(n, 1)
		for i := n; i < len(s); i++ {
			w.set(i+1, s[i]-'A'+2)
		}
	}
	return w
}

// A builder makes rows of siblings, equal ones once: ways that end alike share
// their ends, by the incremental construction of Daciuk, Mihov, Watson and Watson
// ("Incremental Construction of Minimal Acyclic Finite-State Automata",
// Computational Linguistics 26(1), 2000, algorithm 1).
type builder struct {
	rows  map[string]uint32 // the place of each row
	graph Graph
	key   []byte
}

// An automaton is the ways added to one root; only the last one can still grow.
type automaton struct {
	*builder
	open [MaxLen + 2][]Node // the row below each tile of the last way
	last way
	n    int // its tiles
}

func (b *builder) automaton() *automaton { return &automaton{builder: b} }

// add adds a way, greater than the last one.
func (a *automaton) add(w way) {
	same := 0
	for same < a.n && w.at(same) == a.last.at(same) {
		same++
	}
	a.shut(same)
	for a.n = same; a.n <= MaxLen && w.at(a.n) != 0; a.n++ {
		a.open[a.n] = append(a.open[a.n], Node(w.at(a.n)-1)<<24)
	}
	row := a.open[a.n-1]
	row[len(row)-1] |= accepts
	a.last = w
}

// shut places the rows below depth.
func (a *automaton) shut(depth int) {
	for i := a.n; i > depth; i-- {
		above := a.open[i-1]
		above[len(above)-1] |= Node(a.place(a.open[i]))
		a.open[i] = a.open[i][:0]
	}
}

// close places all rows and is the place of the first one.
func (a *automaton) close() uint32 {
	a.shut(0)
	return a.place(a.open[0])
}

// place is where a row stands, 0 for the empty one.
func (b *builder) place(row []Node) uint32 {
	if len(row) == 0 {
		return 0
	}
	row[len(row)-1] |= last
	b.key = b.key[:0]
	for _, n := range row {
		b.key = binary.LittleEndian.AppendUint32(b.key, uint32(n))
	}
	at, ok := b.rows[string(b.key)]
	if !ok {
		at = uint32(len(b.graph))
		b.rows[string(b.key)] = at
		b.graph = append(b.graph, row...)
	}
	return at
}
