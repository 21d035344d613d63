package jago_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

func TestSizes(t *testing.T) {
	gametest.Sizes(t, map[any]uintptr{jago.State{}: 512, jago.View{}: 520, jago.Move{}: 27, jago.Options{}: 64})
}

// To check a move and to play it allocates nothing but the words that a MeaningFunc
// judges, and what words were before: nothing is found twice.
func TestMovesAllocateNothing(t *testing.T) {
	if gametest.Race {
		t.Skip("the race detector allocates")
	}
	rng := rand.New(rand.NewPCG(1, 2))
	middle := benchStates(t)["Middle"]
	drawing := shortly(t, shortMoves[:4]...)
	for _, tt := range []struct {
		state       jago.State
		by          jago.Player
		move        jago.Move
		check, play float64
	}{
		{drawing, jago.Red, parsed(t, "+EUX"), 0, 0},
		{drawing, jago.Blue, jago.Contest(), 0, 0},
		{middle, jago.Blue, parsed(t, "9C:SE"), 0, 0},
		{middle, jago.Blue, parsed(t, "9H:NE"), 0, 0},
		{shortly(t, shortMoves[:6]...), jago.Blue, jago.EndTurn(), 0, 0},
		{shortly(t, shortContest[:8]...), jago.Red, parsed(t, "^C6,E6"), 0, 0},
		{shortly(t, shortMoves[:5]...), jago.Blue, parsed(t, "6C:GRAS"), 2, 2}, // two words to judge
		{shortly(t, shortMoves[:5]...), jago.Blue, parsed(t, "6D:RAT"), 2, 4},  // and what it was
	} {
		if err := tt.state.Check(tt.by, tt.move); err != nil {
			t.Errorf("%s: %v", tt.move, err)
			continue
		}
		if n := testing.AllocsPerRun(20, func() { _ = tt.state.Check(tt.by, tt.move) }); n > tt.check {
			t.Errorf("%s is checked with %v allocations", tt.move, n)
		}
		if n := testing.AllocsPerRun(20, func() { _, _ = tt.state.Play(tt.by, tt.move) }); n > tt.play {
			t.Errorf("%s is played with %v allocations", tt.move, n)
		}
		if n := testing.AllocsPerRun(20, func() { _ = tt.state.Points(tt.move) }); n > tt.check {
			t.Errorf("%s gets its points with %v allocations", tt.move, n)
		}
		for name, f := range map[string]func(){
			"a hash":   func() { _ = tt.state.Hash() },
			"a View":   func() { _ = tt.state.View(tt.by).Sample(rng) },
			"a chance": func() { _ = tt.state.Chance(rng, tt.by, tt.move.Decision()) },
		} {
			if n := testing.AllocsPerRun(20, f); n > 0 {
				t.Errorf("%s takes %v allocations", name, n)
			}
		}
	}
}

// A search for placements allocates for the thefts that it asks about, some hundred at a
// time, and nothing for a move.
func TestSearchAllocatesNothingForAMove(t *testing.T) {
	if gametest.Race {
		t.Skip("the race detector allocates")
	}
	for name, s := range benchStates(t) {
		buf := s.AppendPlacements(nil)
		n := testing.AllocsPerRun(3, func() { buf = s.AppendPlacements(buf[:0]) })
		if n > float64(len(buf))/500 || len(buf) < 5000 {
			t.Errorf("%s: %v allocations for %d moves", name, n, len(buf))
		}
	}
}

// A replay allocates nothing for a move but what playing it does.
func TestReplayAllocatesLittle(t *testing.T) {
	if gametest.Race {
		t.Skip("the race detector allocates")
	}
	rec, rules := records.Parse(t, taleText), rulesOf(t, "official")
	if n := testing.AllocsPerRun(10, func() {
		for range rec.Replay(rules) {
		}
	}); n > 20 {
		t.Errorf("%v allocations for %d moves", n, len(rec.Moves))
	}
}

// One State is read and played by many goroutines at once, and stays as it was.
func TestStateIsShared(t *testing.T) {
	gametest.Shared(t, gametest.Stroll[jago.Move]{Parse: jago.ParseMove, Contest: jago.Contest()},
		shortly(t, shortMoves...), shortly(t, shortContest[:8]...), benchStates(t)["Beside"])
}
