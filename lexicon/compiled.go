package lexicon

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
)

// The compiled form begins with a head; numbers are of four bytes, the lowest
// first:
//
//	magic     8 bytes, the last one the version
//	checksum  the CRC-32 (IEEE) of all that follows it
//	numbers   of the header, in its order
//	ID        32 bytes
//
// and the parts follow without gaps: word code, index, readings, and of the
// entries the lengths and the letters.
const (
	magic   = "LEXICON\x01"
	sumAt   = len(magic)
	numAt   = sumAt + 4
	idAt    = numAt + 8*4
	headLen = idAt + sha256.Size
	maxData = 256 << 20 // bytes, far beyond any language
)

// A header is the numbers of the head.
type header struct {
	words, letters uint32 // what wordCode has
	wordCode       uint32 // bytes
	index          uint32 // bytes
	inMore         uint32 // numbers in letterIndex.more
	readings       uint32 // bytes
	entries        uint32
	lemmas         uint32 // bytes
}

func (h *header) fields() [8]*uint32 {
	return [8]*uint32{&h.words, &h.letters, &h.wordCode, &h.index, &h.inMore, &h.readings, &h.entries, &h.lemmas}
}

// compile makes the compiled form of words in order, without repeats, each with
// its readings in order.
func compile(words []string, readings func(i int) []Reading) (string, error) {
	out := bytes.NewBuffer(make([]byte, headLen))
	h := header{words: uint32(len(words)), letters: uint32(lettersOf(words))}

	out.Write(appendWordCode(nil, words))
	h.wordCode = uint32(out.Len() - headLen)

	index, inMore, err := appendIndex(nil, words)
	if err != nil {
		return "", err
	}
	out.Write(index)
	h.index, h.inMore = uint32(len(index)), uint32(inMore)

	coder := readingCoder{number: map[Entry]uint32{}}
	id := sha256.New()
	var line []byte
	for i, w := range words {
		rs := readings(i)
		coder.word(rs)
		line = appendTagged(line[:0], w, rs)
		id.Write(line)
	}
	out.Write(coder.code)
	out.Write(coder.lengths)
	out.Write(coder.lemmas)
	h.readings, h.entries, h.lemmas = uint32(len(coder.code)), uint32(len(coder.lengths)), uint32(len(coder.lemmas))

	data := out.Bytes()
	if len(data) > maxData {
		return "", fmt.Errorf("lexicon: compiled it takes %d bytes, more than %d", len(data), maxData)
	}
	copy(data, magic)
	for i, n := range h.fields() {
		binary.LittleEndian.PutUint32(data[numAt+4*i:], *n)
	}
	id.Sum(data[:idAt])
	binary.LittleEndian.PutUint32(data[sumAt:], crc32.ChecksumIEEE(data[numAt:]))
	return string(data), nil
}

// compiled is the compiled form, also of the zero Lexicon.
func (l *Lexicon) compiled() string {
	if l.data != "" {
		return l.data
	}
	data, err := compile(nil, nil)
	if err != nil {
		panic(err) // of nothing
	}
	return data
}

// WriteTo writes the compiled form of l, which [Read] and [Open] read back. The
// same content makes the same bytes.
func (l *Lexicon) WriteTo(w io.Writer) (int64, error) {
	n, err := io.WriteString(w, l.compiled())
	return int64(n), err
}

