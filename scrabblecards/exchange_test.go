package scrabblecards_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cards/exchange: one to seven cards, bonus cards too, with at least seven in the deck;
// the new ones are drawn before the old are shuffled back.
func TestExchange(t *testing.T) {
	s := pos{hands: "CRISE2A RACEMON", deck: "AEIOUL3", scores: [6]int{9, 7}}.state(t)
	for _, move := range []string{"A -C+3", "A -ACEIRS2+AEILOU3", "A -2+3", "A -A+A"} {
		next := play(t, s, move)
		_, m := by(t, move)
		want, _ := s.Rack(0).Minus(scrabblecards.MustParseCards(m.Aside()))
		gametest.Equal(t, "cards/exchange, the hand", next.Rack(0), want.Plus(scrabblecards.MustParseCards(m.Drawn())))
		gametest.Equal(t, "all cards", next.Rack(0).Plus(next.Bag()), s.Rack(0).Plus(s.Bag()))
		gametest.Equal(t, "the deck", next.BagLen(), 7)
		gametest.Equal(t, "the clause", effect(t, s, move).Clause, "cards/exchange")
		gametest.Equal(t, "the turn", next.Turn(), scrabblecards.B)
		gametest.Equal(t, "passes in a row", next.Passes(), 0)
		scored(t, next, 9, 7)
	}
	no := func(s scrabblecards.State, move, says string) {
		t.Helper()
		refused(t, s, move, "cards/exchange", says)
	}
	no(s, "A -C+C", "the deck does not hold C, and the cards set aside are not in it yet")
	no(s, "A -CR+AR", "the deck does not hold R, and the cards set aside are not in it yet")
	no(s, "A -C", "the cards that come are not named")
	no(s, "A -#1", "the cards that are set aside are not named")
	refused(t, s, "A -Z+A", "cards/hand", "the player does not have these cards")
	refused(t, s, "A -22+AE", "cards/hand", "the player does not have these cards")
	no(s, "A -CR+A", "cards to draw: 2, and not 1")
	no(s, "A -C+AE", "cards to draw: 1, and not 2")
	no(s, "A -#8", "cards that can be exchanged: 1 to 7, and not 8")
	if err := s.Check(scrabblecards.A, scrabblecards.Exchange("")); gametest.Clause(err) != "cards/exchange" {
		t.Error(err)
	}
	six := pos{hands: "CRISE2A RACEMON", deck: "AEIOUL"}.state(t)
	no(six, "A -C+A", "an exchange needs 7 cards in the deck, which holds 6")
	few := pos{options: "exchange=1", hands: "CRISE2A RACEMON", deck: "AE"}.state(t)
	no(few, "A -CRI+AE", "the deck has only 2 cards to draw")
	play(t, few, "A -CR+AE")
	due := play(t, s, "A (0,0)>CRISE")
	refused(t, due, "A -2+A", "cards/refill", "the cards that are due come first")
	// Moves say all of it, each choice once, and none with six cards in the deck.
	for s, want := range map[scrabblecards.State]int{s: 127, six: 0, few: 7 + 21} {
		n := 0
		for m := range s.Moves(scrabblecards.A) {
			if m.Kind() == scrabblecards.KindExchange {
				if n++; m.Count() > s.BagLen() || m.Completed() {
					t.Errorf("%s is among the moves", m)
				}
				if _, err := s.Complete(rand.New(rand.NewPCG(1, 1)), scrabblecards.A, m); err != nil {
					t.Error(err)
				}
			}
		}
		gametest.Equal(t, "exchanges", n, want)
	}
}

// cards/pass: it is free, at any time, and as often as one likes.
func TestPass(t *testing.T) {
	s := pos{hands: "CRISE2A RACEMON", deck: "AEIOUL3", scores: [6]int{9, 7}}.state(t)
	for i := range 20 {
		gametest.Equal(t, "the clause", effect(t, s, s.Turn().String()+" -").Clause, "cards/pass")
		s = play(t, s, s.Turn().String()+" -")
		gametest.Equal(t, "cards/pass, the turn", int(s.Turn()), (i+1)%2)
	}
	scored(t, s, 9, 7)
	gametest.Equal(t, "the hand", s.Rack(0).String(), "ACEIRS2")
	refused(t, s, "B -", "cards/turn", "player A is on turn")
}
