package lexicon

import (
	"encoding/binary"
	"slices"
)

// A readingTable is the readings of each word, and their entries. It is read in place, in the
// compiled form. In memory there are only a mark for every 16 words and entries, and the set
// of classes of each word, which are made page by page (see [Lexicon.setPage]). The sets are
// in the blocks of the words, where a query looks anyway. There they are numbers, called
// kinds, since few different sets occur.
//
// Entries are numbered in the order in which they first occur in the readings of all words.
// So most readings have an entry that is new or was used shortly before, and take one byte,
// from the highest bit:
//
//	1 bit   this is the last reading of the word
//	4 bits  class
//	3 bits  0: a new entry; 1 to 6: so many entries back from the next new
//	        one; 7: the number of entries back follows as a varint
//
// The byte unreadMark is a word without readings.
type readingTable struct {
	code    string
	pages   []readingMark // of the first word of each page, and of the end
	words   *wordTable    // has the kinds, and the marks of the words 0, 16, 32 …
	sets    *[256]Classes // by kind, below kinds; empty for unreadKind and otherKind
	kinds   int
	lengths string   // of each entry, in bytes
	lemmas  string   // the entries, end to end
	ends    []uint32 // where the entries 0, 16, 32 … begin in lemmas
}

// A readingMark is where the readings of a word begin, and the number of entries before it.
type readingMark struct{ at, entries uint32 }

// The kind of words without readings, and the kind of all sets for which no other kind was
// left.
const (
	unreadKind = 0
	otherKind  = 255
)

const (
	lastReading = 1 << 7
	farBack     = 7
	unreadMark  = lastReading | 15<<3 | 1 // there is no class 15
	markEvery   = 16
)

// A ref is a reading with the number of its entry.
type ref struct {
	entry uint32
	class Class
}

// A readingCoder encodes readings word by word.
type readingCoder struct {
	code    []byte
	number  map[Entry]uint32
	lengths []byte
	lemmas  []byte
}

func (c *readingCoder) word(readings []Reading) {
	if len(readings) == 0 {
		c.code = append(c.code, unreadMark)
		return
	}
	for i, r := range readings {
		next := uint32(len(c.number))
		b := byte(r.Class) << 3
		if i == len(readings)-1 {
			b |= lastReading
		}
		n, known := c.number[r.Entry]
		switch back := next - n; {
		case !known:
			c.number[r.Entry] = next
			c.lengths = append(c.lengths, byte(len(r.Entry)))
			c.lemmas = append(c.lemmas, r.Entry...)
			c.code = append(c.code, b)
		case back < farBack:
			c.code = append(c.code, b|byte(back))
		default:
			c.code = binary.AppendUvarint(append(c.code, b|farBack), uint64(back))
		}
	}
}

var errReadings = phrases.InputError("the readings are damaged ¦ les lectures sont endommagées")

// openReadings opens what a readingCoder made of that number of words.
func openReadings(code, lengths, lemmas string, words int, pages []readingMark) (readingTable, error) {
	last := readingMark{}
	for _, p := range pages {
		if p.at < last.at || p.entries < last.entries {
			return readingTable{}, errReadings
		}
		last = p
	}
	if pages[0] != (readingMark{}) || int(last.at) != len(code) || int(last.entries) != len(lengths) || words > len(code) {
		return readingTable{}, errReadings
	}
	t := readingTable{
		code:    code,
		pages:   pages,
		sets:    new([256]Classes),
		kinds:   1,
		lengths: lengths,
		lemmas:  lemmas,
		ends:    make([]uint32, 0, len(lengths)/markEvery+1),
	}
	end := uint64(0)
	for i := range len(lengths) {
		if i%markEvery == 0 {
			t.ends = append(t.ends, uint32(end))
		}
		end += uint64(lengths[i])
	}
	if end != uint64(len(lemmas)) {
		return readingTable{}, errReadings
	}
	return t, nil
}

// setPage sets the marks and classes of a page whose words are laid out. If the page is
// damaged, its words have no readings, and setPage returns false.
func (t *readingTable) setPage(number int, words *wordTable) bool {
	from, to := number*pageLen, min((number+1)*pageLen, words.len)
	if t.set(number, from, to) {
		return true
	}
	for w := from; w < to; w++ {
		t.words.block(uint32(w)).kinds[w%blockLen] = unreadKind
	}
	return false
}

// kind returns the kind of a set of classes. Other goroutines learn of a new kind when its page
// is marked as laid out.
func (t *readingTable) kind(set Classes) uint8 {
	if set == 0 {
		return unreadKind
	}
	for k := 1; k < t.kinds; k++ {
		if t.sets[k] == set {
			return uint8(k)
		}
	}
	if t.kinds == otherKind {
		return otherKind
	}
	t.sets[t.kinds] = set
	t.kinds++
	return uint8(t.kinds - 1)
}