// Read reads the compiled form that [Lexicon.WriteTo] writes, to the end of r.
// It trusts nothing: beyond what [Open] does it makes sure that the index finds
// every word, that the readings are in order, and that the ID is that of the
// content.
func Read(r io.Reader) (*Lexicon, error) {
	var data strings.Builder
	switch n, err := io.Copy(&data, io.LimitReader(r, maxData+1)); {
	case err != nil:
		return nil, err
	case n > maxData:
		return nil, damaged(errLong)
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

// Open is [Read] for what a program carries in itself. It keeps data, and
// copies only what has to be laid out, so it is fast. It checks that data is
// whole and that no query can go astray in it; that it says the truth it takes
// on trust.
func Open(data string) (*Lexicon, error) {
	h, err := openHead(data)
	if err != nil {
		return nil, damaged(err)
	}
	l := &Lexicon{data: data}
	rest := data[headLen:]
	cut := func(n uint32) string {
		part := rest[:n]
		rest = rest[n:]
		return part
	}
	wordCode, index := cut(h.wordCode), cut(h.index)
	readings, lengths, lemmas := cut(h.readings), cut(h.entries), cut(h.lemmas)
	if l.words, err = openWords(wordCode, int(h.words), int(h.letters)); err != nil {
		return nil, damaged(err)
	}
	if l.index, err = openIndex(index, int(h.words), int(h.inMore)); err != nil {
		return nil, damaged(err)
	}
	if l.readings, err = openReadings(readings, lengths, lemmas, int(h.words)); err != nil {
		return nil, damaged(err)
	}
	return l, nil
}

var (
	errForeign = errors.New("this is no compiled lexicon")
	errCut     = errors.New("it is cut off")
	errLong    = errors.New("it is too long")
	errSum     = errors.New("the checksum is wrong")
)

func damaged(err error) error { return fmt.Errorf("lexicon: compiled form: %w", err) }

// openHead reads the head, and makes sure that data has the parts it tells of.
func openHead(data string) (header, error) {
	var h header
	name := magic[:len(magic)-1]
	switch {
	case len(data) < headLen && strings.HasPrefix(name, data[:min(len(data), len(name))]):
		return h, errCut
	case len(data) < headLen || !strings.HasPrefix(data, name):
		return h, errForeign
	case data[len(name)] != magic[len(name)]:
		return h, fmt.Errorf("it has version %d, and this program reads %d", data[len(name)], magic[len(name)])
	}
	for i, n := range h.fields() {
		*n = load32(data[numAt+4*i:])
	}
	need := uint64(headLen)
	for _, n := range []uint32{h.wordCode, h.index, h.readings, h.entries, h.lemmas} {
		need += uint64(n)
	}
	switch {
	case uint64(len(data)) < need:
		return h, errCut
	case uint64(len(data)) > need:
		return h, errLong
	case checksum(data[numAt:]) != load32(data[sumAt:]):
		return h, errSum
	}
	return h, nil
}

// checksum is the CRC-32 of s, which is not copied as a whole.
func checksum(s string) uint32 {
	var chunk [4096]byte
	sum := uint32(0)
	for len(s) > 0 {
		n := copy(chunk[:], s)
		sum = crc32.Update(sum, crc32.IEEETable, chunk[:n])
		s = s[n:]
	}
	return sum
}

// verify makes sure of what Open takes on trust.
func (l *Lexicon) verify() error {
	var sorted [MaxLen]byte
	for i := range uint32(l.words.len) {
		n, ok := l.index.graph.Number(sortLetters(sorted[:0], l.words.word(i)))
		if !ok || !l.index.holds(uint32(n), i) {
			return errIndex
		}
	}
	entries := make(map[Entry]bool, len(l.readings.lengths))
	for n := range uint32(len(l.readings.lengths)) {
		e := l.readings.entry(n)
		if entries[e] || entryFault(string(e)) != "" {
			return errReadings
		}
		entries[e] = true
	}
	id := sha256.New()
	var line []byte
	var readings []Reading
	for i := range uint32(l.words.len) {
		readings = l.appendReadings(readings[:0], i)
		for k := range len(readings) - 1 {
			if compareReadings(readings[k], readings[k+1]) >= 0 {
				return errReadings
			}
		}
		line = appendTagged(line[:0], l.words.word(i), readings)
		id.Write(line)
	}
	if string(id.Sum(nil)) != l.data[idAt:headLen] {
		return errors.New("the ID is not that of the content")
	}
	return nil
}
