package bottest

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/sample"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
)

// A table of strength: go test ./bot/botjarnac -run TestMatch -v -match 500 -players champion,twoply
var (
	pairsFlag   = flag.Int("match", 0, "pairs of games of TestMatch; 0 is a few")
	playersFlag = flag.String("players", "", "who plays in TestMatch: a level, greedy, random, or another player for comparison; champion:50ms and champion:5000 have a budget of time and of nodes; levels is each level against the one below")
	optionsFlag = flag.String("options", "", "the options of TestMatch, for two players")
	seedFlag    = flag.Uint64("seed", 1, "the first seed of TestMatch")
)

// Baselines are players for comparison, by their names: R is the Rules of the game, V its View
// and M its Move.
type Baselines[R, V any, M game.Move] map[string]func(rules R, seed uint64) func(V) M

// engine makes the players of a side by their name.
func (b Baselines[R, V, M]) engine(t testing.TB, name string, rules *game.Rules) match.Engine {
	t.Helper()
	if begin := b[name]; begin != nil {
		return match.Bots(func(seed uint64) (game.Bot, error) { return game.Choosing(begin(rules.Of().(R), seed)), nil }, bot.Budget{})
	}
	switch greedy, ok := rules.Game().Greedy(); {
	case name == "greedy" && ok:
		return match.Bots(func(uint64) (game.Bot, error) { return greedy, nil }, bot.Budget{})
	case name == "random":
		return match.Bots(func(seed uint64) (game.Bot, error) { return rules.Game().Random(seed), nil }, bot.Budget{})
	}
	name, text, _ := strings.Cut(name, ":")
	level := must.Get(bot.ParseLevel(name))(t)
	var budget bot.Budget
	if d, err := time.ParseDuration(text); err == nil {
		budget.Time = d
	} else if text != "" {
		if _, err := fmt.Sscan(text, &budget.Nodes); err != nil {
			t.Fatal(err)
		}
	}
	return match.Bots(func(seed uint64) (game.Bot, error) { return rules.Bot(level, seed) }, budget)
}

// A score is the result of a match for its first player.
type score struct {
	pairs     match.Pentanomial
	lead      sample.Sample
	decisions int
	time      time.Duration
}

// String has half the widths of the intervals that hold the truth in 95 of 100 cases.
func (r *score) String() string {
	mean, err := r.pairs.Score()
	lead, leadErr := r.lead.Mean()
	return fmt.Sprintf("%d games: %.1f %% ± %.1f, %+.1f ± %.1f points a game, pairs %v, %.2f ms a decision", 2*r.pairs.N(), 100*mean,
		100*match.Z95*err, lead, match.Z95*leadErr, r.pairs, r.time.Seconds()*1000/float64(max(1, r.decisions)))
}

// play plays pairs of games: the same deal twice, with the seats swapped.
func (b Baselines[R, V, M]) play(t testing.TB, rules *game.Rules, first, second string, pairs int) *score {
	t.Helper()
	began := time.Now()
	m := match.Match{
		Rules: rules, Seed: *seedFlag, Referee: match.Referee{Now: func() time.Duration { return time.Since(began) }},
		Engines: [2]match.Engine{b.engine(t, first, rules), b.engine(t, second, rules)},
	}
	r := &score{}
	for pair, err := range m.Pairs(context.Background(), 0, pairs) {
		if err != nil {
			t.Fatal(err)
		}
		for i, one := range pair.Games {
			seat := match.Seat(0, i)
			if one.Fault != nil || !one.Over {
				t.Fatalf("pair %d: over %t, %v in %s", pair.N, one.Over, one.Fault, one.Last)
			}
			r.lead.Add(float64(one.Outcome.Points[seat] - one.Outcome.Points[1-seat]))
			r.decisions += one.Asked[seat]
			r.time += one.Took[seat]
		}
		r.pairs.Add(pair.Halves())
		if n := r.pairs.N(); n%50 == 0 {
			t.Log(r)
		}
	}
	return r
}

// Match plays the match that the flags ask for; without -match a short one, which the first of
// the players must win.
func (b Baselines[R, V, M]) Match(t *testing.T, g *game.Game, players string) {
	rules := must.Get(g.Compile(*optionsFlag, nil))(t)
	pairs := cmp.Or(*pairsFlag, 4)
	if *playersFlag == "levels" {
		for l := bot.Beginner + 1; l <= bot.Champion; l++ {
			t.Logf("%s against %s: %s", l, l-1, b.play(t, rules, l.String(), (l-1).String(), pairs))
		}
		return
	}
	first, second, _ := strings.Cut(cmp.Or(*playersFlag, players), ",")
	r := b.play(t, rules, first, second, pairs)
	t.Logf("%s, %s against %s: %s", rules, first, second, r)
	if lead, _ := r.lead.Mean(); *pairsFlag == 0 && lead <= 0 {
		t.Errorf("%s scores %s against %s", first, r, second)
	}
}
