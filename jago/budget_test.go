package jago_test

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"unsafe"

	"github.com/jeudelettres/lettres/jago"
)

func TestSizes(t *testing.T) {
	for _, c := range []struct {
		name      string
		size, max uintptr
	}{
		{"State", unsafe.Sizeof(jago.State{}), 2048},
		{"Move", unsafe.Sizeof(jago.Move{}), 27},
		{"Options", unsafe.Sizeof(jago.Options{}), 64},
	} {
		if c.size > c.max {
			t.Errorf("a %s is %d bytes, above %d", c.name, c.size, c.max)
		}
	}
}

// To check a move and to play it allocates nothing, but for what is asked as strings: the
// letters that are drawn, the words that a Sense judges, and those that have been
// something else.
func TestMovesAllocateNothing(t *testing.T) {
	if slowRace {
		t.Skip("the race detector allocates")
	}
	middle := benchStates(t)["Middle"]
	drawing := shortly(t, shortMoves[:4]...)
	for _, tt := range []struct {
		state jago.State
		by    jago.Player
		move  jago.Move
		most  float64
	}{
		{drawing, jago.Red, moveOf(t, "+EUX"), 1}, // its letters
		{drawing, jago.Blue, jago.Contest(), 0},
		{middle, jago.Blue, moveOf(t, "9C:SE"), 0},
		{middle, jago.Blue, moveOf(t, "9H:NE"), 0},
		{shortly(t, shortMoves[:6]...), jago.Blue, jago.End(), 0},
		{shortly(t, shortContest[:8]...), jago.Red, moveOf(t, "^C6,E6"), 1}, // its squares
		{shortly(t, shortMoves[:5]...), jago.Blue, moveOf(t, "6C:GRAS"), 2}, // two words for the Sense
		{shortly(t, shortMoves[:5]...), jago.Blue, moveOf(t, "6D:RAT"), 10}, // and what it has been
	} {
		if err := tt.state.Check(tt.by, tt.move); err != nil {
			t.Errorf("%s: %v", tt.move, err)
			continue
		}
		if n := testing.AllocsPerRun(20, func() { _ = tt.state.Check(tt.by, tt.move) }); n > min(tt.most, 2) {
			t.Errorf("%s is checked with %v allocations", tt.move, n)
		}
		if n := testing.AllocsPerRun(20, func() { _, _ = tt.state.Play(tt.by, tt.move) }); n > 2*tt.most {
			t.Errorf("%s is played with %v allocations", tt.move, n)
		}
	}
}

// A search for placements allocates for the thefts that it asks about, some hundred at a
// time, and nothing for a move.
func TestSearchAllocatesNothingForAMove(t *testing.T) {
	if slowRace {
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
	if slowRace {
		t.Skip("the race detector allocates")
	}
	rec, rules := recordOf(t, taleText), rulesNamed(t, "official")
	if n := testing.AllocsPerRun(10, func() {
		for range rec.ReplayWith(rules) {
		}
	}); n > 20 {
		t.Errorf("%v allocations for %d moves", n, len(rec.Moves))
	}
}

// One State is read and played by many goroutines at once.
func TestStateIsShared(t *testing.T) {
	for _, s := range []jago.State{
		taleOf(t, rulesNamed(t, "official validation=contest"), "KGXZWFH", "VBWJYD").plays("red 6F:KG", "red -", "red +*").s,
		shortly(t, shortMoves...),
		shortly(t, shortContest[:8]...),
	} {
		before, text := s, s.String()
		moves := s.AppendMoves(nil, s.Turn())
		var wait sync.WaitGroup
		for seed := range uint64(8) {
			wait.Go(func() {
				rng := rand.New(rand.NewPCG(seed, 13))
				for range 2 {
					if got := s.AppendMoves(nil, s.Turn()); !slices.Equal(got, moves) {
						t.Errorf("%s\n%d moves, and before %d", text, len(got), len(moves))
					}
					next := s
					for range 4 {
						if next.Phase() == jago.Over {
							break
						}
						p, m := stroll{rng, true, false}.step(t, next)
						if after, err := next.Play(p, m); err == nil {
							next = after
						}
					}
					if _, err := s.Play(s.Turn(), moveOf(t, "1A:QQQ")); err == nil || s.String() != text {
						t.Errorf("%s\nis now %s", text, s)
					}
				}
			})
		}
		wait.Wait()
		if s != before {
			t.Errorf("%s\nis now %s", text, s)
		}
	}
}

// States are equal when they have the same rules, position and last move, however they
// came about.
func TestEqualStates(t *testing.T) {
	a := shortly(t, shortMoves...)
	// A contest and what was turned leave no trace but on the board.
	r := rulesNamed(t, shortGame)
	g := (&tale{t, r.Start(jago.Red)}).plays("red +RAS", "blue +GOT", "red 6D:RSA", "blue ?", "red 6D:RAS", "red -", "red +EUX", "blue 6C:GRAS", "blue -")
	if a != g.s {
		t.Errorf("%s\nis not\n%s", a, g.s)
	}
	if a == shortly(t, shortMoves[:6]...) || a.Rules() != r {
		t.Error("states of different positions are equal")
	}
	keys := map[jago.State]int{a: 1}
	if keys[g.s]++; keys[a] != 2 {
		t.Error("a State is no key of a map")
	}
}
