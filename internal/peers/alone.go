package main

import (
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// What has no peer: budgets of our own.

// A weight is what Rules for French keep in memory, in bytes.
type weight struct {
	lexicon uint64 // what opening the lexicon leaves on the heap
	tables  uint64 // and what compiling the Rules and a first game add
	file    int    // of the bytes in the program, those of the graph
}

// weigh compiles the Rules that everything here is played by.
func weigh() (*scrabble.Rules, weight, error) {
	start := heap()
	words := gaddag.Lexicon()
	opened := heap()
	rules, err := classique()
	if err != nil {
		return nil, weight{}, err
	}
	playGreedy(rules, rand.New(rand.NewPCG(1, 1)), func(scrabble.State) {})
	graph, err := grid.Of(words)
	if err != nil {
		return nil, weight{}, err
	}
	w := weight{lexicon: opened - start, tables: heap() - opened, file: graph.Size()}
	runtime.KeepAlive(rules)
	return rules, w, nil
}

// heap returns the bytes in use when all else is collected.
func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// An allocation is how often something allocates in one pass over all positions.
type allocation struct {
	name string
	n    float64
}

func (m *material) allocations() []allocation {
	moves := make([]scrabble.Move, 0, 1<<18)
	scored := make([]scrabble.Scored, 0, 1<<18)
	count := func(f func(s *scrabble.State, best scrabble.Move)) (n float64) {
		for jokers := range m.positions {
			for i := range m.positions[jokers] {
				s := &m.positions[jokers][i].state
				best, ok := s.Best()
				if !ok {
					best = scrabble.Pass()
				}
				n += testing.AllocsPerRun(1, func() { f(s, best) })
			}
		}
		return n
	}
	return []allocation{
		{"`AppendPlacements`", count(func(s *scrabble.State, _ scrabble.Move) { moves = s.AppendPlacements(moves[:0]) })},
		{"`AppendScored`", count(func(s *scrabble.State, _ scrabble.Move) { scored = s.AppendScored(scored[:0]) })},
		{"`Best`", count(func(s *scrabble.State, _ scrabble.Move) { s.Best() })},
		{"`Play`", count(func(s *scrabble.State, best scrabble.Move) {
			if _, err := s.Play(s.Turn(), best); err != nil {
				panic(err)
			}
		})},
	}
}

// gamesPerSecond returns how many games of two who lay what counts most are played, from
// the first draw to the outcome. It is timed as a measure is, with a game for a part.
func gamesPerSecond(rules *scrabble.Rules, seed uint64, long time.Duration) float64 {
	game := side{do: func(i int) {
		rng := rand.New(rand.NewPCG(seed, uint64(i)))
		playGreedy(rules, rng, func(scrabble.State) {})
	}}
	shortest := unmeasured(50)
	for start := time.Now(); time.Since(start) < long; {
		game.time(shortest)
	}
	var sum time.Duration
	for _, d := range shortest {
		sum += d
	}
	return float64(len(shortest)) / sum.Seconds()
}
