package match_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/shape"
)

// A decider is a player of a game that is known when it is compiled.
type decider[S, M any] func(S) (M, error)

// seeing returns a decider that is asked with what the player on turn may see.
func seeing[S interface {
	View(P) V
	Turn() P
}, P shape.Player, V, M any](decide func(V) (M, error)) decider[S, M] {
	return func(s S) (M, error) { return decide(s.View(s.Turn())) }
}

// choosing returns a decider that needs nothing but a function.
func choosing[V, M any](choose func(V) M) func(V) (M, error) {
	return func(v V) (M, error) { return choose(v), nil }
}

// plain plays a game as a [match.Referee] does, in a loop that knows the types of the game. It
// returns the moves.
func plain[S interface {
	shape.State[S, P, M]
	Outcome() (O, bool)
}, P shape.Player, M shape.Move[M], O any](s S, both [2]decider[S, M], deal *bag.Dealer) (moves []M, err error) {
	for {
		if _, over := s.Outcome(); over {
			return moves, nil
		}
		p := s.Turn()
		m, forced := due(s, p)
		if !forced {
			if m, err = both[p](s); err != nil {
				return moves, err
			}
		}
		done, err := s.Complete(deal.Seat(int(p)), p, m)
		if err != nil {
			return moves, err
		}
		if s, err = s.Play(p, done); err != nil {
			return moves, err
		}
		moves = append(moves, done)
	}
}

// due returns the draw that is the only decision.
func due[S shape.State[S, P, M], P shape.Player, M shape.Move[M]](s S, p P) (m M, forced bool) {
	if s.Due() == 0 {
		return m, false
	}
	n := 0
	for m = range s.Moves(p) {
		if n++; n > 1 || m.Completed() {
			return m, false
		}
	}
	return m, n == 1
}

// anyOf makes any decision.
func anyOf[V shape.View[P, M], P shape.Player, M any](seed uint64) func(V) M {
	rng := rand.New(rand.NewPCG(seed, 0))
	return func(v V) (chosen M) {
		n := 0
		for m := range v.Moves() {
			if n++; rng.IntN(n) == 0 {
				chosen = m
			}
		}
		return chosen
	}
}

// level returns a player of a level that looks at so many nodes.
func level[V, M any, B interface {
	Decide(context.Context, V) (M, bot.Analysis[M], error)
}](b B, err error, budget *bot.Budget) func(V) (M, error) {
	if err != nil {
		panic(err)
	}
	*budget = bot.Budget{Nodes: levelNodes}
	return func(v V) (M, error) {
		m, _, err := b.Decide(context.Background(), v)
		return m, err
	}
}

const levelNodes = 50

// A bench is games that are played by the referee and by a loop of one game. Both play the
// same ones.
type bench struct {
	rules   *game.Rules
	engines map[string]match.Engine
	plain   func(who string, seed uint64) (moves int, err error)
}

func benches() map[string]bench {
	all := map[string]bench{}
	for _, g := range []*game.Game{games.Jarnac(), games.Scrabble()} {
		rules := g.MustCompile("")
		all[g.Name()] = bench{rules: rules, engines: map[string]match.Engine{
			"random": random(g), "greedy": greedy(g),
			"level": match.Bots(func(seed uint64) (game.Bot, error) { return rules.Bot(bot.ClubPlayer, seed) }, bot.Budget{Nodes: levelNodes}),
		}}
	}
	b := all["jarnac"]
	b.plain = func(who string, seed uint64) (int, error) {
		rules := b.rules.Of().(*jarnac.Rules)
		var both [2]decider[jarnac.State, jarnac.Move]
		for i := range both {
			switch who {
			case "random":
				both[i] = seeing[jarnac.State](choosing(anyOf[jarnac.View](seed)))
			case "greedy":
				both[i] = seeing[jarnac.State](choosing(greedyInJarnac))
			default:
				p, err := botjarnac.New(rules, bot.ClubPlayer, seed)
				both[i] = seeing[jarnac.State](level(p, err, &p.Budget))
			}
		}
		moves, err := plain(rules.Start(0), both, bag.NewDealer(seed))
		return len(moves), err
	}
	all["jarnac"] = b
	c := all["scrabble"]
	c.plain = func(who string, seed uint64) (int, error) {
		rules := c.rules.Of().(*scrabble.Rules)
		var both [2]decider[scrabble.State, scrabble.Move]
		for i := range both {
			switch who {
			case "random":
				both[i] = seeing[scrabble.State](choosing(anyOf[scrabble.View](seed)))
			case "greedy":
				both[i] = seeing[scrabble.State](choosing(greedyInScrabble))
			default:
				p, err := botscrabble.New(rules, bot.ClubPlayer, seed)
				both[i] = seeing[scrabble.State](level(p, err, &p.Budget))
			}
		}
		moves, err := plain(rules.Start(0), both, bag.NewDealer(seed))
		return len(moves), err
	}
	all["scrabble"] = c
	return all
}

