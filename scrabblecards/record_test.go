package scrabblecards_test

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

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// sameRecord compares all but the numbers of lines.
func sameRecord(a, b scrabblecards.Record) string {
	return cmp.Diff(a, b,
		cmpopts.IgnoreFields(scrabblecards.Record{}, "OptionsLine"),
		cmpopts.IgnoreFields(scrabblecards.RecordMove{}, "Line"),
		cmpopts.EquateEmpty(),
		cmpopts.EquateComparable(scrabblecards.Options{}, scrabblecards.Move{}))
}

func readRecord(t testing.TB, text string) scrabblecards.Record {
	t.Helper()
	rec, err := scrabblecards.ReadRecord(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v\nin %s", err, text)
	}
	return rec
}

// replayed is the last state of a replay, and how many there are.
func replayed(rec scrabblecards.Record, l *lexicon.Lexicon) (s scrabblecards.State, n int, err error) {
	for s, err = range rec.Replay(l) {
		n++
	}
	return s, n, err
}

func recordMove(t testing.TB, p scrabblecards.Player, text string, line int) scrabblecards.RecordMove {
	t.Helper()
	m, err := scrabblecards.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return scrabblecards.RecordMove{Player: p, Move: m, Text: text, Line: line}
}

// citedIn is the clause that an error rests on.
func citedIn(err error) rulebook.Clause {
	var v *rulebook.Violation
	if errors.As(err, &v) {
		return v.Clause
	}
	return ""
}

// Each head says what the documentation says, and so does each that is not there.
func TestRecordHeads(t *testing.T) {
	contest := optionsWith(func(o *scrabblecards.Options) { o.Players, o.Hand, o.Validation = 3, 6, scrabblecards.OnContest })
	two := []string{"A", "B"}
	for _, tt := range []struct {
		text string
		want scrabblecards.Record
	}{
		{"", scrabblecards.Record{Options: scrabblecards.Official(), Players: two}},
		{"@game scrabblecards", scrabblecards.Record{Options: scrabblecards.Official(), Players: two}},
		{"B -", scrabblecards.Record{
			Options: scrabblecards.Official(), Players: two, First: scrabblecards.B,
			Moves: []scrabblecards.RecordMove{recordMove(t, scrabblecards.B, "-", 1)},
		}},
		{"@first A\nB -", scrabblecards.Record{
			Options: scrabblecards.Official(), Players: two,
			Moves: []scrabblecards.RecordMove{recordMove(t, scrabblecards.B, "-", 2)},
		}},
		{"@option hand=6\n@first Cy\n@rules official\n@players Al Bo Cy\n@option validation=contest\n@lexicon x", scrabblecards.Record{
			Options: contest, Players: []string{"Al", "Bo", "Cy"}, First: scrabblecards.C, Lexicon: "x",
		}},
		{"@option players=2\n@game scrabblecards", scrabblecards.Record{Options: scrabblecards.Official(), Players: two}},
		{"@players A B C D E F\n@option players=6", scrabblecards.Record{
			Options: optionsWith(func(o *scrabblecards.Options) { o.Players = 6 }), Players: []string{"A", "B", "C", "D", "E", "F"},
		}},
		{"@toss B=C A=M C=C\n@toss C=E B=D\n@players A B C", scrabblecards.Record{
			Options: optionsWith(func(o *scrabblecards.Options) { o.Players = 3 }), Players: []string{"A", "B", "C"}, First: scrabblecards.B,
			Toss: []scrabblecards.TossRound{{'M', 'C', 'C'}, {0, 'D', 'E'}},
		}},
		{"@players B A # swapped\n#a\nA +ZA#b\n#c", scrabblecards.Record{
			Options: scrabblecards.Official(), Players: []string{"B", "A"}, First: scrabblecards.B,
			Comments: []string{"swapped"}, Closing: []string{"c"},
			Moves: []scrabblecards.RecordMove{{
				Player: scrabblecards.B, Move: scrabblecards.Draw(2).With("AZ"), Text: "+ZA",
				Line: 3, Before: []string{"a"}, Comment: "b",
			}},
		}},
	} {
		rec := readRecord(t, tt.text)
		if diff := sameRecord(tt.want, rec); diff != "" {
			t.Errorf("%q (-want +got)\n%s", tt.text, diff)
		}
		for i, m := range rec.Moves {
			if m.Line != tt.want.Moves[i].Line {
				t.Errorf("%q: move %d is in line %d", tt.text, i, m.Line)
			}
		}
		if diff := sameRecord(rec, readRecord(t, rec.String())); diff != "" {
			t.Errorf("%q is written %q (-want +got)\n%s", tt.text, rec, diff)
		}
	}
}

