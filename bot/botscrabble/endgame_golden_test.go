package botscrabble

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/scrabble"
)

// A budget of nodes always finds the same, on any processor: what a search finds, how many nodes it takes to prove it, and
// how the game goes on. A search that takes more nodes than before, or proves less within its budget, is weaker.
func TestEndgameSame(t *testing.T) {
	var out strings.Builder
	tell := func(name string, s scrabble.State, b bot.Budget, also ...scrabble.Move) {
		a := endgameOf(t, s, b, also...)
		static := newStatic(s.Rules().Options(), nil)
		fmt.Fprintf(&out, "\n%s, %s\nstatic %v\n%d nodes, exact %t, %d candidates\n", name, s, static.Decide(s.View(s.Turn())), a.Nodes, a.Exact, len(a.Candidates))
		for _, c := range a.Candidates[:min(5, len(a.Candidates))] {
			fmt.Fprintf(&out, "%v %.2f, %v %v, behind %.2f %.3f, visits %d, line %v\n", c.Move, c.Points, c.Proof, c.Bound, c.Behind.Points, c.Behind.Win, c.Visits, c.Line)
		}
	}
	for _, variant := range []struct {
		name  string
		set   func(*scrabble.Options)
		tiles int
	}{
		{"classique", func(*scrabble.Options) {}, 14},
		{"few tiles", func(*scrabble.Options) {}, 6},
		{"English rules", func(o *scrabble.Options) {
			e := scrabble.English()
			o.ShortRounds, o.Scoreless, o.LeftoverTwice, o.Penalty = e.ShortRounds, e.Scoreless, e.LeftoverTwice, e.Penalty
		}, 8},
		{"five of eight", func(o *scrabble.Options) { o.Rack, o.Lay, o.Bonus = 8, 5, 30 }, 16},
	} {
		rules := endRulesOf(t, variant.set)
		for seed, found := uint64(100), 0; found < 4; seed++ {
			if s, ok := realEnd(t, rules, seed, variant.tiles); ok {
				found++
				tell(variant.name, s, bot.Budget{Nodes: 500 << (2 * (found % 3))})
			}
		}
	}
	s, _ := realEnd(t, endRulesOf(t), 3, 8)
	tell("compared with a pass", s, bot.Budget{Nodes: 30_000}, scrabble.Pass())
	bottest.Golden(t, "endgames", out.String())
}
