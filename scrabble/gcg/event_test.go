package gcg

import (
	"errors"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

const two = "#player1 a A\n#player2 b B\n"

// Events, as programs write them, and as AppendTo does.
func TestEvents(t *testing.T) {
	for _, tt := range []struct {
		line, again string // again is "" when it is line
		want        Event
	}{
		// The examples of the format.
		{">a: ANTHER? n8 ANoTHER +73 416", ">a: ANTHER? N8 ANoTHER +73 416", Event{
			Kind: Place, Rack: "ANTHER?", At: board.At(7, 13), Direction: board.Down, Word: "ANoTHER", Score: 73, Total: 416, HasTotal: true}},
		{">a: U - +0 380", "", Event{Kind: Pass, Rack: "U", Total: 380, HasTotal: true}},
		{">a: SEQSPO? -QO +0 268", "", Event{Kind: Exchange, Rack: "SEQSPO?", Tiles: "QO", Count: 2, Total: 268, HasTotal: true}},
		{">a: SEQSPO? -2 +0 268", "", Event{Kind: Exchange, Rack: "SEQSPO?", Count: 2, Total: 268, HasTotal: true}},
		{">a: MOULAGD -- -76 354", "", Event{Kind: Withdrawn, Rack: "MOULAGD", Score: -76, Total: 354, HasTotal: true}},
		{">a: DROWNUG (challenge) +5 289", "", Event{Kind: Challenge, Rack: "DROWNUG", Score: 5, Total: 289, HasTotal: true}},
		{">a: (G) +4 539", ">a:  (G) +4 539", Event{Kind: Rack, Tiles: "G", Score: 4, Total: 539, HasTotal: true}},
		{">a: FWLI (FWLI) -10 426", "", Event{Kind: Rack, Rack: "FWLI", Tiles: "FWLI", Score: -10, Total: 426, HasTotal: true}},
		{">a: ISBALI (time) -10 409", "", Event{Kind: Time, Rack: "ISBALI", Score: -10, Total: 409, HasTotal: true}},
		// No rack, one space or more.
		{">a:  (challenge) +5 534", "", Event{Kind: Challenge, Score: 5, Total: 534, HasTotal: true}},
		{">a: (time) -70 -3", ">a:  (time) -70 -3", Event{Kind: Time, Score: -70, Total: -3, HasTotal: true}},
		{">a: - +0 0", ">a:  - +0 0", Event{Kind: Pass, HasTotal: true}},
		{">a: -ABC +0 0", ">a:  -ABC +0 0", Event{Kind: Exchange, Tiles: "ABC", Count: 3, HasTotal: true}},
		{">a: -- -8 0", ">a:  -- -8 0", Event{Kind: Withdrawn, Score: -8, HasTotal: true}},
		{">a: 1A MOT +8 8", ">a:  1A MOT +8 8", Event{Kind: Place, Word: "MOT", Score: 8, Total: 8, HasTotal: true}},
		{">a:\tO15 A. 8", ">a:  O15 A. +8", Event{Kind: Place, At: board.At(14, 14), Direction: board.Down, Word: "A.", Score: 8}},
		// Negative challenge points, and points of any size.
		{">a: AB (challenge) -10 4", "", Event{Kind: Challenge, Rack: "AB", Score: -10, Total: 4, HasTotal: true}},
		{">a: AB (Challenge) +10 4", ">a: AB (challenge) +10 4", Event{Kind: Challenge, Rack: "AB", Score: 10, Total: 4, HasTotal: true}},
		{">a: AB (TIME) -1000000 +1000000", ">a: AB (time) -1000000 1000000", Event{Kind: Time, Rack: "AB", Score: -1000000, Total: 1000000, HasTotal: true}},
		// What programs do: an unknown rack, returned tiles without points, a pass as
		// an exchange of nothing, two signs, another joker, words after the total.
		{">a: UNKNOWN (challenge) +5 477", ">a:  (challenge) +5 477", Event{Kind: Challenge, Score: 5, Total: 477, HasTotal: true}},
		{">a: AB -15 +00000000000 4", ">a: AB -15 +0 4", Event{Kind: Exchange, Rack: "AB", Count: 15, Total: 4, HasTotal: true}},
		{">a: AZ o1 Zaz +4", ">a: AZ O1 Zaz +4", Event{Kind: Place, Rack: "AZ", At: board.At(0, 14), Direction: board.Down, Word: "Zaz", Score: 4}},
		{">a: UNKNOWN - +0 4", "", Event{Kind: Pass, Rack: "UNKNOWN", Total: 4, HasTotal: true}},
		{">a: LWGRAKE   -- +0 59", ">a: LWGRAKE -- +0 59", Event{Kind: Withdrawn, Rack: "LWGRAKE", Total: 59, HasTotal: true}},
		{">a: AB -0 +0 0", ">a: AB - +0 0", Event{Kind: Pass, Rack: "AB", HasTotal: true}},
		{">a: AB -- +-8 0", ">a: AB -- -8 0", Event{Kind: Withdrawn, Rack: "AB", Score: -8, HasTotal: true}},
		{">a: A_ -_ +0", ">a: A? -? +0", Event{Kind: Exchange, Rack: "A?", Tiles: "?", Count: 1}},
		{">a: OXGSHYD   i12 OXY             +44   70  KO,  EX\t", ">a: OXGSHYD I12 OXY +44 70 KO,  EX", Event{
			Kind: Place, Rack: "OXGSHYD", At: board.At(11, 8), Direction: board.Down, Word: "OXY", Score: 44, Total: 70, HasTotal: true, Comment: "KO,  EX"}},
		{">a: AB 8H AB +4 4 /AB/BE", "", Event{Kind: Place, Rack: "AB", At: board.At(7, 7), Word: "AB", Score: 4, Total: 4, HasTotal: true, Comment: "/AB/BE"}},
		// Letters that are on the board already.
		{">a: AB 08H (R)Ab(I.)S +4 -0", ">a: AB 8H .Ab..S +4 0", Event{Kind: Place, Rack: "AB", At: board.At(7, 7), Word: ".Ab..S", Score: 4, HasTotal: true}},
		{">a: AB 8H RABAIS +4 4", "", Event{Kind: Place, Rack: "AB", At: board.At(7, 7), Word: "RABAIS", Score: 4, Total: 4, HasTotal: true}},
		{"> a: ABCDEFGHIJKLMN? 15a abcdefghijklmno 0004", ">a: ABCDEFGHIJKLMN? 15A abcdefghijklmno +4", Event{
			Kind: Place, Rack: "ABCDEFGHIJKLMN?", At: board.At(14, 0), Word: "abcdefghijklmno", Score: 4}},
	} {
		f, err := readText(two + tt.line)
		if err != nil {
			t.Errorf("%s: %v", tt.line, err)
			continue
		}
		tt.want.Line = 3
		if diff := diffOf([]Event{tt.want}, f.events); diff != "" {
			t.Errorf("%s (-want +got)\n%s", tt.line, diff)
		}
		if tt.again == "" {
			tt.again = tt.line
		}
		if got := string(roundTrip(t, f)); got != "#character-encoding UTF-8\n"+two+tt.again+"\n" {
			t.Errorf("%s is written\n%s", tt.line, got)
		}
	}
}

func TestFaults(t *testing.T) {
	event := func(text string) string { return two + ">a: " + text + "\n>b: AB - +0" }
	for _, tt := range []struct {
		text string
		line int
		want string
	}{
		{"", 1, "0 players are named; a game has 2 to 4"},
		{"\n\n#title x\n\n", 4, "0 players"},
		{"#player1 a A\n", 1, "1 players"},
		{"#player1 a A\n>a: AB - +0", 2, "1 players"},
		{"#player1 a A\n>a: AB - +0\n#title x", 2, "1 players"},
		{"#player1 a\n#player3 c\n", 2, "#player2 is missing"},
		{"#player4 a\n#player3 c\n>a: - +0", 3, "#player1 is missing"},
		{"#player0 a", 1, "unknown #player0: players are numbered from 1 to 4"},
		{"#player5 a", 1, "unknown #player5"},
		{"#player12 a", 1, "unknown #player12"},
		{"#player1", 1, "#player1 has no nick"},
		{"#player1 \t", 1, "#player1 has no nick"},
		{"#player1 a\n#player1 b", 2, "duplicate #player1"},
		{"#player1 a\u200Bb", 1, "invisible character U+200B, which only a comment may have"},
		{"#player1 a\u202Eb", 1, "invisible character U+202E"},
		{"#player1 a Zo\u2066é", 1, "invisible character U+2066"},
		{"#player1 a\n#player2 \u00ADa", 2, "invisible character U+00AD"},
		{"\uFEFF#player1 a\uFEFF", 1, "invisible character U+FEFF"},
		{"#player1 a\n#player2 a", 2, `two players have the nick "a"`},
		{"#player1 a Al\n#player2 b Al", 2, `two players have the name "Al"`},
		{"#player1 a\n#player2 b a", 2, `two players have the name "a"`},
		{two + ">a: AB - +0\n#player3 c", 4, "#player3 comes after an event"},
		{two + "#character-encoding UTF-8", 3, "must be the first line"},
		{"#character-encoding UTF-8\n#character-encoding UTF-8", 2, "must be the first line"},
		{"#character-encoding", 1, `unknown encoding ""`},
		{"#character-encoding koi8-r", 1, `unknown encoding "koi8-r"`},
		{"#character-encoding UTF-8\n" + two + "#title \xE9", 4, "not UTF-8"},
		{"\uFEFF" + two + "#title \xE9", 3, "not UTF-8"},
		{two + "#note é\n>a: \xE9", 4, "not UTF-8"},
		{two + "#note é\n>a: AB - +0\n\xE9", 5, "not UTF-8"},
		{two + "#note \xE9\n#note \x81", 4, "control character U+0081"},
		{two + "#note \x00", 3, "control character U+0000"},
		{two + "#note \x1B[31m", 3, "control character U+001B"},
		{two + "#note \x8F", 3, "control character U+008F"}, // of Windows-1252
		{two + "#note\r\n\n\n\r\r>c: AB", 8, `unknown player "c"`},
		{two + "#note a\vb", 3, "control character U+000B"},
		{"plain", 1, `"plain" does not begin with # or >`},
		{two + "#title x\nplain", 4, `"plain" does not begin with`},
		{two + "#note x\n>a: AB - +0\nplain", 5, `"plain" does not begin with`},
		{two + "a: AB - +0", 3, "does not begin with"},
		{two + "\u00A0#note x", 3, "does not begin with"},
		{two + ">", 3, `expected the nick of a player and a colon after >, not ""`},
		{two + ">a", 3, `colon after >, not "a"`},
		{two + ">a AB - +0", 3, `colon after >, not "a"`},
		{two + ">a:AB - +0", 3, `colon after >, not "a:AB"`},
		{two + ">c: AB - +0", 3, `unknown player "c"`},
		{two + ">A: AB - +0", 3, `unknown player "A"`},
		{two + ">: AB - +0", 3, `unknown player ""`},
		{event(""), 3, "the move is missing"},
		{event("AB"), 3, "the move is missing"},
		{event("ÉA - +0"), 3, `"ÉA" has a letter that no tile has`},
		{event("ab - +0"), 3, `"ab" has something other than tiles`},
		{event("A,B - +0"), 3, `"A,B" has something other than tiles`},
		{event("A·B - +0"), 3, `"A·B" has something other than tiles`},
		{event("ABCDEFGHIJKLMNOP - +0"), 3, "at most 15 tiles"},
		{event("A" + strings.Repeat("É", 60) + " - +0"), 3, `"A` + strings.Repeat("É", 19) + `…" has`},
		{event("ab" + strings.Repeat("A", 38) + " - +0"), 3, `"ab` + strings.Repeat("A", 38) + `" has something other than tiles`},
		{event("AB -"), 3, "the score is missing"},
		{event("AB --"), 3, "the score is missing"},
		{event("AB 8H AB"), 3, "the score is missing"},
		{event("AB - nought"), 3, `"nought" is not a number`},
		{event("AB - +"), 3, `"+" is not a number`},
		{event("AB - -"), 3, `"-" is not a number`},
		{event("AB - -+5"), 3, `"-+5" is not a number`},
		{event("AB - ++5"), 3, `"++5" is not a number`},
		{event("AB - +5.5"), 3, `"+5.5" is not a number`},
		{event("AB - +٣"), 3, `is not a number`},
		{event("AB - +1000001"), 3, `"+1000001" is more than 1000000 points`},
		{event("AB - +99999999999999999999"), 3, "is more than 1000000 points"},
		{event("AB - +0 -1000001"), 3, "is more than 1000000 points"},
		{event("AB - +0 and so on"), 3, `"and" is not a number`},
		{event("AB -16 +0 0"), 3, "at most 15 tiles"},
		{event("AB -99999999999 +0 0"), 3, "is more than 1000000 points"},
		{event("AB -A2 +0 0"), 3, `"A2" has something other than tiles`},
		{event("AB -ab +0 0"), 3, `"ab" has something other than tiles`},
		{event("AB -É +0 0"), 3, `"É" has a letter that no tile has`},
		{event("AB --- +0 0"), 3, `"--" has something other than tiles`},
		{event("AB -ABCDEFGHIJKLMNOP +0"), 3, "at most 15 tiles"},
		{event("AB (resigns) +0 0"), 3, `unknown event "(resigns)"`},
		{event("AB () +0 0"), 3, `unknown event "()"`},
		{event("AB (AB +0 0"), 3, `unknown event "(AB"`},
		{event("AB (ÉA) +0 0"), 3, "no tile has"},
		{event("AB (A5) +0 0"), 3, `"A5" has something other than tiles`},
		{event("AB (ABCDEFGHIJKLMNOP) +0"), 3, "at most 15 tiles"},
		{event("AB resigns +0 0"), 3, `unknown event "resigns"`},
		{event("AB AB +0 0"), 3, `unknown event "AB"`},
		{event("AB +5 5"), 3, `unknown event "+5"`},
		{event("AB 8 AB +4 4"), 3, `unknown event "8"`},
		{event("AB 88 AB +4 4"), 3, `unknown event "88"`},
		{event("AB 008H AB +4 4"), 3, `unknown event "008H"`},
		{event("AB +8H AB +4 4"), 3, `unknown event "+8H"`},
		{event("AB É8 AB +4 4"), 3, `unknown event "É8"`},
		{event("AB 0H AB +4 4"), 3, `unknown square "0H"`},
		{event("AB 16H AB +4 4"), 3, `unknown square "16H"`},
		{event("AB p8 AB +4 4"), 3, `unknown square "p8"`},
		{event("AB 8H"), 3, "the word is missing"},
		{event("AB 8H +4 4"), 3, `"+4" is not a word`},
		{event("AB 8H A? +4 4"), 3, `"A?" is not a word`},
		{event("AB 8H ÉTÉ +4 4"), 3, `"ÉTÉ" has a letter that no tile has`},
		{event("AB 8H été +4 4"), 3, "no tile has"},
		{event("AB 8H A(B +4 4"), 3, `"A(B" is not a word`},
		{event("AB 8H A)B( +4 4"), 3, `"A)B(" is not a word`},
		{event("AB 8H A((B)) +4 4"), 3, `"A((B))" is not a word`},
		{event("AB 8H A(é) +4 4"), 3, "no tile has"},
		{event("AB 8H ... +4 4"), 3, `"..." lays no tile`},
		{event("AB 8H (AB) +4 4"), 3, `"(AB)" lays no tile`},
		{event("AB 8H () +4 4"), 3, `"()" lays no tile`},
		{event("AB 8H ABCDEFGHIJKLMNOP +4 4"), 3, "a word has at most 15 letters"},
		{two + "#" + strings.Repeat("x", maxLine), 3, "at most 4096 bytes"},
		{two + ">a: " + strings.Repeat("A", maxLine-4), 3, "at most 15 tiles"},
		{two + ">" + strings.Repeat("é", maxLine/2-1), 3, "colon after >, not"},
		{two + strings.Repeat("\n", maxLines-2) + "#", maxLines + 1, "at most 8192 lines"},
	} {
		_, err := readText(tt.text)
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Line != tt.line || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.60q: %v, want line %d: %s", tt.text, err, tt.line, tt.want)
		} else if len(err.Error()) > 200 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
	}
	if _, err := readText(two + "#" + strings.Repeat("x", maxLine-1) + strings.Repeat("\n", maxLines-2)); err != nil {
		t.Error(err)
	}
}

