package scrabble_test

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"unsafe"

	"github.com/jeudelettres/lettres/scrabble"
)

// A moment is a position of a game between two players who lay what counts most, and
// a legal completed move of it.
type moment struct {
	state scrabble.State
	move  scrabble.Move
}

// momentsOf is every moment of a game by these options.
func momentsOf(t testing.TB, o scrabble.Options, seed uint64) (list []moment) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 21))
	s := compiled(t, o, "").Start(scrabble.A)
	for s.Phase() != scrabble.Over {
		m, err := s.Complete(rng, s.Turn(), greedy(s, rng))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, moment{s, m})
		if s, err = s.Play(s.Turn(), m); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// greedy is what most often counts most, and an exchange or a pass now and then.
func greedy(s scrabble.State, rng *rand.Rand) scrabble.Move {
	switch {
	case s.Phase() == scrabble.Drawing:
		return scrabble.Draw(s.Due())
	case s.Phase() == scrabble.Answer:
		return scrabble.LetGo()
	}
	if n := s.Rules().Options().Exchange; s.BagLen() >= n && rng.IntN(12) == 0 {
		return scrabble.Exchange(s.Rack(s.Turn()).String()[:1])
	}
	if m, ok := s.Best(); ok {
		return m
	}
	return scrabble.Pass()
}

// quarrelsOf is legal moves of contests and of time, each with who makes it and where.
func quarrelsOf(t testing.TB) (states []scrabble.State, players []scrabble.Player, moves []scrabble.Move) {
	t.Helper()
	at := func(s scrabble.State, texts ...string) {
		for _, text := range texts {
			p, m := moveBy(t, text)
			states, players, moves = append(states, s), append(players, p), append(moves, m)
		}
	}
	for _, c := range []scrabble.Challenge{scrabble.PointsOff, scrabble.PointsGiven, scrabble.Single, scrabble.Double} {
		s := inContest(3, func(o *scrabble.Options) { o.Challenge, o.TimePenalty = c, 10 }).begin(t)
		at(s, "A 8H MOT", "A 8H TOM", "A -", "A ~", "A resign", "A -MOT+AAE")
		for _, word := range []string{"A 8H MOT", "A 8H TOM"} {
			at(played(t, s, word), "B ?", "C ?1", "B ~", "A +AAE")
			at(played(t, s, word, "A +AAE"), "B K8 SU", "B 9I SE")
		}
		out := deal{racks: []string{"MOT", "TES", "SEU"}, words: contestWords, set: settings(onContest, func(o *scrabble.Options) { o.Challenge = c })}.begin(t)
		at(out, "A 8H MOT", "A 8H TOM")
		at(played(t, out, "A 8H MOT"), "B ?", "C ?", "B .", "A ~")
		at(played(t, out, "A 8H TOM"), "B ?", "C ?", "B .")
	}
	return states, players, moves
}

// What a search does most allocates nothing, in any position.
func TestNothingIsAllocated(t *testing.T) {
	if slowRace {
		t.Skip("the race detector allocates")
	}
	english := scrabble.English()
	english.Players = 3
	buf := make([]scrabble.Move, 0, 1<<18)
	for name, o := range map[string]scrabble.Options{"classique": scrabble.Classique(), "english, three players": english} {
		list := momentsOf(t, o, 1)
		for what, f := range map[string]func(s scrabble.State, m scrabble.Move){
			"Check": func(s scrabble.State, m scrabble.Move) {
				if s.Check(s.Turn(), m) != nil {
					t.Fail()
				}
			},
			"Play": func(s scrabble.State, m scrabble.Move) {
				if _, err := s.Play(s.Turn(), m); err != nil {
					t.Fail()
				}
			},
			"Score":            func(s scrabble.State, m scrabble.Move) { s.Score(m) },
			"AppendPlacements": func(s scrabble.State, _ scrabble.Move) { buf = s.AppendPlacements(buf[:0]) },
			"AppendMoves":      func(s scrabble.State, _ scrabble.Move) { buf = s.AppendMoves(buf[:0], s.Turn()) },
			"Best":             func(s scrabble.State, _ scrabble.Move) { s.Best() },
			"View": func(s scrabble.State, m scrabble.Move) {
				v := s.View(s.Turn())
				v.Score(m)
				v.Best()
				buf = v.AppendPlacements(buf[:0])
			},
			"what is told": func(s scrabble.State, _ scrabble.Move) {
				s.Scores()
				s.Bag()
				s.BagLen()
				s.Due()
				s.Outcome()
				s.CanAct(scrabble.B)
				for range s.Players() {
				}
			},
		} {
			t.Run(name+" "+what, func(t *testing.T) {
				for i := 0; i < len(list); i += 5 {
					if n := testing.AllocsPerRun(2, func() { f(list[i].state, list[i].move) }); n > 0 {
						t.Fatalf("move %d, %v: %v allocations in\n%s", i, list[i].move, n, rowsOf(list[i].state))
					}
				}
			})
		}
	}
	t.Run("contests", func(t *testing.T) {
		states, players, moves := quarrelsOf(t)
		for i, s := range states {
			n := testing.AllocsPerRun(2, func() {
				if s.Check(players[i], moves[i]) != nil {
					t.Fail()
				}
				if _, err := s.Play(players[i], moves[i]); err != nil {
					t.Fail()
				}
			})
			if n > 0 || t.Failed() {
				t.Fatalf("%v %v: %v allocations in\n%s", players[i], moves[i], n, rowsOf(s))
			}
		}
	})
}

