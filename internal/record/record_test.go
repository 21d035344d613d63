package record_test

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/rulebook"
)

// A game for two to six players that is none in particular. Its moves are any words
// that do not begin with ~.
type (
	options struct{ Players, Lines int }
	player  uint8
	round   [6]byte
	move    string

	jeuMove struct {
		Player  player
		Move    move
		Text    string
		Line    int
		Before  []string
		Comment string
	}
	jeuRecord struct {
		Options           options
		Players           []string
		First             player
		Toss              []round
		Lexicon           string
		Moves             []jeuMove
		OptionsLine       int
		Comments, Closing []string
		Warnings          []rulebook.Note
	}
	jeuContent = record.Content[options, player, round, jeuMove]
)

func (o options) Validate() error { return nil }
func (p player) String() string   { return string(rune('A' + p)) }

var (
	errMove  = errors.New("no move")
	errLines = errors.New("no lines")
	errToss  = errors.New("no toss")

	two   = options{Players: 2, Lines: 8}
	table = option.Table[options]{
		Game:    "jeu",
		Presets: []option.Named[options]{{Name: "plain", Value: two}, {Name: "short", Value: options{2, 4}}},
		Settings: []option.Setting[options]{
			option.Number("players", 2, 6, func(o *options) *int { return &o.Players }),
			option.Text("lines", func(o *options) *int { return &o.Lines }, nil, strconv.Itoa, func(s string) (int, error) {
				n, err := strconv.Atoi(s)
				if err == nil && n > 99 {
					err = errLines
				}
				return n, err
			}).Formerly("rows"),
		},
	}
	jeux = record.Game[options, player, round, move, jeuMove]{
		Name: "jeu", Least: 2, Most: 6, Counted: true,
		Table: &table, Text: func(_ *options, m move) string { return string(m) },
		Parse: func(_ *options, s string) (move, error) {
			if strings.HasPrefix(s, "~") {
				return "", errMove
			}
			return move(s), nil
		},
		Count: func(o *options) *int { return &o.Players },
		Drawn: func(r *round) []byte { return r[:] },
		Winner: func(_ *options, rounds []round) (first player, at int, err error) { // the one who has drawn an A
			for i, r := range rounds {
				if p := strings.IndexByte(string(r[:]), 'A'); p >= 0 {
					return player(p), i, nil
				}
			}
			return 0, len(rounds) - 1, errToss
		},
	}
	untossed = record.Game[options, player, round, move, jeuMove]{
		Name: "jeu", Least: 2, Most: 2, Table: &table, Parse: jeux.Parse, Text: jeux.Text,
	}
)

func readJeu(r io.Reader) (jeuRecord, error) {
	c, err := jeux.Read(r)
	return jeuRecord(c), err
}

func (r jeuRecord) AppendText(dst []byte) ([]byte, error) {
	return jeux.Append(dst, (*jeuContent)(&r))
}

// unlined compares records without the numbers of their lines.
var unlined = cmp.Options{
	cmpopts.IgnoreFields(jeuRecord{}, "OptionsLine", "Warnings"), cmpopts.IgnoreFields(jeuMove{}, "Line"), cmpopts.EquateEmpty(),
}

const sample = `# round 3
@game jeu
@rules short # as always
@option rows=6
@players Zoé 李 B=b
@toss Zoé=M 李=M B=b=Z
@toss 李=C Zoé=A
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

var sampled = jeuRecord{
	Options: options{3, 6}, OptionsLine: 4,
	Players: []string{"Zoé", "李", "B=b"}, First: 0,
	Toss:    []round{{'M', 'M', 'Z'}, {'A', 'C'}},
	Lexicon: "abc", Comments: []string{"round 3", "as always", "anything"},
	Moves: []jeuMove{
		{Player: 1, Move: "+ABC", Text: "+ABC", Before: []string{"they begin", ""}, Line: 13},
		{Player: 0, Move: "RAT", Text: "RAT", Comment: "well done # indeed", Line: 14},
		{Player: 2, Move: "-", Text: "-", Before: []string{"between"}, Line: 16},
	},
	Closing: []string{"the end"},
}

func TestSample(t *testing.T) {
	got, err := readJeu(strings.NewReader(sample))
	if diff := cmp.Diff(sampled, got); err != nil || diff != "" {
		t.Fatalf("%v (-want +got)\n%s", err, diff)
	}
	text, err := got.AppendText(nil)
	const want = `# round 3
