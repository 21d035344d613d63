package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/record"
)

// jeu is a game for two to six players that is none in particular.
var jeu = record.Game{Name: "jeu", Least: 2, Most: 6}

// A whole is all that a Reader reads.
type whole struct {
	Head    record.Head
	Moves   []record.Move
	Closing []string
}

func read(r io.Reader) (w whole, err error) {
	in := record.NewReader(r, jeu)
	if w.Head, err = in.Head(); err != nil {
		return w, err
	}
	for {
		m, err := in.Next()
		if err != nil {
			w.Closing = m.Before
			if again, e := in.Next(); e != err || again.Before != nil {
				return w, fmt.Errorf("after the error %w comes %v, %w", err, again, e)
			}
		}
		switch err {
		case nil:
			w.Moves = append(w.Moves, m)
		case io.EOF:
			return w, nil
		default:
			return w, err
		}
	}
}

func (w whole) text() ([]byte, error) {
	return record.Append(nil, w.Head, slices.Values(w.Moves), w.Closing)
}

// unnumbered is w without the numbers of lines.
func (w whole) unnumbered() whole {
	w.Head.RulesLine = 0
	w.Head.Options, w.Head.Toss, w.Moves = slices.Clone(w.Head.Options), slices.Clone(w.Head.Toss), slices.Clone(w.Moves)
	for i := range w.Head.Options {
		w.Head.Options[i].Line = 0
	}
	for i := range w.Head.Toss {
		w.Head.Toss[i].Line = 0
	}
	for i := range w.Moves {
		w.Moves[i].Line = 0
	}
	return w
}

const sample = `# round 3
@game jeu
@rules plain # as always
@option a=b=c
@option colour=red
@players Zoé 李 B=b
@toss Zoé=M 李=M B=b=Z
@toss 李=C Zoé=D
# anything

@lexicon abc
# they begin
#
李 +ABC
Zoé RAT # well done # indeed
# between
B=b -

# the end
`

var sampled = whole{
	record.Head{
		Game: "jeu", Rules: "plain", RulesLine: 3,
		Options: []record.Option{{"a", "b=c", 4}, {"colour", "red", 5}},
		Players: []string{"Zoé", "李", "B=b"},
		Toss:    []record.Round{{[]string{"M", "M", "Z"}, 7}, {[]string{"D", "C", ""}, 8}},
		First:   record.Nobody, Lexicon: "abc",
		Comments: []string{"round 3", "as always", "anything"},
	},
	[]record.Move{
		{Player: 1, Token: "+ABC", Before: []string{"they begin", ""}, Line: 14},
		{Player: 0, Token: "RAT", Comment: "well done # indeed", Line: 15},
		{Player: 2, Token: "-", Before: []string{"between"}, Line: 17},
	},
	[]string{"the end"},
}

func TestReader(t *testing.T) {
	got, err := read(strings.NewReader(sample))
	if diff := cmp.Diff(sampled, got); err != nil || diff != "" {
		t.Fatalf("%v (-want +got)\n%s", err, diff)
	}
	text, err := got.text()
	const want = `# round 3
# as always
# anything
@game jeu
@rules plain
@option a=b=c
@option colour=red
@players Zoé 李 B=b
@toss Zoé=M 李=M B=b=Z
@toss Zoé=D 李=C
@lexicon abc
# they begin
#
李 +ABC
Zoé RAT # well done # indeed
# between
B=b -
# the end
`
	if diff := cmp.Diff(want, string(text)); err != nil || diff != "" {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
	back, err := read(bytes.NewReader(text))
	if diff := cmp.Diff(got.unnumbered(), back.unnumbered()); err != nil || diff != "" {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
}

// However a text is laid out and whatever it comes through, it is the same
// record.
func TestLayout(t *testing.T) {
	for name, r := range map[string]io.Reader{
		"CRLF":               strings.NewReader(strings.ReplaceAll(sample, "\n", "\r\n")),
		"no final line end":  strings.NewReader(strings.TrimSuffix(sample, "\n")),
		"CR at the end":      strings.NewReader(strings.TrimSuffix(sample, "\n") + "\r"),
		"byte order mark":    strings.NewReader("\uFEFF" + sample),
		"tabs and spaces":    strings.NewReader(strings.ReplaceAll(sample, " ", " \t\u00A0 ")),
		"spaces at the ends": strings.NewReader("\t " + strings.ReplaceAll(sample, "\n", " \t\n  ")),
		"no space before #":  strings.NewReader(strings.ReplaceAll(sample, " # w", "#w")),
		"byte by byte":       iotest.OneByteReader(strings.NewReader(sample)),
		"data with the end":  iotest.DataErrReader(strings.NewReader(sample)),
	} {
		got, err := read(r)
		want := sampled
		if name == "tabs and spaces" { // those of comments are kept
			got, want = blankComments(got), blankComments(want)
		}
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got)\n%s", name, err, diff)
		}
	}
}

