package jago_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/recordtest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/shape"
)

var records = recordtest.Game[jago.Record, jago.State, jago.Player, jago.Move, jago.Step, *jago.Rules, jago.Options]{
	Read:    jago.ReadRecord,
	Compile: jago.Compile,
	Of:      func(r jago.Record) jago.Options { return r.Options },
	Lines:   func(r jago.Record) []shape.Line[jago.Player, jago.Move] { return r.Moves },
}

// What a record says is in its fields, and is written as it is read.
func TestRecordText(t *testing.T) {
	want := jago.Record{
		Options: optionsWith(func(o *jago.Options) {
			o.Bag, o.Rack, o.Validation = bag.MustParse("AABBCCDDEEFF"), 6, jago.OnContest
		}),
		Players: []string{"Al", "Jean Paul"}, First: jago.Blue, Lexicon: "x",
		Comments: []string{"few letters"}, Closing: []string{"the end"},
		Moves: []shape.Line[jago.Player, jago.Move]{
			{Player: jago.Blue, Move: jago.Draw(6).WithDrawn("ABCDEF"), Text: "+FEDCBA", Comment: "all that"},
			{Player: jago.Blue, Move: jago.Place(jago.Centre(), board.Across, "ABE").FromBeside("A"), Text: "6F:ABE|A", Before: []string{"so soon"}},
		},
	}
	const text = `# few letters
@game jago
@rules official
@option bag=AABBCCDDEEFF
@option rack=6
@option validation=contest
@players Al, Jean Paul
@first Jean Paul
@lexicon x
Jean Paul +FEDCBA # all that
# so soon
Jean Paul 6F:ABE|A
# the end
`
	records.Text(t, want, text)
	// What has a Move and no Text is written as the move, and players without a name are
	// red and blue.
	rec := jago.Record{Options: jago.Official(), Moves: []shape.Line[jago.Player, jago.Move]{{Move: jago.Draw(3).WithDrawn("CBA")}}}
	gametest.Equal(t, "the text", rec.String(), "@game jago\n@rules official\n@players red blue\n@first red\nred +ABC\n")
}

func TestRecordFaults(t *testing.T) {
	records.Faults(t, "A -", map[string]string{
		"\n@rules scrabble":              `line 2: jago: unknown preset "scrabble"; known: official`,
		"@option rack=six":               `line 1: jago: option rack cannot be "six": it must be a number`,
		"@players 1 2 3":                 "line 1: 3 players are named, and the game is for 2",
		"# a coin\n@toss A=M B=C":        "line 2: this game has no toss: the players agree on who begins, and @first says it",
		"A rat":                          `line 1: jago: move "rat": a word has a square before it, as in 6F:RAT, and a draw a +, as in +RAT`,
		"A -\n\nB 6F:r4t":                `line 3: jago: move "6F:r4t": a word is letters A to Z without accents, on the board, and after | those that come from beside it`,
		"A " + strings.Repeat("A", 2000): `line 1: jago: move "` + strings.Repeat("A", 40) + `…": it is too long`,
	})
}

func TestRecordFormerKeys(t *testing.T) {
	records.FormerKeys(t, map[string]string{"letters=AABBCC": "bag=AABBCC", "turned=2": "flips=2"})
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
	rec := records.Parse(t, taleText)
	steps := must.Get(records.Steps(t, records.Replay(rec, gaddag.Lexicon())))(t)
	var shown [][2]int
	for _, s := range steps {
		shown = append(shown, [2]int{s.After.Score(jago.Red), s.After.Score(jago.Blue)})
	}
	if want := [][2]int{{}, {}, {3, 0}, {3, 0}, {3, 0}, {0, 4}, {0, 4}}; !slices.Equal(shown, want) {
		t.Errorf("letters %v, want %v", shown, want)
	}
	if s := steps[len(steps)-1].After; s.Turn() != jago.Blue || s.Due() != 1 || s.Rules().Options() != jago.Official() {
		t.Errorf("the last state is\n%s", notice(s))
	}
}

// Rules that are compiled already replay a game too, with their MeaningFunc.
func TestReplayOtherMeanings(t *testing.T) {
	rec := records.Parse(t, taleText)
	rules := rulesOf(t, "official")
	same := rules.WithMeaning(func(old, new string, lengthened bool) jago.Meaning { return jago.SameMeaning })
	for r, blue := range map[*jago.Rules]int{rules: 4, same: 1} { // of GRAS, or G alone
		steps, err := records.Steps(t, rec.Replay(r))
		if err != nil && gametest.Clause(err) != "jago/end-of-turn" {
			t.Fatal(err)
		}
		if last := steps[len(steps)-1].After; last.Score(jago.Blue) != blue || last.Rules() != r {
			t.Errorf("%d letters are blue, want %d", last.Score(jago.Blue), blue)
		}
	}
	records.OtherRules(t, rec, nil, new(jago.Rules), rulesOf(t, "official turned=2"))
	records.OtherRules(t, jago.Record{}, new(jago.Rules))
}

