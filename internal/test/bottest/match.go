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
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/internal/stats"
)

// A table of strength: go test ./bot/botjarnac -run TestMatch -v -match 500 -players champion,twoply
var (
	pairsFlag   = flag.Int("match", 0, "pairs of games of TestMatch; 0 is a few")
	playersFlag = flag.String("players", "", "who plays in TestMatch: a level, or a player for comparison; champion:50ms and champion:5000 have a budget of time and of nodes; levels is each level against the one below")
	optionsFlag = flag.String("options", "", "the options of TestMatch, for two players")
	seedFlag    = flag.Uint64("seed", 1, "the first seed of TestMatch")
)

// engine makes the players of a side by their name.
func (g *Game[R, S, P, V, M, O]) engine(t testing.TB, name string, rules R) match.Engine[P, V, M] {
	t.Helper()
	if begin := g.Baselines[name]; begin != nil {
		return begin(rules)
	}
	name, text, _ := strings.Cut(name, ":")
	level, err := bot.ParseLevel(name)
	if err != nil {
		t.Fatal(err)
	}
	var budget bot.Budget
	if d, err := time.ParseDuration(text); err == nil {
		budget.Time = d
	} else if text != "" {
		if _, err := fmt.Sscan(text, &budget.Nodes); err != nil {
			t.Fatal(err)
		}
	}
	return match.Bots[P](func(seed uint64) (match.Bot[V, M], *bot.Budget, error) { return g.New(rules, level, seed) }, budget)
}

// A score is the result of a match for its first player.
type score struct {
	pairs     stats.Pairs
	lead      stats.Sample
	decisions int
	time      time.Duration
}

// String has half the widths of the intervals that hold the truth in 95 of 100 cases.
func (r *score) String() string {
	mean, err := r.pairs.Score()
	lead, leadErr := r.lead.Mean()
	return fmt.Sprintf("%d games: %.1f %% ± %.1f, %+.1f ± %.1f points a game, pairs %v, %.2f ms a decision", 2*r.pairs.N(), 100*mean,
		100*stats.Z95*err, lead, stats.Z95*leadErr, r.pairs, r.time.Seconds()*1000/float64(max(1, r.decisions)))
}

// play plays pairs of games: the same deal twice, with the seats swapped.
func (g *Game[R, S, P, V, M, O]) play(t testing.TB, rules R, first, second string, pairs int) *score {
	t.Helper()
	began := time.Now()
	m := match.Match[S, P, V, M, O]{
		Start: func(p P) S { return g.Start(rules, p) }, Seed: *seedFlag,
		Engines: [2]match.Engine[P, V, M]{g.engine(t, first, rules), g.engine(t, second, rules)},
	}
	m.Referee.Resign, m.Referee.Now = g.Resign, func() time.Duration { return time.Since(began) }
	r := &score{}
	for pair, err := range m.Pairs(context.Background(), 0, pairs) {
		if err != nil {
			t.Fatal(err)
		}
		for i, one := range pair.Games {
			seat := match.Seat[P](0, i)
			if one.Fault != nil || !one.Over {
				t.Fatalf("pair %d: over %t, %v in %s", pair.N, one.Over, one.Fault, one.State)
			}
			r.lead.Add(float64(one.Outcome.Points(seat) - one.Outcome.Points(1-seat)))
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
// the Players must win.
func (g *Game[R, S, P, V, M, O]) Match(t *testing.T) {
	options := cmp.Or(*optionsFlag, g.Options[0])
	rules, pairs := g.compile(t, options), cmp.Or(*pairsFlag, 4)
	if *playersFlag == "levels" {
		for l := bot.Weakest + 1; l <= bot.Strongest; l++ {
			t.Logf("%s against %s: %s", l, l-1, g.play(t, rules, l.String(), (l-1).String(), pairs))
		}
		return
	}
	first, second, _ := strings.Cut(cmp.Or(*playersFlag, g.Players), ",")
	r := g.play(t, rules, first, second, pairs)
	t.Logf("%s, %s against %s: %s", options, first, second, r)
	if lead, _ := r.lead.Mean(); *pairsFlag == 0 && lead <= 0 {
		t.Errorf("%s scores %s against %s", first, r, second)
	}
}
