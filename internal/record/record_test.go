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
	"github.com/jeudelettres/lettres/shape"
)

// A game for two to six players that is none in particular. Its moves are any words
// that do not begin with ~.
type (
	options struct{ Players, Lines int }
	player  uint8
	round   [6]byte
	move    string

	jeuMove   = shape.Line[player, move]
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
	jeuContent = shape.Record[options, player, round, move]
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
	jeux = record.Game[options, player, round, move]{
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
	untossed = record.Game[options, player, round, move]{
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
		if err := record.Unmarshal(&back, written[1:], func(r io.Reader, _ struct{}) (jeuRecord, error) { return readJeu(r) }); err != nil || !cmp.Equal(rec, back, unlined) {
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
