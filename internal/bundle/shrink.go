package bundle

import (
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
)

// shrink returns a WebAssembly module of Go that is the same program and packs better. Go writes its memory in pieces that
// leave out a few zeros each, and every piece costs more than the zeros that it saves; here there is one piece for all that is
// close together. What only traces of a panic show is left out, except the names of functions.
func shrink(module []byte) ([]byte, error) {
	const head, data = 8, 11 // the length of the header, the number of the section of memory
	out := slices.Clone(module[:min(head, len(module))])
	for in := module[len(out):]; len(in) > 0; {
		length, n := binary.Uvarint(in[1:])
		if n <= 0 || uint64(len(in)-1-n) < length {
			return nil, errModule
		}
		kind, section := in[0], in[1+n:1+n+int(length)]
		in = in[1+n+int(length):]
		if kind == data {
			pieces, err := readMemory(section)
			if err != nil {
				return nil, err
			}
			pieces = join(pieces)
			dropTraces(pieces)
			section = appendMemory(nil, pieces)
		}
		out = append(out, kind)
		out = binary.AppendUvarint(out, uint64(len(section)))
		out = append(out, section...)
	}
	return out, nil
}

var errModule = errors.New("this is not a module that shrink can read")

// A piece is a part of the memory in which a module begins.
type piece struct {
	at      int
	content []byte
}

// What stands before a piece and behind its address in a module of Go: the memory 0, an i32.const, and an end.
const active, constant, end = 0x00, 0x41, 0x0b

// readMemory returns the pieces of a section of memory in the order of their addresses.
func readMemory(section []byte) ([]piece, error) {
	count, n := binary.Uvarint(section)
	if n <= 0 {
		return nil, errModule
	}
	section = section[n:]
	var pieces []piece
	for range count {
		if len(section) < 2 || section[0] != active || section[1] != constant {
			return nil, errModule
		}
		at, n := binary.Uvarint(section[2:]) // as signed numbers that are not negative
		if n <= 0 || len(section) <= 2+n || section[2+n] != end {
			return nil, errModule
		}
		section = section[3+n:]
		length, n := binary.Uvarint(section)
		if n <= 0 || uint64(len(section)-n) < length {
			return nil, errModule
		}
		pieces = append(pieces, piece{int(at), section[n : n+int(length)]})
		section = section[n+int(length):]
	}
	if len(section) > 0 {
		return nil, errModule
	}
	slices.SortFunc(pieces, func(a, b piece) int { return cmp.Compare(a.at, b.at) })
	for i := range pieces {
		if i > 0 && pieces[i].at < pieces[i-1].end() {
			return nil, errModule
		}
	}
	return pieces, nil
}

func (p piece) end() int { return p.at + len(p.content) }

// join returns pieces that are far from each other, with zeros where nothing was.
func join(pieces []piece) (joined []piece) {
	const far = 4096
	for _, p := range pieces {
		if n := len(joined) - 1; n >= 0 && p.at-joined[n].end() < far {
			joined[n].content = append(joined[n].content, make([]byte, p.at-joined[n].end())...)
			joined[n].content = append(joined[n].content, p.content...)
		} else {
			joined = append(joined, piece{p.at, slices.Clone(p.content)})
		}
	}
	return joined
}

// appendMemory appends the section that readMemory reads.
func appendMemory(to []byte, pieces []piece) []byte {
	to = binary.AppendUvarint(to, uint64(len(pieces)))
	for _, p := range pieces {
		to = append(to, active, constant)
		at := p.at
		for ; at >= 1<<6; at >>= 7 { // the highest of the last seven bits is the sign
			to = append(to, byte(at)|0x80)
		}
		to = append(to, byte(at), end)
		to = binary.AppendUvarint(to, uint64(len(p.content)))
		to = append(to, p.content...)
	}
	return to
}
