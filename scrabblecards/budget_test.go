package scrabblecards_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// A moment is a state of a random game, with a legal completed move of it.
type moment struct {
	state scrabblecards.State
	by    scrabblecards.Player
	move  scrabblecards.Move
}

// moments is some of each kind of move, from games by all options.
func moments(t testing.TB) (all []moment) {
	t.Helper()
	count := map[scrabblecards.Kind]int{}
	for i, options := range contractOptions {
		for game := range uint64(4) {
			var before scrabblecards.State
			roam(t, rand.New(rand.NewPCG(game, uint64(i)+300)), roamRules(t, options), func(s scrabblecards.State, p scrabblecards.Player, m scrabblecards.Move) {
				if kind := m.Kind(); kind != scrabblecards.KindNone {
					if count[kind]++; count[kind] < 60 || kind == scrabblecards.KindPlace && count[kind] < 300 {
						all = append(all, moment{before, p, m})
					}
				}
				before = s
			})
		}
	}
	for kind := scrabblecards.KindDraw; kind <= scrabblecards.KindContest; kind++ {
		if count[kind] == 0 {
			t.Fatalf("no game has a move %s", kind)
		}
	}
	return all
}

// What a search does most allocates nothing.
func TestNothingIsAllocated(t *testing.T) {
	if slowRace {
		t.Skip("the race detector allocates")
	}
	all := moments(t)
	sum, rng := 0, rand.New(rand.NewPCG(1, 2))
	for name, f := range map[string]func(moment){
		"Check": func(m moment) {
			if m.state.Check(m.by, m.move) != nil {
				sum++
			}
		},
		"Play": func(m moment) {
			if _, err := m.state.Play(m.by, m.move); err != nil {
				sum++
			}
		},
		"Points":  func(m moment) { sum += min(m.state.Points(m.move), 0) },
		"Sample":  func(m moment) { sum += m.state.View(m.by).Sample(rng).Due() - m.state.Due() },
		"Chance":  func(m moment) { sum += min(m.state.Chance(rng, m.by, m.move.Decision()).Count(), 0) },
		"View":    func(m moment) { sum += m.state.View(m.by).Due() - m.state.Due() },
		"Outcome": func(m moment) { m.state.Outcome() },
		"Hash": func(m moment) {
			if m.state.Hash() == 0 {
				sum++
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			for _, m := range all {
				if n := testing.AllocsPerRun(5, func() { f(m) }); n > 0 {
					t.Fatalf("%s, %s %s: %v allocations", m.state, m.by, m.move, n)
				}
			}
		})
	}
	if sum != 0 {
		t.Errorf("%d moves of random games are refused", sum)
	}
}

// A search for placements allocates what it needs for the table, and nothing for a
// move.
func TestSearchAllocatesForTheTable(t *testing.T) {
	if slowRace {
		t.Skip("the race detector allocates")
	}
	few := spot{table: "RAT", hands: "ZWKXYVV AEIRSTU"}.state(t)
	many := spot{table: "RAT", hands: "AEINS?R AEIRSTU"}.state(t)
	buf := make([]scrabblecards.Move, 0, 1<<16)
	count := func(s scrabblecards.State) (allocations float64, moves int) {
		allocations = testing.AllocsPerRun(5, func() { buf = s.AppendPlacements(buf[:0]) })
		return allocations, len(buf)
	}
	a, n := count(few)
	b, m := count(many)
	if a != b || a > 8 || m < 100*(n+1) || m > 1<<16 {
		t.Errorf("%v allocations for %d moves, and %v for %d", a, n, b, m)
	}
}

func TestSizes(t *testing.T) {
	for _, c := range []struct {
		name      string
		size, max uintptr
	}{
		{"State", unsafe.Sizeof(scrabblecards.State{}), 960},
		{"View", unsafe.Sizeof(scrabblecards.View{}), 1024},
		{"Move", unsafe.Sizeof(scrabblecards.Move{}), 24},
		{"Options", unsafe.Sizeof(scrabblecards.Options{}), 128},
	} {
		if c.size > c.max {
			t.Errorf("a %s is %d bytes, above %d", c.name, c.size, c.max)
		}
	}
}

// One State is read and played by many goroutines at once.
func TestStateIsShared(t *testing.T) {
	for _, s := range []scrabblecards.State{
		spot{options: "validation=contest", table: "...N RACE", hands: "MOE2TE? AEIRST2", deck: strings.Repeat("AEIRST", 4)}.state(t),
		goes(t, spot{table: "RAT", hands: "E2IOLUN AE23RTU", deck: "AEEIII3"}.state(t), "A (0,0)>RATE*2@1"),
	} {
		before, text := s, s.String()
		moves := slices.Collect(s.Moves(s.Turn()))
		var wait sync.WaitGroup
		for seed := range uint64(8) {
			wait.Go(func() {
				rng := rand.New(rand.NewPCG(seed, 13))
				for range 3 {
					if got := s.AppendMoves(nil, s.Turn()); !slices.Equal(got, moves) {
						t.Errorf("%s\n%d moves, and before %d", text, len(got), len(moves))
					}
					next := s
					for range 8 {
						p, m := attempt(rng, next)
						if after, err := next.Play(p, m); err == nil {
							next = after
						}
					}
					if _, err := s.Play(s.Turn(), placing("(0,0)>QQQ")); err == nil || s.String() != text {
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
