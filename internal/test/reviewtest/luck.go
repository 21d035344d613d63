package reviewtest

import (
	"math"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// Luck holds that the first draw of each of two players is among those of their first turns, that all draws of some turns
// have luck in points, that the summaries of the players have the sum of theirs, and that it is the last row of the table
// in French. Of returns the player and the draws of a finding, and luck what a summary tells.
func Luck[T Turn[F], F, S any, M interface{ Drawn() string }](t *testing.T, g Game[T, F, S], turns []T, of func(F) (player int, draws []reviews.Draw[M]), luck func(S) *reviews.Luck) {
	t.Helper()
	findings := g.Findings(t, turns, review.Options{Budget: bot.Budget{Nodes: 1}})
	for i, f := range findings[:2] {
		if _, draws := of(f); len(draws) == 0 || draws[0].N > 2 {
			t.Errorf("turn %d: the first draw is not among %v", i+1, draws)
		}
	}
	told := g.Summarize(findings)
	table := g.Table(told, show.Options{Language: language.French})
	sums := make([]reviews.Luck, len(told))
	for _, f := range findings {
		player, draws := of(f)
		for _, d := range draws {
			if d.Move.Drawn() == "" || d.Luck.Win != 0 {
				t.Errorf("the luck of a draw is %+v", d)
			}
		}
		sums[player] = sums[player].Plus(reviews.LuckOf(draws))
	}
	for p, sum := range sums {
		if l := luck(told[p]); l == nil || math.Abs(l.Points-sum.Points) > 1e-9 || sum == (reviews.Luck{}) {
			t.Errorf("player %d has the luck %v, want %v", p, l, sum)
		}
	}
	if last := table[len(table)-1]; !strings.HasPrefix(last.Label, "hasard de la pioche") || last.Values[0] != luck(told[0]).Brief(language.French) {
		t.Errorf("the last row is %+v", last)
	}
}