// unread reports whether a word has no readings.
func (t *readingTable) unread(word uint32) bool {
	return t.words.block(word).kinds[word%blockLen] == unreadKind
}

func (t *readingTable) set(number, from, to int) bool {
	at, next := t.pages[number].at, t.pages[number].entries
	end := t.pages[number+1]
	code := t.code[:end.at]
	for w := from; w < to; w++ {
		if w%markEvery == 0 {
			t.words.chunk(uint32(w)).marks[w%chunkWords/markEvery] = readingMark{at, next}
		}
		set := Classes(0)
		for count := 0; ; count++ {
			if int(at) >= len(code) || count == maxReadings {
				return false
			}
			b := code[at]
			at++
			if b == unreadMark && set == 0 {
				break
			}
			class, back := b>>3&15, uint32(b&7)
			if back == farBack {
				far, n := uvarint(code, at)
				if far < farBack {
					return false
				}
				back = far
				at += n
			}
			if class >= numClasses || back > next {
				return false
			}
			if back == 0 {
				next++
			}
			set |= 1 << class
			if b >= lastReading {
				break
			}
		}
		t.words.block(uint32(w)).kinds[w%blockLen] = t.kind(set)
	}
	return at == end.at && next == end.entries
}

// without appends the words of a page, which need not be laid out, whose readings are all
// outside c. If the page is damaged, its words have no readings, and there are none.
func (t *readingTable) without(dst []uint32, number, words int, c Classes) []uint32 {
	at, found := t.pages[number].at, len(dst)
	code := t.code[:t.pages[number+1].at]
	for w := number * pageLen; w < min((number+1)*pageLen, words); w++ {
		for admitted, last := false, false; !last; {
			if int(at) >= len(code) {
				return dst[:found]
			}
			b := code[at]
			at++
			if b&7 == farBack {
				_, n := uvarint(code, at)
				at += n
			}
			admitted = admitted || b == unreadMark || c.Has(Class(b>>3&15))
			if last = b >= lastReading; last && !admitted {
				dst = append(dst, uint32(w))
			}
		}
	}
	return dst
}

// uvarint reads a number of at most 28 bits at i of s, and returns how many bytes it took; 0
// if there is none.
func uvarint(s string, i uint32) (v, n uint32) {
	for shift := 0; int(i+n) < len(s) && shift < 28; shift += 7 {
		b := s[i+n]
		v |= uint32(b&0x7F) << shift
		n++
		if b < 0x80 {
			return v, n
		}
	}
	return 0, 0
}

// append appends the readings of a word to dst, in the order of AppendReadings.
func (t *readingTable) append(dst []ref, word uint32) []ref {
	if t.unread(word) {
		return dst
	}
	mark := t.words.chunk(word).marks[word%chunkWords/markEvery]
	at, next := mark.at, mark.entries
	for skip := word % markEvery; ; {
		b := t.code[at]
		at++
		entry := next
		switch back := uint32(b & 7); back {
		case 0:
			next++
		case farBack:
			far, n := uvarint(t.code, at)
			entry -= far
			at += n
		default:
			entry -= back
		}
		if skip == 0 {
			dst = append(dst, ref{entry, Class(b >> 3 & 15)})
		}
		if b >= lastReading {
			if skip == 0 {
				return dst
			}
			skip--
		}
	}
}

// entry returns the entry with that number.
func (t *readingTable) entry(n uint32) Entry {
	i := n / markEvery * markEvery
	start := t.ends[n/markEvery]
	for ; i < n; i++ {
		start += uint32(t.lengths[i])
	}
	return Entry(t.lemmas[start:][:t.lengths[n]])
}

// admits reports whether a word of that kind has a reading in c, or no reading at all.
func (t *readingTable) admits(word uint32, kind uint8, c Classes) bool {
	return t.sets[kind]&c != 0 || t.sets[kind] == 0 && t.admitsRare(word, kind, c)
}

// admitsRare works like admits for unreadKind and otherKind.
func (t *readingTable) admitsRare(word uint32, kind uint8, c Classes) bool {
	var buf [8]ref
	return kind == unreadKind ||
		slices.ContainsFunc(t.append(buf[:0], word), func(r ref) bool { return c.Has(r.class) })
}

// linked reports whether two words share an entry among their readings in c. A word without
// readings shares one with itself.
func (t *readingTable) linked(a, b uint32, c Classes) bool {
	var buf [8]ref
	return t.linkedTo(t.append(buf[:0], a), a, b, c)
}

// linkedTo works like linked, with the readings of a.
func (t *readingTable) linkedTo(refs []ref, a, b uint32, c Classes) bool {
	if t.unread(b) {
		return a == b
	}
	var buf [8]ref
	for _, r := range t.append(buf[:0], b) {
		if c.Has(r.class) && slices.ContainsFunc(refs, func(s ref) bool { return s.entry == r.entry && c.Has(s.class) }) {
			return true
		}
	}
	return false
}
