package gcg_test

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// gcgFault is where a record is wrong, and why.
func gcgFault(t *testing.T, text string) (rec gcg.GCG, states int, at *rulebook.RecordError) {
	t.Helper()
	rec, err := gcg.Read(strings.NewReader(text))
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
		"off the centre":       {game("8F", "8A"), 3, "scrabble/first", "the first word must cover the centre"},
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
		"exchange others":      {base + ">a: ABCDEFG -H +0\n", 5, "scrabble/rack", "the player does not have these tiles"},
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
		{head + "#board-layout SuperCrosswordGame\n", 3, 0, `line 3: gcg: #board-layout is "SuperCrosswordGame": only the standard board and the standard game are known`},
		{head + "#game-type wordsmog\n>a: - 0 0\n", 3, 1, `line 3: gcg: #game-type is "wordsmog": only the standard board and the standard game are known`},
		{head + "#squares german\n", 3, 0, `line 3: board: "german" is not a notation of squares: it is standard or french`},
		{"#player1 a Al\n#player2 b Al\n", 2, 0, `line 2: two players have the name "Al"`},
		{head + ">a: ABC (shuffles)\n", 3, 0, `line 3: unknown event "(shuffles)"`},
		{head + "#lexicon RD28\n>a: - 0 0\n", 3, 1, `line 3: gcg: unknown tiles of the language "german": use french or english`},
		{head + "#lexicon OSPS44\n", 3, 0, `line 3: gcg: unknown tiles of the language "polish": use french or english`},
		{head + "#tile-distribution norwegian\n", 3, 0, `line 3: gcg: unknown tiles of the language "norwegian": use french or english`},
		{head + "#rack1 AEé\n", 3, 0, ""},
		{"#player1 a\u200b\n#player2 b\n", 1, 0, "line 1: invisible character U+200B, which only a comment may have"},
		{"#player1 a\n#player2 b \u202eB\n", 2, 0, "line 2: invisible character U+202E, which only a comment may have"},
		{head + ">a: - 0 0\n#rack2 123\n", 4, 1, ""},
	} {
		rec, err := gcg.Read(strings.NewReader(tt.text))
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
		var back gcg.GCG
		if err := back.UnmarshalText([]byte(tt.text)); err == nil || len(back.Players) > 0 {
			t.Errorf("%q changed a record, %v", tt.text, err)
		}
	}
}
