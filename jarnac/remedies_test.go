package jarnac_test

import (
	"errors"
	"testing"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A word that its letters do not make is taken back; a Jarnac that does not is a bad Jarnac.
func TestRemediesOfImpossibleWords(t *testing.T) {
	handover := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL", b: "|MUR"}.state(t)
	playing := pos{phase: jarnac.Playing, turn: jarnac.A, a: "RAT BUT|ZSOL", b: "|MUR"}.state(t)
	for _, tt := range []struct {
		state  jarnac.State
		move   string
		clause rulebook.Clause
		remedy rulebook.Clause
	}{
		{handover, "B !1:RATE", "official/handover/jarnac", "remedy/jarnac-impossible"},   // the E is missing
		{handover, "B !1:SOL", "official/turn/keep-letters", "remedy/jarnac-impossible"},  // R, A and T are left out
		{handover, "B !1:SOLA", "official/turn/keep-letters", "remedy/jarnac-impossible"}, // R and T are
		{handover, "B !RATS", "official/handover/jarnac", "remedy/jarnac-line"},
		{handover, "B !TAR", "official/handover/jarnac", "remedy/jarnac-impossible"}, // to which no letter is added
		{playing, "A 1:RATE", "official/turn/extend", "remedy/word-impossible"},
		{playing, "A 1:SOL", "official/turn/keep-letters", "remedy/word-impossible"},
		{playing, "A MUR", "official/turn/new-word", "remedy/word-impossible"},
	} {
		if v := refused(t, tt.state, tt.move, tt.clause); v.Remedy != tt.remedy {
			t.Errorf("%s: the remedy is %s, want %s", tt.move, v.Remedy, tt.remedy)
		}
	}
}

// What the moment does not allow to the player on turn is undone as its kind is: letters go back to the bag
// (remedy/not-due), and a Jarnac is void (remedy/jarnac-late). A word that was contested is covered (remedy/covered), and
// one that is laid before the draw is a draw that was forgotten (remedy/draw-forgotten), however many letters are due.
func TestRemediesOfTheMoment(t *testing.T) {
	contest := pos{options: "official validation=contest", phase: jarnac.Playing, a: "|RATSOLE", b: "SEL|MURE"}.state(t)
	handover := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL", b: "|MU"}.state(t)
	late := pos{phase: jarnac.Handover, a: "RAT|SOLE", b: "SEL|MURE", setup: func(p *jarnac.Setup) { p.Mats[0].OutOfTime = true }}.state(t)
	announced := play(t, pos{
		options: "official validation=contest", phase: jarnac.Handover, a: "RAT|SOLE", b: "SEL|MURE",
		setup: func(p *jarnac.Setup) { p.Mats[0].OutOfTime = true },
	}.state(t), "A !MUR")
	more := pos{phase: jarnac.Handover, a: "RAT|SOLE", b: "SEL|MURE", setup: func(p *jarnac.Setup) {
		p.Mats[0].Extra = 2
	}}.state(t)
	for _, tt := range []struct {
		state          jarnac.State
		move           string
		clause, remedy rulebook.Clause
	}{
		{play(t, handover, "A resign"), "B !SOL", "official/turn/order", "remedy/jarnac-late"},
		{announced, "B !SOL", "official/time/out-room", "remedy/jarnac-late"},
		{announced, "B +E", "official/time/out-room", "remedy/not-due"},
		{announced, "B -", "official/time/out-room", "remedy/out-of-turn"},
		{late, "A +E", "official/time/out", "remedy/not-due"},
		{late, "A -SOL+EEE", "official/time/out", "remedy/not-due"},
		{late, "A SOL", "official/time/out", "remedy/out-of-turn"},
		{handover, "B -MUR+EEE", "official/handover/swap", "remedy/not-due"},
		{late, "B !SOL", "official/turn/order", "remedy/out-of-turn"},
		{more, "A SOL", "official/handover/draw-first", "remedy/draw-forgotten"},
		{more, "A TAS", "official/handover/draw-first", ""}, // these are the letters that come
		{more, "A -SOX+EEEEE", "official/handover/swap", "remedy/not-due"},
		{play(t, contest, "A RAT", "B ?"), "B ?", "official/contest/once", "remedy/covered"},
	} {
		if v := refused(t, tt.state, tt.move, tt.clause); v.Remedy != tt.remedy {
			t.Errorf("%s: the remedy is %s, want %s", tt.move, v.Remedy, tt.remedy)
		}
	}
	var v *rulebook.Violation
	if err := rulesOf(t, "official").CheckMade("RAS", "RAT"); !errors.As(err, &v) || v.Remedy != "remedy/word-impossible" {
		t.Errorf("RAS made of RAT: %v, %+v", err, v)
	}
}
