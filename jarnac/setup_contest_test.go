package jarnac_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/jarnac"
)

// Positions in which something is in question, spoilt in one way each.
func TestSetupFaultsInQuestion(t *testing.T) {
	own := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}
	two := pos{options: contested + " jarnacs=2 lines=4", phase: jarnac.Handover, a: "|", b: "RAT SOL|ZEBU"}
	seven := "RAT BUT TIR SOL MUR NEZ CAP"
	last := pos{options: "classic validation=contest", phase: jarnac.Playing, a: seven + "|LITK", b: "|EIS"}
	longer := pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: seven + "|LITE", b: "|EIS"}
	type spoil = func(*jarnac.Setup)
	for name, c := range map[string]struct {
		pos    pos
		moves  []string
		spoils map[string][]spoil
	}{
		"a word": {own, []string{"A 1:TRAZ"}, map[string][]spoil{
			"not on its line":         {func(s *jarnac.Setup) { s.Window.Words[0].Line = 2 }, func(s *jarnac.Setup) { s.Window.Words[0].Word = "TZAR" }},
			"is made of no word":      {func(s *jarnac.Setup) { s.Window.Words[0].Former = "T" }},
			"more letters":            {func(s *jarnac.Setup) { s.Window.Words[0].Former = "TRAZ" }, func(s *jarnac.Setup) { s.Window.Words[0].Former = "SOL" }},
			"is no Jarnac":            {func(s *jarnac.Setup) { s.Window.Words[0].From = 1 }},
			"does not replace":        {func(s *jarnac.Setup) { s.Window.Words[0].Unchained = true }},
			"letters or lines":        {func(s *jarnac.Setup) { s.Window.Words[0].Line = 99 }, func(s *jarnac.Setup) { s.Window.Words[0].Word = "é" }, func(s *jarnac.Setup) { s.Window.Words[0].Former = strings.Repeat("A", 99) }},
			"given in order":          {func(s *jarnac.Setup) { s.Window.Words[1], s.Window.Words[0] = s.Window.Words[0], jarnac.WindowWord{} }},
			"only as two Jarnacs":     {func(s *jarnac.Setup) { s.Window.Words[1] = s.Window.Words[0] }},
			"Tested is 2":             {func(s *jarnac.Setup) { s.Window.Tested = 2 }},
			"Tested is -1":            {func(s *jarnac.Setup) { s.Window.Tested = -1 }},
			"Idle is 1 before":        {func(s *jarnac.Setup) { s.Window.Idle = 1 }},
			"who laid a word":         {func(s *jarnac.Setup) { s.Window.Author = 3 }},
			"in the wrong phase":      {func(s *jarnac.Setup) { s.Window.Author, s.Window.Words[0].Word = jarnac.B, "SOL" }},
			"said in the last chance": {func(s *jarnac.Setup) { s.Window.LastChance = true }},
			"nothing is in question":  {func(s *jarnac.Setup) { s.Phase, s.End = jarnac.Over, "official/turn/empty-bag" }},
			"an announced Jarnac":     {func(s *jarnac.Setup) { s.Window.Words[0].Line = 0 }},
			"which no contest gave": {func(s *jarnac.Setup) {
				s.Mats[0].OutOfTime, s.Mats[0].Extra, s.Mats[0].ExtraBy = true, 1, "official/contest/bad"
			}},
			"do not go together":         {func(s *jarnac.Setup) { s.Mats[0].Extra = 1 }, func(s *jarnac.Setup) { s.Mats[0].ExtraBy = "official/contest/good" }, func(s *jarnac.Setup) { s.Mats[0].Extra, s.Mats[0].ExtraBy = 1, "official/mat/lines" }},
			"extra letters of A are 256": {func(s *jarnac.Setup) { s.Mats[0].Extra, s.Mats[0].ExtraBy = 256, "official/contest/good" }},
			"nobody is out of time":      {func(s *jarnac.Setup) { s.Mats[1].Points = 10 }},
			"come in tens":               {func(s *jarnac.Setup) { s.Mats[1].Points, s.Mats[1].OutOfTime = 15, true }, func(s *jarnac.Setup) { s.Mats[1].Points, s.Mats[1].OutOfTime = -10, true }, func(s *jarnac.Setup) { s.Mats[1].Points, s.Mats[1].OutOfTime = 1<<40, true }},
			"plays out of time":          {func(s *jarnac.Setup) { s.Mats[0].OutOfTime = true }},
			"both flags":                 {func(s *jarnac.Setup) { s.Phase, s.Mats[0].OutOfTime, s.Mats[1].OutOfTime = jarnac.Handover, true, true }},
			"after a fallen flag":        {func(s *jarnac.Setup) { s.Barred = true }, func(s *jarnac.Setup) { s.Phase, s.Barred = jarnac.Handover, true }},
			"undone are not given":       {func(s *jarnac.Setup) { s.Last.Undone[1].WindowWord = s.Window.Words[0] }},
			"a word undone has":          {func(s *jarnac.Setup) { s.Last.Undone[0].Line = 99 }},
			"something else":             {func(s *jarnac.Setup) { s.Last.Gain.Letters = 2 }, func(s *jarnac.Setup) { s.Last.Undone[0].WindowWord = s.Window.Words[0] }},
		}},
		"two Jarnacs": {two, []string{"A !1:TRAZ", "A !2:SOLE"}, map[string][]spoil{
			"only as two Jarnacs":           {func(s *jarnac.Setup) { s.Window.Words[1].Line = 1 }, func(s *jarnac.Setup) { s.Window.Words[1].From = 1 }, func(s *jarnac.Setup) { s.Window.Words[1].Jarnac = false }},
			"does not say where":            {func(s *jarnac.Setup) { s.Window.Words[1].From = 0 }},
			"none is counted":               {func(s *jarnac.Setup) { s.Mats[0].Jarnacs, s.Calls = 1, 0 }},
			"comes from a line that is tak": {func(s *jarnac.Setup) { s.Mats[1].Lines[1] = "BUE" }},
			"that is not there":             {func(s *jarnac.Setup) { s.Window.Words[1].From = 5 }},
			"Calls is 3":                    {func(s *jarnac.Setup) { s.Calls = 3 }},
			"something else":                {func(s *jarnac.Setup) { s.Last.Clause = "official/turn/pass" }},
		}},
		"the last word": {last, []string{"A LIT"}, map[string][]spoil{
			"waits for a contest":    {func(s *jarnac.Setup) { s.Window = jarnac.Window{} }, func(s *jarnac.Setup) { s.Window.Tested = 1 }},
			"no last word while":     {func(s *jarnac.Setup) { s.Mats[0].Lines[0] = "" }},
			"under last-line":        {func(s *jarnac.Setup) { s.End = "" }, func(s *jarnac.Setup) { s.End = "classic-competition/last-jarnac" }},
			"nobody has announced":   {func(s *jarnac.Setup) { s.End = "official/time/end" }},
			"have not fallen":        {func(s *jarnac.Setup) { s.End = "official/time/second-flag" }},
			"the game does not end":  {func(s *jarnac.Setup) { s.End = "official/turn/empty-bag" }},
			"no game ends by":        {func(s *jarnac.Setup) { s.End = "official/mat/lines" }},
			"has extra letters":      {func(s *jarnac.Setup) { s.Mats[0].Extra, s.Mats[0].ExtraBy = 1, "official/contest/good" }},
			"in the wrong phase":     {func(s *jarnac.Setup) { s.Window.Author = jarnac.B }},
			"Final is 1":             {func(s *jarnac.Setup) { s.Final = 1 }},
			"a game has an End when": {func(s *jarnac.Setup) { s.Phase = jarnac.Playing }},
		}},
		"a longer word": {longer, []string{"A LIT", "B !8:TILE"}, map[string][]spoil{
			"does not replace": {func(s *jarnac.Setup) { s.Window.LastChance = false }, func(s *jarnac.Setup) { s.Window.Words[0].Former, s.Window.Words[0].From = "", 0 }},
			"Final is 9":       {func(s *jarnac.Setup) { s.Final = 9 }},
		}},
		"an announced Jarnac": {own, []string{"A ~", "B +E", "B -", "A !1:SOLE"}, map[string][]spoil{
			"nobody has announced":       {func(s *jarnac.Setup) { s.Mats[0].OutOfTime = false }},
			"could not have been played": {func(s *jarnac.Setup) { s.Window.Words[0].From = 2 }},
			"an announced Jarnac":        {func(s *jarnac.Setup) { s.Window.Words[0].Line = 1 }},
			"the last move has its word": {func(s *jarnac.Setup) { s.Last.Move = jarnac.Lay("SOL") }},
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := play(t, c.pos.state(t), c.moves...)
			good := s.Setup()
			if back, err := s.Rules().FromSetup(good); err != nil || back != s {
				t.Fatal(back, err)
			}
			for fault, spoils := range c.spoils {
				for i, spoil := range spoils {
					bad := good
					spoil(&bad)
					back, err := s.Rules().FromSetup(bad)
					if err == nil || !strings.Contains(err.Error(), fault) || back != (jarnac.State{}) {
						t.Errorf("%d: %v, want a fault with %q", i, err, fault)
					}
				}
			}
		})
	}
	// All faults at once.
	s := play(t, own.state(t), "A 1:TRAZ").Setup()
	s.Mats[0].Extra, s.Mats[1].Points, s.Barred, s.Calls, s.Window.Tested = -1, 5, true, 9, 7
	_, err := rulesOf(t, contested).FromSetup(s)
	for _, fault := range []string{"extra letters of A", "points of B", "Barred", "Calls is 9", "Tested is 7"} {
		if err == nil || !strings.Contains(err.Error(), fault) {
			t.Errorf("%v, want a fault with %q too", err, fault)
		}
	}
}

