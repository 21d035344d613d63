package scrabble_test

import (
	"fmt"
	"log"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleParseOptions() {
	o, err := scrabble.ParseOptions("english validation=contest players=3")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(o.Players, o.Validation, o.Penalty)
	fmt.Println(o)
	// Output:
	// 3 contest double
	// english players=3 validation=contest
}

func ExampleParseLayout() {
	l, err := scrabble.ParseLayout(scrabble.Classique().Board.String())
	fmt.Println(err, l == scrabble.Classique().Board, l[7][7])
	fmt.Println(l.String()[:31])
	_, err = scrabble.ParseLayout(strings.Replace(l.String(), "=", "x", 1))
	fmt.Println(err)
	// Output:
	// <nil> true {1 2}
	// =..'...=...'..=/.-..."..."...-.
	// scrabble: board "x..'...=...'..=/.-...\"...\"...-./..-...'.…": "x" on 1A is not the mark of a square
}

func TestOptionsText(t *testing.T) {
	with := func(o scrabble.Options, change func(*scrabble.Options)) scrabble.Options {
		change(&o)
		return o
	}
	classique, english := scrabble.Classique(), scrabble.English()
	mixed := with(classique, func(o *scrabble.Options) {
		o.Board[0][0], o.Board[0][1] = scrabble.Premium{Letter: 4, Word: 1}, scrabble.Premium{Letter: 1, Word: 4}
	})
	rows := strings.Repeat("...............\n", 14)
	gametest.OptionTexts[scrabble.Options]{
		Parse: scrabble.ParseOptions,
		Compile: func(o scrabble.Options) error {
			_, err := scrabble.Compile(o, gaddag.Lexicon())
			return err
		},
		Usual: classique,
		Written: map[string]scrabble.Options{
			"classique":                       classique,
			"english":                         english,
			"classique players=4 bag=english": with(classique, func(o *scrabble.Options) { o.Players, o.Bag = 4, english.Bag }),
			"english values=french":           with(english, func(o *scrabble.Options) { o.Values = classique.Values }),
			"classique values=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,255": with(classique, func(o *scrabble.Options) { o.Values = [26]uint8{25: 255} }),
			"classique bag=AAAAAAAEEEEEE??":                                          with(classique, func(o *scrabble.Options) { o.Bag = bag.MustParse("?AAAAAAA?EEEEEE") }),
			"classique board=" + mixed.Board.String():                                mixed,
			"classique rack=8 bonus=40 exchange=1":                                   with(classique, func(o *scrabble.Options) { o.Rack, o.Bonus, o.Exchange = 8, 40, 1 }),
			"classique rounds=2 short-rounds=2 idle=scoreless leftover=twice": with(classique, func(o *scrabble.Options) {
				o.Rounds, o.ShortRounds, o.Scoreless, o.LeftoverTwice = 2, 2, true, true
			}),
			"classique exclude=none":   with(classique, func(o *scrabble.Options) { o.Excluded = 0 }),
			"classique squares=french": with(classique, func(o *scrabble.Options) { o.Squares = board.French }),
			"english validation=recorded penalty=points-given penalty-points=10 time-penalty=0": with(english, func(o *scrabble.Options) {
				o.Validation, o.Penalty, o.PenaltyPoints, o.TimePenalty = scrabble.Recorded, scrabble.PointsGiven, 10, 0
			}),
			"english penalty=void": with(english, func(o *scrabble.Options) { o.Penalty = scrabble.VoidChallenge }),
		},
		Read: map[string]scrabble.Options{
			"classique board=standard bag=french values=french": classique,
			"classique exclude=pref,abbr,symb,comp,prop":        classique,
			"english bag=english values=english":                english,
			"classique   players=2\tvalidation=strict":          classique,
			"classique tiles=english challenge=single challenge-points=10": with(classique, func(o *scrabble.Options) {
				o.Bag, o.Penalty, o.PenaltyPoints = english.Bag, scrabble.SingleChallenge, 10
			}),
		},
		Refused: []string{
			"", " ", "jarnac", "classique players", "classique players=", "classique players=x", "classique players=1", "classique players=5",
			"classique bag=", "classique bag=abc", "classique bag=ABC", "classique bag=" + strings.Repeat("A", 256),
			"classique values=", "classique values=1,2", "classique values=french,1", "classique values=1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,256",
			"classique values=01,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
			"classique board=", "classique board=large", "classique board=" + strings.ReplaceAll(rows, "\n", "/"),
			"classique board=" + strings.ReplaceAll(rows, "\n", "/") + "..............", "classique board=" + strings.ReplaceAll(rows, "\n", "/") + "..............x",
			"classique exclude=", "classique exclude=verb", "classique exclude=noun,,adj",
			"classique rack=9", "classique rounds=0", "classique bonus=-1", "classique idle=0", "classique validation=x", "classique penalty=x",
			"classique validation=contest penalty=void", "classique colour=red", "classique =", "classique rack=9223372036854775808",
			"classique " + strings.Repeat("x", 1<<16),
		},
		Keys: []string{"rack", "bag", "challenge"},
	}.Run(t)
	o := scrabble.Classique()
	o.Board[0][3] = scrabble.Premium{Letter: 7, Word: 7}
	if text, err := o.MarshalText(); err == nil || strings.Contains(o.String(), "board=standard") {
		t.Errorf("Options with a bad premium marshal to %q", text)
	}
	l := scrabble.Classique().Board
	if _, err := scrabble.ParseLayout(o.Board.String()); err == nil {
		t.Errorf("a Layout with a bad premium reads back from %v", o.Board)
	}
	if back, err := scrabble.ParseLayout(l.String()); err != nil || back != l {
		t.Errorf("the standard board is %v, and reads back as %v, %v", l, back, err)
	}
}

// All faults are told at once, each in its own line.
func TestCompileFaults(t *testing.T) {
	o := scrabble.Classique()
	o.Players, o.Rack, o.Rounds, o.Validation, o.Penalty = 5, 9, 0, 9, scrabble.VoidChallenge
	o.Board[7][0], o.Bag = scrabble.Premium{}, bag.MustParse("AB")
	gametest.CompileFaults(t, "scrabble", scrabble.Compile, scrabble.Classique(), o, gaddag.Lexicon(),
		"players is 5, and must be from 2 to 4", "rack is 9, and must be from 1 to 8", "rounds is 0, and must be from 1 to 100",
		"the bag has 2 tiles, fewer than 5 players need for racks of 9", "unknown value of board", "unknown value of validation",
		"the penalty void needs the validation strict", "there is no lexicon",
	)
}
