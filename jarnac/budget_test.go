package jarnac_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
)

// stroll chooses the moves of random games.
var stroll = gametest.Stroll[jarnac.Move]{Parse: jarnac.ParseMove, Contest: jarnac.Contest(), Odd: []jarnac.Move{jarnac.Flag()}, Most: 400}

// moments is moves of random games by these options.
func moments(t testing.TB, options string) []stepped {
	return gametest.Moments(rulesOf(t, options).Start(jarnac.A), stroll, 24, 17)
}

// operations holds what a search does most.
func operations() gametest.Operations[jarnac.State, jarnac.Player, jarnac.Move] {
	buf, words := make([]jarnac.Move, 0, 1<<14), make([]string, 0, 1<<14)
	return gametest.NewOperations[jarnac.State, jarnac.Player, jarnac.Move, jarnac.View, jarnac.Scored]().And(gametest.Operations[jarnac.State, jarnac.Player, jarnac.Move]{
		"AppendJarnacs": func(a stepped) { buf = a.Before.AppendJarnacs(buf[:0], a.Player) },
		"AppendWordsOn": func(a stepped) {
			for line := range 9 {
				words = a.Before.AppendWordsOn(words[:0], a.Player.Opponent(), line)
			}
		},
		"Moves": func(a stepped) {
			for range a.Before.Moves(a.Player) {
			}
		},
	})
}

// What a search does most allocates nothing, with any rules and in any position, also in
// contests and when flags fall.
func TestNothingIsAllocated(t *testing.T) {
	var all []stepped
	for _, preset := range presetNames {
		all = append(all, moments(t, preset)...)
	}
	steps := game(t).Steps(t, 12, 60)
	for _, preset := range presetNames {
		laying := pos{options: preset + " validation=contest", phase: jarnac.Playing, a: "BUT|ARTZ", b: "LAC|EESUN"}.state(t)
		for _, word := range []string{"A RAT", "A ZTR", "A 1:TUBZ"} {
			for _, call := range []string{"B ?!RAT", "B ?!1:TUBA"} {
				laid := play(t, laying, word)
				p, m := by(t, call)
				if next, err := laid.Play(p, m); err == nil {
					steps = append(steps, stepped{Before: laid, Player: p, Move: m, After: next})
				}
			}
		}
	}
	seen := map[jarnac.Kind]int{}
	for _, a := range steps {
		seen[a.Move.Kind()]++
	}
	for _, k := range []jarnac.Kind{jarnac.KindContest, jarnac.KindContestJarnac, jarnac.KindFlag, jarnac.KindJarnac, jarnac.KindLetGo} {
		if seen[k] < 8 {
			t.Errorf("only %d moves %s", seen[k], k)
		}
	}
	operations().AllocateNothing(t, append(all, steps...))
}

func TestSizes(t *testing.T) {
	gametest.Sizes(t, map[any]uintptr{jarnac.State{}: 400, jarnac.Move{}: 46})
}

// One State is read and played by many goroutines at once.
func TestStateIsShared(t *testing.T) {
	for _, a := range moments(t, "competition")[:4] {
		gametest.Shared(t, stroll, a.Before)
	}
}

// What a Setup tells of the turn, a State and a View tell too, and allocate nothing.
func TestWhatTheTurnHas(t *testing.T) {
	seen := map[[3]bool]bool{}
	tell := func(s jarnac.State) {
		t.Helper()
		v, setup := s.View(jarnac.B), s.Setup()
		if len(setup.Open) > 0 { // all else is then the position before
			return
		}
		type turn struct {
			acted, barred bool
			idle          int
		}
		want := turn{setup.Acted, setup.Barred, setup.Idle}
		gametest.Equal(t, s.String(), turn{s.Acted(), s.Barred(), s.Idle()}, want)
		gametest.Equal(t, v.String(), turn{v.Acted(), v.Barred(), v.Idle()}, want)
		if n := testing.AllocsPerRun(1, func() { _, _, _ = s.Acted(), v.Barred(), v.Idle() }); n > 0 {
			t.Errorf("%s: %v allocations", s, n)
		}
		seen[[3]bool{want.acted, want.barred, want.idle > 0}] = true
	}
	for _, setup := range []func(*jarnac.Setup){
		func(*jarnac.Setup) {},
		func(s *jarnac.Setup) { s.Phase, s.Acted = jarnac.Bonus, true },
		func(s *jarnac.Setup) { s.Phase, s.Barred, s.Mats[1].OutOfTime = jarnac.Handover, true, true },
	} {
		tell(pos{phase: jarnac.Playing, a: "RAT|Z", b: "|W", setup: setup}.state(t))
	}
	tell(pos{phase: jarnac.Playing, a: "RAT|ZEE", b: "|W", bag: "-", setup: func(s *jarnac.Setup) { s.Idle = 1 }}.state(t))
	gametest.Equal(t, "kinds of turns", len(seen), 4)
}

// A record in the notation is read line by line, and nothing is made of the words that people could have
// written instead: at most two allocations a move.
func TestReadRecordAllocates(t *testing.T) {
	text := longRecord(t).String()
	got := testing.AllocsPerRun(20, func() {
		if _, err := jarnac.ReadRecord(strings.NewReader(text), nil); err != nil {
			t.Fatal(err)
		}
	})
	if got > 300 {
		t.Errorf("150 moves are read with %v allocations", got)
	}
}
