package botjarnac

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/jarnac"
)

// A Course says how [Learn] learns. The same course learns the same.
type Course struct {
	// Quick sets how many games are played without any search, before the rounds: of the many
	// there can be, each gives few samples.
	Quick int
	// Games sets how many games each round plays.
	Games []int
	// Nodes limits each decision of a game; the players are champions.
	Nodes int
	// Passes sets how often training goes through the samples.
	Passes int
	// Correct sets how many further games the correction of what the net tells is fitted to and tried on; with 0 there
	// is none.
	Correct int
	Seed    uint64
	// Workers sets how many goroutines play. Their number makes no difference.
	Workers int
	// Report is called with what happens, unless it is nil.
	Report func(line string)
}

// Learn returns what positions of Jarnac by these rules are worth, learned from games of the
// champion against itself, as the bytes of its net and of the correction of what the net tells. A net is trained with quick games first. Then
// each round plays with the net before it, and trains it further with the samples of all rounds so
// far. At last the correction is fitted to games that it did not learn from.
//
// It returns an error if ctx is done before the end.
func Learn(ctx context.Context, rules *jarnac.Rules, c Course) ([]byte, error) {
	if rules == nil || rules.Lexicon() == nil {
		return nil, fmt.Errorf("botjarnac: %w", phrases.InputError(phrase.NoGame))
	}
	report := func(format string, args ...any) {
		if c.Report != nil {
			c.Report(fmt.Sprintf(format, args...))
		}
	}
	n := newNet(rand.New(rand.NewPCG(c.Seed, training)))
	var samples [][]sample // of each game
	for round := range len(c.Games) + 1 {
		games, nodes, seed := c.Quick, 0, c.Seed+uint64(round)
		if round > 0 {
			games, nodes = c.Games[round-1], c.Nodes
		}
		more, err := c.collect(ctx, rules, n, games, nodes, seed)
		if err != nil {
			return nil, err
		}
		report("round %d: %d games of %d nodes", round, games, nodes)
		if round == 1 {
			samples = nil // those of quick games have done their part
		}
		samples = append(samples, more...)
		n = c.train(n, samples, rand.New(rand.NewPCG(seed, training)), report)
	}
	told, err := c.correct(ctx, rules, n, c.Seed+uint64(len(c.Games)+1), report)
	if err != nil {
		return nil, err
	}
	return appendNet(nil, &learned{*n, told}), nil
}

// The streams of chance of a course, beside those of its games.
const (
	playing  = 0x6c65_6172_6e00_0001
	training = 0x6c65_6172_6e00_0002
)

// A sample is a position of a game, and how the game ended for the player on turn.
type sample struct {
	x    inputs
	win  float32 // 1, or 0.5 for a draw
	gain float32 // of the lead, in hundreds of points
}

// collect plays games, and returns the samples of each.
func (c *Course) collect(ctx context.Context, rules *jarnac.Rules, n *net, games, nodes int, seed uint64) ([][]sample, error) {
	found, faults := make([][]sample, max(games, 0)), make([]error, max(c.Workers, 1))
	growth := newGrowth(newPolicy(rules, eager))
	var wait sync.WaitGroup
	for w := range faults {
		wait.Go(func() {
			for g := w; g < games && faults[w] == nil; g += len(faults) {
				found[g], faults[w] = play(ctx, rules, n, growth, nodes, rand.New(rand.NewPCG(seed^playing, uint64(g))))
			}
		})
	}
	wait.Wait()
	for _, err := range faults {
		if err != nil {
			return nil, fmt.Errorf("botjarnac: %w", err)
		}
	}
	return found, nil
}

const (
	turnsOfGame = 60 // about
	quickTurns  = 5  // of which one gives a sample, without a search
)

// play plays a game and takes a sample of each turn: the position in which the player on turn
// has said its last Jarnac, as those where playouts end. Once a game, a decision is made at random, so
// that the games know more than what champions do. With no nodes the policy plays, and one turn in
// quickTurns gives a sample.
func play(ctx context.Context, rules *jarnac.Rules, n *net, growth *growth, nodes int, rng *rand.Rand) ([]sample, error) {
	var players [2]*Player
	for i := range players {
		p, err := New(rules, bot.Champion, rng.Uint64())
		if err != nil {
			return nil, err
		}
		p.net, p.growth, p.Budget.Nodes, p.skill.nodes = n, growth, nodes, nodes
		p.policy.growth = growth
		players[i] = p
	}
	var (
		all     []sample
		sides   []jarnac.Player // on turn in each of them
		leads   []int
		sampled bool // this turn
		odd     = rng.IntN(turnsOfGame)
		turns   int
	)
	s := rules.Start(jarnac.Player(rng.IntN(2)))
	for s.Phase() != jarnac.Over {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		who := s.Turn()
		p := players[who]
		m, _, err := p.Decide(ctx, s.View(who))
		if err != nil {
			return nil, err
		}
		if !sampled && m.Kind() != jarnac.KindJarnac && s.Phase() != jarnac.Answer {
			if sampled = true; nodes > 0 || rng.IntN(quickTurns) == 0 {
				var one sample
				mats := linesOf(&s)
				one.x.read(&s, &mats, &p.policy.options, growth)
				all, sides, leads = append(all, one), append(sides, who), append(leads, leadOf(&s, who))
			}
		}
		if turns == odd && s.Phase() != jarnac.Answer {
			moves := s.AppendMoves(nil, who)
			mats := linesOf(&s)
			moves = candidates(&s, &mats, moves, m, p.skill.width)
			m, odd = moves[rng.IntN(len(moves))], -1
		}
		if s, err = s.Play(who, s.Chance(rng, who, m)); err != nil {
			return nil, err
		}
		if s.Turn() != who {
			sampled = false
			turns++
		}
	}
	o, _ := s.Outcome()
	for i := range all {
		end := resultFor(o, sides[i])
		all[i].win, all[i].gain = float32(end.Win), (float32(end.Points)-float32(leads[i]))/100
	}
	return all, nil
}
