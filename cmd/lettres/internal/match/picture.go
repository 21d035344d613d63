package match

import (
	"fmt"
	"math"
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/match"
)

// The measures of the picture, in the units of its viewBox.
const (
	edge    = 24
	top     = 96 // for the title and the result
	barsW   = 300
	courseW = 560
	plotH   = 280
	gap     = 72
	foot    = 60
)

var looks = []draw.Rule{
	{"axis", "fill:none;stroke:#22252b;stroke-opacity:.5;stroke-width:1.5", "stroke:#eceae4;stroke-opacity:.5"},
	{"half", "stroke:#22252b;stroke-opacity:.4;stroke-width:1.5;stroke-dasharray:6 6", "stroke:#eceae4;stroke-opacity:.4"},
	{"bar", "fill:#1d6b57", "fill:#4fbf9f"},
	{"band", "fill:#1d6b57;fill-opacity:.18", "fill:#4fbf9f;fill-opacity:.22"},
	{"course", "fill:none;stroke:#1d6b57;stroke-width:3;stroke-linejoin:round", "stroke:#4fbf9f"},
}

// picture draws the points of the pairs, and how the score came about, with the interval
// that holds the truth in 95 of 100 cases.
func (s *session) picture() string {
	n := s.contest.names()
	result := s.strength()
	c := draw.NewCanvas(2*edge+barsW+gap+courseW, top+plotH+foot, draw.Head{
		Game: "match", Language: s.command.Language, Scheme: "auto", Title: s.title(), Desc: result,
	}, looks)
	c.Text("ink b", edge, 36, 24, draw.Start, draw.Fit(s.title(), 24, barsW+gap+courseW))
	c.Text("dim", edge, 68, 18, draw.Start, draw.Fit(result, 18, barsW+gap+courseW))
	s.bars(c, edge, top+plotH)
	s.courseOf(c, edge+barsW+gap, top+plotH, n[0])
	return c.String()
}

// bars draws how many pairs have brought how many points, on the line y.
func (s *session) bars(c *draw.Canvas, x, y int) {
	most := 1
	for _, n := range s.tally.pairs {
		most = max(most, n)
	}
	const step, wide = barsW / 5, barsW/5 - 14
	for i, n := range s.tally.pairs {
		h := n * (plotH - 40) / most
		left := x + i*step + (step-wide)/2
		c.Rect("bar", left, y-h, wide, h, 0)
		c.Text("ink", left+wide/2, y-h-14, 16, draw.Middle, s.digits("%d", n))
		c.Text("dim", left+wide/2, y+18, 18, draw.Middle, [5]string{"0", "½", "1", "1½", "2"}[i])
	}
	c.Path("axis", fmt.Sprintf("M%d %dh%d", x, y, barsW))
	c.Text("dim", x+barsW/2, y+38, 14, draw.Middle, s.say(pairPoints))
}

// courseOf draws the score after so many pairs.
func (s *session) courseOf(c *draw.Canvas, x, y int, name string) {
	pairs := len(s.tally.course)
	at := func(n int) int { return x + n*courseW/max(1, pairs) }
	height := func(share float64) int { return y - int(math.Round(min(max(share, 0), 1)*plotH)) }
	var p match.Pentanomial
	var line, upper, lower []string
	every := max(1, pairs/280)
	for i, halves := range s.tally.course {
		p.Add(int(halves))
		if n := i + 1; n%every == 0 || n == pairs {
			score, err := p.Score()
			line = append(line, fmt.Sprintf("%d %d", at(n), height(score)))
			upper = append(upper, fmt.Sprintf("%d %d", at(n), height(score+match.Z95*err)))
			lower = append(lower, fmt.Sprintf("%d %d", at(n), height(score-match.Z95*err)))
		}
	}
	if len(line) > 0 {
		band := append([]string{}, upper...)
		for i := range lower {
			band = append(band, lower[len(lower)-1-i])
		}
		c.Path("band", "M"+strings.Join(band, "L")+"Z")
	}
	c.Path("half", fmt.Sprintf("M%d %dh%d", x, height(0.5), courseW))
	if len(line) > 0 {
		c.Path("course", "M"+strings.Join(line, "L"))
	}
	c.Path("axis", fmt.Sprintf("M%d %dv%dh%d", x, y-plotH, plotH, courseW))
	for _, percent := range []int{0, 50, 100} {
		c.Text("dim", x-8, height(float64(percent)/100), 14, draw.End, s.digits("%d\u00a0%%", percent))
	}
	c.Text("dim", x+courseW, y+18, 14, draw.End, s.say(manyPairs, pairs))
	c.Text("dim", x+courseW/2, y+38, 14, draw.Middle, s.say(scoreOf, name))
}
