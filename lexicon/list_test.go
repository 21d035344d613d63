package lexicon_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

func TestReadList(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"plain", "RAT\nTSAR\nART\n", "ART RAT TSAR"},
		{"no newline at the end", "RAT\nTSAR", "RAT TSAR"},
		{"CRLF", "RAT\r\nTSAR\r\n", "RAT TSAR"},
		{"byte order mark", "\uFEFFRAT\nTSAR\n", "RAT TSAR"},
		{"byte order mark alone", "\uFEFF", ""},
		{"lower case", "rat\nTsar\n", "RAT TSAR"},
		{"accents", "élancé\nflorès\nœuvre\nVÆ\n", "ELANCE FLORES OEUVRE VAE"},
		{"accents apart", "e\u0301lance\u0301\n", "ELANCE"},
		{"blank lines", "\n\nRAT\n\r\n  \t \nTSAR\n\n", "RAT TSAR"},
		{"spaces around", "  RAT\t\nTSAR \n", "RAT TSAR"},
		{"repeats", "RAT\nTSAR\nrat\nRÂT\n", "RAT TSAR"},
		{"one letter and more than 15", "A\nAS\nANTICONSTITUTIONNELLEMENT\nABCDEFGHIJKLMNO\nABCDEFGHIJKLMNOP\n", "ABCDEFGHIJKLMNO AS"},
	} {
		for _, r := range []io.Reader{strings.NewReader(c.text), iotest.OneByteReader(strings.NewReader(c.text))} {
			l, err := lexicon.ReadList(r)
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
				continue
			}
			if got := strings.Join(slices.Collect(l.Words()), " "); got != c.want {
				t.Errorf("%s: %q, want %q", c.name, got, c.want)
			}
			if l.WithoutReadings() != l.Len() {
				t.Errorf("%s: %d words of %d are unread", c.name, l.WithoutReadings(), l.Len())
			}
		}
	}
}

func TestReadTagged(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"one reading", "RAT\trat:noun", "RAT\trat:noun\n"},
		{"readings in order", "MENAGE\tménager/v:fin;ménager/v:pp;ménage:noun", "MENAGE\tménage:noun;ménager/v:pp;ménager/v:fin\n"},
		{"lines of one spelling", "RAT\trat:noun\nTAR\trat\u00A0x:adj\nrat\trat:adj;rat:noun", "RAT\trat:noun;rat:adj\nTAR\trat\u00A0x:adj\n"},
		{"no reading", "RAT", "RAT\n"},
		{"no reading and one", "RAT\nRAT\trat:noun\nRAT", "RAT\trat:noun\n"},
		{"CRLF, mark, accents, blanks", "\uFEFFFlorès\tflore:noun\r\n\r\n", "FLORES\tflore:noun\n"},
		{"entry with accents apart", "ETE\te\u0301te\u0301:noun", "ETE\tété:noun\n"},
		{"every class", "AA\ta:noun;a:adj;a:adv;a:inf;a:pp;a:ppr;a:fin;a:intj;a:pref;a:abbr;a:symb;a:comp;a:prop;a:other;a:loc",
			"AA\ta:noun;a:adj;a:adv;a:inf;a:pp;a:ppr;a:fin;a:intj;a:pref;a:abbr;a:symb;a:comp;a:prop;a:other;a:loc\n"},
		{"left out", "A\tà:other\nABCDEFGHIJKLMNOP\tx:noun", ""},
	} {
		l, err := lexicon.ReadTagged(strings.NewReader(c.text))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var got strings.Builder
		if err := l.WriteTagged(&got); err != nil || got.String() != c.want {
			t.Errorf("%s: %q, want %q, %v", c.name, got.String(), c.want, err)
		}
	}
}

