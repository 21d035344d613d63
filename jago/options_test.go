package jago_test

import (
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

func ExampleParseOptions() {
	o, err := jago.ParseOptions("official validation=contest flips=2")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Flips, o.Validation, o.Bag.Len())
	fmt.Println(o)
	// Output:
	// 2 contest 110
	// official flips=2 validation=contest
}

// optionsWith is Official with changes.
func optionsWith(change func(*jago.Options)) jago.Options {
	o := jago.Official()
	change(&o)
	return o
}

func TestOptionsText(t *testing.T) {
	type options = jago.Options
	gametest.OptionTexts[jago.Options]{
		Parse: jago.ParseOptions,
		Compile: func(o jago.Options) error {
			_, err := jago.Compile(o, gaddag.Lexicon())
			return err
		},
		Usual: jago.Official(),
		Written: map[string]jago.Options{
			"official":                      jago.Official(),
			"official rack=1 flips=0":       optionsWith(func(o *options) { o.Rack, o.Flips = 1, 0 }),
			"official bag=AAEERRSST rack=4": optionsWith(func(o *options) { o.Bag, o.Rack = bag.MustParse("SATERREAS"), 4 }),
			"official flips=1 exclude=none validation=contest": optionsWith(func(o *options) { o.Flips, o.Excluded, o.Validation = 1, 0, jago.OnContest }),
			"official exclude=adv,prop":                        optionsWith(func(o *options) { o.Excluded = lexicon.ClassesOf(lexicon.Proper, lexicon.Adverb) }),
		},
		Read: map[string]jago.Options{
			"official bag=official exclude=abbr,symb,comp,prop": jago.Official(),
			"official   rack=12\tvalidation=strict":             jago.Official(),
			"official bag=" + bag.Jago().String():               jago.Official(),
			"official turned=3 letters=official":                jago.Official(),
		},
		Refused: []string{
			"", " ", "jarnac", "official rack", "official rack=", "official rack=x", "official rack=0", "official rack=13", "official rack=-1",
			"official bag=", "official bag=abc", "official bag=ABC", "official bag=" + strings.Repeat("A", 23), "official bag=" + strings.Repeat("A", 256),
			"official bag=" + strings.Repeat("A", 40) + "?", "official flips=-1", "official flips=4", "official flips=9223372036854775808",
			"official validation=0", "official validation=recorded", "official colour=red", "official =", "official =x",
			"official exclude=", "official exclude=noun,", "official exclude=words", "official exclude=" + lexicon.AllClasses.String(),
			"official " + strings.Repeat("x", 1<<16), "official rack=" + strings.Repeat("1", 1<<16), strings.Repeat("é", 1<<12),
		},
		Keys: []string{"bag", "rack", "flips", "exclude", "validation", "letters", "turned"},
	}.Run(t)
	o := jago.Official()
	o.Validation = 77
	if text, err := o.MarshalText(); err == nil || text != nil || o.String() != "official validation=invalid" {
		t.Errorf("Options with a bad value marshal to %q, %v, and are %q", text, err, o)
	}
}

// All faults are told at once, each in its own line.
func TestCompileFaults(t *testing.T) {
	o := jago.Official()
	o.Rack, o.Flips, o.Validation, o.Excluded = 13, -1, 9, 1<<31
	o.Bag = bag.MustParse("ABC??")
	gametest.CompileFaults(t, "jago", jago.Compile, jago.Official(), o, gaddag.Lexicon(),
		"rack is 13, and must be from 1 to 12", "flips is -1, and must be from 0 to 3", "bag is 5, and must be from 26 to 255",
		"the bag has 2 jokers, and Jago has none", "unknown classes of words are excluded (bits 0x80000000)", "unknown value of validation",
		"there is no lexicon",
	)
}
