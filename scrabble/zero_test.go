package scrabble_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/scrabble"
)

// The zero Rules have no game, and say so at once.
func TestZeroRules(t *testing.T) {
	r := new(scrabble.Rules)
	if first, rounds := r.Toss(rand.New(rand.NewPCG(1, 2))); first != scrabble.A || rounds != nil {
		t.Errorf("%v has won a toss of %v", first, rounds)
	}
	if first, err := r.TossWinner(scrabble.TossRound{'A', 'B'}); err == nil {
		t.Errorf("%v has won a toss", first)
	}
	if s, err := r.ParseCGP("15/15/15/15/15/15/15/6RAT6/15/15/15/15/15/15/15 AEINRST/ 0/0 0"); err == nil || s != (scrabble.State{}) {
		t.Errorf("%v is a position, %v", s, err)
	}
}
