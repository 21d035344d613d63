package jarnac_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/recordtest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/shape"
)

var records = recordtest.Game[jarnac.Record, jarnac.State, jarnac.Player, jarnac.Move, jarnac.Step, *jarnac.Rules, jarnac.Options]{
	Read:    jarnac.ReadRecord,
	Compile: jarnac.Compile,
	Of:      func(r jarnac.Record) jarnac.Options { return r.Options },
	Lines:   func(r jarnac.Record) []shape.Line[jarnac.Player, jarnac.Move] { return r.Moves },
}

// What a record says is in its fields, and is written as it is read.
func TestRecordText(t *testing.T) {
	want := jarnac.Record{
		Options: jarnac.Competition(), Players: []string{"Al", "Bo"}, First: jarnac.B, Lexicon: "x",
		Toss:     []jarnac.TossRound{{'M', 'M'}, {'D', 'C'}},
		Comments: []string{"few letters"}, Closing: []string{"the end"},
		Moves: []shape.Line[jarnac.Player, jarnac.Move]{
			{Player: jarnac.B, Move: jarnac.Draw(6).WithDrawn("ABCDEF"), Text: "+FEDCBA", Comment: "all that"},
			{Player: jarnac.B, Move: jarnac.Extend(2, "ADE"), Text: "02:ADE", Before: []string{"so soon"}},
		},
	}
	want.Options.Bag, want.Options.Validation = bag.MustParse("AABBCCDDEEFFMM"), jarnac.OnContest
	const text = `# few letters
@game jarnac
@rules competition
@option bag=AABBCCDDEEFFMM
@option validation=contest
@players Al Bo
@toss Al=M Bo=M
@toss Al=D Bo=C
@lexicon x
Bo +FEDCBA # all that
# so soon
Bo 02:ADE
# the end
`
	records.Text(t, want, text)
	// What has a Move and no Text is written as the move, and players without a name are
	// A and B.
	rec := jarnac.Record{Options: jarnac.Official(), Moves: []shape.Line[jarnac.Player, jarnac.Move]{{Move: jarnac.Draw(3).WithDrawn("CBA")}}}
	gametest.Equal(t, "the text", rec.String(), "@game jarnac\n@rules official\n@players A B\n@first A\nA +ABC\n")
}

func TestRecordFaults(t *testing.T) {
	records.Faults(t, "A -", map[string]string{
		"\n@rules scrabble":                   `line 2: jarnac: unknown preset "scrabble"; known: official, competition, classic, classic-competition`,
		"@option lines=six":                   `line 1: jarnac: option lines cannot be "six": it must be a number`,
		"@players 1 2 3":                      "line 1: 3 players are named, and the game is for 2",
		"@toss A=M":                           "line 1: a player draws one letter in a round of the toss",
		"A r4t":                               `line 1: jarnac: move "r4t": a word is letters A to Z, in capitals and without accents`,
		"A -\n\nB ~~":                         `line 3: jarnac: move "~~": a word is letters A to Z, in capitals and without accents`,
		"A -\nA " + strings.Repeat("A", 2000): `line 2: jarnac: move "` + strings.Repeat("A", 40) + `…": it is too long`,
	})
}

// A toss that the rules refuse is refused where it stands.
func TestRecordToss(t *testing.T) {
	records.RefusesHeads(t, map[string]recordtest.Refusal{
		"@toss A=M B=M":                                 recordtest.At(1, "official/toss/tie"),
		"@toss A=M B=M\n@toss A=J B=J":                  recordtest.At(2, "official/toss/closest"), // there is one J
		"@toss A=M B=M\n\n@toss A=D B=C\n@toss A=A B=B": recordtest.At(3, "official/toss/tie"),
		"@toss A=a B=C":                                 recordtest.At(1, "official/toss/closest"),
		"# a coin\n@toss A=A B=B\n@rules classic":       recordtest.At(2, "classic/toss"),
		"@toss A=Z B=Y\n@option bag=AABBCCDD":           recordtest.At(1, "official/toss/closest"),
	})
}

const shortGame = `
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
`

func TestReplay(t *testing.T) {
	rec := records.Parse(t, shortGame)
	steps := must.Get(records.Steps(t, records.Replay(rec, french.Lexicon())))(t)
	var scores [][2]int
	for _, s := range steps {
		scores = append(scores, s.After.Scores())
	}
	if want := [][2]int{{}, {9}, {9}, {16}, {16}, {16}, {16}}; !slices.Equal(scores, want) {
		t.Errorf("scores %v, want %v", scores, want)
	}
	if s := steps[len(steps)-1].After; s.Turn() != jarnac.B || s.Rules().Options() != jarnac.Competition() {
		t.Errorf("the last state is %s", s)
	}
	records.OtherRules(t, rec, nil, new(jarnac.Rules), rulesOf(t, "official"))
	records.OtherRules(t, jarnac.Record{}, new(jarnac.Rules))
}

