package lexicon

import (
	"encoding/binary"
	"errors"
	"slices"
)

// A readingTable is the readings of each word, and the entries that they are
// of. It lies in the compiled form and is read there; in memory there are only
// marks, every 16 words and entries, and the set of classes of each word, which
// are made page by page (see [Lexicon.setPage]); the sets stand in the blocks of
// the words, where a query looks anyway, as numbers, since few sets are in use.
//
// Entries are numbered as they come, going through the readings of words in
// alphabetical order. Thus most readings are of an entry that is new or near,
// and take one byte, from the highest bit on:
//
//	1 bit   this is the last reading of the word
//	4 bits  class
//	3 bits  0: a new entry, 1 to 6: so many entries back from the next new
//	        one, 7: as many as follow, in a varint
//
// The byte unreadMark stands for a word without readings.
type readingTable struct {
	code    string
	pages   []readingMark // of the first words of pages, and of the end
	marks   []readingMark // of the words 0, 16, 32 …
	blocks  []block       // those of the words
	sets    *[256]Classes // by kind, up to kinds; those without a set have the empty one
	kinds   int
	lengths string   // of each entry, in bytes
	lemmas  string   // the entries, end to end
	ends    []uint32 // in lemmas, of the entries 0, 16, 32 …
}

// A readingMark is where the readings of a word begin, and the number of
// entries that came before.
type readingMark struct{ at, entries uint32 }

// The kinds that are given beforehand: of words without readings, and of sets
// that came when all other kinds were given away.
const (
	unreadKind = 0
	otherKind  = 255
)

const (
	lastReading = 1 << 7
	farBack     = 7
	unreadMark  = lastReading | 15<<3 | 1 // where a class would be, none
	markEvery   = 16
)

// A ref is a reading with the number of its entry.
type ref struct {
	entry uint32
	class Class
}

// A readingCoder appends readings word by word.
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

var errReadings = errors.New("the readings are damaged")

// openReadings opens what a readingCoder made of so many words.
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
	end := uint32(0)
	for i := range len(lengths) {
		if i%markEvery == 0 {
			t.ends = append(t.ends, end)
		}
		end += uint32(lengths[i])
	}
	if int(end) != len(lemmas) {
		return readingTable{}, errReadings
	}
	return t, nil
}

// take takes memory for the marks, and has the blocks of the words.
func (t *readingTable) take(words *wordTable) {
	t.marks = make([]readingMark, words.len/markEvery+1)
	t.blocks = words.blocks
}

// setPage sets the marks and classes of a page, of which the words are set.
// Where they are not what they should be it is left without readings, and it
// returns false.
func (t *readingTable) setPage(number int, words *wordTable) bool {
	from, to := number*pageLen, min((number+1)*pageLen, words.len)
	if t.set(number, from, to) {
		return true
	}
	for w := from; w < to; w++ {
		t.blocks[w/blockLen].kinds[w%blockLen] = unreadKind
	}
	return false
}

// kind is the kind of a set of classes. A new one is told to others by the page
// that it is on, as soon as that is set.
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
	return t.blocks[word/blockLen].kinds[word%blockLen] == unreadKind
}

func (t *readingTable) set(number, from, to int) bool {
	at, next := t.pages[number].at, t.pages[number].entries
	end := t.pages[number+1]
	code := t.code[:end.at]
	for w := from; w < to; w++ {
		if w%markEvery == 0 {
			t.marks[w/markEvery] = readingMark{at, next}
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
		t.blocks[w/blockLen].kinds[w%blockLen] = t.kind(set)
	}
	return at == end.at && next == end.entries
}

// uvarint reads a number at i of s, and says how many bytes it took; 0 when
// there is none of at most 32 bits.
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

// append appends the readings of a word, in the order of AppendReadings.
func (t *readingTable) append(dst []ref, word uint32) []ref {
	if t.unread(word) {
		return dst
	}
	mark := t.marks[word/markEvery]
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

// entry is the entry with that number.
func (t *readingTable) entry(n uint32) Entry {
	i := n / markEvery * markEvery
	start := t.ends[n/markEvery]
	for ; i < n; i++ {
		start += uint32(t.lengths[i])
	}
	return Entry(t.lemmas[start:][:t.lengths[n]])
}

// admits reports whether a word, of the kind given, is read in a class of c, or
// not read at all.
func (t *readingTable) admits(word uint32, kind uint8, c Classes) bool {
	return t.sets[kind]&c != 0 || t.sets[kind] == 0 && t.admitsRare(word, kind, c)
}

// admitsRare is admits for a kind without a set.
func (t *readingTable) admitsRare(word uint32, kind uint8, c Classes) bool {
	var buf [8]ref
	return kind == unreadKind ||
		slices.ContainsFunc(t.append(buf[:0], word), func(r ref) bool { return c.Has(r.class) })
}

// linked reports whether two words have an entry in common among their readings
// in c; a word without readings is linked to itself.
func (t *readingTable) linked(a, b uint32, c Classes) bool {
	var buf [8]ref
	return t.linkedTo(t.append(buf[:0], a), a, b, c)
}

// linkedTo is linked for a word a whose readings are known.
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
