package main

import (
	"fmt"
	"math"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
)

// A bar is one of a plot.
type bar struct {
	label      string
	value, err float64
	count      int
}

// mostBars limits the bars of a histogram, but for those at its ends.
const mostBars = 30

// histogram is the shares of numbers that come in pairs, in per cent, in steps of a round
// number. What is rarer than one in a thousand at either end is one bar.
func histogram(pairs [][2]int32) (bars []bar, step int) {
	var each tally[int]
	low, high := math.MaxInt, 0
	for _, p := range pairs {
		for _, x := range p {
			low, high = min(low, int(x)), max(high, int(x))
		}
		each.add(int(p[0]), int(p[1]))
	}
	rare := len(pairs) * 2 / 1000
	from, to := low, high
	for n := each.count(from); n < rare; n += each.count(from) {
		from++
	}
	for n := each.count(to); n < rare; n += each.count(to) {
		to--
	}
	step = 1
	for factors := []int{2, 5, 10}; (to-from)/step > mostBars; factors = append(factors[1:], 10*factors[0]) {
		step = factors[0]
	}
	first, last := from/step, to/step
	var t tally[int]
	bin := func(x int32) int { return max(first, min(int(x)/step, last)) }
	for _, p := range pairs {
		t.add(bin(p[0]), bin(p[1]))
	}
	for at := first; at <= last; at++ {
		label := fmt.Sprint(at * step)
		switch {
		case at == first && low < at*step:
			label = "<" + fmt.Sprint((at+1)*step)
		case at == last && high >= (at+1)*step:
			label += "+"
		}
		bars = append(bars, shareBar(label, &t, at))
	}
	return bars, step
}

// shareBar is the share of a kind in per cent.
func shareBar(label string, t *tally[int], kind int) bar {
	m := t.share(kind)
	return bar{label: label, value: 100 * m.value(), err: 100 * m.err(), count: t.count(kind)}
}

// The measures of a plot.
const (
	plotHeight = 260
	barWidth   = 24
	barGap     = 8
	plotPad    = 24
)

var plotLooks = []draw.Rule{
	{"bar", "fill:#2c5487", "fill:#7fa8dc"},
	{"bad", "fill:#b4552d", "fill:#e08a5e"},
	{"axis", "stroke:#8886;stroke-width:1", ""},
	{"whisker", "stroke:#222;stroke-width:1.5", "stroke:#eee;stroke-width:1.5"},
	{"plottext", "fill:#222", "fill:#eee"},
}

// plot is bars from zero, up or down, with their errors.
func plot(title string, bars []bar) string {
	width := max(2*plotPad+len(bars)*(barWidth+barGap), 2*plotPad+draw.Measure(title, 14))
	c := draw.NewCanvas(width, plotHeight, draw.Head{Game: "statistics", Language: language.English, Title: title, Scheme: "auto"}, plotLooks)
	low, high := 0.0, 0.0
	for _, b := range bars {
		low, high = min(low, b.value-b.whisker()), max(high, b.value+b.whisker())
	}
	top, bottom := 64.0, float64(plotHeight-44)
	y := func(v float64) int { return int(bottom - (v-low)/max(high-low, 1e-9)*(bottom-top)) }
	c.Text("plottext", plotPad, 22, 14, draw.Start, title)
	zero := y(0)
	for i, b := range bars {
		x := plotPad + i*(barWidth+barGap)
		class, from, to := "bar", y(b.value), zero
		if b.value < 0 {
			class, from, to = "bad", zero, y(b.value)
		}
		c.Rect(class, x, from, barWidth, max(1, to-from), 2)
		if down, up := y(b.value-b.whisker()), y(b.value+b.whisker()); down-up > 1 { // a dot tells nothing
			c.Path("whisker", fmt.Sprintf("M%d %dV%d", x+barWidth/2, down, up))
		}
		digits := 1
		if b.value >= 9.95 || b.value <= -9.95 {
			digits = 0
		}
		at := min(from, y(b.value+b.whisker())) - 9
		if b.value < 0 {
			at = max(to, y(b.value-b.whisker())) + 9
		}
		c.Text("plottext", x+barWidth/2, at, 9, draw.Middle, decimal(b.value, digits))
		c.Text("plottext", x+barWidth/2, plotHeight-16, 12, draw.Middle, b.label)
	}
	c.Path("axis", fmt.Sprintf("M%d %dH%d", plotPad/2, zero, width-plotPad/2))
	return c.String()
}

// whisker is the error, as long as it is known.
func (b *bar) whisker() float64 {
	if b.err > 0 {
		return b.err
	}
	return 0
}