// The first move that is not legal ends a replay.
func TestReplayRefuses(t *testing.T) {
	records.Refuses(t, french.Lexicon(), "@first A\n# to begin\nA +ABUZRT\n", map[string]recordtest.Refusal{
		"A ABRUTZ\nA -\n":     recordtest.At(4, "official/words/reference"),
		"B -\n":               recordtest.At(4, "official/turn/order"),
		"A RAT\n\nA +ZZ\n":    recordtest.At(6, "official/turn/bonus-draw"),
		"A RAT\nA +1\n":       recordtest.At(5, "official/turn/bonus-draw"),
		"A RAT\nA +\n":        recordtest.At(5, "official/turn/bonus-draw"),
		"A 9:RATS\n":          recordtest.At(4, "official/mat/lines"),
		"A RAT\nA +K\nA +K\n": recordtest.At(6, "official/turn/bonus-draw"),
		"A resign\nB -\nA -":  recordtest.At(5, "official/turn/order"),
	})
	records.Refuses(t, french.Lexicon(), "@toss A=D B=C\n", map[string]recordtest.Refusal{"A +ABUZRT": recordtest.At(2, "official/turn/order")})
}

// What does not compile has no states.
func TestReplayOfNoRules(t *testing.T) {
	plain := must.Get(lexicon.ReadList(strings.NewReader("RAT\nTZAR\n")))(t)
	records.NoRules(t, records.Parse(t, "@game jarnac\n@option lines=99"), french.Lexicon(), "lines is 99")
	records.NoRules(t, records.Parse(t, "@option bag=AAA?\n# and\n@option validation=contest\n@rules official\n"), french.Lexicon(), "1 joker,")
	records.NoRules(t, records.Parse(t, "@rules competition\nA +ABUZRT"), plain, "annotated")
	records.NoRules(t, records.Parse(t, "A +ABUZRT"), nil, "no lexicon")
	records.NoRules(t, jarnac.Record{}, french.Lexicon(), "jarnac")
	if steps, err := records.Steps(t, records.Replay(records.Parse(t, "A +ABUZRT\nA RAT"), plain)); len(steps) != 2 || err != nil {
		t.Errorf("with a plain list: %d steps, %v", len(steps), err)
	}
}

// What would not come back is not written.
func TestRecordThatIsNone(t *testing.T) {
	records.NotWritten(t, "@toss A=D B=C\nB +ABUZRT\nB RAT\n", map[string]func(*jarnac.Record){
		"3 players are named": func(r *jarnac.Record) { r.Players = append(r.Players, "C") },
		"B has won the toss":  func(r *jarnac.Record) { r.First = jarnac.A },
		"official/toss/tie":   func(r *jarnac.Record) { r.Toss[0] = jarnac.TossRound{'C', 'C'} },
		"move 2: the text \"RATS\" is not the move \"RAT\"": func(r *jarnac.Record) { r.Moves[1].Text = "RATS" },
		"move 2: jarnac: move \"RAT # no\"":                 func(r *jarnac.Record) { r.Moves[1].Text = "RAT # no" },
		"move 2: jarnac: move \"\"":                         func(r *jarnac.Record) { r.Moves[1].Move, r.Moves[1].Text = jarnac.Move{}, "" },
		"move 2: jarnac: move \"Rat\"":                      func(r *jarnac.Record) { r.Moves[1].Move, r.Moves[1].Text = jarnac.Place("Rat"), "" },
		"option end cannot be":                              func(r *jarnac.Record) { r.Options.Ending = 9 },
		"option length cannot be":                           func(r *jarnac.Record) { r.Options.MinLength = -1 },
		"values without a name":                             func(r *jarnac.Record) { r.Options.Excluded = 1 << 31 },
	})
}

// A replay allocates for its sequence, and nothing for a move.
func TestReplayAllocates(t *testing.T) {
	if gametest.Race {
		t.Skip("the race detector allocates")
	}
	rec := longRecord(t)
	rules := jarnac.MustCompile(rec.Options, french.Lexicon())
	if n := testing.AllocsPerRun(10, func() {
		for range rec.Replay(rules) {
		}
	}); n > 8 {
		t.Errorf("%v allocations for %d moves", n, len(rec.Moves))
	}
}
