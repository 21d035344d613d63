package lexicon_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func compiled(t testing.TB, l *lexicon.Lexicon) string {
	t.Helper()
	var b strings.Builder
	n, err := l.WriteTo(&b)
	if err != nil || n != int64(b.Len()) {
		t.Fatalf("WriteTo: %d of %d bytes, %v", n, b.Len(), err)
	}
	return b.String()
}

// small is a lexicon with a bit of everything: anagrams, words that are the beginning of
// others, entries far back, words without readings, more than one page.
func small(t testing.TB) *lexicon.Lexicon {
	r := rand.New(rand.NewPCG(1, 8))
	return readTagged(t, randomReferee(r, 280).tagged(r))
}

func TestCompiledRoundTrip(t *testing.T) {
	for _, l := range []*lexicon.Lexicon{readTagged(t, ""), readTagged(t, "RAT"), small(t), french.Lexicon()} {
		data := compiled(t, l)
		readers := []io.Reader{iotest.HalfReader(strings.NewReader(data)), strings.NewReader(data)}
		if l.Len() > 1000 {
			readers = readers[:1] // one is slow enough
		}
		for _, r := range readers {
			back := must.Get(lexicon.Read(r))(t)
			if back.ID() != l.ID() || back.Len() != l.Len() || back.WithoutReadings() != l.WithoutReadings() || compiled(t, back) != data {
				t.Error("what comes back is not what was written")
			}
		}
		if opened, err := lexicon.Open(data); err != nil || opened.ID() != l.ID() {
			t.Error("Open: ", err)
		}
	}
}

func TestSameContentSameBytes(t *testing.T) {
	f := randomReferee(rand.New(rand.NewPCG(1, 9)), 300)
	a := readTagged(t, f.tagged(rand.New(rand.NewPCG(1, 1))))
	b := readTagged(t, f.tagged(rand.New(rand.NewPCG(1, 2)))+"\n\n"+f.tagged(rand.New(rand.NewPCG(1, 3))))
	if a.ID() != b.ID() || compiled(t, a) != compiled(t, b) {
		t.Error("the order of lines and repeats make a difference")
	}
	c := readTagged(t, f.tagged(rand.New(rand.NewPCG(1, 1)))+"\nZZZ")
	d := readTagged(t, f.tagged(rand.New(rand.NewPCG(1, 1)))+"\nZZZ\tzzz:intj")
	if c.ID() == a.ID() || d.ID() == c.ID() {
		t.Error("other words or readings have the same ID")
	}
}

func TestReadCutOff(t *testing.T) {
	data := compiled(t, small(t))
	for i := range data {
		if _, err := lexicon.Read(strings.NewReader(data[:i])); err == nil {
			t.Fatalf("read when cut off at byte %d of %d", i, len(data))
		}
	}
	if _, err := lexicon.Read(strings.NewReader(data + "x")); err == nil {
		t.Error("read with a byte too many")
	}
}

func TestReadAltered(t *testing.T) {
	data := []byte(compiled(t, small(t)))
	for i := range data {
		altered := slices.Clone(data)
		altered[i] ^= byte(1 + i%255)
		if _, err := lexicon.Read(bytes.NewReader(altered)); err == nil {
			t.Fatalf("read with byte %d altered", i)
		}
	}
}

func TestReadVersion(t *testing.T) {
	data := []byte(compiled(t, small(t)))
	data[7]++
	if _, err := lexicon.Read(bytes.NewReader(data)); err == nil || !strings.Contains(err.Error(), "version") {
		t.Errorf("of another version: %v", err)
	}
	if _, err := lexicon.Read(strings.NewReader(strings.Repeat("not a lexicon", 100))); err == nil || !strings.Contains(err.Error(), "not a compiled lexicon") {
		t.Errorf("of another kind: %v", err)
	}
}

// forge gives data the right checksum.
func forge(data []byte) {
	if len(data) > 12 {
		binary.LittleEndian.PutUint32(data[8:], crc32.ChecksumIEEE(data[12:]))
	}
}

// exercise calls everything, to see that nothing panics or hangs. The answers of a forged
// lexicon may be wrong.
func exercise(l *lexicon.Lexicon) {
	n := 0
	for w := range l.Words() {
		l.Contains(w)
		l.AppendReadings(nil, w)
		l.ShareEntry(w, "RAT", lexicon.AllClasses)
		if n++; n > 1000 {
			break
		}
	}
	for _, q := range []lexicon.Query{
		{Rack: bag.MustParse("AEINRST?"), Min: -1, Max: 15, Classes: lexicon.AllClasses},
		{Base: "RAT", Rack: bag.MustParse("????"), Max: 15, Classes: lexicon.AllClasses, NoSharedEntry: true},
	} {
		for range l.Find(q) {
			if n++; n > 10000 {
				break
			}
		}
	}
	l.Contains("ZZZZZZZZZZ")
}

func checkForged(t *testing.T, data []byte) {
	forge(data)
	if l, err := lexicon.Open(string(data)); err == nil {
		exercise(l)
	}
	l, err := lexicon.Read(bytes.NewReader(data))
	if err != nil {
		return
	}
	// What Read accepts is consistent.
	exercise(l)
	var tagged strings.Builder
	must.Do(t, l.WriteTagged(&tagged))
	again := must.Get(lexicon.ReadTagged(strings.NewReader(tagged.String())))(t)
	if again.ID() != l.ID() || again.Len() != l.Len() || again.WithoutReadings() != l.WithoutReadings() {
		t.Fatal("a forged lexicon is read as another one")
	}
}

// A wrong structure with a right checksum gives an error, or the same lexicon.
func TestReadForged(t *testing.T) {
	data := []byte(compiled(t, small(t)))
	step := 1
	if gametest.Race { // the test starts no goroutines and is slow
		step = 20
	}
	for i := 0; i < len(data); i += step {
		for _, flip := range []byte{0xFF, 1, 0x10, 0x80}[:gametest.N(1, 4)] {
			forged := slices.Clone(data)
			forged[i] ^= flip
			checkForged(t, forged)
		}
	}
	r := rand.New(rand.NewPCG(1, 10))
	for range gametest.N(200, 2000) {
		forged := slices.Clone(data)
		for range 1 + r.IntN(4) {
			at := r.IntN(len(forged) - 4)
			binary.LittleEndian.PutUint32(forged[at:], r.Uint32()>>r.IntN(32))
		}
		checkForged(t, forged)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte(compiled(f, readTagged(f, ""))))
	f.Add([]byte(compiled(f, readTagged(f, "RAT\trat:noun\nTAR\nTARE\ttare:noun;tarer/v:fin"))))
	f.Add([]byte(compiled(f, small(f))))
	f.Fuzz(checkForged)
}
