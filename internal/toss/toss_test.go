package toss_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/toss"
)

type round [6]byte

// roundsOf reads rounds written one letter a player, a point for who does not draw.
func roundsOf(texts ...string) (rounds []round) {
	for _, text := range texts {
		var r round
		for p, c := range []byte(text) {
			if c != '.' {
				r[p] = c
			}
		}
		rounds = append(rounds, r)
	}
	return rounds
}

func TestWinner(t *testing.T) {
	for _, tt := range []struct {
		players int
		letters string
		rounds  []string
		first   int
		at      int
		fault   toss.Fault
	}{
		{players: 2, letters: "MC", rounds: []string{"MC"}, first: 1},
		{players: 2, letters: "AZ", rounds: []string{"AZ"}},
		{players: 4, letters: "ZMDE", rounds: []string{"ZMDE"}, first: 2},
		{players: 6, letters: "ABCDEF", rounds: []string{"FEDCBA"}, first: 5},
		{players: 3, letters: "CMM", rounds: []string{"CMM"}}, // a tie that does not matter
		{players: 3, letters: "EEMZY", rounds: []string{"EEM", "ZY."}, first: 1},
		{players: 2, letters: "MMEEC", rounds: []string{"MM", "EE", "MC"}, first: 1},
		// A joker is farther than any letter, and jokers are equally far.
		{players: 3, letters: "??Z", rounds: []string{"??Z"}, first: 2},
		{players: 2, letters: "??A", rounds: []string{"??", "?A"}, first: 1},
		{players: 4, letters: "??EEA", rounds: []string{"?E?E", ".?.?", ".E.A"}, first: 3},
		// With fewer letters than players each draws from all.
		{players: 3, letters: "AT", rounds: []string{"TTT", "ATA", "T.A"}, first: 2},
		{players: 3, letters: "AT", rounds: []string{"TTT", "ATA", "T.T"}, at: 2, fault: toss.NotInBag},
		{players: 3, letters: "AT", rounds: []string{"TTB"}, fault: toss.NotInBag},

		{players: 2, letters: "AB", fault: toss.Undecided},
		{players: 2, letters: "MM", rounds: []string{"MM"}, fault: toss.Undecided},
		{players: 2, letters: "MM", rounds: []string{"MM", "MM"}, at: 1, fault: toss.Undecided},
		{players: 2, letters: "ABC", rounds: []string{"AB", "CB"}, at: 1, fault: toss.Decided},
		{players: 2, letters: "AB", rounds: []string{"A."}, fault: toss.WhoDraws},
		{players: 2, letters: "ABC", rounds: []string{"ABC"}, fault: toss.WhoDraws},
		{players: 3, letters: "EEMZYA", rounds: []string{"EEM", "ZYA"}, at: 1, fault: toss.WhoDraws},
		{players: 2, letters: "AKM", rounds: []string{"KK"}, fault: toss.NotInBag},
		{players: 2, letters: "AB", rounds: []string{"aB"}, fault: toss.NotInBag},
		{players: 2, letters: "AB", rounds: []string{"A\x01"}, fault: toss.NotInBag},
		{players: 2, letters: "AB", rounds: []string{"\xffA"}, fault: toss.NotInBag},
		{players: 0, letters: "AB", fault: toss.Undecided}, // no game
	} {
		first, at, fault := toss.Winner(bag.MustParse(tt.letters), tt.players, roundsOf(tt.rounds...))
		if first != tt.first || at != tt.at || fault != tt.fault {
			t.Errorf("%d players, %s, %q: player %d, fault %d at %d; want player %d, fault %d at %d",
				tt.players, tt.letters, tt.rounds, first, fault, at, tt.first, tt.fault, tt.at)
		}
	}
}

// Each player begins as often as the others, however few letters there are.
func TestFair(t *testing.T) {
	for _, letters := range []string{bag.Scrabble().String(), "AT", "AAT", "A?", "A", "AAAAAAA", "???????", ""} {
		b := bag.MustParse(letters)
		for players := 2; players <= 6; players++ {
			rng := rand.New(rand.NewPCG(uint64(len(letters)), uint64(players)))
			var started [6]int
			const tosses = 600
			for range tosses {
				started[draw(t, rng, b, players)]++
			}
			for p, n := range started {
				if fair := tosses / players; p < players && (n < fair*6/10 || n > fair*14/10) || p >= players && n > 0 {
					t.Errorf("%q: of %d players, player %d began %d times", letters, players, p, n)
				}
			}
		}
	}
}

// draw is who begins after a toss by chance, which [toss.Winner] confirms.
func draw(t *testing.T, rng *rand.Rand, letters bag.Bag, players int) int {
	t.Helper()
	first, rounds := toss.Draw[round](rng, letters, players)
	if len(rounds) == 0 {
		if s := letters.String(); s != "" && letters.Count(s[0]) < len(s) {
			t.Fatalf("%s, %d players: there are no rounds", letters, players)
		}
		return first
	}
	if winner, at, fault := toss.Winner(letters, players, rounds); winner != first || fault != toss.None {
		t.Fatalf("%s, %d players, %v: player %d begins, and not player %d, fault %d at %d", letters, players, rounds, winner, first, fault, at)
	}
	return first
}

func TestString(t *testing.T) {
	gametest.Equal(t, "a round", toss.String(roundsOf("M?.A\xc3")[0]), "A=M B=? D=A E=Ã")
	gametest.Equal(t, "no round", toss.String([2]byte{}), "")
}

// Every toss ends, and is confirmed; and nothing that is read makes a panic.
func FuzzToss(f *testing.F) {
	f.Add("AT", uint8(3), uint64(1), []byte("TTTATA"))
	f.Add("AAB?", uint8(6), uint64(2), []byte("AAB?AAB\x00\x00\x00"))
	f.Fuzz(func(t *testing.T, letters string, players uint8, seed uint64, drawn []byte) {
		b, err := bag.Parse(letters)
		if err != nil {
			return
		}
		n := 2 + int(players)%5
		draw(t, rand.New(rand.NewPCG(seed, 1)), b, n)
		var rounds []round
		for ; len(drawn) >= 6; drawn = drawn[6:] {
			rounds = append(rounds, round(drawn))
		}
		first, at, fault := toss.Winner(b, n, rounds)
		if fault == toss.None && (first >= n || len(rounds) == 0) || at != 0 && at >= len(rounds) {
			t.Errorf("%s, %d players, %v: player %d, fault %d at %d", b, n, rounds, first, fault, at)
		}
	})
}
