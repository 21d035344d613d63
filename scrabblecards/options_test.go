package scrabblecards_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func ExampleParseOptions() {
	o, err := scrabblecards.ParseOptions("official validation=contest players=4")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Players, o.Validation, o.Deck.Len())
	fmt.Println(o)
	// Output:
	// 4 contest 112
	// official players=4 validation=contest
}

func ExampleOptions_Set() {
	o := scrabblecards.Official()
	fmt.Println(o.Set("deck", "AABBEEIIOOSSTTRRLLNN2223"), o.Deck.Len())
	fmt.Println(o.Set("validation", "never"))
	// Output:
	// <nil> 24
	// scrabblecards: option validation cannot be "never": it is one of strict, contest
}

func ExamplePreset() {
	for _, name := range []string{"official", "classic"} {
		o, err := scrabblecards.Preset(name)
		fmt.Println(o.Deck.Len(), err)
	}
	// Output:
	// 112 <nil>
	// 0 scrabblecards: "classic" is no preset; there is official
}

// optionsWith is Official with changes.
func optionsWith(change func(*scrabblecards.Options)) scrabblecards.Options {
	o := scrabblecards.Official()
	change(&o)
	return o
}

func TestOptionsText(t *testing.T) {
	type options = scrabblecards.Options
	for _, tt := range []struct {
		text    string
		options options
	}{
		{"official", scrabblecards.Official()},
		{"official players=6 hand=8", optionsWith(func(o *options) { o.Players, o.Hand = 6, 8 })},
		{"official deck=AAAAAAAEEEEEE??2233", optionsWith(func(o *options) { o.Deck = scrabblecards.MustParseCards("3?AAAAAAA2?EEEEEE32") })},
		{"official values=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,255", optionsWith(func(o *options) { o.Values = [26]uint8{25: 255} })},
		{"official bonus=40 exchange=1 penalty=0", optionsWith(func(o *options) { o.Bonus, o.Exchange, o.Penalty = 40, 1, 0 })},
		{"official double-held=0 triple-held=1000", optionsWith(func(o *options) { o.DoubleHeld, o.TripleHeld = 0, 1000 })},
		{"official exclude=none validation=contest", optionsWith(func(o *options) { o.Excluded, o.Validation = 0, scrabblecards.OnContest })},
		{"official exclude=adv,prop", optionsWith(func(o *options) { o.Excluded = lexicon.ClassesOf(lexicon.Proper, lexicon.Adverb) })},
	} {
		if got := tt.options.String(); got != tt.text {
			t.Errorf("String is %q, want %q", got, tt.text)
		}
		if got, err := scrabblecards.ParseOptions(tt.text); err != nil || got != tt.options {
			t.Errorf("ParseOptions(%q) = %v, %v", tt.text, got, err)
		}
		text, err := json.Marshal(tt.options)
		var back options
		if err != nil || json.Unmarshal(text, &back) != nil || back != tt.options {
			t.Errorf("%s is %s in JSON, %v", tt.text, text, err)
		}
		if _, err := scrabblecards.Compile(tt.options, french.Lexicon()); err != nil {
			t.Errorf("%s: %v", tt.text, err)
		}
	}
	// Every option can be named as it stands.
	for _, text := range []string{
		"official deck=official values=official exclude=pref,abbr,symb,comp,prop", "official   players=2\tvalidation=strict",
		"official players=3 players=2", "official hand=7 bonus=50 exchange=7 penalty=10 double-held=10 triple-held=20",
	} {
		if o, err := scrabblecards.ParseOptions(text); err != nil || o != scrabblecards.Official() {
			t.Errorf("ParseOptions(%q) = %v, %v", text, o, err)
		}
	}
}

