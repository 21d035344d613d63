package scrabblecards_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/recordtest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/shape"
)

var records = recordtest.Game[scrabblecards.Record, scrabblecards.State, scrabblecards.Player, scrabblecards.Move, scrabblecards.Step, *scrabblecards.Rules, scrabblecards.Options]{
	Read:    scrabblecards.ReadRecord,
	Compile: scrabblecards.Compile,
	Of:      func(r scrabblecards.Record) scrabblecards.Options { return r.Options },
	Lines:   func(r scrabblecards.Record) []shape.Line[scrabblecards.Player, scrabblecards.Move] { return r.Moves },
}

// What a record says is in its fields, and is written as it is read.
func TestRecordText(t *testing.T) {
	deck := must.Get(scrabblecards.ParseCards("AABBCCDDEEEEFFSS2MMMMMMM"))(t)
	want := scrabblecards.Record{
		Options: optionsWith(func(o *scrabblecards.Options) {
			o.Players, o.Bag, o.Validation = 3, deck, scrabblecards.OnContest
		}),
		Players: []string{"Al", "Jean Paul", "Cy"}, First: scrabblecards.B, Lexicon: "x",
		Toss:     []scrabblecards.TossRound{{'M', 'C', 'C'}, {0, 'D', 'E'}},
		Comments: []string{"few cards"}, Closing: []string{"the end"},
		Moves: []shape.Line[scrabblecards.Player, scrabblecards.Move]{
			{Player: scrabblecards.B, Move: scrabblecards.Draw(7).WithDrawn("ABCDEF2"), Text: "+FE2DCBA", Comment: "all that"},
			{Player: scrabblecards.B, Move: placing("(0,0)>BEC*2@2"), Text: "(0,0)>BEC*2@2", Before: []string{"so soon"}},
			{Player: scrabblecards.C, Move: placing("-#3"), Text: "-#3", Comment: "not named"},
		},
	}
	const text = `# few cards
@game scrabblecards
@rules official
@option bag=AABBCCDDEEEEFFMMMMMMMSS2
@option validation=contest
@players Al, Jean Paul, Cy
@toss Al=M Jean Paul=C Cy=C
@toss Jean Paul=D Cy=E
@lexicon x
Jean Paul +FE2DCBA # all that
# so soon
Jean Paul (0,0)>BEC*2@2
Cy -#3 # not named
# the end
`
	records.Text(t, want, text)
	// What has a Move and no Text is written as the move, and players without a name are
	// A, B and C.
	rec := scrabblecards.Record{
		Options: optionsWith(func(o *scrabblecards.Options) { o.Players = 3 }),
		Moves:   []shape.Line[scrabblecards.Player, scrabblecards.Move]{{Move: scrabblecards.Draw(3).WithDrawn("CBA")}},
	}
	gametest.Equal(t, "the text", rec.String(), "@game scrabblecards\n@rules official\n@players A B C\n@first A\nA +ABC\n")
	if rec.Name(scrabblecards.C) != "C" || rec.Name(77) != "nobody" {
		t.Errorf("names are %q and %q", rec.Name(scrabblecards.C), rec.Name(77))
	}
	// The names of a record are its own.
	names := []string{"Al", "Bo"}
	rec = scrabblecards.NewRecord(compile(t, scrabblecards.Official()), scrabblecards.A, names...)
	if names[0] = "Cy"; rec.Name(scrabblecards.A) != "Al" || rec.Lexicon != gaddag.Lexicon().ID() {
		t.Errorf("%s", rec)
	}
}

