package jarnac_test

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Positions spoilt in one way each. A fault is told in both languages.
func TestSetupFaults(t *testing.T) {
	seven := "RAT BUT TIR SOL MUR NEZ CAP"
	type setup = jarnac.Setup
	var said []string
	for name, c := range map[string]struct {
		pos    pos
		moves  []string
		spoils map[string][]func(*setup)
	}{
		"in play": {pos{options: contested, phase: jarnac.Playing, a: "RAT|Z", b: "|W"}, nil, map[string][]func(*setup){
			"official/words/reference": {
				func(s *setup) { s.Mats[0].Lines[1] = "rat" },
			},
			"official/mat/length": {
				func(s *setup) { s.Mats[0].Lines[1] = "OR" },
				func(s *setup) { s.Mats[1].Lines[1] = strings.Repeat("A", 1000) },
			},
			"official/mat/bag": {
				func(s *setup) { s.Mats[1].Rack = bag.MustParse("WW") },
				func(s *setup) {
					s.Mats[0].Rack, s.Mats[1].Rack = bag.MustParse(strings.Repeat("E", 200)), bag.MustParse(strings.Repeat("E", 200))
				},
			},
			"has jokers":               {func(s *setup) { s.Mats[1].Rack = bag.MustParse("?") }},
			"has not made the first":   {func(s *setup) { s.Mats[1].Drawn = false }},
			"without a first draw":     {func(s *setup) { s.Mats[0].Drawn = false }},
			"jarnacs of B is":          {func(s *setup) { s.Mats[1].Jarnacs = -1 }, func(s *setup) { s.Mats[1].Jarnacs = 256 }},
			"unknown player":           {func(s *setup) { s.Turn = 7 }, func(s *setup) { s.Stands, s.StandsOf = true, 7 }},
			"unknown phase":            {func(s *setup) { s.Phase = 9 }},
			"calls is 2":               {func(s *setup) { s.Calls = 2 }},
			"counted at a handover":    {func(s *setup) { s.Calls, s.Acted, s.Mats[0].Jarnacs = 1, true, 1 }},
			"has not acted":            {func(s *setup) { s.Phase, s.Calls, s.Mats[0].Jarnacs = jarnac.Handover, 1, 1 }},
			"more Jarnacs at this":     {func(s *setup) { s.Phase, s.Calls, s.Acted = jarnac.Handover, 1, true }},
			"idle is":                  {func(s *setup) { s.Idle = -1 }, func(s *setup) { s.Idle = 2 }},
			"counts as idle":           {func(s *setup) { s.Idle = 1 }},
			"without a word":           {func(s *setup) { s.Phase = jarnac.Bonus }},
			"while the mat of B":       {func(s *setup) { s.Phase = jarnac.Answer }},
			"final is 1":               {func(s *setup) { s.Final = 1 }},
			"an end when it is over":   {func(s *setup) { s.Phase = jarnac.Over }, func(s *setup) { s.End = law.ClassicEnd }},
			"no game ends by":          {func(s *setup) { s.Phase, s.End = jarnac.Over, "official/mat/lines" }},
			"acted in the phase over":  {func(s *setup) { s.Phase, s.End, s.Acted = jarnac.Over, law.ClassicEnd, true }},
			"no word can be contested": {func(s *setup) { s.Phase, s.End, s.Stands = jarnac.Over, law.ClassicEnd, true }},
			"no contest can have given": {func(s *setup) {
				s.Mats[0].OutOfTime, s.Mats[0].Extra, s.Mats[0].ExtraBy = true, 1, "official/contest/bad"
			}},
			"their clause is": {
				func(s *setup) { s.Mats[0].Extra = 1 },
				func(s *setup) { s.Mats[0].ExtraBy = "official/contest/good" },
				func(s *setup) { s.Mats[0].Extra, s.Mats[0].ExtraBy = 2, "official/contest/good" },
				func(s *setup) { s.Mats[0].Extra, s.Mats[0].ExtraBy = 1, "official/mat/lines" },
			},
			"extra of A is 256": {func(s *setup) { s.Mats[0].Extra = 256 }},
			"nobody is out":     {func(s *setup) { s.Mats[1].Points = 10 }},
			"a multiple of 10":  {func(s *setup) { s.Mats[1].Points, s.Mats[1].OutOfTime = 15, true }},
			"points of B is":    {func(s *setup) { s.Mats[1].Points, s.Mats[1].OutOfTime = -10, true }, func(s *setup) { s.Mats[1].Points, s.Mats[1].OutOfTime = 655360, true }},
			"plays out of time": {func(s *setup) { s.Mats[0].OutOfTime = true }},
			"can have been undone": {func(s *setup) {
				s.Phase, s.Calls, s.Acted, s.Undone, s.Mats[0].Jarnacs = jarnac.Handover, 1, true, true, 1
			}},
			"can have run out":       {func(s *setup) { s.Phase, s.Lapsed = jarnac.Handover, true }},
			"both flags":             {func(s *setup) { s.Phase, s.Mats[0].OutOfTime, s.Mats[1].OutOfTime = jarnac.Handover, true, true }},
			"after a flag of":        {func(s *setup) { s.Barred = true }, func(s *setup) { s.Phase, s.Barred = jarnac.Handover, true }},
			"no longer be contested": {func(s *setup) { s.Fallen[0] = true }, func(s *setup) { s.Passed = true }, func(s *setup) { s.Open = []jarnac.Move{jarnac.Pass()} }},
			"official/turn/order":    {func(s *setup) { s.Open = append(s.Open, jarnac.Move{}) }, func(s *setup) { s.Open = []jarnac.Move{jarnac.LetGo()} }},
			"bonus-compulsory": {func(s *setup) {
				s.Open, s.Mats[0].Rack, s.Passed = []jarnac.Move{jarnac.Extend(1, "TZAR")}, bag.MustParse("Z"), true
			}},
			"official/turn/extend": {func(s *setup) { s.Open = []jarnac.Move{jarnac.Extend(1, "TZARS")} }},
		}},
		"with an empty bag": {pos{options: contested, phase: jarnac.Playing, a: "RAT|ZE", b: "|W", bag: "-"}, nil, map[string][]func(*setup){
			"an empty bag": {func(s *setup) { s.Phase, s.Acted = jarnac.Bonus, true }},
			"can have run out": {
				func(s *setup) { s.Lapsed = true }, func(s *setup) { s.Phase, s.Lapsed, s.Stands = jarnac.Handover, true, true },
				func(s *setup) { s.Phase, s.Lapsed, s.Open = jarnac.Handover, true, []jarnac.Move{jarnac.Place("RAT")} },
			},
			"no longer be contested": {func(s *setup) { s.Open = []jarnac.Move{jarnac.Extend(1, "TZAR"), jarnac.Pass()} }},
		}},
		"two lines": {pos{options: "official lines=2", phase: jarnac.Playing, a: "RAT|"}, nil, map[string][]func(*setup){
			"can have run out":         {func(s *setup) { s.Phase, s.Lapsed = jarnac.Handover, true }},
			"official/mat/lines":       {func(s *setup) { s.Mats[0].Lines = []string{5: "TIR"} }},
			"official/words/reference": {func(s *setup) { s.Mats[0].Lines[1] = "RATZ" }},
		}},
		"a full mat": {pos{options: "classic", phase: jarnac.Playing, a: seven + "|", b: "|"}, nil, map[string][]func(*setup){
			"can have been undone": {func(s *setup) { s.Phase, s.Undone = jarnac.Handover, true }},
			"ends the game with":   {func(s *setup) { s.Mats[0].Lines[7] = "LIT" }},
			"no last chance":       {func(s *setup) { s.Mats[0].Lines[7], s.Turn, s.Phase = "LIT", jarnac.B, jarnac.Answer }},
		}},
		"a last word": {pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: seven + "|LIT", b: "|"}, []string{"A LIT", "B ?"}, map[string][]func(*setup){
			"final is":           {func(s *setup) { s.Final = 0 }, func(s *setup) { s.Final = 9 }},
			"ends the game with": {func(s *setup) { s.Mats[1].Lines = s.Mats[0].Lines }},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := play(t, c.pos.state(t), c.moves...)
			for fault, spoils := range c.spoils {
				for i, spoil := range spoils {
					bad := s.Setup()
					spoil(&bad)
					back, err := s.Rules().FromSetup(bad)
					if err == nil || !strings.Contains(err.Error(), fault) || back != (jarnac.State{}) {
						t.Errorf("%d: %v, want a fault with %q", i, err, fault)
						continue
					}
					inFrench(t, err, &said)
				}
			}
		})
	}
	// All faults at once.
	s := pos{phase: jarnac.Playing, a: "RAT|Z", b: "|W"}.state(t).Setup()
	s.Mats[0].Extra, s.Mats[1].Points, s.Barred, s.Calls = -1, 5, true, 9
	_, err := rulesOf(t, contested).FromSetup(s)
	for _, fault := range []string{"extra letters of A", "points of B", "barred", "calls is 9"} {
		if err == nil || !strings.Contains(err.Error(), fault) {
			t.Errorf("%v, want a fault with %q too", err, fault)
		}
	}
	badStateTexts(t, &said)
	gametest.AllSaid(t, "// What is wrong with a position", said)
}

