package scrabblecards_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// The zero Rules have no game, and say so at once.
func TestZeroRules(t *testing.T) {
	r := new(scrabblecards.Rules)
	if first, rounds := r.Toss(rand.New(rand.NewPCG(1, 2))); first != scrabblecards.A || rounds != nil {
		t.Errorf("%v has won a toss of %v", first, rounds)
	}
	if first, err := r.TossWinner(scrabblecards.TossRound{'A', 'B'}); err == nil {
		t.Errorf("%v has won a toss", first)
	}
	if s := r.Start(scrabblecards.A); s != (scrabblecards.State{}) {
		t.Errorf("%v is the start of a game", s)
	}
	s := spot{table: "RAT", hands: "ZWKXYVV AEIRSTU"}.state(t)
	for _, p := range []scrabblecards.Setup{{}, {Phase: scrabblecards.Playing}, s.Setup()} {
		if s, err := r.FromSetup(p); err == nil || s != (scrabblecards.State{}) {
			t.Errorf("%v is a position, %v", s, err)
		}
	}
	for _, text := range []string{"-", s.String()} {
		if s, err := r.ParseState(text); err == nil || s != (scrabblecards.State{}) {
			t.Errorf("%s is a state, %v", text, err)
		}
	}
	for _, r := range []*scrabblecards.Rules{nil, r} {
		rec := scrabblecards.NewRecord(r, []string{"Alice", "Bob"}, 1)
		if rec.Options != (scrabblecards.Options{}) || rec.Lexicon != "" || rec.First != 1 || rec.Name(1) != "Bob" {
			t.Errorf("the record of no game is %+v", rec)
		}
	}
}