// A draw in a record says its cards, so that +2 and +3 are a bonus card there and a
// number of cards nowhere.
func TestRecordOfOneBonusCard(t *testing.T) {
	rec := records.Parse(t, "A +2\nA +3\nA +1+2\nA +22\nA +4\nA -A+2\n")
	for i, want := range []scrabblecards.Move{
		scrabblecards.Draw(1).WithDrawn("2"), scrabblecards.Draw(1).WithDrawn("3"), scrabblecards.Draw(1).WithDrawn("2"),
		scrabblecards.Draw(2).WithDrawn("22"), scrabblecards.Draw(4), scrabblecards.Exchange("A").WithDrawn("2"),
	} {
		if got := rec.Moves[i].Move; got != want {
			t.Errorf("move %d is %s, want %s", i, got, want)
		}
	}
	gametest.Equal(t, "the text", rec.String(), "@game scrabblecards\n@rules official\n@players A B\n@first A\nA +2\nA +3\nA +1+2\nA +22\nA +4\nA -A+2\n")
	rec = scrabblecards.NewRecord(compile(t, scrabblecards.Official()), scrabblecards.A)
	rec.Lexicon = ""
	rec.Append(scrabblecards.Step{Move: scrabblecards.Draw(1).WithDrawn("3")})
	rec.Moves = append(rec.Moves, shape.Line[scrabblecards.Player, scrabblecards.Move]{Move: scrabblecards.Draw(1).WithDrawn("2")}) // without its Text
	gametest.Equal(t, "the text", rec.String(), "@game scrabblecards\n@rules official\n@players A B\n@first A\nA +3\nA +2\n")
	// The decision to draw two has no text.
	rec.Append(scrabblecards.Step{Move: scrabblecards.Draw(2)})
	if _, err := rec.MarshalText(); err == nil || !strings.Contains(err.Error(), `move 3: the text "+2" is not the move "+2"`) {
		t.Error(err)
	}
}

func TestRecordFaults(t *testing.T) {
	records.Faults(t, "A -", map[string]string{
		"\n@rules classic":                    `line 2: scrabblecards: unknown preset "classic"; known: official`,
		"@option hand=six":                    `line 1: scrabblecards: option hand cannot be "six": it must be a number`,
		"@option players=3":                   "line 1: the game is for 3 players, and 2 are named",
		"@players A B C\n\n@option players=2": "line 3: the game is for 2 players, and 3 are named",
		"@players 1 2 3 4 5 6 7":              "line 1: 7 players are named, and the game is for 2 to 6",
		"@toss A=M B=MM":                      "line 1: a player draws one letter in a round of the toss",
		"A CRISE":                             `line 1: scrabblecards: move "CRISE": a word has its place before it, as in (0,0)>CRISE, and a draw a +, as in +CRISE`,
		"A -\n\nB ~":                          `line 3: scrabblecards: move "~": unknown move`,
		"A " + strings.Repeat("A", 2000):      `line 1: scrabblecards: move "` + strings.Repeat("A", 40) + `…": it is too long`,
	})
	records.Parse(t, "@players A B C D E F\n@option players=6")
}

func TestRecordFormerKeys(t *testing.T) {
	records.FormerKeys(t, map[string]string{"deck=AABBCC": "bag=AABBCC", "hand=6": "rack=6", "penalty=5": "penalty-points=5"})
}

// A toss that the rules refuse is refused where it stands.
func TestRecordToss(t *testing.T) {
	records.RefusesHeads(t, map[string]recordtest.Refusal{
		"@toss A=M B=M":                                 recordtest.At(1, "cards/toss-tie"), // nobody has won
		"@toss A=M B=M\n@toss A=M B=M":                  recordtest.At(2, "cards/toss-tie"), // nor then
		"@toss A=M B=M\n@toss A=J B=J":                  recordtest.At(2, "cards/deal"),     // there is one J
		"@toss A=M B=M\n\n@toss A=D B=C\n@toss A=A B=B": recordtest.At(4, "cards/deal"),     // B has won
		"@toss A=M\n@toss A=D B=C":                      recordtest.At(1, "cards/deal"),     // B has not drawn
		"@toss A=a B=C":                                 recordtest.At(1, "cards/deal"),
		"@toss A=? B=C":                                 recordtest.At(1, "cards/toss-special"),
		"# cards\n@toss A=M B=M\n@toss A=M B=2":         recordtest.At(3, "cards/toss-special"),
		"@toss A=Z B=Y\n@option bag=AABBCCDDEEFFEESS2":  recordtest.At(1, "cards/deal"),
	})
}

