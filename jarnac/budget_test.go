package jarnac_test

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"unsafe"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// moments is positions of random games by a preset: one of each phase from each
// of some games, with a legal completed move of it.
func moments(t testing.TB, preset string) (states []jarnac.State, moves []jarnac.Move) {
	t.Helper()
	o, err := jarnac.Preset(preset)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(12, 12))
	for i := range 24 {
		s := rules.Start(jarnac.A)
		wait := 5 * i
		for s.Phase() != jarnac.Over {
			decisions := s.AppendMoves(nil, s.Turn())
			m, err := s.Complete(rng, s.Turn(), styles[i%len(styles)].choose(rng, decisions))
			if err != nil {
				t.Fatal(err)
			}
			if wait--; wait < 0 {
				states, moves = append(states, s), append(moves, m)
				wait = 17
			}
			if s, err = s.Play(s.Turn(), m); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, m := range moves {
		if m.Kind() == jarnac.KindExtend {
			return states, moves
		}
	}
	t.Fatal("no word is extended in those games")
	return nil, nil
}

// What a search does most allocates nothing, with any rules and in any position.
func TestNothingIsAllocated(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	for _, preset := range presetNames {
		states, moves := moments(t, preset)
		buf := make([]jarnac.Move, 0, 1<<14)
		sum := 0
		for name, f := range map[string]func(jarnac.State, jarnac.Move){
			"Check": func(s jarnac.State, m jarnac.Move) {
				if s.Check(s.Turn(), m) != nil {
					sum++
				}
			},
			"Play": func(s jarnac.State, m jarnac.Move) {
				if _, err := s.Play(s.Turn(), m); err != nil {
					sum++
				}
			},
			"AppendMoves":   func(s jarnac.State, _ jarnac.Move) { buf = s.AppendMoves(buf[:0], s.Turn()) },
			"AppendJarnacs": func(s jarnac.State, _ jarnac.Move) { buf = s.AppendJarnacs(buf[:0], s.Turn()) },
			"Moves": func(s jarnac.State, _ jarnac.Move) {
				for range s.Moves(s.Turn()) {
				}
			},
		} {
			t.Run(preset+" "+name, func(t *testing.T) {
				for i, s := range states {
					if n := testing.AllocsPerRun(10, func() { f(s, moves[i]) }); n > 0 {
						t.Fatalf("%s, %s: %v allocations", s, moves[i], n)
					}
				}
			})
		}
		if sum > 0 {
			t.Errorf("%d moves of random games are refused", sum)
		}
	}
}

func TestSizes(t *testing.T) {
	for _, c := range []struct {
		name      string
		size, max uintptr
	}{
		{"State", unsafe.Sizeof(jarnac.State{}), 400},
		{"Move", unsafe.Sizeof(jarnac.Move{}), 32},
	} {
		if c.size > c.max {
			t.Errorf("a %s is %d bytes, above %d", c.name, c.size, c.max)
		}
	}
}

// One State is read and played by many goroutines at once.
func TestStateIsShared(t *testing.T) {
	states, _ := moments(t, "competition")
	for _, s := range states[:min(4, len(states))] {
		before, moves := s, slices.Collect(s.Moves(s.Turn()))
		text := s.String()
		var wait sync.WaitGroup
		for seed := range uint64(8) {
			wait.Go(func() {
				rng := rand.New(rand.NewPCG(seed, 13))
				for range 20 {
					if got := s.AppendMoves(nil, s.Turn()); !slices.Equal(got, moves) {
						t.Errorf("%s\nAppendMoves: %v, and before %v", text, got, moves)
					}
					next := s
					for range 30 {
						if next.Phase() == jarnac.Over {
							break
						}
						var err error
						if next, err = step(rng, next, styles[0].choose(rng, next.AppendMoves(nil, next.Turn()))); err != nil {
							t.Error(err)
							return
						}
					}
					if _, err := s.Play(s.Turn(), jarnac.Lay("QQQ")); err == nil || s.String() != text {
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
