package botjarnac

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/internal/sight"
	"github.com/jeudelettres/lettres/internal/stats"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// A table of strength: go test ./bot/botjarnac -run TestMatch -v -match 500 -players champion,amateur
var (
	pairsFlag   = flag.Int("match", 0, "pairs of games of TestMatch; 0 is a few")
	playersFlag = flag.String("players", "master,greedy", "who plays in TestMatch: a level, amateur, greedy, twoply, or random; champion:50ms and champion:5000 have a budget of time and of nodes")
	optionsFlag = flag.String("options", "official", "the options of TestMatch")
	seedFlag    = flag.Uint64("seed", 0, "the first seed of TestMatch")
)

func compile(t testing.TB, text string) *jarnac.Rules {
	t.Helper()
	o, err := jarnac.ParseOptions(text)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

type (
	view   = jarnac.View
	move   = jarnac.Move
	engine = match.Engine[jarnac.Player, view, move]
)

// engineOf makes players by their name.
func engineOf(t testing.TB, name string, rules *jarnac.Rules) engine {
	t.Helper()
	switch name {
	case "amateur":
		return match.Choosing[jarnac.Player](func(seed uint64) func(view) move { return amateur(rules, seed) })
	case "greedy":
		return match.Choosing[jarnac.Player](func(uint64) func(view) move { return greedy })
	case "twoply":
		return match.Choosing[jarnac.Player](func(seed uint64) func(view) move {
			return (&twoPly{policy: newPolicy(rules, sparing), rng: rand.New(rand.NewPCG(seed, 5))}).decide
		})
	case "random":
		return match.Random[jarnac.Player, view, move]()
	}
	name, budget, _ := strings.Cut(name, ":")
	level, err := bot.ParseLevel(name)
	if err != nil {
		t.Fatal(err)
	}
	var bound bot.Budget
	if d, err := time.ParseDuration(budget); err == nil {
		bound.Time = d
	} else if budget != "" {
		if _, err := fmt.Sscan(budget, &bound.Nodes); err != nil {
			t.Fatal(err)
		}
	}
	return match.Bots[jarnac.Player](func(seed uint64) (match.Bot[view, move], *bot.Budget, error) {
		p, err := New(rules, level, seed)
		if err != nil {
			return nil, nil, err
		}
		return p, &p.Budget, nil
	}, bound)
}

// amateur is the policy with the eyes of a keen amateur, but for the Jarnacs, of which it
// sees all: the bot that duel played with.
func amateur(rules *jarnac.Rules, seed uint64) func(view) move {
	b, rng := newPolicy(rules, sparing), rand.New(rand.NewPCG(seed, 4))
	eyes, swapped := sight.Open(rng.Uint64(), sight.KeenAmateur), false
	return func(v jarnac.View) jarnac.Move {
		s := v.State
		mats := linesOf(&s)
		if phase := s.Phase(); phase == jarnac.Handover || phase == jarnac.Answer {
			if s.Calls() == 0 {
				eyes = sight.Open(rng.Uint64(), sight.KeenAmateur)
			}
			if m, ok := b.jarnac(&s, &mats, sight.Eyes{}); ok {
				return m
			}
		}
		all := eyes
		m := b.decide(&s, &mats, all, !swapped)
		switch m.Kind() {
		case jarnac.KindSwap:
			swapped = true
		case jarnac.KindPlace, jarnac.KindExtend:
			swapped = false
		}
		return m
	}
}

// greedy sees every word and takes the most points.
func greedy(v jarnac.View) jarnac.Move {
	var best jarnac.Scored
	for _, c := range v.AppendScored(nil) {
		if c.Points > best.Points {
			best = c
		}
	}
	if best.Points > 0 {
		return best.Move
	}
	for m := range v.Moves() { // the draw comes first, and the pass where there are no words
		if m.Kind() != jarnac.KindSwap && m.Word() == "" {
			return m
		}
	}
	return jarnac.Pass()
}

// twoPly looks two decisions ahead, with four samples of chance for each.
type twoPly struct {
	policy *policy
	rng    *rand.Rand
}

const (
	twoPlySamples = 4
	twoPlyWidth   = 24
)

func (x *twoPly) decide(v jarnac.View) jarnac.Move {
	s := v.State
	_, m := x.best(&s, s.Turn(), 2)
	return m
}

// best is the best move for the player on turn, and its value for p.
func (x *twoPly) best(s *jarnac.State, p jarnac.Player, plies int) (float64, jarnac.Move) {
	mats := linesOf(s)
	if plies == 0 || s.Phase() == jarnac.Over {
		return x.value(s, &mats, p), jarnac.Move{}
	}
	moves := s.AppendMoves(nil, s.Turn())
	if len(moves) > 1 {
		plies--
		favourite := x.policy.decide(s, &mats, sight.Eyes{}, true)
		moves = candidates(s, &mats, moves, favourite, twoPlyWidth)
	}
	sign := 1.0
	if s.Turn() != p {
		sign = -1
	}
	best, bestMove := math.Inf(-1), moves[0]
	for _, m := range moves {
		samples := 1
		if !m.Completed() || m.Kind() == jarnac.KindPlace || m.Kind() == jarnac.KindExtend {
			samples = twoPlySamples
		}
		sum := 0.0
		for range samples {
			next, err := s.Play(s.Turn(), s.Chance(x.rng, s.Turn(), m))
			if err != nil {
				panic(err)
			}
			if next.Phase() == jarnac.Bonus {
				next, _ = next.Play(next.Turn(), next.Chance(x.rng, next.Turn(), jarnac.Draw(next.Due())))
			}
			value, _ := x.best(&next, p, plies)
			sum += value
		}
		if value := sign * sum / float64(samples); value > best {
			best, bestMove = value, m
		}
	}
	return sign * best, bestMove
}

// value is the chance of winning, guessed from the lead.
func (x *twoPly) value(s *jarnac.State, mats *[2]lines, p jarnac.Player) float64 {
	return valueFor(s, mats, &x.policy.options, p).Win
}

// The first of two players wins, by far or in a short match by a little.
func TestMatch(t *testing.T) {
	first, second, _ := strings.Cut(*playersFlag, ",")
	rules, began := compile(t, *optionsFlag), time.Now()
	m := match.Match[jarnac.State, jarnac.Player, view, move, jarnac.Outcome]{
		Start: rules.Start, Engines: [2]engine{engineOf(t, first, rules), engineOf(t, second, rules)}, Seed: *seedFlag,
	}
	m.Referee.Resign, m.Referee.Now = jarnac.Resign(), func() time.Duration { return time.Since(began) }
	var pairs stats.Pairs
	var took time.Duration
	asked := 0
	for p, err := range m.Pairs(context.Background(), 0, cmp.Or(*pairsFlag, 4)) {
		if err != nil {
			t.Fatal(err)
		}
		pairs.Add(p.Halves())
		for g, r := range p.Games {
			if r.Fault != nil || !r.Over {
				t.Fatalf("pair %d, game %d: over %t, %v in %s", p.N, g, r.Over, r.Fault, r.State)
			}
			asked += r.Asked[match.Seat[jarnac.Player](0, g)]
			took += r.Took[match.Seat[jarnac.Player](0, g)]
		}
	}
	score, err := pairs.Score()
	t.Logf("%s, %s against %s: %.1f %% ± %.1f (standard error), pairs %v, %.2f ms a decision",
		*optionsFlag, first, second, 100*score, 100*err, pairs, took.Seconds()*1000/float64(max(1, asked)))
	if *pairsFlag == 0 && score <= 0.5 {
		t.Errorf("%s scores %.1f %% against %s", first, 100*score, second)
	}
}

var presets = []string{"official", "competition", "classic", "classic-competition"}

func position(t testing.TB, preset string, p jarnac.Setup) jarnac.State {
	t.Helper()
	s, err := compile(t, preset).FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func matOf(rack string, lines ...string) (m jarnac.SetupMat) {
	copy(m.Lines[:], lines)
	m.Rack, m.Drawn = bag.MustParse(rack), true
	return m
}

func matWith(jarnacs int, rack string, lines ...string) jarnac.SetupMat {
	m := matOf(rack, lines...)
	m.Jarnacs = jarnacs
	return m
}

// isMove reports whether m is one of the moves of s.
func isMove(s jarnac.State, m jarnac.Move) bool {
	return slices.Contains(s.AppendMoves(nil, s.Turn()), m)
}