// A record of 8000 rounds, of which the last is at fault, is judged as fast as a short
// one.
func TestRecordOfALongToss(t *testing.T) {
	text := strings.Repeat("@toss A=M B=M\n", 8000)
	_, err := scrabblecards.ReadRecord(strings.NewReader(text+"@toss A=J B=J\n"), nil)
	var e *rulebook.RecordError
	if !errors.As(err, &e) || e.Line != 8001 || gametest.Clause(err) != "cards/deal" {
		t.Error(err)
	}
	if rec := records.Parse(t, text+"@toss A=D B=C\n"); rec.First != scrabblecards.B || len(rec.Toss) != 8001 {
		t.Errorf("%v begins after %d rounds", rec.First, len(rec.Toss))
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
	rec := records.Parse(t, shortGame)
	steps := must.Get(records.Steps(t, records.Replay(rec, gaddag.Lexicon())))(t)
	var scores [][3]int
	for _, s := range steps {
		all := s.After.Scores()
		scores = append(scores, [3]int(all[:3]))
	}
	if want := [][3]int{{}, {}, {}, {0, 0, 14}, {0, 0, 14}, {9, 0, 14}, {9, 0, 14}, {9, 0, 14}}; !slices.Equal(scores, want) {
		t.Errorf("scores %v, want %v", scores, want)
	}
	if s := steps[len(steps)-1].After; s.Turn() != scrabblecards.C || s.Rules().Options() != rec.Options {
		t.Errorf("the last state is %s", s)
	}
	records.OtherRules(t, rec, nil, new(scrabblecards.Rules), rulesOf(t, "official hand=6"))
	records.OtherRules(t, scrabblecards.Record{}, new(scrabblecards.Rules))
}

// The first move that is not legal ends a replay.
func TestReplayRefuses(t *testing.T) {
	records.Refuses(t, gaddag.Lexicon(), "@first A\n# to begin\nA +CRISERA\nB +HATMON2\n", map[string]recordtest.Refusal{
		"A (0,0)>RICSE\nA -\n":        recordtest.At(5, "cards/words"),
		"B -\n":                       recordtest.At(5, "cards/turn"),
		"A (0,0)>CRISE\n\nA +ZZZZZ\n": recordtest.At(7, "cards/deck"),
		"A (0,0)>CRISE\nA +5\n":       recordtest.At(6, "cards/refill"),
		"A (0,0)>CRISE\nA +2\n":       recordtest.At(6, "cards/refill"),
		"A (1,0)>CRISE\n":             recordtest.At(5, "cards/first"),
		"A -CR\nA -":                  recordtest.At(5, "cards/exchange"),
		"A -\nB (0,0)>MON*2@1":        recordtest.At(6, "cards/first"),
		"A resign\nB -\nA -":          recordtest.At(6, "cards/resign"),
		"A -#3\n":                     recordtest.At(5, "cards/exchange"), // which was a pass with a comment
	})
	records.Refuses(t, gaddag.Lexicon(), "@first B\n", map[string]recordtest.Refusal{"A +CRISERA": recordtest.At(2, "cards/turn")})
}

// What does not compile has no states.
func TestReplayOfNoRules(t *testing.T) {
	plain := must.Get(lexicon.ReadList(strings.NewReader("CRI\nCRISE\n")))(t)
	records.NoRules(t, records.Parse(t, "@game scrabblecards\n@option hand=99"), gaddag.Lexicon(), "rack is 99")
	records.NoRules(t, records.Parse(t, "@players A B C\n@option bag=ABCDEFGHIJKLMNOPQR\n# and\n@option validation=contest\n@rules official\n"), gaddag.Lexicon(), "bag is 18, and must be from 21")
	records.NoRules(t, records.Parse(t, "A +CRISERA"), nil, "no lexicon")
	records.NoRules(t, scrabblecards.Record{}, gaddag.Lexicon(), "scrabblecards")
	if steps, err := records.Steps(t, records.Replay(records.Parse(t, "A +CRISERA\nB +HATMON2\nA (0,0)>CRI"), plain)); len(steps) != 3 || err != nil {
		t.Errorf("with a plain list: %d steps, %v", len(steps), err)
	}
}

// What would not come back is not written.
func TestRecordThatIsNone(t *testing.T) {
	records.NotWritten(t, "@toss A=D B=C\nB +CRISERA\nB (0,0)>CRISE\n", map[string]func(*scrabblecards.Record){
		"for 2 players, and 3 are named":                                 func(r *scrabblecards.Record) { r.Players = append(r.Players, "C") },
		"for 3 players, and 2 are named":                                 func(r *scrabblecards.Record) { r.Options.Players = 3 },
		"0 players are named, and":                                       func(r *scrabblecards.Record) { r.Options.Players, r.Players = 7, nil },
		"0 players are named, and the game":                              func(r *scrabblecards.Record) { r.Options.Players, r.Players = 1_000_000_000, nil },
		"0 players are named":                                            func(r *scrabblecards.Record) { r.Options.Players, r.Players = -1, nil },
		"B has won the toss":                                             func(r *scrabblecards.Record) { r.First = scrabblecards.A },
		"no round has decided (cards/toss-tie)":                          func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'C', 'C'} },
		"and nobody else (cards/deal)":                                   func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'D', 'C', 'E'} },
		"does not hold these letters (cards/deal)":                       func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'D', 0xC3} },
		"cards/toss-special":                                             func(r *scrabblecards.Record) { r.Toss[0] = scrabblecards.TossRound{'D', '?'} },
		"move 2: the text \"(0,0)>CRI\" is not the move \"(0,0)>CRISE\"": func(r *scrabblecards.Record) { r.Moves[1].Text = "(0,0)>CRI" },
		"move 2: scrabblecards: move \"- # no\"":                         func(r *scrabblecards.Record) { r.Moves[1].Text = "- # no" },
		"move 2: scrabblecards: move \"none\"":                           func(r *scrabblecards.Record) { r.Moves[1].Move, r.Moves[1].Text = scrabblecards.Move{}, "" },
		"move 2: scrabblecards: move \"place\"": func(r *scrabblecards.Record) {
			r.Moves[1].Move, r.Moves[1].Text = scrabblecards.Place(board.At(0, 0), board.Across, "É"), ""
		},
		"option validation cannot be": func(r *scrabblecards.Record) { r.Options.Validation = 9 },
		"option bag cannot be \"\"":   func(r *scrabblecards.Record) { r.Options.Bag, r.Toss = scrabblecards.Cards{}, nil },
		"option bag cannot be \"A":    func(r *scrabblecards.Record) { r.Options.Bag.Doubles, r.Options.Bag.Triples = 255, 255 },
		"values without a name":       func(r *scrabblecards.Record) { r.Options.Excluded = 1 << 31 },
	})
}

// A record that is played to its end, and MustCompile.
func TestEnd(t *testing.T) {
	r := scrabblecards.MustCompile(scrabblecards.Official(), gaddag.Lexicon())
	rec := scrabblecards.NewRecord(r, scrabblecards.B)
	recordtest.Ends(t, &rec, r.Start(scrabblecards.B), r, []scrabblecards.Move{scrabblecards.Draw(7).WithDrawn("CRIS2RA"), scrabblecards.Draw(7).WithDrawn("HATMONE")}, scrabblecards.LetGo())
	recordtest.Panics(t, "the zero Options compile", func() { scrabblecards.MustCompile(scrabblecards.Options{}, gaddag.Lexicon()) })
}
