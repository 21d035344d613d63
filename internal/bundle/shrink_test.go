package bundle

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// inMemory returns what a module of Go has in its memory, without what lies between its sections.
func inMemory(t *testing.T, module []byte) (memory []byte, pieces int) {
	t.Helper()
	all := must.Get(readMemory(module[len(magic)+2:]))(t)
	for _, p := range all {
		memory = append(append(memory, make([]byte, p.at-len(memory))...), p.content...)
	}
	return memory, len(all)
}

const magic = "\x00asm\x01\x00\x00\x00"

// moduleOf returns a module that has nothing but pieces of memory. It is short enough for one byte of length.
func moduleOf(pieces ...piece) []byte {
	section := appendMemory(nil, pieces)
	return append(append([]byte(magic), 11, byte(len(section))), section...)
}

// TestShrink holds that the memory is the same, in fewer pieces.
func TestShrink(t *testing.T) {
	for _, tt := range []struct {
		pieces []piece
		want   int
	}{
		{nil, 0},
		{[]piece{{3, []byte("a")}}, 1},
		{[]piece{{63, []byte("ab")}, {73, []byte("cd")}, {128, []byte("ef")}}, 1},
		{[]piece{{100, []byte("ef")}, {64, []byte("ab")}}, 1},
		{[]piece{{64, []byte("ab")}, {1 << 20, []byte("cd")}, {1<<20 + 2, []byte("ef")}}, 2},
	} {
		module := moduleOf(tt.pieces...)
		got, err := shrink(module)
		if err != nil {
			t.Errorf("%v: %v", tt.pieces, err)
			continue
		}
		before, _ := inMemory(t, module)
		after, pieces := inMemory(t, got)
		if !bytes.Equal(before, after) || pieces != tt.want {
			t.Errorf("%v: %d pieces, %q, want %q", tt.pieces, pieces, after, before)
		}
	}
	whole := moduleOf(piece{64, []byte("ab")}, piece{90, []byte("cd")})
	for n := len(magic) + 1; n < len(whole); n++ {
		if _, err := shrink(whole[:n]); err == nil {
			t.Errorf("the first %d bytes are read", n)
		}
	}
	if _, err := shrink(moduleOf(piece{64, []byte("ab")}, piece{65, []byte("cd")})); err == nil {
		t.Error("pieces that overlap are read")
	}
}

// TestDropLines clears what runtime.Caller reads of a table with two functions, and nothing else.
func TestDropLines(t *testing.T) {
	const tables, list = 80, 120
	memory := make([]byte, 300)
	copy(memory, "\xf1\xff\xff\xff\x00\x00\x01\x08")
	binary.LittleEndian.PutUint64(memory[8:], 2)
	binary.LittleEndian.PutUint64(memory[56:], tables)
	binary.LittleEndian.PutUint64(memory[64:], list)
	copy(memory[tables+1:], "\x02\x01\x00"+"\x00\x05\x04\x06\x00"+"\x08\x81\x01\x00"+"\x0a\x01\x00") // at 1, 4, 9, 13
	for i, fields := range [][]uint32{                                                               // stack, file, line, values, unit, start, kind, and a value
		{1, 4, 9, 1, 7, 33, 0, 13}, {1, 4, 13, 1, 7, 44, 0, 13},
	} {
		f := list + 20 + 48*i
		binary.LittleEndian.PutUint32(memory[list+8*i:], uint32(1000+i))
		binary.LittleEndian.PutUint32(memory[list+8*i+4:], uint32(20+48*i))
		binary.LittleEndian.PutUint32(memory[f:], uint32(1000+i))
		for k, n := range fields {
			binary.LittleEndian.PutUint32(memory[f+16+4*k:], n)
		}
	}
	want := bytes.Clone(memory)
	clear(want[tables+4 : tables+13]) // 13 is a value of the functions, too
	for i := range 2 {
		for _, field := range []int{20, 24, 36} {
			clear(want[list+20+48*i+field:][:4])
		}
	}
	strange := bytes.Clone(memory)
	strange[list+20+48]++
	before := bytes.Clone(strange)
	if dropLines(strange); !bytes.Equal(strange, before) {
		t.Error("a table of another kind is changed")
	}
	behind := append([]byte("behind"), memory...)
	if dropLines(behind); string(behind) != "behind"+string(want) {
		t.Errorf("%q, want %q", strings.TrimPrefix(string(behind), "behind"), want)
	}
	for n := range 180 { // what is cut off is left as it is
		cut := bytes.Clone(memory[:n])
		if dropLines(cut); !bytes.Equal(cut, memory[:n]) {
			t.Errorf("the first %d bytes are changed", n)
		}
	}
}