# as always
# anything
@game jeu
@rules plain
@option lines=6
@players Zoé 李 B=b
@toss Zoé=M 李=M B=b=Z
@toss Zoé=A 李=C
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
		got, err := readJeu(r)
		want := sampled
		if name == "tabs and spaces" { // those of comments are kept
			got, want = blankComments(got), blankComments(want)
		}
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got)\n%s", name, err, diff)
		}
	}
}

func blankComments(r jeuRecord) jeuRecord {
	r.Comments, r.Closing, r.Moves = nil, nil, slices.Clone(r.Moves)
	for i := range r.Moves {
		r.Moves[i].Before, r.Moves[i].Comment = nil, ""
	}
	return r
}

// Each head says what the documentation says, and so does each that is missing.
func TestRead(t *testing.T) {
	names := []string{"A", "B"}
	for text, want := range map[string]jeuRecord{
		"": {Options: two, Players: names}, "\n\n": {Options: two, Players: names}, "\uFEFF": {Options: two, Players: names}, " \r\n": {Options: two, Players: names},
		"@game jeu":         {Options: two, Players: names},
		"B +A":              {Options: two, Players: names, First: 1, Moves: []jeuMove{{Player: 1, Move: "+A", Text: "+A", Line: 1}}},
		"@first A\nB +A":    {Options: two, Players: names, Moves: []jeuMove{{Player: 1, Move: "+A", Text: "+A", Line: 2}}},
		"@option players=2": {Options: two, Players: names, OptionsLine: 1},
		"@option rows=6\n@first Cy\n@rules short\n@players Al Bo Cy\n@lexicon x": {
			Options: options{3, 6}, Players: []string{"Al", "Bo", "Cy"}, First: 2, Lexicon: "x", OptionsLine: 1,
		},
		"@toss B=C A=M C=C\n@toss C=A B=D\n@players A B C\n@rules short": {
			Options: options{3, 4}, Players: []string{"A", "B", "C"}, First: 2, OptionsLine: 4,
			Toss: []round{{'M', 'C', 'C'}, {0, 'D', 'A'}},
		},
		"@players B A # swapped\n#a\nA +A#b\n#c": {
			Options: two, Players: []string{"B", "A"}, First: 1, Comments: []string{"swapped"}, Closing: []string{"c"},
			Moves: []jeuMove{{Player: 1, Move: "+A", Text: "+A", Line: 3, Before: []string{"a"}, Comment: "b"}},
		},
		"# a game\n@first B\n# to come": {Options: two, Players: names, First: 1, Comments: []string{"a game"}, Closing: []string{"to come"}},
		"\n@rules short\nA +A\n":        {Options: options{2, 4}, Players: names, OptionsLine: 2, Moves: []jeuMove{{Move: "+A", Text: "+A", Line: 3}}},
		"A -#3\nA -#4 # four\nA\t-#5#five\n": {Options: two, Players: names, Moves: []jeuMove{
			{Move: "-#3", Text: "-#3", Line: 1}, {Move: "-#4", Text: "-#4", Line: 2, Comment: "four"}, {Move: "-#5", Text: "-#5", Line: 3, Comment: "five"},
		}},
	} {
		rec, err := readJeu(strings.NewReader(text))
		if diff := cmp.Diff(want, rec); diff != "" || err != nil {
			t.Errorf("%q: %v (-want +got)\n%s", text, err, diff)
		}
		written, err := rec.AppendText([]byte("x"))
		if err != nil || written[0] != 'x' {
			t.Errorf("%q is written %q, %v", text, written, err)
		}
		if got := "x" + jeux.String((*jeuContent)(&rec)); got != string(written) {
			t.Errorf("String is %q, want %q", got, written)
		}
		var back jeuRecord
		if err := record.Unmarshal(&back, written[1:], readJeu); err != nil || !cmp.Equal(rec, back, unlined) {
			t.Errorf("%q is written %q, %v (-want +got)\n%s", text, written, err, cmp.Diff(rec, back, unlined))
		}
	}
}

