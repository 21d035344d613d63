package gcg_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// gcgRead reads a record that has no faults.
func gcgRead(t testing.TB, text string) gcg.GCG {
	t.Helper()
	rec, err := gcg.Read(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return rec
}

// gcgFile is the text of a file in testdata.
func gcgFile(t testing.TB, name string) string {
	t.Helper()
	text := must.Get(os.ReadFile(filepath.Join("testdata", name+".gcg")))(t)
	return string(text)
}

// gcgReplay is all states of a replay, and the error that ends it.
func gcgReplay(rec gcg.GCG) (states []scrabble.State, err error) {
	rules, err := scrabble.Compile(rec.Options, gaddag.Lexicon())
	if err != nil {
		return nil, err
	}
	start, err := rec.Start(rules)
	if err != nil {
		return nil, err
	}
	states = append(states, start)
	for step, err := range rec.Replay(rules) {
		if err != nil {
			return append(states, step.Before), err
		}
		states = append(states, step.After)
	}
	return states, nil
}

// Whole games come to their end, by the rules that they imply.
func TestGCGFiles(t *testing.T) {
	seen := map[string]bool{}
	for _, tt := range []struct {
		name    string
		players string // the full names
		options string
		end     rulebook.Clause // "" of a game that is not over
		scores  [4]int
		left    [4]int
	}{
		{"contestations", "Zoé Lefèvre, Bob", "classique validation=recorded time-penalty=10", "scrabble/end-blocked", [4]int{403, 348}, [4]int{-9, -9}},
		{"a-trois", "Zoé Lefèvre, Bob, Élie", "classique players=3 validation=recorded penalty=points-given time-penalty=10", "scrabble/end-out", [4]int{232, 234, 267}, [4]int{2, -1, -1}},
		{"a-quatre", "Nord, Est, Sud, Ouest", "classique players=4 validation=recorded", "scrabble/end-out", [4]int{179, 194, 148, 242}, [4]int{-1, -1, -9, 11}},
		{"passes", "zoe, bob", "classique validation=recorded", "scrabble/three-rounds", [4]int{92, 104}, [4]int{-8, -11}},
		{"english", "Ann, Ben", "english validation=recorded penalty=points-given", "scrabble/end-out", [4]int{300, 160}, [4]int{10}},
		{"double", "Zoe, Bob, Catherine", "english players=3 validation=recorded", "scrabble/end-out", [4]int{160, 229, 156}, [4]int{0, 20}},
		{"inachevee", "Bob, Zoé", "classique validation=recorded", "", [4]int{51, 188}, [4]int{}},
		{"quackle", "Bob, Zoé", "classique validation=recorded penalty=single penalty-points=0", "", [4]int{125, 188}, [4]int{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			seen[tt.name] = true
			rec := gcgRead(t, gcgFile(t, tt.name))
			gametest.Equal(t, "the options", rec.Options.String(), tt.options)
			var names []string
			for p := range rec.Players {
				names = append(names, rec.Name(scrabble.Player(p)))
			}
			gametest.Equal(t, "the players", strings.Join(names, ", "), tt.players)
			states := must.Get(gcgReplay(rec))(t)
			if len(states) != len(rec.Events)+1 {
				t.Errorf("%d states of %d events", len(states), len(rec.Events))
			}
			s := states[len(states)-1]
			o, over := s.Outcome()
			if over != (tt.end != "") || o.End != tt.end || s.Scores() != tt.scores || o.Left != tt.left {
				t.Errorf("it ends with %v, tiles left %v, by %q, %v", s.Scores(), o.Left, o.End, over)
			}
			back := gcgRead(t, rec.String())
			if diff := sameGCG(rec, back); diff != "" || back.Options != rec.Options {
				t.Errorf("it is written %s (-want +got)\n%s", rec, diff)
			}
		})
	}
	paths, _ := filepath.Glob("testdata/*.gcg")
	for _, path := range paths {
		if name := strings.TrimSuffix(filepath.Base(path), ".gcg"); !seen[name] {
			t.Errorf("%s is not tested", path)
		}
	}
}

// The racks of a game that is not over are known in the last state.
func TestGCGLastRacks(t *testing.T) {
	states, err := gcgReplay(gcgRead(t, gcgFile(t, "inachevee")))
	if err != nil {
		t.Fatal(err)
	}
	s := states[len(states)-1]
	if s.Turn() != scrabble.A || s.Phase() != scrabble.Playing || s.BagLen() != 102-14-21 {
		t.Errorf("%v is on turn, %v, with %d tiles in the bag", s.Turn(), s.Phase(), s.BagLen())
	}
	if a, b := s.Rack(scrabble.A).String(), s.Rack(scrabble.B).String(); a != "AEGKOUU" || b != "AEIILUU" {
		t.Errorf("the racks are %s and %s", a, b)
	}
	for text, want := range map[string][2]string{
		"#rack1 AB\n":                           {"AB", ""},
		"#rack1\n#rack3 AB\n#rack2 A\n#racks\n": {"", "A"},
	} {
		text := strings.Split(gcgFile(t, "inachevee"), "#rack1")[0] + text
		states, err := gcgReplay(gcgRead(t, text))
		s := states[len(states)-1]
		if got := [2]string{s.Rack(scrabble.A).String(), s.Rack(scrabble.B).String()}; err != nil || got != want {
			t.Errorf("%q: %q, %v", text[len(text)-40:], got, err)
		}
	}
	// The tiles must allow them.
	for text, want := range map[string]string{
		"#rack1 AEIOU??\n#rack2 ABCDEFG\n": "line 8: #rack1 AEIOU??: there are not enough tiles for a rack with ? (scrabble/bag)", // a joker lies on the board
		"#rack2 ABCDEFGH\n#rack1 KA\n":     "line 8: #rack2 ABCDEFGH: the player has 7 tiles, and not 8 (scrabble/rack)",
		"#rack2 KA\n#rack1 KB\n":           "line 8: #rack2 KA: there are not enough tiles for a rack with K (scrabble/bag)", // there is one K
	} {
		text := strings.Split(gcgFile(t, "inachevee"), "#rack1")[0] + text
		rec, err := gcg.Read(strings.NewReader(text))
		if err == nil || err.Error() != want || len(rec.Events) != 4 {
			t.Errorf("%q: %v, want %s", text[len(text)-40:], err, want)
		}
	}
	// Before the first event too.
	states, err = gcgReplay(gcgRead(t, "#player1 a\n#player2 b\n#rack1 ABC\n"))
	if s := states[0]; err != nil || len(states) != 1 || s.Rack(scrabble.A).String() != "ABC" || s.Held(scrabble.B) != 7 {
		t.Errorf("%d states, %v", len(states), err)
	}
}

// What the players knew of the racks, and when.
func TestGCGStates(t *testing.T) {
	states := must.Get(gcgReplay(gcgRead(t, gcgFile(t, "contestations"))))(t)
	for i, tt := range map[int]struct {
		turn  scrabble.Player
		phase scrabble.Phase
		rack  string // of the one on turn
		bag   int
	}{
		0:  {scrabble.A, scrabble.Drawing, "", 102},
		1:  {scrabble.A, scrabble.Drawing, "E", 88}, // it is open to contest until the next draw
		2:  {scrabble.A, scrabble.Drawing, "E", 88},
		3:  {scrabble.B, scrabble.Drawing, "OT", 82},
		17: {scrabble.A, scrabble.Playing, "AE", 34}, // after an exchange
		25: {scrabble.A, scrabble.Drawing, "APRR", 11},
		26: {scrabble.B, scrabble.Playing, "LNNSW", 11}, // it came back before the draw
		30: {scrabble.B, scrabble.Playing, "ACILNUU", 4},
	} {
		s := states[i]
		if s.Turn() != tt.turn || s.Phase() != tt.phase || s.Rack(tt.turn).String() != tt.rack || s.BagLen() != tt.bag {
			t.Errorf("after %d events: %v, %v, %s, %d", i, s.Turn(), s.Phase(), s.Rack(tt.turn), s.BagLen())
		}
	}
	var effects []scrabble.Effect
	rec := gcgRead(t, gcgFile(t, "contestations"))
	for step := range rec.Replay(scrabble.MustCompile(rec.Options, gaddag.Lexicon())) {
		effects = append(effects, step.Effect())
	}
	e := effects[1]
	if e.Player != scrabble.B || e.Good != 1 || e.Penalty != (scrabble.Penalty{Against: scrabble.B, Points: 5, Clause: "scrabble/contest"}) {
		t.Errorf("the contest did %+v", e)
	}
	e = effects[25]
	if e.Undone.String() != "B2 L..TS" || e.Points != -24 || e.Player != scrabble.B || len(e.Words) != 4 {
		t.Errorf("the contest that was upheld did %+v", e)
	}
}

// What a file does not say of its rules.
func TestGCGOptions(t *testing.T) {
	const head = "#player1 a\n#player2 b\n"
	const mot = ">a: 8H MOT +8 8\n" // M is 2 in French and 3 in English
	for _, tt := range []struct {
		text, want string
	}{
		{"", "classique"},
		{"#player3 c\n", "classique players=3"},
		{"#lexicon ODS8\n", "classique"},
		{"#lexicon FRA20\n", "classique"},
		{"#lexicon CSW21\n", "english"},
		{"#lexicon nwl2018\n", "english"},
		{"#lexicon Collins Scrabble Words (2019)\n", "english"},
		{"#lexicon OWL3\n", "english"},
		{"#lexicon OSPD4\n", "english"},
		{"#lexicon ECWL\n", "english"},
		{"#lexicon OWLS\n", "classique"},
		{"#lexicon a34f00\n", "classique"},
		{"#lexicon CSW21\n#tile-distribution french\n", "classique"},
		{"#lexicon ODS8\n#tile-distribution English\n", "english"},
		{"#lexicon ODS8\n#note LetterDistribution: english\n", "english"},
		{mot, "classique"},
		{">a: 8H MOT +10 10\n", "english"},
		{">a: 8H MOT +11 11\n", "classique"}, // neither
		{">a: 8H QI +18 18\n>b: H8 .L +2 2\n>a: 7H A. +3 21\n", "classique"},
		{mot + ">b:  (challenge) +5\n", "classique penalty=points-given"},
		{mot + ">b:  (challenge) -10\n", "classique penalty-points=10"},
		{mot + ">b:  (challenge) -3\n", "classique penalty-points=3"},
		{mot + ">b:  (challenge) +0\n", "classique penalty=single penalty-points=0"},
		{mot + ">b:  (challenge) +10\n>b: H9 .A +2\n>b:  (challenge) +15", "classique penalty=points-given"},
		{mot + ">b:  (challenge) +10\n>b: H9 .A +2\n>b:  (challenge) +7", "classique penalty=points-given"},
		{mot + ">b:  (challenge) -1000000\n", "classique penalty-points=1000"},
		{">a:  (time) -20\n", "classique time-penalty=10"},
		{">a:  (time) -15\n>b:  (time) -10\n", "classique time-penalty=5"},
		{">a:  (time) -7\n", "classique time-penalty=1"},
		{"#lexicon CSW21\n>a:  (time) 0\n", "english time-penalty=0"},
		{">a:  (ABC) +14\n", "classique leftover=twice"}, // 1, 3 and 3
		{">a:  (ABC) +7\n>b:  (DE) +6\n", "classique"},
		{">a:  (ABC) +14\n>b: ABC (ABC) -7\n", "classique"},
		{">b: ABC (ABC) -7\n", "classique"},
		{">a:  (?) +0\n", "classique"},
		{"#lexicon CSW21\n>a:  (ABC) +7\n", "english leftover=given"},
		{strings.Repeat(">a: - 0 0\n>b: - 0 0\n", 3), "classique"},
		{strings.Repeat(">a: - 0 0\n>b: - 0 0\n", 3) + ">a: - 0 0\n", "classique rounds=4"},
		{strings.Repeat(">a: - 0 0\n>b: - 0 0\n", 9) + mot, "classique rounds=10"},
		{strings.Repeat(">a: - 0 0\n>b: - 0 0\n", 150), "classique rounds=100"},
		{"#lexicon CSW21\n" + strings.Repeat(">a: -1 0 0\n>b: -1 0 0\n", 4), "english rounds=4"},
	} {
		rec, err := gcg.Read(strings.NewReader(head + tt.text))
		got := strings.Replace(rec.Options.String(), " validation=recorded", "", 1)
		if err != nil || got != tt.want {
			t.Errorf("%q implies %s, want %s; %v", tt.text, got, tt.want, err)
		}
	}
	// With a short bag three rounds are enough, unless they are not.
	short := strings.Split(gcgFile(t, "contestations"), ">zoe: IPRRSTU (")[0]
	for n, want := range map[int]int{0: 3, 4: 3, 5: 4} {
		text := short
		for i := range n {
			text += [2]string{">bob: - 0 357\n", ">zoe: - 0 422\n"}[i%2]
		}
		if o := gcgRead(t, text).Options; o.ShortRounds != want || o.Rounds != max(3, want) {
			t.Errorf("after %d more passes ShortRounds is %d, Rounds %d, want %d", n, o.ShortRounds, o.Rounds, want)
		}
	}
}

func TestGCGOfFrenchSquares(t *testing.T) {
	const text = `#character-encoding UTF-8
#player1 a A
#player2 b B
#lexicon ODS9
#squares french
>a: AEINRT? H6 TRAINEs +62 62
>b: EEIKMNT 8G T.NK +13 13
`
	rec := gcgRead(t, text)
	gametest.Equal(t, "the first square", rec.Events[0].At, board.At(7, 5))
	gametest.Equal(t, "the second word", rec.Events[1].Direction, board.Down)
	gametest.Equal(t, "the event", rec.Events[1].TextIn(rec.Options.Squares), "8G T.NK")
	gametest.Equal(t, "the text", rec.String(), text)
	if _, err := gcgReplay(rec); err != nil {
		t.Error(err)
	}
	// A refusal names them too.
	_, err := gcgReplay(gcgRead(t, text+">a: H6 PRAINEs +1\n"))
	if err == nil || err.Error() != "line 8: H6 PRAINEs: a tile lies on H6 already (scrabble/place)" {
		t.Error(err)
	}
}

func TestGCGOfTwoContests(t *testing.T) {
	const head = "#player1 a\n#player2 b\n#player3 c\n#lexicon ODS9\n>a: 8H MOT +8 8\n>b: 9I SE +8 8\n"
	for text, want := range map[string][4]int{
		">a:  (challenge) -5 3\n>c:  (challenge) -10 -10\n": {3, 8, -10},
		">a:  (challenge) -5 3\n>b: -- -8 0\n":              {3},
	} {
		states, err := gcgReplay(gcgRead(t, head+text))
		if err != nil || states[len(states)-1].Scores() != want {
			t.Errorf("%q: %v, %v", text, states[len(states)-1].Scores(), err)
		}
	}
	_, err := gcgReplay(gcgRead(t, head+">a:  (challenge) -5 3\n>c:  (challenge) -15 -15\n"))
	gametest.Equal(t, "the clause of more words than there are", gametest.Clause(err), law.ScrabbleContest)
}

// A file that names the standard board and game is read.
func TestGCGOfTheStandardBoard(t *testing.T) {
	gcgRead(t, "#player1 a\n#player2 b\n#board-layout CrosswordGame\n#game-type classic\n#variant\n")
}

// In a French game the one who is out is out; where the tiles left count twice, some
// programs write a pass then.
func TestGCGOfAPassAfterTheMoveThatGoesOut(t *testing.T) {
	anglais := gcgFile(t, "english")
	out := strings.Index(anglais, ">ann:  (AIIII) +10 310")
	if _, err := gcgReplay(gcgRead(t, anglais[:out]+">ben: AIIII - +0 160\n"+anglais[out:])); err != nil {
		t.Error(err)
	}
	quatre := gcgFile(t, "a-quatre")
	out = strings.Index(quatre, ">est:  (challenge) -5 195")
	rec := gcgRead(t, quatre[:out]+">nord: E - +0 180\n")
	_, err := gcgReplay(rec)
	gametest.Equal(t, "the clause", gametest.Clause(err), law.ScrabbleContestLast)
}

// Without a line that names the language the tiles are those with which more scores are
// right, and a wrong score says which.
func TestGCGGuessesTheLanguage(t *testing.T) {
	const text = "#player1 a\n#player2 b\n>a: 8H MOT +%s\n>b: H8 .Y +%s\n>a: 10H AH +%s\n"
	game := func(scores ...string) string {
		text := text
		for _, n := range scores {
			text = strings.Replace(text, "%s", n, 1)
		}
		return text
	}
	for text, want := range map[string]string{
		game("10", "11", "1"):  "the points are", // English to the third
		game("99", "7", "1"):   "by the English tiles",
		game("99", "99", "99"): "by the French tiles",
	} {
		rec := gcgRead(t, text)
		_, err := gcgReplay(rec)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want an error with %q, by %s", err, want, rec.Options)
		}
	}
}

// Without rules there is nothing to replay.
func TestReplayNoRules(t *testing.T) {
	for _, r := range []*scrabble.Rules{nil, {}} {
		n := 0
		for s, err := range gcgRead(t, gcgFile(t, "contestations")).Replay(r) {
			if n++; n != 1 || s != (scrabble.Step{}) || err == nil || err.Error() != "scrabble: the rules are not those of the record" {
				t.Errorf("state %d: %v", n, err)
			}
		}
	}
}

// Replays stop when they are told to.
func TestGCGReplayStops(t *testing.T) {
	rec := gcgRead(t, gcgFile(t, "contestations"))
	for stop := range len(rec.Events) + 1 {
		n := 0
		for range rec.Replay(scrabble.MustCompile(rec.Options, gaddag.Lexicon())) {
			if n == stop {
				break
			}
			n++
		}
		if n != stop {
			t.Errorf("%d states, want %d", n, stop)
		}
	}
}
