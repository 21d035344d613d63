package reviewtest

import (
	"math"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
)

// Luck holds that all draws of some turns have luck in points, that the summaries of the players, told, have the sum of
// theirs, and that it is the last row of the table in French.
func Luck[F any, M interface{ Drawn() string }](t *testing.T, findings []F, of func(F) (player int, draws []reviews.Draw[M]), told []*reviews.Luck, table []review.Row) {
	t.Helper()
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
		if l := told[p]; l == nil || math.Abs(l.Points-sum.Points) > 1e-9 || sum == (reviews.Luck{}) {
			t.Errorf("player %d has the luck %v, want %v", p, l, sum)
		}
	}
	if last := table[len(table)-1]; !strings.HasPrefix(last.Label, "hasard de la pioche") || last.Values[0] != told[0].Brief(language.French) {
		t.Errorf("the last row is %+v", last)
	}
}
