package scrabble_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

// benchBoards is a board after the first moves of a game, in its middle, and near its end.
var benchBoards = []struct {
	name  string
	after int // tiles laid
}{{"early", 15}, {"middle", 45}, {"late", 80}}

// The racks that are searched with, on any of the boards.
var benchRacks = []struct{ name, tiles string }{
	{"no joker", "AEINRST"}, {"hard rack", "CGIUVWY"}, {"one joker", "AEINRS?"}, {"two jokers", "AEINS??"},
}

// eachSearch is a position for each of the boards and racks.
func eachSearch(b *testing.B, f func(*testing.B, scrabble.State)) {
	list := momentsOf(b, scrabble.Classique(), 7)
	for _, board := range benchBoards {
		var s scrabble.State
		for _, m := range list {
			laid := len(strings.ReplaceAll(strings.ReplaceAll(rowsOf(m.Before), ".", ""), "\n", ""))
			if s = m.Before; laid >= board.after && s.Phase() == scrabble.Playing {
				break
			}
		}
		for _, rack := range benchRacks {
			b.Run(board.name+"/"+rack.name, func(b *testing.B) { f(b, withRack(b, s, rack.tiles)) })
		}
	}
}

// withRack is s, where the player on turn has these tiles, and the game as many more as
// it needs for that.
func withRack(t testing.TB, s scrabble.State, tiles string) scrabble.State {
	t.Helper()
	o, p := s.Rules().Options(), s.Setup()
	old := p.Racks[p.Turn]
	p.Racks[p.Turn], p.Held[p.Turn] = bag.MustParse(tiles), len(tiles)
	rest, ok := o.Bag.Minus(old)
	if !ok {
		t.Fatal("the rack is not among the tiles")
	}
	o.Bag = rest.Plus(p.Racks[p.Turn])
	return must.Get(compiled(t, o, "").FromSetup(p))(t)
}

func BenchmarkPlacements(b *testing.B) {
	buf := make([]scrabble.Move, 0, 1<<17)
	eachSearch(b, func(b *testing.B, s scrabble.State) {
		b.ReportAllocs()
		for b.Loop() {
			buf = s.AppendPlacements(buf[:0])
		}
		b.ReportMetric(float64(len(buf)), "moves")
	})
}

func BenchmarkScored(b *testing.B) {
	buf := make([]scrabble.Scored, 0, 1<<17)
	eachSearch(b, func(b *testing.B, s scrabble.State) {
		b.ReportAllocs()
		for b.Loop() {
			buf = s.AppendScored(buf[:0])
		}
		b.ReportMetric(float64(len(buf)), "moves")
	})
}

func BenchmarkBest(b *testing.B) {
	eachSearch(b, func(b *testing.B, s scrabble.State) {
		b.ReportAllocs()
		for b.Loop() {
			if _, ok := s.Best(); !ok {
				b.Fatal("there is no move")
			}
		}
	})
}

func BenchmarkSearch(b *testing.B) {
	operations().And(gametest.Operations[scrabble.State, scrabble.Player, scrabble.Move]{
		"Effect": func(a step) { _, _ = a.Before.Effect(a.Player, a.Move) },
	}).Benchmark(b, momentsOf(b, scrabble.Classique(), 8))
}

// BenchmarkGreedyGame is a whole game of two players who lay what counts most.
func BenchmarkGreedyGame(b *testing.B) {
	rules := compiled(b, scrabble.Classique(), "")
	rng := rand.New(rand.NewPCG(10, 10))
	moves := 0
	b.ReportAllocs()
	for b.Loop() {
		s := rules.Start(scrabble.A)
		for s.Phase() != scrabble.Over {
			m, err := s.Complete(rng, s.Turn(), greedy(s, rng))
			if err != nil {
				b.Fatal(err)
			}
			if s, err = s.Play(s.Turn(), m); err != nil {
				b.Fatal(err)
			}
			moves++
		}
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
}
