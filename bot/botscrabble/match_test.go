package botscrabble

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// A table of strength: go test ./bot/botscrabble -run TestMatch -v -match 500 -players static,greedy
var (
	pairsFlag   = flag.Int("match", 0, "pairs of games of TestMatch; 0 is a few")
	playersFlag = flag.String("players", "static,greedy", "who plays in TestMatch: a level, static, or greedy; champion:50ms and champion:5000 have a budget of time and of nodes; levels is each level against the one below")
	optionsFlag = flag.String("options", "classique", "the options of TestMatch")
	seedFlag    = flag.Uint64("seed", 0, "the first seed of TestMatch")
)

func compile(t testing.TB, text string) *scrabble.Rules {
	t.Helper()
	o, err := scrabble.ParseOptions(text)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := scrabble.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

type engine = match.Engine[scrabble.Player, scrabble.View, scrabble.Move]

// engineOf makes the players of a side by their name.
func engineOf(t testing.TB, name string, rules *scrabble.Rules) engine {
	t.Helper()
	switch name {
	case "greedy":
		return match.Choosing[scrabble.Player](func(uint64) func(scrabble.View) scrabble.Move { return greedy() })
	case "static":
		return match.Choosing[scrabble.Player](func(uint64) func(scrabble.View) scrabble.Move {
			return newStatic(rules.Options(), nil).Decide
		})
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
	return match.Bots[scrabble.Player](func(seed uint64) (match.Bot[scrabble.View, scrabble.Move], *bot.Budget, error) {
		p, err := New(rules, level, seed)
		return p, &p.Budget, err
	}, budget)
}

// greedy lays what counts most. Without a word it exchanges all tiles, and passes after some
// times.
func greedy() func(scrabble.View) scrabble.Move {
	exchanges := 0
	return func(v scrabble.View) scrabble.Move {
		switch v.Phase() {
		case scrabble.Drawing:
			return scrabble.Draw(v.Due())
		case scrabble.Answer:
			return scrabble.LetGo()
		}
		if m, ok := v.Best(); ok {
			exchanges = 0
			return m
		}
		if n := v.BagLen(); n > 0 && n >= v.Rules().Options().Exchange && exchanges < mostExchanges {
			exchanges++
			return scrabble.Exchange(v.Rack().String())
		}
		return scrabble.Pass()
	}
}

// A score is the result of a match for its first player.
type score struct {
	won, drawn, lost int
	pairs            []float64 // 0 to 1 each
	spread           int
	decisions        int
	time             time.Duration
}

func (r *score) String() string {
	n := r.won + r.drawn + r.lost
	mean, sq := 0.0, 0.0
	for _, x := range r.pairs {
		mean += x / float64(len(r.pairs))
	}
	for _, x := range r.pairs {
		sq += (x - mean) * (x - mean)
	}
	err := math.Sqrt(sq) / float64(len(r.pairs))
	return fmt.Sprintf("%d games: +%d =%d -%d, %.1f%% ± %.1f, %+.1f points a game, %.2f ms a decision",
		n, r.won, r.drawn, r.lost, 100*mean, 100*err, float64(r.spread)/float64(n), r.time.Seconds()*1000/float64(max(1, r.decisions)))
}

// play plays pairs of games: the same deal twice, with the seats swapped.
func play(t testing.TB, rules *scrabble.Rules, first, second string, pairs int, seed uint64) *score {
	t.Helper()
	m := match.Match[scrabble.State, scrabble.Player, scrabble.View, scrabble.Move, scrabble.Outcome]{
		Start: rules.Start, Engines: [2]engine{engineOf(t, first, rules), engineOf(t, second, rules)}, Seed: seed,
	}
	m.Referee.Resign = scrabble.Resign()
	start := time.Now()
	m.Referee.Now = func() time.Duration { return time.Since(start) }
	r := &score{}
	for pair, err := range m.Pairs(context.Background(), 0, pairs) {
		if err != nil {
			t.Fatal(err)
		}
		points := 0.0
		for g, one := range pair.Games {
			seat := match.Seat[scrabble.Player](0, g)
			if one.Fault != nil || !one.Over {
				t.Fatalf("pair %d: %v in %s", pair.N, one.Fault, one.State)
			}
			r.spread += one.Outcome.Points(seat) - one.Outcome.Points(1-seat)
			r.decisions += one.Asked[seat]
			r.time += one.Took[seat]
			switch {
			case one.Outcome.Drawn:
				r.drawn++
				points += 0.5
			case one.Outcome.Winner == seat:
				r.won++
				points++
			default:
				r.lost++
			}
		}
		r.pairs = append(r.pairs, points/2)
	}
	return r
}

// The first of two players wins, by far or in a short match by a little.
func TestMatch(t *testing.T) {
	rules, pairs := compile(t, *optionsFlag), cmp.Or(*pairsFlag, 20)
	if *playersFlag == "levels" {
		for l := bot.Weakest + 1; l <= bot.Strongest; l++ {
			t.Logf("%s against %s: %s", l, l-1, play(t, rules, l.String(), (l-1).String(), pairs, *seedFlag))
		}
		return
	}
	first, second, _ := strings.Cut(*playersFlag, ",")
	r := play(t, rules, first, second, pairs, *seedFlag)
	t.Logf("%s, %s against %s: %s", *optionsFlag, first, second, r)
	if *pairsFlag == 0 && r.won <= r.lost {
		t.Errorf("%s scores %s against %s", first, r, second)
	}
}