func TestSizes(t *testing.T) {
	for _, c := range []struct {
		name      string
		size, max uintptr
	}{
		{"State", unsafe.Sizeof(scrabble.State{}), 3584},
		{"Move", unsafe.Sizeof(scrabble.Move{}), 24},
	} {
		if c.size > c.max {
			t.Errorf("a %s is %d bytes, above %d", c.name, c.size, c.max)
		}
	}
}

func TestValuesAreCompared(t *testing.T) {
	s := deal{racks: []string{"MOTMOTS", "SEUXETO"}, bag: "AAE", words: "MOT", set: onContest}.begin(t)
	var _ map[scrabble.State]map[scrabble.View]map[scrabble.Move]map[scrabble.Options]bool // all are keys
	// The same moves make the same State and the same Views, others do not.
	one, two := played(t, s, "A 8H MOT"), played(t, s, "A 8H MOT")
	if one != two || one.View(scrabble.B) != two.View(scrabble.B) {
		t.Error("two states of the same moves differ")
	}
	for _, other := range []scrabble.State{s, played(t, s, "A 8G MOT"), played(t, s, "A H8 MOT"), played(t, one, "A +AAE"), played(t, one, "B ?")} {
		if one == other || one.View(scrabble.B) == other.View(scrabble.B) {
			t.Errorf("these states are the same:\n%s%s", rowsOf(one), rowsOf(other))
		}
	}
	if s.View(scrabble.A) == s.View(scrabble.B) {
		t.Error("two players have the same view")
	}
	if len(map[scrabble.State]bool{one: true, two: true, s: true}) != 2 {
		t.Error("a State is no key")
	}
}

// One State is read and played by many goroutines at once.
func TestStateIsShared(t *testing.T) {
	list := momentsOf(t, scrabble.Classique(), 2)
	for _, at := range []int{3, len(list) / 2, len(list) - 4} {
		s := list[at].state
		before, placements := s, s.AppendPlacements(nil)
		view := s.View(scrabble.A)
		var wait sync.WaitGroup
		for seed := range uint64(4) {
			wait.Go(func() {
				rng := rand.New(rand.NewPCG(seed, 22))
				for range 3 {
					if got := s.AppendPlacements(nil); !slices.Equal(got, placements) {
						t.Errorf("%d placements, and before %d", len(got), len(placements))
					}
					if s.View(scrabble.A) != view {
						t.Error("the view is another one")
					}
					next := s
					for range 4 {
						if next.Phase() == scrabble.Over {
							break
						}
						m, err := next.Complete(rng, next.Turn(), greedy(next, rng))
						if err != nil {
							t.Error(err)
							return
						}
						next, _ = next.Play(next.Turn(), m)
					}
				}
			})
		}
		wait.Wait()
		if s != before {
			t.Errorf("the state is now\n%s\nand was\n%s", rowsOf(s), rowsOf(before))
		}
	}
}
