package lexicon

import (
	"cmp"
	"encoding/binary"
	"maps"
	"slices"
	"strings"
)

// A wordCode is the words in the compiled form. Each word is stored as its difference from
// the word before: how many letters are dropped from the end of that word, and which letters
// are added (front coding). Few differences are frequent (for one word in four, nothing is
// dropped and S is added). The 255 most frequent ones are in a list and take one byte each.
// Any other is the byte escape, followed by the difference. The words of French take 1.5
// bytes each.
//
// A difference is the byte dropped | added<<4, followed by the added letters. The first word
// of each page is stored whole. The code is
//
//	1 byte   the number of frequent differences
//	         these differences
//	         the pages
type wordCode struct {
	data     []byte            // the code, with at least 16 bytes before and after it
	frequent []uint32          // the places of the frequent differences
	pages    []page            // and one more for the end
	heads    []uint64          // of the first word of each page
	starts   [1<<10 + 1]uint16 // by two letters, the number of pages that begin with lower ones
}

// A page is where the code and the text of 256 words begin.
type page struct {
	code  uint32
	text  uint32 // in memory, where wordPad bytes follow the text of each page
	first chars  // the first word
}

const escape = 255

// appendWordCode appends the code of words, which are sorted and without duplicates. For
// each page and for the end it calls page with the places in the code and in the text.
func appendWordCode(dst []byte, words []string, page func(code, text int)) []byte {
	diffs := make([]string, len(words)) // each as its bytes
	count := map[string]int{}
	last := ""
	for i, w := range words {
		if i%pageLen == 0 {
			last = ""
		}
		same := sharedPrefix(last, w)
		diffs[i] = string([]byte{byte(len(last)-same) | byte(len(w)-same)<<4}) + w[same:]
		count[diffs[i]]++
		last = w
	}
	frequent := slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), strings.Compare(a, b))
	})
	frequent = frequent[:min(len(frequent), escape)]

	start := len(dst)
	dst = append(dst, byte(len(frequent)))
	code := map[string]byte{}
	for i, d := range frequent {
		dst = append(dst, d...)
		code[d] = byte(i)
	}
	text := 0
	for i, d := range diffs {
		if i%pageLen == 0 {
			page(len(dst)-start, text)
		}
		if c, ok := code[d]; ok {
			dst = append(dst, c)
		} else {
			dst = append(append(dst, escape), d...)
		}
		if i+1 == len(words) || (i+1)%pageLen == 0 || !strings.HasPrefix(words[i+1], words[i]) {
			text += len(words[i])
		}
	}
	page(len(dst)-start, text)
	return dst
}

