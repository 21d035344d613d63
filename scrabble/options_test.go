package scrabble_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleParseOptions() {
	o, err := scrabble.ParseOptions("english validation=contest players=3")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Players, o.Validation, o.Challenge)
	fmt.Println(o)
	// Output:
	// 3 contest double
	// english players=3 validation=contest
}

func ExampleOptions_Set() {
	o := scrabble.Classique()
	fmt.Println(o.Set("tiles", "english"), o.Tiles.Len())
	fmt.Println(o.Set("challenge", "triple"))
	// Output:
	// <nil> 100
	// scrabble: option challenge cannot be "triple": it is one of points-off, points-given, single, double, void
}

func ExamplePreset() {
	for _, name := range []string{"classique", "english", "duplicate"} {
		o, err := scrabble.Preset(name)
		fmt.Println(o.Tiles.Len(), err)
	}
	// Output:
	// 102 <nil>
	// 100 <nil>
	// 0 scrabble: "duplicate" is no preset; there are classique and english
}

func ExampleParseLayout() {
	l, err := scrabble.ParseLayout(scrabble.Standard().String())
	fmt.Println(err, l == scrabble.Standard(), l[scrabble.Centre])
	fmt.Println(l.String()[:31])
	_, err = scrabble.ParseLayout(strings.Replace(l.String(), "=", "x", 1))
	fmt.Println(err)
	// Output:
	// <nil> true double word
	// =..'...=...'..=/.-..."..."...-.
	// scrabble: board "x..'...=...'..=/.-...\"...\"...-./..-...'.…": "x" on 1A is no mark of a square
}

func TestOptionsText(t *testing.T) {
	with := func(o scrabble.Options, change func(*scrabble.Options)) scrabble.Options {
		change(&o)
		return o
	}
	classique, english := scrabble.Classique(), scrabble.English()
	mixed := with(classique, func(o *scrabble.Options) { o.Board[0], o.Board[1] = scrabble.QuadrupleLetter, scrabble.QuadrupleWord })
	for _, tt := range []struct {
		text    string
		options scrabble.Options
	}{
		{"classique", classique},
		{"english", english},
		{"classique players=4 tiles=english", with(classique, func(o *scrabble.Options) { o.Players, o.Tiles = 4, english.Tiles })},
		{"english values=french", with(english, func(o *scrabble.Options) { o.Values = classique.Values })},
		{"classique values=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,255", with(classique, func(o *scrabble.Options) { o.Values = [26]uint8{25: 255} })},
		{"classique tiles=AAAAAAAEEEEEE??", with(classique, func(o *scrabble.Options) { o.Tiles = bag.MustParse("?AAAAAAA?EEEEEE") })},
		{"classique board=" + mixed.Board.String(), mixed},
		{"classique rack=8 bonus=40 exchange=1", with(classique, func(o *scrabble.Options) { o.Rack, o.Bonus, o.Exchange = 8, 40, 1 })},
		{"classique rounds=2 short-rounds=2 idle=scoreless leftover=twice", with(classique, func(o *scrabble.Options) {
			o.Rounds, o.ShortRounds, o.Idle, o.Leftover = 2, 2, scrabble.Scoreless, scrabble.Twice
		})},
		{"classique exclude=pref,abbr,symb,comp,prop", with(classique, func(o *scrabble.Options) { o.Excluded = scrabble.Symbols })},
		{"english validation=recorded challenge=points-given challenge-points=10 time-penalty=0", with(english, func(o *scrabble.Options) {
			o.Validation, o.Challenge, o.ChallengePoints, o.TimePenalty = scrabble.Recorded, scrabble.PointsGiven, 10, 0
		})},
		{"english challenge=void", with(english, func(o *scrabble.Options) { o.Challenge = scrabble.Void })},
	} {
		if got := tt.options.String(); got != tt.text {
			t.Errorf("String is %q, want %q", got, tt.text)
		}
		if got, err := scrabble.ParseOptions(tt.text); err != nil || got != tt.options {
			t.Errorf("ParseOptions(%q) = %v, %v", tt.text, got, err)
		}
		text, err := json.Marshal(tt.options)
		var back scrabble.Options
		if err != nil || json.Unmarshal(text, &back) != nil || back != tt.options {
			t.Errorf("%s is %s in JSON, %v", tt.text, text, err)
		}
		if _, err := scrabble.Compile(tt.options, french.Lexicon()); err != nil {
			t.Errorf("%s: %v", tt.text, err)
		}
	}
	// Every option can be named as it stands.
	for _, text := range []string{
		"classique board=standard tiles=french values=french", "english tiles=english values=english",
		"classique   players=2\tvalidation=strict", "english tiles=french tiles=english",
	} {
		if o, err := scrabble.ParseOptions(text); err != nil || o != classique && o != english {
			t.Errorf("ParseOptions(%q) = %v, %v", text, o, err)
		}
	}
}

