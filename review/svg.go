package review

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/show"
)

// The measures of the picture, in the units of its viewBox.
const (
	panelW  = 720
	panelH  = 300
	margin  = 20
	axis    = 64 // for the numbers beside a panel
	heading = 54 // above a panel
	foot    = 30 // for the numbers below it
	legend  = 40 // for the names, above all
	ending  = 18 // to the right of the last point
)

const mostLines = 6 // players that have a look of their own

// looks holds how the lines of players look: their colours, and their dashes for readers
// who do not see colours.
var looks = []draw.Rule{
	{"grid", "stroke:#22252b;stroke-opacity:.14;stroke-width:1.5", "stroke:#eceae4;stroke-opacity:.16"},
	{"axis", "stroke:#22252b;stroke-opacity:.5;stroke-width:1.5", "stroke:#eceae4;stroke-opacity:.5"},
	{"line", "fill:none;stroke-width:4;stroke-linejoin:round;stroke-linecap:round", ""},
	{"line0", "stroke:#1d6b57", "stroke:#4fbf9f"},
	{"line1", "stroke:#2c5487;stroke-dasharray:10 7", "stroke:#7fb0f0"},
	{"line2", "stroke:#b4532a;stroke-dasharray:2 8", "stroke:#f0976b"},
	{"line3", "stroke:#8a3ea8;stroke-dasharray:14 6 2 6", "stroke:#cd92e6"},
	{"line4", "stroke:#8a6d00;stroke-dasharray:20 6", "stroke:#d8bb4a"},
	{"line5", "stroke:#8c2f4d;stroke-dasharray:4 5", "stroke:#ea8fab"},
}

// SVG draws the course of a game: the scores, and the chances of winning where they are
// known, over the turns. With two players only the first one's chance is drawn, since the
// other's is the rest. It returns "" for a course of less than two points. The options are
// those of the drawings of package show.
func SVG(course []Point, o show.Options) string {
	if len(course) < 2 {
		return ""
	}
	players := 0
	for _, p := range course {
		players = max(players, len(p.Scores))
	}
	panels := []panel{scorePanel(course, players, o)}
	if p, ok := chancePanel(course, players, o); ok {
		panels = append(panels, p)
	}
	w, h := panelW+2*margin, margin+legend
	step := heading + panelH + foot
	if o.Wide {
		w, h = len(panels)*(panelW+margin)+margin, h+step+margin
	} else {
		h += len(panels)*step + margin
	}
	c := draw.NewCanvas(w, h, head(course, players, o), looks)
	names(c, players, w, o)
	for i, p := range panels {
		x, y := margin, margin+legend+i*step
		if o.Wide {
			x, y = margin+i*(panelW+margin), margin+legend
		}
		p.draw(c, x, y, course)
	}
	return c.String()
}

// head returns the title, and the course in words.
func head(course []Point, players int, o show.Options) draw.Head {
	var all []string
	for i := range players {
		all = append(all, o.Name(i))
	}
	var desc []string
	for _, p := range course {
		text := phrases.Sprintf(o.Language, afterTurns, p.Turns, draw.Tally(o.Language, p.Scores...))
		if len(p.Win) > 0 {
			text += " " + phrases.Sprintf(o.Language, winsBy, o.Name(0), Chance(p.Win[0], o.Language))
		}
		desc = append(desc, text)
	}
	return draw.Head{
		Game: "course", Language: o.Language, Scheme: o.Scheme.String(),
		Title: phrases.Sprintf(o.Language, courseOf, draw.List(all)), Desc: strings.Join(desc, " "),
	}
}

// names draws the legend.
func names(c *draw.Canvas, players, w int, o show.Options) {
	const sample = 44
	room := (w - 2*margin) / max(1, players)
	for i := range players {
		x, y := margin+4+i*room, margin+legend/2
		c.Path(lineClass(i), fmt.Sprintf("M%d %dh%d", x, y, sample))
		c.Text("ink", x+sample+10, y, 22, draw.Start, draw.Fit(o.Name(i), 22, room-sample-24))
	}
}