// A # begins a comment wherever it stands, but in a move such as -#3 of a game that has it.
func TestSharp(t *testing.T) {
	for text, comment := range map[string]string{
		"A +A#3": "3", "A +A #3": "3", "A +A#-#3": "-#3", "A +A -#3": "", "A -#": "", "A -#x": "x", "A -#0": "", "A -#9": "", "A -#/": "/", "A -#:": ":", "A +-#3": "3", "A#3 +A": "3 +A",
	} {
		if rec, err := readJeu(strings.NewReader(text)); err == nil && rec.Moves[0].Comment != comment {
			t.Errorf("%q has the comment %q, want %q", text, rec.Moves[0].Comment, comment)
		}
	}
	// In other games it is a comment, as it was.
	rec, err := untossed.Read(strings.NewReader("A -#3"))
	if err != nil || rec.Moves[0].Move != "-" || rec.Moves[0].Comment != "3" {
		t.Errorf("%v, %v", rec, err)
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
		{"@game jarnac", 1, `a record of "jarnac", not of jeu`},
		{"@game jeu\n@game jeu", 2, "duplicate @game"},
		{"@rules short\n\n@rules short", 3, "duplicate @rules"},
		{"@lexicon a\n@lexicon b", 2, "duplicate @lexicon"},
		{"@lexicon", 1, "one word"},
		{"@option", 1, "one word"},
		{"@option a", 1, "key=value"},
		{"@option =a", 1, "key=value"},
		{"@option a=", 1, "key=value"},
		{"@option a=1 b=2", 1, "@option takes one word, not 2"},
		{"@players Alice B\u202eob", 1, "invisible character U+202E"},
		{"\uFEFF\uFEFFA +A", 1, "invisible character U+FEFF"},
		{"# a\u200Db\nA\u00AD +A", 2, "invisible character U+00AD"},
		{"A +A\u200B", 1, "invisible character U+200B"},
		{"@players Alice", 1, "1 players are named, and jeu is for 2 to 6"},
		{"@players", 1, "0 players"},
		{"@players 1 2 3 4 5 6 7", 1, "7 players"},
		{"@players Alice Alice", 1, "two players are named"},
		{"@players Alice @Bob", 1, "begins with @"},
		{"@players Al#ice Bob", 1, "1 players"},
		{"@players A B\n@players A B", 2, "duplicate @players"},
		{"@toss A=A B=B\n@first A", 2, "exclude each other"},
		{"@first A\n@toss A=A B=B", 2, "exclude each other"},
		{"@first A\n@first A", 2, "duplicate @first"},
		{"@first", 1, "one word"},
		{"@first Alice", 1, `unknown player "Alice"`},
		{"@toss", 1, "NAME=X"},
		{"@toss A", 1, "NAME=X"},
		{"@toss =A", 1, "NAME=X"},
		{"@toss A=", 1, "NAME=X"},
		{"@toss A=X C=X", 1, `unknown player "C"`},
		{"@toss A=X A=Y", 1, "draws twice"},
		{"@toss A=X B=Y\n@players Alice Bob", 1, `unknown player "A"`},
		{"@", 1, "unknown head"},
		{"@Game jeu", 1, `unknown head "@Game"`},
		{"@ game jeu", 1, "unknown head"},
		{"@rules a", 1, `jeu: unknown preset "a"; known: plain, short`},
		{"@rules a\n@option lines=x", 1, `jeu: unknown preset "a"; known: plain, short`},
		{"@option colour=red", 1, `jeu: unknown option "colour"; known: players, lines`},
		{"@option lines=x", 1, `option lines cannot be "x"`},
		{"@option lines=6\n@option lines=6", 2, `duplicate option "lines"`},
		{"@option lines=6\n@option rows=7", 2, `duplicate option "lines"`},
		{"@option rows=6\n\n@option lines=x", 3, `duplicate option "lines"`},
		{"@option players=3\n@lexicon x", 1, "the game is for 3 players, and 2 are named"},
		{"@players A B C\n\n@option players=2", 3, "the game is for 2 players, and 3 are named"},
		{"@toss A=A B=BB", 1, "a player draws one letter in a round of the toss"},
		{"@toss A=C B=C\n@toss A=D B=B", 2, "no toss"},
		{"A +A\n\nA ~", 3, "no move"},
		{"A +A\n@rules plain", 2, "@rules after a move"},
		{"A +A\n@nonsense", 2, "@nonsense after a move"},
		{"A", 1, "one move, not 0 words"},
		{"A # resigns", 1, "one move, not 0 words"},
		{"A +A +B", 1, "one move, not 2 words"},
		{"A +A\n\nC +A", 3, `unknown player "C"`},
		{"c +A", 1, `unknown player "c"`},
		{"@players Al AL\nal +A", 2, `unknown player "al"`},
		{"@players Zoé ZOE\nzoe +A", 2, `unknown player "zoe"`},
		{"A +A\nB \xFF", 2, "not UTF-8"},
		{"A +A # \xC3", 1, "not UTF-8"},
		{"A +A\x00", 1, "control character U+0000"},
		{"# \x1B[31m", 1, "control character U+001B"},
		{"A +A\rB +B", 1, "control character U+000D"},
		{"A +A\r\r\n", 1, "control character U+000D"},
		{"A\u0085+A", 1, "control character U+0085"},
		{"A +A\n#" + long, 2, "at most 4096 bytes"},
		{"A +A\n" + long + "\n", 2, "unknown player"},
		{strings.Repeat("\n", record.MaxLines) + "#", record.MaxLines + 1, "at most 8192 lines"},
		{strings.Repeat("A +A\n", record.MaxLines) + "A +A", record.MaxLines + 1, "at most 8192 lines"},
	} {
		rec, err := readJeu(strings.NewReader(tt.text))
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Line != tt.line || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.60q: %v, want line %d: %s", tt.text, err, tt.line, tt.want)
		} else if len(err.Error()) > 200 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
		// What stands before the fault is there.
		if want := min(strings.Count(tt.text, "A +A\n"), tt.line-1); len(rec.Moves) != want {
			t.Errorf("%.60q: %d moves are read, want %d", tt.text, len(rec.Moves), want)
		}
		if len(rec.Players) < 2 {
			t.Errorf("%.60q: the players are %v", tt.text, rec.Players)
		}
		before := jeuRecord{Lexicon: "before"}
		if err := record.Unmarshal(&before, []byte(tt.text), readJeu); err == nil || !cmp.Equal(before, jeuRecord{Lexicon: "before"}) {
			t.Errorf("%.60q changes a record, %v", tt.text, err)
		}
	}
	for text, want := range map[string]string{
		"@toss A=A":      "line 1: this game has no toss: the players agree on who begins, and @first says it",
		"@players A B C": "line 1: 3 players are named, and jeu is for 2",
	} {
		if _, err := untossed.Read(strings.NewReader(text)); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	pair := jeux
	pair.Most = 2 // and so both draw
	if _, err := pair.Read(strings.NewReader("@toss A=A")); err == nil || !strings.Contains(err.Error(), "one letter") {
		t.Error(err)
	}
	if _, err := pair.Read(strings.NewReader("@toss A=A B=B")); err != nil {
		t.Error(err)
	}
	for _, text := range []string{"@toss A=A", "@players A B C D E F", "@players A B C\n@toss B=A"} {
		if _, err := readJeu(strings.NewReader(text)); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if rec, err := readJeu(strings.NewReader("@first Zoé")); err == nil || rec.First != 0 {
		t.Errorf("%v begins, %v", rec.First, err)
	}
}

func TestWhatStandsBeforeAFault(t *testing.T) {
	rec, err := readJeu(strings.NewReader("# one\n@rules short\n@players Al Bo\n@toss Al=C Bo=A\n@option lines=1\n# two\n@option a\n@lexicon\n@first Al\n"))
	want := jeuRecord{
		Options: options{2, 1}, OptionsLine: 7, Players: []string{"Al", "Bo"}, First: 1,
		Toss: []round{{'C', 'A'}}, Comments: []string{"one", "two"},
	}
	if diff := cmp.Diff(want, rec); err == nil || err.Error() != `line 8: @lexicon takes one word, not 0` || diff != "" {
		t.Errorf("%v (-want +got)\n%s", err, diff)
	}
	rec, err = readJeu(strings.NewReader("A +A\n# why?\nA"))
	if err == nil || len(rec.Moves) != 1 || !slices.Equal(rec.Closing, []string{"why?"}) {
		t.Errorf("%v, %v", rec, err)
	}
	rec, err = readJeu(strings.NewReader("@toss A=C B=C\n@toss A=D B=D"))
	if err == nil || len(rec.Toss) != 1 {
		t.Errorf("%d rounds, %v", len(rec.Toss), err)
	}
}

// A record that is cut off anywhere holds the moves whose lines are whole, and the
// failure of what it is read from is the error.
func TestCutOff(t *testing.T) {
	const text = "@players Al Bo\n@toss Al=A Bo=C\nBo +A\nBo +B # b\nBo +C\n"
	whole, err := readJeu(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	for cut := range len(text) {
		rec, err := readJeu(io.MultiReader(strings.NewReader(text[:cut]), iotest.ErrReader(io.ErrUnexpectedEOF)))
		lines := strings.Count(text[:cut], "\n")
		n := max(lines-2, 0)
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Err != io.ErrUnexpectedEOF || e.Line != lines+1 || len(rec.Moves) != n {
			t.Errorf("%q: %v, %d moves", text[:cut], err, len(rec.Moves))
		}
		want := whole
		want.Moves = whole.Moves[:n]
		if diff := cmp.Diff(want, rec, unlined); lines >= 2 && diff != "" {
			t.Errorf("%q (-want +got)\n%s", text[:cut], diff)
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
		_, err := readJeu(io.MultiReader(strings.NewReader("A +A\nB "), e))
		if err == nil {
			t.Errorf("%q without end is a record", b)
		}
		if e.n > 3*record.MaxLine && b != '\n' {
			t.Errorf("%q without end: %d bytes are read", b, e.n)
		}
	}
}

// Reading takes memory for a record, whatever is read.
func TestHostileRecords(t *testing.T) {
	for name, text := range map[string]string{
		"a megabyte of a name":    "A +A\n" + strings.Repeat("x", 1<<20),
		"a megabyte of a comment": "A +A\n#" + strings.Repeat("x", 1<<20) + "\n",
		"a megabyte of nothing":   "A +A\n" + strings.Repeat(" ", 1<<20),
		"a million lines":         "A +A\n" + strings.Repeat("\n", 1<<20),
		"a million moves":         strings.Repeat("A +A\n", 1<<20),
		"a million options":       strings.Repeat("@option a=b\n", 1<<20),
		"a million rounds":        strings.Repeat("@toss A=A B=A\n", 1<<20),
		"zero bytes":              "A +A\n" + strings.Repeat("\x00", 1<<20),
		"no UTF-8":                "A +A\nB \xFF\xFE\n",
		"UTF-16":                  "\xFF\xFEA\x00 \x00-\x00\n\x00",
	} {
		in := &counting{r: strings.NewReader(text)}
		rec, err := readJeu(in)
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Line < 1 || e.Line > 8193 || len(err.Error()) > 200 {
			t.Errorf("%s: %v", name, err)
		}
		if in.n > 8193*16+8192 || !strings.HasPrefix(name, "a million") && in.n > 20_000 {
			t.Errorf("%s: %d bytes are read", name, in.n)
		}
		if want := min(strings.Count(text, "A +A\n"), 8192); len(rec.Moves) != want {
			t.Errorf("%s: %d moves, want %d", name, len(rec.Moves), want)
		}
	}
}

type counting struct {
	r io.Reader
	n int
}

func (c *counting) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += n
	return n, err
}

// What would not come back is not written.
func TestNotWritten(t *testing.T) {
	for want, spoil := range map[string]func(*jeuRecord){
		`line 3: the name of a player: a word is missing`:                      func(r *jeuRecord) { r.Players[0] = "Al  ice" },
		`line 3: the name "A a a a a a a a a" has more than 8 words`:           func(r *jeuRecord) { r.Players[0] = "A" + strings.Repeat(" a", 8) },
		`line 3: the name "A," has a comma`:                                    func(r *jeuRecord) { r.Players[0] = "A," },
		`line 3: the name "A,a" has a comma`:                                   func(r *jeuRecord) { r.Players[0], r.Players[1] = "A,a", "B b" },
		`line 3: the name "A b=c" is of several words and has a =`:             func(r *jeuRecord) { r.Players[0] = "A b=c" },
		`line 3: the name of a player: "Al\u00a0ice" is not one word`:          func(r *jeuRecord) { r.Players[0] = "Al\u00A0ice" },
		`line 3: the name of a player: a word is missi`:                        func(r *jeuRecord) { r.Players[0] = "" },
		`line 3: the name of a player: "#B" has a #, which begins a comment`:   func(r *jeuRecord) { r.Players[1] = "#B" },
		`line 3: the name "@B" begins with @, as heads do`:                     func(r *jeuRecord) { r.Players[1] = "@B" },
		`line 3: the name of a player: "-#3" has a #`:                          func(r *jeuRecord) { r.Players[1] = "-#3" },
		`option lines cannot be "100": no lines`:                               func(r *jeuRecord) { r.Options.Lines = 100 },
		`line 3: two players are named "A"`:                                    func(r *jeuRecord) { r.Players[1] = "A" },
		`line 3: the name of a player: control character U+0007`:               func(r *jeuRecord) { r.Players[1] = "B\a" },
		`line 3: the name of a player: invisible character U+202E, which only`: func(r *jeuRecord) { r.Players[1] = "B\u202E" },
		`line 5: invisible character U+2066, which only`:                       func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "+\u2066A"} },
		`line 5: "a b" is not one word`:                                        func(r *jeuRecord) { r.Lexicon = "a b" },
		`line 5: "+A\n" is not one word`:                                       func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "+A\n"} },
		`line 5: a word is missing`:                                            func(r *jeuRecord) { r.Moves[0] = jeuMove{} },
		`line 5: "-#" has a #`:                                                 func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "-#"} },
		`line 6: the text is not UTF-8`:                                        func(r *jeuRecord) { r.Moves[1].Comment = "\xFF" },
		`line 5: control character U+000D`:                                     func(r *jeuRecord) { r.Moves[0].Before = []string{"a\rb"} },
		`line 7: a line has at most 4096 bytes`:                                func(r *jeuRecord) { r.Closing = []string{strings.Repeat("x", record.MaxLine)} },
		`line 8193: a record has at most 8192 lines`:                           func(r *jeuRecord) { r.Closing = make([]string, record.MaxLines) },
		"for 2 players, and 3 are named":                                       func(r *jeuRecord) { r.Players = append(r.Players, "C") },
		"1 players are named, and jeu":                                         func(r *jeuRecord) { r.Players = r.Players[:1] },
		"for 3 players, and 2 are named":                                       func(r *jeuRecord) { r.Options.Players = 3 },
		"0 players are named":                                                  func(r *jeuRecord) { r.Options.Players, r.Players = 1_000_000_000, nil },
		"no player 7":                                                          func(r *jeuRecord) { r.Toss, r.First = nil, 7 },
		"B has won the toss, and not A":                                        func(r *jeuRecord) { r.First = 0 },
		"no toss":                                                              func(r *jeuRecord) { r.Toss[0] = round{'C', 'C'} },
		"no player 9":                                                          func(r *jeuRecord) { r.Moves[1].Player = 9 },
		`move 2: the text "+C" is not the move`:                                func(r *jeuRecord) { r.Moves[1].Text = "+C" },
		"move 1: no move":                                                      func(r *jeuRecord) { r.Moves[0] = jeuMove{Move: "~"} },
		"line 6: control character":                                            func(r *jeuRecord) { r.Moves[1].Comment = "a\nB -" },
		"line 1: control character":                                            func(r *jeuRecord) { r.Comments = []string{"a\n@first A"} },
	} {
		rec, err := readJeu(strings.NewReader("@toss A=C B=A\nB +A\nB +B\n"))
		if err != nil {
			t.Fatal(err)
		}
		spoil(&rec)
		text, err := rec.AppendText([]byte("x"))
		if err == nil || !strings.Contains(err.Error(), want) || string(text) != "x" {
			t.Errorf("%q, %v; want an error with %q", text, err, want)
		}
		if n, err := record.WriteTo(full{}, rec); n != 0 || err == nil || errors.Is(err, errFull) {
			t.Errorf("%d bytes are written, %v", n, err)
		}
		_ = jeux.String((*jeuContent)(&rec))
	}
	long := jeuRecord{Options: two, Comments: []string{strings.Repeat("x", record.MaxLine-len("# "))}}
	if text, err := long.AppendText(nil); err != nil || record.Unmarshal(&long, text, readJeu) != nil {
		t.Errorf("a line of %d bytes: %v", record.MaxLine, err)
	}
	// White space around comments is not kept.
	rec := jeuRecord{Options: two, Comments: []string{" a ", "\t"}, Moves: []jeuMove{{Move: "+A", Comment: "\n"}}}
	text, err := rec.AppendText(nil)
	if err != nil || !strings.HasPrefix(string(text), "# a\n#\n@game") || !strings.HasSuffix(string(text), "A +A\n") {
		t.Errorf("%v\n%s", err, text)
	}
}

