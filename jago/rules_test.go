package jago_test

import (
	"testing"

	"github.com/jeudelettres/lettres/jago"
)

// Nil and zero Rules answer, and nobody but Red and Blue begins.
func TestNoRules(t *testing.T) {
	for _, r := range []*jago.Rules{nil, new(jago.Rules)} {
		if r.Options() != (jago.Options{}) || r.Lexicon() != nil || r.Start(jago.Red) != (jago.State{}) {
			t.Error("no Rules have options, or a game")
		}
	}
	s := shortly(t)
	if s := s.Rules().Start(7); s != (jago.State{}) {
		t.Errorf("player 7 begins %v", s)
	}
	if o := s.Rules().Options(); jago.MustCompile(o, s.Rules().Lexicon()).Options() != o {
		t.Error("MustCompile makes other rules")
	}
	defer func() {
		if recover() == nil {
			t.Error("MustCompile makes rules of no options")
		}
	}()
	jago.MustCompile(jago.Options{}, s.Rules().Lexicon())
}

// A State makes steps, and a Record leads to its end.
func TestStepAndEnd(t *testing.T) {
	r := shortly(t).Rules()
	s := r.Start(jago.Red)
	rec := jago.NewRecord(r, jago.Red)
	for range 2 {
		step, err := s.Step(s.Turn(), s.Chance(newRand(), s.Turn(), jago.Draw(s.Due())))
		if err != nil || step.Before != s {
			t.Fatal(step, err)
		}
		rec.Append(step)
		s = step.After
	}
	step, err := s.Step(jago.Blue, jago.EndTurn())
	if err == nil || step.Before != s || step.After != s || step.Player != jago.Blue {
		t.Errorf("an illegal step is %v, %v", step, err)
	}
	if end, err := rec.End(r); err != nil || end.String() != s.String() {
		t.Errorf("the record ends in %v, %v", end, err)
	}
	rec.Append(step)
	if end, err := rec.End(r); err == nil || end.String() != s.String() {
		t.Errorf("with an illegal move it ends in %v, %v", end, err)
	}
	if _, err := new(jago.Record).End(r); err == nil {
		t.Error("the zero Record has an end")
	}
}
