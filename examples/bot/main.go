// Bot is a player of one's own on the search of package bot: it plays Jarnac on with a simple
// policy, compares its decisions by what comes of them, and is then matched against the player
// that takes the most points. The search needs four methods of it, and knows no game.
//
//	go run ./examples/bot -pairs 20
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"math"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/match"
)

// greedy returns the decision with the most points, or the first that there is.
func greedy(s jarnac.State) (m jarnac.Move) {
	most := -1
	for one := range s.Moves(s.Turn()) {
		if n := s.Points(one); n > most {
			m, most = one, n
		}
	}
	return m
}

// A decision is a position in which its player decides.
type decision struct {
	state  jarnac.State
	player jarnac.Player
}

// Candidates returns all decisions, the greedy one first.
func (d *decision) Candidates() []jarnac.Move {
	all := []jarnac.Move{greedy(d.state)}
	for m := range d.state.Moves(d.player) {
		if m != all[0] {
			all = append(all, m)
		}
	}
	return all
}

// Playout returns a way to play on.
func (d *decision) Playout() bot.Playout[jarnac.Move] { return &playout{decision: d} }

// A playout plays on from a decision, greedily for both sides.
type playout struct {
	*decision
	at    jarnac.State
	rng   *rand.Rand
	moves int
}

// Begin goes back to the decision. The letters that come depend on the seed alone.
func (p *playout) Begin(seed uint64) {
	p.at, p.rng, p.moves = p.state, rand.New(rand.NewPCG(seed, 0)), 0
}

// Play makes a move, with the letters that chance brings.
func (p *playout) Play(m jarnac.Move) jarnac.Move {
	m = p.at.Chance(p.rng, p.at.Turn(), m)
	next, err := p.at.Play(p.at.Turn(), m)
	if err != nil {
		panic(err) // the position has named the move itself
	}
	p.at, p.moves = next, p.moves+1
	return m
}

// Policy returns how the playout goes on: for a dozen moves, greedily.
func (p *playout) Policy() (m jarnac.Move, more bool) {
	if _, over := p.at.Outcome(); over || p.moves > 12 {
		return m, false
	}
	return greedy(p.at), true
}

// Value returns the lead, and what chance of winning it is taken for.
func (p *playout) Value() bot.Value {
	lead := float64(p.at.Score(p.player) - p.at.Score(p.player.Opponent()))
	return bot.Value{Win: 1 / (1 + math.Exp(-lead/30)), Points: lead}
}

func main() {
	pairs := flag.Int("pairs", 2, "how many pairs of games to play")
	nodes := flag.Int("nodes", 2000, "how many moves to try for a decision")
	flag.Parse()
	own := game.Choosing(func(v jarnac.View) jarnac.Move {
		d := &decision{v.State(), v.Viewer()}
		found := bot.Search(context.Background(), d, d.state.Hash(), bot.Budget{Nodes: *nodes})
		m, _ := found.Best()
		return m
	})
	most, _ := games.Jarnac().Greedy()
	m := match.Match{Rules: games.Jarnac().MustCompile("official"), Seed: 1, Workers: 2}
	for i, player := range []game.Bot{own, most} {
		m.Engines[i] = match.Bots(func(uint64) (game.Bot, error) { return player, nil }, bot.Budget{})
	}
	halves := 0
	for pair, err := range m.Pairs(context.Background(), 0, *pairs) {
		if err != nil {
			log.Fatal(err)
		}
		halves += pair.Halves()
	}
	fmt.Printf("the search wins %.1f of %d games\n", float64(halves)/2, 2**pairs)
}
