package gcg

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/charmap"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// diffOf is [cmp.Diff] with the fields of files.
func diffOf(want, got any) string { return cmp.Diff(want, got, cmp.AllowUnexported(file{}, player{})) }

func readText(text string) (file, error) { return read(strings.NewReader(text)) }

// unnumbered is f without the numbers of lines.
func unnumbered(f file) file {
	f.players = slices.Clone(f.players)
	for i := range f.players {
		f.players[i].line = 0
	}
	f.pragmas, f.closing = unnumberedPragmas(f.pragmas), unnumberedPragmas(f.closing)
	f.events = slices.Clone(f.events)
	for i := range f.events {
		f.events[i].Line, f.events[i].Notes = 0, unnumberedPragmas(f.events[i].Notes)
	}
	return f
}

func unnumberedPragmas(list []Pragma) []Pragma {
	list = slices.Clone(list)
	for i := range list {
		list[i].Line = 0
	}
	return list
}

// roundTrip writes f, and demands that it reads back.
func roundTrip(t *testing.T, f file) []byte {
	t.Helper()
	text := must.Get(f.appendTo([]byte("before")))(t)
	text = bytes.TrimPrefix(text, []byte("before"))
	back, err := read(bytes.NewReader(text))
	if diff := diffOf(unnumbered(f), unnumbered(back)); err != nil || diff != "" {
		t.Fatalf("%v (-want +got)\n%s\n%s", err, diff, text)
	}
	return text
}

const sample = `#character-encoding UTF-8
#player1 zoé Zoé Lefèvre
#player2 bob Bob
#title A game

#description of two
lines
>zoé: AEINRT? 8H RETINAs +66 66
#note one
#rack1 ABC
>bob: EEIKMNT J5 TEN.E +14 14 TEN, NE

#comment two
#rack2 EIKM
#note three

with a gap
`

var sampled = file{
	players: []player{{"zoé", "Zoé Lefèvre", 2}, {"bob", "Bob", 3}},
	pragmas: []Pragma{{"title", "A game", 4}, {"description", "of two\nlines", 6}},
	events: []Event{
		{
			Player: 0, Kind: Place, Rack: "AEINRT?", At: board.At(7, 7), Word: "RETINAs",
			Score: 66, Total: 66, HasTotal: true,
			Notes: []Pragma{{"note", "one", 9}, {"rack1", "ABC", 10}}, Line: 8,
		},
		{
			Player: 1, Kind: Place, Rack: "EEIKMNT", At: board.At(4, 9), Direction: board.Down, Word: "TEN.E",
			Score: 14, Total: 14, HasTotal: true, Comment: "TEN, NE",
			Notes: []Pragma{{"comment", "two", 13}}, Line: 11,
		},
	},
	closing: []Pragma{{"rack2", "EIKM", 14}, {"note", "three\n\nwith a gap", 15}},
}

