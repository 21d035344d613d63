package jarnac_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

// Nothing that contests give runs over.
func TestContestsAddUpToALimit(t *testing.T) {
	start := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}
	setup := start.state(t).Setup()
	setup.Mats[0].Extra = 255
	s, err := rulesOf(t, contested).FromSetup(setup)
	if err != nil {
		t.Fatal(err)
	}
	s = play(t, s, "A BUT", "B ?")
	gametest.Equal(t, "extra letters", s.Extra(jarnac.A), 255)
	gametest.Equal(t, "letters due", s.Due(), s.Bag().Len())

	setup = start.state(t).Setup()
	setup.Mats[1].OutOfTime, setup.Mats[0].Points = true, 655350
	if s, err = rulesOf(t, contested).FromSetup(setup); err != nil {
		t.Fatal(err)
	}
	gametest.Equal(t, "points", play(t, s, "A BUT", "B ?").TimePoints(jarnac.A), 655350)
	setup.Mats[0].Points = 655340
	if s, err = rulesOf(t, contested).FromSetup(setup); err != nil {
		t.Fatal(err)
	}
	gametest.Equal(t, "points", play(t, s, "A BUT", "B ?").TimePoints(jarnac.A), 655350)
}

// Nor does the count of the Jarnacs, taken or accepted, and all can be read again.
func TestJarnacsAreCountedUpToALimit(t *testing.T) {
	for _, c := range []struct {
		options string
		out     bool
		moves   []string
		want    int
	}{
		{contested, false, []string{"A !1:TRAZ"}, 255},
		{contested, false, []string{"A !1:TRAZ", "B ?"}, 254},
		{contested, true, []string{"A !1:TZAR", "B ."}, 255},
		{"official", false, []string{"A !1:TZAR"}, 255},
		{"official", true, []string{"A !1:TZAR"}, 255},
	} {
		setup := pos{options: c.options, phase: jarnac.Handover, a: "|", b: "RAT|ZEBU"}.state(t).Setup()
		setup.Mats[0].Jarnacs, setup.Mats[0].OutOfTime = 255, c.out
		r := rulesOf(t, c.options)
		s := must.Get(r.FromSetup(setup))(t)
		s = play(t, s, c.moves...)
		gametest.Equal(t, "Jarnacs", s.Jarnacs(jarnac.A), c.want)
		back, err := r.ParseState(s.String())
		gametest.Equal(t, "error", err, nil)
		gametest.Equal(t, "state", back, s)
	}
}

// A Move may say what cannot be done.
func TestDrawOfMoreThanThereAre(t *testing.T) {
	gametest.Equal(t, "letters", jarnac.Draw(1000).Count(), 255)
	gametest.Equal(t, "letters", jarnac.Draw(-1).Count(), 0)
	gametest.Equal(t, "completed", jarnac.Draw(0).WithDrawn(strings.Repeat("A", 300)).Completed(), false)
}
