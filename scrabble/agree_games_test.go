package scrabble_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

var slowValidations = []scrabble.Validation{scrabble.Strict, scrabble.OnContest, scrabble.Recorded}

// Over random games the package and the referee see the same positions, the
// same refusals by the same clauses, the same contests and the same end.
func TestRefereeAgrees(t *testing.T) {
	words := gametest.SampleWords(t, gaddag.Lexicon(), 1200).Annotate(gaddag.Lexicon())
	all := map[string]int{}
	for i, name := range []string{"classique 2", "classique 3", "classique 4", "english", "odd"} {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(uint64(i), 17))
			seen := map[string]int{}
			var duos []*duo
			for n := range times(60, 500) {
				if name == "odd" {
					if n%5 == 0 {
						g := newReferee(scrabble.Classique(), standardLines, classiqueValues, words)
						duos = []*duo{newDuo(t, rng, oddGame(rng, g), seen)}
					}
					duos[0].game(t, 4)
					continue
				}
				for j := len(duos); j < len(slowValidations); j++ {
					o, values := scrabble.Classique(), classiqueValues
					if o.Players = 2 + i; name == "english" {
						o, values = scrabble.English(), englishValues
					}
					o.Validation = slowValidations[j]
					duos = append(duos, newDuo(t, rng, newReferee(o, standardLines, values, words), seen))
				}
				gametest.One(rng, duos).game(t, 3)
			}
			t.Logf("%v", seen)
			for k, n := range seen {
				all[k] += n
			}
		})
	}
	if t.Failed() || times(60, 500) < 500 {
		return
	}
	gametest.ComesUp(t, all, slowComesUp)
}

// slowComesUp is what random games must come to, or they test less than they seem
// to.
var slowComesUp = func() (list []string) {
	for _, end := range []rulebook.Clause{
		law.ScrabbleEndOut, law.ScrabbleEndBlocked, law.ScrabbleThreeRounds,
		law.ScrabbleEndTime, law.ScrabbleResign, law.ScrabbleDuplicateEnd,
	} {
		list = append(list, "end "+string(end))
	}
	for _, c := range []rulebook.Clause{
		law.ScrabblePlayers, law.ScrabbleRack, law.ScrabbleBagEmpty, law.ScrabbleBag, law.ScrabbleBoard,
		law.ScrabblePlace, law.ScrabbleFirst, law.ScrabbleAllWords, law.ScrabbleWordsClasses, law.ScrabbleExchange,
		law.ScrabbleExchangeOrder, law.ScrabbleContest, law.ScrabbleContestLast,
		law.ScrabbleEndOut, law.ScrabbleEndBlocked, law.ScrabbleThreeRounds, law.ScrabbleEndTime,
		law.ScrabbleResign, law.ScrabbleTurn, law.ScrabbleSevenOfEight, law.ScrabbleDuplicate,
	} {
		list = append(list, "refused by "+string(c))
	}
	return append(list, "a bonus", "a flag after the end", "a contest upheld", "a contest denied",
		"a contest upheld, drawing", "a contest denied, drawing", "a contest upheld, playing", "a contest denied, playing",
		"a contest upheld, answer", "a contest denied, answer",
		"a contest upheld of the player on turn", "a contest denied of the player on turn",
		"draw", "place", "exchange", "pass", "let go", "flag", "resign", "decisions compared",
		"tiles that are not known", "tiles that come to be known", "a turn lost", "a turn lost with a move in question")
}()

