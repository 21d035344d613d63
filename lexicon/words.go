package lexicon

import (
	"encoding/binary"
	"math/bits"
	"unsafe"
)

// A wordTable is the words of a Lexicon in alphabetical order, numbered from 0. Every word is
// a part of one text; a word that is the beginning of the next word is stored only there,
// which saves a third of the letters. To find a word, a binary search goes through the first
// letters of the pages, twelve in an integer, then through those of the blocks of the page.
//
// The words are laid out page by page (see [Lexicon.setPage]), in chunks that are allocated when
// a page of theirs is needed: who asks for one word takes the memory of one chunk.
type wordTable struct {
	code   wordCode
	chunks []*chunk // nil until needed
	texts  [][]byte // of each chunk
	len    int
}

// A chunk is 16 pages that are next to each other.
type chunk struct {
	blocks [chunkWords / blockLen]block
	checks [chunkWords / blockLen]check
	heads  [chunkWords / blockLen]uint64       // of each block, the head of its first word
	marks  [chunkWords / markEvery]readingMark // of the readings
}

// A block is eight words, a page 256.
const (
	blockLen   = 8
	pageLen    = 256
	chunkPages = 16
	chunkWords = chunkPages * pageLen
)

// A place is where a word is in the text: the number of the chunk, and the place in the text of
// the chunk in the low 16 bits, which suffice for chunkWords words of MaxLen letters.
const placeBits = 16

// chunk returns the chunk of a word whose page is laid out.
func (t *wordTable) chunk(word uint32) *chunk { return t.chunks[word/chunkWords] }

// block returns the block of a word whose page is laid out.
func (t *wordTable) block(word uint32) *block {
	return &t.chunks[word/chunkWords].blocks[word%chunkWords/blockLen]
}

// wordPad is the number of bytes after the text of each page. Loads read 16 bytes at a time,
// so they read beyond the end of a word; without these bytes they could read from the next
// page, which another goroutine may be laying out.
const wordPad = 16

// A block says where its eight words are and what their classes are.
type block struct {
	start uint32          // the place of the first word
	steps uint32          // four bits for each word: how much farther the next one is
	kinds [blockLen]uint8 // of each word, the number of the set of its classes
}

// A check tells the words of a block apart.
type check struct {
	lengths uint32 // four bits for each word
	prints  uint32 // four bits for each word: a hash, which rules out most other words
}

// A chars is the letters of a word, the first one in the lowest byte.
type chars struct{ lo, hi uint64 }

// spell returns the letters of w, and whether they are MinLen to MaxLen letters A to Z.
func spell(w string) (s chars, ok bool) {
	if uint(len(w))-MinLen > MaxLen-MinLen {
		return s, false
	}
	return loadChars(w)
}

// loadChars returns the letters of w, which has 1 to 15, and whether they are A to Z.
func loadChars[T string | []byte](w T) (s chars, ok bool) {
	n := uint(len(w))
	switch {
	case n >= 8:
		s.lo = load64(w)
		s.hi = load64(w[n-8:]) >> (8 * (16 - n)) // 0 when n is 8
	case n >= 4:
		s.lo = uint64(load32(w)) | uint64(load32(w[n-4:]))<<(8*(n-4))
	default:
		s.lo = uint64(w[0]) | uint64(w[n/2])<<(8*(n/2)) | uint64(w[n-1])<<(8*(n-1))
	}
	return s, capitals(s.lo, min(n, 8)) && capitals(s.hi, max(n, 8)-8)
}

// capitals reports whether the n low bytes of v are A to Z.
func capitals(v uint64, n uint) bool {
	const ones = 0x0101010101010101
	v |= ones * 'A' << (8 * n) // the bytes above the n low ones are 0, and become 'A'
	above, upTo := v+ones*(0x80-'A'), v+ones*(0x7F-'Z')
	return (v|^above|upTo)&(ones*0x80) == 0
}

