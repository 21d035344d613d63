package jago_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// benchStates are a first move, a board of some words, and the same with letters beside
// it. Blue is on turn.
func benchStates(t testing.TB) map[string]jago.State {
	states := map[string]jago.State{}
	for name, text := range map[string]string{
		"First":  "turn blue; racks ABDEHILNORST/ACEEILMNORST;",
		"Middle": "turn blue; racks ABDEHILNORST/ACEEILMNORST; board 6C:GRESIL/7C:r/7H:A/8C:a/8H:I/9C:s/9H:N/10E:MARE; word C6 blue;",
		"Beside": "turn blue; racks ABDEHILNORST/ACEEILMNORST; board 6C:GRESIL/7C:r/7H:A/8C:a/8H:I/9C:s/9H:N/10E:MARE; beside ATUU; word C6 blue;",
	} {
		s, err := rulesOf(t, "official").ParseState(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		states[name] = s
	}
	return states
}

// The target is 5 ms for all placements of a position.
func BenchmarkAppendPlacements(b *testing.B) {
	for name, s := range benchStates(b) {
		b.Run(name, func(b *testing.B) {
			var buf []jago.Move
			b.ReportAllocs()
			for b.Loop() {
				buf = s.AppendPlacements(buf[:0])
			}
			b.ReportMetric(float64(len(buf)), "moves")
		})
	}
}

func BenchmarkSearch(b *testing.B) {
	for name, s := range benchStates(b) {
		m, text := s.AppendPlacements(nil)[0], s.String()
		after := must.Get(s.Play(jago.Blue, m))(b)
		ops := gametest.NewOperations[jago.State, jago.Player, jago.Move, jago.View, jago.Scored]().And(gametest.Operations[jago.State, jago.Player, jago.Move]{
			"Effect":     func(a step) { _, _ = a.Before.Effect(a.Player, a.Move) },
			"ParseState": func(step) { _, _ = s.Rules().ParseState(text) },
		})
		b.Run(name, func(b *testing.B) { ops.Benchmark(b, []step{{Before: s, Player: jago.Blue, Move: m, After: after}}) })
	}
}

func BenchmarkChance(b *testing.B) {
	s, rng := rulesOf(b, "official").Start(jago.Red), rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		if !s.Chance(rng, jago.Red, jago.Draw(12)).Completed() {
			b.Fatal("no letters")
		}
	}
}

func BenchmarkChances(b *testing.B) {
	s, n := rulesOf(b, "official").Start(jago.Red), 0
	b.ReportAllocs()
	for b.Loop() {
		n = 0
		for range s.Chances(jago.Red, jago.Draw(3)) {
			n++
		}
	}
	b.ReportMetric(float64(n), "draws")
}

func BenchmarkReplay(b *testing.B) {
	rec := records.Parse(b, taleText)
	rules := rulesOf(b, "official")
	b.ReportAllocs()
	for b.Loop() {
		for _, err := range rec.Replay(rules) {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkCompile(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := jago.Compile(jago.Official(), gaddag.Lexicon()); err != nil {
			b.Fatal(err)
		}
	}
}

// Positions as games have them, one after the other.
func BenchmarkAppendPlacementsOfGames(b *testing.B) {
	var states []jago.State
	for _, a := range gametest.Moments(rulesOf(b, "official").Start(jago.Red), gametest.Stroll[jago.Move]{Parse: jago.ParseMove, Contest: jago.Contest(), Most: 40}, 3, 1) {
		if a.Before.Phase() == jago.Playing {
			states = append(states, a.Before)
		}
	}
	var buf []jago.Move
	i, moves := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		buf = states[i%len(states)].AppendPlacements(buf[:0])
		i, moves = i+1, moves+len(buf)
	}
	b.ReportMetric(float64(moves)/float64(i), "moves")
}