func blankComments(w whole) whole {
	w.Head.Comments, w.Closing, w.Moves = nil, nil, slices.Clone(w.Moves)
	for i := range w.Moves {
		w.Moves[i].Before, w.Moves[i].Comment = nil, ""
	}
	return w
}

func TestDefaults(t *testing.T) {
	for _, text := range []string{"", "\n\n", " ", "\uFEFF", "\r\n"} {
		got, err := read(strings.NewReader(text))
		want := whole{Head: record.Head{Players: []string{"A", "B"}, First: record.Nobody}}
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%q: %v (-want +got)\n%s", text, err, diff)
		}
	}
	got, err := read(strings.NewReader("# a game\n@first B\n# to come"))
	want := whole{record.Head{Players: []string{"A", "B"}, First: 1, Comments: []string{"a game"}}, nil, []string{"to come"}}
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
}

func TestFaults(t *testing.T) {
	long := strings.Repeat("x", record.MaxLine)
	for _, tt := range []struct {
		text string
		line int
		want string
	}{
		{"@game", 1, "one word"},
		{"@game jeu jeu", 1, "one word"},
		{"@game jarnac", 1, `a record of "jarnac", and not of jeu`},
		{"@game jeu\n@game jeu", 2, "@game stands twice"},
		{"@rules a\n\n@rules a", 3, "@rules stands twice"},
		{"@lexicon a\n@lexicon b", 2, "@lexicon stands twice"},
		{"@lexicon", 1, "one word"},
		{"@option", 1, "key=value"},
		{"@option a", 1, "key=value"},
		{"@option =a", 1, "key=value"},
		{"@option a=", 1, "key=value"},
		{"@option a=1 b=2", 1, "key=value"},
		{"@players Alice B\u202eob", 1, "a character that is not seen, U+202E"},
		{"\uFEFF\uFEFFA +A", 1, "not seen, U+FEFF"},
		{"# a\u200Db\nA\u00AD +A", 2, "not seen, U+00AD"},
		{"A +A\u200B", 1, "not seen, U+200B"},
		{"@option a=1\n@option a=1", 2, `"a" stands twice`},
		{"@players Alice", 1, "1 players are named, and jeu is for 2 to 6"},
		{"@players", 1, "0 players"},
		{"@players 1 2 3 4 5 6 7", 1, "7 players"},
		{"@players Alice Alice", 1, "two players have the name"},
		{"@players Alice @Bob", 1, "begins with @"},
		{"@players Al#ice Bob", 1, "1 players"},
		{"@players A B\n@players A B", 2, "@players stands twice"},
		{"@toss A=A B=B\n@first A", 2, "not by both"},
		{"@first A\n@toss A=A B=B", 2, "not by both"},
		{"@first A\n@first A", 2, "@first stands twice"},
		{"@first", 1, "one word"},
		{"@first Alice", 1, `no player "Alice"`},
		{"@toss", 1, "NAME=X"},
		{"@toss A", 1, "NAME=X"},
		{"@toss =A", 1, "NAME=X"},
		{"@toss A=", 1, "NAME=X"},
		{"@toss A=X C=X", 1, `no player "C"`},
		{"@toss A=X A=Y", 1, "draws twice"},
		{"@toss A=X B=Y\n@players Alice Bob", 1, `no player "A"`},
		{"@", 1, "no head"},
		{"@Game jeu", 1, `no head "@Game"`},
		{"@ game jeu", 1, "no head"},
		{"A +A\n@rules plain", 2, "@rules stands after a move"},
		{"A +A\n@nonsense", 2, "stands after a move"},
		{"A", 1, "one move, and not 0 words"},
		{"A # resigns", 1, "one move, and not 0 words"},
		{"A +A +B", 1, "one move, and not 2 words"},
		{"A +A\n\nC +A", 3, `no player "C"`},
		{"a +A", 1, `no player "a"`},
		{"A +A\nB \xFF", 2, "not UTF-8"},
		{"A +A # \xC3", 1, "not UTF-8"},
		{"A +A\x00", 1, "control character, U+0000"},
		{"# \x1B[31m", 1, "control character, U+001B"},
		{"A +A\rB +B", 1, "control character, U+000D"},
		{"A +A\r\r\n", 1, "control character, U+000D"},
		{"A\u0085+A", 1, "control character, U+0085"},
		{"A +A\n#" + long, 2, "at most 4096 bytes"},
		{"A +A\n" + long + "\n", 2, "no player"},
		{strings.Repeat("\n", record.MaxLines) + "#", record.MaxLines + 1, "at most 8192 lines"},
		{strings.Repeat("A +A\n", record.MaxLines) + "A +A", record.MaxLines + 1, "at most 8192 lines"},
	} {
		w, err := read(strings.NewReader(tt.text))
		var e *record.Error
		if !errors.As(err, &e) || e.Line != tt.line || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.60q: %v, want line %d: %s", tt.text, err, tt.line, tt.want)
		} else if len(err.Error()) > 200 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
		// What stands before the fault is there.
		if want := min(strings.Count(tt.text, "A +A\n"), tt.line-1); len(w.Moves) != want {
			t.Errorf("%.60q: %d moves are read, want %d", tt.text, len(w.Moves), want)
		}
		if len(w.Head.Players) < 2 {
			t.Errorf("%.60q: the players are %v", tt.text, w.Head.Players)
		}
	}
}

