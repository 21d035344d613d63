package botjarnac

import (
	"context"
	"math"

	"github.com/jeudelettres/lettres/jarnac"
)

// correct returns the correction of a net, fitted to half of so many games of the champion that it did not learn
// from. It is none if that tells better what happened in the other half.
func (c *Course) correct(ctx context.Context, rules *jarnac.Rules, n *net, seed uint64, report func(string, ...any)) (correction, error) {
	games, err := c.collect(ctx, rules, n, c.Correct, c.Nodes, seed)
	if err != nil || len(games) < 2 {
		return correction{}, err
	}
	half := len(games) / 2
	var best correction
	least := math.Inf(1)
	for _, told := range [...]correction{{}, fitted(n, games[:half])} {
		l, tenths := told.tell(n, games[half:])
		report("told with %.3f: %s; said and happened: %s", told, &l, &tenths)
		if l.win < least && told.keepsOrder() {
			best, least = told, l.win
		}
	}
	return best, nil
}

// tell returns how far what a net says with the correction is from what happened.
func (c *correction) tell(n *net, games [][]sample) (l loss, tenths calibration) {
	for _, game := range games {
		for k := range game {
			var a activity
			n.run(&game[k].x, &a)
			a.logit = c.of(a.logit)
			l.add(&game[k], &a)
			tenths.add(&game[k], &a)
		}
	}
	return l, tenths
}

// fitted returns the correction that makes what happened most likely, by Newton's method, to three decimals.
func fitted(n *net, games [][]sample) correction {
	c := [3]float64{0, 1, 0}
	for range 25 {
		var slope [3]float64
		var bend [3][4]float64
		for _, game := range games {
			for k := range game {
				var a activity
				n.run(&game[k].x, &a)
				x := float64(a.logit)
				f := [3]float64{1, x, x * math.Abs(x)}
				p := win(float32(c[0] + float64(c[1]*f[1]) + float64(c[2]*f[2])))
				for i := range f {
					slope[i] += float64((float64(game[k].win) - p) * f[i])
					for j := range f {
						bend[i][j] += float64(p * (1 - p) * f[i] * f[j])
					}
				}
			}
		}
		for i := range bend {
			bend[i][3] = slope[i]
		}
		for i := range bend { // Gauss and Jordan
			for k := range bend {
				if share := bend[k][i] / bend[i][i]; k != i {
					for j := range bend[k] {
						bend[k][j] -= float64(share * bend[i][j])
					}
				}
			}
		}
		for i := range c {
			c[i] += bend[i][3] / bend[i][i]
		}
	}
	var rounded correction
	for i, x := range c {
		rounded[i] = float32(math.Round(x*1000) / 1000)
	}
	return rounded
}