var errFull = errors.New("full")

// full is a writer that takes so many bytes, and says so or not.
type full struct {
	room int
	err  error
}

func (f full) Write(p []byte) (int, error) { return min(f.room, len(p)), f.err }

func TestWriteTo(t *testing.T) {
	rec := jeuRecord{Options: two}
	text := jeux.String((*jeuContent)(&rec))
	if want := "@game jeu\n@rules plain\n@players A B\n@first A\n"; text != want {
		t.Fatalf("%q, want %q", text, want)
	}
	for _, tt := range []struct {
		w    full
		n    int
		want error
	}{
		{full{room: 1000}, len(text), nil},
		{full{room: 5}, 5, io.ErrShortWrite},
		{full{room: 5, err: errFull}, 5, errFull},
	} {
		if n, err := record.WriteTo(tt.w, rec); n != int64(tt.n) || err != tt.want {
			t.Errorf("%v: %d bytes, %v; want %d, %v", tt.w, n, err, tt.n, tt.want)
		}
	}
}

// Players without a name are called by their String.
func TestNames(t *testing.T) {
	for _, tt := range []struct {
		players int
		named   []string
		want    string
	}{
		{3, nil, "A B C"}, {3, []string{"Al"}, "Al B C"}, {2, []string{"Al", "Bo", "Cy"}, "Al Bo Cy"}, {-1, nil, ""}, {1 << 30, nil, ""},
	} {
		c := jeuContent{Options: options{Players: tt.players}, Players: tt.named}
		if got := strings.Join(jeux.Names(&c), " "); got != tt.want {
			t.Errorf("%d players, %q: %q, want %q", tt.players, tt.named, got, tt.want)
		}
	}
	if got := untossed.Names(&jeuContent{}); len(got) != 2 {
		t.Errorf("the names are %q", got)
	}
}

