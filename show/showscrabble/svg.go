package showscrabble

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// The measures of a drawing, in the units of its viewBox.
const (
	square = 42
	label  = 30 // for the names of rows and columns
	margin = 20
	frame  = 8
	foot   = 40
	panel  = 400 // beside the board
)

// looks tells how the parts that only Scrabble has look.
var looks = []draw.Rule{
	{"frame", "fill:#14532d", "fill:#0a1c11"},
	{"plain", "fill:#dfe8d8", "fill:#2c3b33"},
	{"l2", "fill:#a9d5ec", "fill:#2b5a75"},
	{"l3", "fill:#3f8fc9", "fill:#1f6fae"},
	{"w2", "fill:#f5b7b1", "fill:#7c3f4c"},
	{"w3", "fill:#e2583e", "fill:#b23a26"},
	{"l4", "fill:#5b6fd6", "fill:#4453ad"},
	{"w4", "fill:#9b3fb5", "fill:#7b2f92"},
	{"mark", "fill:#1f2a24;fill-opacity:.62", "fill:#fff;fill-opacity:.62"},
	{"markon", "fill:#fff;fill-opacity:.92", ""},
	{"star", "fill:#b03a2e", "fill:#f0a29a"},
}

// premium returns the class of a square, what is written on it, and in which class.
func (t teller) premium(p scrabble.Premium) (class, mark, on string) {
	switch p {
	case scrabble.Premium{Letter: 2, Word: 1}:
		return "l2", t.Say(doubleLetter), "mark"
	case scrabble.Premium{Letter: 3, Word: 1}:
		return "l3", t.Say(tripleLetter), "markon"
	case scrabble.Premium{Letter: 4, Word: 1}:
		return "l4", t.Say(fourLetter), "markon"
	case scrabble.Premium{Letter: 1, Word: 2}:
		return "w2", t.Say(doubleWord), "mark"
	case scrabble.Premium{Letter: 1, Word: 3}:
		return "w3", t.Say(tripleWord), "markon"
	case scrabble.Premium{Letter: 1, Word: 4}:
		return "w4", t.Say(fourWord), "markon"
	}
	return "plain", "", "mark"
}

// SVG draws a position as [Text] does: the players below the board, or beside it for a
// wide screen. Tiles that nobody may see show their backs; a joker has a ring around its
// letter and no points. It returns "" for the zero State and the zero View.
func SVG(p scrabble.Position, o show.Options, since ...scrabble.Step) string {
	s := see(p)
	if s.Rules() == nil {
		return ""
	}
	t := to(o)
	const side = label + scrabble.Size*square + 2*frame
	seats := t.seats(s)
	x, y, w := margin, margin+side+14, side
	width, height := side+2*margin, y+draw.SeatsHeight(w, seats)+foot
	if o.Wide {
		x, y, w = margin+side+24, margin+label, panel
		width, height = x+w+margin, side+2*margin // no seats are higher
	}
	c := draw.NewCanvas(width, height, t.head(s), slices.Concat(draw.SeatRules(), looks))
	t.drawBoard(c, s, laid(since))
	c.Seats(x, y, w, seats)
	if s.Phase() != scrabble.Over {
		c.Text("dim", x+4, y+draw.SeatsHeight(w, seats)+14, 20, draw.Start, t.Say(draw.Bag)+" · "+t.tiles(s.BagLen()))
	}
	return c.String()
}

// head returns the title of a position, and all of it in words.
func (t teller) head(s seen) draw.Head {
	opts := s.Rules().Options()
	var names []string
	desc := []string{Turn(s.at, t.o)}
	for p := range s.Players() {
		names = append(names, t.name(p))
		desc = append(desc, t.Say(descSeat, t.name(p), t.Points(s.Score(p)), t.tiles(s.Held(p))))
		if letters := t.known(s, p).String(); letters != "" {
			desc = append(desc, t.Say(descRack, t.name(p), draw.Spaced(letters)))
		}
	}
	all := words(s)
	for _, w := range all {
		desc = append(desc, t.Say(descWord, w.Text, opts.Squares.Name(w.At, w.Direction)))
	}
	if len(all) == 0 {
		desc = append(desc, t.Say(noWord))
	}
	desc = append(desc, t.Say(descBag, t.tiles(s.BagLen())))
	return draw.Head{
		Game: "scrabble", Language: t.Tag, Scheme: t.o.Scheme.String(),
		Title: t.Say(title, draw.List(names)), Desc: strings.Join(desc, " "),
	}
}

// drawBoard draws the board with its tiles.
func (t teller) drawBoard(c *draw.Canvas, s seen, fresh map[board.Square]bool) {
	opts := s.Rules().Options()
	const left, top = margin + label, margin + label
	c.Rect("frame", left, top, scrabble.Size*square+2*frame, scrabble.Size*square+2*frame, 12)
	for i := range scrabble.Size {
		at := frame + i*square + square/2
		c.Text("dim", left+at, margin+label/2-1, 18, draw.Middle, opts.Squares.Column(i))
		c.Text("dim", margin+label/2-2, top+at, 18, draw.Middle, opts.Squares.Row(i))
	}
	corner := func(q board.Square) (x, y int) {
		return left + frame + int(q.Column)*square, top + frame + int(q.Row)*square
	}
	grounds, order := map[string]*strings.Builder{}, []string{}
	for q := range board.Squares(scrabble.Size, scrabble.Size) {
		class, _, _ := t.premium(opts.Board[q.Row][q.Column])
		if grounds[class] == nil {
			grounds[class], order = &strings.Builder{}, append(order, class)
		}
		x, y := corner(q)
		fmt.Fprintf(grounds[class], "M%d %dh%dv%dh-%dz", x+1, y+1, square-2, square-2, square-2)
	}
	for _, class := range order {
		c.Path(class, grounds[class].String())
	}
	for q := range board.Squares(scrabble.Size, scrabble.Size) {
		x, y := corner(q)
		if letter := s.Letter(q); letter != 0 {
			one := tile(letter, opts.Values)
			if fresh[q] {
				one.Class = draw.Fresh
			}
			c.Tile(x, y, square, square, one)
			continue
		}
		_, mark, on := t.premium(opts.Board[q.Row][q.Column])
		if q == scrabble.Centre() {
			c.Path("star", star(x+square/2, y+square/2))
			continue
		}
		c.Text(on, x+square/2, y+square/2, 16, draw.Middle, mark)
	}
}

// star returns a star of five points around a place.
func star(x, y int) string {
	return fmt.Sprintf("M%d %dl4 9 10 1-8 7 2 10-8-5-8 5 2-10-8-7 10-1z", x, y-14)
}
