package scrabblecards_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// operations holds what a search does most.
func operations() gametest.Operations[scrabblecards.State, scrabblecards.Player, scrabblecards.Move] {
	return gametest.NewOperations[scrabblecards.State, scrabblecards.Player, scrabblecards.Move, scrabblecards.View, scrabblecards.Scored]().And(
		gametest.Operations[scrabblecards.State, scrabblecards.Player, scrabblecards.Move]{
			"View":    func(a step) { a.Before.View(a.Player).Due() },
			"Outcome": func(a step) { a.Before.Outcome() },
		})
}

// What a search does most allocates nothing, but for the search itself.
func TestNothingIsAllocated(t *testing.T) {
	steps, kinds := game(t).Steps(t, 2, 60), map[scrabblecards.Kind]int{}
	for _, a := range steps {
		kinds[a.Move.Kind()]++
	}
	for kind := scrabblecards.KindDraw; kind <= scrabblecards.KindContest; kind++ {
		if kinds[kind] == 0 {
			t.Errorf("no game has a move %s", kind)
		}
	}
	operations().And(gametest.Operations[scrabblecards.State, scrabblecards.Player, scrabblecards.Move]{"AppendMoves": nil, "AppendScored": nil}).AllocateNothing(t, steps)
}

// A search for placements allocates what it needs for the table, and nothing for a
// move.
func TestSearchAllocatesForTheTable(t *testing.T) {
	if gametest.Race {
		t.Skip("the race detector allocates")
	}
	few := pos{table: "RAT", hands: "ZWKXYVV AEIRSTU"}.state(t)
	many := pos{table: "RAT", hands: "AEINS?R AEIRSTU"}.state(t)
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
	gametest.Sizes(t, map[any]uintptr{scrabblecards.State{}: 960, scrabblecards.View{}: 1024, scrabblecards.Move{}: 24, scrabblecards.Options{}: 128})
}

// One State is read and played by many goroutines at once.
func TestStateIsShared(t *testing.T) {
	gametest.Shared(t, gametest.Stroll[scrabblecards.Move]{Parse: scrabblecards.ParseMove, Contest: scrabblecards.Contest()},
		pos{options: "validation=contest", table: "...N RACE", hands: "MOE2TE? AEIRST2", deck: strings.Repeat("AEIRST", 4)}.state(t),
		play(t, pos{table: "RAT", hands: "E2IOLUN AE23RTU", deck: "AEEIII3"}.state(t), "A (0,0)>RATE*2@1"))
}
