package lexicon

import (
	"encoding/binary"
	"math/bits"
	"unsafe"
)

// A wordTable is the spellings of a Lexicon in alphabetical order, numbered
// from 0 on. Their letters stand in one text, of which every word is a part; a
// word with which the next one begins has no letters of its own, which saves a
// third of them. Words go by blocks of eight. To find one, the first letters of
// all blocks, twelve to an integer, are searched by halves.
//
// French takes 2.9 MB of letters and 1 MB of blocks and heads. A Go map of the
// same words takes 14 MB, and is no faster.
type wordTable struct {
	letters string // and wordPad bytes more
	blocks  []block
	heads   []uint64 // of each block, the head of its first word
	len     int
}

// A block is eight words.
type block struct {
	start   uint32 // where the first one is
	steps   uint32 // for each in four bits, how much further on the next one is
	lengths uint32 // of each, in four bits
}

// wordPad is what one load of a word may go beyond the letters.
const wordPad = 16

// A chars is the letters of a word, the first one in the lowest byte.
type chars struct{ lo, hi uint64 }

// spell is the letters of w, and whether they are from MinLen to MaxLen of A
// to Z.
func spell(w string) (s chars, ok bool) {
	n := uint(len(w))
	switch {
	case n-MinLen > MaxLen-MinLen:
		return s, false
	case n >= 8:
		s.lo = load64(w)
		s.hi = load64(w[n-8:]) >> (8 * (16 - n)) // by 64, nothing
	case n >= 4:
		s.lo = uint64(load32(w)) | uint64(load32(w[n-4:]))<<(8*(n-4)&63)
	default:
		s.lo = uint64(w[0]) | uint64(w[1])<<8 | uint64(w[n-1])<<(8*(n-1)&63)
	}
	return s, capitals(s.lo, min(n, 8)) && capitals(s.hi, max(n, 8)-8)
}

// capitals reports whether the n low bytes of v are of A to Z.
func capitals(v uint64, n uint) bool {
	const ones = 0x0101010101010101
	v |= ones * 'A' << (8 * n) // A to Z beyond n as well; by 64 bits, nothing
	above, upTo := v+ones*(0x80-'A'), v+ones*(0x7F-'Z')
	return (v|^above|upTo)&(ones*0x80) == 0
}

// head is the first twelve letters of s, in an order like that of words.
func (s chars) head() uint64 {
	hi := bits.ReverseBytes64(s.hi) >> 32
	return fives(bits.ReverseBytes64(s.lo))<<20 | fives(hi)
}

// fives packs the low five bits of each byte of v.
func fives(v uint64) uint64 {
	v &= 0x1F1F1F1F1F1F1F1F
	v = v&0x001F001F001F001F | v>>3&0x03E003E003E003E0
	v = v&0x000003FF000003FF | v>>6&0x000FFC00000FFC00
	return v&0xFFFFF | v>>12&0xFFFFF00000
}

// find is the number of the word w.
func (t *wordTable) find(w string) (number uint32, ok bool) {
	s, ok := spell(w)
	if !ok || t.len == 0 {
		return 0, false
	}
	// The last block that begins with w or before.
	head := s.head()
	at, n := 0, len(t.heads)
	for n > 1 {
		half := n / 2
		if t.heads[at+half] <= head {
			at += half
		}
		n -= half
	}
	for at > 0 && t.heads[at] == head && w < t.word(uint32(at)*8) {
		at--
	}

	b := t.blocks[at]
	same := b.lengths ^ uint32(len(w))*0x11111111 // 0 in the place of a word as long as w
	for i := range uint32(8) {
		if same>>(4*i)&15 == 0 && t.letters[b.at(i):][:len(w)] == w {
			return uint32(at)*8 + i, true
		}
	}
	return 0, false
}

// at is where word i of the block is.
func (b block) at(i uint32) uint {
	steps := b.steps & (1<<(4*i&31) - 1)
	steps = steps&0x0F0F0F0F + steps>>4&0x0F0F0F0F
	return uint(b.start) + uint(steps*0x01010101>>24)
}

// word is the word with that number.
func (t *wordTable) word(number uint32) string {
	b := &t.blocks[number>>3]
	return t.part(number, int(b.lengths>>(4*(number&7))&15))
}

// part is the word with that number, of which the length is known.
func (t *wordTable) part(number uint32, length int) string {
	at := t.blocks[number>>3].at(number & 7)
	return t.letters[at : at+uint(length)]
}

func (t *wordTable) all(yield func(string) bool) {
	for number := range uint32(t.len) {
		if !yield(t.word(number)) {
			return
		}
	}
}

// A wordSetter makes a wordTable, word by word.
type wordSetter struct {
	letters []byte
	blocks  []block
	heads   []uint64
	n       int
	pos     uint32 // of the last word
	length  uint32 // of the last word
}

// newWordSetter makes room for so many words and letters.
func newWordSetter(words, letters int) *wordSetter {
	return &wordSetter{
		letters: make([]byte, letters+2*wordPad),
		blocks:  make([]block, (words+7)/8),
		heads:   make([]uint64, (words+7)/8),
	}
}

// add adds a word, greater than the last one, with which it shares so many
// letters; false where the room is full.
func (t *wordSetter) add(s chars, length, shared uint32) bool {
	step := t.length
	if shared == t.length { // the last word is the beginning of this one
		step = 0
	}
	if i := t.n - 1; i >= 0 {
		t.blocks[i>>3].steps |= step << (4 * (i & 7))
		t.pos += step
	}
	if int(t.pos)+2*wordPad > len(t.letters) || t.n>>3 >= len(t.blocks) {
		return false
	}
	text := t.letters[t.pos : t.pos+wordPad]
	binary.LittleEndian.PutUint64(text, s.lo)
	binary.LittleEndian.PutUint64(text[8:], s.hi)
	b := &t.blocks[t.n>>3]
	b.lengths |= length << (4 * (t.n & 7))
	if t.n&7 == 0 {
		b.start = t.pos
		t.heads[t.n>>3] = s.head()
	}
	t.length = length
	t.n++
	return true
}

// table is what was set. The setter ends with it: letters is its string.
func (t *wordSetter) table() wordTable {
	return wordTable{unsafe.String(unsafe.SliceData(t.letters), len(t.letters)), t.blocks, t.heads, t.n}
}

func load64(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

func load32(s string) uint32 {
	_ = s[3]
	return uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24
}