func TestWhatStandsBeforeAFault(t *testing.T) {
	w, err := read(strings.NewReader("# one\n@rules plain\n@players Al Bo\n@toss Al=X Bo=X\n@option a=1\n# two\n@option a=2\n@lexicon abc\n"))
	want := whole{Head: record.Head{
		Rules: "plain", RulesLine: 2, Players: []string{"Al", "Bo"}, First: record.Nobody,
		Toss:     []record.Round{{[]string{"X", "X"}, 4}},
		Options:  []record.Option{{"a", "1", 5}},
		Comments: []string{"one", "two"},
	}}
	if diff := cmp.Diff(want, w); err == nil || err.Error() != `line 7: option "a" stands twice` || diff != "" {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
	w, err = read(strings.NewReader("A +A\n# why?\nA"))
	if err == nil || len(w.Moves) != 1 || !slices.Equal(w.Closing, []string{"why?"}) {
		t.Errorf("%v, %v", w, err)
	}
}

// The fault of what a record is read from is the fault of a line.
func TestFaultOfTheSource(t *testing.T) {
	w, err := read(io.MultiReader(strings.NewReader("A +A\nB +B\nA"), iotest.ErrReader(io.ErrClosedPipe)))
	if !errors.Is(err, io.ErrClosedPipe) || err.Error() != "line 3: "+io.ErrClosedPipe.Error() || len(w.Moves) != 2 {
		t.Errorf("%v, %v", w, err)
	}
	if _, err := read(iotest.TimeoutReader(iotest.OneByteReader(strings.NewReader("A +A\n")))); !errors.Is(err, iotest.ErrTimeout) {
		t.Error(err)
	}
}

// A move is there as soon as its line is.
func TestReaderStreams(t *testing.T) {
	r, w := io.Pipe()
	defer r.Close()
	in := record.NewReader(r, jeu)
	for i := range 3 {
		go fmt.Fprintf(w, "A +%d\n", i)
		m, err := in.Next()
		if err != nil || m.Token != fmt.Sprintf("+%d", i) {
			t.Fatalf("%v, %v", m, err)
		}
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
	for _, b := range []byte{'x', ' ', '#', '\n', '\r', 0} {
		e := &endless{b: b}
		_, err := read(io.MultiReader(strings.NewReader("A +A\nB "), e))
		if err == nil {
			t.Errorf("%q without end is a record", b)
		}
		if e.n > 3*record.MaxLine && b != '\n' {
			t.Errorf("%q without end: %d bytes are read", b, e.n)
		}
	}
}

func TestAppendFaults(t *testing.T) {
	good, err := read(strings.NewReader(sample))
	if err != nil {
		t.Fatal(err)
	}
	many := func(w *whole) { w.Closing = make([]string, record.MaxLines) }
	for _, tt := range []struct {
		want  string
		spoil func(*whole)
	}{
		{`line 8: the name of a player: "Al ice" is not one word`, func(w *whole) { w.Head.Players = []string{"Al ice", "B", "C"} }},
		{`line 8: the name of a player: "Al\u00a0ice" is not one word`, func(w *whole) { w.Head.Players = []string{"Al\u00A0ice", "B", "C"} }},
		{`line 8: the name of a player: a word is missing`, func(w *whole) { w.Head.Players = []string{"", "B", "C"} }},
		{`line 8: the name of a player: "#B" has a #, which begins a comment`, func(w *whole) { w.Head.Players = []string{"A", "#B", "C"} }},
		{`line 8: the name "@B" begins with @, as heads do`, func(w *whole) { w.Head.Players = []string{"A", "@B", "C"} }},
		{`line 8: two players have the name "A"`, func(w *whole) { w.Head.Players = []string{"A", "B", "A"} }},
		{`line 8: the name of a player: there is a control character, U+0007`, func(w *whole) { w.Head.Players = []string{"A", "B\a", "C"} }},
		{`line 8: the name of a player: there is a character that is not seen, U+202E, which only a comment may have`, func(w *whole) { w.Head.Players = []string{"A", "B\u202E", "C"} }},
		{`line 14: there is a character that is not seen, U+2066, which only a comment may have`, func(w *whole) { w.Moves[0].Token = "+\u2066A" }},
		{`line 11: who begins is said by @toss or by @first, and not by both`, func(w *whole) { w.Head.First = 1 }},
		{`line 9: there is no player 7`, func(w *whole) { w.Head.Toss, w.Head.First = nil, 7 }},
		{`line 11: "a b" is not one word`, func(w *whole) { w.Head.Lexicon = "a b" }},
		{`line 14: "+A\n" is not one word`, func(w *whole) { w.Moves[0].Token = "+A\n" }},
		{`line 14: a word is missing`, func(w *whole) { w.Moves[0].Token = "" }},
		{`line 14: there is no player -1`, func(w *whole) { w.Moves[0].Player = -1 }},
		{`line 15: there is a control character, U+000A`, func(w *whole) { w.Moves[1].Comment = "a\nb" }},
		{`line 15: the text is not UTF-8`, func(w *whole) { w.Moves[1].Comment = "\xFF" }},
		{`line 12: there is a control character, U+000D`, func(w *whole) { w.Moves[0].Before[0] = "a\rb" }},
		{`line 1: there is a control character, U+0000`, func(w *whole) { w.Head.Comments[0] = "\x00" }},
		{`line 18: a line has at most 4096 bytes`, func(w *whole) { w.Closing[0] = strings.Repeat("x", record.MaxLine) }},
		{`line 8193: a record has at most 8192 lines`, many},
	} {
		w, _ := read(strings.NewReader(sample))
		tt.spoil(&w)
		var e *record.Error
		if _, err := w.text(); !errors.As(err, &e) || err.Error() != tt.want {
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
	if _, err := good.text(); err != nil {
		t.Error(err)
	}
	// White space around comments is not kept.
	good.Head.Comments, good.Moves[1].Comment = []string{" a ", "\t"}, "\n"
	text, err := good.text()
	if err != nil || !bytes.HasPrefix(text, []byte("# a\n#\n@game")) || !bytes.Contains(text, []byte("Zoé RAT\n")) {
		t.Errorf("%v\n%s", err, text)
	}
	// What was there stays there.
	none := iter.Seq[record.Move](func(func(record.Move) bool) {})
	text, err = record.Append([]byte("before\n"), record.Head{Game: "jeu", Rules: "plain", Players: []string{"A", "B"}, First: record.Nobody}, none, nil)
	if want := "before\n@game jeu\n@rules plain\n@players A B\n"; err != nil || string(text) != want {
		t.Errorf("%v, %q, want %q", err, text, want)
	}
}

func TestErrorText(t *testing.T) {
	cause := errors.New("why")
	for _, tt := range []struct {
		e    record.Error
		want string
	}{
		{record.Error{Line: 7, Move: 3, Err: cause}, "line 7: why"},
		{record.Error{Move: 3, Err: cause}, "move 3: why"},
		{record.Error{Err: cause}, "why"},
	} {
		if got := tt.e.Error(); got != tt.want || !errors.Is(&tt.e, cause) {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

// Options end on the line of the last of them, or of the rules alone.
func TestOptionsLine(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "@game jeu\n": 0, "\n@rules plain\nA +A\n": 2, "@option a=1\n@option b=2\n@rules plain\n": 2,
	} {
		w, err := read(strings.NewReader(text))
		if got := w.Head.OptionsLine(); err != nil || got != want {
			t.Errorf("%q: line %d, %v; want %d", text, got, err, want)
		}
	}
}

// An Error that a caller made without a reason has a text as well.
func TestErrorWithoutReason(t *testing.T) {
	for want, e := range map[string]*record.Error{
		"no reason is given":         {},
		"line 7: no reason is given": {Line: 7},
		"move 3: no reason is given": {Move: 3},
	} {
		if e.Error() != want || e.Detail(language.English) != want || e.Unwrap() != nil {
			t.Errorf("%q, %q and %v, want %q", e.Error(), e.Detail(language.English), e.Unwrap(), want)
		}
	}
}

// Whatever is read is written, and reads back as the same record.
func FuzzReader(f *testing.F) {
	for _, s := range []string{
		sample,
		"\uFEFF@game jeu\r\n\r\nA\t+A#x\r\nB -", // as other systems write
		"@players A=B=C D\n@toss A=B=C=X D=Y\nA=B=C +A\n", // names like values
		"@first Bo\n@players Al Bo\n#\n##\n",              // heads out of order, odd comments
		"@option a==\n@option b=a=\n",                     // odd values
		"A # nothing\n", "@toss A=X\n@first A\n",          // faults
		"", "#", "@", "\xFF", "A \x00",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		w, err := read(bytes.NewReader(b))
		if err != nil {
			var e *record.Error
			if !errors.As(err, &e) || e.Line < 1 || e.Line > bytes.Count(b, []byte("\n"))+1 {
				t.Fatalf("%q: %v", b, err)
			}
			return
		}
		if w.Head.Game == "" || w.Head.Rules == "" { // which a game always writes
			w.Head.Game, w.Head.Rules = "jeu", "plain"
		}
		text, err := w.text()
		if err != nil {
			if bytes.Count(text, []byte("\n")) > record.MaxLines || slices.ContainsFunc(bytes.Split(text, []byte("\n")), func(l []byte) bool { return len(l) > record.MaxLine }) {
				return
			}
			t.Fatalf("%q is read and cannot be written: %v", b, err)
		}
		back, err := read(bytes.NewReader(text))
		if diff := cmp.Diff(w.unnumbered(), back.unnumbered()); err != nil || diff != "" {
			t.Fatalf("%q is written %q, %v (-want +got)\n%s", b, text, err, diff)
		}
		if again, _ := back.text(); !bytes.Equal(again, text) {
			t.Fatalf("%q is written %q, then %q", b, text, again)
		}
	})
}
