package showjago

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/show"
)

// The measures of a drawing, in the units of its viewBox.
const (
	side   = 52 // of a square
	label  = 30 // for the names of rows and columns
	margin = 20
	frame  = 8
	foot   = 40
	panel  = 560 // beside the board
	letter = 38  // of a tile beside the board
)

// looks tells how the parts that only Jago has look.
var looks = []draw.Rule{
	{"frame", "fill:#5b4630", "fill:#33281c"},
	{"plain", "fill:#efe5d0", "fill:#3a3733"},
	{"cross", "stroke:#b39b72;stroke-width:4;stroke-linecap:round", "stroke:#7d7361"},
	{"red", "fill:#d63a2f", "fill:#d8453a"},
	{"rededge", "fill:#8f1f17", "fill:#7f1d16"},
	{"blue", "fill:#2563c9", "fill:#3b78dd"},
	{"blueedge", "fill:#153f88", "fill:#1b3f80"},
	{"glow", "fill:none;stroke:#ffd24a;stroke-width:5", ""},
	{"redink", "fill:#b4271d", "fill:#ff8278"},
	{"blueink", "fill:#1d4fa6", "fill:#8db8ff"},
}

var (
	classes = [2]string{jago.Red: "red", jago.Blue: "blue"}
	inks    = [2]string{jago.Red: "redink", jago.Blue: "blueink"}
)

// seats returns the players.
func (t teller) seats(s jago.State) (seats []draw.Seat) {
	for p := range s.Players() {
		letters := s.Rack(p).String()
		seat := draw.Seat{
			Name: t.name(p), Points: s.Score(p), Class: inks[p], Style: colours[p], Turn: p == s.Turn() && s.Phase() != jago.Over,
			Text: "–",
		}
		hidden := max(0, s.Held(p)-len(letters))
		switch {
		case letters != "":
			seat.Text = draw.Spaced(letters + strings.Repeat("_", hidden))
		case hidden > 0:
			seat.Text = t.letters(hidden)
		}
		for _, c := range letters {
			seat.Tiles = append(seat.Tiles, tile(string(c), p))
		}
		for range hidden {
			seat.Tiles = append(seat.Tiles, draw.Tile{})
		}
		seats = append(seats, seat)
	}
	return seats
}

// tile returns a letter that shows the colour of a player.
func tile(letter string, p jago.Player) draw.Tile {
	return draw.Tile{Letter: letter, Class: classes[p], Face: "light", Round: p == jago.Blue}
}

// SVG draws a position as [Text] does: the players below the board, or beside it for a
// wide screen. Red letters are squares and blue ones discs; letters that the steps have
// laid or turned have a ring. It returns "" for the zero State.
func SVG(s jago.State, o show.Options, since ...jago.Step) string {
	if s.Rules() == nil {
		return ""
	}
	t := to(o)
	before := s
	if len(since) > 0 && since[0].Before.Rules() != nil {
		before = since[0].Before
	}
	const square = label + jago.Size*side + 2*frame
	seats := t.seats(s)
	x, y, w := margin, margin+square+14, square
	if o.Wide {
		x, y, w = margin+square+24, margin+label, panel
	}
	aside := s.Beside().String()
	most := (w - 8) / (letter + 2)
	top := y + draw.SeatsHeight(w, seats)
	rows := draw.Rows(len(aside), most)
	end := top + foot
	if rows > 0 {
		end += 30 + rows*(letter+4)
	}
	width, height := square+2*margin, end
	if o.Wide {
		width, height = x+w+margin, max(end, square+2*margin)
	}
	c := draw.NewCanvas(width, height, t.head(s), slices.Concat(draw.SeatRules(), looks))
	drawBoard(c, before, s)
	c.Seats(x, y, w, seats)
	if rows > 0 {
		c.Text("dim", x+4, top+12, 20, draw.Start, t.Say(beside))
		for i, r := range aside {
			c.Tile(x+4+i%most*(letter+2), top+30+i/most*(letter+4), letter, letter, draw.Tile{Letter: string(r)})
		}
	}
	c.Text("dim", x+4, end-foot+14, 20, draw.Start, t.Say(draw.Bag)+" · "+t.letters(s.BagLen()))
	return c.String()
}

// head returns the title of a position, and all of it in words.
func (t teller) head(s jago.State) draw.Head {
	desc := []string{Turn(s, t.o)}
	for p, seat := range t.seats(s) {
		key := [2]string{jago.Red: descRed, jago.Blue: descBlue}[p]
		desc = append(desc, t.Say(key, seat.Name, t.letters(seat.Points), seat.Text))
	}
	words := s.AppendBoard(nil)
	for _, w := range words {
		desc = append(desc, t.Say(descWord, w.Text, s.Rules().Options().Squares.Name(w.At, w.Direction), t.name(w.Owner), t.shown(s, w)))
	}
	if len(words) == 0 {
		desc = append(desc, t.Say(emptyBoard))
	}
	if letters := s.Beside().String(); letters != "" {
		desc = append(desc, t.Say(descBeside, draw.Spaced(letters)))
	}
	desc = append(desc, t.Say(descBag, t.letters(s.BagLen())))
	return draw.Head{
		Game: "jago", Language: t.Tag, Scheme: t.o.Scheme.String(),
		Title: t.Say(title, t.name(jago.Red), t.name(jago.Blue)), Desc: strings.Join(desc, " "),
	}
}

// shown returns the colours of the letters of a word: "red 3, blue 1".
func (t teller) shown(s jago.State, w jago.Word) string {
	var counts [2]int
	for i := range len(w.Text) {
		p, _ := s.Colour(w.At.Next(w.Direction, i))
		counts[p&1]++
	}
	var texts []string
	for p, key := range []string{red, blue} {
		if counts[p] > 0 {
			texts = append(texts, t.Say(key)+" "+strconv.Itoa(counts[p]))
		}
	}
	return draw.List(texts)
}

// drawBoard draws the board with its letters.
func drawBoard(c *draw.Canvas, before, s jago.State) {
	const left, top = margin + label, margin + label
	c.Rect("frame", left, top, jago.Size*side+2*frame, jago.Size*side+2*frame, 12)
	for i := range jago.Size {
		at := frame + i*side + side/2
		c.Text("dim", left+at, margin+label/2-1, 20, draw.Middle, s.Rules().Options().Squares.Column(i))
		c.Text("dim", margin+label/2-2, top+at, 20, draw.Middle, s.Rules().Options().Squares.Row(i))
	}
	var squares strings.Builder
	for q := range board.Squares(jago.Size, jago.Size) {
		fmt.Fprintf(&squares, "M%d %dh%dv%dh-%dz", left+frame+int(q.Column)*side+1, top+frame+int(q.Row)*side+1, side-2, side-2, side-2)
	}
	c.Path("plain", squares.String())
	for q := range board.Squares(jago.Size, jago.Size) {
		x, y := left+frame+int(q.Column)*side, top+frame+int(q.Row)*side
		letter := s.Letter(q)
		if letter == 0 {
			if q == jago.Centre() {
				c.Path("cross", fmt.Sprintf("M%d %dl16 16m0-16l-16 16", x+side/2-8, y+side/2-8))
			}
			continue
		}
		owner, _ := s.Colour(q)
		one := tile(string(letter), owner)
		one.Ring = changeOf(before, s, q) != same
		c.Tile(x+1, y+1, side-2, side-2, one)
	}
}
