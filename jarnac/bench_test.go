package jarnac_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func BenchmarkSearch(b *testing.B) {
	operations().And(gametest.Operations[jarnac.State, jarnac.Player, jarnac.Move]{
		"Effect": func(a stepped) { _, _ = a.Before.Effect(a.Player, a.Move) },
	}).Benchmark(b, moments(b, "competition"))
}

// BenchmarkAppendMoves lists what a player may do, in positions from the middle of
// games in which words are to be found: by the index of the lexicon, and as the
// referee of the tests does, trying each word by a set of its letters and then by
// their counts. An operation is all the positions.
func BenchmarkAppendMoves(b *testing.B) {
	for _, preset := range presetNames {
		o := must.Get(jarnac.ParseOptions(preset))(b)
		states := slices.DeleteFunc(moments(b, preset), func(a stepped) bool { return a.Before.Phase() == jarnac.Bonus })
		measure := func(b *testing.B, list func(jarnac.State) int) {
			moves := 0
			b.ReportAllocs()
			for b.Loop() {
				moves = 0
				for _, a := range states {
					moves += list(a.Before)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(states)), "ns/position")
			b.ReportMetric(float64(moves)/float64(len(states)), "moves/position")
		}
		b.Run(preset+"/index", func(b *testing.B) {
			buf := make([]jarnac.Move, 0, 1<<14)
			measure(b, func(s jarnac.State) int {
				buf = s.AppendMoves(buf[:0], s.Turn())
				return len(buf)
			})
		})
		b.Run(preset+"/scan", func(b *testing.B) {
			referee := &referee{o, frenchBook()}
			measure(b, func(s jarnac.State) int { return len(referee.decisions(tableOf(s))) })
		})
	}
}

// tableOf lays a position before the referee.
func tableOf(s jarnac.State) *table {
	o := s.Rules().Options()
	t := &table{first: o.FirstDraw, size: o.SwapSize, bag: lettersIn(s.Bag()), turn: s.Turn(), phase: s.Phase(), calls: s.Calls(), last: lastLine(s), jarnacs: [2]int{s.Jarnacs(0), s.Jarnacs(1)}}
	for i, mat := range s.Setup().Mats {
		p := jarnac.Player(i)
		t.rack[p], t.begun[p] = lettersIn(s.Rack(p)), mat.Drawn
		for _, w := range s.Lines(p) {
			t.lines[p] = append(t.lines[p], w)
		}
	}
	return t
}

// BenchmarkGame is a whole game of two players who choose at random among all
// that they may do.
func BenchmarkGame(b *testing.B) {
	for _, preset := range presetNames {
		o := must.Get(jarnac.ParseOptions(preset))(b)
		rules := must.Get(jarnac.Compile(o, french.Lexicon()))(b)
		b.Run(preset, func(b *testing.B) {
			rng := rand.New(rand.NewPCG(14, 14))
			buf := make([]jarnac.Move, 0, 1<<14)
			moves := 0
			b.ReportAllocs()
			for b.Loop() {
				s := rules.Start(jarnac.A)
				for s.Phase() != jarnac.Over {
					buf = s.AppendMoves(buf[:0], s.Turn())
					var err error
					if s, err = step(rng, s, styles[0].choose(rng, buf)); err != nil {
						b.Fatal(err)
					}
					moves++
				}
			}
			b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
		})
	}
}