func TestRead(t *testing.T) {
	got, err := readText(sample)
	if diff := diffOf(sampled, got); err != nil || diff != "" {
		t.Fatalf("%v (-want +got)\n%s", err, diff)
	}
	want := strings.NewReplacer("game\n\n", "game\n", "NE\n\n", "NE\n").Replace(sample)
	if diff := diffOf(want, string(roundTrip(t, got))); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// However a text is laid out and whatever it comes through, it is the same file.
func TestLayout(t *testing.T) {
	for name, r := range map[string]io.Reader{
		"CRLF":               strings.NewReader(strings.ReplaceAll(sample, "\n", "\r\n")),
		"CR":                 strings.NewReader(strings.ReplaceAll(sample, "\n", "\r")),
		"no final line end":  strings.NewReader(strings.TrimSuffix(sample, "\n")),
		"CR at the end":      strings.NewReader(strings.TrimSuffix(sample, "\n") + "\r"),
		"blank lines at end": strings.NewReader(sample + "\n \n\t\n"),
		"byte order mark":    strings.NewReader("\uFEFF" + sample),
		"spaces at the ends": strings.NewReader(" \t" + strings.ReplaceAll(sample, "\n", " \t\n\t ")),
		"tabs":               strings.NewReader(strings.NewReplacer(" 8H ", "\t8H\t  ", ": ", ":\t", " +", "\t \t+").Replace(sample)),
		"byte by byte":       iotest.OneByteReader(strings.NewReader(sample)),
		"data with the end":  iotest.DataErrReader(strings.NewReader(sample)),
		"players swapped":    strings.NewReader(swapped),
		"encoding not told":  strings.NewReader(strings.Replace(sample, "#character-encoding UTF-8", "", 1)),
		"another name of it": strings.NewReader(strings.Replace(sample, "UTF-8", "utf8", 1)),
	} {
		got, err := read(r)
		if diff := diffOf(unnumbered(sampled), unnumbered(got)); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got)\n%s", name, err, diff)
		}
		if name != "players swapped" && diffOf(got, sampled) != "" {
			t.Errorf("%s: the lines have other numbers\n%s", name, diffOf(sampled, got))
		}
	}
}

var swapped = strings.Replace(sample, "#player1 zoé Zoé Lefèvre\n#player2 bob Bob\n#title A game\n", "#player2 bob Bob\n#title A game\n#player1 zoé Zoé Lefèvre\n", 1)

func TestEncodings(t *testing.T) {
	const head = "#player1 a %\n#player2 b B\n"
	for _, tt := range []struct {
		text string
		name string
	}{
		{head, "%"}, // ASCII
		{strings.Replace(head, "%", "Zoé", 1), "Zoé"},
		{strings.Replace(head, "%", "Zo\xE9", 1), "Zoé"},
		{"#character-encoding iso-8859-1\n" + strings.Replace(head, "%", "Zo\xC3\xA9", 1), "ZoÃ©"},
		{"#character-encoding ISO 8859-1\n" + head, "%"},
		{"#character-encoding latin1\n" + head, "%"},
		{"#character-encoding UTF8\n" + head, "%"},
		{"\n\n#character-encoding utf-8\n" + strings.Replace(head, "%", "Zoé", 1), "Zoé"},
		// The mark of an editor is right, and the line was there before.
		{"\uFEFF#character-encoding ISO-8859-1\n" + strings.Replace(head, "%", "Zoé", 1), "Zoé"},
	} {
		f, err := readText(tt.text)
		if err != nil || f.players[0].name != tt.name {
			t.Errorf("%q: %v, %v", tt.text, f.players, err)
			continue
		}
		text := roundTrip(t, f)
		if want := "#character-encoding UTF-8\n"; !bytes.HasPrefix(text, []byte(want)) {
			t.Errorf("%q, want %q first", text, want)
		}
	}
}

// One quotation mark of Windows does not make a file unreadable.
func TestQuotationMarkOfWindows(t *testing.T) {
	for text, want := range map[string]string{
		"#character-encoding UTF-8\n#player1 a Zoé\n#player2 b\n#note l\x92été":               "l’été",
		"#player1 a Zoé\n#player2 b\n#note x\nl\x92été\x80":                                   "x\nl’été€",
		"#character-encoding ISO-8859-1\n#player1 a Zo\xE9\n#player2 b\n#note l\x92\xE9t\xE9": "l’été",
		"#player1 a Zo\xE9\n#player2 b\n#comment \x93":                                        "“",
	} {
		f, err := readText(text)
		if err != nil || len(f.pragmas) != 1 || f.pragmas[0].Value != want || f.players[0].name != "Zoé" {
			t.Errorf("%q is read as %v, %v", text, f, err)
			continue
		}
		roundTrip(t, f)
	}
}