func sharedPrefix(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// cutDifference returns the length of the difference at the front of code, 0 if there is none.
func cutDifference(code []byte) int {
	if len(code) == 0 {
		return 0
	}
	n := 1 + int(code[0]>>4)
	if n == 1 || len(code) < n {
		return 0
	}
	if _, ok := loadChars(code[1:n]); !ok {
		return 0
	}
	return n
}

// firstChars[n] masks the first n letters of a word.
var firstChars = func() (mask [16]chars) {
	for n := 1; n <= MaxLen; n++ {
		mask[n] = mask[n-1]
		if n <= 8 {
			mask[n].lo = mask[n].lo<<8 | 0xFF
		} else {
			mask[n].hi = mask[n].hi<<8 | 0xFF
		}
	}
	return mask
}()

var errWords = phrases.InputError("the words are damaged ¦ les mots sont endommagés")

// openWords opens the words in data[at:end], whose pages begin where pages says. It reads
// only the first word of each page.
func openWords(data []byte, at, end, words int, pages []page) (wordTable, error) {
	if at < wordPad || at >= end || end > len(data)-wordPad || words > end-at {
		return wordTable{}, errWords
	}
	code := wordCode{data: data, pages: pages, heads: make([]uint64, 0, len(pages)-1)}
	start := at
	at++
	for range int(data[start]) {
		code.frequent = append(code.frequent, uint32(at))
		n := cutDifference(data[at:end])
		if at += n; n == 0 {
			return wordTable{}, errWords
		}
	}
	text := uint32(0)
	for i := range pages {
		p := &pages[i]
		p.code += uint32(start)
		if int(p.code) < at || int(p.code) > end || p.text < text || p.text-text > pageLen*MaxLen {
			return wordTable{}, errWords
		}
		at, text = int(p.code), p.text
		if i == len(pages)-1 {
			break
		}
		d, _, ok := code.cut(p.code, uint32(end))
		if !ok || data[d]&15 != 0 {
			return wordTable{}, errWords
		}
		n := uint(data[d] >> 4)
		p.first, _ = loadChars(data[d+1:][:n])
		code.heads = append(code.heads, p.first.head())
		if n < MinLen || i > 0 && !pages[i-1].first.less(p.first) {
			return wordTable{}, errWords
		}
	}
	if at != end || text > uint32(words)*MaxLen {
		return wordTable{}, errWords
	}
	for i := range pages {
		pages[i].text += uint32(i) * wordPad
	}
	for i, page := 0, 0; i < len(code.starts); i++ {
		for page < len(code.heads) && code.heads[page]>>50 < uint64(i) {
			page++
		}
		code.starts[i] = uint16(page)
	}
	chunks := (len(pages) - 1 + chunkPages - 1) / chunkPages
	return wordTable{code: code, chunks: make([]*chunk, chunks), texts: make([][]byte, chunks), len: words}, nil
}

// take allocates the memory of a chunk, if it has none.
func (t *wordTable) take(number int) {
	if t.chunks[number] != nil {
		return
	}
	pages := t.code.pages
	first, next := number*chunkPages, min((number+1)*chunkPages, len(pages)-1)
	t.chunks[number], t.texts[number] = new(chunk), make([]byte, pages[next].text-pages[first].text)
}

// cut returns where the difference at data[at:end] is, and where the next one begins.
func (c *wordCode) cut(at, end uint32) (diff uint, rest uint32, ok bool) {
	if at >= end {
		return 0, at, false
	}
	n := uint(c.data[at])
	at++
	if n < uint(len(c.frequent)) {
		return uint(c.frequent[n]), at, true
	}
	long := cutDifference(c.data[at:end])
	return uint(at), at + uint32(long), n == escape && long > 0
}

// setPage lays out the words of a page. If the page is damaged, no word of it is found, and
// setPage returns false.
func (t *wordTable) setPage(number int) bool {
	from, to := number*pageLen, min((number+1)*pageLen, t.len)
	if t.set(number, from, to) {
		return true
	}
	chunk, start := t.chunks[number/chunkPages], t.start(number)
	for i := from; i < to; i += blockLen {
		chunk.blocks[i%chunkWords/blockLen] = block{start: start}
		chunk.checks[i%chunkWords/blockLen] = check{}
	}
	return false
}

// start returns the place of the first word of a page.
func (t *wordTable) start(page int) uint32 {
	chunk, pages := page/chunkPages, t.code.pages
	return uint32(chunk)<<placeBits | (pages[page].text - pages[chunk*chunkPages].text)
}

func (t *wordTable) set(number, from, to int) bool {
	var (
		chunk      = t.chunks[number/chunkPages]
		start      = t.start(number)
		page, next = &t.code.pages[number], &t.code.pages[number+1]
		end        = next.text - wordPad // of the text of this page
		data       = t.code.data
		at         = page.code
		pos        = page.text

		buf    [pageLen*MaxLen + wordPad]byte // the text
		last   chars
		length uint32 // of last
		now    block
		known  check
	)
	for i := from; i < to; i++ {
		diff, rest, ok := t.code.cut(at, next.code)
		if !ok {
			return false
		}
		at = rest
		dropped, added := uint32(data[diff]&15), uint32(data[diff]>>4)
		shared := length - dropped
		if dropped > length || shared+added-MinLen > MaxLen-MinLen {
			return false
		}
		step := length
		if dropped == 0 {
			step = 0 // this word begins with the one before
		} else if last.letter(shared) >= data[diff+1] {
			return false
		}
		pos += step
		now.steps |= step << (4 * uint(i-1) & 31)
		length = shared + added

		// To put the added letters in their place in the word, the load begins
		// before them.
		src := data[diff+1-uint(shared):][:16]
		keep, all := &firstChars[shared&15], &firstChars[length&15]
		last.lo = (last.lo&keep.lo | binary.LittleEndian.Uint64(src)&^keep.lo) & all.lo
		last.hi = (last.hi&keep.hi | binary.LittleEndian.Uint64(src[8:])&^keep.hi) & all.hi
		if i%blockLen == 0 {
			if i > from {
				at := (i - 1) % chunkWords / blockLen
				chunk.blocks[at], chunk.checks[at] = now, known
			}
			now, known = block{start: start + pos - page.text}, check{}
			chunk.heads[i%chunkWords/blockLen] = last.head()
		}
		known.lengths |= length << (4 * uint(i) & 31)
		known.prints |= last.print() << (4 * uint(i) & 31)
		dst := buf[pos-page.text:][:16]
		binary.LittleEndian.PutUint64(dst, last.lo)
		binary.LittleEndian.PutUint64(dst[8:], last.hi)
	}
	block := (to - 1) % chunkWords / blockLen
	chunk.blocks[block], chunk.checks[block] = now, known
	first := t.code.pages[number/chunkPages*chunkPages].text
	copy(t.texts[number/chunkPages][page.text-first:end-first], buf[:])
	return at == next.code && pos+length == end
}
