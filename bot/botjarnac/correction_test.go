package botjarnac

import (
	"context"
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var correcting = flag.Int("correct", 0, "games of the champion by each preset for TestCorrections")

// A correction turns no two positions round, and belongs to a net of the file alone.
func TestCorrection(t *testing.T) {
	for i, want := range []correction{{0.029, 0.829, 0.031}, {}, {0.001, 0.895, 0.050}, {}} {
		l := nets()[i]
		if c := correctionOf(&l.net); c != want || !c.keepsOrder() {
			t.Errorf("net %d has the correction %v", i, c)
		}
	}
	if other := *nets()[0]; correctionOf(&other.net) != (correction{}) || correctionOf(nil) != (correction{}) {
		t.Error("another net is corrected")
	}
	if c := (correction{0, 1, -0.1}); c.keepsOrder() {
		t.Errorf("%v keeps the order", c)
	}
	p := player(t, compile(t, "official"), bot.Champion, 1)
	gametest.Equal(t, "what the champion tells with", p.decision(p.rules.Start(0), 0, p.net).told, nets()[0].told)
	gametest.Equal(t, "the correction of -3", (&correction{0.5, 2, 1}).of(-3), 0.5-6-9)
}

// A net that is learned anew leaves the correction of the old one behind: the file is refused that has the new
// net and the old correction.
func TestCorrectionOfAnotherNet(t *testing.T) {
	for i, l := range nets() {
		file := appendNet(nil, l)
		if all, err := parseNets(string(file)); err != nil || len(all) != 1 || *all[0] != *l {
			t.Fatalf("net %d is not read back: %v", i, err)
		}
		changed := *l
		changed.net[1000] += 0.25
		copy(file, appendNet(nil, &changed)[:4*nWeights])
		if _, err := parseNets(string(file)); err == nil {
			t.Errorf("net %d: a new net has the old correction", i)
		}
	}
}

// The correction that is fitted tells what happened: of a net that is twice as sure as it should be, that half.
func TestFitted(t *testing.T) {
	n := new(net)
	n[0], n[atLayer2], n[atLayer3] = 1, 1, 1 // the logit is the first input
	rng := rand.New(rand.NewPCG(1, 1))
	games := make([][]sample, 20_000)
	for i := range games {
		x := 8*rng.Float32() - 4
		s := sample{x: inputs{0: x}}
		if x < 0 {
			s.x[0] /= leak * leak // two rectifiers make it x again
		}
		if rng.Float64() < win(x/2+0.3) {
			s.win = 1
		}
		games[i] = []sample{s}
	}
	c := fitted(n, games)
	if math.Abs(float64(c[0])-0.3) > 0.06 || math.Abs(float64(c[1])-0.5) > 0.06 || math.Abs(float64(c[2])) > 0.03 {
		t.Errorf("%v", c)
	}
	for _, x := range c {
		if x != float32(math.Round(float64(x)*1000)/1000) {
			t.Errorf("%v has more than three decimals", x)
		}
	}
}

// No correction near the fitted one makes what happened more likely, also where a net is far too unsure.
func TestFittedIsLikeliest(t *testing.T) {
	n := new(net)
	n[0], n[atLayer2], n[atLayer3] = 1, 1, 1 // the logit is the first input
	rng := rand.New(rand.NewPCG(1, 2))
	games := make([][]sample, 2000)
	for i := range games {
		x := 1 + 2*rng.Float32()
		games[i] = []sample{{x: inputs{0: x}}}
		if rng.Float64() < win(2*x) {
			games[i][0].win = 1
		}
	}
	best := fitted(n, games)
	least, _ := best.tell(n, games)
	for i := range best {
		for _, by := range []float32{-0.1, 0.1} {
			c := best
			c[i] += by
			if l, _ := c.tell(n, games); l.win < least.win {
				t.Errorf("%v is fitted, and %v is more likely", best, c)
			}
		}
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
		n := &nets()[i].net
		c := Course{Workers: 1}
		games := must.Get(c.collect(context.Background(), compile(t, name), n, *correcting, 300, 987_654_321))(t)
		half := len(games) / 2
		for _, c := range []correction{{}, fitted(n, games[:half]), nets()[i].told} {
			loss, table := c.tell(n, games[half:])
			t.Logf("%s, %.3f: %s; %s", name, c, &loss, &table)
		}
	}
}
