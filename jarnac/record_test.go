package jarnac_test

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
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// sameRecord compares all but the numbers of lines.
func sameRecord(a, b jarnac.Record) string {
	return cmp.Diff(a, b,
		cmpopts.IgnoreFields(jarnac.Record{}, "OptionsLine"),
		cmpopts.IgnoreFields(jarnac.RecordMove{}, "Line"),
		cmpopts.EquateEmpty(),
		cmpopts.EquateComparable(jarnac.Options{}, jarnac.Move{}))
}

func readRecord(t testing.TB, text string) jarnac.Record {
	t.Helper()
	rec, err := jarnac.ReadRecord(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v\nin %s", err, text)
	}
	return rec
}

// replay is the last state of a replay, and how many there are.
func replay(rec jarnac.Record, l *lexicon.Lexicon) (s jarnac.State, n int, err error) {
	for s, err = range rec.Replay(l) {
		n++
	}
	return s, n, err
}

func move(t testing.TB, p jarnac.Player, text string, line int) jarnac.RecordMove {
	t.Helper()
	m, err := jarnac.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return jarnac.RecordMove{Player: p, Move: m, Text: text, Line: line}
}

// Each head says what the documentation says, and so does each that is not there.
func TestRecordHeads(t *testing.T) {
	lines := jarnac.Classic()
	lines.Lines, lines.Validation = 6, jarnac.OnContest
	for _, tt := range []struct {
		text string
		want jarnac.Record
	}{
		{"", jarnac.Record{Options: jarnac.Official(), Players: [2]string{"A", "B"}}},
		{"@game jarnac", jarnac.Record{Options: jarnac.Official(), Players: [2]string{"A", "B"}}},
		{"B -", jarnac.Record{
			Options: jarnac.Official(), Players: [2]string{"A", "B"}, First: jarnac.B,
			Moves: []jarnac.RecordMove{move(t, jarnac.B, "-", 1)},
		}},
		{"@first A\nB -", jarnac.Record{
			Options: jarnac.Official(), Players: [2]string{"A", "B"},
			Moves: []jarnac.RecordMove{move(t, jarnac.B, "-", 2)},
		}},
		{"@option lines=6\n@first Bo\n@rules classic\n@players Al Bo\n@option validation=contest\n@lexicon x", jarnac.Record{
			Options: lines, Players: [2]string{"Al", "Bo"}, First: jarnac.B, Lexicon: "x",
		}},
		{"@toss B=M A=M\n@toss A=D B=C\n@game jarnac\n@rules competition", jarnac.Record{
			Options: jarnac.Competition(), Players: [2]string{"A", "B"}, First: jarnac.B,
			Toss: []jarnac.TossRound{{'M', 'M'}, {'D', 'C'}},
		}},
		{"@players B A # swapped\n#a\nA +ZA#b\n#c", jarnac.Record{
			Options: jarnac.Official(), Players: [2]string{"B", "A"}, First: jarnac.B,
			Comments: []string{"swapped"}, Closing: []string{"c"},
			Moves: []jarnac.RecordMove{{
				Player: jarnac.B, Move: jarnac.Draw(2).With("AZ"), Text: "+ZA",
				Line: 3, Before: []string{"a"}, Comment: "b",
			}},
		}},
	} {
		rec := readRecord(t, tt.text)
		if diff := sameRecord(tt.want, rec); diff != "" {
			t.Errorf("%q (-want +got)\n%s", tt.text, diff)
		}
		for i, m := range rec.Moves {
			equal(t, "line", m.Line, tt.want.Moves[i].Line)
		}
		if diff := sameRecord(rec, readRecord(t, rec.String())); diff != "" {
			t.Errorf("%q is written %q (-want +got)\n%s", tt.text, rec, diff)
		}
	}
}