func TestFaultyLines(t *testing.T) {
	long := strings.Repeat("RATS", 1<<18)
	for _, c := range []struct {
		name, text string
		tagged     bool
		line       int
		reason     string
	}{
		{"hyphen", "RAT\nVA-T-EN\n", false, 2, "hyphen"},
		{"apostrophe", "RAT\r\n\r\nAUJOURD'HUI\r\n", false, 3, "apostrophe"},
		{"digit", "RAT\nRAT2", false, 2, "digit"},
		{"two words", "RAT TSAR", false, 1, "space"},
		{"other alphabet", "РАТ", false, 1, "U+0420"},
		{"not UTF-8", "RAT\nR\xE2T", false, 2, "UTF-8"},
		{"a mark that is not in front", "RAT\n\uFEFFTSAR", false, 2, "U+FEFF"},
		{"UTF-16", "\xFF\xFER\x00A\x00T\x00", false, 1, "UTF-8"},
		{"binary", "\x00\x01\x02", false, 1, "U+0000"},
		{"a megabyte", "RAT\n" + long, false, 2, "64 KiB"},
		{"a megabyte, tagged", "RAT\trat:noun\nTSAR\t" + long, true, 2, "64 KiB"},
		{"tagged as a list", "RAT\trat:noun", false, 1, "space"},
		{"no class", "RAT\trat", true, 1, "no ':'"},
		{"unknown class", "RAT\trat:verb", true, 1, "unknown class"},
		{"no entry", "RAT\t:noun", true, 1, "missing"},
		{"empty reading", "RAT\trat:noun;", true, 1, "no ':'"},
		{"no spelling", "\trat:noun", true, 1, "no letters"},
		{"a tab and no reading", "RAT\t", true, 1, "no ':'"},
		{"two colons", "RAT\trat:x:noun", true, 1, "unknown class"},
		{"tab in the entry", "RAT\tr\tat:noun", true, 1, "control"},
		{"long entry", "RAT\t" + strings.Repeat("r", 256) + ":noun", true, 1, "255"},
		{"entry that is not UTF-8", "RAT\t\xE2:noun", true, 1, "UTF-8"},
	} {
		read := lexicon.ReadList
		if c.tagged {
			read = lexicon.ReadTagged
		}
		_, err := read(strings.NewReader(c.text))
		var fault *lexicon.SyntaxError
		if !errors.As(err, &fault) {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if fault.Line != c.line || !strings.Contains(err.Error(), c.reason) || len(err.Error()) > 300 {
			t.Errorf("%s: %v, want line %d and %q", c.name, err, c.line, c.reason)
		}
	}
}

// An error of the io.Reader is returned as it is, also in the middle of a line that would be
// a syntax error as far as it goes.
func TestReadersPassErrorsOn(t *testing.T) {
	var graph strings.Builder
	must.Do(t, readTagged(t, "RAT").WriteKWG(&graph))
	of := func(read func(io.Reader) (*lexicon.Lexicon, error)) func(io.Reader) error {
		return func(r io.Reader) error { _, err := read(r); return err }
	}
	for _, c := range []struct {
		name, text string
		read       func(io.Reader) error
	}{
		{"list", "RAT\nVA-T", of(lexicon.ReadList)},
		{"tagged", "RAT\trat:noun\nTSAR\ttsar:n", of(lexicon.ReadTagged)},
		{"aff", "SET UTF-8\nSFX S Y x", aff},
		{"dic", "1\nmot st:a;b po:", dic},
		{"KWG", graph.String(), of(lexicon.ReadKWG)},
		{"compiled", compiled(t, small(t)), of(lexicon.Read)},
		{"graph", graph.String(), of(readTagged(t, "RAT").WithKWG)},
	} {
		for n := range min(len(c.text), 100) + 1 {
			for _, gone := range []error{io.ErrClosedPipe, io.ErrUnexpectedEOF} {
				// The error comes after the text, or together with its last bytes.
				failing := io.MultiReader(strings.NewReader(c.text[:n]), iotest.ErrReader(gone))
				for _, r := range []io.Reader{failing, &failingReader{c.text[:n], gone}} {
					if err := c.read(r); !errors.Is(err, gone) {
						t.Fatalf("%s, gone after %d bytes: %v", c.name, n, err)
					}
				}
			}
		}
	}
}

// A failingReader returns its error together with the last bytes of its text.
type failingReader struct {
	text string
	err  error
}

func (r *failingReader) Read(p []byte) (int, error) {
	n := copy(p, r.text)
	if r.text = r.text[n:]; r.text == "" {
		return n, r.err
	}
	return n, nil
}

func aff(r io.Reader) error { _, err := lexicon.ReadHunspell(r, strings.NewReader("0\n")); return err }

func dic(r io.Reader) error {
	_, err := lexicon.ReadHunspell(strings.NewReader("SET UTF-8\n"), r)
	return err
}

// A short write without an error becomes an error.
func TestWritersPassShortWritesOn(t *testing.T) {
	l := small(t)
	var graph strings.Builder
	must.Do(t, l.WriteKWG(&graph))
	for name, write := range map[string]func(io.Writer) error{
		"WriteTo":                 func(w io.Writer) error { _, err := l.WriteTo(w); return err },
		"WriteTagged":             l.WriteTagged,
		"WriteKWG":                l.WriteKWG,
		"WriteKWG of what it has": l.OpenKWG(graph.String()).WriteKWG,
	} {
		if err := write(shortWriter{}); err != io.ErrShortWrite {
			t.Errorf("%s: %v", name, err)
		}
	}
}

type shortWriter struct{}

func (shortWriter) Write(p []byte) (int, error) { return len(p) - 1, nil }

func TestAnnotate(t *testing.T) {
	list := must.Get(lexicon.ReadList(strings.NewReader("RAT\nTSAR\nZUT")))(t)
	tagged := readTagged(t, "RAT\trat:noun\nTSAR\ttsar:noun\nART\tart:noun")
	got := list.Annotate(tagged)
	want := readTagged(t, "RAT\trat:noun\nTSAR\ttsar:noun\nZUT")
	if got.ID() != want.ID() || got.WithoutReadings() != 1 {
		t.Errorf("%d words, %d unread", got.Len(), got.WithoutReadings())
	}
	if list.WithoutReadings() != 3 {
		t.Error("the list itself has changed")
	}
}

// A nil Lexicon has no readings for any word.
func TestAnnotateByNil(t *testing.T) {
	list := readTagged(t, "RAT\trat:noun\nZUT")
	got := list.Annotate(nil)
	if got.ID() != readTagged(t, "RAT\nZUT").ID() {
		t.Errorf("%d words, %d unread", got.Len(), got.WithoutReadings())
	}
}

// Annotate leaves out a reading that no list can have. Read would refuse it.
func TestAnnotateByForged(t *testing.T) {
	data := []byte(compiled(t, readTagged(t, "ART\tart:noun\nRAT\trat:noun")))
	data[bytes.LastIndex(data, []byte("rat"))+1] = ';'
	forge(data)
	forged := must.Get(lexicon.Open(string(data)))(t)
	got := readTagged(t, "ART\nRAT").Annotate(forged)
	if got.ID() != readTagged(t, "ART\tart:noun\nRAT").ID() {
		t.Errorf("RAT is read as %q", got.AppendReadings(nil, "RAT"))
	}
	if _, err := lexicon.Read(bytes.NewReader(data)); err == nil {
		t.Error("Read takes what is forged")
	}

	// Whatever is forged, there is no panic.
	data = []byte(compiled(t, readTagged(t, "ART\tart:noun\nRAT\trat:noun\nTARE\ttare:noun;tarer/v:fin\nZUT")))
	for i := range data {
		for b := range 256 {
			other := slices.Clone(data)
			other[i] = byte(b)
			forge(other)
			if forged, err := lexicon.Open(string(other)); err == nil {
				forged.Annotate(forged)
			}
		}
	}
}

// checkRoundTrip checks that what can be read can be written and read back.
func checkRoundTrip(t *testing.T, l *lexicon.Lexicon) {
	var tagged strings.Builder
	must.Do(t, l.WriteTagged(&tagged))
	data := compiled(t, l)
	for _, read := range []func() (*lexicon.Lexicon, error){
		func() (*lexicon.Lexicon, error) { return lexicon.ReadTagged(strings.NewReader(tagged.String())) },
		func() (*lexicon.Lexicon, error) { return lexicon.Read(strings.NewReader(data)) },
	} {
		back := must.Get(read())(t)
		if back.ID() != l.ID() || compiled(t, back) != data {
			t.Fatal("what comes back is not what was written")
		}
	}
}

// A word has at most 64 readings, on one line or on several. A line can hold 64 readings of
// any length.
func TestManyReadings(t *testing.T) {
	lines := []string{"ART\tart:noun"}
	for i := range 64 {
		lines = append(lines, fmt.Sprintf("RAT\t%s%03d:noun", strings.Repeat("r", 252), i))
	}
	lines = append(lines, lines...) // repeats do not count
	l := readTagged(t, strings.Join(lines, "\n"))
	if got := len(l.AppendReadings(nil, "RAT")); got != 64 {
		t.Fatalf("%d readings", got)
	}
	checkRoundTrip(t, l)

	// "a" sorts before the others, but it was read last.
	lines = append(lines, "ART\tart:adj", "RAT\ta:adj")
	_, err := lexicon.ReadTagged(strings.NewReader(strings.Join(lines, "\n")))
	var fault *lexicon.SyntaxError
	if !errors.As(err, &fault) || fault.Line != 132 || fault.Text != "RAT" || !strings.Contains(fault.Reason, "more than 64 readings") {
		t.Error(err)
	}
}

// An endless reader repeats its text for ever and counts the bytes that were read.
type endless struct {
	text string
	read int
}

func (e *endless) Read(p []byte) (int, error) {
	n := 0
	for n < len(p) {
		n += copy(p[n:], e.text[(e.read+n)%len(e.text):])
	}
	e.read += n
	return n, nil
}

// An endless text does not make anything read for ever.
func TestReadersEnd(t *testing.T) {
	const (
		mega = 1 << 20
		ends = 1 << 17 // what is read at a time
	)
	list := func(r io.Reader) error { _, err := lexicon.ReadList(r); return err }
	tagged := func(r io.Reader) error { _, err := lexicon.ReadTagged(r); return err }
	dic := func(r io.Reader) error { return dic(io.MultiReader(strings.NewReader("0\n"), r)) }
	blank := strings.Repeat(" ", 60_000) + "\n"
	for _, c := range []struct {
		name, text string
		read       func(io.Reader) error
		most       int // bytes
		reason     string
	}{
		{"list", blank, list, 64 * mega, "more than 67108864 bytes"},
		{"tagged list", blank, tagged, 64 * mega, "more than 67108864 bytes"},
		{"list of many lines", "\n", list, 4 * mega, "more than 4194304 lines"},
		{"aff", blank, aff, 8 * mega, "more than 8388608 bytes"},
		{"aff of many lines", "\n", aff, mega / 4, "more than 262144 lines"},
		{"dic", blank, dic, 32 * mega, "more than 33554432 bytes"},
		{"dic of many lines", "\n", dic, mega / 2, "more than 524288 lines"},
	} {
		r := &endless{text: c.text}
		err := c.read(r)
		var fault *lexicon.SyntaxError
		if !errors.As(err, &fault) || fault.Line < c.most/len(c.text) || !strings.Contains(fault.Reason, c.reason) {
			t.Errorf("%s: %v", c.name, err)
		}
		if r.read > c.most+ends {
			t.Errorf("%s: %d bytes were read", c.name, r.read)
		}
	}

	// The first bytes tell whether it is a compiled lexicon, and how long that is.
	head := compiled(t, readTagged(t, "RAT"))
	for text, reason := range map[string]string{"RAT\n": "not a compiled lexicon", head: "too long", "LEXICON\xFF" + head[8:]: "version"} {
		r := &endless{text: text}
		if _, err := lexicon.Read(r); err == nil || !strings.Contains(err.Error(), reason) {
			t.Error(err)
		}
		if r.read > 4096 {
			t.Errorf("%q again and again: %d bytes were read", text[:4], r.read)
		}
	}
}

func FuzzReadList(f *testing.F) {
	for _, s := range []string{"", "RAT\nTSAR", "\uFEFFélancé\r\n\r\nflorès\r\n", "VA-T-EN", "R\xE2T", "A\nANTICONSTITUTIONNELLEMENT"} {
		f.Add(s)
	}
	fuzzReader(f, lexicon.ReadList)
}

func FuzzReadTagged(f *testing.F) {
	for _, s := range []string{"", "RAT\trat:noun\nTSAR", "MENAGE\tménage:noun;ménager/v:pp;ménager/v:fin\r\n", "RAT\trat", "A\tà:other", "RAT\te\u0301:noun"} {
		f.Add(s)
	}
	fuzzReader(f, lexicon.ReadTagged)
}

// fuzzReader reads texts, which are words that come back, or a fault with its line.
func fuzzReader(f *testing.F, read func(io.Reader) (*lexicon.Lexicon, error)) {
	f.Fuzz(func(t *testing.T, text string) {
		l, err := read(strings.NewReader(text))
		if err != nil {
			var fault *lexicon.SyntaxError
			if !errors.As(err, &fault) || fault.Line < 1 {
				t.Fatal(err)
			}
			return
		}
		checkRoundTrip(t, l)
	})
}