// head returns the first twelve letters of s as a number. Heads have the same order as words.
func (s chars) head() uint64 {
	hi := bits.ReverseBytes64(s.hi) >> 32
	return fives(bits.ReverseBytes64(s.lo))<<20 | fives(hi)
}

// less reports whether s comes before t in alphabetical order.
func (s chars) less(t chars) bool {
	if s.lo != t.lo {
		return bits.ReverseBytes64(s.lo) < bits.ReverseBytes64(t.lo)
	}
	return bits.ReverseBytes64(s.hi) < bits.ReverseBytes64(t.hi)
}

// print returns four bits of a hash of s.
func (s chars) print() uint32 { return uint32((s.lo ^ s.hi) * 0x9E3779B97F4A7C15 >> 60) }

// letter returns the letter at i, below 16.
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

// pageOf returns the page on which w is if it is a word; head is its head.
func (t *wordTable) pageOf(w chars, head uint64) uint32 {
	heads := t.code.heads
	from, to := t.code.starts[head>>50], t.code.starts[head>>50+1]
	at := max(int(from)-1, 0)
	at += lastHead(heads[at:to], head)
	for at > 0 && heads[at] == head && w.less(t.code.pages[at].first) {
		at--
	}
	return uint32(at)
}

// lastHead returns the place of the last of heads that is not greater than head, 0 if there is
// none. No branch depends on the comparison, since the processor would mispredict half of
// them.
func lastHead(heads []uint64, head uint64) int {
	at := 0
	for n := len(heads); n > 1; {
		half := n / 2
		_, above := bits.Sub64(head, heads[at+half], 0)
		at += half & (int(above) - 1)
		n -= half
	}
	return at
}

// find returns the number of w, which has length letters, if it is a word of that page; head is
// its head.
func (t *wordTable) find(page uint32, w chars, head uint64, length int) (number uint32, ok bool) {
	const blocks = pageLen / blockLen // of a page
	k := t.chunks[page/chunkPages]
	first := int(page%chunkPages) * blocks
	last := min(blocks, (t.len+blockLen-1)/blockLen-int(page)*blocks)
	at := first + lastHead(k.heads[first:first+last], head)
	mask := &firstChars[length&15]
	for {
		b, c := &k.blocks[at], &k.checks[at]
		unlike := (c.lengths ^ uint32(length)*0x11111111) | (c.prints ^ w.print()*0x11111111)
		for i := uint32(0); i < blockLen; i++ {
			if unlike>>(4*i&31)&15 != 0 {
				continue
			}
			text := t.texts[page/chunkPages][b.at(i)&(1<<placeBits-1):][:16]
			if binary.LittleEndian.Uint64(text)&mask.lo == w.lo && binary.LittleEndian.Uint64(text[8:])&mask.hi == w.hi {
				return page/chunkPages*chunkWords + uint32(at)*blockLen + i, true
			}
		}
		// Words with the same first twelve letters may fill several blocks.
		if k.heads[at] != head || at == first {
			return 0, false
		}
		at--
	}
}

// at returns the place of word i of the block.
func (b block) at(i uint32) uint {
	steps := b.steps & (1<<(4*i&31) - 1)
	steps = steps&0x0F0F0F0F + steps>>4&0x0F0F0F0F
	return uint(b.start) + uint(steps*0x01010101>>24)
}

// word returns the word with that number.
func (t *wordTable) word(number uint32) string {
	k := t.chunk(number)
	b, c := &k.blocks[number%chunkWords/blockLen], &k.checks[number%chunkWords/blockLen]
	number %= blockLen
	return t.part(uint32(b.at(number)), int(c.lengths>>(4*number)&15))
}

// part returns the word at a place. The text of a page that is laid out never changes, so the
// word can share its memory.
func (t *wordTable) part(place uint32, length int) string {
	return unsafe.String(&t.texts[place>>placeBits][place&(1<<placeBits-1):][:wordPad][0], length)
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
