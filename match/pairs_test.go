package match_test

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/match"
)

func newMatch(workers int, a, b match.Engine) *match.Match {
	return &match.Match{Rules: official(), Engines: [2]match.Engine{a, b}, Seed: 5, Workers: workers}
}

// The players of most matches here.
var greedyJarnac, randomJarnac = greedy(games.Jarnac()), random(games.Jarnac())

// texts returns the games of pairs, move by move.
func texts(t testing.TB, m *match.Match, from, to int) (all [][2][]string) {
	t.Helper()
	for p, err := range m.Pairs(context.Background(), from, to) {
		if err != nil || p.N != from+len(all) {
			t.Fatalf("pair %d: %v", p.N, err)
		}
		var games [2][]string
		for g, game := range p.Games {
			for _, m := range game.Moves {
				games[g] = append(games[g], string(rune('A'+m.Seat))+" "+m.Move.String())
			}
		}
		all = append(all, games)
	}
	return all
}

// The pairs are the same on any number of workers, and wherever one begins.
func TestPairsAreThoseOfTheirSeeds(t *testing.T) {
	one := texts(t, newMatch(1, greedyJarnac, randomJarnac), 0, 6)
	if len(one) != 6 {
		t.Fatalf("%d pairs", len(one))
	}
	if diff := cmp.Diff(one, texts(t, newMatch(4, greedyJarnac, randomJarnac), 0, 6)); diff != "" {
		t.Errorf("with four workers: %s", diff)
	}
	if diff := cmp.Diff(one[4:], texts(t, newMatch(2, greedyJarnac, randomJarnac), 4, 6)); diff != "" {
		t.Errorf("from the fifth on: %s", diff)
	}
	// The deals go on by one, whoever plays: those of the seed 5 from the third pair on are those of the seed 7.
	later := newMatch(2, greedyJarnac, greedyJarnac)
	later.Seed += 2
	if diff := cmp.Diff(texts(t, newMatch(2, greedyJarnac, greedyJarnac), 2, 4), texts(t, later, 0, 2)); diff != "" {
		t.Errorf("by the seed 7: %s", diff)
	}
}

// The two games of a pair have the same deal and the same beginner, and the engines change
// seats. Between equals they are the same game.
func TestSwappedSeats(t *testing.T) {
	for p, err := range newMatch(2, greedyJarnac, greedyJarnac).Pairs(context.Background(), 0, 4) {
		if err != nil {
			t.Fatal(err)
		}
		if p.First != p.N%2 || p.Games[0].Moves[0].Seat != p.First {
			t.Errorf("pair %d: %d begins", p.N, p.Games[0].Moves[0].Seat)
		}
		if p.Games[0].Last.String() != p.Games[1].Last.String() {
			t.Errorf("pair %d ends in %s and in %s", p.N, p.Games[0].Last, p.Games[1].Last)
		}
		if p.Halves() != 2 {
			t.Errorf("pair %d: %d half points between equals", p.N, p.Halves())
		}
	}
	for p, err := range newMatch(1, greedyJarnac, randomJarnac).Pairs(context.Background(), 0, 4) {
		if err != nil {
			t.Fatal(err)
		}
		for g, game := range p.Games {
			if seat := match.Seat(0, g); seat != g || !game.WonBy(seat) {
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
type absent struct{ match.Engine }

var errAbsent = errors.New("nobody there")

func (absent) NewPlayer(context.Context, int, uint64) (match.Player, error) { return nil, errAbsent }

// A busy engine counts its players that are not closed yet.
type busy struct {
	match.Engine
	players *atomic.Int32
}

func (b busy) NewPlayer(ctx context.Context, seat int, seed uint64) (match.Player, error) {
	p, err := b.Engine.NewPlayer(ctx, seat, seed)
	b.players.Add(1)
	return &closing{Player: p, close: sync.OnceFunc(func() { b.players.Add(-1) })}, err
}

type closing struct {
	match.Player
	close func()
}

func (c *closing) Close() error {
	c.close()
	return c.Player.Close()
}

// When a match is left all its players have been closed.
func TestPairsAreLeft(t *testing.T) {
	var players atomic.Int32
	for range 10 {
		for _, err := range newMatch(4, busy{greedyJarnac, &players}, busy{greedyJarnac, &players}).Pairs(context.Background(), 0, 1000) {
			if err != nil {
				t.Fatal(err)
			}
			break
		}
		if n := players.Load(); n != 0 {
			t.Fatalf("%d play on", n)
		}
	}
}

// Whatever ends a match, no goroutine of it stays.
func TestPairsEnd(t *testing.T) {
	before := runtime.NumGoroutine()
	n := 0
	for _, err := range newMatch(4, greedyJarnac, randomJarnac).Pairs(context.Background(), 0, 1000) {
		if n++; err != nil || n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d pairs", n)
	}
	n = 0
	for _, err := range newMatch(4, greedyJarnac, absent{}).Pairs(context.Background(), 0, 1000) {
		if n++; !errors.Is(err, errAbsent) {
			t.Errorf("pair %d: %v", n, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	last := error(nil)
	for p, err := range newMatch(4, greedyJarnac, randomJarnac).Pairs(ctx, 0, 1000) {
		if last = err; p.N == 2 {
			cancel()
		}
	}
	if !errors.Is(last, context.Canceled) || n != 1 {
		t.Errorf("%v, %d pairs", last, n)
	}
	for range 50 { // whichever goroutine hears of it first
		n, last = 0, nil
		for _, err := range newMatch(4, greedyJarnac, randomJarnac).Pairs(ctx, 0, 1000) {
			n, last = n+1, err
		}
		if n != 1 || !errors.Is(last, context.Canceled) {
			t.Fatalf("after the end of the context: %d pairs, %v", n, last)
		}
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%d goroutines, before %d", runtime.NumGoroutine(), before)
}
