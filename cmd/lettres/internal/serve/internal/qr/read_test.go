package qr

import "testing"

// layouts are, for each version of level M, the bytes of all blocks and of data in them, as the
// standard lists them (table 9).
var layouts = [][][2]int{
	1: {{26, 16}}, 2: {{44, 28}}, 3: {{70, 44}}, 4: {{50, 32}, {50, 32}}, 5: {{67, 43}, {67, 43}},
	6: {{43, 27}, {43, 27}, {43, 27}, {43, 27}}, 7: {{49, 31}, {49, 31}, {49, 31}, {49, 31}},
	8: {{60, 38}, {60, 38}, {61, 39}, {61, 39}}, 9: {{58, 36}, {58, 36}, {58, 36}, {59, 37}, {59, 37}},
	10: {{69, 43}, {69, 43}, {69, 43}, {69, 43}, {70, 44}},
}

// formats are the 15 bits of level M with each mask (table C.1), and numbers the 18 bits of
// versions from 7 on (table D.1).
var formats = []int{0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0}
var numbers = map[int]int{7: 0x07C94, 8: 0x085BC, 9: 0x09A99, 10: 0x0A4D3}

// read reads a code, and fails where anything is not as the standard wants it.
func read(t *testing.T, c Code) []byte {
	t.Helper()
	size := c.Size()
	version := (size - 17) / 4
	at := func(row, column int) int {
		if c.Dark(row, column) {
			return 1
		}
		return 0
	}
	// The format, from the upper left corner, the highest bit first.
	first, second := 0, 0
	for _, p := range [][2]int{{8, 0}, {8, 1}, {8, 2}, {8, 3}, {8, 4}, {8, 5}, {8, 7}, {8, 8}, {7, 8}, {5, 8}, {4, 8}, {3, 8}, {2, 8}, {1, 8}, {0, 8}} {
		first = first<<1 | at(p[0], p[1])
	}
	for i := range 7 {
		second = second<<1 | at(size-1-i, 8)
	}
	for i := range 8 {
		second = second<<1 | at(8, size-8+i)
	}
	mask := -1
	for m, f := range formats {
		if f == first && f == second {
			mask = m
		}
	}
	if mask < 0 || at(size-8, 8) != 1 {
		t.Fatalf("the format is %x and %x", first, second)
	}
	if version >= 7 {
		first, second := 0, 0
		for i := 17; i >= 0; i-- {
			first = first<<1 | at(i/3, size-11+i%3)
			second = second<<1 | at(size-11+i%3, i/3)
		}
		if first != numbers[version] || second != numbers[version] {
			t.Fatalf("the number of version %d is %x and %x", version, first, second)
		}
	}
	// What is no data.
	centres := [][]int{1: {}, 2: {18}, 3: {22}, 4: {26}, 5: {30}, 6: {34}, 7: {22, 38}, 8: {24, 42}, 9: {26, 46}, 10: {28, 50}}[version]
	all := append([]int{6}, centres...)
	fixed := func(y, x int) bool {
		switch {
		case y == 6 || x == 6, y < 9 && x < 9, y < 9 && x >= size-8, y >= size-8 && x < 9:
			return true
		case version >= 7 && (y < 6 && x >= size-11 || x < 6 && y >= size-11):
			return true
		}
		for _, cy := range all {
			for _, cx := range all {
				corner := cy == 6 && cx == 6 || cy == 6 && cx == all[len(all)-1] || cy == all[len(all)-1] && cx == 6
				if len(centres) > 0 && !corner && y >= cy-2 && y <= cy+2 && x >= cx-2 && x <= cx+2 {
					return true
				}
			}
		}
		return false
	}
	turned := func(i, j int) bool {
		switch mask {
		case 0:
			return (i+j)%2 == 0
		case 1:
			return i%2 == 0
		case 2:
			return j%3 == 0
		case 3:
			return (i+j)%3 == 0
		case 4:
			return (i/2+j/3)%2 == 0
		case 5:
			return (i*j)%2+(i*j)%3 == 0
		case 6:
			return ((i*j)%2+(i*j)%3)%2 == 0
		}
		return ((i+j)%2+(i*j)%3)%2 == 0
	}
	var stream []int
	for pair := 0; pair < (size-1)/2; pair++ {
		x := size - 1 - 2*pair
		if x <= 6 {
			x--
		}
		for i := range size {
			y := size - 1 - i
			if pair%2 == 1 {
				y = i
			}
			for _, x := range []int{x, x - 1} {
				if !fixed(y, x) {
					bit := at(y, x)
					if turned(y, x) {
						bit ^= 1
					}
					stream = append(stream, bit)
				}
			}
		}
	}
	layout := layouts[version]
	total, longest := 0, 0
	for _, b := range layout {
		total += b[0]
		longest = max(longest, b[1])
	}
	if len(stream)/8 != total {
		t.Fatalf("version %d has %d modules for data", version, len(stream))
	}
	next := func() (word int) {
		for _, b := range stream[:8] {
			word = word<<1 | b
		}
		stream = stream[8:]
		return word
	}
	blocks := make([][]int, len(layout))
	for i := range longest {
		for b, l := range layout {
			if i < l[1] {
				blocks[b] = append(blocks[b], next())
			}
		}
	}
	for range layout[0][0] - layout[0][1] {
		for b := range layout {
			blocks[b] = append(blocks[b], next())
		}
	}
	// The whole block, as a polynomial, is 0 at each root: multiplied bit by bit.
	multiply := func(a, b int) (product int) {
		for ; b > 0; b >>= 1 {
			if b&1 == 1 {
				product ^= a
			}
			if a <<= 1; a&0x100 != 0 {
				a ^= 0x11D
			}
		}
		return product
	}
	var message []int
	for b, l := range layout {
		root := 1
		for range l[0] - l[1] {
			value := 0
			for _, word := range blocks[b] {
				value = multiply(value, root) ^ word
			}
			if value != 0 {
				t.Fatalf("block %d of version %d has a syndrome %d", b, version, value)
			}
			root = multiply(root, 2)
		}
		message = append(message, blocks[b][:l[1]]...)
	}
	var bits []int
	for _, word := range message {
		for i := 7; i >= 0; i-- {
			bits = append(bits, word>>i&1)
		}
	}
	take := func(n int) (value int) {
		for _, b := range bits[:n] {
			value = value<<1 | b
		}
		bits = bits[n:]
		return value
	}
	if mode := take(4); mode != 4 {
		t.Fatalf("the mode is %d", mode)
	}
	n := take(map[bool]int{true: 8, false: 16}[version < 10])
	text := []byte{}
	for range n {
		text = append(text, byte(take(8)))
	}
	return text
}