func lineClass(player int) string { return "line line" + strconv.Itoa(player%mostLines) }

// A panel is a drawing of lines over the turns.
type panel struct {
	title    string
	low, up  float64
	marks    []float64 // the heights with a line across
	label    func(float64) string
	lines    []func(Point) (float64, bool)
	emphasis float64 // the mark that stands out
}

func scorePanel(course []Point, players int, o show.Options) panel {
	low, up := 0, 1
	p := panel{title: phrases.Sprintf(o.Language, scores), label: func(v float64) string { return draw.Number(int(v)) }}
	for i := range players {
		for _, at := range course {
			if i < len(at.Scores) {
				low, up = min(low, at.Scores[i]), max(up, at.Scores[i])
			}
		}
		p.lines = append(p.lines, func(at Point) (float64, bool) {
			if i >= len(at.Scores) {
				return 0, false
			}
			return float64(at.Scores[i]), true
		})
	}
	step := stepFor(up - low)
	p.low, p.up = float64(floorTo(low, step)), float64(-floorTo(-up, step))
	for v := floorTo(low, step); v <= int(p.up); v += step {
		p.marks = append(p.marks, float64(v))
	}
	return p
}

// chancePanel returns false where no chances are known.
func chancePanel(course []Point, players int, o show.Options) (p panel, ok bool) {
	p = panel{title: phrases.Sprintf(o.Language, chances), up: 1, marks: []float64{0, .25, .5, .75, 1}, emphasis: .5}
	p.label = func(v float64) string { return phrases.Sprintf(o.Language, chance, percent(v)) }
	shown := players
	if players == 2 {
		shown, p.title = 1, phrases.Sprintf(o.Language, chancesOf, o.Name(0))
	}
	for i := range shown {
		p.lines = append(p.lines, func(at Point) (float64, bool) {
			if i >= len(at.Win) {
				return 0, false
			}
			return min(max(at.Win[i], 0), 1), true
		})
	}
	for _, at := range course {
		ok = ok || len(at.Win) > 0
	}
	return p, ok
}

// stepFor returns the distance of the lines across: 1, 2 or 5 with noughts, so that there are
// about five.
func stepFor(span int) int {
	for step := 1; ; step *= 10 {
		for _, k := range []int{1, 2, 5} {
			if span/(step*k) <= 5 || step > span {
				return step * k
			}
		}
	}
}

// floorTo returns the largest multiple of step that is not above n.
func floorTo(n, step int) int {
	if n < 0 {
		return -((-n + step - 1) / step * step)
	}
	return n / step * step
}

func (p panel) draw(c *draw.Canvas, x, y int, course []Point) {
	c.Text("ink b", x+4, y+heading/2, 22, draw.Start, draw.Fit(p.title, 22, panelW-8))
	left, top, width := x+axis, y+heading, panelW-axis-ending
	last := max(1, course[len(course)-1].Turns)
	atX := func(turns int) int { return left + width*turns/last }
	atY := func(v float64) int { return top + panelH - int(float64(panelH)*(v-p.low)/max(p.up-p.low, 1e-9)+.5) }
	for _, v := range p.marks {
		class := "grid"
		if v == p.low || v == p.emphasis || v == 0 {
			class = "axis"
		}
		c.Path(class, fmt.Sprintf("M%d %dh%d", left, atY(v), width))
		c.Text("dim", left-8, atY(v), 18, draw.End, p.label(v))
	}
	step := stepFor(2 * last / 3)
	for n := 0; n <= last; n += step {
		c.Text("dim", atX(n), top+panelH+foot/2+2, 18, draw.Middle, strconv.Itoa(n))
	}
	for i := len(p.lines) - 1; i >= 0; i-- { // that of the first player above the others
		var path strings.Builder
		pen := "M"
		for _, at := range course {
			v, ok := p.lines[i](at)
			if !ok {
				pen = "M"
				continue
			}
			fmt.Fprintf(&path, "%s%d %d", pen, atX(at.Turns), atY(v))
			pen = "L"
		}
		if path.Len() > 0 {
			c.Path(lineClass(i), path.String())
		}
	}
}
