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
	"github.com/jeudelettres/lettres/internal/sight"
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

// A decider plays one side in a match.
type decider func(v jarnac.View) jarnac.Move

// deciderOf makes a player by its name.
func deciderOf(t testing.TB, name string, rules *jarnac.Rules, seed uint64) decider {
	t.Helper()
	switch name {
	case "amateur":
		return amateur(rules, seed)
	case "greedy":
		return greedy
	case "twoply":
		return (&twoPly{policy: newPolicy(rules, sparing), rng: rand.New(rand.NewPCG(seed, 5))}).decide
	case "random":
		rng := rand.New(rand.NewPCG(seed, 6))
		return func(v jarnac.View) jarnac.Move {
			moves := v.AppendMoves(nil)
			return moves[rng.IntN(len(moves))]
		}
	}
	name, budget, _ := strings.Cut(name, ":")
	level, err := bot.ParseLevel(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	if d, err := time.ParseDuration(budget); err == nil {
		p.Budget.Time = d
	} else if budget != "" {
		if _, err := fmt.Sscan(budget, &p.Budget.Nodes); err != nil {
			t.Fatal(err)
		}
	}
	return func(v jarnac.View) jarnac.Move {
		m, _, err := p.Decide(context.Background(), v)
		if err != nil {
			t.Fatalf("%v in %s", err, v)
		}
		return m
	}
}

// amateur is the policy with the eyes of a keen amateur, but for the Jarnacs, of which it
// sees all: the bot that duel played with.
func amateur(rules *jarnac.Rules, seed uint64) decider {
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

// A score is the result of a match for its first player.
type score struct {
	won, drawn, lost int
	pairs            []float64 // 0 to 2 each
	decisions        int
	time             time.Duration
}

func (r *score) String() string {
	n := r.won + r.drawn + r.lost
	mean, sq := 0.0, 0.0
	for _, x := range r.pairs {
		mean += x / 2 / float64(len(r.pairs))
	}
	for _, x := range r.pairs {
		sq += (x/2 - mean) * (x/2 - mean)
	}
	err := math.Sqrt(sq) / float64(len(r.pairs))
	return fmt.Sprintf("%d games: +%d =%d -%d, %.1f%% ± %.1f, %.2f ms a decision",
		n, r.won, r.drawn, r.lost, 100*mean, 100*err, r.time.Seconds()*1000/float64(max(1, r.decisions)))
}

// match plays pairs of games: the same deal twice, with the seats swapped.
func match(t testing.TB, rules *jarnac.Rules, first, second string, pairs int, seed uint64) *score {
	t.Helper()
	r := &score{}
	for g := range uint64(pairs) {
		points := 0.0
		for seat := range jarnac.Player(2) {
			deal := bag.NewDealer(seed + g)
			var sides [2]decider
			sides[seat] = deciderOf(t, first, rules, seed+g)
			sides[1-seat] = deciderOf(t, second, rules, seed+g+1e6)
			s := rules.Start(jarnac.Player(g % 2))
			for n := 0; s.Phase() != jarnac.Over; n++ {
				if n > 5000 {
					t.Fatalf("no end in sight in %s", s)
				}
				p := s.Turn()
				start := time.Now()
				m := sides[p](s.View(p))
				if p == seat && m.Kind() != jarnac.KindDraw {
					r.time += time.Since(start)
					r.decisions++
				}
				m, err := s.Complete(deal.Seat(int(p)), p, m)
				if err == nil {
					s, err = s.Play(p, m)
				}
				if err != nil {
					t.Fatalf("%v in %s", err, s)
				}
			}
			switch o, _ := s.Outcome(); {
			case o.Drawn:
				r.drawn++
				points++
			case o.Winner == seat:
				r.won++
				points += 2
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
	first, second, _ := strings.Cut(*playersFlag, ",")
	pairs := cmp.Or(*pairsFlag, 4)
	r := match(t, compile(t, *optionsFlag), first, second, pairs, *seedFlag)
	t.Logf("%s, %s against %s: %s", *optionsFlag, first, second, r)
	if *pairsFlag == 0 && r.won <= r.lost {
		t.Errorf("%s scores %s against %s", first, r, second)
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
