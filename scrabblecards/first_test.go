package scrabblecards_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cards/deck: 102 letter cards as in the bag of Scrabble, and ten bonus cards.
func TestDeck(t *testing.T) {
	d := scrabblecards.Official().Bag
	gametest.Equal(t, "cards/deck, cards", d.Len(), 112)
	gametest.Equal(t, "the letters", d.Letters, bag.Scrabble())
	gametest.Equal(t, "jokers", d.Letters.Count('?'), 2)
	gametest.Equal(t, "Double Words", d.Doubles, 8)
	gametest.Equal(t, "Triple Words", d.Triples, 2)
	points := 0
	for letter, n := range d.Letters.All() {
		if letter != '?' {
			points += n * int(scrabblecards.Official().Values[letter-'A'])
		}
	}
	gametest.Equal(t, "the points of all letters", points, 197)
}

// cards/players: two to six, in turn from who begins.
func TestPlayersInTurn(t *testing.T) {
	for n := 2; n <= 6; n++ {
		o := optionsWith(func(o *scrabblecards.Options) { o.Players = n })
		r := compile(t, o)
		for first := range scrabblecards.Player(n) {
			s := r.Start(first)
			rng := rand.New(rand.NewPCG(uint64(n), uint64(first)))
			gametest.Equal(t, "players", len(slices.Collect(s.Players())), n)
			for i := range 3 * n {
				want := scrabblecards.Player((int(first) + i) % n)
				gametest.Equal(t, "the player on turn", s.Turn(), want)
				m := scrabblecards.Pass()
				if i < n {
					gametest.Equal(t, "due", s.Due(), 7)
					m = scrabblecards.Draw(7)
				}
				m, err := s.Complete(rng, want, m)
				if err != nil {
					t.Fatal(err)
				}
				if s, err = s.Play(want, m); err != nil {
					t.Fatal(err)
				}
			}
			gametest.Equal(t, "the hand", s.Held(first), 7)
			gametest.Equal(t, "the deck", s.BagLen(), 112-7*n)
		}
	}
	s := compile(t, scrabblecards.Official()).Start(scrabblecards.A)
	refused(t, s, "B +CRISERA", "cards/turn", "player A is on turn")
	refused(t, s, "C +CRISERA", "cards/players", "unknown player")
	if err := s.Check(scrabblecards.A, scrabblecards.Move{}); gametest.Clause(err) != "cards/turn" {
		t.Error(err)
	}
}

// cards/deal and cards/refill: seven cards each, and then as many as were played, the
// bonus card among them.
func TestDealAndRefill(t *testing.T) {
	s := compile(t, scrabblecards.Official()).Start(scrabblecards.B)
	refused(t, s, "B -", "cards/deal", "the cards that are due come first")
	refused(t, s, "A ?", "official/contest/strict", "bad words cannot be laid here, so nothing is contested")
	refused(t, s, "B +CRISER", "cards/deal", "cards due: 7, and not 6")
	refused(t, s, "B +CRISERAS", "cards/deal", "cards due: 7, and not 8")
	refused(t, s, "B +7", "cards/deal", "the cards that come are not named")
	gametest.Equal(t, "the clause of the first cards", effect(t, s, "B +CRISE2R").Clause, "cards/deal")
	refused(t, s, "B +CRISEZZ", "cards/deck", "the deck does not hold Z")
	refused(t, s, "B +CRIS333", "cards/deck", "the deck does not hold 3")
	s = play(t, s, "B +CRISE2R", "A +RACEMON")
	refused(t, s, "B +A", "cards/refill", "no card is due")
	s = play(t, s, "B (0,0)>CRISE")
	gametest.Equal(t, "due after five letters", s.Due(), 5)
	refused(t, s, "A (1,0)>RACE", "cards/turn", "player B is on turn")
	refused(t, s, "B (1,0)>RACE", "cards/refill", "the cards that are due come first")
	gametest.Equal(t, "the clause", effect(t, s, "B +OTUMN").Clause, "cards/refill")
	s = play(t, s, "B +OTUMN")
	gametest.Equal(t, "the hand", s.Held(scrabblecards.B), 7)
	s = play(t, s, "A (0,3)vSEN", "A +AA", "B (2,3)>NOM*2@1")
	gametest.Equal(t, "due after two letters and a bonus card", s.Due(), 3)
	play(t, s, "B +AAE")
	// Whoever lays all seven draws as after any word, though the hand is empty.
	all := play(t, pos{hands: "TRAINEE RACEMON", deck: "EIURLOO"}.state(t), "A (0,0)>TRAINEE")
	gametest.Equal(t, "the clause of a second hand", effect(t, all, "A +EIURLOO").Clause, "cards/refill")
}

