package botjarnac

import (
	"context"
	"math"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

// What a review claims of a decision has an error of at least a share of it, and the best decision has none; what is
// exact has none either.
func TestDoubted(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("EUI", "MIL"), matOf("Z", "RAT")}})
	p := player(t, s.Rules(), bot.Champion, 1)
	p.Budget.Nodes = 2000
	weighed := must.Get(p.Weigh(context.Background(), s.View(s.Turn()), jarnac.Jarnac(1, "TZAR"), jarnac.Draw(1)))(t)
	_, searched, err := p.Decide(context.Background(), s.View(s.Turn()))
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []bot.Analysis[jarnac.Move]{weighed, searched} {
		for i, c := range a.Candidates {
			if i == 0 && c.BehindErr != (bot.Value{}) || c.BehindErr.Win < modelShare*c.Behind.Win-1e-12 {
				t.Errorf("%v is behind by %.4f ± %.4f", c.Move, c.Behind.Win, c.BehindErr.Win)
			}
		}
	}
	exact := bot.Analysis[jarnac.Move]{Exact: true, Candidates: []bot.Candidate[jarnac.Move]{{}, {Behind: bot.Value{Win: 0.5}}}}
	if c := doubted(exact).Candidates[1]; c.BehindErr.Win != 0 {
		t.Errorf("what is exact has the error %v", c.BehindErr.Win)
	}
	exact.Exact = false
	exact.Candidates[1].BehindErr.Win = 0.1
	if c := doubted(exact).Candidates[1]; math.Abs(c.BehindErr.Win-math.Hypot(0.1, 0.5*modelShare)) > 1e-12 {
		t.Errorf("the error is %v", c.BehindErr.Win)
	}
}