type step struct {
	Before int
	Player player
	Move   move
	After  int
}

// A replay ends at the first refused move, or when its reader does.
func TestReplay(t *testing.T) {
	rec, err := readJeu(strings.NewReader("A +A\n\nB +B\nA +X\nA +C"))
	if err != nil {
		t.Fatal(err)
	}
	play := func(s int, p player, m move) (int, error) {
		if m == "+X" {
			return s, errMove
		}
		return s + int(m[1]), nil
	}
	for stop := 1; stop <= 4; stop++ {
		var steps []step
		var last error
		for s, err := range record.Replay[step](func() (int, error) { return 1, nil }, rec.Moves, play) {
			steps, last = append(steps, s), err
			if len(steps) == stop {
				break
			}
		}
		all := []step{{1, 0, "+A", 66}, {66, 1, "+B", 132}, {132, 0, "+X", 132}}
		want := all[:min(stop, 3)]
		if diff := cmp.Diff(want, steps); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
		var e *rulebook.RecordError
		if refused := errors.As(last, &e); refused != (stop >= 3) || refused && (e.Line != 4 || e.Move != 3 || e.Err != errMove) {
			t.Errorf("%d steps, %v", len(steps), last)
		}
	}
	for s, err := range record.Replay[step](func() (int, error) { return 1, errMove }, rec.Moves, play) {
		if s != (step{}) || err != errMove {
			t.Errorf("without a first position: %v, %v", s, err)
		}
	}
	if err := record.CompileError(0, errMove); err != errMove {
		t.Error(err)
	}
	if err := record.CompileError(7, errMove); err == nil || err.Error() != "line 7: no move" {
		t.Error(err)
	}
}

