package scrabblecards_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Games whose draws nobody has seen: what may be in a hand can be laid, and nothing else.

// notHeld begins what is said of cards that are not in a hand.
const notHeld = "the player does not have these cards"

// unseenGame is a game of few cards, of which B has four that are known and A four that are not.
func unseenGame(t testing.TB, options string) scrabblecards.State {
	start := rulesOf(t, "official draws=unseen rack=4 validation=contest bag=AATTRREEIIOOSSCH?22 "+options).Start(scrabblecards.A)
	return play(t, start, "A +4", "B +TRE2")
}

func TestUnknownCards(t *testing.T) {
	cards, equal := scrabblecards.MustParseCards, gametest.Equal[any]
	s := unseenGame(t, "exchange=3")
	t.Run("cards/hand", func(t *testing.T) {
		equal(t, "A's hand", s.Rack(scrabblecards.A), cards(""))
		equal(t, "A's cards", s.Held(scrabblecards.A), 4)
		equal(t, "B's hand", s.Rack(scrabblecards.B), cards("TRE2"))
		equal(t, "the deck, and A's cards", s.Bag(), cards("AATREIIOOSSCH?2"))
		equal(t, "cards in the deck", s.BagLen(), 11)
		equal(t, "placements that are known", len(s.AppendPlacements(nil)), 0)
		equal(t, "the position", s.String(), "racks #4/ERT2; bag AACEHIIOORSST?2;")
		equal(t, "what B sees", s.View(scrabblecards.B).String(), "viewer B; racks #4/ERT2; unseen AACEHIIOORSST?2;")
		equal(t, "what A sees", s.View(scrabblecards.A).String(), "viewer A; racks #4/#4; unseen AACEEHIIOORRSSTT?22;")
		refused(t, s, "A (0,0)>TARIS", "cards/hand", "more letters are laid than the 4 of a hand")
		refused(t, s, "A (0,0)>TATA", "cards/hand", notHeld) // B has the other T
		next := play(t, s, "A (0,0)>RAS")
		equal(t, "A's cards", next.Held(scrabblecards.A), 1)
		equal(t, "the deck, and A's card", next.Bag(), cards("ACEHIIOOST?2"))
		equal(t, "cards to draw", next.Due(), 3)
		equal(t, "the position, of which more is known now", next.String(), "racks ARS#4/ERT2; bag ACEHIIOOST?2; open (0,0)>RAS;")
	})
	t.Run("cards/hand known in part", func(t *testing.T) {
		// A lays three of four cards and draws three that are told: one stays unknown.
		s := play(t, s, "A (0,0)>RAS", "A +CHO", "B -")
		equal(t, "A's hand", s.Rack(scrabblecards.A), cards("CHO"))
		refused(t, s, "A (0,0)>RASIT", "cards/hand", notHeld) // I and T of one unknown card
		refused(t, s, "A (0,0)>RASTR", "cards/hand", notHeld)
		play(t, s, "A (0,0)>RASOT")
		// A bad word brings its cards back, which are known from then on (cards/contest-restore).
		back := play(t, s, "A (0,0)>RASOT", "B ?")
		equal(t, "A's hand", back.Rack(scrabblecards.A), cards("CHOT"))
		equal(t, "A's cards", back.Held(scrabblecards.A), 4)
	})
	t.Run("cards/joker", func(t *testing.T) {
		refused(t, s, "A (0,0)>xAy", "cards/hand", notHeld) // there is one joker
		next := play(t, s, "A (0,0)>RAx")
		equal(t, "the deck, and A's card", next.Bag(), cards("ACEHIIOOSST2"))
	})
	t.Run("cards/bonus", func(t *testing.T) {
		s := play(t, s, "A (0,0)>RAS", "A +3", "B (0,0)>RASE*2@1", "B +2")
		refused(t, s, "A (0,0)vRIO*3@1", "cards/hand", notHeld) // the game has no Triple Word card
		next := play(t, s, "A (0,0)vRIO*2@1")
		equal(t, "A's cards", next.Held(scrabblecards.A), 1)
		refused(t, play(t, next, "A +3", "B -"), "A (0,0)vRIOS*2@1", "cards/hand", notHeld) // both have been played
	})
	t.Run("cards/exchange", func(t *testing.T) {
		// How many, and nothing else: all that was known is not any more.
		next := play(t, s, "A -", "B -#2")
		equal(t, "B's hand", next.Rack(scrabblecards.B), cards(""))
		equal(t, "B's cards", next.Held(scrabblecards.B), 4)
		equal(t, "the deck, and both hands", next.Bag(), s.Rules().Options().Bag)
		equal(t, "cards in the deck", next.BagLen(), 11)
		// Which, and not what came.
		next = play(t, s, "A -", "B -R2")
		equal(t, "B's hand", next.Rack(scrabblecards.B), cards("TE"))
		// Both.
		next = play(t, s, "A -RA+SO")
		equal(t, "A's hand", next.Rack(scrabblecards.A), cards("SO"))
		// Cards set aside are not in the deck yet, known or not.
		refused(t, s, "A -RAS+OOR", "cards/exchange", "the deck does not hold R, and the cards set aside are not in it yet")
		refused(t, s, "A -RASTO", "cards/exchange", "cards that can be exchanged: 1 to 4, and not 5")
		refused(t, s, "A -RR", "cards/hand", notHeld)
		rng := rand.New(rand.NewPCG(1, 2))
		for range 100 {
			m := must.Get(s.Complete(rng, scrabblecards.A, scrabblecards.Exchange("RTC")))(t)
			if strings.ContainsAny(m.Drawn(), "RTC") {
				t.Fatalf("%s brings a card that was set aside", m)
			}
		}
	})
	t.Run("cards/refill", func(t *testing.T) {
		refused(t, play(t, s, "A (0,0)>RAS"), "A +2", "cards/refill", "cards due: 3, and not 2")
		refused(t, play(t, s, "A (0,0)>RAS"), "A +OOR", "cards/deck", "the deck does not hold R")
		named := rulesOf(t, "official rack=4").Start(scrabblecards.A)
		refused(t, named, "A +4", "cards/deal", "the cards that come are not named")
	})
}

