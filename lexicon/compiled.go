package lexicon

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"hash/fnv"
	"io"
	"slices"
	"strings"
	"sync/atomic"
	"unsafe"
)

// The compiled form begins with a head; numbers have four bytes, little-endian:
//
//	magic     8 bytes, the last one is the version
//	checksum  the CRC-32 (IEEE) of everything after it
//	numbers   the fields of the header, in order
//	ID        16 bytes
//
// The parts follow without gaps: for each page and for the end, its place in the code, in
// the text and in the readings, and the number of entries before it; the code of the words;
// the index; the readings; the lengths of the entries; and the text of the entries.
const (
	magic    = "LEXICON\x01"
	sumAt    = len(magic)
	numAt    = sumAt + 4
	idAt     = numAt + 8*4
	headLen  = idAt + 16
	pageSize = 4 * 4
)

// A header is the numbers in the head.
type header struct {
	words, unread uint32
	code          uint32 // bytes of the words
	index         uint32 // bytes
	inMore        uint32 // the length of letterIndex.more
	readings      uint32 // bytes
	entries       uint32
	lemmas        uint32 // bytes
}

func (h *header) fields() [8]*uint32 {
	return [8]*uint32{&h.words, &h.unread, &h.code, &h.index, &h.inMore, &h.readings, &h.entries, &h.lemmas}
}

// pages returns the number of pages.
func (h *header) pages() int { return (int(h.words) + pageLen - 1) / pageLen }

// compile makes the compiled form of words, which are sorted and without duplicates, as are
// the readings of each.
func compile(words []string, readings func(i int) []Reading) (string, error) {
	if len(words) > maxWords {
		return "", inputError("%d words, more than %d ¦ %d mots, plus de %d", len(words), maxWords)
	}
	h := header{words: uint32(len(words))}
	out := make([]byte, headLen+(h.pages()+1)*pageSize)
	pages := out[headLen:]
	put := func(page, field, n int) {
		binary.LittleEndian.PutUint32(pages[page*pageSize+4*field:], uint32(n))
	}

	page := 0
	code := appendWordCode(nil, words, func(code, text int) {
		put(page, 0, code)
		put(page, 1, text)
		page++
	})
	h.code = uint32(len(code))

	coder := readingCoder{number: map[Entry]uint32{}}
	id := fnv.New128a()
	var line []byte
	for i, w := range words {
		if i%pageLen == 0 {
			put(i/pageLen, 2, len(coder.code))
			put(i/pageLen, 3, len(coder.lengths))
		}
		rs := readings(i)
		if len(rs) == 0 {
			h.unread++
		}
		coder.word(rs)
		line = appendTagged(line[:0], w, rs)
		id.Write(line)
	}
	put(h.pages(), 2, len(coder.code))
	put(h.pages(), 3, len(coder.lengths))
	h.readings, h.entries, h.lemmas = uint32(len(coder.code)), uint32(len(coder.lengths)), uint32(len(coder.lemmas))

	index, inMore, err := appendIndex(nil, words)
	if err != nil {
		return "", err
	}
	h.index, h.inMore = uint32(len(index)), uint32(inMore)

	out = slices.Concat(out, code, index, coder.code, coder.lengths, coder.lemmas)
	if len(out) > maxData {
		return "", inputError("compiled it takes %d bytes, more than %d ¦ compilé il prend %d octets, plus de %d", len(out), maxData)
	}
	copy(out, magic)
	for i, n := range h.fields() {
		binary.LittleEndian.PutUint32(out[numAt+4*i:], *n)
	}
	id.Sum(out[:idAt])
	binary.LittleEndian.PutUint32(out[sumAt:], crc32.ChecksumIEEE(out[numAt:]))
	return string(out), nil
}

// compiled returns the compiled form, also of the zero Lexicon.
func (l *Lexicon) compiled() string {
	if l.content != nil {
		return l.data
	}
	data, err := compile(nil, nil)
	if err != nil {
		panic(err) // no words always compile
	}
	return data
}

// WriteTo writes the compiled form of l, which [Read] and [Open] read. The same content
// makes the same bytes.
func (l *Lexicon) WriteTo(w io.Writer) (int64, error) {
	return strings.NewReader(l.compiled()).WriteTo(w)
}

// Read reads the compiled form that [Lexicon.WriteTo] writes, up to the end of r. It trusts
// nothing: in addition to the checks of [Open] it checks every word and reading, that the
// index finds them, and that the ID is right. If r does not begin like a compiled form,
// Read fails at once, and it reads at most one byte more than the head announces.
func Read(r io.Reader) (*Lexicon, error) {
	var data strings.Builder
	if _, err := io.Copy(&data, io.LimitReader(r, int64(headLen))); err != nil {
		return nil, err
	}
	_, size, err := readHead(data.String())
	switch {
	case err != nil:
		return nil, damaged(err)
	case size > uint64(maxData):
		return nil, damaged(errLong)
	}
	if _, err := io.Copy(&data, io.LimitReader(r, int64(size)-int64(headLen)+1)); err != nil {
		return nil, err
	}
	l, err := Open(data.String())
	if err != nil {
		return nil, err
	}
	if err := l.verify(); err != nil {
		return nil, damaged(err)
	}
	return l, nil
}