// A draw in a record says its cards, so that +2 and +3 are a bonus card there and a
// number of cards nowhere.
func TestRecordOfOneBonusCard(t *testing.T) {
	rec := readRecord(t, "A +2\nA +3\nA +1+2\nA +22\nA +4\nA -A+2\n")
	for i, want := range []scrabblecards.Move{
		scrabblecards.Draw(1).With("2"), scrabblecards.Draw(1).With("3"), scrabblecards.Draw(1).With("2"),
		scrabblecards.Draw(2).With("22"), scrabblecards.Draw(4), scrabblecards.Exchange("A").With("2"),
	} {
		if got := rec.Moves[i].Move; got != want {
			t.Errorf("move %d is %s, want %s", i, got, want)
		}
	}
	if got, want := rec.String(), "@game scrabblecards\n@rules official\n@players A B\n@first A\nA +2\nA +3\nA +1+2\nA +22\nA +4\nA -A+2\n"; got != want {
		t.Errorf("it is written\n%s", got)
	}
	rec = scrabblecards.NewRecord(compile(t, scrabblecards.Official()), nil, scrabblecards.A)
	rec.Lexicon = ""
	rec.Append(scrabblecards.A, scrabblecards.Draw(1).With("3"))
	rec.Moves = append(rec.Moves, scrabblecards.RecordMove{Move: scrabblecards.Draw(1).With("2")}) // without its Text
	if got, want := rec.String(), "@game scrabblecards\n@rules official\n@players A B\n@first A\nA +3\nA +2\n"; got != want {
		t.Errorf("it is written\n%s", got)
	}
	// The decision to draw two has no text.
	rec.Append(scrabblecards.A, scrabblecards.Draw(2))
	if _, err := rec.MarshalText(); err == nil || !strings.Contains(err.Error(), `move 3: scrabblecards: the text "+2" is not the move "+2"`) {
		t.Error(err)
	}
}

