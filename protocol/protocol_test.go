package protocol

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

var commands = map[string]Command{
	"lettres 1":                                {Word: Hello},
	"setoption level 5":                        {Word: SetOption, Name: "level", Value: "5"},
	"setoption book un deux":                   {Word: SetOption, Name: "book", Value: "un deux"},
	"isready":                                  {Word: IsReady},
	"newgame jago official player red":         {Word: NewGame, Game: "jago", Options: "official", Player: "red"},
	"newgame jarnac player B":                  {Word: NewGame, Game: "jarnac", Player: "B"},
	"newgame jarnac official lines=6 player B": {Word: NewGame, Game: "jarnac", Options: "official lines=6", Player: "B"},
	"position turn A; phase handover;":         {Word: Position, Position: "turn A; phase handover;"},
	"moves +6 8H:CHAT -":                       {Word: Moves, Moves: []string{"+6", "8H:CHAT", "-"}},
	"moves":                                    {Word: Moves, Moves: []string{}},
	"go":                                       {Word: Go},
	"go movetime 100":                          {Word: Go, Clock: Clock{Move: 100 * time.Millisecond}},
	"go movetime 31536000000":                  {Word: Go, Clock: Clock{Move: 365 * 24 * time.Hour}},
	"go movetime 1 time 60000 0":               {Word: Go, Clock: Clock{Move: time.Millisecond, Left: []time.Duration{time.Minute, 0}}},
	"go time 1 2 3 4 5 6":                      {Word: Go, Clock: Clock{Left: []time.Duration{1e6, 2e6, 3e6, 4e6, 5e6, 6e6}}},
	"stop":                                     {Word: Stop},
	"quit":                                     {Word: Quit},
}

func TestCommand(t *testing.T) {
	for line, want := range commands {
		got, err := ParseCommand(line)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v\n%s", line, err, diff)
		}
		if got.String() != line {
			t.Errorf("%s reads back as %s", line, got)
		}
		spaced, err := ParseCommand("  " + strings.Replace(line, " ", " \t", 1) + " \r")
		if err == nil || !reflect.DeepEqual(spaced, Command{}) { // a lone \r is no blank: readers of lines cut it off
			t.Errorf("%s with control characters: %v, %v", line, spaced, err)
		}
		spaced, err = ParseCommand("  " + strings.Replace(line, " ", " \t", 1) + "  ")
		if err != nil || !reflect.DeepEqual(spaced, want) {
			t.Errorf("%s with blanks: %v, %v", line, spaced, err)
		}
	}
	longest := "position " + strings.Repeat("x", MaxCommand-len("position "))
	if got, err := ParseCommand(longest); err != nil || got.String() != longest {
		t.Errorf("the longest line: %v", err)
	}
	place := Command{Word: Moves, Moves: []string{"8H CHAT"}}
	if got := place.String(); got != "moves 8H:CHAT" {
		t.Errorf("a placement is %s", got)
	}
}

var badCommands = map[string]string{
	"":                               `unknown first word ""`,
	"bonjour":                        `unknown first word "bonjour"`,
	"lettres":                        `it speaks version "", and not "lettres 1"`,
	"lettres 2":                      `it speaks version "2", and not "lettres 1"`,
	"setoption":                      "the option has no name",
	"isready now":                    "nothing may follow the word isready",
	"newgame jarnac":                 "it must be newgame, the game, its options, the word player and who plays",
	"newgame":                        "it must be newgame, the game, its options, the word player and who plays",
	"newgame player":                 "it must be newgame, the game, its options, the word player and who plays",
	"newgame player A":               "it must be newgame, the game, its options, the word player and who plays",
	"newgame jarnac official A":      "it must be newgame, the game, its options, the word player and who plays",
	"position":                       "there is no position",
	"go slowly":                      "after go come movetime with a number, and time with one for each player",
	"go movetime":                    "after go come movetime with a number, and time with one for each player",
	"go movetime 1 2":                "after go come movetime with a number, and time with one for each player",
	"go time 1 time 2":               "after go come movetime with a number, and time with one for each player",
	"go time 1 2 3 4 5 6 7":          "after go come movetime with a number, and time with one for each player",
	"go movetime 31536000001":        `"31536000001" is not a number of milliseconds`,
	"go movetime -1":                 `"-1" is not a number of milliseconds`,
	"go time 99999999999999":         `"99999999999999" is not a number of milliseconds`,
	"position \xff":                  "it is not text: there are bytes that are not UTF-8, or control characters",
	"position \x00":                  "it is not text: there are bytes that are not UTF-8, or control characters",
	strings.Repeat("x", 8<<20+1):     "a line is longer than 8388608 bytes",
	"stop " + strings.Repeat("x", 9): "nothing may follow the word stop",
}

func TestBadCommand(t *testing.T) {
	for line, want := range badCommands {
		c, err := ParseCommand(line)
		refused(t, line, c, err, want)
	}
}

