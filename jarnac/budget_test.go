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
	o, err := jarnac.ParseOptions(preset)
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
		buf, words := make([]jarnac.Move, 0, 1<<14), make([]string, 0, 1<<14)
		scored := make([]jarnac.Scored, 0, 1<<14)
		sum, rng := 0, rand.New(rand.NewPCG(1, 1))
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
			"Chance":        func(s jarnac.State, m jarnac.Move) { buf = append(buf[:0], s.Chance(rng, s.Turn(), m.Decision())) },
			"Sample": func(s jarnac.State, _ jarnac.Move) {
				if s.View(jarnac.B).Sample(rng) != s {
					sum++
				}
			},
			"Points":       func(s jarnac.State, m jarnac.Move) { sum += s.Points(m) >> 20 },
			"AppendScored": func(s jarnac.State, _ jarnac.Move) { scored = s.AppendScored(scored[:0]) },
			"AppendWords": func(s jarnac.State, _ jarnac.Move) {
				for line := range 9 {
					words = s.AppendWords(words[:0], s.Turn().Opponent(), line)
				}
			},
			"Hash": func(s jarnac.State, _ jarnac.Move) {
				if s.Hash() == 0 {
					sum++
				}
			},
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

// A quarrel is a legal move of a contest or of time, and where it is made.
type quarrel struct {
	state jarnac.State
	by    jarnac.Player
	move  jarnac.Move
}

// quarrels is one of each in games by all presets: contests of good words and of
// bad ones, with a Jarnac and without, flags, Jarnacs that are announced, and what
// answers them.
func quarrels(t testing.TB) (all []quarrel) {
	t.Helper()
	seen := map[jarnac.Kind]int{}
	for _, preset := range presetNames {
		at := func(s jarnac.State, moves ...string) {
			for _, text := range moves {
				p, m := decode(t, text)
				if s.Check(p, m) == nil { // not each in each game
					all = append(all, quarrel{s, p, m})
					seen[m.Kind()]++
				}
			}
		}
		for _, letters := range []string{"-", "AEI"} {
			options := preset + " validation=contest"
			laying := pos{options: options, phase: jarnac.Playing, a: "BUT|ARTZ", b: "LAC|EESUN", bag: letters}.state(t)
			at(laying, "A ~", "B ~", "A RAT", "A ZTR", "A 1:TUBA")
			for _, word := range []string{"A RAT", "A ZTR", "A 1:TUBZ"} { // good, and bad
				laid := play(t, laying, word)
				at(laid, "B ?", "B ?!RAT", "B ?!1:TUBA", "A ~", "B ~")
				at(play(t, laid, "A ~"), "B ?", "B ~")
				at(play(t, laid, "A ~", "B ~"), "B ?", "B .")
				if letters == "-" {
					at(play(t, laid, "A -"), "B ?", "B ?!RAT", "B ~")
				}
			}
			calling := pos{options: options, phase: jarnac.Handover, turn: jarnac.B, a: "BUT RAT|ARTZ", b: "LAC|EESUN", bag: letters}.state(t)
			for _, word := range []string{"B !2:TZAR", "B !2:ZRATA"} {
				at(calling, word)
				called := play(t, calling, word)
				at(called, "A ?", "A ?!1:NUCAL", "A ?!SUE", "B ~", "B !1:BTUZ", "A ~")
				if called.Check(jarnac.B, jarnac.Jarnac(1, "BTUZ")) == nil {
					at(play(t, called, "B !1:BTUZ"), "A ?", "A ?!SUE")
				}
			}
			passed := play(t, laying, "B ~", "A -") // B is out of time
			for _, word := range []string{"B !ART", "B !1:TUBA", "B !ZTR"} {
				at(passed, word, "B -")
				at(play(t, passed, word), "A ?", "A .", "A ?!SUE", "A ~")
			}
		}
	}
	for _, k := range []jarnac.Kind{jarnac.KindContest, jarnac.KindContestJarnac, jarnac.KindFlag, jarnac.KindJarnac, jarnac.KindLetGo} {
		if seen[k] < 8 {
			t.Fatalf("there are %d moves %s in those quarrels", seen[k], k)
		}
	}
	return all
}

// Contests and flags allocate nothing either.
func TestNothingIsAllocatedInQuarrels(t *testing.T) {
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	buf := make([]jarnac.Move, 0, 1<<14)
	for _, q := range quarrels(t) {
		next, err := q.state.Play(q.by, q.move)
		if err != nil {
			t.Fatal(err)
		}
		for name, f := range map[string]func(){
			"Check": func() {
				if q.state.Check(q.by, q.move) != nil {
					t.Fail()
				}
			},
			"Play": func() {
				if _, err := q.state.Play(q.by, q.move); err != nil {
					t.Fail()
				}
			},
			"AppendMoves before": func() {
				buf = q.state.AppendMoves(q.state.AppendMoves(buf[:0], jarnac.A), jarnac.B)
			},
			"AppendMoves after": func() { buf = next.AppendMoves(next.AppendMoves(buf[:0], jarnac.A), jarnac.B) },
		} {
			if n := testing.AllocsPerRun(10, f); n > 0 {
				t.Errorf("%s: %v allocations in\n%s\n%s %s", name, n, q.state, q.by, q.move)
			}
		}
	}
}

func TestSizes(t *testing.T) {
	for _, c := range []struct {
		name      string
		size, max uintptr
	}{
		{"State", unsafe.Sizeof(jarnac.State{}), 400},
		{"Move", unsafe.Sizeof(jarnac.Move{}), 46},
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
					if _, err := s.Play(s.Turn(), jarnac.Place("QQQ")); err == nil || s.String() != text {
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