// A bad word that is undone may make the last turn an idle one, but no third.
func TestIdleTurnsBeforeAWordInQuestion(t *testing.T) {
	s := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZ", b: "SOL|EAI", bag: "-"}.state(t)
	setup := play(t, s, "A 1:TRAZ", "A -").Setup()
	setup.Window.Idle = 1
	s, err := s.Rules().FromSetup(setup)
	equal(t, "error", err, nil)
	equal(t, "idle turns", play(t, s, "B ?").Setup().Idle, 2)
	setup.Window.Idle = 2
	if _, err := s.Rules().FromSetup(setup); err == nil || !strings.Contains(err.Error(), "two idle turns before") {
		t.Errorf("with two idle turns before: %v", err)
	}
}

// Under strict validation no word in question is bad, nor made of a bad one.
func TestStrictSetupsInQuestion(t *testing.T) {
	const position = "A bonus %s,,,,,,,/E/0/drawn ,,,,,,,//0/drawn 0/acted/0 - A/%s@1=%s/0/still/0/turn"
	r := rulesOf(t, "competition")
	for _, c := range []struct {
		word, former string
		good         bool
	}{
		{"TZAR", "RAT", true},
		{"CALS", "LAC", true},
		{"LACS", "LAC", false}, // chained
		{"TZAR", "ZRA", false}, // no word
		{"JOUER", "JOUE", false},
	} {
		s, err := r.ParseState(fmt.Sprintf(position, c.word, c.word, c.former))
		if (err == nil) != c.good {
			t.Errorf("%s made of %s: %v, %v", c.word, c.former, s, err)
		}
	}
}