// The first move that is not legal ends a replay.
func TestReplayRefuses(t *testing.T) {
	records.Refuses(t, gaddag.Lexicon(), "@first A\n# to begin\nA +RASEILTNDHOU\nB +GBIENTNDHSRE\n", map[string]recordtest.Refusal{
		"A 6F:RASU\nA -\n":             recordtest.At(5, "jago/words"),
		"B -\n":                        recordtest.At(5, "jago/turn-order"),
		"A -\n":                        recordtest.At(5, "jago/end-of-turn"),
		"A 6F:RAS\nA -\n\nA +ZZY\nA -": recordtest.At(9, "jago/turn-order"),
		"A 6F:RAS\n\nA +ZZY\n":         recordtest.At(7, "jago/turn-order"),
		"A 6F:RAS\nA -\nA +3\n":        recordtest.At(7, "jago/players"),
		"A 6F:RAS\nA -\nA +0\n":        recordtest.At(7, "jago/players"),
		"A 6F:RAS\nA -\nA +QQQ\n":      recordtest.At(7, "jago/bag"),
		"A 1A:RAS\n":                   recordtest.At(5, "jago/turn"),
		"A ^A1\n":                      recordtest.At(5, "jago/contest"),
		"A resign\nB -\nA -":           recordtest.At(6, "jago/resign"),
		"A ~\nB -":                     recordtest.At(6, "jago/end"),
	})
	records.Refuses(t, gaddag.Lexicon(), "@first B\n", map[string]recordtest.Refusal{"A +RASEILTNDHOU": recordtest.At(2, "jago/turn-order")})
}

// What does not compile has no states.
func TestReplayOfNoRules(t *testing.T) {
	plain := must.Get(lexicon.ReadList(strings.NewReader("RAT\nTZAR\n")))(t)
	records.NoRules(t, records.Parse(t, "@game jago\n@option rack=99"), gaddag.Lexicon(), "rack is 99")
	records.NoRules(t, records.Parse(t, "@option letters=AAA?\n# and\n@option validation=contest\n@rules official\n"), gaddag.Lexicon(), "1 joker,")
	records.NoRules(t, records.Parse(t, "A -"), nil, "no lexicon")
	records.NoRules(t, jago.Record{}, gaddag.Lexicon(), "jago")
	if steps, err := records.Steps(t, records.Replay(records.Parse(t, "A +ABEIORSTTUZR\nB +EEEEEEAAAAAA\nA 6F:RAT"), plain)); len(steps) != 3 || err != nil {
		t.Errorf("with a plain list: %d steps, %v", len(steps), err)
	}
}

// What would not come back is not written.
func TestRecordThatIsNone(t *testing.T) {
	records.NotWritten(t, "@players A B\nB +ABUZRT\nB 6F:RAT\n", map[string]func(*jago.Record){
		"3 players are named": func(r *jago.Record) { r.Players = append(r.Players, "C") },
		"move 2: the text \"6F:RATS\" is not the move \"6F:RAT\"": func(r *jago.Record) { r.Moves[1].Text = "6F:RATS" },
		"move 2: jago: move \"6F:RAT # no\"":                      func(r *jago.Record) { r.Moves[1].Text = "6F:RAT # no" },
		"move 2: jago: move \"none\"":                             func(r *jago.Record) { r.Moves[1].Move, r.Moves[1].Text = jago.Move{}, "" },
		"move 2: jago: move \"place\"": func(r *jago.Record) {
			r.Moves[1].Move, r.Moves[1].Text = jago.Place(jago.Centre(), board.Across, "Rat"), ""
		},
		"move 2: the text \"+0\" is not the move": func(r *jago.Record) { r.Moves[1].Move, r.Moves[1].Text = jago.EndTurn(), "+0" },
		"option validation cannot be":             func(r *jago.Record) { r.Options.Validation = 9 },
		"option bag cannot be":                    func(r *jago.Record) { r.Options.Bag = bag.Bag{} },
		"values without a name":                   func(r *jago.Record) { r.Options.Excluded = 1 << 31 },
	})
}