func greedyInJarnac(v jarnac.View) (m jarnac.Move) {
	best := jarnac.Scored{}
	for _, c := range v.AppendScored(nil) {
		if c.Points > best.Points {
			best = c
		}
	}
	if best.Points > 0 {
		return best.Move
	}
	for m = range v.Moves() {
		if m.Kind() != jarnac.KindSwap && m.Word() == "" {
			break
		}
	}
	return m
}

func greedyInScrabble(v scrabble.View) (best scrabble.Move) {
	if v.Phase() == scrabble.Playing {
		if m, ok := v.Best(); ok {
			return m
		}
	}
	for i, m := range slices.Collect(v.Moves()) {
		if i == 0 || len(m.Aside()) > len(best.Aside()) {
			best = m
		}
	}
	return best
}

// refereed plays the game of a seed between two players of a kind.
func (b *bench) refereed(who string, seed uint64) (moves int, err error) {
	var r match.Referee
	var both [2]match.Player
	for i := range both {
		if both[i], err = b.engines[who].NewPlayer(context.Background(), i, seed); err != nil {
			return 0, err
		}
	}
	result, err := r.Play(context.Background(), b.rules.Start(0), both, bag.NewDealer(seed))
	if err == nil && result.Fault != nil {
		err = result.Fault
	}
	return len(result.Moves), err
}

// What the referee of any game costs beside a loop of one game. Both play the same games in turn,
// and the shortest time of each game counts, so that it matters little what else the machine does:
//
//	go test ./match -run - -bench Referee -benchtime 20x
func BenchmarkReferee(b *testing.B) {
	for name, one := range benches() {
		for _, who := range []string{"random", "greedy", "level"} {
			b.Run(name+"/"+who, func(b *testing.B) {
				const games = 10
				var best [2][games]time.Duration
				moves := 0
				both := [2]func(string, uint64) (int, error){one.refereed, one.plain}
				for round := 0; b.Loop(); round++ {
					moves = 0
					for seed := range games {
						for turn := range both { // the second one finds the words in the cache
							i := (turn + round) % len(both)
							began := time.Now()
							n := must.Get(both[i](who, uint64(seed)))(b)
							if took := time.Since(began); best[i][seed] == 0 || took < best[i][seed] {
								best[i][seed] = took
							}
							moves += n
						}
					}
				}
				var sums [2]float64
				for i := range best {
					for _, took := range best[i] {
						sums[i] += float64(took.Nanoseconds())
					}
				}
				b.ReportMetric(2*sums[0]/float64(moves), "ns/move")
				b.ReportMetric(100*(sums[0]/sums[1]-1), "%more")
			})
		}
	}
}

// Both play the same games.
func TestRefereeIsPlain(t *testing.T) {
	for name, one := range benches() {
		for _, who := range []string{"random", "greedy", "level"} {
			for seed := range uint64(3) {
				n, err1 := one.refereed(who, seed)
				m, err2 := one.plain(who, seed)
				if n != m || n == 0 || err1 != nil || err2 != nil {
					t.Errorf("%s, %s: %d moves and %d, %v, %v", name, who, n, m, err1, err2)
				}
			}
		}
	}
}