// inFrench holds that all that an error says is said in French too, and notes it.
func inFrench(t *testing.T, err error, said *[]string) {
	t.Helper()
	en, fr := rulebook.Explain(err, language.English), rulebook.Explain(err, language.French)
	if en == fr {
		t.Errorf("not in French: %v", err)
	}
	*said = append(*said, strings.Split(en, "\n")...)
}

// badStateTexts is texts of which none is a state.
func badStateTexts(t *testing.T, said *[]string) {
	r := rulesOf(t, contested)
	text := play(t, r.Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T", "A BUT", "A +W", "A -", "B !1:TZAR").String()
	for _, bad := range []string{
		"", "-", text + " ", " " + text, text + "x", text + " x y;", "turn C;" + text, "lines RAT;" + text, "racks A1/;" + text,
		strings.Replace(text, "TZAR", "TZER", 1), strings.Replace(text, "handover", "bonus", 1), strings.Replace(text, "handover", "over", 1),
		strings.Replace(text, "W", "WW", 1), strings.Replace(text, "BUT/", "BUT,/", 1), strings.Repeat(text, 100),
		strings.Replace(text, "yes/no", "yes", 1), strings.Replace(text, "yes", "perhaps", 1), strings.Replace(text, "!1:", "!1:!", 1),
		text + " calls 1;", text + " calls x;", text + " idle 01;", text + " open RAT BUT TIR SOL LIT RAS BAS LAS CAS;", text + " extra 1/0;", text + " passed;",
		strings.Replace(text, "RAT,", "RAT,,,,,,,,,", 1),
	} {
		if got, err := r.ParseState(bad); err == nil || got != (jarnac.State{}) {
			t.Errorf("ParseState(%.100q) = %v", bad, got)
		} else {
			inFrench(t, err, said)
		}
	}
}

// A word that can be contested is told by the position before it and its move.
func TestOpenSetups(t *testing.T) {
	start := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}
	empty, two := start, start
	empty.bag, two.options = "-", contested+" jarnacs=2"
	for _, c := range []struct {
		pos   pos
		moves []string
		open  string // and what follows it
	}{
		{start, []string{"A 1:TRAZ"}, "open 1:TRAZ;"},
		{start, []string{"A 1:TRAZ", "A ~"}, "open 1:TRAZ; fallen yes/no;"},
		{start, []string{"A 1:TRAZ", "B ~"}, "open 1:TRAZ;"}, // the flag might as well have fallen before
		{start, []string{"A 1:TRAZ", "B ~", "A ~"}, "open 1:TRAZ; fallen yes/no;"},
		{empty, []string{"A BUT", "A -"}, "open BUT; passed yes;"},
		{empty, []string{"A BUT", "A -", "A ~"}, "open BUT; passed yes; fallen yes/no;"},
		{empty, []string{"A BUT", "A -", "B ~"}, "open BUT; passed yes; fallen no/yes;"},
		{two, []string{"A -", "B !1:RATE", "B !BUZ"}, "open !1:RATE !BUZ;"},
		{two, []string{"A -", "B !1:RATE", "A ?", "B !BUZ"}, "open !BUZ;"},
		{start, []string{"A ~", "B +E", "B -", "A !1:SOLE"}, "open !1:SOLE;"},
	} {
		s := play(t, c.pos.state(t), c.moves...)
		if text := s.String(); !strings.HasSuffix(text, " "+c.open) {
			t.Errorf("after %v the text is %s, want %s at the end", c.moves, text, c.open)
		}
		if back, err := s.Rules().FromSetup(s.Setup()); err != nil || back != s {
			t.Errorf("after %v: %v, %v", c.moves, back, err)
		}
	}
}

