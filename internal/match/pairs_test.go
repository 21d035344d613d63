package match_test

import (
	"context"
	"errors"
	"runtime"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/jarnac"
)

type contest = match.Match[jarnac.State, jarnac.Player, jarnac.View, jarnac.Move, jarnac.Outcome]

func newMatch(t testing.TB, workers int, a, b engine) *contest {
	return &contest{
		Referee: referee{Resign: jarnac.Resign()}, Start: rules(t, "official").Start,
		Engines: [2]engine{a, b}, Seed: 5, Workers: workers,
	}
}

// texts is the games of pairs, move by move.
func texts(t testing.TB, m *contest, from, to int) (all [][2][]string) {
	t.Helper()
	for p, err := range m.Pairs(context.Background(), from, to) {
		if err != nil || p.N != from+len(all) {
			t.Fatalf("pair %d: %v", p.N, err)
		}
		var games [2][]string
		for g, game := range p.Games {
			for _, m := range game.Moves {
				games[g] = append(games[g], m.Player.String()+" "+m.Move.String())
			}
		}
		all = append(all, games)
	}
	return all
}

// The pairs are the same on any number of workers, and wherever one begins.
func TestPairsAreThoseOfTheirSeeds(t *testing.T) {
	one := texts(t, newMatch(t, 1, greedy, random), 0, 6)
	if len(one) != 6 {
		t.Fatalf("%d pairs", len(one))
	}
	if diff := cmp.Diff(one, texts(t, newMatch(t, 4, greedy, random), 0, 6)); diff != "" {
		t.Errorf("with four workers: %s", diff)
	}
	if diff := cmp.Diff(one[4:], texts(t, newMatch(t, 2, greedy, random), 4, 6)); diff != "" {
		t.Errorf("from the fifth on: %s", diff)
	}
}

// The two games of a pair have the same deal and the same beginner, and the engines change
// seats. Between equals they are the same game.
func TestSwappedSeats(t *testing.T) {
	for p, err := range newMatch(t, 2, greedy, greedy).Pairs(context.Background(), 0, 4) {
		if err != nil {
			t.Fatal(err)
		}
		if p.First != jarnac.Player(p.N%2) || p.Games[0].Moves[0].Player != p.First {
			t.Errorf("pair %d: %s begins", p.N, p.Games[0].Moves[0].Player)
		}
		if diff := cmp.Diff(p.Games[0].Outcome, p.Games[1].Outcome); diff != "" {
			t.Errorf("pair %d: %s", p.N, diff)
		}
		if p.Halves() != 2 {
			t.Errorf("pair %d: %d half points between equals", p.N, p.Halves())
		}
	}
	for p, err := range newMatch(t, 1, greedy, random).Pairs(context.Background(), 0, 4) {
		if err != nil {
			t.Fatal(err)
		}
		for g, game := range p.Games {
			if seat := match.Seat[jarnac.Player](0, g); int(seat) != g || !game.Outcome.WonBy(seat) {
				t.Errorf("pair %d, game %d: %v", p.N, g, game.Outcome)
			}
		}
		if p.Halves() != 4 {
			t.Errorf("pair %d: %d half points", p.N, p.Halves())
		}
		p.Games[1].Over = false
		if p.Halves() != 3 {
			t.Errorf("pair %d: %d half points where a game did not end", p.N, p.Halves())
		}
	}
}

// absent is an engine without players.
type absent struct{ engine }

var errAbsent = errors.New("nobody there")

func (absent) NewPlayer(context.Context, jarnac.Player, uint64) (player, error) {
	return nil, errAbsent
}

// Whatever ends a match, no goroutine of it stays.
func TestPairsEnd(t *testing.T) {
	before := runtime.NumGoroutine()
	n := 0
	for _, err := range newMatch(t, 4, greedy, random).Pairs(context.Background(), 0, 1000) {
		if n++; err != nil || n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d pairs", n)
	}
	n = 0
	for _, err := range newMatch(t, 4, greedy, absent{}).Pairs(context.Background(), 0, 1000) {
		if n++; !errors.Is(err, errAbsent) {
			t.Errorf("pair %d: %v", n, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	last := error(nil)
	for p, err := range newMatch(t, 4, greedy, random).Pairs(ctx, 0, 1000) {
		if last = err; p.N == 2 {
			cancel()
		}
	}
	if !errors.Is(last, context.Canceled) || n != 1 {
		t.Errorf("%v, %d pairs", last, n)
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%d goroutines, before %d", runtime.NumGoroutine(), before)
}