// The files of testdata were written by hand for this test. Those that are not as
// AppendTo writes them are as old programs did.
func TestFiles(t *testing.T) {
	paths, err := filepath.Glob("testdata/syntax/*.gcg")
	if err != nil || len(paths) < 5 {
		t.Fatal(paths, err)
	}
	var kinds [Rack + 1]int
	for _, path := range paths {
		want := must.Get(os.ReadFile(path))(t)
		f, err := read(bytes.NewReader(want))
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		for _, e := range f.events {
			kinds[e.Kind]++
		}
		text := roundTrip(t, f)
		if diff := diffOf(string(want), string(text)); diff != "" && filepath.Base(path) != "old.gcg" && filepath.Base(path) != "latin1.gcg" {
			t.Errorf("%s (-want +got)\n%s", path, diff)
		}
	}
	for k, n := range kinds[1:] {
		if n < 2 {
			t.Errorf("%d events are of kind %v", n, Kind(k+1))
		}
	}
}

func TestOldFile(t *testing.T) {
	text := must.Get(os.ReadFile("testdata/syntax/old.gcg"))(t)
	f := must.Get(read(bytes.NewReader(text)))(t)
	const want = `#character-encoding UTF-8
#player1 Léa Léa Ray
#player2 Théo Théo   Nu
#style essai
#incomplete
>Léa: AEJNORU 8G JEU +20 20
>Théo: CEHKOQT H6 HE.CK +38 38
>Théo:  (challenge) +5 43
>Léa: AANORS? I10 NOIRAs +22 42 OK, ICI
>Théo: OQT - +0 43
>Léa: EEIOU 12A FL..RI +9 51 /OU/ET
>Théo: OQT -- +0 43
>Léa:  (OQT) +18 69
>Théo: OQT (OQT) -9 34
`
	if diff := diffOf(want, string(roundTrip(t, f))); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// A file can be all head, and a key can be anything.
func TestHeadAlone(t *testing.T) {
	f, err := readText("#player1 a\n#player2 b B\n#incomplete\n#\n# no key\n#note one\n#note\ntwo\n#rack1 ABC\n#player x\n#playerX\n#odd\tkey of tabs")
	want := file{
		players: []player{{"a", "a", 1}, {"b", "B", 2}},
		pragmas: []Pragma{
			{"incomplete", "", 3}, {"", "", 4}, {"", "no key", 5}, {"note", "one", 6}, {"note", "\ntwo", 7},
			{"rack1", "ABC", 9}, {"player", "x", 10}, {"playerX", "", 11}, {"odd", "key of tabs", 12},
		},
	}
	if diff := diffOf(want, f); err != nil || diff != "" {
		t.Fatalf("%v (-want +got)\n%s", err, diff)
	}
	roundTrip(t, f)
}

// What closes a file can stand right below its last event.
func TestClosing(t *testing.T) {
	f, err := readText(two + ">a: AB - +0\n#rack1 AB\n#note x")
	want := []Pragma{{"rack1", "AB", 4}, {"note", "x", 5}}
	if diff := diffOf(want, f.closing); err != nil || diff != "" || f.events[0].Notes != nil {
		t.Errorf("%v, %v (-want +got)\n%s", err, f.events, diff)
	}
	roundTrip(t, f)
}

// What stands before a fault is there.
func TestWhatStandsBeforeAFault(t *testing.T) {
	f, err := readText(sample + "plain\n#late\n>zoé: oops")
	if err == nil || err.Error() != `line 20: "oops" has something other than tiles A to Z and ?` {
		t.Error(err)
	}
	want := sampled
	want.closing = []Pragma{want.closing[0], {"note", "three\n\nwith a gap\nplain", 15}, {"late", "", 19}}
	if diff := diffOf(want, f); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	f, err = readText("#player2 b\n#note x\n\n>b:  - +0")
	want = file{players: []player{{"b", "b", 1}}, pragmas: []Pragma{{"note", "x", 2}}}
	if diff := diffOf(want, f); diff != "" || err == nil || err.Error() != "line 4: 1 players are named; a game has 2 to 4" {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
}

// The fault of what a file is read from is the fault of a line.
func TestFaultOfTheSource(t *testing.T) {
	f, err := read(io.MultiReader(strings.NewReader(sample), iotest.ErrReader(io.ErrClosedPipe)))
	var e *rulebook.RecordError
	if !errors.Is(err, io.ErrClosedPipe) || !errors.As(err, &e) || e.Line != 18 || len(f.events) != 2 {
		t.Errorf("%v, %v", f, err)
	}
}

// An endless gives one byte without end, and counts how many.
type endless struct {
	b byte
	n int
}

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = e.b
	}
	e.n += len(p)
	return len(p), nil
}

