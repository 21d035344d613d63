package jago_test

import (
	"math/rand/v2"
	"testing"

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
		s, err := rulesNamed(t, "official").ParseState(text)
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

// With their points the placements should take little longer.
func BenchmarkAppendScored(b *testing.B) {
	for name, s := range benchStates(b) {
		b.Run(name, func(b *testing.B) {
			var buf []jago.Scored
			b.ReportAllocs()
			for b.Loop() {
				buf = s.AppendScored(buf[:0])
			}
			b.ReportMetric(float64(len(buf)), "moves")
		})
	}
}

func BenchmarkPoints(b *testing.B) {
	s := benchStates(b)["Middle"]
	m := s.AppendPlacements(nil)[0]
	b.ReportAllocs()
	for b.Loop() {
		if s.Points(m) == 0 {
			b.Fatal("no points")
		}
	}
}

func BenchmarkView(b *testing.B) {
	s, rng := benchStates(b)["Middle"], rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		if s.View(jago.Blue).Sample(rng) != s {
			b.Fatal("another state")
		}
	}
}

func BenchmarkChance(b *testing.B) {
	s, rng := rulesNamed(b, "official").Start(jago.Red), rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		if !s.Chance(rng, jago.Red, jago.Draw(12)).Completed() {
			b.Fatal("no letters")
		}
	}
}

func BenchmarkChances(b *testing.B) {
	s, n := rulesNamed(b, "official").Start(jago.Red), 0
	b.ReportAllocs()
	for b.Loop() {
		n = 0
		for range s.Chances(jago.Red, jago.Draw(3)) {
			n++
		}
	}
	b.ReportMetric(float64(n), "draws")
}

func BenchmarkAppendMoves(b *testing.B) {
	s := benchStates(b)["Beside"]
	var buf []jago.Move
	b.ReportAllocs()
	for b.Loop() {
		buf = s.AppendMoves(buf[:0], jago.Blue)
	}
	b.ReportMetric(float64(len(buf)), "moves")
}

func BenchmarkPlay(b *testing.B) {
	s := benchStates(b)["Middle"]
	m := s.AppendPlacements(nil)[0]
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Play(jago.Blue, m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	s := benchStates(b)["Middle"]
	m := s.AppendPlacements(nil)[0]
	b.ReportAllocs()
	for b.Loop() {
		if err := s.Check(jago.Blue, m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseState(b *testing.B) {
	s := benchStates(b)["Beside"]
	text := s.String()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Rules().ParseState(text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	rec := recordOf(b, taleText)
	rules := rulesNamed(b, "official")
	b.ReportAllocs()
	for b.Loop() {
		for _, err := range rec.ReplayWith(rules) {
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
	for i := range uint64(3) {
		stroll{rng: rand.New(rand.NewPCG(i, 3))}.taken(b, rulesNamed(b, "official"), 40, func(s jago.State) {
			if s.Phase() == jago.Playing {
				states = append(states, s)
			}
		})
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

func BenchmarkEffect(b *testing.B) {
	s := benchStates(b)["Middle"]
	m := s.AppendPlacements(nil)[0]
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Effect(jago.Blue, m); err != nil {
			b.Fatal(err)
		}
	}
}

// Cheap enough for a search: a small part of BenchmarkPlay.
func BenchmarkHash(b *testing.B) {
	s := benchStates(b)["Beside"]
	b.ReportAllocs()
	for b.Loop() {
		if s.Hash() == 0 {
			b.Fatal("no hash")
		}
	}
}
