package lexicon

import (
	"encoding/binary"
	"math/bits"
	"unsafe"
)

// A wordTable is the spellings of a Lexicon in alphabetical order, numbered
// from 0 on. Their letters stand in one text, of which every word is a part; a
// word with which the next one begins has no letters of its own, which saves a
// third of them. To find one, the first letters of pages, twelve to an integer,
// are searched by halves, then those of the blocks of a page.
//
// French takes 2.9 MB of letters and 1 MB of blocks and heads. A Go map of the
// same words takes 14 MB.
//
// Text, blocks and heads are made page by page (see [Lexicon.setPage]).
type wordTable struct {
	code   wordCode
	text   []byte
	blocks []block
	heads  []uint64 // of each block, the head of its first word
	len    int
}

// A page is 128 words, and a block eight.
const (
	pageLen  = 128
	blockLen = 8
)

// wordPad is what one load of a word may go beyond its letters.
const wordPad = 16

// A block is eight words.
type block struct {
	start   uint32 // where the first one is
	steps   uint32 // for each in four bits, how much further on the next one is
	lengths uint32 // of each, in four bits
}

// A chars is the letters of a word, the first one in the lowest byte.
type chars struct{ lo, hi uint64 }

// spell is the letters of w, and whether they are from MinLen to MaxLen of A
// to Z.
func spell(w string) (s chars, ok bool) {
	if uint(len(w))-MinLen > MaxLen-MinLen {
		return s, false
	}
	return loadChars(w)
}

// loadChars is the letters of w, of which there are 1 to 15, and whether they
// are of A to Z.
func loadChars[T string | []byte](w T) (s chars, ok bool) {
	n := uint(len(w))
	switch {
	case n >= 8:
		s.lo = load64(w)
		s.hi = load64(w[n-8:]) >> (8 * (16 - n)) // by 64, nothing
	case n >= 4:
		s.lo = uint64(load32(w)) | uint64(load32(w[n-4:]))<<(8*(n-4))
	default:
		s.lo = uint64(w[0]) | uint64(w[n/2])<<(8*(n/2)) | uint64(w[n-1])<<(8*(n-1))
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

// less reports whether s is before t in alphabetical order.
func (s chars) less(t chars) bool {
	if s.lo != t.lo {
		return bits.ReverseBytes64(s.lo) < bits.ReverseBytes64(t.lo)
	}
	return bits.ReverseBytes64(s.hi) < bits.ReverseBytes64(t.hi)
}

// letter is the letter at i, below 16.
func (s chars) letter(i uint32) byte {
	if i < 8 {
		return byte(s.lo >> (8 * i & 63))
	}
	return byte(s.hi >> (8 * i & 63))
}

// fives packs the low five bits of each byte of v.
func fives(v uint64) uint64 {
	v &= 0x1F1F1F1F1F1F1F1F
	v = v&0x001F001F001F001F | v>>3&0x03E003E003E003E0
	v = v&0x000003FF000003FF | v>>6&0x000FFC00000FFC00
	return v&0xFFFFF | v>>12&0xFFFFF00000
}

// pageOf is the page on which w is, if it is a word.
func (t *wordTable) pageOf(w chars) uint32 {
	head := w.head()
	at, n := 0, len(t.code.pages)-1
	for n > 1 {
		half := n / 2
		if page := &t.code.pages[at+half]; page.head < head || page.head == head && !w.less(page.first) {
			at += half
		}
		n -= half
	}
	return uint32(at)
}

// find is the number of w, of so many letters, which is on that page if it is a
// word.
func (t *wordTable) find(page uint32, w chars, length int) (number uint32, ok bool) {
	at := page * (pageLen / blockLen)
	heads := t.heads[at:min(int(at)+pageLen/blockLen, len(t.heads))]
	head := w.head()
	last := 0 // the last block that may have w
	for i, h := range heads {
		if h <= head {
			last = i
		}
	}
	for {
		b := t.blocks[at+uint32(last)]
		same := b.lengths ^ uint32(length)*0x11111111 // 0 in the place of a word as long as w
		for i := range uint32(blockLen) {
			if same>>(4*i)&15 == 0 && t.chars(b.at(i), length) == w {
				return (at+uint32(last))*blockLen + i, true
			}
		}
		// Words of which twelve letters are the same may fill blocks.
		if heads[last] != head || last == 0 {
			return 0, false
		}
		last--
	}
}

// chars is the letters at a place of the text.
func (t *wordTable) chars(at uint, length int) chars {
	text := t.text[at : at+16]
	mask := &firstChars[length&15]
	return chars{binary.LittleEndian.Uint64(text) & mask.lo, binary.LittleEndian.Uint64(text[8:]) & mask.hi}
}

// at is where word i of the block is.
func (b block) at(i uint32) uint {
	steps := b.steps & (1<<(4*i&31) - 1)
	steps = steps&0x0F0F0F0F + steps>>4&0x0F0F0F0F
	return uint(b.start) + uint(steps*0x01010101>>24)
}

// word is the word with that number.
func (t *wordTable) word(number uint32) string {
	b := &t.blocks[number/blockLen]
	return t.part(number, int(b.lengths>>(4*(number%blockLen))&15))
}

// part is the word with that number, of which the length is known.
func (t *wordTable) part(number uint32, length int) string {
	at := t.blocks[number/blockLen].at(number % blockLen)
	// The text of a page that is set never changes again, so a string may be a
	// part of it.
	return unsafe.String(&t.text[at:][:wordPad][0], length)
}

func load64[T string | []byte](s T) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

func load32[T string | []byte](s T) uint32 {
	_ = s[3]
	return uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24
}