func TestRecordIsWritten(t *testing.T) {
	rec := readRecord(t, `
@option deck=AABBCCDDEEFFEESS2 # few letters
@option validation=contest
@option players=3
@toss Bo=C Al=E Cy=F
@players Al Bo Cy
# The game.
Bo +FE2DCBA   # all that
Bo (0,0)>BEC*2@2
`)
	const want = `# few letters
@game scrabblecards
@rules official
@option deck=AABBCCDDEEEEFFSS2
@option validation=contest
@players Al Bo Cy
@toss Al=E Bo=C Cy=F
# The game.
Bo +FE2DCBA # all that
Bo (0,0)>BEC*2@2
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
	var back scrabblecards.Record
	if err != nil || json.Unmarshal(j, &back) != nil || sameRecord(rec, back) != "" {
		t.Errorf("in JSON it is %s, %v", j, err)
	}
	if err := back.UnmarshalText([]byte("@nothing")); err == nil || sameRecord(rec, back) != "" {
		t.Errorf("a bad text changed the record, %v\n%s", err, back)
	}
	if _, err := rec.WriteTo(failingWriter{}); !errors.Is(err, io.ErrShortWrite) {
		t.Error(err)
	}
}

type failingWriter struct{}

func (failingWriter) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

func TestRecordFaults(t *testing.T) {
	for _, tt := range []struct {
		text string
		want string
	}{
		{"@game scrabble", `line 1: it is a record of "scrabble", and not of scrabblecards`},
		{"\n@rules classic", `line 2: scrabblecards: "classic" is no preset; there is official`},
		{"@option hand=six", `line 1: scrabblecards: option hand cannot be "six": it is a number`},
		{"@rules official\n@option colour=red", `line 2: scrabblecards: there is no option "colour"`},
		{"@option hand=3\n@option hand=3", `line 2: option "hand" stands twice`},
		{"@option players=3", "line 1: scrabblecards: the game is for 3 players, and the names are of 2"},
		{"@players A B C\n\n@option players=2", "line 3: scrabblecards: the game is for 2 players, and the names are of 3"},
		{"@players Alice", "line 1: 1 players are named, and scrabblecards is for 2 to 6"},
		{"@players 1 2 3 4 5 6 7", "line 1: 7 players are named, and scrabblecards is for 2 to 6"},
		{"@toss A=M B=MM", "line 1: scrabblecards: in a round of the toss a player draws one letter"},
		{"@toss A=M B=É", "line 1: scrabblecards: in a round of the toss a player draws one letter"},
		{"@first C", `line 1: there is no player "C"`},
		{"A CRISE", `line 1: scrabblecards: move "CRISE": it is none of those that there are`},
		{"A -\n\nB ~", `line 3: scrabblecards: move "~": it is none of those that there are`},
		{"A -\n@first A", "line 2: @first stands after a move, and heads stand before the first"},
		{"A " + strings.Repeat("A", 2000), `line 1: scrabblecards: move "` + strings.Repeat("A", 40) + `…": it is longer than any move`},
	} {
		rec, err := scrabblecards.ReadRecord(strings.NewReader(tt.text))
		var e *scrabblecards.RecordError
		if !errors.As(err, &e) || err.Error() != tt.want {
			t.Errorf("%.60q: %v, want %s", tt.text, err, tt.want)
		}
		if got, want := len(rec.Moves), strings.Count(tt.text, "A -\n"); got != want {
			t.Errorf("%.60q: %d moves are read, want %d", tt.text, got, want)
		}
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
		{"@toss A=M B=M", 1, "cards/deal", 0},                                 // nobody has won
		{"@toss A=M B=M\n@toss A=M B=M", 2, "cards/deal", 1},                  // nor then
		{"@toss A=M B=M\n@toss A=J B=J", 2, "cards/deal", 1},                  // there is one J
		{"@toss A=M B=M\n\n@toss A=D B=C\n@toss A=A B=B", 4, "cards/deal", 2}, // B has won
		{"@toss A=M\n@toss A=D B=C", 1, "cards/deal", 0},                      // B has not drawn
		{"@toss A=a B=C", 1, "cards/deal", 0},
		{"@toss A=? B=C", 1, "cards/toss-special", 0},
		{"# cards\n@toss A=M B=M\n@toss A=M B=2", 3, "cards/toss-special", 1},
		{"@toss A=Z B=Y\n@option deck=AABBCCDDEEFFEESS2", 1, "cards/deal", 0},
	} {
		rec, err := scrabblecards.ReadRecord(strings.NewReader(tt.text))
		var e *scrabblecards.RecordError
		if !errors.As(err, &e) || e.Line != tt.line || citedIn(err) != tt.clause {
			t.Errorf("%q: %v, want line %d and %s", tt.text, err, tt.line, tt.clause)
		}
		if len(rec.Toss) != tt.rounds {
			t.Errorf("%q: %d rounds", tt.text, len(rec.Toss))
		}
	}
}

const shortGame = `
@players Alice Bob Zoé
@toss Alice=M Bob=C Zoé=C
@toss Bob=J Zoé=D
Zoé +CRISERA
Alice +HATMON2
Bob +ANIMEES
Zoé (0,0)>CRISE
Zoé +EIURL
Alice (0,0)vCHAT
Alice +EST
Bob -
`

func TestReplay(t *testing.T) {
	rec := readRecord(t, shortGame)
	var scores [][3]int
	for s, err := range rec.Replay(french.Lexicon()) {
		if err != nil {
			t.Fatal(err)
		}
		all := s.Scores()
		scores = append(scores, [3]int(all[:3]))
	}
	if want := [][3]int{{}, {}, {}, {}, {0, 0, 14}, {0, 0, 14}, {9, 0, 14}, {9, 0, 14}, {9, 0, 14}}; !slices.Equal(scores, want) {
		t.Errorf("scores %v, want %v", scores, want)
	}
	// A replay ends when its reader does.
	for range rec.Replay(french.Lexicon()) {
		break
	}
	for s := range rec.Replay(french.Lexicon()) {
		if s.Scores() != [6]int{} {
			break
		}
	}
	// It can be made again, and the first player is the one of the record.
	s, n, err := replayed(rec, french.Lexicon())
	if n != 9 || err != nil || s.Turn() != scrabblecards.C || s.Rules().Options() != rec.Options {
		t.Errorf("%v on turn, %d states, %v", s.Turn(), n, err)
	}
	rec.First = scrabblecards.B
	if _, n, err := replayed(rec, french.Lexicon()); n != 2 || citedIn(err) != "cards/players" {
		t.Errorf("%d states, %v", n, err)
	}
}

// The first move that is not legal ends a replay, with the state before it.
func TestReplayRefuses(t *testing.T) {
	const start = "@first A\n# to begin\nA +CRISERA\nB +HATMON2\n"
	for _, tt := range []struct {
		moves  string
		line   int
		clause rulebook.Clause
	}{
		{"A (0,0)>RICSE\nA -\n", 5, "cards/words"},
		{"B -\n", 5, "cards/players"},
		{"A (0,0)>CRISE\n\nA +ZZZZZ\n", 7, "cards/deck"},
		{"A (0,0)>CRISE\nA +5\n", 6, "cards/refill"},
		{"A (0,0)>CRISE\nA +2\n", 6, "cards/refill"},
		{"A (1,0)>CRISE\n", 5, "cards/first"},
		{"A -CR\nA -", 5, "cards/exchange"},
		{"A -\nB (0,0)>MON*2@1", 6, "cards/first"},
		{"A resign\nB -\nA -", 6, "cards/winner"},
	} {
		rec := readRecord(t, start+tt.moves)
		var states []scrabblecards.State
		var last error
		for s, err := range rec.Replay(french.Lexicon()) {
			if last != nil {
				t.Fatalf("%q goes on after %v", tt.moves, last)
			}
			states, last = append(states, s), err
		}
		var e *scrabblecards.RecordError
		if !errors.As(last, &e) || e.Line != tt.line || citedIn(last) != tt.clause {
			t.Fatalf("%q: %v, want line %d and %s", tt.moves, last, tt.line, tt.clause)
		}
		if n := len(states); e.Move != n-1 || states[n-1] != states[n-2] || rec.Moves[e.Move-1].Line != e.Line {
			t.Errorf("%q: %v after %d states", tt.moves, last, n)
		}
	}
	// Of a move that was not read there is no line.
	rec := scrabblecards.NewRecord(compile(t, scrabblecards.Official()), nil, scrabblecards.B)
	rec.Append(scrabblecards.B, scrabblecards.Draw(7).With("CRISERA"))
	rec.Append(scrabblecards.A, scrabblecards.Pass())
	_, _, err := replayed(rec, french.Lexicon())
	if err == nil || err.Error() != "move 2: -: the cards that are due come first (cards/refill)" {
		t.Error(err)
	}
}

// Rules that are there already replay a game too, those of the record alone.
func TestReplayWith(t *testing.T) {
	rec := readRecord(t, shortGame)
	rules, n := roamRules(t, rec.Options.String()), 0
	for s, err := range rec.ReplayWith(rules) {
		if err != nil || s.Rules() != rules {
			t.Errorf("after %d moves: %v", n, err)
		}
		n++
	}
	if n != len(rec.Moves)+1 {
		t.Errorf("%d states of %d moves", n, len(rec.Moves))
	}
	for name, r := range map[string]*scrabblecards.Rules{"none": nil, "zero": {}, "others": roamRules(t, "official hand=6")} {
		n := 0
		for s, err := range rec.ReplayWith(r) {
			if n++; s != (scrabblecards.State{}) || err == nil || err.Error() != "scrabblecards: the rules are not those of the record" {
				t.Errorf("%s: %v", name, err)
			}
		}
		if n != 1 {
			t.Errorf("%s: %d states", name, n)
		}
	}
	for _, err := range (scrabblecards.Record{}).ReplayWith(new(scrabblecards.Rules)) {
		if err == nil {
			t.Error("the zero Rules replay the zero Record")
		}
	}
}

// What does not compile has no states.
func TestReplayOfNoRules(t *testing.T) {
	plain, err := lexicon.ReadList(strings.NewReader("CRI\nCRISE\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		text string
		l    *lexicon.Lexicon
		want string
	}{
		{"@option hand=99", french.Lexicon(), "Hand is 99"},
		{"@players A B C\n@option deck=ABCDEFGHIJKLMNOPQR", french.Lexicon(), "Deck is 18, and must be from 21"},
		{"A +CRISERA", nil, "no lexicon"},
	} {
		rec := readRecord(t, tt.text)
		if s, n, err := replayed(rec, tt.l); n != 1 || s != (scrabblecards.State{}) || err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%q: %d states, %v; want an error with %q", tt.text, n, err, tt.want)
		}
		if diff := sameRecord(rec, readRecord(t, rec.String())); diff != "" {
			t.Errorf("%q (-want +got)\n%s", tt.text, diff)
		}
	}
	if _, n, err := replayed(scrabblecards.Record{}, french.Lexicon()); n != 1 || err == nil {
		t.Errorf("the zero Record has %d states, %v", n, err)
	}
	if _, n, err := replayed(readRecord(t, "A +CRISERA\nB +HATMON2\nA (0,0)>CRI"), plain); n != 4 || err != nil {
		t.Errorf("with a plain list: %d states, %v", n, err)
	}
}

// What would not come back is not written.
func TestRecordThatIsNone(t *testing.T) {
	for _, tt := range []struct {
		want  string
		spoil func(*scrabblecards.Record)
	}{
		{"not one word", func(r *scrabblecards.Record) { r.Players[0] = "Alice B" }},
		{"two players", func(r *scrabblecards.Record) { r.Players[0] = r.Players[1] }},
		{"missing", func(r *scrabblecards.Record) { r.Players[0] = "" }},
		{"for 2 players, and the names are of 3", func(r *scrabblecards.Record) { r.Players = append(r.Players, "C") }},
		{"for 2 players, and the names are of 1", func(r *scrabblecards.Record) { r.Players = r.Players[:1] }},
		{"for 3 players, and the names are of 2", func(r *scrabblecards.Record) { r.Options.Players = 3 }},
		{"for 7 players, and the names are of 6", func(r *scrabblecards.Record) { r.Options.Players, r.Players = 7, nil }},
		{"for 1000000000 players, and the names are of 6", func(r *scrabblecards.Record) { r.Options.Players, r.Players = 1_000_000_000, nil }},
		{"for -1 players, and the names are of 0", func(r *scrabblecards.Record) { r.Options.Players, r.Players = -1, nil }},
		{"no player 7", func(r *scrabblecards.Record) { r.Toss, r.First = nil, 7 }},
		{"B has won the toss", func(r *scrabblecards.Record) { r.First = scrabblecards.A }},
		{"cards/deal", func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'C', 'C'} }},
		{"cards/deal", func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'D', 'C', 'E'} }},
		{"cards/deal", func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'D', 0xC3} }},
		{"cards/toss-special", func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'D', '?'} }},
		{"no player 9", func(r *scrabblecards.Record) { r.Moves[1].Player = 9 }},
		{"move 2: scrabblecards: the text \"(0,0)>CRI\" is not the move \"(0,0)>CRISE\"", func(r *scrabblecards.Record) { r.Moves[1].Text = "(0,0)>CRI" }},
		{"move 2: scrabblecards: move \"- # no\"", func(r *scrabblecards.Record) { r.Moves[1].Text = "- # no" }},
		{"move 2: scrabblecards: move \"none\"", func(r *scrabblecards.Record) { r.Moves[1].Move, r.Moves[1].Text = scrabblecards.Move{}, "" }},
		{"move 2: scrabblecards: move \"place\"", func(r *scrabblecards.Record) {
			r.Moves[1].Move, r.Moves[1].Text = scrabblecards.Place(0, 0, scrabblecards.Across, "É"), ""
		}},
		{"which begins a comment", func(r *scrabblecards.Record) {
			m, _ := scrabblecards.ParseMove("-#3") // as the others see an exchange
			r.Moves[1].Move, r.Moves[1].Text = m, ""
		}},
		{"line 6: there is a control character", func(r *scrabblecards.Record) { r.Moves[1].Comment = "a\nB -" }},
		{"line 1: there is a control character", func(r *scrabblecards.Record) { r.Comments = []string{"a\n@first A"} }},
		{"option validation cannot be", func(r *scrabblecards.Record) { r.Options.Validation = 9 }},
		{"option deck cannot be", func(r *scrabblecards.Record) { r.Options.Deck, r.Toss = scrabblecards.Cards{}, nil }},
		{"option deck cannot be", func(r *scrabblecards.Record) { r.Options.Deck.Doubles, r.Options.Deck.Triples = 255, 255 }},
		{"values without a name", func(r *scrabblecards.Record) { r.Options.Excluded = 1 << 31 }},
		{"8192 lines", func(r *scrabblecards.Record) { r.Moves = slices.Repeat(r.Moves, 5000) }},
	} {
		rec := readRecord(t, "@toss A=D B=C\nB +CRISERA\nB (0,0)>CRISE\n")
		tt.spoil(&rec)
		text, err := rec.AppendText([]byte("x"))
		if err == nil || !strings.Contains(err.Error(), tt.want) || string(text) != "x" {
			t.Errorf("%q, %v; want an error with %q", text, err, tt.want)
		}
		if n, err := rec.WriteTo(failingWriter{}); n != 0 || err == nil || errors.Is(err, io.ErrShortWrite) {
			t.Errorf("%d bytes are written, %v", n, err)
		}
		_ = rec.String()
	}
	// What has a Move and no Text is written as the move, and who has no name as A, B
	// and C.
	rec := scrabblecards.Record{
		Options: optionsWith(func(o *scrabblecards.Options) { o.Players = 3 }),
		Moves:   []scrabblecards.RecordMove{{Move: scrabblecards.Draw(3).With("CBA")}},
	}
	if got, want := rec.String(), "@game scrabblecards\n@rules official\n@players A B C\n@first A\nA +ABC\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if rec.Name(scrabblecards.C) != "C" || rec.Name(77) != "nobody" {
		t.Errorf("names are %q and %q", rec.Name(scrabblecards.C), rec.Name(77))
	}
	// The names of a record are its own.
	names := []string{"Al", "Bo"}
	rec = scrabblecards.NewRecord(compile(t, scrabblecards.Official()), names, scrabblecards.A)
	if names[0] = "Cy"; rec.Name(scrabblecards.A) != "Al" || rec.Lexicon != french.Lexicon().ID() {
		t.Errorf("%s", rec)
	}
}

// Games by all sorts of rules, written by all sorts of hands: each comes back as it
// was, and comes to the same end.
func TestRecordsComeBack(t *testing.T) {
	rng := rand.New(rand.NewPCG(16, 16))
	games := 3 * len(roamOptions)
	if slowRace { // each replay compiles its rules
		games = 3
	}
	for i := range games {
		r := roamRules(t, roamOptions[i%len(roamOptions)])
		var rec scrabblecards.Record
		var end scrabblecards.State
		left := rng.IntN(80)
		roam(t, rng, r, func(s scrabblecards.State, p scrabblecards.Player, m scrabblecards.Move) {
			switch {
			case m == scrabblecards.Move{}:
				rec, end = scrabblecards.NewRecord(r, nil, p), s
			case left > 0:
				rec.Append(p, m)
				left, end = left-1, s
			}
		})
		names := []string{"Alice", "Bob", "A", "B", "Zoé", "李小龙", "a=b", "O'Neill", "-", "1", "e\u0301", "\u0301", "\uFFFD"}
		rng.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
		rec.Players = names[:r.Options().Players]
		rec.Comments, rec.Closing = someComments(rng), someComments(rng)
		for i := range rec.Moves {
			m := &rec.Moves[i]
			m.Before = someComments(rng)
			if c := someComments(rng); c != nil {
				m.Comment = c[0]
			}
			if m.Move.Kind() == scrabblecards.KindDraw { // as they came
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
		n := 0
		for s, err := range back.Replay(french.Lexicon()) {
			if n++; err != nil {
				t.Fatalf("%v\nin %s", err, text)
			}
			if n == len(rec.Moves)+1 && (s.Scores() != end.Scores() || s.Last().Move != end.Last().Move || s.Deck() != end.Deck()) {
				t.Fatalf("another end, of\n%s", text)
			}
		}
		if n != len(rec.Moves)+1 {
			t.Fatalf("%d states of %d moves", n, len(rec.Moves))
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

// someComments is none, mostly, or some that are hard to tell from lines of a record.
func someComments(rng *rand.Rand) (list []string) {
	all := []string{"", "said at once", "# twice", "@first A", "é\u00A0è", "A +ABC", "a\tb", "\u202e"}
	for rng.IntN(3) == 0 {
		list = append(list, all[rng.IntN(len(all))])
	}
	return list
}

// A record that is cut off anywhere holds what stands before the cut: the moves whose
// lines are whole, and maybe a last one that has lost its end.
func TestRecordIsCutOff(t *testing.T) {
	text := "@players Al Bo Cy\n@toss Al=D Bo=C Cy=E\nBo +CRISERA\nCy +HATMON2 # all\nAl +ANIMEES\nBo (0,0)>CRISE\n"
	whole := readRecord(t, text)
	for cut := range len(text) {
		rec, err := scrabblecards.ReadRecord(strings.NewReader(text[:cut]))
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
		rec, err = scrabblecards.ReadRecord(io.MultiReader(strings.NewReader(text[:cut]), iotest.ErrReader(io.ErrUnexpectedEOF)))
		var e *scrabblecards.RecordError
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
		in := &countingReader{r: strings.NewReader(text)}
		rec, err := scrabblecards.ReadRecord(in)
		var e *scrabblecards.RecordError
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

// A record of 8000 rounds, of which the last is at fault, is judged as fast as a short
// one.
func TestRecordOfALongToss(t *testing.T) {
	text := strings.Repeat("@toss A=M B=M\n", 8000)
	_, err := scrabblecards.ReadRecord(strings.NewReader(text + "@toss A=J B=J\n"))
	var e *scrabblecards.RecordError
	if !errors.As(err, &e) || e.Line != 8001 || citedIn(err) != "cards/deal" {
		t.Error(err)
	}
	if rec := readRecord(t, text+"@toss A=D B=C\n"); rec.First != scrabblecards.B || len(rec.Toss) != 8001 {
		t.Errorf("%v begins after %d rounds", rec.First, len(rec.Toss))
	}
}

type countingReader struct {
	r io.Reader
	n int
}

func (c *countingReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += n
	return n, err
}

// What is wrong with the options as a whole is told of where they end.
func TestFaultyOptionsHaveALine(t *testing.T) {
	for text, line := range map[string]int{
		"@game scrabblecards\n@option hand=99":                                    2,
		"\n@option hand=99\n# and\n@option validation=contest\n@rules official\n": 4,
	} {
		rec := readRecord(t, text)
		n := 0
		for _, err := range rec.Replay(french.Lexicon()) {
			n++
			var e *scrabblecards.RecordError
			if !errors.As(err, &e) || e.Line != line || e.Move != 0 {
				t.Errorf("%q: %v, want line %d", text, err, line)
			}
		}
		if n != 1 || rec.OptionsLine != line {
			t.Errorf("%q: %d states, and the options end on line %d, not %d", text, n, rec.OptionsLine, line)
		}
	}
	rec := readRecord(t, "")
	rec.Options.Hand = 99
	for _, err := range rec.Replay(french.Lexicon()) {
		var e *scrabblecards.RecordError
		if err == nil || errors.As(err, &e) {
			t.Errorf("%v, of options that were not read", err)
		}
	}
}