// What is too long is not read to its end.
func TestEndlessText(t *testing.T) {
	for _, b := range []byte{'x', ' ', '#', '>', '\n', '\r', 0} {
		e := &endless{b: b}
		if _, err := read(io.MultiReader(strings.NewReader(sample+"#note "), e)); err == nil {
			t.Errorf("%q without end is a file", b)
		}
		if e.n > 4*maxLine {
			t.Errorf("%q without end: %d bytes are read", b, e.n)
		}
	}
}

// A note of as many lines as there can be is read in no time.
func TestLongNote(t *testing.T) {
	line := strings.Repeat("x", maxLine) + "\n"
	f, err := readText("#player1 a\n#player2 b\n#note\n" + strings.Repeat(line, maxLines-4))
	if err != nil || len(f.pragmas[0].Value) != (maxLines-4)*len(line) {
		t.Error(err)
	}
}

func FuzzRead(f *testing.F) {
	paths, _ := filepath.Glob("testdata/syntax/*.gcg")
	for _, path := range paths {
		text := must.Get(os.ReadFile(path))(f)
		f.Add(text)
	}
	for _, s := range []string{
		sample, swapped,
		"\uFEFF" + sample, strings.ReplaceAll(sample, "\n", "\r"), // as other systems write
		"#player1 a\n#player2 b\n#note\nx\n\n\ny\n>a: (AB) 1\n#note\n#x\n#note y", // notes here and there
		"#player1 a:\n#player2 >\n>a:: _ 15o (A)bc 0 -0 x\n>>: -0 +-3",            // odd names and numbers
		"#player1 a\n#player2 b\n#x \xE9\n>a: UNKNOWN (CHALLENGE) +5\n",           // letters by guess
		"#player1 a\n>a: A", "#player5 a", ">", "#", "", "\xFF", "#\x00", // faults
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		file, err := read(bytes.NewReader(b))
		if err != nil {
			var e *rulebook.RecordError
			if !errors.As(err, &e) || e.Line < 1 || e.Line > 1+bytes.Count(b, []byte("\n"))+bytes.Count(b, []byte("\r")) {
				t.Fatalf("%q: %v", b, err)
			}
			return
		}
		text, err := file.appendTo(nil)
		if err != nil {
			if s := err.Error(); strings.HasSuffix(s, "lines") || strings.HasSuffix(s, "bytes") {
				return
			}
			t.Fatalf("%q is read and cannot be written: %v", b, err)
		}
		back, err := read(bytes.NewReader(text))
		if diff := diffOf(unnumbered(file), unnumbered(back)); err != nil || diff != "" {
			t.Fatalf("%q is written %q, %v (-want +got)\n%s", b, text, err, diff)
		}
		if again, _ := back.appendTo(nil); !bytes.Equal(again, text) {
			t.Fatalf("%q is written %q, then %q", b, text, again)
		}
	})
}

// Bytes of Windows-1252 are read as its table says, and those that are nothing there as control characters.
func TestWindows1252(t *testing.T) {
	for b := range 256 {
		want := charmap.Windows1252.DecodeByte(byte(b))
		if want == utf8.RuneError {
			want = rune(b)
		}
		if got := mend([]byte{byte(b)}, latin1); got != string(want) {
			t.Errorf("%#x is %q, want %q", b, got, want)
		}
	}
}