// What is left counts as far as it is known, and the game is undecided where the rest may decide it.
func TestUnknownCardsAtTheEnd(t *testing.T) {
	cards, equal := scrabblecards.MustParseCards, gametest.Equal[any]
	s := unseenGame(t, "exchange=20") // the deck is too short for an exchange
	outcome := func(s scrabblecards.State) scrabblecards.Outcome {
		o, over := s.Outcome()
		equal(t, "the game is over", over, true)
		return o
	}
	t.Run("cards/end-blocked", func(t *testing.T) {
		o := outcome(play(t, s, "A -", "B -"))
		equal(t, "the scores", o.Scores, [6]int{0, -13}) // B has a T, an R, an E and a Double Word card
		equal(t, "uncounted", o.Uncounted, [6]bool{true})
		equal(t, "undecided", o.Undecided, true) // A may have the other Double Word card, and the H
		equal(t, "by", o.String(), "undecided 0--13 (cards/end-blocked)")
		ahead := must.Get(s.Rules().ParseState("turn B; passes 1; scores 30/0; racks #4/ERT2; bag AACEHIIOORSST?2;"))(t)
		o = outcome(play(t, ahead, "B -"))
		equal(t, "by", o.String(), "A wins 30--13 (cards/winner)") // 14 points more at least
		equal(t, "uncounted", o.Uncounted, [6]bool{true})
	})
	t.Run("cards/resign", func(t *testing.T) {
		equal(t, "by", outcome(play(t, s, "A resign")).String(), "B wins 0-0 (cards/resign)")
	})
	t.Run("cards/end", func(t *testing.T) {
		// With the deck out, what nobody else has is in the one hand that is unknown, and counts.
		start := rulesOf(t, "official draws=unseen validation=contest rack=4 bag=RATERAISO").Start(scrabblecards.A)
		s := play(t, start, "A +4", "B +4", "A (0,0)>RAT", "A +1", "B -", "A (0,0)>RATS", "B (0,0)vRAIE")
		equal(t, "O or R, and R or O", s.Bag(), cards("OR"))
		s = play(t, s, "A (3,0)>EO")
		equal(t, "B's hand", s.Rack(scrabblecards.B), cards("R"))
		o := outcome(play(t, s, "B ."))
		equal(t, "what is left", o.Left, [6]int{1, -1})
		equal(t, "uncounted", o.Uncounted, [6]bool{})
	})
	t.Run("cards/end of three", func(t *testing.T) {
		// Two hands that nobody knows: what both hold goes to who is out.
		start := rulesOf(t, "official players=3 draws=unseen rack=2 bonus=0 bag=RATEZO").Start(scrabblecards.A)
		s := play(t, start, "A +2", "B +2", "C +2")
		o := outcome(play(t, s, "A (0,0)>RA"))
		equal(t, "by", o.String(), "A wins 4-0-0 (cards/winner)") // and T, E, Z and O, 13 points
		equal(t, "uncounted", o.Uncounted, [6]bool{true, true, true})
	})
}
