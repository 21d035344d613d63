// Package env is the command env: many games at once for programs that learn, a move in each by one
// request. docs/environments.md has what is read and written.
package env

import (
	"encoding/binary"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A vector holds games by the same rules that are played at once.
type vector struct {
	rules   *game.Rules
	actions int  // how many moves of a position can be chosen
	restart bool // a game that ends begins anew
	length  int  // how many numbers a seat sees
	seed    uint64
	games   []slot
}

// A slot is one of the games.
type slot struct {
	at    game.Position
	moves []game.Move // legal for the seat on turn, the first of them
	made  uint64      // decisions since the last reset, which chance depends on
	seen  []int16     // a row of what is seen
	won   []int8      // by the last step, for each seat: 1, −1 or 0
	over  bool        // the last step has ended a game
}

func newVector(rules *game.Rules, games, actions int, restart bool, seed uint64) *vector {
	v := &vector{rules: rules, actions: actions, restart: restart, length: length(rules), games: make([]slot, games)}
	for i := range v.games {
		v.games[i].won = make([]int8, rules.Seats())
	}
	v.reset(seed)
	return v
}

// length returns how many numbers a seat sees, 0 in a game that has none.
func length(rules *game.Rules) int { return len(extra.AppendNumbers(rules.Start(0).View(0), nil)) }

// each runs f for all games, as many at a time as there are processors.
func (v *vector) each(f func(i int, g *slot, rng *rand.Rand)) {
	const together = 8 // so many games are taken at once
	var next atomic.Int64
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), (len(v.games)+together-1)/together) {
		workers.Go(func() {
			var chance rand.PCG
			rng := rand.New(&chance)
			for from := int(next.Add(together)) - together; from < len(v.games); from = int(next.Add(together)) - together {
				for i := from; i < min(from+together, len(v.games)); i++ {
					g := &v.games[i]
					chance.Seed(v.seed, uint64(i)<<40+g.made)
					f(i, g, rng)
				}
			}
		})
	}
	workers.Wait()
}

// reset begins all games anew.
func (v *vector) reset(seed uint64) {
	v.seed = seed
	for i := range v.games {
		v.games[i].made = 0 // before chance is asked
	}
	v.each(func(_ int, g *slot, rng *rand.Rand) {
		v.begin(g, rng)
		g.told()
	})
}

// told forgets what the last step has done.
func (g *slot) told() {
	clear(g.won)
	g.over = false
}

func (v *vector) begin(g *slot, rng *rand.Rand) {
	g.made++
	g.at = v.rules.Start(v.rules.Toss(rng).First)
	v.look(g, rng)
}

// look lists the moves, and makes the draws that are the only one.
func (v *vector) look(g *slot, rng *rand.Rand) {
	for {
		g.moves = g.moves[:0]
		for m := range g.at.Moves(g.at.Turn()) {
			if len(g.moves) == v.actions {
				break
			}
			g.moves = append(g.moves, m)
		}
		if g.at.Due() == 0 || len(g.moves) != 1 || g.moves[0].Completed() {
			return
		}
		step, err := g.at.Do(rng, g.at.Turn(), g.moves[0])
		if err != nil {
			return // it is left to the player
		}
		g.at = step.After
	}
}

// wrong returns the first game in which an action cannot be chosen, −1 if there is none.
func (v *vector) wrong(actions []int16) int {
	for i, a := range actions {
		if a < -1 || int(a) >= len(v.games[i].moves) {
			return i
		}
	}
	return -1
}

// step makes a move in each game; −1 makes none.
func (v *vector) step(actions []int16) {
	v.each(func(i int, g *slot, rng *rand.Rand) {
		g.told()
		if actions[i] < 0 {
			return
		}
		g.made++
		step, err := g.at.Do(rng, g.at.Turn(), g.moves[actions[i]])
		if err != nil {
			return // no legal decision fails
		}
		g.at = step.After
		outcome, over := g.at.Outcome()
		if !over {
			v.look(g, rng)
			return
		}
		g.over, g.moves = true, g.moves[:0]
		if !outcome.Drawn && !outcome.Undecided && outcome.Winner >= 0 {
			for seat := range g.won {
				g.won[seat] = -1
			}
			g.won[outcome.Winner] = 1
		}
		if v.restart {
			v.begin(g, rng)
		}
	})
}

// place puts positions in the place of all games.
func (v *vector) place(all []game.Position) {
	v.each(func(i int, g *slot, rng *rand.Rand) {
		g.made++
		g.told()
		if g.at = all[i]; g.at.Over() {
			g.moves = g.moves[:0]
			return
		}
		v.look(g, rng)
	})
}

// see writes what seats see, a row a game, as numbers of 16 bits.
func (v *vector) see(dst []byte, seat func(i int) int) {
	row := 2 * v.length
	v.each(func(i int, g *slot, _ *rand.Rand) {
		g.seen = extra.AppendNumbers(g.at.View(seat(i)), g.seen[:0])
		for k, n := range g.seen {
			binary.LittleEndian.PutUint16(dst[i*row+2*k:], uint16(n))
		}
	})
}

// turn returns the seat on turn in a game.
func (v *vector) turn(i int) int { return v.games[i].at.Turn() }
