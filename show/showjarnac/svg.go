package showjarnac

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show"
)

// The measures of a drawing, in the units of its viewBox.
const (
	square = 44 // of a line
	gutter = 40 // for the number of a line
	value  = 60 // for what a word counts
	pad    = 18
	top    = 106 // above the lines: the name, the points, and what the columns count
	tileW  = 40  // of a rack
)

// looks tells how the parts that only Jarnac has look.
var looks = []draw.Rule{
	{"mat0", "fill:#1d6b57", "fill:#17493d"},
	{"mat1", "fill:#2c5487", "fill:#22395c"},
	{"slot", "fill:#fff;fill-opacity:.13", "fill:#fff;fill-opacity:.09"},
	{"on", "fill:#fff", "fill:#f2f0ea"},
	{"soft", "fill:#fff;fill-opacity:.72", "fill:#fff;fill-opacity:.66"},
	{"warm", "fill:#ffe08a", "fill:#f2cf74"},
	{"shelf", "fill:#000;fill-opacity:.18", "fill:#000;fill-opacity:.28"},
	{draw.Struck, "fill:#e5533d", "fill:#d9432e"},
	{"struckedge", "fill:#8f2417", "fill:#7d1d12"},
	{"gone", "fill:none;stroke:#ff9d8a;stroke-width:2.5;stroke-dasharray:5 5", ""},
	{"chip", "fill:#ffe08a", "fill:#f2cf74"},
	{"chipink", "fill:#3a2c00", ""},
}

// SVG draws a position as [Text] does: the mats one below the other, or side by side
// for a wide screen, that of the reader first. It returns "" for the zero State.
func SVG(s jarnac.State, o show.Options, since ...jarnac.Step) string {
	if s.Rules() == nil {
		return ""
	}
	t, m := to(o), marksOf(since)
	opts := s.Rules().Options()
	w := pad + gutter + square*opts.MaxLength + value
	most := (w - 2*pad) / tileW
	heights := [2]int{}
	for p := range heights {
		heights[p] = top + square*opts.Lines + 16 + max(1, draw.Rows(s.Rack(jarnac.Player(p)).Len(), most))*(tileW+4) + 44
	}
	const margin, gap, foot = 20, 18, 46
	width, height := w+2*margin, heights[0]+heights[1]+gap+margin+foot
	first := jarnac.A
	if o.Reader == 2 {
		first = jarnac.B
	}
	var at [2][2]int
	at[first], at[first.Opponent()] = [2]int{margin, margin}, [2]int{margin, margin + heights[first] + gap}
	if o.Wide {
		height = max(heights[0], heights[1]) + margin + foot
		heights = [2]int{height - margin - foot, height - margin - foot}
		width = 2*w + gap + 2*margin
		at[first.Opponent()] = [2]int{margin + w + gap, margin}
	}
	c := draw.NewCanvas(width, height, t.head(s), looks)
	for p, xy := range at {
		t.drawMat(c, s, jarnac.Player(p), xy[0], xy[1], w, heights[p], &m)
	}
	c.Text("dim", margin+4, height-foot/2, 20, draw.Start, t.Say(draw.Bag)+" · "+t.letters(s.BagLen()))
	return c.String()
}

// head returns the title of a position, and all of it in words.
func (t teller) head(s jarnac.State) draw.Head {
	desc := []string{Turn(s, t.o)}
	for p := range s.Players() {
		desc = append(desc, t.Say(descMat, t.name(p), t.Points(s.Scores()[p]), t.Say(countJarnacs, s.Jarnacs(p))))
		empty := true
		for i, word := range s.Lines(p) {
			if word != "" {
				desc, empty = append(desc, t.Say(descLine, i, word, len(word)*len(word))), false
			}
		}
		if empty {
			desc = append(desc, t.Say(noWord))
		}
		if letters := s.Rack(p).String(); letters != "" {
			desc = append(desc, t.Say(descRack, draw.Spaced(letters)))
		}
	}
	desc = append(desc, t.Say(descBag, t.letters(s.BagLen())))
	return draw.Head{
		Game: "jarnac", Language: t.Tag, Scheme: t.o.Scheme.String(),
		Title: t.Say(title, t.name(jarnac.A), t.name(jarnac.B)), Desc: strings.Join(desc, " "),
	}
}

// drawMat draws the mat of a player.
func (t teller) drawMat(c *draw.Canvas, s jarnac.State, p jarnac.Player, x, y, w, h int, m *marks) {
	o := s.Rules().Options()
	c.Rect("mat"+strconv.Itoa(int(p)), x, y, w, h, 20)
	left, right := x+pad, x+w-pad
	points := strconv.Itoa(s.Scores()[p])
	if p == s.Turn() && s.Phase() != jarnac.Over {
		c.Path("chip", "M"+strconv.Itoa(left+2)+" "+strconv.Itoa(y+26)+"l18 12l-18 12z")
		left += 30
	}
	c.Text("on b", left, y+38, 28, draw.Start, draw.Fit(t.name(p), 28, right-left-130))
	c.Text("warm b", right, y+38, 40, draw.End, points)

	lines := x + pad + gutter
	for n := o.MinLength; n <= o.MaxLength; n++ {
		c.Text("soft", lines+(n-1)*square+square/2, y+top-18, 19, draw.Middle, strconv.Itoa(n*n))
	}
	var slots strings.Builder
	for i := range o.Lines {
		for j := range o.MaxLength {
			fmt.Fprintf(&slots, "M%d %dh%dv%dh-%dz", lines+j*square+2, y+top+i*square+2, square-4, square-4, square-4)
		}
	}
	c.Path("slot", slots.String())
	for i, word := range s.Lines(p) {
		k, ly := m[p][i&15], y+top+(i-1)*square
		c.Text("soft", x+pad+gutter/2-6, ly+square/2, 20, draw.Middle, strconv.Itoa(i))
		class := map[mark]string{markLaid: draw.Fresh, markTaken: draw.Struck}[k]
		for j := range len(word) {
			c.Tile(lines+j*square, ly, square, square, draw.Tile{Letter: word[j : j+1], Class: class})
		}
		if word != "" {
			c.Text("warm b", right, ly+square/2, 26, draw.End, strconv.Itoa(len(word)*len(word)))
		} else if k == markTaken || k == markBad {
			c.Rect("gone", lines+3, ly+4, square*o.MaxLength-6, square-8, 7)
		}
	}

	shelf := y + top + square*o.Lines + 16
	most := (w - 2*pad) / tileW
	rows := max(1, draw.Rows(s.Rack(p).Len(), most))
	c.Rect("shelf", x+pad-6, shelf-4, w-2*pad+12, rows*(tileW+4)+4, 9)
	for i, letter := range s.Rack(p).String() {
		c.Tile(x+pad+i%most*tileW, shelf+i/most*(tileW+4), tileW, tileW, draw.Tile{Letter: string(letter)})
	}
	foot := y + h - 20
	c.Text("soft", x+pad, foot, 18, draw.Start, t.Say(rack))
	c.Text("on", right, foot, 20, draw.End, t.Say(countJarnacs, s.Jarnacs(p)))
}
