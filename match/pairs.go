package match

import (
	"context"
	"iter"
	"sync"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/hash"
)

// A Match is games between two engines, in pairs: the same deal twice, with the seats
// swapped. In every other pair the player of seat 0 begins, in the others that of seat 1.
type Match struct {
	Referee Referee
	Rules   *game.Rules // for two
	Engines [2]Engine
	Seed    uint64 // the deal of pair n is that of Seed+n
	Workers int    // how many pairs are played at once; 0 is one
}

// A Pair is the two games with one deal.
type Pair struct {
	N     int // from 0
	First int // the seat that begins
	// Games are the games. In game g, engine e sits on the seat e if g is 0, and else on the
	// other.
	Games [2]Result
}

// Halves returns the half points that the first engine has made in both games, 0 to 4. A game
// that did not end is drawn.
func (p *Pair) Halves() int {
	halves := 0
	for g, r := range p.Games {
		switch {
		case r.WonBy(Seat(0, g)):
			halves += 2
		case !r.WonBy(Seat(1, g)):
			halves++
		}
	}
	return halves
}

// Seat returns where an engine sits in a game of a pair.
func Seat(engine, game int) int { return engine ^ game }

// First returns the seat that begins in pair n.
func First(n int) int { return n % 2 }

// Pairs plays the pairs from a number up to another, and yields them in that order. What it
// yields does not depend on Workers, unless time bounds the players. An error ends it: that
// of an engine without a player, or of ctx.
func (m *Match) Pairs(ctx context.Context, from, to int) iter.Seq2[Pair, error] {
	type played struct {
		pair Pair
		err  error
	}
	return func(yield func(Pair, error) bool) {
		ctx, cancel := context.WithCancel(ctx)
		workers := max(1, m.Workers)
		free := make(chan struct{}, workers)
		order := make(chan chan played, 2*workers) // so many wait for one that takes long
		var all sync.WaitGroup
		defer all.Wait()
		defer cancel()
		all.Go(func() {
			defer close(order)
			for n := from; n < to; n++ {
				select {
				case free <- struct{}{}:
				case <-ctx.Done():
					return
				}
				done := make(chan played, 1)
				all.Go(func() {
					pair, err := m.pair(ctx, n)
					done <- played{pair, err}
					<-free
				})
				select {
				case order <- done:
				case <-ctx.Done():
					return
				}
			}
		})
		n := from
		for done := range order {
			if p := <-done; !yield(p.pair, p.err) || p.err != nil {
				return
			}
			n++
		}
		if n < to { // ctx is done
			yield(Pair{N: n}, ctx.Err())
		}
	}
}

// pair plays pair n.
func (m *Match) pair(ctx context.Context, n int) (Pair, error) {
	pair := Pair{N: n, First: First(n)}
	for g := range pair.Games {
		result, err := m.game(ctx, n, g)
		if err != nil {
			return pair, err
		}
		pair.Games[g] = result
	}
	return pair, nil
}

func (m *Match) game(ctx context.Context, n, g int) (none Result, err error) {
	var players [2]Player
	for e, engine := range m.Engines {
		seat := Seat(e, g)
		seed := hash.New().Uint64(m.Seed).Uint64(uint64(n)).Uint64(uint64(e)).Sum()
		if players[seat], err = engine.NewPlayer(ctx, seat, seed); err != nil {
			return none, err
		}
		defer players[seat].Close()
	}
	return m.Referee.Play(ctx, m.Rules.Start(First(n)), players, bag.NewDealer(m.Seed+uint64(n)))
}