// cards/deck-empty: from a deck with fewer cards than were played one draws what there is.
func TestShortDeck(t *testing.T) {
	s := play(t, pos{options: "validation=contest", table: "RAT", hands: "ESOOOOO AEINLUM", deck: "IU"}.state(t), "A (0,3)vES")
	gametest.Equal(t, "due after two letters", s.Due(), 2)
	gametest.Equal(t, "the clause of two from two", effect(t, s, "A +IU").Clause, "cards/refill")
	refused(t, s, "A +IUU", "cards/refill", "cards due: 2, and not 3")
	s = play(t, pos{table: "RAT", hands: "ESOOOOO AEINLUM", deck: "I"}.state(t), "A (0,3)vES")
	gametest.Equal(t, "due from one card", s.Due(), 1)
	refused(t, s, "A +IU", "cards/deck-empty", "cards due: 1, and not 2")
	refused(t, s, "A +1", "cards/deck-empty", "the cards that come are not named")
	refused(t, s, "A +U", "cards/deck", "the deck does not hold U")
	refused(t, s, "A -", "cards/refill", "the cards that are due come first")
	gametest.Equal(t, "the clause of one for two", effect(t, s, "A +I").Clause, "cards/deck-empty")
	// Once it is out nobody draws, whatever the hand lacks.
	s = play(t, s, "A +I", "B (1,3)>SI")
	gametest.Equal(t, "the player on turn", s.Turn(), scrabblecards.A)
	refused(t, s, "A +U", "cards/refill", "no card is due")
}

// cards/toss-special: who draws a joker or a bonus card draws again, so that only
// letters count; cards/deal: nearest to A begins.
func TestTossOfCards(t *testing.T) {
	o := optionsWith(func(o *scrabblecards.Options) {
		o.Players, o.Bag = 3, scrabblecards.MustParseCards("AABBCCDDEEFF"+strings.Repeat("?", 30)+strings.Repeat("2", 30)+strings.Repeat("3", 30))
	})
	r := compile(t, o)
	for _, tt := range []struct {
		rounds []scrabblecards.TossRound
		first  scrabblecards.Player
		clause rulebook.Clause
	}{
		{[]scrabblecards.TossRound{{'C', 'B', 'D'}}, scrabblecards.B, ""},
		{[]scrabblecards.TossRound{{'B', 'B', 'D'}, {'C', 'A'}}, scrabblecards.B, ""},
		{[]scrabblecards.TossRound{{'B', 'D', 'B'}, {'C', 0, 'C'}, {'C', 0, 'A'}}, scrabblecards.C, ""},
		{[]scrabblecards.TossRound{{'?', 'B', 'D'}}, 0, "cards/toss-special"},
		{[]scrabblecards.TossRound{{'C', '2', 'D'}}, 0, "cards/toss-special"},
		{[]scrabblecards.TossRound{{'C', 'B', '3'}}, 0, "cards/toss-special"},
		{nil, 0, "cards/deal"},
		{[]scrabblecards.TossRound{{'B', 'B', 'D'}}, 0, "cards/toss-tie"},
		{[]scrabblecards.TossRound{{'B', 'B', 'B'}}, 0, "cards/deal"}, // there are two
		{[]scrabblecards.TossRound{{'B', 'C'}}, 0, "cards/deal"},
		{[]scrabblecards.TossRound{{'B', 'B', 'D'}, {'C', 'C', 'A'}}, 0, "cards/toss-tie"},
		{[]scrabblecards.TossRound{{'A', 'B', 'D'}, {'C', 'D'}}, 0, "cards/deal"},
	} {
		if first, err := r.TossWinner(tt.rounds...); first != tt.first || gametest.Clause(err) != tt.clause {
			t.Errorf("%v: %v begins, %v; want %v, %s", tt.rounds, first, err, tt.first, tt.clause)
		}
	}
}