// The same position is the same State, whatever moves have led to it.
func TestSamePositionByTwoOrders(t *testing.T) {
	two := pos{options: contested, phase: jarnac.Playing, a: "RAT BUT|ZES", b: "SOL|E"}
	dry, free := two, two
	dry.bag, free.options = "-", "classic validation=contest"
	for _, c := range []struct {
		pos      pos
		one, two []string
	}{
		{two, []string{"A 1:TZAR", "A +I", "A 2:BUTE", "A +N"}, []string{"A 2:BUTE", "A +N", "A 1:TZAR", "A +I"}},
		{two, []string{"B ~", "A 1:TZAR"}, []string{"A 1:TZAR", "B ~"}},
		{dry, []string{"A 1:TZAR", "A 2:BUTE", "A -", "B 1:SOLE"}, []string{"A 2:BUTE", "A 1:TZAR", "A -", "B 1:SOLE"}},
		{dry, []string{"A 1:TZAR", "A ~", "B ~"}, []string{"A 1:TZAR", "A -", "B ~", "A ~"}},
		{free, []string{"A 1:TZAR", "A +I"}, []string{"A 1:TZAR", "B ?", "A +I"}},
		{free, []string{"A 1:TZAR"}, []string{"A 1:RZAT", "B ?", "A 1:TZAR"}},
	} {
		s := c.pos.state(t)
		one, other := play(t, s, c.one...), play(t, s, c.two...)
		if one != other || one.Hash() != other.Hash() {
			t.Errorf("%v and %v lead to\n%s and\n%s", c.one, c.two, one, other)
		}
	}
	// And another position is another State.
	s := play(t, two.state(t), "A 1:TZAR")
	for _, other := range []jarnac.State{two.state(t), play(t, s, "B ?"), play(t, s, "B ~"), play(t, s, "A ~"), play(t, s, "A +I"), play(t, s, "A resign"), play(t, s, "B resign")} {
		if s == other || s.Hash() == other.Hash() {
			t.Errorf("%s is %s", s, other)
		}
	}
}
