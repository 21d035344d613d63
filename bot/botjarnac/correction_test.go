package botjarnac

import (
	"context"
	"flag"
	"math"
	"testing"

	"github.com/jeudelettres/lettres/bot"
)

var correcting = flag.Int("correct", 0, "games of the champion by each preset for TestCorrections")

// A correction turns no two positions round, and belongs to a net of the file alone.
func TestCorrection(t *testing.T) {
	if len(corrections) != len(nets()) {
		t.Fatalf("%d corrections for %d nets", len(corrections), len(nets()))
	}
	for i, n := range nets() {
		c := correctionOf(n)
		if c != corrections[i] {
			t.Errorf("net %d has the correction %v", i, c)
		}
		for x := float32(-12); x < 12; x += 0.25 {
			if c.of(x) >= c.of(x+0.25) {
				t.Errorf("net %d: %v is told as %v, and %v as %v", i, x, c.of(x), x+0.25, c.of(x+0.25))
			}
		}
	}
	if other := *nets()[0]; correctionOf(&other) != (correction{}) || correctionOf(nil) != (correction{}) {
		t.Error("another net is corrected")
	}
	p := player(t, compile(t, "official"), bot.Champion, 1)
	if d := p.decision(p.rules.Start(0), 0, p.net); d.told != corrections[0] {
		t.Errorf("the champion tells with %v", d.told)
	}
	if got := (&correction{0.5, 2, 1}).of(-3); got != 0.5-6-9 {
		t.Errorf("-3 is told as %v", got)
	}
}

// What nets say and what happens, by tenths, on games apart from those that they learned from and those
// that a correction was fitted on: half of the games fit one, the other half is told without, with that one, and with
// the one in use.
//
//	go test ./bot/botjarnac -run TestCorrections -v -timeout 0 -correct 3000
func TestCorrections(t *testing.T) {
	if *correcting == 0 {
		t.Skip("with -correct alone")
	}
	for i, name := range presets() {
		n := nets()[i]
		c := Course{Workers: 1}
		games, err := c.collect(context.Background(), compile(t, name), n, *correcting, 300, 987_654_321)
		if err != nil {
			t.Fatal(err)
		}
		half := len(games) / 2
		for _, c := range []correction{{}, fitted(n, games[:half]), corrections[i]} {
			var table calibration
			for _, game := range games[half:] {
				for k := range game {
					var a activity
					n.run(&game[k].x, &a)
					a.logit = c.of(a.logit)
					table.add(&game[k], &a)
				}
			}
			t.Logf("%s, %.3f: %s", name, c, &table)
		}
	}
}

// fitted returns the correction that makes what happened most likely, by Newton's method.
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
				p := 1 / (1 + math.Exp(-c[0]-c[1]*f[1]-c[2]*f[2]))
				for i := range f {
					slope[i] += (float64(game[k].win) - p) * f[i]
					for j := range f {
						bend[i][j] += p * (1 - p) * f[i] * f[j]
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
						bend[k][j] -= share * bend[i][j]
					}
				}
			}
		}
		for i := range c {
			c[i] += bend[i][3] / bend[i][i]
		}
	}
	return correction{float32(c[0]), float32(c[1]), float32(c[2])}
}