func TestRecordIsWritten(t *testing.T) {
	rec := readRecord(t, `
@option bag=AABBCCDDEEFF # few letters
@option validation=contest
@toss Bo=C Al=E
@players Al Bo
# The game.
Bo +FEDCBA   # all that
Bo 02:ADE
`)
	const want = `# few letters
@game jarnac
@rules official
@option bag=AABBCCDDEEFF
@option validation=contest
@players Al Bo
@toss Al=E Bo=C
# The game.
Bo +FEDCBA # all that
Bo 02:ADE
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
	var back jarnac.Record
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
		{"@game jago", `line 1: it is a record of "jago", and not of jarnac`},
		{"\n@rules scrabble", `line 2: jarnac: "scrabble" is no preset; there are official, competition, classic and classic-competition`},
		{"@option lines=six", `line 1: jarnac: option lines cannot be "six": it is a number`},
		{"@rules classic\n@option colour=red", `line 2: jarnac: there is no option "colour"`},
		{"@option lines=3\n@option lines=3", `line 2: option "lines" stands twice`},
		{"@players Alice", "line 1: 1 players are named, and jarnac is for 2"},
		{"@players 1 2 3", "line 1: 3 players are named, and jarnac is for 2"},
		{"@toss A=M", "line 1: jarnac: in a round of the toss each player draws one letter"},
		{"@toss A=M B=MM", "line 1: jarnac: in a round of the toss each player draws one letter"},
		{"@toss A=M B=É", "line 1: jarnac: in a round of the toss each player draws one letter"},
		{"A rat", `line 1: jarnac: move "rat": a word is letters A to Z, in capitals and without accents; lexicon.Normalize makes them`},
		{"A -\n\nB ~~", `line 3: jarnac: move "~~": a word is letters A to Z, in capitals and without accents; lexicon.Normalize makes them`},
		{"A -\n@first A", "line 2: @first stands after a move, and heads stand before the first"},
		{"A " + strings.Repeat("A", 2000), `line 1: jarnac: move "` + strings.Repeat("A", 40) + `…": it is longer than any move`},
	} {
		rec, err := jarnac.ReadRecord(strings.NewReader(tt.text))
		var e *jarnac.RecordError
		if !errors.As(err, &e) || err.Error() != tt.want {
			t.Errorf("%.60q: %v, want %s", tt.text, err, tt.want)
		}
		equal(t, "moves read", len(rec.Moves), strings.Count(tt.text, "A -\n"))
	}
}

// A toss that the rules refuse is refused where it stands.
func TestRecordToss(t *testing.T) {
	for _, tt := range []struct {
		text   string
		line   int
		clause rulebook.Clause
		rounds int // that are kept
	}{
		{"@toss A=M B=M", 1, "official/toss/tie", 0},
		{"@toss A=M B=M\n@toss A=J B=J", 2, "official/toss/closest", 1}, // there is one J
		{"@toss A=M B=M\n\n@toss A=D B=C\n@toss A=A B=B", 3, "official/toss/tie", 1},
		{"@toss A=a B=C", 1, "official/toss/closest", 0},
		{"# a coin\n@toss A=A B=B\n@rules classic", 2, "classic/toss", 0},
		{"@toss A=Z B=Y\n@option bag=AABBCCDD", 1, "official/toss/closest", 0},
	} {
		rec, err := jarnac.ReadRecord(strings.NewReader(tt.text))
		var e *jarnac.RecordError
		if !errors.As(err, &e) || e.Line != tt.line || cited(err) != tt.clause {
			t.Errorf("%q: %v, want line %d and %s", tt.text, err, tt.line, tt.clause)
		}
		equal(t, "rounds", len(rec.Toss), tt.rounds)
	}
}

func TestReplay(t *testing.T) {
	rec := readRecord(t, `
@rules competition
@players Alice Bob
@toss Alice=M Bob=M
@toss Alice=C Bob=M
Alice +ABUZRT
Alice RAT
Alice +T
Alice 1:TZAR
Alice +E
Alice -
Bob +ISSEAR
`)
	var scores [][2]int
	for s, err := range rec.Replay(french.Lexicon()) {
		if err != nil {
			t.Fatal(err)
		}
		scores = append(scores, s.Scores())
	}
	if want := [][2]int{{}, {}, {9}, {9}, {16}, {16}, {16}, {16}}; !slices.Equal(scores, want) {
		t.Errorf("scores %v, want %v", scores, want)
	}
	// A replay ends when its reader does.
	for range rec.Replay(french.Lexicon()) {
		break
	}
	for s := range rec.Replay(french.Lexicon()) {
		if s.Scores() != [2]int{} {
			break
		}
	}
	// It can be made again, and the first player is the one of the record.
	s, n, err := replay(rec, french.Lexicon())
	if n != 8 || err != nil || s.Turn() != jarnac.B || s.Rules().Options() != jarnac.Competition() {
		t.Errorf("%s, %d states, %v", s, n, err)
	}
	rec.First = jarnac.B
	if _, n, err := replay(rec, french.Lexicon()); n != 2 || cited(err) != "official/turn/order" {
		t.Errorf("%d states, %v", n, err)
	}
}

// The first move that is not legal ends a replay, with the state before it.
func TestReplayRefuses(t *testing.T) {
	const start = "@first A\n# to begin\nA +ABUZRT\n"
	for _, tt := range []struct {
		moves  string
		line   int
		clause rulebook.Clause
	}{
		{"A ABRUTZ\nA -\n", 4, "official/words/reference"},
		{"B -\n", 4, "official/turn/order"},
		{"A RAT\n\nA +ZZ\n", 6, "official/turn/bonus-draw"},
		{"A RAT\nA +1\n", 5, "official/turn/bonus-draw"},
		{"A RAT\nA +\n", 5, "official/turn/bonus-draw"},
		{"A 9:RATS\n", 4, "official/mat/lines"},
		{"A RAT\nA +K\nA +K\n", 6, "official/turn/bonus-draw"},
		{"A resign\nB -\nA -", 5, "official/turn/order"},
	} {
		rec := readRecord(t, start+tt.moves)
		var states []jarnac.State
		var last error
		for s, err := range rec.Replay(french.Lexicon()) {
			if last != nil {
				t.Fatalf("%q goes on after %v", tt.moves, last)
			}
			states, last = append(states, s), err
		}
		var e *jarnac.RecordError
		if !errors.As(last, &e) || e.Line != tt.line || cited(last) != tt.clause {
			t.Fatalf("%q: %v, want line %d and %s", tt.moves, last, tt.line, tt.clause)
		}
		if n := len(states); e.Move != n-1 || states[n-1] != states[n-2] || rec.Moves[e.Move-1].Line != e.Line {
			t.Errorf("%q: %v after %d states, in %s", tt.moves, last, n, states[n-1])
		}
	}
	// Of a move that was not read there is no line.
	rec := jarnac.NewRecord(rulesOf(t, "official"), [2]string{}, jarnac.B)
	rec.Append(jarnac.B, jarnac.Draw(6).With("ABUZRT"))
	rec.Append(jarnac.B, jarnac.Lay("RATZ"))
	_, _, err := replay(rec, french.Lexicon())
	if err == nil || err.Error() != "move 2: RATZ: a new word is made of the rack alone, which holds ABRTUZ (official/turn/new-word)" && cited(err) != "official/words/reference" {
		t.Error(err)
	}
}

// Rules that are there already replay a game too, those of the record alone.
func TestReplayWith(t *testing.T) {
	rec := readRecord(t, "A +ABUZRT\nA RAT")
	rules, n := rulesOf(t, "official"), 0
	for s, err := range rec.ReplayWith(rules) {
		if err != nil || s.Rules() != rules {
			t.Errorf("after %d moves: %v", n, err)
		}
		n++
	}
	if n != len(rec.Moves)+1 {
		t.Errorf("%d states of %d moves", n, len(rec.Moves))
	}
	for name, r := range map[string]*jarnac.Rules{"none": nil, "zero": {}, "others": rulesOf(t, "official lines=6")} {
		n := 0
		for s, err := range rec.ReplayWith(r) {
			if n++; s != (jarnac.State{}) || err == nil || err.Error() != "jarnac: the rules are not those of the record" {
				t.Errorf("%s: %v", name, err)
			}
		}
		if n != 1 {
			t.Errorf("%s: %d states", name, n)
		}
	}
	for _, err := range (jarnac.Record{}).ReplayWith(new(jarnac.Rules)) {
		if err == nil {
			t.Error("the zero Rules replay the zero Record")
		}
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
		{"@option lines=99", french.Lexicon(), "Lines is 99"},
		{"@option bag=AAA?", french.Lexicon(), "jokers"},
		{"@rules competition\nA +ABUZRT", plain, "Annotate"},
		{"A +ABUZRT", nil, "no lexicon"},
	} {
		rec := readRecord(t, tt.text)
		if s, n, err := replay(rec, tt.l); n != 1 || s != (jarnac.State{}) || err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: %d states, %s, %v; want an error with %q", tt.text, n, s, err, tt.want)
		}
		if diff := sameRecord(rec, readRecord(t, rec.String())); diff != "" {
			t.Errorf("%q (-want +got)\n%s", tt.text, diff)
		}
	}
	if _, n, err := replay(jarnac.Record{}, french.Lexicon()); n != 1 || err == nil {
		t.Errorf("the zero Record has %d states, %v", n, err)
	}
	if _, n, err := replay(readRecord(t, "A +ABUZRT\nA RAT"), plain); n != 3 || err != nil {
		t.Errorf("with a plain list: %d states, %v", n, err)
	}
}

// What would not come back is not written.
func TestRecordThatIsNone(t *testing.T) {
	for _, tt := range []struct {
		want  string
		spoil func(*jarnac.Record)
	}{
		{"not one word", func(r *jarnac.Record) { r.Players[0] = "Alice B" }},
		{"two players", func(r *jarnac.Record) { r.Players[0] = r.Players[1] }},
		{"missing", func(r *jarnac.Record) { r.Players[0] = "" }},
		{"no player 7", func(r *jarnac.Record) { r.Toss, r.First = nil, 7 }},
		{"B has won the toss", func(r *jarnac.Record) { r.First = jarnac.A }},
		{"official/toss/tie", func(r *jarnac.Record) { r.Toss[0] = jarnac.TossRound{'C', 'C'} }},
		{"no player 9", func(r *jarnac.Record) { r.Moves[1].Player = 9 }},
		{"move 2: jarnac: the text \"RATS\" is not the move \"RAT\"", func(r *jarnac.Record) { r.Moves[1].Text = "RATS" }},
		{"move 2: jarnac: move \"RAT # no\"", func(r *jarnac.Record) { r.Moves[1].Text = "RAT # no" }},
		{"move 2: jarnac: move \"\"", func(r *jarnac.Record) { r.Moves[1].Move, r.Moves[1].Text = jarnac.Move{}, "" }},
		{"move 2: jarnac: move \"Rat\"", func(r *jarnac.Record) { r.Moves[1].Move, r.Moves[1].Text = jarnac.Lay("Rat"), "" }},
		{"line 6: there is a control character", func(r *jarnac.Record) { r.Moves[1].Comment = "a\nB -" }},
		{"line 1: there is a control character", func(r *jarnac.Record) { r.Comments = []string{"a\n@first A"} }},
		{"option end cannot be", func(r *jarnac.Record) { r.Options.Ending = 9 }},
		{"option length cannot be", func(r *jarnac.Record) { r.Options.MinLength = -1 }},
		{"values without a name", func(r *jarnac.Record) { r.Options.Excluded = 1 << 31 }},
		{"8192 lines", func(r *jarnac.Record) { r.Moves = slices.Repeat(r.Moves, 5000) }},
	} {
		rec := readRecord(t, "@toss A=D B=C\nB +ABUZRT\nB RAT\n")
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
	// What has a Move and no Text is written as the move, and who has no name as
	// A and B.
	rec := jarnac.Record{Options: jarnac.Official(), Moves: []jarnac.RecordMove{{Move: jarnac.Draw(3).With("CBA")}}}
	if got, want := rec.String(), "@game jarnac\n@rules official\n@players A B\n@first A\nA +ABC\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Games by all sorts of rules, written by all sorts of hands: each comes back as
// it was, and comes to the same end.
func TestRecordsComeBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(16, 16))
	for i := range 200 {
		o := oddOptions(rng)
		switch i % 5 {
		case 0, 1:
			o, _ = jarnac.Preset(presetNames[rng.IntN(len(presetNames))])
		case 2:
			o.Lines, o.Bag = 1+rng.IntN(8), bag.Jarnac2012()
			o.Formula, o.Penalty, o.Validation = jarnac.Formula(rng.IntN(4)), jarnac.Penalty(rng.IntN(2)), jarnac.Validation(rng.IntN(2))
		}
		r, err := jarnac.Compile(o, french.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		rec, end := played(t, rng, r, rng.IntN(120))
		names := []string{"Alice", "Bob", "A", "B", "Zoé", "李小龙", "a=b", "O'Neill", "!2:TZAR", "-", "1", "e\u0301", "\u0301", "\uFFFD"}
		rng.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
		rec.Players = [2]string(names)
		rec.Comments, rec.Closing = comments(rng), comments(rng)
		for i := range rec.Moves {
			m := &rec.Moves[i]
			m.Before = comments(rng)
			if c := comments(rng); c != nil {
				m.Comment = c[0]
			}
			if m.Move.Kind() == jarnac.KindDraw { // as they came
				b := []byte(m.Text)
				rng.Shuffle(len(b)-1, func(i, j int) { b[i+1], b[j+1] = b[j+1], b[i+1] })
				m.Text = string(b)
			}
		}
		text, err := rec.MarshalText()
		if err != nil {
			t.Fatalf("%v\nin %s", err, rec)
		}
		back := readRecord(t, string(text))
		if diff := sameRecord(rec, back); diff != "" {
			t.Fatalf("(-want +got)\n%s\nin %s", diff, text)
		}
		for i, m := range back.Moves {
			if line := strings.Split(string(text), "\n")[m.Line-1]; !strings.HasPrefix(line, back.Name(m.Player)+" "+m.Text) {
				t.Fatalf("move %d is in line %d, %q", i, m.Line, line)
			}
		}
		last, n, err := replay(back, french.Lexicon())
		if err != nil || n != len(rec.Moves)+1 || last.String() != end.String() {
			t.Fatalf("%v, %d states, the last one\n%s, want\n%s\nin %s", err, n, last, end, text)
		}
		// Other hands.
		for name, other := range map[string]string{
			"CRLF":        strings.ReplaceAll(string(text), "\n", "\r\n"),
			"cut":         strings.TrimSuffix(string(text), "\n"),
			"marked":      "\uFEFF" + string(text),
			"blank lines": strings.ReplaceAll(string(text), "\n", "\n \n"),
		} {
			if diff := sameRecord(rec, readRecord(t, other)); diff != "" {
				t.Fatalf("%s (-want +got)\n%s\nin %s", name, diff, other)
			}
		}
	}
}

func comments(rng *rand.Rand) (list []string) {
	all := []string{"", "said at once", "# twice", "@first A", "é\u00A0è", "A +ABC", "a\tb", "\u202e"}
	for rng.IntN(3) == 0 {
		list = append(list, all[rng.IntN(len(all))])
	}
	return list
}

// A record that is cut off anywhere holds what stands before the cut: the moves
// whose lines are whole, and maybe a last one that has lost its end.
func TestRecordIsCutOff(t *testing.T) {
	text := "@players Al Bo\n@toss Al=D Bo=C\nBo +ABUZRT\nBo RAT # laid\nBo +T\nBo 1:TZAR\n"
	whole := readRecord(t, text)
	for cut := range len(text) {
		rec, err := jarnac.ReadRecord(strings.NewReader(text[:cut]))
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
		rec, err = jarnac.ReadRecord(io.MultiReader(strings.NewReader(text[:cut]), iotest.ErrReader(io.ErrUnexpectedEOF)))
		var e *jarnac.RecordError
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
		"zero bytes":              "A -\n" + strings.Repeat("\x00", 1<<20),
		"no UTF-8":                "A -\nB \xFF\xFE\n",
		"UTF-16":                  "\xFF\xFEA\x00 \x00-\x00\n\x00",
	} {
		in := &counting{r: strings.NewReader(text)}
		rec, err := jarnac.ReadRecord(in)
		var e *jarnac.RecordError
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

// A replay allocates for its rules and its sequence, and nothing for a move.
func TestReplayAllocates(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	rec := longRecord(t)
	if n := testing.AllocsPerRun(10, func() { replay(rec, french.Lexicon()) }); n > 20 {
		t.Errorf("%v allocations for %d moves", n, len(rec.Moves))
	}
}

// What is wrong with the options as a whole is told of where they end.
func TestFaultyOptionsHaveALine(t *testing.T) {
	for text, line := range map[string]int{
		"@game jarnac\n@option lines=99":                                           2,
		"\n@option lines=99\n# and\n@option validation=contest\n@rules official\n": 4,
	} {
		rec := readRecord(t, text)
		n := 0
		for _, err := range rec.Replay(french.Lexicon()) {
			n++
			var e *jarnac.RecordError
			if !errors.As(err, &e) || e.Line != line || e.Move != 0 {
				t.Errorf("%q: %v, want line %d", text, err, line)
			}
		}
		if n != 1 || rec.OptionsLine != line {
			t.Errorf("%q: %d states, and the options end on line %d, not %d", text, n, rec.OptionsLine, line)
		}
	}
	rec := readRecord(t, "")
	rec.Options.Lines = 99
	for _, err := range rec.Replay(french.Lexicon()) {
		var e *jarnac.RecordError
		if err == nil || errors.As(err, &e) {
			t.Errorf("%v, of options that were not read", err)
		}
	}
}
