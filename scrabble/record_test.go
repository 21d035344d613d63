package scrabble_test

import (
	"iter"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/recordtest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/shape"
)

var records = recordtest.Game[scrabble.Record, scrabble.State, scrabble.Player, scrabble.Move, scrabble.Step, *scrabble.Rules, scrabble.Options]{
	Read:    scrabble.ReadRecord,
	Compile: scrabble.Compile,
	Of:      func(r scrabble.Record) scrabble.Options { return r.Options },
	Lines:   func(r scrabble.Record) []shape.Line[scrabble.Player, scrabble.Move] { return r.Moves },
}

func optionsWith(set ...func(*scrabble.Options)) scrabble.Options {
	o := scrabble.Classique()
	settings(set...)(&o)
	return o
}

// replays writes a game as a record, and reads it back.
func replays(first scrabble.Player, game []gametest.Step[scrabble.State, scrabble.Player, scrabble.Move]) ([]scrabble.State, error) {
	rules := game[0].Before.Rules()
	rec := scrabble.NewRecord(rules, first)
	for _, s := range game {
		rec.Append(scrabble.Step(s))
	}
	return records.Replayed(rec, rules)
}

// What a record says is in its fields, and is written as it is read.
func TestRecordText(t *testing.T) {
	want := scrabble.Record{
		Options: optionsWith(onContest, func(o *scrabble.Options) {
			o.Players, o.Bag = 3, bag.MustParse("AAAAEEEEIIIIMOTSSRTLNU?")
		}),
		Players: []string{"Al", "Bo Li", "Cy"}, First: scrabble.B, Lexicon: "x",
		Toss:     []scrabble.TossRound{{'M', 'A', 'A'}, {0, 'E', '?'}},
		Comments: []string{"few tiles"}, Closing: []string{"the end"},
		Moves: []shape.Line[scrabble.Player, scrabble.Move]{
			{Player: scrabble.B, Move: scrabble.Draw(7).WithDrawn("AMOTS?E"), Text: "+MOT?SAE", Comment: "all that"},
			{Player: scrabble.B, Move: scrabble.Place(scrabble.Centre(), board.Across, "MoT"), Text: "8H:MoT", Before: []string{"so soon"}},
			{Player: scrabble.C, Move: scrabble.Contest(1), Text: "?1"},
			{Player: scrabble.C, Move: scrabble.Place(scrabble.Centre(), board.Down, ".AL"), Text: "H8:.AL", Comment: "a point"},
			{Player: scrabble.A, Move: scrabble.Exchange("AE").WithDrawn("IR"), Text: "-EA+RI"},
			{Player: scrabble.B, Move: scrabble.Pass(), Text: "-"},
			{Player: scrabble.C, Move: scrabble.Flag(), Text: "~"},
			{Player: scrabble.A, Move: scrabble.LetGo(), Text: "."},
			{Player: scrabble.A, Move: scrabble.Resign(), Text: "resign"},
		},
	}
	const text = `# few tiles
@game scrabble
@rules classique
@option bag=AAAAEEEEIIIILMNORSSTTU?
@option validation=contest
@players Al, Bo Li, Cy
@toss Al=M Bo Li=A Cy=A
@toss Bo Li=E Cy=?
@lexicon x
Bo Li +MOT?SAE # all that
# so soon
Bo Li 8H:MoT
Cy ?1
Cy H8:.AL # a point
Al -EA+RI
Bo Li -
Cy ~
Al .
Al resign
# the end
`
	records.Text(t, want, text)
	// What has a Move and no Text is written as the move, and players without a name are
	// A, B and C.
	rec := scrabble.Record{
		Options: optionsWith(func(o *scrabble.Options) { o.Players = 3 }),
		Moves:   []shape.Line[scrabble.Player, scrabble.Move]{{Move: scrabble.Draw(3).WithDrawn("CBA")}, {Move: scrabble.Place(scrabble.Centre(), board.Down, "CAB")}},
	}
	gametest.Equal(t, "the text", rec.String(), "@game scrabble\n@rules classique\n@players A B C\n@first A\nA +ABC\nA H8:CAB\n")
	if rec.Name(scrabble.C) != "C" || rec.Name(77) != "nobody" {
		t.Errorf("names are %q and %q", rec.Name(scrabble.C), rec.Name(77))
	}
}

// shortRecord is a game of three with contests, an exchange, a flag and jokers.
const shortRecord = `@game scrabble
@option validation=contest
@option time-penalty=5
@players Alice Bruno Zoé
@toss Alice=M Bruno=C Zoé=C
@toss Bruno=J Zoé=D
Zoé +AEINRT?
Alice +EEIKMNT
Bruno +AEIOUVX
Zoé 8F:TRAINEs
Alice ?          # good: five points
Zoé +BDEGLOS
Alice H7:NATK    # the A lies there: bad, and contested
Bruno ?
Bruno -XV+SU
Zoé ~
Zoé -
Alice H7:T.N
Bruno ?2         # there is no second word
`

