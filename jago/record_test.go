package jago_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// sameRecord compares all but the numbers of lines.
func sameRecord(a, b jago.Record) string {
	return cmp.Diff(a, b,
		cmpopts.IgnoreFields(jago.Record{}, "OptionsLine"),
		cmpopts.IgnoreFields(jago.RecordMove{}, "Line"),
		cmpopts.EquateEmpty(),
		cmpopts.EquateComparable(jago.Options{}, jago.Move{}))
}

func recordOf(t testing.TB, text string) jago.Record {
	t.Helper()
	rec, err := jago.ReadRecord(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v\nin %s", err, text)
	}
	return rec
}

// replayed is the last state of a replay, and how many there are.
func replayed(rec jago.Record, l *lexicon.Lexicon) (s jago.State, n int, err error) {
	for s, err = range rec.Replay(l) {
		n++
	}
	return s, n, err
}

func recordMove(t testing.TB, p jago.Player, text string, line int) jago.RecordMove {
	t.Helper()
	m, err := jago.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return jago.RecordMove{Player: p, Move: m, Text: text, Line: line}
}

// Each head says what the documentation says, and so does each that is not there.
func TestRecordHeads(t *testing.T) {
	contest := optionsWith(func(o *jago.Options) { o.Rack, o.Validation = 6, jago.OnContest })
	for _, tt := range []struct {
		text string
		want jago.Record
	}{
		{"", jago.Record{Options: jago.Official(), Players: [2]string{"A", "B"}}},
		{"@game jago", jago.Record{Options: jago.Official(), Players: [2]string{"A", "B"}}},
		{"B -", jago.Record{
			Options: jago.Official(), Players: [2]string{"A", "B"}, First: jago.Blue,
			Moves: []jago.RecordMove{recordMove(t, jago.Blue, "-", 1)},
		}},
		{"@first A\nB -", jago.Record{
			Options: jago.Official(), Players: [2]string{"A", "B"},
			Moves: []jago.RecordMove{recordMove(t, jago.Blue, "-", 2)},
		}},
		{"@option rack=6\n@first Bo\n@rules official\n@players Al Bo\n@option validation=contest\n@lexicon x", jago.Record{
			Options: contest, Players: [2]string{"Al", "Bo"}, First: jago.Blue, Lexicon: "x",
		}},
		{"@players B A # swapped\n#a\nA +ZA#b\n#c", jago.Record{
			Options: jago.Official(), Players: [2]string{"B", "A"}, First: jago.Blue,
			Comments: []string{"swapped"}, Closing: []string{"c"},
			Moves: []jago.RecordMove{{
				Player: jago.Blue, Move: jago.Draw(2).With("AZ"), Text: "+ZA",
				Line: 3, Before: []string{"a"}, Comment: "b",
			}},
		}},
	} {
		rec := recordOf(t, tt.text)
		if diff := sameRecord(tt.want, rec); diff != "" {
			t.Errorf("%q (-want +got)\n%s", tt.text, diff)
		}
		for i, m := range rec.Moves {
			if m.Line != tt.want.Moves[i].Line {
				t.Errorf("move %d is in line %d", i, m.Line)
			}
		}
		if diff := sameRecord(rec, recordOf(t, rec.String())); diff != "" {
			t.Errorf("%q is written %q (-want +got)\n%s", tt.text, rec, diff)
		}
	}
}