func TestAppendFaults(t *testing.T) {
	const otherwise = "would read back as something else"
	for _, tt := range []struct {
		want  string
		spoil func(*file)
	}{
		{"line 1: 0 players", func(f *file) { *f = file{} }},
		{"line 5: 1 players", func(f *file) { f.players, f.events, f.closing = f.players[:1], nil, nil }},
		{"line 6: unknown #player5", func(f *file) { f.players = make5() }},
		{"line 7: unknown player 2", func(f *file) { f.events[0].Player = 2 }},
		{"line 3: two players have the nick", func(f *file) { f.players[1].nick = "zoé" }},
		{"line 2: this line " + otherwise, func(f *file) { f.players[0].nick = "zo é" }},
		{"line 2: this line " + otherwise, func(f *file) { f.players[0].nick = "" }},
		{otherwise, func(f *file) { f.players[0].name = " Zoé" }},
		{"line 2: this line", func(f *file) { f.players[0].name = "Zoé\nBob" }},
		{otherwise, func(f *file) { f.pragmas[0].Key = "ti tle" }},
		{otherwise, func(f *file) { f.pragmas[0].Key = "player3" }},
		{"line 4: #character-encoding must", func(f *file) { f.pragmas[0].Key = "character-encoding" }},
		{otherwise, func(f *file) { f.pragmas[0].Value = " x" }},
		{`line 5: "y" does not begin with`, func(f *file) { f.pragmas[0].Value = "x\ny" }},
		{otherwise, func(f *file) { f.pragmas[0].Value = "x\n#y" }},
		{otherwise, func(f *file) { f.pragmas[1].Value = "x\n\n" }},
		{otherwise, func(f *file) { f.pragmas[1].Value = "x\n>bob:  - +0" }},
		{"control character U+0007", func(f *file) { f.pragmas[0].Value = "\a" }},
		{`line 5: "b" does not begin with`, func(f *file) { f.pragmas[0].Value = "a\rb" }},
		{"line 3: control character U+0085", func(f *file) { f.players[1].name = "\u0085" }},
		{"line 4: the text is not UTF-8", func(f *file) { f.pragmas[0].Value = "\xFF" }},
		{"line 7: unknown event", func(f *file) { f.events[0].Kind = 0 }},
		{"line 7: unknown event", func(f *file) { f.events[0].Kind = 99 }},
		{"line 7: this line", func(f *file) { f.events[0].Kind = Pass }}, // and has a word
		{"line 7: ", func(f *file) { f.events[0].Rack = "ÉTÉ" }},
		{otherwise, func(f *file) { f.events[0].Rack = "A_" }},
		{"line 7: ", func(f *file) { f.events[0].At.Row = 15 }},
		{"line 7: ", func(f *file) { f.events[0].At.Column = -1 }},
		{"line 7: ", func(f *file) { f.events[0].Direction = 7 }},
		{"line 7: ", func(f *file) { f.events[0].Word = "" }},
		{otherwise, func(f *file) { f.events[0].Word = "(A)B" }},
		{"line 7: ", func(f *file) { f.events[0].Score = maxScore + 1 }},
		{otherwise, func(f *file) { f.events[0].HasTotal = false }}, // and has a total
		{"line 10: ", func(f *file) { f.events[1].HasTotal, f.events[1].Total = false, 0 }},
		{otherwise, func(f *file) { f.events[1].Comment = "x " }},
		{otherwise, func(f *file) { f.events[1].Tiles = "A" }},
		{otherwise, func(f *file) { f.events[1] = Event{Kind: Exchange, Tiles: "AB", Count: 1} }},
		{otherwise, func(f *file) { f.events[1] = Event{Kind: Exchange} }},
		{otherwise, func(f *file) { f.events[1] = Event{Kind: Challenge, Rack: "UNKNOWN"} }},
		{"line 10: unknown event", func(f *file) { f.events[1] = Event{Kind: Rack} }},
		{"line 10: this line", func(f *file) { f.events[1].Notes[0].Key = "rack1"; f.closing = f.closing[1:] }},
		{otherwise, func(f *file) { f.closing = f.closing[1:] }}, // a note of the event
		{otherwise, func(f *file) { f.events = nil }},            // all is head
		{"at most 4096 bytes", func(f *file) { f.pragmas[0].Value = strings.Repeat("x", maxLine) }},
		{"line 8193: a file has at most 8192 lines", func(f *file) { f.closing = make([]Pragma, maxLines) }},
	} {
		f := must.Get(readText(sample))(t)
		tt.spoil(&f)
		var e *rulebook.RecordError
		if _, err := f.appendTo(nil); !errors.As(err, &e) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%v, want %s", err, tt.want)
		}
	}
	// A name that is not told is the nick, and the File stays as it was.
	f := file{players: []player{{nick: "a"}, {nick: "b"}}}
	text, err := f.appendTo(nil)
	if want := "#character-encoding UTF-8\n#player1 a a\n#player2 b b\n"; err != nil || string(text) != want || f.players[0].name != "" {
		t.Errorf("%v, %q, want %q", err, text, want)
	}
}

func make5() (list []player) {
	for _, nick := range []string{"a", "b", "c", "d", "e"} {
		list = append(list, player{nick: nick})
	}
	return list
}

func TestNames(t *testing.T) {
	for k, want := range []string{"?", "place", "pass", "exchange", "withdrawn", "challenge", "time", "rack", "?"} {
		if got := Kind(k).String(); got != want {
			t.Errorf("kind %d is %s, want %s", k, got, want)
		}
	}
}
