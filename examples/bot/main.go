// Bot is a player of one's own on the search of package botjarnac: a simple policy plays Jarnac on, a
// value says what comes of it, and the player is then matched against the one that takes the most
// points. To search a game that has no such players, package bot asks four methods of a position.
//
//	go run ./examples/bot -pairs 20
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"math"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/match"
)

// greedy returns the decision with the most points, or the first that there is.
func greedy(s jarnac.State) jarnac.Move {
	return slices.MaxFunc(slices.Collect(s.Moves(s.Turn())), func(a, b jarnac.Move) int { return s.Points(a) - s.Points(b) })
}

// lead returns the lead, and what chance of winning it is taken for.
func lead(s jarnac.State, p jarnac.Player) bot.Value {
	lead := float64(s.Score(p) - s.Score(p.Opponent()))
	return bot.Value{Win: 1 / (1 + math.Exp(-lead/30)), Points: lead}
}

func main() {
	pairs := flag.Int("pairs", 2, "how many pairs of games to play")
	nodes := flag.Int("nodes", 1000, "how many moves to try for a decision")
	flag.Parse()
	rules := games.Jarnac().MustCompile("official")
	own := func(seed uint64) (game.Bot, error) {
		p, err := botjarnac.New(rules.Of().(*jarnac.Rules), bot.Champion, seed)
		if err != nil {
			return nil, err
		}
		p.Budget.Nodes, p.Policy, p.Value = *nodes, greedy, lead
		return game.Playing(p, &p.Budget), nil
	}
	most, _ := games.Jarnac().Greedy()
	m := match.Match{Rules: rules, Seed: 1, Workers: 2, Engines: [2]match.Engine{
		match.Bots(own, bot.Budget{}),
		match.Bots(func(uint64) (game.Bot, error) { return most, nil }, bot.Budget{}),
	}}
	halves := 0
	for pair, err := range m.Pairs(context.Background(), 0, *pairs) {
		if err != nil {
			log.Fatal(err)
		}
		halves += pair.Halves()
	}
	fmt.Printf("the search wins %.1f of %d games\n", float64(halves)/2, 2**pairs)
}
