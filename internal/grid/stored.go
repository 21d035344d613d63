package grid

import (
	"encoding/binary"
	"errors"
	"iter"
	"math/bits"
	"unsafe"

	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/lexicon"
)

// The stored form holds the Graphs of several sets of words of a lexicon, which have most rows in
// common. It is numbers of four bytes, little-endian: the rows; for each set the classes that
// admit its words, and its root; and the number of sets.

// Store returns the stored form of the Graphs of the words of l that each of sets admits.
func Store(l *lexicon.Lexicon, sets ...lexicon.Classes) ([]byte, error) {
	s := sharer{rows: make([]uint32, 1)}
	var roots []uint32
	for _, c := range sets {
		k, err := kwg.Build(admitted(l, c), true)
		if err != nil {
			return nil, err
		}
		roots = append(roots, uint32(c), s.add(k))
	}
	g := newGraph(s.rows, 0, nil)
	if g.blind != 0 {
		return nil, errors.New("grid: there are too many words for one stored form")
	}
	g.addHints()
	var data []byte
	for _, n := range append(append(g.rows, roots...), uint32(len(sets))) {
		data = binary.LittleEndian.AppendUint32(data, n)
	}
	return data, nil
}

// admitted yields the words of l that c admits.
func admitted(l *lexicon.Lexicon, c lexicon.Classes) iter.Seq[string] {
	return func(yield func(string) bool) {
		for w := range l.Words() {
			if l.Admits(w, c) && !yield(w) {
				return
			}
		}
	}
}

// A sharer puts Graphs into the same rows, each row once.
type sharer struct {
	rows  []uint32
	known map[string]uint32 // where a row is, by its bytes
}

// add adds the GADDAG of k and returns its root. The first one has its rows in the order of
// [NewGraph].
func (s *sharer) add(k kwg.Graph) uint32 {
	places := make([]uint32, len(k))
	if s.known == nil {
		b := builder{k, s.rows, places}
		root := b.place(k.GADDAG())
		s.rows, s.known = b.rows, map[string]uint32{}
		for at := 1; at < len(s.rows); {
			end := at + 1 + bits.OnesCount32(s.rows[at])
			s.known[key(s.rows[at:end])] = uint32(at)
			at = end
		}
		return root
	}
	return s.place(k, k.GADDAG(), places)
}

// place returns the index of the row that begins with a node of k. It adds the rows that are
// not there yet.
func (s *sharer) place(k kwg.Graph, at uint32, places []uint32) uint32 {
	if at == 0 || places[at] != 0 {
		return places[at]
	}
	row := make([]uint32, 1, 28)
	for n := at; ; n++ {
		node := k[n]
		arc := s.place(k, node.Arc(), places)
		if node.Accepts() {
			arc |= accepts
		}
		row[0] |= 1 << node.Tile()
		row = append(row, arc)
		if node.Last() {
			break
		}
	}
	place, ok := s.known[key(row)]
	if !ok {
		place = uint32(len(s.rows))
		s.rows = append(s.rows, row...)
		s.known[key(row)] = place
	}
	places[at] = place
	return place
}

// key returns the bytes of a row.
func key(row []uint32) string {
	var bytes []byte
	for _, n := range row {
		bytes = binary.LittleEndian.AppendUint32(bytes, n)
	}
	return string(bytes)
}

// Keep keeps with l the Graphs that [Store] made of its words, unless l has them already;
// [Admitted] returns them. Keep trusts data, which must be part of the program and tested there:
// where it can, it reads data in place, and checks nothing. Other graphs are checked, see
// [lexicon.Lexicon.WithKWG].
func Keep(l *lexicon.Lexicon, data []byte) {
	all := numbers(data)
	n := len(all) - 1 - 2*int(all[len(all)-1])
	first := newGraph(all[:n:n], 0, l.Words())
	for roots := all[n : len(all)-1]; len(roots) > 0; roots = roots[2:] {
		g := *first
		g.root = roots[1]
		derive(l, graphKey{lexicon.Classes(roots[0])}, func() any { return result{graph: &g} })
	}
}

// numbers returns data as numbers, which share its memory if the processor has them in this
// form.
func numbers(data []byte) []uint32 {
	at, n := unsafe.SliceData(data), len(data)/4
	if binary.NativeEndian.Uint16([]byte{1, 0}) == 1 && uintptr(unsafe.Pointer(at))%4 == 0 {
		return unsafe.Slice((*uint32)(unsafe.Pointer(at)), n)
	}
	rows := make([]uint32, n)
	for i := range rows {
		rows[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return rows
}