// refused checks an error, that it is short, and that it exists in French.
func refused(t *testing.T, line string, got any, err error, want string) {
	t.Helper()
	if err == nil || !reflect.ValueOf(got).IsZero() || rulebook.Explain(err, language.English) != want {
		t.Errorf("%.60q: %v, %v, want %q", line, got, err, want)
		return
	}
	if fr := rulebook.Explain(err, language.French); fr == want || fr == "" {
		t.Errorf("%.60q: in French %s", line, fr)
	}
	if unknown := strings.HasPrefix(want, "unknown first word"); errors.Is(err, ErrUnknown) != unknown {
		t.Errorf("%.60q: unknown is %t", line, !unknown)
	}
}

var replies = map[string]Reply{
	"id name Jean le robot":  {Word: ID, Key: "name", Text: "Jean le robot"},
	"id author A. Nonyme":    {Word: ID, Key: "author", Text: "A. Nonyme"},
	"games jarnac scrabble":  {Word: Games, Games: []string{"jarnac", "scrabble"}},
	"lettresok":              {Word: OK},
	"readyok":                {Word: ReadyOK},
	"bestmove 2:TZAR":        {Word: BestMove, Move: "2:TZAR"},
	"bestmove none":          {Word: BestMove, Move: None},
	"info":                   {Word: HasInfo},
	"info line +3":           {Word: HasInfo, Info: Info{Line: []string{"+3"}}},
	"info string je pense !": {Word: HasInfo, Info: Info{Text: "je pense !"}},
	"info win 0.625 score -3.5 nodes 1200 time 15 line RAT 2:TZAR": {Word: HasInfo, Info: Info{
		Win: 0.625, Score: -3.5, Nodes: 1200, Time: 15 * time.Millisecond, Line: []string{"RAT", "2:TZAR"}}},
	"option name wantmoves type check default true": {Word: HasOption, Option: Option{
		Name: "wantmoves", Type: "check", Default: "true"}},
	"option name level type spin min 1 max 8 default 5": {Word: HasOption, Option: Option{
		Name: "level", Type: "spin", Default: "5", Min: 1, Max: 8}},
	"option name style type combo var calm var wild default calm": {Word: HasOption, Option: Option{
		Name: "style", Type: "combo", Default: "calm", Values: []string{"calm", "wild"}}},
	"option name book type string default mes livres": {Word: HasOption, Option: Option{
		Name: "book", Type: "string", Default: "mes livres"}},
}

func TestReply(t *testing.T) {
	for line, want := range replies {
		got, err := ParseReply(line)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%s: %v\n%s", line, err, diff)
		}
		if got.String() != line {
			t.Errorf("%s reads back as %s", line, got)
		}
	}
	// As UCI writes it, and with a key that nobody knows yet.
	for line, want := range map[string]string{
		"option name level type spin default 5 min 1 max 8": "option name level type spin min 1 max 8 default 5",
		"info depth 3 nodes 12":                             "info nodes 12",
		"info nodes 12 line":                                "info nodes 12",
		"info win 1 time 0":                                 "info win 1",
		"info win 0 nodes 3000000000":                       "info nodes 2147483647",
		"info time 31536000001":                             "info time 31536000000",
		"info score 1125899906842624":                       "info score 1125899906842624",
		"info score -1125899906842624 string":               "info score -1125899906842624",
		"option name calm type check var a default true":    "option name calm type check default true",
		"option name name type string default":              "option name name type string",
		"option name a type spin default -5":                "option name a type spin default -5",
		"option name a type spin min -5 max -4 default -5":  "option name a type spin min -5 max -4 default -5",
		"  bestmove \t RAT ":                                "bestmove RAT",
	} {
		got, err := ParseReply(line)
		if err != nil || got.String() != want {
			t.Errorf("%s: %s, %v", line, got, err)
		}
		if back, err := ParseReply(want); err != nil || !cmp.Equal(back, got) {
			t.Errorf("%s: %#v reads back as %#v, %v", line, got, back, err)
		}
	}
	// A range of one bound that is 0 is a range.
	if r, err := ParseReply("option name calm type spin min 0 max 1"); err != nil || r.String() != "option name calm type spin min 0 max 1" || !r.Option.Takes("0") || r.Option.Takes("2") || r.Option.Takes("-1") {
		t.Errorf("from 0 to 1: %s, %v", r, err)
	}
	if got := (Reply{Word: BestMove, Move: "8H CHAT"}).String(); got != "bestmove 8H:CHAT" {
		t.Errorf("a placement is %s", got)
	}
}

