package botjarnac

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
)

// How a net is trained: by Adam (Kingma and Ba, 2014), with a step that goes down to 0 along a
// parabola.
const (
	batchSize = 64
	firstStep = 1e-3
	decay1    = 0.9
	decay2    = 0.999
	gainShare = 0.3 // of the loss of the gain beside that of winning
	heldOut   = 20  // one game of so many is not learned from, but measures the loss
)

// train returns a net that says of the samples what happened, from one that knows something of it.
func (c *Course) train(before *net, games [][]sample, rng *rand.Rand, report func(string, ...any)) *net {
	var learned, held []*sample
	for i, game := range games {
		for j := range game {
			if i%heldOut == heldOut-1 {
				held = append(held, &game[j])
			} else {
				learned = append(learned, &game[j])
			}
		}
	}
	n := new(net)
	*n = *before
	t := &trainer{net: n}
	steps := max(1, c.Passes*((len(learned)+batchSize-1)/batchSize))
	for pass := range c.Passes {
		rng.Shuffle(len(learned), func(i, j int) { learned[i], learned[j] = learned[j], learned[i] })
		t.loss = loss{}
		for from := 0; from < len(learned); from += batchSize {
			done := float32(t.steps) / float32(steps)
			t.step(learned[from:min(from+batchSize, len(learned))], float32(firstStep*(1-done))*(1-done))
		}
		var others loss
		var tenths calibration
		for _, s := range held {
			var a activity
			n.run(&s.x, &a)
			others.add(s, &a)
			tenths.add(s, &a)
		}
		report("pass %d: %d samples, %s; %d others, %s", pass+1, len(learned), &t.loss, len(held), &others)
		if pass == c.Passes-1 {
			report("said and happened: %s", &tenths)
		}
	}
	return n
}

// newNet returns a net with small random weights.
func newNet(rng *rand.Rand) *net {
	n := new(net)
	fill := func(w []float32, inputs int) {
		for i := range w {
			w[i] = (2*rng.Float32() - 1) * float32(math.Sqrt(3/float64(inputs)))
		}
	}
	fill(n[:atBias1], nInputs/4) // most inputs are 0
	fill(n[atLayer2:atBias2], hidden1)
	fill(n[atLayer3:atBias3], 4*hidden2)
	return n
}

// A trainer changes a net step by step.
type trainer struct {
	net            *net
	gradient       net
	mean, square   net     // of the gradients so far
	share1, share2 float32 // of what mean and square still hold of their zeros
	steps          int
	loss           loss
}

// step learns from some samples.
func (t *trainer) step(batch []*sample, rate float32) {
	t.gradient = net{}
	var a activity
	for _, s := range batch {
		t.net.run(&s.x, &a)
		t.loss.add(s, &a)
		t.back(s, &a)
	}
	if t.steps++; t.steps == 1 {
		t.share1, t.share2 = 1, 1
	}
	t.share1, t.share2 = t.share1*decay1, t.share2*decay2
	each := 1 / float32(len(batch))
	rate /= 1 - t.share1
	lift := 1 / (1 - t.share2)
	for i := range t.net {
		g := t.gradient[i] * each
		t.mean[i] = float32(decay1*t.mean[i]) + float32((1-decay1)*g)
		t.square[i] = float32(decay2*t.square[i]) + float32((1-decay2)*float32(g*g))
		size := float32(math.Sqrt(float64(float32(t.square[i]*lift)))) + 1e-8
		t.net[i] -= float32(rate*t.mean[i]) / size
	}
}

// back adds the gradient of a sample's loss.
func (t *trainer) back(s *sample, a *activity) {
	n, g := t.net, &t.gradient
	logit := float32(win(a.logit)) - s.win
	gain := gainShare * min(max(a.gain-s.gain, -1), 1)
	g[atBias3] += logit
	g[atBias3+1] += gain
	var d2 [hidden2]float32
	for i, v := range a.h2 {
		at := atLayer3 + i*outputs
		g[at] += float32(v * logit)
		g[at+1] += float32(v * gain)
		d := float32(n[at]*logit) + float32(n[at+1]*gain)
		if v < 0 {
			d *= leak
		}
		d2[i] = d
		g[atBias2+i] += d
	}
	var d1 [hidden1]float32
	for i, v := range a.h1 {
		at := atLayer2 + i*hidden2
		w, gw := n[at:][:hidden2], g[at:][:hidden2]
		d := float32(0)
		for j, e := range d2 {
			d += float32(w[j] * e)
			gw[j] += float32(v * e)
		}
		if v < 0 {
			d *= leak
		}
		d1[i] = d
		g[atBias1+i] += d
	}
	for i, v := range s.x {
		if v == 0 {
			continue
		}
		gw := g[i*hidden1:][:hidden1]
		for j, e := range d1 {
			gw[j] += float32(v * e)
		}
	}
}

// A loss adds up how wrong a net is.
type loss struct {
	n         int
	win, gain float64
}

func (l *loss) add(s *sample, a *activity) {
	l.n++
	p := win(a.logit)
	l.win -= float64(s.win)*math.Log(p) + (1-float64(s.win))*math.Log(1-p)
	l.gain += math.Abs(float64(a.gain - s.gain))
}

// String has the loss by the logarithm of what was said of what happened, and the mean error of
// the final lead.
func (l *loss) String() string {
	n := max(1, float64(l.n))
	return fmt.Sprintf("loss %.4f, %.1f points", l.win/n, 100*l.gain/n)
}

// A calibration holds, for each tenth of the chances, what a net has said and what happened.
type calibration [10]struct {
	n              int
	said, happened float64
}

func (c *calibration) add(s *sample, a *activity) {
	p := win(a.logit)
	tenth := &c[min(int(10*p), 9)]
	tenth.n++
	tenth.said += p
	tenth.happened += float64(s.win)
}

// String returns for each tenth both chances in percent, and how many samples there were.
func (c *calibration) String() string {
	var b strings.Builder
	for _, t := range c {
		if n := float64(t.n); n > 0 {
			fmt.Fprintf(&b, "%.1f %.1f (%d)  ", 100*t.said/n, 100*t.happened/n, t.n)
		}
	}
	return strings.TrimSpace(b.String())
}