// A deck with fewer letters than there are players is enough for a toss: each draws from
// all of them.
func TestTossOfFewLetters(t *testing.T) {
	o, err := scrabblecards.ParseOptions("official deck=AT2222222222222222222 players=3")
	if err != nil {
		t.Fatal(err)
	}
	r := compile(t, o)
	first, rounds := r.Toss(rand.New(rand.NewPCG(1, 1)))
	if won, err := r.TossWinner(rounds...); err != nil || won != first || len(rounds) == 0 {
		t.Errorf("%v: %v has won and not %v, %v", rounds, won, first, err)
	}
	_, err = r.TossWinner(scrabblecards.TossRound{'A', 'T', 'B'})
	gametest.Equal(t, "a letter that the deck has not", gametest.Clause(err), "cards/deal")
}

func FuzzToss(f *testing.F) {
	gametest.FuzzToss(f, func(options string) (gametest.Tosser[scrabblecards.Player, scrabblecards.TossRound], error) {
		o, err := scrabblecards.ParseOptions(options)
		if err != nil {
			return nil, err
		}
		return scrabblecards.Compile(o, gaddag.Lexicon())
	}, "official", "official players=6", "official deck=AT2222222222222222222 players=3")
}

// cards/first: two letters or more, across or down, in the middle; it counts double,
// and no bonus card goes with it.
func TestFirstWord(t *testing.T) {
	s := pos{hands: "CRISE2A RACEMON", deck: "EIURLOO"}.state(t)
	for _, move := range []string{"A (0,0)>CRI", "A (0,0)vCRISE", "A (0,0)>AI"} {
		p, m := by(t, move)
		single := 0
		for _, c := range m.Word() {
			single += int(scrabblecards.Official().Values[c-'A'])
		}
		next := play(t, s, move)
		gametest.Equal(t, "cards/first, "+move, next.Scores()[p], 2*single)
		gametest.Equal(t, "the clause", effect(t, s, move).Clause, "cards/first")
	}
	refused(t, s, "A (0,0)>A", "cards/first", "a word has at least two letters")
	refused(t, s, "A (0,1)>CRISE", "cards/first", "the first word begins at (0,0)")
	refused(t, s, "A (-1,0)vCRISE", "cards/first", "the first word begins at (0,0)")
	refused(t, s, "A (0,0)>CRISE*2@1", "cards/first", "the first word counts double, and no bonus card goes with it")
	for _, m := range s.AppendMoves(nil, scrabblecards.A) {
		if b, _ := m.Bonus(); b != scrabblecards.NoBonus {
			t.Fatalf("%s is among the first moves", m)
		}
	}
}

// cards/first-pass: when the first player passes or exchanges, or their word is taken
// back, the next one is first in this sense.
func TestFirstAfterAPass(t *testing.T) {
	s := pos{options: "validation=contest", hands: "CRISERA RACEMO2", deck: "EIURLOO"}.state(t)
	for _, before := range []string{"A -", "A -CR+OO"} {
		next := play(t, s, before)
		refused(t, next, "B (0,0)>RACE*2@1", "cards/first", "the first word counts double, and no bonus card goes with it")
		refused(t, next, "B (5,5)>RACE", "cards/first", "the first word begins at (0,0)")
		next = play(t, next, "B (0,0)>RACE")
		gametest.Equal(t, "cards/first-pass, RACE", next.Scores()[1], 12)
	}
	next := play(t, s, "A (0,0)>CRSIE", "B ?")
	scored(t, next)
	refused(t, next, "B (0,0)>RACE*2@1", "cards/first", "the first word counts double, and no bonus card goes with it")
	scored(t, play(t, next, "B (0,0)>RACE"), 0, 12)
	// The second word is not first any more.
	next = play(t, s, "A -", "B (0,0)>RACE", "B +LURO", "A (0,1)vAI")
	scored(t, next, 2, 12)
}