// A game of three players with contests, saved and resumed, is the same game.
func TestRecordIsResumed(t *testing.T) {
	rec := records.Parse(t, strings.TrimSuffix(shortRecord, "Bruno ?2         # there is no second word\n"))
	steps := must.Get(records.Steps(t, records.Replay(rec, gaddag.Lexicon())))(t)
	last := steps[len(steps)-1].After
	rules := last.Rules()
	for n := range rec.Moves {
		saved := rec
		saved.Moves = rec.Moves[:n]
		text, err := saved.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		var resumed scrabble.Record
		must.Do(t, resumed.UnmarshalText(text))
		s := rules.Start(resumed.First)
		for step, err := range resumed.Replay(rules) {
			if err != nil {
				t.Fatal(err)
			}
			s = step.After
		}
		if want := steps[n].Before; s.Setup() != want.Setup() || s.String() != want.String() {
			t.Fatalf("after %d moves it resumes with\n%s, not\n%s", n, s, want)
		}
		for _, step := range steps[n:] {
			if s, err = s.Play(step.Player, step.Move); err != nil {
				t.Fatal(err)
			}
		}
		if s != last {
			t.Errorf("resumed after %d moves it ends with\n%s, not\n%s", n, s, last)
		}
	}
	gametest.Equal(t, "Alice", last.Score(scrabble.A), -5+3)
	gametest.Equal(t, "Zoé", last.Score(scrabble.C), 62-5)
	gametest.Equal(t, "what Alice holds", last.Rack(scrabble.A).String(), "EEIKM")
}

// A word is written with the letters that lie there, or with points for them.
func TestRecordOfWholeWords(t *testing.T) {
	const start = "A +AEINRT?\nB +EEIKMNT\nA 8F:TRAINEs\nA +BDEGLOS\n"
	var want scrabble.State
	for i, word := range []string{"H7:T.NK", "H7:TANK", "H7:TaNK"} {
		rec := records.Parse(t, start+"B "+word+"\n")
		steps, err := records.Steps(t, rec.Replay(compiled(t, scrabble.Classique(), "")))
		if err != nil {
			t.Fatalf("%s: %v", word, err)
		}
		last := steps[len(steps)-1]
		if i == 0 {
			want = last.After
		}
		gametest.Equal(t, word, last.After, want)
		gametest.Equal(t, "the move", last.Move.String(), "H7 T.NK")
	}
	// Words of more letters than a rack has too.
	rec := records.Parse(t, start+"B -\nA 8F:TRAINESOLD\n")
	_, err := records.Steps(t, rec.Replay(compiled(t, optionsWith(), "")))
	gametest.Equal(t, "the clause", gametest.Clause(err), law.ScrabbleAllWords)
	// A record that is written has points.
	s := compiled(t, scrabble.Classique(), "").Start(scrabble.A)
	rec = scrabble.NewRecord(s.Rules(), scrabble.A)
	for _, text := range []string{"A +AEINRT?", "B +EEIKMNT", "A 8F TRAINEs", "A +BDEGLOS", "B H7 TANK"} {
		p, m := by(t, text)
		if text == "B H7 TANK" {
			m = s.Placement(board.At(6, 7), board.Down, "TANK")
		}
		next := must.Get(s.Play(p, m))(t)
		rec.Append(scrabble.Step{Before: s, Player: p, Move: m, After: next})
		s = next
	}
	gametest.Equal(t, "the last line", rec.Moves[4].Text, "H7:T.NK")
}

// A record says which squares it has: H4 is row H, column 4 on French ones.
func TestRecordOfFrenchSquares(t *testing.T) {
	const text = `@game scrabble
@rules classique
@option squares=french
@players A B
@first A
A +AEINRT?
B +EEIKMNT
A H6:TRAINEs
A +BDEGLOS
B 8G:T.NK
`
	rec := records.Parse(t, text)
	gametest.Equal(t, "the text", rec.String(), text)
	steps := must.Get(records.Steps(t, records.Replay(rec, gaddag.Lexicon())))(t)
	last := steps[len(steps)-1]
	gametest.Equal(t, "the move", last.Move.String(), "H7 T.NK")
	gametest.Equal(t, "its notation", last.Before.Notation(last.Move), "8G T.NK")
	again := scrabble.NewRecord(last.After.Rules(), scrabble.A)
	again.Lexicon = ""
	for _, s := range steps {
		again.Append(scrabble.Step(s))
	}
	gametest.Equal(t, "the text", again.String(), text)
}

