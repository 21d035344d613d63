package lexicon

import (
	"cmp"
	"errors"
	"slices"
	"strings"
)

// In the compiled form a word is told by how it differs from the one before:
// so many letters dropped from its end, and these added (front coding). Few
// differences are frequent (nothing dropped and S added is one word in four),
// and 255 of them, listed first, take one byte each. Any other is the byte
// escape and the difference itself. The words of French take 1.45 bytes each.
//
// A difference is the byte dropped | added<<4, and the letters added.

const escape = 255

// appendWordCode appends the words, which are in order, without repeats.
func appendWordCode(dst []byte, words []string) []byte {
	diffs := make([]string, len(words)) // each as its bytes
	count := map[string]int{}
	last := ""
	for i, w := range words {
		same := sharedPrefix(last, w)
		diffs[i] = string([]byte{byte(len(last)-same) | byte(len(w)-same)<<4}) + w[same:]
		count[diffs[i]]++
		last = w
	}
	frequent := make([]string, 0, len(count))
	for d := range count {
		frequent = append(frequent, d)
	}
	slices.SortFunc(frequent, func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), strings.Compare(a, b))
	})
	frequent = frequent[:min(len(frequent), escape)]

	dst = append(dst, byte(len(frequent)))
	code := map[string]byte{}
	for i, d := range frequent {
		dst = append(dst, d...)
		code[d] = byte(i)
	}
	for _, d := range diffs {
		if c, ok := code[d]; ok {
			dst = append(dst, c)
		} else {
			dst = append(dst, escape)
			dst = append(dst, d...)
		}
	}
	return dst
}

func sharedPrefix(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// lettersOf is the number of letters that a wordTable of words has.
func lettersOf(words []string) int {
	n := 0
	for i, w := range words {
		if i+1 == len(words) || !strings.HasPrefix(words[i+1], w) {
			n += len(w)
		}
	}
	return n
}

// A difference is what a word has beyond the one before.
type difference struct {
	added         chars
	dropped, adds uint32
}

// cutDifference reads a difference off the front of code.
func cutDifference(code string) (d difference, rest string, ok bool) {
	if code == "" {
		return d, "", false
	}
	d.dropped, d.adds = uint32(code[0]&15), uint32(code[0]>>4)
	n := int(d.adds)
	if n == 0 || len(code) < 1+n {
		return d, "", false
	}
	for i := range n {
		c := code[1+i]
		if c-'A' >= 26 {
			return d, "", false
		}
		if i < 8 {
			d.added.lo |= uint64(c) << (8 * i)
		} else {
			d.added.hi |= uint64(c) << (8 * (i - 8))
		}
	}
	return d, code[1+n:], true
}

var errWords = errors.New("the words are damaged")

// openWords reads so many words of so many letters.
func openWords(code string, words, letters int) (wordTable, error) {
	if words > len(code) || letters > words*MaxLen || words > 0 && code == "" {
		return wordTable{}, errWords
	}
	if words == 0 {
		if code != "\x00" || letters != 0 {
			return wordTable{}, errWords
		}
		return wordTable{}, nil
	}
	var frequent [escape]difference
	n := int(code[0])
	code = code[1:]
	for i := range n {
		var ok bool
		if frequent[i], code, ok = cutDifference(code); !ok {
			return wordTable{}, errWords
		}
	}

	set := newWordSetter(words, letters)
	var last chars
	length := uint32(0)
	for range words {
		if code == "" {
			return wordTable{}, errWords
		}
		c := int(code[0])
		code = code[1:]
		var d *difference
		if c < n {
			d = &frequent[c]
		} else {
			long, rest, ok := cutDifference(code)
			if !ok || c != escape {
				return wordTable{}, errWords
			}
			d, code = &long, rest
		}
		shared := length - d.dropped
		if d.dropped > length || shared+d.adds-MinLen > MaxLen-MinLen {
			return wordTable{}, errWords
		}
		if d.dropped > 0 && last.letter(shared) >= d.added.letter(0) {
			return wordTable{}, errWords
		}
		last = last.with(d.added, shared)
		length = shared + d.adds
		if !set.add(last, length, shared) {
			return wordTable{}, errWords
		}
	}
	if code != "" || int(set.pos+length) != letters {
		return wordTable{}, errWords
	}
	return set.table(), nil
}

// letter is the letter at i, from 0 to 15.
func (s chars) letter(i uint32) byte {
	if i < 8 {
		return byte(s.lo >> (8 * i))
	}
	return byte(s.hi >> (8 * (i - 8)))
}

// with is the first n letters of s, and then those of t. It does with shifts
// what would be two copies, without waiting for memory; shifts of 64 and more
// give 0.
func (s chars) with(t chars, n uint32) chars {
	bit := 8 * n
	over := bit - 64 // when bit < 64, a shift that gives 0
	keep := (uint64(1)<<(over&63) - 1) & -uint64(n>>3)
	return chars{
		lo: s.lo&(1<<bit-1) | t.lo<<bit,
		hi: s.hi&keep | t.lo<<over | t.lo>>(64-bit) | t.hi<<bit,
	}
}