var badReplies = map[string]string{
	"":                                    `unknown first word ""`,
	"Bestmove RAT":                        `unknown first word "Bestmove"`,
	"bestmove":                            "there is no move",
	"bestmove RAT TAR":                    `it must be one move without blanks, and not "RAT TAR"`,
	"bestmove A RAT":                      `it must be one move without blanks, and not "A RAT"`,
	"bestmove R\x07T":                     "it is not text: there are bytes that are not UTF-8, or control characters",
	"readyok?":                            `unknown first word "readyok?"`,
	"readyok yes":                         "nothing may follow the word readyok",
	"id name":                             "after id comes name or author, and a text",
	"id age 7":                            "after id comes name or author, and a text",
	"games":                               "there are no games",
	"option level":                        "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"option name level spin":              "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"option name level type button":       "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"option name level type spin default": "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"option name level type spin default 9 min 1 max 8": `the option level cannot have the value "9"`,
	"option name level type spin min 8 max 1":           `the option level has a minimum "8" and a maximum "1" that are no range`,
	"option name calm type check default yes":           `the option calm cannot have the value "yes"`,
	"option name style type combo var a default b":      `the option style cannot have the value "b"`,
	"option name calm type spin min 1 max 1":            `the option calm has a minimum "1" and a maximum "1" that are no range`,
	"option name calm type spin min 1":                  `the option calm has a minimum "1" and a maximum "" that are no range`,
	"option name calm type spin max 1":                  `the option calm has a minimum "" and a maximum "1" that are no range`,
	"option name calm type combo min 1 max 2":           `the option calm has a minimum "1" and a maximum "2" that are no range`,
	"option name calm type spin min 1 max 3 default 4":  `the option calm cannot have the value "4"`,
	"option name calm type spin default x":              `the option calm cannot have the value "x"`,
	"option name calm type spin step 2":                 "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"option":                                            "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"option name":                                       "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"option label calm type check":                      "it must be option name, a name without blanks, type, and one of check, spin, combo and string",
	"info win 1.0001":                                   `the number "1.0001" of win cannot be read`,
	"info score 1125899906842625":                       `the number "1125899906842625" of score cannot be read`,
	"info score -1125899906842625":                      `the number "-1125899906842625" of score cannot be read`,
	"info time -1":                                      `the number "-1" of time cannot be read`,
	"info time":                                         `the number "" of time cannot be read`,
	"lettresok 1":                                       "nothing may follow the word lettresok",
	"id":                                                "after id comes name or author, and a text",
	"info nodes many":                                   `the number "many" of nodes cannot be read`,
	"info win 1.5":                                      `the number "1.5" of win cannot be read`,
	"info score NaN":                                    `the number "NaN" of score cannot be read`,
	"info nodes -1":                                     `the number "-1" of nodes cannot be read`,
	"info " + strings.Repeat("x", 8<<10):                "a line is longer than 8192 bytes",
}

// A line of the largest length is read, and an option takes what is in its bounds.
func TestBounds(t *testing.T) {
	longest := "id name " + strings.Repeat("x", maxReply-len("id name "))
	if r, err := ParseReply(longest); err != nil || len(r.Text) != maxReply-len("id name ") || maxReply != 8<<10 {
		t.Errorf("the longest line: %v", err)
	}
	for _, tt := range []struct {
		option string
		takes  []string
		not    []string
	}{
		{"name a type check", []string{"true", "false"}, []string{"", "yes", "True"}},
		{"name a type spin", []string{"0", "-7", "99999"}, []string{"", "x", "1.5"}},
		{"name a type spin min 0 max 3", []string{"0", "3"}, []string{"-1", "4"}},
		{"name a type spin min -3 max 0", []string{"0", "-3"}, []string{"1", "-4"}},
		{"name a type combo var b var c", []string{"b", "c"}, []string{"", "a", "d", "b c"}},
		{"name a type string", []string{"", "x y"}, nil},
	} {
		o := must.Get(parseOption(tt.option))(t)
		for _, value := range tt.takes {
			if !o.Takes(value) {
				t.Errorf("%s does not take %q", tt.option, value)
			}
		}
		for _, value := range tt.not {
			if o.Takes(value) {
				t.Errorf("%s takes %q", tt.option, value)
			}
		}
	}
}

func TestBadReply(t *testing.T) {
	for line, want := range badReplies {
		r, err := ParseReply(line)
		refused(t, line, r, err, want)
	}
}

// Whatever a referee says is read or refused, and what is read reads back.
func FuzzCommand(f *testing.F) {
	for line := range commands {
		f.Add(line)
	}
	for line := range badCommands {
		f.Add(line[:min(len(line), 100)])
	}
	f.Fuzz(func(t *testing.T, line string) {
		c, err := ParseCommand(line)
		if err != nil {
			if len(err.Error()) > 400 {
				t.Errorf("%d bytes of error", len(err.Error()))
			}
			return
		}
		if back, err := ParseCommand(c.String()); err != nil || !cmp.Equal(back, c) {
			t.Errorf("%q: %#v reads back as %#v, %v", line, c, back, err)
		}
	})
}

// Whatever an engine says is read or refused, and what is read reads back.
func FuzzReply(f *testing.F) {
	for line := range replies {
		f.Add(line)
	}
	for line := range badReplies {
		f.Add(line[:min(len(line), 100)])
	}
	f.Fuzz(func(t *testing.T, line string) {
		r, err := ParseReply(line)
		if err != nil {
			if len(err.Error()) > 600 {
				t.Errorf("%d bytes of error", len(err.Error()))
			}
			return
		}
		text := r.String()
		if len(text) > maxReply { // a number can get longer
			return
		}
		if back, err := ParseReply(text); err != nil || !cmp.Equal(back, r) {
			t.Errorf("%q: %#v reads back as %#v, %v", line, r, back, err)
		}
	})
}
