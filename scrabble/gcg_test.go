package scrabble_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// gcgRead reads a record that has no faults.
func gcgRead(t testing.TB, text string) scrabble.GCG {
	t.Helper()
	rec, err := scrabble.ReadGCG(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return rec
}

// gcgFile is the text of a file in testdata.
func gcgFile(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name+".gcg"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// gcgReplay is all states of a replay, and the error that ends it.
func gcgReplay(rec scrabble.GCG) (states []scrabble.State, err error) {
	rules, err := scrabble.Compile(rec.Options, gaddag.Lexicon())
	if err != nil {
		return nil, err
	}
	start, err := rec.Start(rules)
	if err != nil {
		return nil, err
	}
	states = append(states, start)
	for step, err := range rec.ReplayWith(rules) {
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
			if got := rec.Options.String(); got != tt.options {
				t.Errorf("the options are %s, want %s", got, tt.options)
			}
			var names []string
			for p := range rec.Players {
				names = append(names, rec.Name(scrabble.Player(p)))
			}
			if got := strings.Join(names, ", "); got != tt.players {
				t.Errorf("the players are %s, want %s", got, tt.players)
			}
			states, err := gcgReplay(rec)
			if err != nil {
				t.Fatal(err)
			}
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
		rec, err := scrabble.ReadGCG(strings.NewReader(text))
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
	states, err := gcgReplay(gcgRead(t, gcgFile(t, "contestations")))
	if err != nil {
		t.Fatal(err)
	}
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
		30: {scrabble.A, scrabble.Over, "IPRRSTU", 4},
	} {
		s := states[i]
		if s.Turn() != tt.turn || s.Phase() != tt.phase || s.Rack(tt.turn).String() != tt.rack || s.BagLen() != tt.bag {
			t.Errorf("after %d events: %v, %v, %s, %d", i, s.Turn(), s.Phase(), s.Rack(tt.turn), s.BagLen())
		}
	}
	var effects []scrabble.Effect
	for step := range gcgRead(t, gcgFile(t, "contestations")).Replay(gaddag.Lexicon()) {
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
		rec, err := scrabble.ReadGCG(strings.NewReader(head + tt.text))
		got := strings.Replace(rec.Options.String(), " validation=recorded", "", 1)
		if err != nil || got != tt.want {
			t.Errorf("%q implies %s, want %s; %v", tt.text, got, tt.want, err)
		}
	}
	// With a short bag one round is enough, unless it is not.
	short := strings.Split(gcgFile(t, "contestations"), ">zoe: IPRRSTU (")[0]
	if o := gcgRead(t, short).Options; o.ShortRounds != 1 {
		t.Errorf("ShortRounds is %d", o.ShortRounds)
	}
	if o := gcgRead(t, short+">bob: - 0 357\n").Options; o.ShortRounds != 2 || o.Rounds != 3 {
		t.Errorf("ShortRounds is %d", o.ShortRounds)
	}
}

// gcgFault is where a record is wrong, and why.
func gcgFault(t *testing.T, text string) (rec scrabble.GCG, states int, at *rulebook.RecordError) {
	t.Helper()
	rec, err := scrabble.ReadGCG(strings.NewReader(text))
	if err == nil {
		var list []scrabble.State
		list, err = gcgReplay(rec)
		states = len(list) - 1
	}
	if !errors.As(err, &at) {
		t.Fatalf("%v, in\n%s", err, text)
	}
	return rec, states, at
}

// What is wrong in a game is found on its line, and told by the clause.
func TestGCGWrong(t *testing.T) {
	const base = `#player1 a
#player2 b
>a: AEINRT? 8F TRAINEs +62 62
>b: EEIKMNT H7 T.NK +13 13
`
	if _, err := gcgReplay(gcgRead(t, base)); err != nil {
		t.Fatal(err)
	}
	const guessed = ", by the French tiles: the file does not name its language"
	game := func(replace ...string) string {
		text := strings.NewReplacer(replace...).Replace(base)
		if text == base {
			t.Errorf("%q is not there", replace)
		}
		return text
	}
	for name, tt := range map[string]struct {
		text   string
		line   int
		clause rulebook.Clause
		want   string
	}{
		"score":                {game("+13 13", "+14 14"), 4, "scrabble/score", "the points are 13, and not 14" + guessed},
		"score without sum":    {game("+13 13", "+14"), 4, "scrabble/score", "the points are 13, and not 14" + guessed},
		"bonus forgotten":      {game("+62 62", "+12 12"), 3, "scrabble/bonus", "the points are 62, and not 12" + guessed},
		"total":                {game("+13 13", "+13 79"), 4, "scrabble/score", "the total is 13, and not 79"},
		"points for a pass":    {base + ">a: - +1 63\n", 5, "scrabble/pass", "the points are 0, and not 1"},
		"total of a pass":      {base + ">a: - +0 63\n", 5, "scrabble/pass", "the total is 62, and not 63"},
		"points exchanging":    {base + ">a: ABC -A -1 61\n", 5, "scrabble/exchange", "the points are 0, and not −1"},
		"on a tile":            {base + ">a: 8F PRAINEs +66\n", 5, "scrabble/place", "a tile lies on 8F already"},
		"through another":      {base + ">a: H6 STUNKS +66\n", 5, "scrabble/place", "a tile lies on 8H already"},
		"through nothing":      {base + ">a: G6 A..B +66\n", 5, "scrabble/place", "on 7G lies no letter for the point"},
		"nothing but those":    {base + ">a: 8F TRAINES +66\n", 5, "scrabble/place", "a placement lays 1 to 8 tiles, all of them letters"},
		"touching nothing":     {base + ">a: 1A AB +66\n", 5, "scrabble/place", "it touches nothing that lies on the board"},
		"beyond the board":     {base + ">a: H13 TEST +66\n", 5, "scrabble/board", "it goes beyond the board"},
		"beyond, across":       {base + ">a: 8M SIXTE +66\n", 5, "scrabble/board", "it goes beyond the board"},
		"off the centre":       {game("8F", "8A"), 3, "scrabble/first", "the first word covers the centre"},
		"not on the rack":      {game("EEIKMNT", "EEIMMNT"), 4, "scrabble/rack", "the player does not have these tiles"},
		"tiles that are gone":  {base + ">a: 10H .I +11\n>b: KABCDEF - +0\n", 6, "scrabble/bag", "there are not enough tiles for a rack with K"},
		"a second K":           {base + ">a: 10H NK +12\n", 5, "scrabble/place", "a tile lies on 10H already"},
		"laid twice":           {base + ">a: 7H .K +11\n", 5, "scrabble/rack", "the player does not have these tiles"},
		"a large rack":         {game("EEIKMNT", "EEIKMNTS"), 4, "scrabble/rack", "the player has 7 tiles, and not 8"},
		"not on turn":          {base + ">b: - +0 13\n", 5, "scrabble/turn", "player A is on turn"},
		"out of order":         {game(">b", ">a"), 4, "scrabble/turn", "player B is on turn"},
		"nothing to withdraw":  {">a: - 0 0\n>a: -- 0 0\n", 4, "scrabble/contest", "no move is open to contest"},
		"not theirs":           {base + ">a: -- +0 62\n", 5, "scrabble/contest", "the last move is not theirs"},
		"withdrawn too late":   {base + ">a: - +0 62\n>b: -- -13 0\n", 6, "scrabble/contest", "no move is open to contest"},
		"withdrawn, score":     {base + ">b: -- -12 0\n", 5, "scrabble/contest", "the points are −13, and not −12"},
		"withdrawn, total":     {base + ">b: -- +0 13\n", 5, "scrabble/contest", "the total is 0, and not 13"},
		"no total, no score":   {base + ">b: -- +0\n", 5, "scrabble/contest", "the points are −13, and not 0"},
		"nothing contested":    {">b:  (challenge) +5 5\n", 3, "scrabble/contest", "no move is open to contest"},
		"contested oneself":    {base + ">b:  (challenge) -5 8\n", 5, "scrabble/contest", "the others contest a move, not its author"},
		"contested twice":      {base + ">b:  (challenge) +5 18\n>b:  (challenge) +5 23\n", 6, "scrabble/contest-once", "TANK has been contested and is good"},
		"points of challenge":  {base + ">b:  (challenge) +5 17\n", 5, "scrabble/contest", "the total is 18, and not 17"},
		"the wrong rule":       {base + ">b:  (challenge) +5 18\n>a: - +0\n>b: 8F .......A +7 25\n>a:  (challenge) -5 61\n", 8, "scrabble/contest", "points for good words that were contested go to their author, player B"},
		"time":                 {base + ">b:  (time) -10 13\n", 5, "scrabble/end-time", "the total is 3, and not 13"},
		"another rack back":    {base + ">b: EEIKMNS -- -13 0\n", 5, "scrabble/contest", "the tiles that come back to the rack make it EEIKMNT, and not EEIKMNS"},
		"tiles back, and more": {base + ">b: EEEIKMNT -- -13 0\n", 5, "scrabble/contest", "the tiles that come back to the rack make it EEIKMNT, and not EEEIKMNT"},
		"points for the wrong": {base + ">a:  (challenge) -5 57\n>a: - +0\n>b: 8F .......A +7 20\n>b:  (challenge) +5 25\n", 8, "scrabble/contest", "good words that were contested cost the contester points, and bring their author none"},
		"a pass after the end": {base + strings.Repeat(">a: - 0\n>b: - 0\n", 3) + ">a: ABC (ABC) -8 58\n", 11, "scrabble/three-rounds", "ABC is not what is left on a rack"},
		"laid after the end":   {base + strings.Repeat(">a: - 0\n>b: - 0\n", 3) + ">a:  (ABCDEFG) -16 46\n>b: 1A A.B +0\n", 12, "scrabble/three-rounds", "the game is over"},
		"half a minute":        {base + ">b:  (time) -10 3\n>b:  (time) -5 -2\n", 6, "scrabble/end-time", "the points are −10, and not −5"},
		"time twice":           {base + strings.Repeat(">a: - 0\n>b: - 0\n", 3) + ">b:  (time) -10 3\n>a:  (time) -10 52\n>b:  (time) -10 -7\n", 13, "scrabble/end-time", "the time of this player has been counted already"},
		"time gained":          {base + ">b:  (time) +10 23\n", 5, "scrabble/end-time", "the points are −10, and not 10"},
		"too much time":        {base + ">b:  (time) -5000\n", 5, "scrabble/end-time", "minutes over time that count: at most 255"},
		"no bag":               {base + ">a: -ABCDEFGH +0\n", 5, "scrabble/exchange", ""},
		"exchange eight":       {base + ">a: -8 +0\n", 5, "scrabble/exchange", "tiles that can be exchanged: 1 to 7, and not 8"},
		"exchange others":      {base + ">a: ABCDEFG -H +0\n", 5, "scrabble/exchange", "the player does not have these tiles"},
		"count, passes":        {base + ">a: ABC (ABC) -8 58\n", 5, "scrabble/three-rounds", "ABC is not what is left on a rack"},
		"count gained":         {base + ">a: (ABCDEFG) +18 66\n", 5, "scrabble/three-rounds", "the points are −16, and not 18"},
	} {
		text := tt.text
		if !strings.HasPrefix(text, "#") {
			text = base[:strings.Index(base, ">")] + text
		}
		_, states, at := gcgFault(t, text)
		var v *rulebook.Violation
		if !errors.As(at, &v) {
			t.Errorf("%s: %v", name, at)
			continue
		}
		if at.Line != tt.line || at.Move != tt.line-2 || states != at.Move-1 && states != at.Move || v.Clause != tt.clause || tt.want != "" && v.Explain(language.English) != tt.want {
			t.Errorf("%s: line %d, move %d, after %d states, %s: %s", name, at.Line, at.Move, states, v.Clause, v.Explain(language.English))
		}
		if v.Explain(language.French) == v.Explain(language.English) {
			t.Errorf("%s is not told in French", name)
		}
	}
}

// H4 is row H, column 4 where the head says that the squares are French.
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
	is(t, "the first square", rec.Events[0].At, board.At(7, 5))
	is(t, "the second word", rec.Events[1].Direction, board.Down)
	is(t, "the event", rec.Events[1].TextIn(rec.Options.Squares), "8G T.NK")
	is(t, "the text", rec.String(), text)
	if _, err := gcgReplay(rec); err != nil {
		t.Error(err)
	}
	// A refusal names them too.
	_, err := gcgReplay(gcgRead(t, text+">a: H6 PRAINEs +1\n"))
	if err == nil || err.Error() != "line 8: H6 PRAINEs: a tile lies on H6 already (scrabble/place)" {
		t.Error(err)
	}
}

// Between the first draw and the first event a game is written, and read back.
func TestGCGBetweenTheFirstDrawAndTheFirstEvent(t *testing.T) {
	s := compiled(t, scrabble.Classique(), "").Start(scrabble.A)
	rec := scrabble.NewGCG(s.Rules(), scrabble.A)
	for _, text := range []string{"A +AEINRT?", "B +EEIKMNT", "A 8F TRAINEs", "A +BDEGLOS"} {
		p, m := moveBy(t, text)
		next, err := s.Play(p, m)
		if err != nil {
			t.Fatal(err)
		}
		rec.Append(scrabble.Step{Before: s, Player: p, Move: m, After: next})
		s = next
		written, err := rec.AppendText(nil)
		if err != nil {
			t.Fatalf("after %s: %v", text, err)
		}
		back := gcgRead(t, string(written))
		if diff := sameGCG(rec, back); diff != "" {
			t.Errorf("after %s (-want +got)\n%s", text, diff)
		}
		states, err := gcgReplay(back)
		if last := states[len(states)-1]; err != nil || last.Rack(scrabble.A) != s.Rack(scrabble.A) {
			t.Errorf("after %s A holds %s, %v", text, last.Rack(scrabble.A), err)
		}
	}
}

// A second contest, of another word, is written and replayed (scrabble/contest-once), and
// so is one that takes the move back.
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
	is(t, "the clause of more words than there are", clauseOf(err), rulebook.ScrabbleContest)
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
	is(t, "the clause", clauseOf(err), rulebook.ScrabbleContestLast)
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

// The count uses every rack that is known, and names nobody on a guess.
func TestGCGCountsEveryRack(t *testing.T) {
	const head = "#player1 a\n#player2 b\n#tile-distribution french\n>a: 8H TE +4 4\n>b: 9H AS +8 8\n"
	last := func(text string) scrabble.Outcome {
		t.Helper()
		states, err := gcgReplay(gcgRead(t, head+text))
		if err != nil {
			t.Fatal(err)
		}
		o, over := states[len(states)-1].Outcome()
		if !over {
			t.Fatalf("the game is not over: %s", states[len(states)-1])
		}
		return o
	}
	round := func(a, b string) string { return ">a: " + a + "- 0\n>b: " + b + "- 0\n" }
	// Both racks are told: 43 points, and 7.
	o := last(strings.Repeat(round("KWXYAAA ", "EEEEEEE "), 3))
	is(t, "scores", o.Scores, [4]int{4 - 43, 8 - 7})
	is(t, "B has won", o.WonBy(scrabble.B), true)
	is(t, "not counted", o.Uncounted, [4]bool{})
	// Each is told once, and that is enough.
	is(t, "the outcome", last(round("KWXYAAA ", "EEEEEEE ")+round("", "")+round("", "")), o)
	// One is not told: nobody knows, whatever the points so far.
	o = last(strings.Repeat(round("", "KWEEEEE "), 3))
	is(t, "undecided", o.Undecided, true)
	is(t, "the verdict", o.Verdict, rulebook.ScrabbleThreeRounds)
	is(t, "the outcome", o.String(), "undecided 4--17 (scrabble/three-rounds)")
	for p := range scrabble.Player(2) {
		is(t, "has won", o.WonBy(p), false)
	}
	// Unless every rack means the same: A loses 5 points at least, and B has 1.
	o = last(strings.Repeat(round("", "EEEEEEE "), 3))
	is(t, "scores", o.Scores, [4]int{4, 1})
	is(t, "not counted", o.Uncounted, [4]bool{true})
	is(t, "B has won", o.WonBy(scrabble.B), true)
}

// The count at the end is checked line by line.
func TestGCGWrongCount(t *testing.T) {
	quatre, anglais, passes := gcgFile(t, "a-quatre"), gcgFile(t, "english"), gcgFile(t, "passes")
	for name, tt := range map[string]struct {
		text, old, new string
		clause         rulebook.Clause
		want           string
	}{
		"gained":            {quatre, "(O) +1 233", "(O) +2 234", "scrabble/end-out", "the points are 1, and not 2"},
		"gained, total":     {quatre, "(O) +1 233", "(O) +1 234", "scrabble/end-out", "the total is 233, and not 234"},
		"lost":              {quatre, "(E) -1 179", "(E) -2 178", "scrabble/end-out", "the points are −1, and not −2"},
		"lost nothing":      {quatre, "(E) -1 179", "(E) +0 180", "scrabble/end-out", "the points are −1, and not 0"},
		"lost, total":       {quatre, "(E) -1 179", "(E) -1 180", "scrabble/end-out", "the total is 179, and not 180"},
		"other tiles":       {quatre, "(CINNP) +9 242", "(CINNS) +7 240", "scrabble/end-out", "CINNS is not what is left on a rack"},
		"other tiles, own":  {quatre, "CINNP (CINNP) -9 148", "CINNS (CINNS) -7 150", "scrabble/end-out", "CINNS is not what is left on a rack"},
		"too few":           {quatre, "(CINNP) +9 242", "(CINN) +6 239", "scrabble/end-out", "CINN is not what is left on a rack"},
		"twice the same":    {quatre, "(O) +1 233", "(E) +1 233", "scrabble/end-out", "E is not what is left on a rack"},
		"not doubled":       {anglais, "(AIIII) +10 310", "(AIIII) +9 309", "scrabble/end-out", "the points are 10, and not 9"},
		"others of two":     {anglais, "(AIIII) +10 310", "(AEIII) +10 310", "scrabble/end-out", "AEIII is not what is left on a rack"},
		"passes, points":    {passes, "(EEHIMRS) -11 104", "(EEHIMRS) -12 103", "scrabble/three-rounds", "the points are −11, and not −12"},
		"passes, too few":   {passes, "(AGIIOOR) -8 92", "(AGIIOO) -7 93", "scrabble/three-rounds", "AGIIOO is not what is left on a rack"},
		"passes, gone":      {passes, "(AGIIOOR) -8 92", "(XGIIOOR) -17 83", "scrabble/three-rounds", "XGIIOOR is not what is left on a rack"},
		"contested too far": {anglais, "(challenge) +5 60", "(challenge) +15 70", "scrabble/contest", "the points are 5, and not 15"},
		"after the end":     {anglais, ">ann:  (AIIII) +10 310", ">ben: AIIII 1O A +0 160", "scrabble/end-out", "the game is over"},
	} {
		text := strings.Replace(tt.text, tt.old, tt.new, 1)
		if text == tt.text {
			t.Errorf("%s: %q is not there", name, tt.old)
		}
		_, _, at := gcgFault(t, text)
		var v *rulebook.Violation
		if !errors.As(at, &v) || v.Clause != tt.clause || v.Explain(language.English) != tt.want {
			t.Errorf("%s: %v", name, at)
		}
		if line := 1 + strings.Count(text[:strings.Index(text, tt.new)], "\n"); at.Line != line {
			t.Errorf("%s: line %d, want %d", name, at.Line, line)
		}
	}
}

// What cannot be read says where, and what stands before it is there.
func TestGCGUnreadable(t *testing.T) {
	const head = "#player1 a A\n#player2 b B\n"
	for _, tt := range []struct {
		text   string
		line   int
		events int
		want   string
	}{
		{"#player1 a\n", 1, 0, "line 1: 1 players are named; a game has 2 to 4"},
		{head + ">a: 8F TRAINEs +62 62\n>b: 8F\n", 4, 1, "line 4: the word is missing"},
		{head + ">a: 8F TRAINEs +62 62\n>c: - +0\n", 4, 1, `line 4: unknown player "c"`},
		{head + "#board-layout SuperCrosswordGame\n", 3, 0, `line 3: scrabble: #board-layout is "SuperCrosswordGame": only the standard board and the standard game are known`},
		{head + "#game-type wordsmog\n>a: - 0 0\n", 3, 1, `line 3: scrabble: #game-type is "wordsmog": only the standard board and the standard game are known`},
		{head + "#squares german\n", 3, 0, `line 3: board: "german" is not a notation of squares: it is standard or french`},
		{"#player1 a Al\n#player2 b Al\n", 2, 0, `line 2: two players have the name "Al"`},
		{head + ">a: ABC (shuffles)\n", 3, 0, `line 3: unknown event "(shuffles)"`},
		{head + "#lexicon RD28\n>a: - 0 0\n", 3, 1, `line 3: scrabble: unknown tiles of the language "german": use french or english`},
		{head + "#lexicon OSPS44\n", 3, 0, `line 3: scrabble: unknown tiles of the language "polish": use french or english`},
		{head + "#tile-distribution norwegian\n", 3, 0, `line 3: scrabble: unknown tiles of the language "norwegian": use french or english`},
		{head + "#rack1 AEé\n", 3, 0, ""},
		{"#player1 a\u200b\n#player2 b\n", 1, 0, "line 1: invisible character U+200B, which only a comment may have"},
		{"#player1 a\n#player2 b \u202eB\n", 2, 0, "line 2: invisible character U+202E, which only a comment may have"},
		{head + ">a: - 0 0\n#rack2 123\n", 4, 1, ""},
	} {
		rec, err := scrabble.ReadGCG(strings.NewReader(tt.text))
		var at *rulebook.RecordError
		if !errors.As(err, &at) || at.Line != tt.line || tt.want != "" && err.Error() != tt.want {
			t.Errorf("%q: %v, want %s", tt.text, err, tt.want)
		}
		if len(rec.Events) != tt.events {
			t.Errorf("%q: %d events are read", tt.text, len(rec.Events))
		}
		if rulebook.Explain(err, language.French) == rulebook.Explain(err, language.English) {
			t.Errorf("%q is told in English", tt.text)
		}
		var back scrabble.GCG
		if err := back.UnmarshalText([]byte(tt.text)); err == nil || len(back.Players) > 0 {
			t.Errorf("%q changed a record, %v", tt.text, err)
		}
	}
}

// A record is written as text in all the usual ways.
func TestGCGIsWritten(t *testing.T) {
	rec := gcgRead(t, gcgFile(t, "a-trois"))
	want := rec.String()
	if !strings.HasPrefix(want, "#character-encoding UTF-8\n#player1 zoé Zoé Lefèvre\n") || !strings.Contains(want, ">zoé:  -5 +0 109\n") {
		t.Errorf("it is\n%s", want)
	}
	if text, err := rec.AppendText([]byte("x")); err != nil || string(text) != "x"+want {
		t.Errorf("AppendText: %v\n%s", err, text)
	}
	var out bytes.Buffer
	if n, err := rec.WriteTo(&out); err != nil || n != int64(len(want)) || out.String() != want {
		t.Errorf("WriteTo writes %d bytes, %v", n, err)
	}
	j, err := json.Marshal(rec)
	var back scrabble.GCG
	if err != nil || json.Unmarshal(j, &back) != nil || sameGCG(rec, back) != "" {
		t.Errorf("in JSON it is %s, %v", j, err)
	}
	rec.Players[0] = "two words"
	var at *rulebook.RecordError
	if text, err := rec.AppendText([]byte("x")); !errors.As(err, &at) || at.Line != 2 || string(text) != "x" {
		t.Errorf("AppendText: %v\n%s", err, text)
	}
	if n, err := rec.WriteTo(&out); err == nil || n > 0 {
		t.Errorf("WriteTo writes %d bytes, %v", n, err)
	}
	if !strings.Contains(rec.String(), "two words") {
		t.Error("it is not for a look")
	}
	rec.Players[0] = "zoé"
	if _, err := rec.WriteTo(gcgFull{}); !errors.Is(err, io.ErrShortWrite) {
		t.Error(err)
	}
}

type gcgFull struct{}

func (gcgFull) Write([]byte) (int, error) { return 0, nil }

// Records that were put together by hand are as hostile as any text.
func TestGCGByHand(t *testing.T) {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []scrabble.Event{
		{},
		{Kind: 99},
		{Player: 7, Kind: scrabble.KindPass},
		{Kind: scrabble.KindPass, Rack: "É"},
		{Kind: scrabble.KindPlace, At: board.At(15, 0), Word: "MOT"},
		{Kind: scrabble.KindPlace, At: scrabble.Centre(), Direction: 7, Word: "MOT"},
		{Kind: scrabble.KindPlace, At: scrabble.Centre(), Word: "M?T"},
		{Kind: scrabble.KindPlace, At: scrabble.Centre(), Word: ""},
		{Kind: scrabble.KindPlace, At: scrabble.Centre(), Word: strings.Repeat("A", 5000)},
		{Kind: scrabble.KindPlace, At: scrabble.Centre(), Word: "É"},
		{Kind: scrabble.KindExchange, Count: -1},
		{Kind: scrabble.KindExchange, Count: 1 << 30},
		{Kind: scrabble.KindExchange, Tiles: "É"},
		{Kind: scrabble.KindExchange, Tiles: strings.Repeat("A", 500)},
		{Kind: scrabble.KindFlag, Score: -1 << 30},
		{Kind: scrabble.KindLeftover, Tiles: "É"},
		{Kind: scrabble.KindLeftover, Tiles: strings.Repeat("A", 5000)},
	} {
		rec := scrabble.NewGCG(rules, scrabble.A)
		rec.Events = []scrabble.Event{e}
		n := 0
		for _, err = range rec.ReplayWith(rules) {
			n++
		}
		var at *rulebook.RecordError
		if !errors.As(err, &at) || at.Move != 1 || n != 1 {
			t.Errorf("%+v: %d steps, %v", e, n, err)
		}
		if e.Text() == "" || len(e.Text()) > 60 {
			t.Errorf("%+v is %s", e, e.Text())
		}
		_ = rec.String()
	}
	rec := scrabble.NewGCG(rules, scrabble.A, "", "Zoé L")
	rec.Append(scrabble.Step{})
	if len(rec.Events) > 0 || rec.Name(scrabble.A) != "A" || rec.Name(scrabble.B) != "Zoé L" || rec.Players[1] != "Zoé_L" {
		t.Errorf("it is\n%s", rec)
	}
	rec.Names = nil
	if got := rec.Name(scrabble.B); got != "Zoé_L" {
		t.Errorf("the player is %s", got)
	}
	n := 0
	for s, err := range (scrabble.GCG{}).Replay(gaddag.Lexicon()) {
		if n++; err == nil || s != (scrabble.Step{}) {
			t.Errorf("the zero GCG replays, %v", err)
		}
	}
	if n != 1 {
		t.Errorf("the zero GCG yields %d times", n)
	}
	if got := (scrabble.GCG{}).Name(scrabble.C); got != "C" {
		t.Errorf("nobody is %s", got)
	}
}

// Without rules there is nothing to replay.
func TestReplayWithNoRules(t *testing.T) {
	for _, r := range []*scrabble.Rules{nil, {}} {
		n := 0
		for s, err := range gcgRead(t, gcgFile(t, "contestations")).ReplayWith(r) {
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
		for range rec.Replay(gaddag.Lexicon()) {
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
