package jago_test

import (
	"testing"

	"github.com/jeudelettres/lettres/jago"
)

// The zero Rules have no game, and say so at once.
func TestZeroRules(t *testing.T) {
	r := new(jago.Rules)
	if s := r.Start(jago.Red); s != (jago.State{}) {
		t.Errorf("%v is the start of a game", s)
	}
	s := shortly(t, shortMoves[:6]...)
	for _, p := range []jago.Setup{{}, {Phase: jago.Playing}, s.Setup()} {
		if s, err := r.FromSetup(p); err == nil || s != (jago.State{}) {
			t.Errorf("%v is a position, %v", s, err)
		}
	}
	for _, text := range []string{"-", s.String()} {
		if s, err := r.ParseState(text); err == nil || s != (jago.State{}) {
			t.Errorf("%s is a state, %v", text, err)
		}
	}
	for _, r := range []*jago.Rules{nil, r} {
		rec := jago.NewRecord(r, [2]string{"Alice", "Bob"}, 1)
		if rec.Options != (jago.Options{}) || rec.Lexicon != "" || rec.First != 1 || rec.Name(1) != "Bob" {
			t.Errorf("the record of no game is %+v", rec)
		}
	}
}
