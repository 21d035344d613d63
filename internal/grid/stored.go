package grid

import (
	"encoding/binary"
	"unsafe"

	"github.com/jeudelettres/lettres/lexicon"
)

// A Graph that was made by [NewGraph] can be stored: its rows, four bytes a number,
// little-endian. Its root is row 1, the first that is made.

// AppendTo appends the stored form of g, which has no left-out words.
func (g *Graph) AppendTo(dst []byte) []byte {
	for _, n := range g.rows {
		dst = binary.LittleEndian.AppendUint32(dst, n)
	}
	return dst
}

// Keep keeps with l the Graph of its words that is stored in data, unless l has one already;
// [Of] returns it. Keep trusts data, which must be part of the program and tested there: where
// it can, it reads data in place, and checks nothing. Other graphs are checked, see
// [lexicon.Lexicon.WithKWG].
func Keep(l *lexicon.Lexicon, data []byte) {
	derive(l, graphKey{}, func() any { return result{graph: newGraph(numbers(data), 1, l.Words())} })
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