func TestRecordFaults(t *testing.T) {
	const placement = "a placement is a square, a colon and a word, as in 8H:MOT across or H8:MOT down, or on French squares H8:MOT across or 8H:MOT down"
	records.Faults(t, "A -", map[string]string{
		"\n@rules classic":                `line 2: scrabble: unknown preset "classic"; known: classique, english`,
		"@players A B C D E":              "line 1: 5 players are named, and the game is for 2 to 4",
		"@game jago":                      `line 1: this is a record of "jago", not of scrabble`,
		"A -\nB 8P:MOT":                   `line 2: scrabble: move "8P:MOT": ` + placement,
		"A -\n\nB :MOT":                   `line 3: scrabble: move ":MOT": ` + placement,
		"A 8H:":                           `line 1: scrabble: move "8H:": ` + notAWord,
		"A 8H:...":                        `line 1: scrabble: move "8H:...": ` + notAWord,
		"A 8H:M?T":                        `line 1: scrabble: move "8H:M?T": ` + notAWord,
		"A 8H:" + strings.Repeat("A", 16): `line 1: scrabble: move "8H:AAAAAAAAAAAAAAAA": ` + placement,
		"@option squares=frensh":          `line 1: scrabble: option squares cannot be "frensh": it must be one of standard, french`,
	})
}

const notAWord = "a word is letters A to Z, a to z for jokers and points for letters that lie there, on the board and with at most 8 of them laid"

// The former keys of options are read.
func TestRecordFormerKeys(t *testing.T) {
	records.FormerKeys(t, map[string]string{"tiles=english": "bag=english", "challenge=single": "penalty=single", "challenge-points=7": "penalty-points=7"})
}

// A toss that the rules refuse is refused where it stands.
func TestRecordToss(t *testing.T) {
	records.RefusesHeads(t, map[string]recordtest.Refusal{
		"@toss A=M B=M": recordtest.At(1, "scrabble/toss-tie"), // nobody has won
		"@toss A=M B=M\n\n@toss A=D B=C\n@toss A=A B=B": recordtest.At(4, "scrabble/toss"), // B has won
		"@toss A=M B=M\n@toss A=J B=J":                  recordtest.At(2, "scrabble/toss"), // there is one J
	})
}

func TestReplay(t *testing.T) {
	rec := records.Parse(t, shortRecord)
	steps, err := records.Steps(t, records.Replay(rec, gaddag.Lexicon()))
	if citation := gametest.Clause(err); citation != law.ScrabbleContest || len(steps) != len(rec.Moves) {
		t.Fatalf("%d steps, %v", len(steps), err)
	}
	var scores [][3]int
	for _, s := range steps[:9] {
		all := s.After.Scores()
		scores = append(scores, [3]int(all[:3]))
	}
	if want := [][3]int{{}, {}, {}, {0, 0, 62}, {-5, 0, 62}, {-5, 0, 62}, {8, 0, 62}, {-5, 0, 62}, {-5, 0, 62}}; !slices.Equal(scores, want) {
		t.Errorf("scores %v, want %v", scores, want)
	}
	records.OtherRules(t, rec, nil, new(scrabble.Rules), compiled(t, scrabble.Classique(), ""))
	records.OtherRules(t, scrabble.Record{}, new(scrabble.Rules))
	// It stops when it is told to.
	for range rec.Replay(steps[0].Before.Rules()) {
		break
	}
}

// The first move that is not legal ends a replay.
func TestReplayRefuses(t *testing.T) {
	records.Refuses(t, gaddag.Lexicon(), "@first A\n# to begin\nA +AEINRT?\nB +EEIKMNT\n", map[string]recordtest.Refusal{
		"A 8F:TRAINEx\nA -\n":        recordtest.At(5, "scrabble/all-words"),
		"B -\n":                      recordtest.At(5, "scrabble/turn"),
		"A 8F:TRAINEs\n\nA +KKKKKKK": recordtest.At(7, "scrabble/bag"),
		"A 8F:TRAINEs\nA +7\n":       recordtest.At(6, "scrabble/rack"),
		"A 1A:TRAINEs\n":             recordtest.At(5, "scrabble/first"),
		"A 8F:ABCDEFGHI\n":           recordtest.At(5, "scrabble/place"),
		"A -\nB resign\nA -":         recordtest.At(7, "scrabble/resign"),
		"A ?":                        recordtest.At(5, "official/contest/strict"),
	})
}

// What does not compile has no states.
func TestReplayOfNoRules(t *testing.T) {
	records.NoRules(t, records.Parse(t, "@game scrabble\n@option rack=9"), gaddag.Lexicon(), "rack is 9")
	records.NoRules(t, records.Parse(t, "A -"), nil, "no lexicon")
	records.NoRules(t, scrabble.Record{}, gaddag.Lexicon(), "the options are empty")
}