func TestOptionsTextErrors(t *testing.T) {
	ones := strings.Repeat("1,", 25)
	for _, text := range []string{
		"", " ", "jarnac", "official players", "official players=", "official players=x", "official players=1", "official players=7",
		"official deck=", "official deck=abc", "official deck=ABC", "official deck=" + strings.Repeat("A", 256), "official deck=" + strings.Repeat("2", 112),
		"official deck=" + strings.Repeat("AB", 52), "official deck=" + strings.Repeat("A", 20), "official players=6 deck=" + strings.Repeat("AB", 20),
		"official values=", "official values=1,2", "official values=official,1", "official values=" + ones + "256", "official values=" + ones + "01", "official values=" + ones + "+1",
		"official hand=0", "official hand=9", "official bonus=-1", "official bonus=1001", "official exchange=-1", "official exchange=256", "official penalty=1001",
		"official double-held=-1", "official triple-held=1001", "official validation=0", "official validation=recorded", "official colour=red", "official =",
		"official exclude=", "official exclude=noun,", "official exclude=words", "official exclude=" + lexicon.AllClasses.String(),
		"official hand=9223372036854775808", "official " + strings.Repeat("x", 1<<16),
	} {
		o, err := scrabblecards.ParseOptions(text)
		if err == nil || o != (scrabblecards.Options{}) {
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
	o := scrabblecards.Official()
	if err := o.UnmarshalText([]byte("official hand=99")); err == nil || o != scrabblecards.Official() {
		t.Errorf("a bad text changed the options to %v, %v", o, err)
	}
	for _, key := range []string{"hand", "deck", "values", "exclude", "validation"} {
		if err := o.Set(key, "x"); err == nil || o != scrabblecards.Official() {
			t.Errorf("a bad %s changed the options to %v, %v", key, o, err)
		}
	}
	o.Validation = 77
	if text, err := o.AppendText([]byte("x")); err == nil || string(text) != "x" || o.String() != "official validation=invalid" {
		t.Errorf("Options with a bad value marshal to %q, %v, and are %q", text, err, o)
	}
	if text, err := (scrabblecards.Options{}).MarshalText(); err == nil {
		t.Errorf("the zero Options marshal to %q", text)
	}
}

// All faults are told at once, each in its own line.
func TestCompileFaults(t *testing.T) {
	o := scrabblecards.Official()
	o.Players, o.Hand, o.Bonus, o.Exchange, o.Penalty, o.DoubleHeld, o.TripleHeld, o.Validation = 7, 9, -1, 256, -2, 1001, -3, 9
	o.Deck, o.Excluded = scrabblecards.MustParseCards("A"), 1<<31
	_, err := scrabblecards.Compile(o, nil)
	if err == nil {
		t.Fatal("it compiles")
	}
	want := []string{
		"Players is 7, and must be from 2 to 6", "Hand is 9, and must be from 1 to 8", "Bonus is -1, and must be from 0 to 1000",
		"Exchange is 256, and must be from 0 to 255", "Penalty is -2, and must be from 0 to 1000", "DoubleHeld is 1001, and must be from 0 to 1000",
		"TripleHeld is -3, and must be from 0 to 1000", "Deck.Letters is 1, and must be from 2 to 102", "Deck is 1, and must be from 63 to 255",
		"Excluded has unknown classes (bits 0x80000000)", "Deck has one kind of letter, with which no toss can end", "validation has no such value",
		"no lexicon; french.Lexicon() is the default one",
	}
	if got := strings.Split(rulebook.Detail(err, language.English), "\n"); !slices.Equal(got, want) {
		t.Errorf("faults are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if got := strings.Count(rulebook.Detail(err, language.French), "\n"); got != len(want)-1 {
		t.Errorf("%d lines of faults in French", got+1)
	}
	for name, compile := range map[string]func() (*scrabblecards.Rules, error){
		"no lexicon": func() (*scrabblecards.Rules, error) { return scrabblecards.Compile(scrabblecards.Official(), nil) },
		"empty lexicon": func() (*scrabblecards.Rules, error) {
			return scrabblecards.Compile(scrabblecards.Official(), new(lexicon.Lexicon))
		},
		"zero options": func() (*scrabblecards.Rules, error) {
			return scrabblecards.Compile(scrabblecards.Options{}, french.Lexicon())
		},
	} {
		if r, err := compile(); err == nil || r != nil || errors.Unwrap(err) == nil && !strings.HasPrefix(err.Error(), "scrabblecards: ") {
			t.Errorf("%s: %v, %v", name, r, err)
		}
	}
}
