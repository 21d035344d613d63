package bundle

import (
	"bytes"
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
