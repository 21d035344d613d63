package scrabblecards_test

import (
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func ExampleParseOptions() {
	o, err := scrabblecards.ParseOptions("official validation=contest players=4")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Players, o.Validation, o.Bag.Len())
	fmt.Println(o)
	// Output:
	// 4 contest 112
	// official players=4 validation=contest
}

// optionsWith is Official with changes.
func optionsWith(change func(*scrabblecards.Options)) scrabblecards.Options {
	o := scrabblecards.Official()
	change(&o)
	return o
}

func TestOptionsText(t *testing.T) {
	type options = scrabblecards.Options
	ones := strings.Repeat("1,", 25)
	gametest.OptionTexts[scrabblecards.Options]{
		Parse: scrabblecards.ParseOptions,
		Compile: func(o scrabblecards.Options) error {
			_, err := scrabblecards.Compile(o, gaddag.Lexicon())
			return err
		},
		Usual: scrabblecards.Official(),
		Written: map[string]scrabblecards.Options{
			"official":                         scrabblecards.Official(),
			"official players=6 rack=8":        optionsWith(func(o *options) { o.Players, o.Rack = 6, 8 }),
			"official bag=AAAAAAAEEEEEE??2233": optionsWith(func(o *options) { o.Bag = scrabblecards.MustParseCards("3?AAAAAAA2?EEEEEE32") }),
			"official values=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,255": optionsWith(func(o *options) { o.Values = [26]uint8{25: 255} }),
			"official bonus=40 exchange=1 penalty-points=0":                         optionsWith(func(o *options) { o.Bonus, o.Exchange, o.PenaltyPoints = 40, 1, 0 }),
			"official double-held=0 triple-held=1000":                               optionsWith(func(o *options) { o.DoubleHeld, o.TripleHeld = 0, 1000 }),
			"official exclude=none validation=contest":                              optionsWith(func(o *options) { o.Excluded, o.Validation = 0, scrabblecards.OnContest }),
			"official exclude=adv,prop":                                             optionsWith(func(o *options) { o.Excluded = lexicon.ClassesOf(lexicon.Proper, lexicon.Adverb) }),
		},
		Read: map[string]scrabblecards.Options{
			"official deck=official values=official exclude=pref,abbr,symb,comp,prop":      scrabblecards.Official(),
			"official   players=2\tvalidation=strict":                                      scrabblecards.Official(),
			"official hand=7 bonus=50 exchange=7 penalty=10 double-held=10 triple-held=20": scrabblecards.Official(),
		},
		Refused: []string{
			"", " ", "jarnac", "official players", "official players=", "official players=x", "official players=1", "official players=7",
			"official deck=", "official deck=abc", "official deck=ABC", "official deck=" + strings.Repeat("A", 256), "official deck=" + strings.Repeat("2", 112),
			"official deck=" + strings.Repeat("AB", 52), "official deck=" + strings.Repeat("A", 20), "official players=6 deck=" + strings.Repeat("AB", 20),
			"official values=", "official values=1,2", "official values=official,1", "official values=" + ones + "256", "official values=" + ones + "01", "official values=" + ones + "+1",
			"official hand=0", "official hand=9", "official bonus=-1", "official bonus=1001", "official exchange=-1", "official exchange=256", "official penalty=1001",
			"official double-held=-1", "official triple-held=1001", "official validation=0", "official validation=recorded", "official colour=red", "official =",
			"official exclude=", "official exclude=noun,", "official exclude=words", "official exclude=" + lexicon.AllClasses.String(),
			"official hand=9223372036854775808", "official " + strings.Repeat("x", 1<<16),
		},
		Keys: []string{"hand", "deck", "values", "exclude", "validation"},
	}.Run(t)
	o := scrabblecards.Official()
	o.Validation = 77
	if text, err := o.MarshalText(); err == nil || text != nil || o.String() != "official validation=invalid" {
		t.Errorf("Options with a bad value marshal to %q, %v, and are %q", text, err, o)
	}
}

// All faults are told at once, each in its own line.
func TestCompileFaults(t *testing.T) {
	o := scrabblecards.Official()
	o.Players, o.Rack, o.Bonus, o.Exchange, o.PenaltyPoints, o.DoubleHeld, o.TripleHeld, o.Validation = 7, 9, -1, 256, -2, 1001, -3, 9
	o.Bag, o.Excluded = scrabblecards.MustParseCards("A"), 1<<31
	gametest.CompileFaults(t, "scrabblecards", scrabblecards.Compile, scrabblecards.Official(), o, gaddag.Lexicon(),
		"players is 7, and must be from 2 to 6", "rack is 9, and must be from 1 to 8", "bonus is -1, and must be from 0 to 1000",
		"exchange is 256, and must be from 0 to 255", "penalty-points is -2, and must be from 0 to 1000", "double-held is 1001, and must be from 0 to 1000",
		"triple-held is -3, and must be from 0 to 1000", "letters of the bag is 1, and must be from 2 to 102", "bag is 1, and must be from 63 to 255",
		"unknown classes of words are excluded (bits 0x80000000)", "the letters are all of one kind, with which no toss can end", "unknown value of validation",
		"there is no lexicon",
	)
}