// Whatever is read is written, and reads back as the same record.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		sample,
		"\uFEFF@game jeu\r\n\r\nA\t+A#x\r\nB -", // as other systems write
		"@players A=B=C D\n@toss A=B=C=A D=Y\nA=B=C +A\n",                     // names like values
		"@first Bo\n@players Al Bo\n#\n##\n",                                  // heads out of order, odd comments
		"@option lines=4=\n@option rows=\n", "@option rows=8\nA -#3# three\n", // odd values
		"A # nothing\n", "@toss A=X\n@first A\n", // faults
		"", "#", "@", "\xFF", "A \x00",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		rec, err := readJeu(bytes.NewReader(b))
		if err != nil {
			var e *rulebook.RecordError
			if !errors.As(err, &e) || e.Line < 1 || e.Line > bytes.Count(b, []byte("\n"))+1 {
				t.Fatalf("%q: %v", b, err)
			}
			return
		}
		text, err := rec.AppendText(nil)
		if err != nil {
			if strings.Contains(err.Error(), "at most") { // so many lines, or bytes
				return
			}
			t.Fatalf("%q is read and cannot be written: %v", b, err)
		}
		back, err := readJeu(bytes.NewReader(text))
		if diff := cmp.Diff(rec, back, unlined); err != nil || diff != "" {
			t.Fatalf("%q is written %q, %v (-want +got)\n%s", b, text, err, diff)
		}
		if again, _ := back.AppendText(nil); !bytes.Equal(again, text) {
			t.Fatalf("%q is written %q, then %q", b, text, again)
		}
	})
}