func TestRecordIsWritten(t *testing.T) {
	rec := recordOf(t, `
@option letters=AABBCCDDEEFF # few letters
@option rack=6
@option validation=contest
@first Bo
@players Al Bo
# The game.
Bo +FEDCBA   # all that
Bo F6:DE
Bo 6F:ABE|A
`)
	const want = `# few letters
@game jago
@rules official
@option letters=AABBCCDDEEFF
@option rack=6
@option validation=contest
@players Al Bo
@first Bo
# The game.
Bo +FEDCBA # all that
Bo F6:DE
Bo 6F:ABE|A
`
	text, err := rec.AppendText([]byte("x"))
	if diff := cmp.Diff("x"+want, string(text)); err != nil || diff != "" {
		t.Errorf("AppendText: %v (-want +got)\n%s", err, diff)
	}
	var out bytes.Buffer
	if n, err := rec.WriteTo(&out); err != nil || n != int64(len(want)) || out.String() != want {
		t.Errorf("WriteTo writes %d bytes, %v\n%s", n, err, &out)
	}
	if text, err := rec.MarshalText(); err != nil || string(text) != want || rec.String() != want {
		t.Errorf("MarshalText: %v\n%s", err, text)
	}
	j, err := json.Marshal(rec)
	var back jago.Record
	if err != nil || json.Unmarshal(j, &back) != nil || sameRecord(rec, back) != "" {
		t.Errorf("in JSON it is %s, %v", j, err)
	}
	if err := back.UnmarshalText([]byte("@nothing")); err == nil || sameRecord(rec, back) != "" {
		t.Errorf("a bad text changed the record, %v\n%s", err, back)
	}
	if _, err := rec.WriteTo(failing{}); !errors.Is(err, io.ErrShortWrite) {
		t.Error(err)
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

func TestRecordFaults(t *testing.T) {
	for _, tt := range []struct {
		text string
		want string
	}{
		{"@game jarnac", `line 1: it is a record of "jarnac", and not of jago`},
		{"\n@rules scrabble", `line 2: jago: "scrabble" is no preset; there is official`},
		{"@option rack=six", `line 1: jago: option rack cannot be "six": it is a number`},
		{"@rules official\n@option colour=red", `line 2: jago: there is no option "colour"`},
		{"@option rack=3\n@option rack=3", `line 2: option "rack" stands twice`},
		{"@players Alice", "line 1: 1 players are named, and jago is for 2"},
		{"@players 1 2 3", "line 1: 3 players are named, and jago is for 2"},
		{"# a coin\n@toss A=M B=C", "line 2: jago: there is no toss in Jago: the players agree on who begins, which @first says"},
		{"A rat", `line 1: jago: move "rat": a word is laid as in 6F:RAS across, or F6:RAS down`},
		{"A -\n\nB 6F:rat", `line 3: jago: move "6F:rat": a word is letters A to Z, on the board, and after | those that come from beside it; lexicon.Normalize takes accents away`},
		{"A -\n@first A", "line 2: @first stands after a move, and heads stand before the first"},
		{"A " + strings.Repeat("A", 2000), `line 1: jago: move "` + strings.Repeat("A", 40) + `…": it is longer than any move`},
	} {
		rec, err := jago.ReadRecord(strings.NewReader(tt.text))
		var e *jago.RecordError
		if !errors.As(err, &e) || err.Error() != tt.want {
			t.Errorf("%.60q: %v, want %s", tt.text, err, tt.want)
		}
		if want := strings.Count(tt.text, "A -\n"); len(rec.Moves) != want {
			t.Errorf("%.60q: %d moves, want %d", tt.text, len(rec.Moves), want)
		}
	}
}

// taleText is the beginning of a game: RAS, and then GRAS.
const taleText = `
@players Alice Bob
@first Alice
Alice +RASEILTNDHOU
Bob +GBIENTNDHSRE
Alice 6D:RAS
Alice -
Alice +AIM
Bob 6C:GRAS
Bob -
`

func TestReplay(t *testing.T) {
	rec := recordOf(t, taleText)
	var shown [][2]int
	for s, err := range rec.Replay(french.Lexicon()) {
		if err != nil {
			t.Fatal(err)
		}
		shown = append(shown, [2]int{s.Shown(jago.Red), s.Shown(jago.Blue)})
	}
	if want := [][2]int{{}, {}, {}, {3, 0}, {3, 0}, {3, 0}, {0, 4}, {0, 4}}; !slices.Equal(shown, want) {
		t.Errorf("letters %v, want %v", shown, want)
	}
	// A replay ends when its reader does.
	for range rec.Replay(french.Lexicon()) {
		break
	}
	for s := range rec.Replay(french.Lexicon()) {
		if s.Shown(jago.Red) > 0 {
			break
		}
	}
	// It can be made again, and the first player is the one of the record.
	s, n, err := replayed(rec, french.Lexicon())
	if n != 8 || err != nil || s.Turn() != jago.Blue || s.Due() != 1 || s.Rules().Options() != jago.Official() {
		t.Errorf("%s, %d states, %v", notice(s), n, err)
	}
	rec.First = jago.Blue
	if _, n, err := replayed(rec, french.Lexicon()); n != 2 || citedBy(err) != "jago/players" {
		t.Errorf("%d states, %v", n, err)
	}
}

// Rules that are there already replay a game too, with their Sense.
func TestReplayWith(t *testing.T) {
	rec := recordOf(t, taleText)
	rules := rulesNamed(t, "official")
	same := rules.WithSense(func(old, new string, lengthened bool) jago.Meaning { return jago.Same })
	for r, blue := range map[*jago.Rules]int{rules: 4, same: 1} {
		var last jago.State
		n := 0
		for s, err := range rec.ReplayWith(r) {
			if n == 6 && blue == 1 { // G is Blue's alone, and they lead by no letter
				if s.Shown(jago.Blue) != 1 || s.Rules() != same {
					t.Errorf("%s", notice(s))
				}
			}
			if err != nil && citedBy(err) != "jago/end-of-turn" {
				t.Fatal(err)
			}
			last = s
			n++
		}
		if last.Shown(jago.Blue) != blue || last.Rules() != r {
			t.Errorf("%d letters are blue, want %d", last.Shown(jago.Blue), blue)
		}
	}
	for name, r := range map[string]*jago.Rules{"none": nil, "zero": {}, "others": rulesNamed(t, "official turned=2")} {
		n := 0
		for s, err := range rec.ReplayWith(r) {
			if n++; s != (jago.State{}) || err == nil || err.Error() != "jago: the rules are not those of the record" {
				t.Errorf("%s: %v", name, err)
			}
		}
		if n != 1 {
			t.Errorf("%s: %d states", name, n)
		}
	}
	for range rec.ReplayWith(rules) {
		break
	}
	for _, err := range (jago.Record{}).ReplayWith(new(jago.Rules)) {
		if err == nil {
			t.Error("the zero Rules replay the zero Record")
		}
	}
}

// citedBy is the clause that an error rests on.
func citedBy(err error) rulebook.Clause {
	var v *rulebook.Violation
	if errors.As(err, &v) {
		return v.Clause
	}
	return ""
}

// The first move that is not legal ends a replay, with the state before it.
func TestReplayRefuses(t *testing.T) {
	const start = "@first A\n# to begin\nA +RASEILTNDHOU\nB +GBIENTNDHSRE\n"
	for _, tt := range []struct {
		moves  string
		line   int
		clause rulebook.Clause
	}{
		{"A 6F:RASU\nA -\n", 5, "jago/words"},
		{"B -\n", 5, "jago/players"},
		{"A -\n", 5, "jago/end-of-turn"},
		{"A 6F:RAS\nA -\n\nA +ZZY\nA -", 9, "jago/players"},
		{"A 6F:RAS\n\nA +ZZY\n", 7, "jago/players"},
		{"A 6F:RAS\nA -\nA +3\n", 7, "jago/players"},
		{"A 6F:RAS\nA -\nA +0\n", 7, "jago/players"},
		{"A 6F:RAS\nA -\nA +QQQ\n", 7, "jago/bag"},
		{"A 1A:RAS\n", 5, "jago/turn"},
		{"A ^A1\n", 5, "jago/contest"},
		{"A resign\nB -\nA -", 6, "jago/resign"},
		{"A ~\nB -", 6, "jago/end"},
	} {
		rec := recordOf(t, start+tt.moves)
		var states []jago.State
		var last error
		for s, err := range rec.Replay(french.Lexicon()) {
			if last != nil {
				t.Fatalf("%q goes on after %v", tt.moves, last)
			}
			states, last = append(states, s), err
		}
		var e *jago.RecordError
		if !errors.As(last, &e) || e.Line != tt.line || citedBy(last) != tt.clause {
			t.Fatalf("%q: %v, want line %d and %s", tt.moves, last, tt.line, tt.clause)
		}
		if n := len(states); e.Move != n-1 || states[n-1] != states[n-2] || rec.Moves[e.Move-1].Line != e.Line {
			t.Errorf("%q: %v after %d states, in %s", tt.moves, last, n, notice(states[n-1]))
		}
	}
	// Of a move that was not read there is no line.
	rec := jago.NewRecord(rulesNamed(t, "official"), [2]string{}, jago.Blue)
	rec.Append(jago.Blue, jago.Draw(12).With("RASEILTNDHOU"))
	rec.Append(jago.Blue, jago.End())
	_, _, err := replayed(rec, french.Lexicon())
	if err == nil || err.Error() != "move 2: -: red is on turn (jago/players)" || rec.Name(jago.Red) != "red" {
		t.Error(err)
	}
}

// What does not compile has no states.
func TestReplayOfNoRules(t *testing.T) {
	plain, err := lexicon.ReadList(strings.NewReader("RAT\nTZAR\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		text string
		l    *lexicon.Lexicon
		want string
	}{
		{"@option rack=99", french.Lexicon(), "Rack is 99"},
		{"@option letters=AAA?", french.Lexicon(), "jokers"},
		{"A -", nil, "no lexicon"},
	} {
		rec := recordOf(t, tt.text)
		if s, n, err := replayed(rec, tt.l); n != 1 || s != (jago.State{}) || err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: %d states, %v; want an error with %q", tt.text, n, err, tt.want)
		}
		if diff := sameRecord(rec, recordOf(t, rec.String())); diff != "" {
			t.Errorf("%q (-want +got)\n%s", tt.text, diff)
		}
	}
	if _, n, err := replayed(jago.Record{}, french.Lexicon()); n != 1 || err == nil {
		t.Errorf("the zero Record has %d states, %v", n, err)
	}
	if _, n, err := replayed(recordOf(t, "A +ABEIORSTTUZR\nB +EEEEEEAAAAAA\nA 6F:RAT"), plain); n != 4 || err != nil {
		t.Errorf("with a plain list: %d states, %v", n, err)
	}
}

// What would not come back is not written.
func TestRecordThatIsNone(t *testing.T) {
	for _, tt := range []struct {
		want  string
		spoil func(*jago.Record)
	}{
		{"not one word", func(r *jago.Record) { r.Players[0] = "Alice B" }},
		{"two players", func(r *jago.Record) { r.Players[0] = r.Players[1] }},
		{"missing", func(r *jago.Record) { r.Players[0] = "" }},
		{"no player 7", func(r *jago.Record) { r.First = 7 }},
		{"no player 9", func(r *jago.Record) { r.Moves[1].Player = 9 }},
		{"move 2: jago: the text \"6F:RATS\" is not the move \"6F:RAT\"", func(r *jago.Record) { r.Moves[1].Text = "6F:RATS" }},
		{"move 2: jago: move \"6F:RAT # no\"", func(r *jago.Record) { r.Moves[1].Text = "6F:RAT # no" }},
		{"move 2: jago: move \"none\"", func(r *jago.Record) { r.Moves[1].Move, r.Moves[1].Text = jago.Move{}, "" }},
		{"move 2: jago: move \"lay\"", func(r *jago.Record) { r.Moves[1].Move, r.Moves[1].Text = jago.Lay(0, jago.Across, "Rat", ""), "" }},
		{"move 2: jago: the text \"+0\" is not the move", func(r *jago.Record) { r.Moves[1].Move, r.Moves[1].Text = jago.End(), "+0" }},
		{"line 6: there is a control character", func(r *jago.Record) { r.Moves[1].Comment = "a\nB -" }},
		{"line 1: there is a control character", func(r *jago.Record) { r.Comments = []string{"a\n@first A"} }},
		{"option validation cannot be", func(r *jago.Record) { r.Options.Validation = 9 }},
		{"option letters cannot be", func(r *jago.Record) { r.Options.Letters = bag.Bag{} }},
		{"values without a name", func(r *jago.Record) { r.Options.Excluded = 1 << 31 }},
		{"8192 lines", func(r *jago.Record) { r.Moves = slices.Repeat(r.Moves, 5000) }},
	} {
		rec := recordOf(t, "@players A B\nB +ABUZRT\nB 6F:RAT\n")
		tt.spoil(&rec)
		text, err := rec.AppendText([]byte("x"))
		if err == nil || !strings.Contains(err.Error(), tt.want) || string(text) != "x" {
			t.Errorf("%q, %v; want an error with %q", text, err, tt.want)
		}
		if n, err := rec.WriteTo(failing{}); n != 0 || err == nil || errors.Is(err, io.ErrShortWrite) {
			t.Errorf("%d bytes are written, %v", n, err)
		}
		_ = rec.String()
	}
	// What has a Move and no Text is written as the move, and who has no name as red and
	// blue.
	rec := jago.Record{Options: jago.Official(), Moves: []jago.RecordMove{{Move: jago.Draw(3).With("CBA")}}}
	if got, want := rec.String(), "@game jago\n@rules official\n@players red blue\n@first red\nred +ABC\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Games by all sorts of rules, written by all sorts of hands: each comes back as
// it was, and comes to the same end.
func TestRecordsComeBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(16, 16))
	for i := range 40 {
		rec, end := stroll{rng, i%2 > 0, i%3 > 0}.taken(t, strollRules(t, i), rng.IntN(40), nil)
		names := []string{"Alice", "Bob", "A", "B", "Zoé", "李小龙", "a=b", "O'Neill", "6F:RAS", "-", "1", "e\u0301", "\u0301", "\uFFFD"}
		rng.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
		rec.Players = [2]string(names)
		rec.Comments, rec.Closing = remarks(rng), remarks(rng)
		for i := range rec.Moves {
			m := &rec.Moves[i]
			m.Before = remarks(rng)
			if c := remarks(rng); c != nil {
				m.Comment = c[0]
			}
			if m.Move.Kind() == jago.KindDraw && m.Move.Completed() { // as they came
				b := []byte(m.Text)
				rng.Shuffle(len(b)-1, func(i, j int) { b[i+1], b[j+1] = b[j+1], b[i+1] })
				m.Text = string(b)
			}
		}
		text, err := rec.MarshalText()
		if err != nil {
			t.Fatalf("%v\nin %s", err, rec)
		}
		back := recordOf(t, string(text))
		if diff := sameRecord(rec, back); diff != "" {
			t.Fatalf("(-want +got)\n%s\nin %s", diff, text)
		}
		for i, m := range back.Moves {
			if line := strings.Split(string(text), "\n")[m.Line-1]; !strings.HasPrefix(line, back.Name(m.Player)+" "+m.Text) {
				t.Fatalf("move %d is in line %d, %q", i, m.Line, line)
			}
		}
		last, n, err := replayed(back, french.Lexicon())
		if err != nil || n != len(rec.Moves)+1 || notice(last) != notice(end) || last.Rack(jago.Red) != end.Rack(jago.Red) || last.Bag() != end.Bag() {
			t.Fatalf("%v, %d states, the last one\n%s, want\n%s\nin %s", err, n, notice(last), notice(end), text)
		}
		// Other hands.
		for name, other := range map[string]string{
			"CRLF":        strings.ReplaceAll(string(text), "\n", "\r\n"),
			"cut":         strings.TrimSuffix(string(text), "\n"),
			"marked":      "\uFEFF" + string(text),
			"blank lines": strings.ReplaceAll(string(text), "\n", "\n \n"),
		} {
			if diff := sameRecord(rec, recordOf(t, other)); diff != "" {
				t.Fatalf("%s (-want +got)\n%s\nin %s", name, diff, other)
			}
		}
	}
}

func remarks(rng *rand.Rand) (list []string) {
	all := []string{"", "said at once", "# twice", "@first A", "é\u00A0è", "A +ABC", "a\tb", "\u202e"}
	for rng.IntN(3) == 0 {
		list = append(list, all[rng.IntN(len(all))])
	}
	return list
}

// A record that is cut off anywhere holds what stands before the cut: the moves
// whose lines are whole, and maybe a last one that has lost its end.
func TestRecordIsCutOff(t *testing.T) {
	text := "@players Al Bo\n@first Al\nAl +RASEILTNDHOU\nBo +GBIENTNDHSRE\nAl 6F:RAS # laid\nAl -\n"
	whole := recordOf(t, text)
	for cut := range len(text) {
		rec, err := jago.ReadRecord(strings.NewReader(text[:cut]))
		lines := strings.Count(text[:cut], "\n")
		if text[:cut] == "" || text[cut-1] == '\n' {
			if err != nil {
				t.Errorf("%q: %v", text[:cut], err)
			}
		}
		n := max(lines-2, 0)
		if len(rec.Moves) < n || len(rec.Moves) > n+1 {
			t.Fatalf("%q: %d moves", text[:cut], len(rec.Moves))
		}
		rec.Moves = rec.Moves[:n]
		if lines >= 2 {
			want := whole
			want.Moves = whole.Moves[:n]
			if diff := sameRecord(want, rec); diff != "" {
				t.Errorf("%q (-want +got)\n%s", text[:cut], diff)
			}
		}
		// The same when what it is read from fails there.
		rec, err = jago.ReadRecord(io.MultiReader(strings.NewReader(text[:cut]), iotest.ErrReader(io.ErrUnexpectedEOF)))
		var e *jago.RecordError
		if !errors.As(err, &e) || !errors.Is(err, io.ErrUnexpectedEOF) || e.Line != lines+1 || len(rec.Moves) != n {
			t.Errorf("%q: %v, %d moves", text[:cut], err, len(rec.Moves))
		}
	}
}

// Reading takes memory for a record, whatever is read.
func TestHostileRecords(t *testing.T) {
	for name, text := range map[string]string{
		"a megabyte of a name":    "A -\n" + strings.Repeat("x", 1<<20),
		"a megabyte of a comment": "A -\n#" + strings.Repeat("x", 1<<20) + "\n",
		"a megabyte of nothing":   "A -\n" + strings.Repeat(" ", 1<<20),
		"a million lines":         "A -\n" + strings.Repeat("\n", 1<<20),
		"a million moves":         strings.Repeat("A -\n", 1<<20),
		"a million options":       strings.Repeat("@option a=b\n", 1<<20),
		"a million rounds":        strings.Repeat("@toss A=A B=A\n", 1<<20),
		"a megabyte of a word":    "A -\nA 6F:" + strings.Repeat("A", 1<<20),
		"zero bytes":              "A -\n" + strings.Repeat("\x00", 1<<20),
		"no UTF-8":                "A -\nB \xFF\xFE\n",
		"UTF-16":                  "\xFF\xFEA\x00 \x00-\x00\n\x00",
	} {
		in := &counting{r: strings.NewReader(text)}
		rec, err := jago.ReadRecord(in)
		var e *jago.RecordError
		if !errors.As(err, &e) || e.Line < 1 || e.Line > 8193 || len(err.Error()) > 200 {
			t.Errorf("%s: %v", name, err)
		}
		if in.n > 8193*16+8192 || !strings.HasPrefix(name, "a million") && in.n > 20_000 {
			t.Errorf("%s: %d bytes are read", name, in.n)
		}
		if want := min(strings.Count(text, "A -\n"), 8192); len(rec.Moves) != want {
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

// What is wrong with the options as a whole is told of where they end.
func TestFaultyOptionsHaveALine(t *testing.T) {
	for text, line := range map[string]int{
		"@game jago\n@option rack=99": 2,
		"\n@option rack=99\n# and\n@option validation=contest\n@rules official\n": 4,
	} {
		rec := recordOf(t, text)
		n := 0
		for _, err := range rec.Replay(french.Lexicon()) {
			n++
			var e *jago.RecordError
			if !errors.As(err, &e) || e.Line != line || e.Move != 0 {
				t.Errorf("%q: %v, want line %d", text, err, line)
			}
		}
		if n != 1 || rec.OptionsLine != line {
			t.Errorf("%q: %d states, and the options end on line %d, not %d", text, n, rec.OptionsLine, line)
		}
	}
	rec := recordOf(t, "")
	rec.Options.Rack = 99
	for _, err := range rec.Replay(french.Lexicon()) {
		var e *jago.RecordError
		if err == nil || errors.As(err, &e) {
			t.Errorf("%v, of options that were not read", err)
		}
	}
}
