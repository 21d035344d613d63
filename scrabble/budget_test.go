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
	for _, c := range []scrabble.PenaltyRule{scrabble.PointsOff, scrabble.PointsGiven, scrabble.SingleChallenge, scrabble.DoubleChallenge} {
		s := inContest(3, func(o *scrabble.Options) { o.Penalty, o.TimePenalty = c, 10 }).begin(t)
		at(s, "A 8H MOT", "A 8H TOM", "A -", "A ~", "A resign", "A -MOT+AAE")
		for _, word := range []string{"A 8H MOT", "A 8H TOM"} {
			at(played(t, s, word), "B ?", "C ?1", "B ~", "A +AAE")
			at(played(t, s, word, "A +AAE"), "B K8 SU", "B 9I SE")
		}
		out := deal{racks: []string{"MOT", "TES", "SEU"}, words: contestWords, set: settings(onContest, func(o *scrabble.Options) { o.Penalty = c })}.begin(t)
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
	rng := rand.New(rand.NewPCG(23, 23))
	scored := make([]scrabble.Scored, 0, 1<<18)
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
			"Hash":             func(s scrabble.State, _ scrabble.Move) { s.Hash() },
			"Points":           func(s scrabble.State, m scrabble.Move) { s.Points(m) },
			"AppendPlacements": func(s scrabble.State, _ scrabble.Move) { buf = s.AppendPlacements(buf[:0]) },
			"AppendMoves":      func(s scrabble.State, _ scrabble.Move) { buf = s.AppendMoves(buf[:0], s.Turn()) },
			"AppendScored":     func(s scrabble.State, _ scrabble.Move) { scored = s.AppendScored(scored[:0]) },
			"Best":             func(s scrabble.State, _ scrabble.Move) { s.Best() },
			"View": func(s scrabble.State, m scrabble.Move) {
				v := s.View(s.Turn())
				v.Points(m)
				v.Sample(rng)
				v.Best()
				buf = v.AppendPlacements(buf[:0])
				scored = v.AppendScored(scored[:0])
			},
			"Chance": func(s scrabble.State, m scrabble.Move) {
				s.Chance(rng, s.Turn(), m.Decision())
				if s.Rules().Options().Players > 2 {
					return
				}
				if _, err := s.WithRack(scrabble.B, s.View(scrabble.A).Sample(rng).Rack(scrabble.B)); err != nil {
					t.Fail()
				}
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

// A position reached by two orders of moves is one, with one hash, for all who see it.
func TestSamePositionByTwoOrders(t *testing.T) {
	contested := inContest(2).begin(t)
	timed := inContest(2, func(o *scrabble.Options) { o.TimePenalty = 10 }).begin(t)
	placed := deal{racks: []string{"MIMIMIM", "ASAASSE"}, words: "MI MIS AMI AMIS", set: func(o *scrabble.Options) { o.Board = plainBoard }}.begin(t)
	for _, c := range []struct {
		name     string
		start    scrabble.State
		one, two []string
	}{
		{"two exchanges", contested, []string{"A -M+A", "B -", "A -O+E", "B -"}, []string{"A -O+E", "B -", "A -M+A", "B -"}},
		{"a move taken back, and a pass", contested, []string{"A 8H TOM", "B ?"}, []string{"A -"}},
		{"good words contested, before and after time", timed, []string{"A 8H MOT", "B ?", "A ~"}, []string{"A 8H MOT", "A ~", "B ?"}},
		{"time before an open move and after it", timed, []string{"A 8H MOT", "B ~"}, []string{"B ~", "A 8H MOT"}},
		{"two words of one player", placed, []string{"A 8H MI", "B 8G A", "A -", "B 8J S", "A -"}, []string{"A 8H MI", "B 8J S", "A -", "B 8G A", "A -"}},
	} {
		one, two := played(t, c.start, c.one...), played(t, c.start, c.two...)
		if one != two || one.Hash() != two.Hash() || one.String() != two.String() {
			t.Errorf("%s:\n%s\n%s", c.name, one, two)
		}
		for p := range one.Players() {
			if one.View(p) != two.View(p) {
				t.Errorf("%s: %s sees the order", c.name, p)
			}
		}
	}
}

// plainBoard has no premiums.
var plainBoard = func() (l scrabble.Layout) {
	for row := range l {
		for column := range l[row] {
			l[row][column] = scrabble.Premium{Letter: 1, Word: 1}
		}
	}
	return l
}()

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
