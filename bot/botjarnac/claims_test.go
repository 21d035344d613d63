package botjarnac

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/claims"
	"github.com/jeudelettres/lettres/jarnac"
)

var (
	claimed     = flag.Int("claims", 0, "decisions for TestClaims")
	claimsAt    = flag.Uint64("claims-seed", 1, "where the games of TestClaims begin")
	claimsBare  = flag.Bool("claims-bare", false, "without the error of the model, to fit it anew")
	claimsGames = flag.Int("claims-games", 300, "games of each decision of TestClaims")
	claimsBy    = flag.Int("claims-nodes", 0, "nodes of the champions that play on in TestClaims; with 0 the policy does")
)

// How many decisions lie further from what a review claims of them than two of its errors, when they are played
// to the end: a review's best decision against another one that looks good, in games of experts.
//
//	go test ./bot/botjarnac -run TestClaims -v -timeout 0 -claims 100
func TestClaims(t *testing.T) {
	if *claimed == 0 {
		t.Skip("with -claims alone")
	}
	rules := compile(t, "official")
	var all claims.List
	for seed := *claimsAt; len(all) < *claimed; seed++ {
		rng := rand.New(rand.NewPCG(seed, 23))
		s, ok := midgame(t, rules, rng)
		if !ok {
			continue
		}
		if c, ok := claimOf(t, s, rng, seed); ok {
			all = append(all, c)
			t.Logf("seed %d: %s", seed, c)
		}
	}
	t.Log(all.Summary())
}

// midgame returns a position of a game of experts in which there is something to decide.
func midgame(t *testing.T, rules *jarnac.Rules, rng *rand.Rand) (s jarnac.State, ok bool) {
	players := [2]*Player{player(t, rules, bot.Expert, rng.Uint64()), player(t, rules, bot.Expert, rng.Uint64())}
	s = rules.Start(jarnac.A)
	for range 10 + rng.IntN(150) {
		if s.Phase() == jarnac.Over {
			return s, false
		}
		m, _, err := players[s.Turn()].Decide(context.Background(), s.View(s.Turn()))
		if err == nil {
			s, err = s.Play(s.Turn(), s.Chance(rng, s.Turn(), m))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s, s.Phase() != jarnac.Over && len(s.AppendMoves(nil, s.Turn())) > 1
}

// claimOf compares the best decision with another as a review does, and plays both on.
func claimOf(t *testing.T, s jarnac.State, rng *rand.Rand, seed uint64) (c claims.Claim, ok bool) {
	const nodes = 24_000 // of a review
	who := s.Turn()
	p := player(t, s.Rules(), bot.Champion, seed)
	p.Budget.Nodes = nodes
	best, a, err := p.Decide(context.Background(), s.View(who))
	if err != nil || a.Exact || len(a.Candidates) < 2 {
		return c, false
	}
	other := a.Candidates[1+rng.IntN(len(a.Candidates)-1)].Move
	p.Budget.Nodes = nodes / 2
	if a, err = p.Weigh(context.Background(), s.View(who), best, other); err != nil || a.Candidates[1].Visits < 2 {
		return c, false
	}
	behind := a.Candidates[1]
	c.Name = a.Candidates[0].Move.String() + " against " + behind.Move.String()
	c.Claimed, c.ClaimedErr = behind.Behind.Win, behind.BehindErr.Win
	if *claimsBare {
		c.ClaimedErr = math.Sqrt(max(0, c.ClaimedErr*c.ClaimedErr-modelShare*modelShare*c.Claimed*c.Claimed))
	}
	d := p.decision(s, who, netFor(s.Rules().Options()))
	d.mats = linesOf(&s)
	play := d.Playout().(*playout)
	diffs := make([]float64, *claimsGames)
	for k := range diffs {
		diffs[k] = playedOut(t, play, a.Candidates[0].Move, seed, k) - playedOut(t, play, behind.Move, seed, k)
	}
	c.Played, c.PlayedErr = claims.Mean(diffs)
	return c, true
}

// playedOut plays a decision to the end of the game, and returns what its player got.
func playedOut(t *testing.T, p *playout, m jarnac.Move, seed uint64, k int) float64 {
	p.Begin(seed<<20 + uint64(k))
	p.Play(m)
	var players [2]*Player
	if *claimsBy > 0 {
		for i := range players {
			players[i] = player(t, p.root.Rules(), bot.Champion, seed+uint64(k))
			players[i].Budget.Nodes, players[i].growth = *claimsBy, p.growth
		}
	}
	for p.state.Phase() != jarnac.Over {
		p.handed, p.moves = 0, 0 // a playout would end
		m, more := p.Policy()
		if *claimsBy > 0 {
			var err error
			if m, _, err = players[p.state.Turn()].Decide(context.Background(), p.state.View(p.state.Turn())); err != nil {
				t.Fatal(err)
			}
		} else if !more {
			t.Fatalf("a game ends in %s", p.state)
		}
		p.Play(m)
	}
	v := p.Value()
	if math.IsNaN(v.Win) {
		t.Fatal("no result")
	}
	return v.Win
}
