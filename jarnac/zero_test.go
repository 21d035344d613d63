package jarnac_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/jarnac"
)

// The zero Rules have no game, and say so at once.
func TestZeroRules(t *testing.T) {
	r := new(jarnac.Rules)
	first, rounds := r.Toss(rand.New(rand.NewPCG(1, 2)))
	equal(t, "player on turn", first, jarnac.A)
	equal(t, "rounds", len(rounds), 0)
	equal(t, "start", r.Start(jarnac.B), jarnac.State{})
	setup := pos{phase: jarnac.Playing, a: "RAT|BUZ", b: "SOL|EAI"}.state(t).Setup()
	for _, p := range []jarnac.Setup{{}, {Phase: jarnac.Handover}, setup} {
		if s, err := r.FromSetup(p); err == nil || s != (jarnac.State{}) {
			t.Errorf("%v is a position, %v", s, err)
		}
	}
	for _, text := range []string{"-", pos{phase: jarnac.Playing, a: "RAT|BUZ", b: "SOL|EAI"}.state(t).String()} {
		if s, err := r.ParseState(text); err == nil || s != (jarnac.State{}) {
			t.Errorf("%s is a state, %v", text, err)
		}
	}
	if first, err := r.TossWinner(jarnac.TossRound{'A', 'B'}); err == nil {
		t.Errorf("%v has won a toss", first)
	}
	for _, r := range []*jarnac.Rules{nil, r} {
		rec := jarnac.NewRecord(r, [2]string{"Alice", "Bob"}, jarnac.B)
		equal(t, "options", rec.Options, jarnac.Options{})
		equal(t, "lexicon", rec.Lexicon, "")
		equal(t, "name", rec.Name(jarnac.B), "Bob")
		equal(t, "player on turn", rec.First, jarnac.B)
	}
}