// oddGame is the game with options that nobody plays.
func oddGame(rng *rand.Rand, g *referee) *referee {
	o := g.Options
	o.Players = 2 + rng.IntN(3)
	o.Rack = 1 + rng.IntN(8)
	if o.Lay = 0; rng.IntN(3) == 0 {
		o.Lay = 1 + rng.IntN(o.Rack)
	}
	o.Bonus = rng.IntN(99)
	o.Exchange = rng.IntN(12)
	o.Rounds, o.ShortRounds = 1+rng.IntN(4), 1+rng.IntN(4)
	o.Scoreless = rng.IntN(2) == 1
	o.LeftoverTwice = rng.IntN(2) == 1
	o.Validation = gametest.One(rng, slowValidations)
	if o.Penalty = scrabble.PenaltyRule(rng.IntN(4)); o.Validation == scrabble.Strict && rng.IntN(3) == 0 {
		o.Penalty = scrabble.VoidChallenge
	}
	if o.Duplicate, o.Mixed = scrabble.NotDuplicate, 0; o.Validation == scrabble.Strict && rng.IntN(2) == 0 {
		o.Duplicate = scrabble.Duplicate(1 + rng.IntN(2))
		o.Mixed = rng.IntN(min(2, o.Rack/2) + 1)
	}
	o.PenaltyPoints = rng.IntN(12)
	if o.TimePenalty = 0; rng.IntN(2) == 0 {
		o.TimePenalty = 1 + rng.IntN(20)
	}
	o.Bag, _ = o.Bag.Draw(rng, max(o.Players*o.Rack, 12)+rng.IntN(60))
	if rng.IntN(3) == 0 {
		o.Bag = o.Bag.Plus(bag.MustParse("???"))
	}
	values := map[byte]int{}
	for letter := byte('A'); letter <= 'Z'; letter++ {
		values[letter] = rng.IntN(12)
	}
	switch rng.IntN(3) {
	case 0:
		o.Excluded = 0
	case 1:
		o.Excluded |= lexicon.Classes(rng.Uint32()) & lexicon.AllClasses
	}
	return newReferee(o, oddLines(rng), values, g.words)
}

// A player loses points for 255 minutes at most.
func TestSlowFlags(t *testing.T) {
	o := scrabble.English()
	d := newDuo(t, rand.New(rand.NewPCG(1, 2)), newReferee(o, standardLines, englishValues, gametest.SampleWords(t, gaddag.Lexicon(), 10)), map[string]int{})
	d.start(scrabble.B)
	legal := 0
	for range 300 {
		if d.judge(t, scrabble.A, scrabble.Flag()) {
			d.play(t, scrabble.A, scrabble.Flag())
			legal++
		}
	}
	if legal != 255 || d.state.Scores()[scrabble.A] != -2550 {
		t.Errorf("scrabble/end-time: %d flags, %v", legal, d.state.Scores())
	}
}

// A contest of words that are not there is refused, whatever their numbers.
func TestSlowContestOfNoWord(t *testing.T) {
	o := scrabble.Classique()
	o.Validation = scrabble.OnContest
	d := newDuo(t, rand.New(rand.NewPCG(1, 3)), newReferee(o, standardLines, classiqueValues, gametest.SampleWords(t, gaddag.Lexicon(), 10)), map[string]int{})
	d.start(scrabble.A)
	d.play(t, scrabble.A, scrabble.Draw(7).WithDrawn("AEIRSTU"))
	d.play(t, scrabble.B, scrabble.Draw(7).WithDrawn("AEIRSTU"))
	d.play(t, scrabble.A, scrabble.Place(scrabble.Centre(), board.Across, "SA"))
	for _, n := range []int{-1000, -17, -16, -1, 0, 2, 3, 9, 15, 16, 17, 18, 32, 33, 64, 65, 256, 257, 1000} {
		for _, m := range []scrabble.Move{scrabble.Contest(n), scrabble.Contest(1, n), scrabble.Contest(n, 1)} {
			if err := d.state.Check(scrabble.B, m); err == nil {
				t.Errorf("scrabble/contest: %s is legal, made with the number %d", m, n)
			}
		}
	}
	if err := d.state.Check(scrabble.B, scrabble.Contest(1, 1)); err != nil {
		t.Error(fmt.Errorf("the same number twice: %w", err))
	}
}
