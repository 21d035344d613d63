package botjarnac

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

var rulesOf = bottest.Rules(jarnac.ParseOptions, jarnac.Compile, french.Lexicon)

// game is Jarnac as the contract knows it.
var game = bottest.Game[*jarnac.Rules, jarnac.State, jarnac.Player, view, move, jarnac.Outcome]{
	Compile: rulesOf, Start: (*jarnac.Rules).Start,
	New:  bottest.Budgeted[*jarnac.Rules, view, move](New, func(p *Player) *bot.Budget { return &p.Budget }),
	Zero: new(Player), NoRules: [2]*jarnac.Rules{nil, new(jarnac.Rules)}, Options: [2]string{"official", "classic"}, Resign: jarnac.Resign(),
	Middle: func(t testing.TB) jarnac.State {
		return position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("BEDTUSAR", "TRACE"), matOf("EUI", "RAT", "MIL")}})
	},
	Nodes: 4000,
	Weigh: func(t testing.TB) bottest.Weighing[jarnac.State, move] {
		draw := jarnac.Draw(1)
		return bottest.Weighing[jarnac.State, move]{
			State: position(t, "official", jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("EUI", "MIL"), matOf("Z", "RAT")}}),
			Best:  jarnac.Jarnac(1, "TZAR"), Worse: []move{draw.WithDrawn("E")},
			Refused: []move{jarnac.Pass(), jarnac.Jarnac(2, "TZAR"), jarnac.Flag(), jarnac.Contest(), jarnac.Draw(2), jarnac.Jarnac(1, "ZRAT")},
		}
	},
	Contests: bottest.Contests{Options: "official validation=contest", Moves: []string{"+ABUZRT"}, Words: map[string]string{"RAT": "", "RBZ": "?"}},
	Parse:    jarnac.ParseMove,
	Spoil: func(rng *rand.Rand, s jarnac.State, m move) move {
		if rng.IntN(50) == 0 && !s.OutOfTime(s.Turn()) {
			return jarnac.Flag()
		} else if word := badWord(m); s.Rules().Options().Validation == jarnac.OnContest && rng.IntN(3) == 0 {
			return word
		}
		return m
	},
	Odd: []string{
		"official", "competition", "classic", "classic-competition",
		"official validation=contest", "classic validation=contest", "classic-competition validation=contest",
		"official first-draw=3 swap-size=5 jarnacs=8 margin=0 lines=4 validation=contest", "classic first-draw=9 swap-size=1 lines=3",
		"official length=2-5 lines=5", "official length=7-9 first-draw=12 lines=3", "classic lines=1", "official lines=2 first-draw=1", "competition bag=AAABBEEEEIIRRSSTTLLNNOU lines=3",
		"classic-competition lines=2 jarnacs=3 penalty=none validation=contest", "official score=total end=longer-word lines=3",
		"official bag=ABCDEF", "official bag=ABCDEFGH validation=contest", "official bag=AEIRSTN lines=8",
	},
	Few: []string{"official", "classic validation=contest"}, Most: 3000,
}

func TestContract(t *testing.T) { game.Run(t) }

// Baselines are players for comparison.
var Baselines = bottest.Baselines[*jarnac.Rules, view, move]{
	"amateur": amateur,
	// The champion without its nets, as it was before it had them.
	"former":      withoutNet(bot.Budget{Nodes: 4000}),
	"former-50ms": withoutNet(bot.Budget{Time: 50 * time.Millisecond}),
	"twoply":      func(rules *jarnac.Rules, seed uint64) func(view) move { return newTwoPly(rules, seed).decide },
}

func compile(t testing.TB, options string) *jarnac.Rules {
	t.Helper()
	return bottest.Must(t, rulesOf, options)
}

type (
	view = jarnac.View
	move = jarnac.Move
)

// withoutNet returns the champion whose search asks the formula.
func withoutNet(b bot.Budget) func(*jarnac.Rules, uint64) func(view) move {
	return func(rules *jarnac.Rules, seed uint64) func(view) move {
		p, err := New(rules, bot.Champion, seed)
		if err != nil {
			panic(err)
		}
		p.net, p.Budget = nil, b
		return func(v view) move {
			m, _, err := p.Decide(context.Background(), v)
			if err != nil {
				panic(err)
			}
			return m
		}
	}
}

// amateur is the policy with the eyes of a keen amateur, but for the Jarnacs, of which it
// sees all.
func amateur(rules *jarnac.Rules, seed uint64) func(view) move {
	b, rng := newPolicy(rules, sparing), rand.New(rand.NewPCG(seed, 4))
	open := func() eyes {
		return eyes{Eyes: sight.Open(rng.Uint64(), sight.KeenAmateur, vocabulary.Vocabulary{})}
	}
	seen, swapped := open(), false
	return func(v jarnac.View) jarnac.Move {
		s := v.State()
		mats := linesOf(&s)
		if phase := s.Phase(); phase == jarnac.Handover || phase == jarnac.Answer {
			if s.Calls() == 0 {
				seen = open()
			}
			if m, ok := b.jarnac(&s, &mats, eyes{}); ok {
				return m
			}
		}
		m := b.decide(&s, &mats, seen, !swapped)
		switch m.Kind() {
		case jarnac.KindSwap:
			swapped = true
		case jarnac.KindPlace, jarnac.KindExtend:
			swapped = false
		}
		return m
	}
}

// twoPly looks two decisions ahead, with four samples of chance for each.
type twoPly struct {
	policy *policy
	rng    *rand.Rand
	nodes  int // moves made
}

func newTwoPly(rules *jarnac.Rules, seed uint64) *twoPly {
	return &twoPly{policy: newPolicy(rules, sparing), rng: rand.New(rand.NewPCG(seed, 5))}
}

const (
	twoPlySamples = 4
	twoPlyWidth   = 24
)

func (x *twoPly) decide(v jarnac.View) jarnac.Move {
	s := v.State()
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
		favourite := x.policy.decide(s, &mats, eyes{}, true)
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
			x.nodes++
			next, err := s.Play(s.Turn(), s.Chance(x.rng, s.Turn(), m))
			if err != nil {
				panic(err)
			}
			if next.Phase() == jarnac.Bonus {
				x.nodes++
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

func position(t testing.TB, preset string, p jarnac.Setup) jarnac.State {
	t.Helper()
	return must.Get(compile(t, preset).FromSetup(p))(t)
}

func matOf(rack string, lines ...string) (m jarnac.SetupMat) {
	m.Lines = lines
	m.Rack, m.Drawn = bag.MustParse(rack), true
	return m
}

func matWith(jarnacs int, rack string, lines ...string) jarnac.SetupMat {
	m := matOf(rack, lines...)
	m.Jarnacs = jarnacs
	return m
}
