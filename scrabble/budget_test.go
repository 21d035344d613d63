package scrabble_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

type step = gametest.Step[scrabble.State, scrabble.Player, scrabble.Move]

// momentsOf is every move of a game between two players who lay what counts most.
func momentsOf(t testing.TB, o scrabble.Options, seed uint64) (all []step) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 21))
	s := compiled(t, o, "").Start(scrabble.A)
	for s.Phase() != scrabble.Over {
		m := must.Get(s.Complete(rng, s.Turn(), greedy(s, rng)))(t)
		next := must.Get(s.Play(s.Turn(), m))(t)
		all, s = append(all, step{Before: s, Player: s.Turn(), Move: m, After: next}), next
	}
	return all
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

// operations holds what a search does most.
func operations() gametest.Operations[scrabble.State, scrabble.Player, scrabble.Move] {
	buf, scored, rng := make([]scrabble.Move, 0, 1<<18), make([]scrabble.Scored, 0, 1<<18), rand.New(rand.NewPCG(23, 23))
	return gametest.NewOperations[scrabble.State, scrabble.Player, scrabble.Move, scrabble.View, scrabble.Scored]().And(gametest.Operations[scrabble.State, scrabble.Player, scrabble.Move]{
		"AppendPlacements": func(a step) { buf = a.Before.AppendPlacements(buf[:0]) },
		"Best":             func(a step) { a.Before.Best() },
		"View": func(a step) {
			v := a.Before.View(a.Player)
			v.Points(a.Move)
			v.Best()
			buf = v.AppendPlacements(buf[:0])
			scored = v.AppendScored(scored[:0])
		},
		"WithRack": func(a step) {
			if s := a.Before; s.Rules().Options().Players == 2 {
				_, _ = s.WithRack(scrabble.B, s.View(scrabble.A).Sample(rng).Rack(scrabble.B))
			}
		},
		"what is told": func(a step) {
			s := a.Before
			s.Scores()
			s.Bag()
			s.BagLen()
			s.Due()
			s.Outcome()
			s.CanAct(scrabble.B)
			for range s.Players() {
			}
		},
	})
}

// What a search does most allocates nothing, in any position, also in contests and when flags
// fall.
func TestNothingIsAllocated(t *testing.T) {
	english := scrabble.English()
	english.Players = 3
	all := game(t).Steps(t, 2, 40)
	for _, o := range []scrabble.Options{scrabble.Classique(), english} {
		for i, a := range momentsOf(t, o, 1) {
			if i%5 == 0 {
				all = append(all, a)
			}
		}
	}
	operations().AllocateNothing(t, all)
}

func TestSizes(t *testing.T) {
	gametest.Sizes(t, map[any]uintptr{scrabble.State{}: 3584, scrabble.Move{}: 24})
}

// A position reached by two orders of moves is one, with one hash, for all who see it.
func TestSamePositionByTwoOrders(t *testing.T) {
	contested := inContest(2).state(t)
	timed := inContest(2, func(o *scrabble.Options) { o.TimePenalty = 10 }).state(t)
	placed := pos{racks: []string{"MIMIMIM", "ASAASSE"}, words: "MI MIS AMI AMIS", set: func(o *scrabble.Options) { o.Board = plainBoard }}.state(t)
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
		one, two := play(t, c.start, c.one...), play(t, c.start, c.two...)
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

// stroll chooses the moves of random games.
var stroll = gametest.Stroll[scrabble.Move]{Parse: scrabble.ParseMove, Contest: scrabble.Contest(), Odd: []scrabble.Move{scrabble.Flag()}, Most: 120}

// One State is read and played by many goroutines at once.
func TestStateIsShared(t *testing.T) {
	all := momentsOf(t, scrabble.Classique(), 2)
	gametest.Shared(t, stroll, all[3].Before, all[len(all)/2].Before, all[len(all)-4].Before)
}