func TestOptionsTextErrors(t *testing.T) {
	rows := strings.Repeat("...............\n", 14)
	for _, text := range []string{
		"", " ", "jarnac", "classique players", "classique players=", "classique players=x", "classique players=1", "classique players=5",
		"classique tiles=", "classique tiles=abc", "classique tiles=ABC", "classique tiles=" + strings.Repeat("A", 256),
		"classique values=", "classique values=1,2", "classique values=french,1", "classique values=1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,256",
		"classique values=01,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
		"classique board=", "classique board=large", "classique board=" + strings.ReplaceAll(rows, "\n", "/"),
		"classique board=" + strings.ReplaceAll(rows, "\n", "/") + "..............", "classique board=" + strings.ReplaceAll(rows, "\n", "/") + "..............x",
		"classique exclude=", "classique exclude=verb", "classique exclude=noun,,adj",
		"classique rack=9", "classique rounds=0", "classique bonus=-1", "classique idle=0", "classique validation=x", "classique challenge=x",
		"classique validation=contest challenge=void", "classique colour=red", "classique =", "classique rack=9223372036854775808",
		"classique " + strings.Repeat("x", 1<<16),
	} {
		o, err := scrabble.ParseOptions(text)
		if err == nil || o != (scrabble.Options{}) {
			t.Errorf("ParseOptions(%.60q) = %v, %v; want an error", text, o, err)
			continue
		}
		if len(err.Error()) > 300 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
		if fr := rulebook.Detail(err, language.French); fr == "" || fr == rulebook.Detail(err, language.English) {
			t.Errorf("in French it says %q", fr)
		}
	}
	o := scrabble.Classique()
	if err := o.UnmarshalText([]byte("classique rack=99")); err == nil || o != scrabble.Classique() {
		t.Errorf("a bad text changed the options to %v, %v", o, err)
	}
	if err := o.Set("rack", "x"); err == nil || o != scrabble.Classique() {
		t.Errorf("a bad value changed the options to %v, %v", o, err)
	}
	o.Board[3] = 77
	if text, err := o.MarshalText(); err == nil || strings.Contains(o.String(), "board=standard") {
		t.Errorf("Options with a bad premium marshal to %q", text)
	}
	l := scrabble.Standard()
	if err := l.UnmarshalText([]byte("x")); err == nil || l != scrabble.Standard() {
		t.Errorf("a bad text changed the layout, %v", err)
	}
	if text, err := o.Board.MarshalText(); err == nil {
		t.Errorf("a Layout with a bad premium marshals to %q", text)
	}
	if text, err := l.MarshalText(); err != nil || l.UnmarshalText(text) != nil || l != scrabble.Standard() {
		t.Errorf("the standard board marshals to %q, %v", text, err)
	}
	if text, err := (scrabble.Options{}).MarshalText(); err == nil {
		t.Errorf("the zero Options marshal to %q", text)
	}
}

// All faults are told at once, each in its own line.
func TestCompileFaults(t *testing.T) {
	o := scrabble.Classique()
	o.Players, o.Rack, o.Rounds, o.Idle, o.Leftover, o.Validation, o.Challenge = 5, 9, 0, 9, 9, 9, scrabble.Void
	o.Board[7], o.Tiles = 99, bag.MustParse("AB")
	_, err := scrabble.Compile(o, nil)
	if err == nil {
		t.Fatal("it compiles")
	}
	for _, want := range []string{"Players", "Rack", "Rounds", "Tiles", "Board", "idle", "leftover", "validation", "Challenge", "no lexicon"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no word of %s in\n%v", want, err)
		}
	}
	if got := strings.Count(rulebook.Detail(err, language.French), "\n"); got != 9 {
		t.Errorf("%d lines of faults in French", got+1)
	}
	var empty lexicon.Lexicon
	for name, compile := range map[string]func() (*scrabble.Rules, error){
		"no lexicon":    func() (*scrabble.Rules, error) { return scrabble.Compile(scrabble.Classique(), nil) },
		"empty lexicon": func() (*scrabble.Rules, error) { return scrabble.Compile(scrabble.Classique(), &empty) },
		"zero options":  func() (*scrabble.Rules, error) { return scrabble.Compile(scrabble.Options{}, french.Lexicon()) },
	} {
		if r, err := compile(); err == nil || r != nil || errors.Unwrap(err) == nil && !strings.HasPrefix(err.Error(), "scrabble: ") {
			t.Errorf("%s: %v, %v", name, r, err)
		}
	}
}
