package scrabblecards_test

import (
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cards/bonus and cards/bonus-letter: on any letter of the main word, and all words of
// the move that hold it are multiplied. The letters of the main word are M, O and N, of
// which N lies there; MA and OC are made as well, and NE is not.
func TestBonusCard(t *testing.T) {
	s := pos{table: "...N RACE", hands: "MO23EEE AEIRST2", deck: "AEIRST"}.state(t)
	for move, want := range map[string]int{
		"A (0,1)>MON":     4 + 3 + 4,
		"A (0,1)>MON*2@1": 8 + 6 + 4,
		"A (0,1)>MON*2@2": 8 + 3 + 8,
		"A (0,1)>MON*2@3": 8 + 3 + 4,
		"A (0,1)>MON*3@2": 12 + 3 + 12,
	} {
		_, m := by(t, move)
		gametest.Equal(t, "cards/bonus, "+move, s.Points(m), want)
		next := play(t, s, move)
		scored(t, next, want)
		if b, _ := m.Bonus(); b != scrabblecards.NoBonus {
			gametest.Equal(t, "the clause", effect(t, s, move).Clause, "cards/bonus")
			hand := next.Rack(scrabblecards.A)
			gametest.Equal(t, "bonus cards left", hand.Doubles+hand.Triples, 1)
			gametest.Equal(t, "due", next.Due(), 3)
			gametest.Equal(t, "cards/bonus, it is discarded", next.Bag(), s.Bag())
		}
	}
	says := "a bonus card goes on a letter of the word"
	for _, move := range []string{"A (0,1)>MON*2@4", "A (0,1)>MON*2@255"} {
		refused(t, s, move, "cards/bonus-letter", says)
	}
	for _, m := range []scrabblecards.Move{
		placing("(0,1)>MON").WithBonus(scrabblecards.DoubleWord, 0), placing("(0,1)>MON").WithBonus(5, 1),
		placing("(0,1)>MON").WithBonus(scrabblecards.NoBonus, 1),
	} {
		if err := s.Check(scrabblecards.A, m); gametest.Clause(err) != "cards/bonus-letter" {
			t.Errorf("%s: %v", m, err)
		}
	}
	// One a turn, and only one that is held.
	refused(t, pos{table: "...N RACE", hands: "MOEEEE2 AEIRST"}.state(t), "A (0,1)>MON*3@2", "cards/hand", "the player does not have these cards")
	if _, err := scrabblecards.ParseMove("(0,1)>MON*2@1*2@2"); err == nil {
		t.Error("two bonus cards are read")
	}
}

// Each bonus card held is played on each letter, and never without a word.
func TestBonusMoves(t *testing.T) {
	s := pos{table: "...N RACE", hands: "MO22 AEIRST2"}.state(t)
	count := map[string]int{}
	for m := range s.Moves(scrabblecards.A) {
		if b, on := m.Bonus(); b != scrabblecards.NoBonus {
			count[m.WithBonus(scrabblecards.NoBonus, 0).String()]++
			if b != scrabblecards.DoubleWord || on < 1 || on > len(m.Word()) {
				t.Errorf("%s is among the moves", m)
			}
		}
	}
	gametest.Equal(t, "MON with a Double Word", count["(0,1)>MON"], 3)
}

// cards/scrabble: 50 points for seven letter cards, and none for six and a bonus card.
func TestSevenCards(t *testing.T) {
	first := pos{hands: "ANIMEES AEIRSTU", deck: "AAEIOUR"}.state(t)
	scored(t, play(t, first, "A (0,0)>ANIMEES"), 2*8+50)
	first = pos{hands: "ANIMEE? AEIRSTU", deck: "AAEIOUR"}.state(t)
	scored(t, play(t, first, "A (0,0)>ANIMEEs"), 2*7+50)
	first = pos{hands: "ANIMEE2 AEIRSTU", deck: "AAEIOUR"}.state(t)
	scored(t, play(t, first, "A (0,0)>ANIMEE"), 2*7)

	const six = "cards/scrabble: six letters and a bonus card"
	s := pos{table: "S U R", hands: "ANIMEE2 AEIRSTU"}.state(t)
	gametest.Equal(t, six, s.Points(placing("(0,-6)>ANIMEES*2@1")), 16)
	gametest.Equal(t, "six letters", s.Points(placing("(0,-6)>ANIMEES")), 8)
	play(t, s, "A (0,-6)>ANIMEES*2@1")
	// In a hand of six, six letters are all.
	s = pos{options: "hand=6 bonus=30", table: "S U R", hands: "ANIMEE AEIRST"}.state(t)
	gametest.Equal(t, "six letters of six", s.Points(placing("(0,-6)>ANIMEES")), 38)
	s = pos{table: "S U R", hands: "ANIMEEX AEIRSTU", deck: "AAEIOUR"}.state(t)
	gametest.Equal(t, "the clause", effect(t, s, "A (0,-6)>ANIMEES").Clause, "cards/place")
	s = pos{table: "S U R", hands: "ANIMEET AEIRSTU", deck: "AAEIOUR"}.state(t)
	gametest.Equal(t, "the clause of the bonus", effect(t, s, "A (0,-7)>ETAMINES").Clause, "cards/scrabble")
}

// cards/joker: it has no value, and stands for its letter as long as it lies there.
func TestJokerCard(t *testing.T) {
	s := pos{hands: "?RISE HAT", deck: "", options: "hand=5 bonus=0"}.state(t)
	s = play(t, s, "A (0,0)>cRISE")
	scored(t, s, 8+6, -6) // and A is out
	s = pos{hands: "?RISEW HATEZ", options: "hand=6 bonus=0"}.state(t)
	s = play(t, s, "A (0,0)>cRISE")
	scored(t, s, 8)
	gametest.Equal(t, "cards/joker, it lies there", s.Letter(board.At(0, 0)), 'c')
	refused(t, s, "B (0,0)vTHE", "cards/place", "another letter lies on one of its squares")
	for _, move := range []string{"B (0,0)vCHAT", "B (0,0)vcHAT"} {
		next := play(t, s, move)
		scored(t, next, 8, 6)
		gametest.Equal(t, "it lies there still", next.Letter(board.At(0, 0)), 'c')
		e := effect(t, s, move)
		if texts(e.Words)[0] != "cHAT" {
			t.Errorf("the words are %v", e.Words)
		}
		gametest.Equal(t, "the same move, whatever the case of what lies there", next, play(t, s, "B (0,0)vCHAT"))
	}
}
