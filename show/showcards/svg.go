package showcards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// The measures of a drawing, in the units of its viewBox.
const (
	cardW, cardH = 44, 54
	label        = 40 // for the numbers of rows and columns
	margin       = 20
	foot         = 40
	panel        = 400 // beside the table
	least        = 13  // columns, so that there is room for the hands
	most         = 22  // columns of a part, so that a phone can show them
)

// looks tells how the parts that only the card game has look.
var looks = []draw.Rule{
	{"felt", "fill:#2f6b4f", "fill:#173a2b"},
	{"dots", "fill:#fff;fill-opacity:.16", "fill:#fff;fill-opacity:.13"},
	{"number", "fill:#fff;fill-opacity:.6", "fill:#fff;fill-opacity:.5"},
	{"gone", "fill:none;stroke:#fff;stroke-opacity:.55;stroke-width:2;stroke-dasharray:5 4", ""},
	{"ghost", "fill:#fff;fill-opacity:.55", ""},
	{"bonus", "fill:#7c3aed", "fill:#6d28d9"},
	{"bonusedge", "fill:#4c1d95", "fill:#3b0f7a"},
}

// SVG draws a position as [Text] does: the players below the table, or beside it for a
// wide screen. Cards that nobody may see show their backs, a joker has a ring around its
// letter and no points, and cards that the steps took off leave a dashed line. It is ""
// of the zero State and the zero View.
func SVG(p scrabblecards.Position, o show.Options, since ...scrabblecards.Step) string {
	s := see(p)
	if s.Rules() == nil {
		return ""
	}
	t, lies := to(o), newTable(s, since)
	// One free square all around: the table goes on.
	top, left, bottom, right := lies.top-1, lies.left-1, lies.bottom+1, lies.right+1
	if n := least - (right - left + 1); n > 0 {
		left, right = left-n/2, right+n-n/2
	}
	parts := draw.Rows(right-left+1, most)
	columns := draw.Rows(right-left+1, parts) // the same in all parts
	rows := bottom - top + 1

	wide, high := label+columns*cardW+14, label+rows*cardH+14
	seats := t.seats(s)
	x, y, w := margin, margin+parts*(high+14), wide
	width, height := wide+2*margin, y+draw.SeatsHeight(w, seats)+foot
	if o.Wide {
		x, y, w = margin+wide+24, margin, panel
		width, height = x+w+margin, margin+max(parts*(high+14), draw.SeatsHeight(w, seats)+foot)
	}
	c := draw.NewCanvas(width, height, t.head(s), slices.Concat(draw.SeatRules(), looks))
	for i := range parts {
		lies.draw(c, margin, margin+i*(high+14), top, left+i*columns, rows, columns)
	}
	c.Seats(x, y, w, seats)
	if s.Phase() != scrabblecards.Over {
		c.Text("dim", x+4, y+draw.SeatsHeight(w, seats)+14, 20, draw.Start, t.Say(deck)+" · "+t.cards(s.BagLen()))
	}
	return c.String()
}

// head returns the title of a position, and all of it in words.
func (t teller) head(s seen) draw.Head {
	desc := []string{Turn(s.at, t.o)}
	for p := range s.Players() {
		desc = append(desc, t.Say(descSeat, t.name(p), t.Points(s.Score(p)), t.cards(s.Held(p))))
		if cards := t.known(s, p).String(); cards != "" {
			desc = append(desc, t.Say(descHand, t.name(p), draw.Spaced(cards)))
		}
	}
	all := words(s)
	for _, w := range all {
		desc = append(desc, t.Say(descWord, w.Text, t.direction(w.Direction), w.At))
	}
	if len(all) == 0 {
		desc = append(desc, t.Say(noCard))
	}
	desc = append(desc, t.Say(descDeck, t.cards(s.BagLen())))
	return draw.Head{
		Game: "cards", Language: t.Tag, Scheme: t.o.Scheme.String(),
		Title: t.Say(title, t.names(s)), Desc: strings.Join(desc, " "),
	}
}

// draw draws a part of the table.
func (t *table) draw(c *draw.Canvas, x, y, top, left, rows, columns int) {
	c.Rect("felt", x, y, label+columns*cardW+14, label+rows*cardH+14, 16)
	x, y = x+label, y+label
	for i := range columns {
		if in(left+i, t.left, t.right) && !t.empty {
			c.Text("number", x+i*cardW+cardW/2, y-label/2+4, 17, draw.Middle, strconv.Itoa(left+i))
		}
	}
	for i := range rows {
		if in(top+i, t.top, t.bottom) && !t.empty {
			c.Text("number", x-label/2+2, y+i*cardH+cardH/2, 17, draw.Middle, strconv.Itoa(top+i))
		}
	}
	values := t.Rules().Options().Values
	var dots strings.Builder
	for row := range rows {
		for column := range columns {
			at := board.At(top+row, left+column)
			before, after := t.before.Letter(at), t.Letter(at)
			cx, cy := x+column*cardW, y+row*cardH
			switch {
			case after == 0 && before == 0:
				fmt.Fprintf(&dots, "M%d %dh4v4h-4z", cx+cardW/2-2, cy+cardH/2-2)
			case after == 0:
				c.Rect("gone", cx+3, cy+3, cardW-6, cardH-6, 6)
				c.Text("ghost b", cx+cardW/2, cy+cardH/2, 24, draw.Middle, strings.ToUpper(string(before)))
			default:
				one := card(after, values)
				if before == 0 {
					one.Class = draw.Fresh
				}
				c.Tile(cx, cy, cardW, cardH, one)
				if b := t.bonus[at]; b != scrabblecards.NoBonus {
					c.Rect("bonus", cx+cardW-24, cy-5, 24, 19, 5)
					c.Text("light b", cx+cardW-12, cy+4, 15, draw.Middle, "×"+strconv.Itoa(int(b)))
				}
			}
		}
	}
	if dots.Len() > 0 {
		c.Path("dots", dots.String())
	}
}

func in(n, least, most int) bool { return least <= n && n <= most }
