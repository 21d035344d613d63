package scrabble_test

import (
	"fmt"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

func tossRules(t testing.TB, players int) *scrabble.Rules {
	t.Helper()
	o := scrabble.Classique()
	o.Players = players
	return compiled(t, o, "MOT")
}

// roundsOf reads rounds written one letter a player, a point for who does not draw.
func roundsOf(texts ...string) (rounds []scrabble.TossRound) {
	for _, text := range texts {
		var r scrabble.TossRound
		for p := range text {
			if text[p] != '.' {
				r[p] = text[p]
			}
		}
		rounds = append(rounds, r)
	}
	return rounds
}

func TestToss(t *testing.T) {
	won := func(t *testing.T, first scrabble.Player, rounds ...string) {
		t.Helper()
		p, err := tossRules(t, len(rounds[0])).TossWinner(roundsOf(rounds...)...)
		if err != nil || p != first {
			t.Errorf("%q: %v, %v, want %v", rounds, p, err, first)
		}
	}
	t.Run("scrabble/toss", func(t *testing.T) {
		won(t, scrabble.B, "MC")
		won(t, scrabble.A, "AZ")
		won(t, scrabble.C, "ZMDE")
		won(t, scrabble.D, "ZYXW")
		won(t, scrabble.A, "CMM") // a tie that does not matter
		// A joker is no letter, and so farther than any.
		won(t, scrabble.B, "?Z")
		won(t, scrabble.C, "??Z")
		for _, rounds := range [][]string{
			{"KK"}, {"aB"}, {"A\x01"}, {"A1"}, // no such tiles
			{},                    // nobody has drawn
			{"A."}, {"."}, {".A"}, // not everybody
			{"ABC"},                    // who does not take part
			{"AB", "CB"}, {"AB", "A."}, // one is nearer already
		} {
			p, err := tossRules(t, 2).TossWinner(roundsOf(rounds...)...)
			gametest.Equal(t, fmt.Sprintf("the clause of %q", rounds), gametest.Clause(err), "scrabble/toss")
			gametest.Equal(t, "and nobody else begins", p, scrabble.A)
		}
		_, err := tossRules(t, 3).TossWinner(roundsOf("???")...)
		gametest.Equal(t, "three jokers of two", gametest.Clause(err), "scrabble/toss")
	})
	t.Run("scrabble/toss-tie", func(t *testing.T) {
		won(t, scrabble.B, "MM", "EE", "MC")
		won(t, scrabble.B, "EEM", "ZY.") // who was farther does not draw again
		won(t, scrabble.C, "EME", "Z.E")
		won(t, scrabble.A, "EEEE", "TTTT", "UUVV", "AB..")
		won(t, scrabble.B, "EE?", "?Z.") // nor does who drew a joker
		won(t, scrabble.B, "??", "?A")   // unless all did
		won(t, scrabble.D, "?E?E", ".?.?", ".E.A")
		for _, rounds := range [][]string{
			{"MM"},       // not decided
			{"MM", "EE"}, // nor here
			{"??"},       //
			{"MM", "A."}, // not both who have tied
			{"MM", "AAB"},
		} {
			_, err := tossRules(t, 2).TossWinner(roundsOf(rounds...)...)
			gametest.Equal(t, fmt.Sprintf("the clause of %q", rounds), gametest.Clause(err), "scrabble/toss-tie")
		}
		for _, rounds := range [][]string{{"EEM", "ZYA"}, {"EEM", "Z.A"}, {"EE?", "ZY?"}, {"EEM", "..A"}} {
			_, err := tossRules(t, 3).TossWinner(roundsOf(rounds...)...)
			gametest.Equal(t, fmt.Sprintf("the clause of %q", rounds), gametest.Clause(err), "scrabble/toss-tie")
		}
	})
	gametest.Equal(t, "a round", roundsOf("M?.A")[0].String(), "A=M B=? D=A")
	gametest.Equal(t, "no round", scrabble.TossRound{}.String(), "")
}

func FuzzToss(f *testing.F) {
	gametest.FuzzToss(f, func(options string) (gametest.Tosser[scrabble.Player, scrabble.TossRound], error) {
		o, err := scrabble.ParseOptions(options)
		if err != nil {
			return nil, err
		}
		return scrabble.Compile(o, gaddag.Lexicon())
	}, "classique", "classique players=4", "classique players=3 tiles=AT?")
}
