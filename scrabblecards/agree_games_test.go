package scrabblecards_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

var slowValidations = []scrabblecards.Validation{scrabblecards.Strict, scrabblecards.OnContest}

// Over random games the package and the referee see the same positions, the same
// refusals by the same clauses, the same contests and the same end.
func TestRefereeAgrees(t *testing.T) {
	words := gametest.SampleWords(t, gaddag.Lexicon(), 1200).Annotate(gaddag.Lexicon())
	list := slowWords(slices.Collect(words.Words()))
	all := map[string]int{}
	for i := range 6 {
		name := fmt.Sprintf("%d players", i+2)
		if i == 5 {
			name = "odd options"
		}
		t.Run(name, func(t *testing.T) {
			begun := time.Now()
			rng := rand.New(rand.NewPCG(uint64(i), 17))
			seen := map[string]int{}
			var duos []*duo
			for n := range gametest.N(15, 200) {
				if i == 5 {
					if n%5 == 0 {
						g := newReferee(scrabblecards.Official(), cardValues, words)
						duos = []*duo{newDuo(t, rng, oddGame(rng, g), list, seen)}
					}
					duos[0].game(t, 3)
					continue
				}
				for j := len(duos); j < 2*len(slowValidations); j++ {
					o := scrabblecards.Official()
					o.Players, o.Validation, o.Unseen = 2+i, slowValidations[j%len(slowValidations)], j >= len(slowValidations)
					duos = append(duos, newDuo(t, rng, newReferee(o, cardValues, words), list, seen))
				}
				duos[min(rng.IntN(3), 1)+2*rng.IntN(2)].game(t, 2)
			}
			t.Logf("%v in %v", seen, time.Since(begun).Round(time.Second/10))
			for k, n := range seen {
				all[k] += n
			}
		})
	}
	if t.Failed() || !gametest.Long() {
		return
	}
	gametest.ComesUp(t, all, slowComesUp())
}

// slowComesUp is what random games must come to, or they test less than they seem to.
func slowComesUp() (list []string) {
	for _, end := range []rulebook.Clause{law.CardsEnd, law.CardsEndBlocked, law.CardsResign} {
		list = append(list, "end "+string(end))
	}
	for _, c := range []rulebook.Clause{
		law.CardsPlayers, law.CardsTurn, law.CardsHand, law.CardsDeal, law.CardsRefill, law.CardsDeckEmpty, law.CardsDeck, law.CardsPlace,
		law.CardsFirst, law.CardsWords, law.CardsExchange, law.CardsContest,
		law.CardsContestOnce, law.CardsContestLast, law.CardsBonusLetter, law.CardsEnd, law.CardsEndBlocked,
		law.CardsResign,
	} {
		list = append(list, "refused by "+string(c))
	}
	for _, phase := range []string{"drawing", "playing", "answer"} {
		list = append(list, "a contest upheld, "+phase, "a contest denied, "+phase)
	}
	return append(list, "a word of a class that is not admitted", "all cards of a hand", "all but the bonus card of a hand", "a draw", "decisions compared",
		"a word written across and one down, with a bonus card", "the first word comes back", "words taken off come back",
		"a bonus card comes back", "a word stays for a fragment", "a word stays for a fragment of a fragment",
		"a good fragment", "undecided", "unknown cards that decide nothing", "decisions with a hand known in part", "a word taken off", "a word stayed", "out after let go", "out after place", "out after contest",
		"draw", "place", "exchange", "pass", "let go", "resign")
}

// oddGame is the game with options that nobody plays.
func oddGame(rng *rand.Rand, g *referee) *referee {
	o := g.Options
	o.Players = 2 + rng.IntN(5)
	o.Rack = 1 + rng.IntN(8)
	o.Bonus = rng.IntN(99)
	if o.Exchange = rng.IntN(13); rng.IntN(10) == 0 {
		o.Exchange = 255
	}
	o.PenaltyPoints = rng.IntN(30)
	o.DoubleHeld, o.TripleHeld = rng.IntN(40), rng.IntN(40)
	o.Validation = gametest.One(rng, slowValidations)
	o.Unseen = rng.IntN(2) == 0
	o.Bag.Doubles, o.Bag.Triples = uint8(rng.IntN(20)), uint8(rng.IntN(20))
	letters := max(o.Players*o.Rack-int(o.Bag.Doubles+o.Bag.Triples), 5)
	if rng.IntN(3) > 0 { // else the deck is out when all have drawn
		letters += rng.IntN(60)
	}
	o.Bag.Letters, _ = o.Bag.Letters.Draw(rng, letters)
	if rng.IntN(3) == 0 {
		o.Bag = o.Bag.Plus(scrabblecards.MustParseCards(strings.Repeat("?", 4)))
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
	return newReferee(o, values, g.words)
}

// note counts what a move that is about to be made is an example of.
func (d *duo) note(p scrabblecards.Player, m scrabblecards.Move) {
	tb := d.table
	what := m.Kind().String()
	switch m.Kind() {
	case scrabblecards.KindContest:
		what = "a contest denied"
		if open := tb.open; len(d.bad(open.words)) > 0 {
			what = "a contest upheld"
			d.seen["the first word comes back"] += count(len(open.before) == 0)
			after := open.before.with(open.before.laidBy(open.move))
			d.seen["words taken off come back"] += count(len(after) > len(tb.cells))
			d.seen["a bonus card comes back"] += count(strings.ContainsAny(open.cards, "23"))
		}
		what += ", " + tb.phase.String()
	case scrabblecards.KindPlace:
		d.notePlacement(m)
	}
	d.seen[what]++
}

func (d *duo) notePlacement(m scrabblecards.Move) {
	c := d.table.cells
	laid, words := c.laidBy(m), d.runsMade(c, m)
	b, _ := m.Bonus()
	d.seen["all cards of a hand"] += count(len(laid) == d.Rack)
	d.seen["all but the bonus card of a hand"] += count(len(laid) == d.Rack-1 && b != scrabblecards.NoBonus)
	d.seen["a word written across and one down, with a bonus card"] += count(len(laid) == 1 && len(words) == 2 && b != scrabblecards.NoBonus)
	after, last := d.leave(c, laid)
	d.seen["a word taken off"] += count(len(last.off) > 0)
	d.seen["a word stayed"] += count(len(last.stayed) > 0)
	for _, w := range last.off {
		for _, s := range stretches(after, w) {
			d.seen["a good fragment"] += count(len(s) > 1)
		}
	}
	if len(after) > d.seen["most letters on a table"] {
		d.seen["most letters on a table"] = len(after)
	}
	switch rounds := last.rounds; {
	case rounds > 1:
		d.seen["a word stays for a fragment of a fragment"]++
	case rounds > 0:
		d.seen["a word stays for a fragment"]++
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
