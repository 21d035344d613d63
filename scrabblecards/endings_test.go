package scrabblecards_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// result checks the outcome of a game that is over.
func result(t testing.TB, s scrabblecards.State, text string, end rulebook.Clause) scrabblecards.Outcome {
	t.Helper()
	o, over := s.Outcome()
	if !over {
		t.Fatalf("the game is not over: %s", s)
	}
	gametest.Equal(t, "the outcome", o.String(), text)
	gametest.Equal(t, "the end", o.End, end)
	for _, move := range []string{"A -", "B resign", "A ?", "B ."} {
		refused(t, s, move, end, "the game is over")
	}
	return o
}

// cards/end: who has no cards left after the deck is out scores what the others hold,
// and they deduct it: a Double Word counts 10, a Triple Word 20, a joker nothing.
func TestEndByGoingOut(t *testing.T) {
	s := pos{table: "RAT", hands: "E AZ?23 KE", deck: "", scores: [6]int{50, 60, 70}}.state(t)
	s = play(t, s, "A (0,0)>RATE")
	o := result(t, s, "A wins 106-19-59 (cards/winner)", "cards/end")
	gametest.Equal(t, "what was left", o.Left, [6]int{52, -41, -11})
	s = pos{options: "double-held=1 triple-held=2", table: "RAT", hands: "E 23 2", deck: ""}.state(t)
	result(t, play(t, s, "A (0,0)>RATE"), "A wins 8--3--1 (cards/winner)", "cards/end")
	// So does any other player who goes out.
	s = pos{table: "RAT", hands: "AZ KE E", deck: "", turn: scrabblecards.C, scores: [6]int{50, 60, 70}}.state(t)
	o = result(t, play(t, s, "C (0,0)>RATE"), "C wins 39-49-96 (cards/winner)", "cards/end")
	gametest.Equal(t, "what was left", o.Left, [6]int{-11, -11, 22})
	// With a card in the deck, or a bonus card in hand, nobody is out.
	s = play(t, pos{options: "hand=1", table: "RAT", hands: "E A", deck: "I"}.state(t), "A (0,0)>RATE")
	gametest.Equal(t, "due", s.Due(), 1)
	s = play(t, pos{table: "RAT", hands: "E2 A", deck: ""}.state(t), "A (0,0)>RATE")
	gametest.Equal(t, "the phase", s.Phase(), scrabblecards.Playing)
	s = play(t, pos{table: "RAT", hands: "E2 A", deck: ""}.state(t), "A (0,0)>RATE*2@1")
	result(t, s, "A wins 9--1 (cards/winner)", "cards/end")
}

// cards/end-blocked: nobody can play when all have passed in a row with fewer than seven
// cards in the deck, and each deducts their own.
func TestEndByPassing(t *testing.T) {
	s := pos{table: "RAT", hands: "CRISE2A RACEMON EEEAAA3", deck: "EEIIOO", scores: [6]int{50, 60, 70}}.state(t)
	s = play(t, s, "A -", "B -")
	gametest.Equal(t, "the phase after two of three", s.Phase(), scrabblecards.Playing)
	o := result(t, play(t, s, "C -"), "B wins 32-50-44 (cards/winner)", "cards/end-blocked")
	gametest.Equal(t, "what was left", o.Left, [6]int{-18, -10, -26})
	// A word begins the count anew.
	s = play(t, s, "C (0,0)>RATA", "C +O", "A -", "B -")
	gametest.Equal(t, "the phase after a word", s.Phase(), scrabblecards.Playing)
	gametest.Equal(t, "the phase", play(t, s, "C -").Phase(), scrabblecards.Over)
	// With seven in the deck, they could exchange.
	s = pos{table: "RAT", hands: "CRISE2A RACEMON", deck: "EEIIOOU"}.state(t)
	s = play(t, s, "A -", "B -", "A -", "B -", "A -")
	gametest.Equal(t, "the phase", s.Phase(), scrabblecards.Playing)
	for _, s := range []scrabblecards.State{
		pos{options: "validation=contest", table: "RAT", hands: "CRISE2A RACEMON", deck: "EEIIOO"}.state(t),
		pos{options: "validation=contest", table: "RAT", hands: "CR RM", deck: ""}.state(t),
	} {
		// cards/blocked-lost: a turn lost by a contest is no pass, and the count begins anew.
		s = play(t, s, "A -", "B (0,0)>RATM", "A ?", "A -")
		gametest.Equal(t, "cards/blocked-lost, the phase", s.Phase(), scrabblecards.Playing)
		gametest.Equal(t, "passes in a row", s.Passes(), 1)
		gametest.Equal(t, "cards/end-blocked, the phase", play(t, s, "B -").Phase(), scrabblecards.Over)
	}
	// With exchange=0 too the game ends when all pass with the deck out.
	s = pos{options: "exchange=0", table: "RAT", hands: "CR RA", deck: ""}.state(t)
	result(t, play(t, s, "A -", "B -"), "B wins -4--2 (cards/winner)", "cards/end-blocked")
}

// cards/winner and cards/tie: most points win, and equal scores are a draw.
func TestWinners(t *testing.T) {
	over := func(scores ...int) scrabblecards.State {
		s := pos{table: "RAT", hands: "A A A", deck: ""}
		copy(s.scores[:], scores)
		return play(t, s.state(t), "A -", "B -", "C -")
	}
	result(t, over(11, 21, 16), "B wins 10-20-15 (cards/winner)", "cards/end-blocked")
	result(t, over(-5, -4, -3), "C wins -6--5--4 (cards/winner)", "cards/end-blocked")
	o := result(t, over(11, 21, 21), "drawn 10-20-20 (cards/tie)", "cards/end-blocked")
	gametest.Equal(t, "who wins a draw", o.Winner, scrabblecards.A)
	result(t, over(21, 21, 11), "drawn 20-20-10 (cards/tie)", "cards/end-blocked")
	result(t, over(21, 11, 21), "drawn 20-10-20 (cards/tie)", "cards/end-blocked")
	// A player who gives up does not win, whatever they have.
	resign := func(who string, scores ...int) scrabblecards.State {
		s := pos{table: "RAT", hands: "A A A", deck: ""}
		copy(s.scores[:], scores)
		return play(t, s.state(t), who+" resign")
	}
	s := play(t, pos{table: "RAT", hands: "EZK AE", deck: ""}.state(t), "A (0,0)>RATE", "B resign")
	for range s.Open() {
		t.Error("a move is still open to contest")
	}
	// cards/resign: of more than two, each deducts what they hold.
	result(t, resign("A", 90, 20, 10), "B wins 89-19-9 (cards/resign)", "cards/resign")
	result(t, resign("C", 10, 20, 90), "B wins 9-19-89 (cards/resign)", "cards/resign")
	result(t, resign("B", 20, 90, 20), "drawn 19-89-19 (cards/tie)", "cards/resign")
	result(t, resign("A", -9, -9, -20), "B wins -10--10--21 (cards/resign)", "cards/resign")
	two := play(t, pos{table: "RAT", hands: "EZK AE", scores: [6]int{90, 20}}.state(t), "A resign")
	result(t, two, "B wins 90-20 (cards/resign)", "cards/resign")
}