// What would not come back is not written.
func TestRecordThatIsNone(t *testing.T) {
	records.NotWritten(t, "@toss A=D B=C\nB +AEINRT?\nB 8F:TRAINEs\n", map[string]func(*scrabble.Record){
		"for 2 players, and 3 are named":     func(r *scrabble.Record) { r.Players = append(r.Players, "C") },
		"B has won the toss":                 func(r *scrabble.Record) { r.First = scrabble.A },
		"(scrabble/toss-tie)":                func(r *scrabble.Record) { r.Toss[0] = scrabble.TossRound{'C', 'C'} },
		`move 2: the text "8F:TRAIN" is not`: func(r *scrabble.Record) { r.Moves[1].Text = "8F:TRAIN" },
		`move 2: scrabble: move "none"`:      func(r *scrabble.Record) { r.Moves[1].Move, r.Moves[1].Text = scrabble.Move{}, "" },
		`move 2: scrabble: move "place"`: func(r *scrabble.Record) {
			r.Moves[1].Move, r.Moves[1].Text = scrabble.Place(board.At(0, 0), board.Across, "É"), ""
		},
		`option squares cannot be`: func(r *scrabble.Record) { r.Options.Squares = 7 },
	})
}

// What is read as a record is written and comes back as the same; what is not keeps what
// stands before the fault. To replay it never panics.
func FuzzReadRecord(f *testing.F) {
	for _, s := range []string{
		shortRecord, // a game
		"@first B\nB +AEINRT? # seven\n# a word\nA +EEIKMNT\nB 8F:TRAINES\nB +BDEGLOS\nA H7:TANK\nA +UUU\nB -BD+AA\nA -\nB resign\n# over\n", // to its end
		"@option rack=3\n@rules english\n@option bag=AELLRSSTTZ\n@option validation=contest\nA +TAL\nB +ERS\nA 8H:TAL\nB ?\nB ?1,2\n",        // options around the rules
		"@option validation=recorded\nA +7\nB +7\nA 8H:TAL\nB ?1=\nB ?!\nB -3\nB -AB+CD\n",                                                   // what nobody named
		"@option squares=french\nA +AEINRT?\nB +EEIKMNT\nA H6:TRAINEs\nA 8H:A\n",                                                             // French squares
		"\uFEFF@game scrabble\r\n@lexicon x\r\nA\t+AEINRT?\r\nB +2222222",                                                                    // as other systems write
		"@players A B C D\n@option players=4\n@toss A=B B=? C=A D=A\n@toss C=A D=E\nA +7\n",                                                  // a toss
		"A 8H:A\nA 15O:A\nA O15:AB\nA +0\nA -+\nA -A+\nA +256\nA ?0\nA 8H:" + strings.Repeat("A", 300),                                       // moves that no board knows
		"A 8H:AAAAAAAAAAAAAAA\nA 8A:...............\nA 8A:aaaaaaaaaaaaaaa\n",                                                                 // long words
		"A -\nB resign\nB resign\n",                                                                                            // refused
		"@rules classic\n", "@game jarnac\n", "@players A\n", "@option rack=9\n", "@option squares=x\n", "@option players=5\n", // other games
		"A -\n@first A\n", "A mot\n", "C -\n", "A \n", "A\x00", "\xFF", "", "#", "@", ":", "A :\n", // faults
	} {
		f.Add([]byte(s))
	}
	few := must.Get(lexicon.ReadList(strings.NewReader("TRAINES\nTANK\nTAL\n")))(f)
	f.Fuzz(func(t *testing.T, b []byte) {
		records.FuzzRead(t, b, func(r scrabble.Record) iter.Seq2[scrabble.Step, error] { return records.Replay(r, few) }, func(r scrabble.Record, s scrabble.State) {
			if all := tilesElsewhere(s).Plus(tilesLaid(s)); all != r.Options.Bag {
				t.Fatalf("%q: the tiles are %s", b, all)
			}
		})
	})
}

// A record that is played to its end, and MustCompile.
func TestEnd(t *testing.T) {
	r := scrabble.MustCompile(scrabble.Classique(), gaddag.Lexicon())
	rec := scrabble.NewRecord(r, scrabble.B)
	recordtest.Ends(t, &rec, r.Start(scrabble.B), r, []scrabble.Move{scrabble.Draw(7).WithDrawn("CHATEUR"), scrabble.Draw(7).WithDrawn("OSELINS")}, scrabble.LetGo())
	recordtest.Panics(t, "the zero Options compile", func() { scrabble.MustCompile(scrabble.Options{}, gaddag.Lexicon()) })
}
