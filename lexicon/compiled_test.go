package lexicon_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/jeudelettres/lettres/bag"
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

// small is a lexicon with a bit of everything: anagrams, words that begin
// others, entries far back, words without readings, more than one page.
func small(t testing.TB) *lexicon.Lexicon {
	r := rand.New(rand.NewPCG(1, 8))
	return readTagged(t, randomReferee(r, 280).tagged(r))
}

func TestCompiledRoundTrip(t *testing.T) {
	for _, l := range []*lexicon.Lexicon{readTagged(t, ""), readTagged(t, "RAT"), small(t), french.Lexicon()} {
		data := compiled(t, l)
		for _, r := range []io.Reader{strings.NewReader(data), iotest.HalfReader(strings.NewReader(data))} {
			back, err := lexicon.Read(r)
			if err != nil {
				t.Fatal(err)
			}
			if back.ID() != l.ID() || back.Len() != l.Len() || back.Unread() != l.Unread() || compiled(t, back) != data {
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
	if _, err := lexicon.Read(iotest.ErrReader(io.ErrClosedPipe)); !errors.Is(err, io.ErrClosedPipe) {
		t.Error("an error of the reader is lost: ", err)
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
	if _, err := lexicon.Read(strings.NewReader(strings.Repeat("not a lexicon", 100))); err == nil || !strings.Contains(err.Error(), "no compiled lexicon") {
		t.Errorf("of another kind: %v", err)
	}
}

// forge gives data the right checksum.
func forge(data []byte) {
	if len(data) > 12 {
		binary.LittleEndian.PutUint32(data[8:], crc32.ChecksumIEEE(data[12:]))
	}
}

// exercise asks a lexicon everything, to see that no question goes astray. The
// answers to a forged one may be wrong.
func exercise(l *lexicon.Lexicon) {
	n := 0
	for w := range l.Words() {
		l.Contains(w)
		l.AppendReadings(nil, w)
		l.Linked(w, "RAT", lexicon.AllClasses)
		if n++; n > 1000 {
			break
		}
	}
	for _, q := range []lexicon.Query{
		{Rack: bag.MustParse("AEINRST?"), Min: -1, Max: 15, Classes: lexicon.AllClasses},
		{Base: "RAT", Rack: bag.MustParse("????"), Max: 15, Classes: lexicon.AllClasses, Unlinked: true},
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
	// What Read accepts is what it says.
	exercise(l)
	var tagged strings.Builder
	if err := l.WriteTagged(&tagged); err != nil {
		t.Fatal(err)
	}
	again, err := lexicon.ReadTagged(strings.NewReader(tagged.String()))
	if err != nil {
		t.Fatal(err)
	}
	if again.ID() != l.ID() || again.Len() != l.Len() || again.Unread() != l.Unread() {
		t.Fatal("a forged lexicon is read as another one")
	}
}

// A wrong structure with a right checksum gives an error, or the same lexicon.
func TestReadForged(t *testing.T) {
	data := []byte(compiled(t, small(t)))
	flips, many := []byte{1, 0x10, 0x80, 0xFF}, 2000
	if testing.Short() {
		flips, many = []byte{0xFF}, 200
	}
	for i := range data {
		for _, flip := range flips {
			forged := slices.Clone(data)
			forged[i] ^= flip
			checkForged(t, forged)
		}
	}
	r := rand.New(rand.NewPCG(1, 10))
	for range many {
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