// Open works like [Read] for data that is embedded in the program. It keeps data, checks
// its size and checksum, and unpacks parts of it when they are needed, so that the first
// answer comes within milliseconds. Data with the right checksum that was not made by
// WriteTo can give wrong answers, but no panic.
func Open(data string) (*Lexicon, error) {
	h, err := openHead(data)
	if err != nil {
		return nil, damaged(err)
	}
	var (
		bytes    = unsafe.Slice(unsafe.StringData(data), len(data)) // read only
		at       = headLen
		code     = at + (h.pages()+1)*pageSize
		index    = code + int(h.code)
		readings = index + int(h.index)
		lengths  = readings + int(h.readings)
		lemmas   = lengths + int(h.entries)
	)
	if crc32.ChecksumIEEE(bytes[numAt:]) != load32(data[sumAt:]) {
		return nil, damaged(errSum)
	}
	pages := make([]page, h.pages()+1)
	marks := make([]readingMark, h.pages()+1)
	for i := range pages {
		pages[i] = page{code: load32(data[at:]), text: load32(data[at+4:])}
		marks[i] = readingMark{load32(data[at+8:]), load32(data[at+12:])}
		at += pageSize
	}
	l := &content{data: data, unread: int(h.unread), set: make([]atomic.Bool, h.pages())}
	if l.words, err = openWords(bytes, code, index, int(h.words), pages); err != nil {
		return nil, damaged(err)
	}
	l.index = letterIndex{data: bytes[index:readings], len: h.words, inMore: h.inMore}
	if l.readings, err = openReadings(data[readings:lengths], data[lengths:lemmas], data[lemmas:], l.words.len, marks); err != nil {
		return nil, damaged(err)
	}
	l.readings.words = &l.words
	return &Lexicon{content: l}, nil
}

// need lays out the page of a word, if it is not laid out yet.
func (l *content) need(word uint32) {
	if !l.set[word/pageLen].Load() {
		l.setPage(word / pageLen)
	}
}

// setPage lays out a page: it unpacks 256 words and their readings when one of them is
// needed first. A page that is laid out never
// changes. It returns false if the page is damaged.
func (l *content) setPage(page uint32) bool {
	l.setting.Lock()
	defer l.setting.Unlock()
	if l.set[page].Load() {
		return true
	}
	l.words.take(int(page) / chunkPages)
	words, readings := l.words.setPage(int(page)), l.readings.setPage(int(page), &l.words)
	l.set[page].Store(true)
	return words && readings
}

var (
	errForeign = phrases.InputError("this is not a compiled lexicon ¦ ce n'est pas un lexique compilé")
	errCut     = phrases.InputError("it is truncated ¦ il est tronqué")
	errLong    = phrases.InputError("it is too long ¦ il est trop long")
	errSum     = phrases.InputError("the checksum is wrong ¦ la somme de contrôle est fausse")
)

func damaged(err error) error { return fmt.Errorf("lexicon: compiled form: %w", err) }

// openHead reads the head and checks that data has the size that it says.
func openHead(data string) (header, error) {
	h, size, err := readHead(data)
	switch {
	case err != nil:
		return h, err
	case uint64(len(data)) < size:
		return h, errCut
	case uint64(len(data)) > size:
		return h, errLong
	}
	return h, nil
}

// readHead reads the head at the front of data and returns the size of the whole that it
// says.
func readHead(data string) (h header, size uint64, err error) {
	name := magic[:len(magic)-1]
	switch {
	case len(data) < headLen && strings.HasPrefix(name, data[:min(len(data), len(name))]):
		return h, 0, errCut
	case len(data) < headLen || !strings.HasPrefix(data, name):
		return h, 0, errForeign
	case data[len(name)] != magic[len(name)]:
		return h, 0, phrases.InputError("it has version %d, and this program reads version %d ¦ "+
			"il est de la version %d, et ce programme lit la version %d", data[len(name)], magic[len(name)])
	}
	for i, n := range h.fields() {
		*n = load32(data[numAt+4*i:])
	}
	if h.words > maxWords {
		return h, 0, phrases.InputError("it has %d words, more than %d ¦ il a %d mots, plus de %d", h.words, maxWords)
	}
	size = uint64(headLen) + uint64(h.pages()+1)*pageSize
	for _, n := range []uint32{h.code, h.index, h.readings, h.entries, h.lemmas} {
		size += uint64(n)
	}
	return h, size, nil
}

// verify checks what Open trusts.
func (l *Lexicon) verify() error {
	for page := range l.set {
		if !l.setPage(uint32(page)) {
			return phrases.InputError("page %d of the words is damaged ¦ la page %d des mots est endommagée", page)
		}
		if i := uint32(page) * pageLen; i > 0 && l.words.word(i-1) >= l.words.word(i) {
			return errWords
		}
	}
	if err := l.index.open(); err != nil {
		return err
	}
	// The index finds every word by its letters, and has nothing else.
	var sorted [MaxLen]byte
	for i := range uint32(l.words.len) {
		n, ok := l.index.graph.Number(sortLetters(sorted[:0], l.words.word(i)))
		if !ok || !l.index.holds(uint32(n), i) {
			return errIndex
		}
	}
	if n, ok := l.index.count(); !ok || n != l.words.len {
		return errIndex
	}
	entries := make(map[Entry]bool, len(l.readings.lengths))
	for n := range uint32(len(l.readings.lengths)) {
		e := l.readings.entry(n)
		if entries[e] || entryFault(string(e)) != "" {
			return errReadings
		}
		entries[e] = true
	}
	id := fnv.New128a()
	var line []byte
	var readings []Reading
	unread := 0
	for i := range uint32(l.words.len) {
		readings = l.appendReadings(readings[:0], i)
		if len(readings) == 0 {
			unread++
		}
		for k := range len(readings) - 1 {
			if compareReadings(readings[k], readings[k+1]) >= 0 {
				return errReadings
			}
		}
		line = appendTagged(line[:0], l.words.word(i), readings)
		id.Write(line)
	}
	if unread != l.unread {
		return errReadings
	}
	if string(id.Sum(nil)) != l.data[idAt:headLen] {
		return phrases.InputError("the ID is not the one of the content ¦ l'identifiant n'est pas celui du contenu")
	}
	return nil
}
