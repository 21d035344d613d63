package showjago

import (
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/show"
)

// The styles of the two colours, and of letters that have just been laid or turned.
var (
	colours = [2]draw.Style{jago.Red: "1;31", jago.Blue: "1;34"}
	fresh   = [2]draw.Style{jago.Red: "1;37;41", jago.Blue: "1;37;44"} // white on red, on blue
)

// Text draws a position: the board, the players with how many letters show their colour
// and their racks, the letters beside the board, and the bag. A * stands before each
// letter that the steps have laid, a + before each that they have turned. The players
// stand beside the board in 72 columns or more, else below it. It returns "" for the zero
// State.
func Text(s jago.State, o show.Options, since ...jago.Step) string {
	if s.Rules() == nil {
		return ""
	}
	const indent, gap, panel = 2, 5, 36
	t := to(o)
	lines := boardLines(s, o, since...)
	w := draw.Widest(lines)
	seats := t.panel(s, panel)
	if indent+w+gap+panel <= o.Columns() {
		lines = draw.Beside(lines, w, gap, append(make([]string, len(draw.Heads(s.Rules().Options().Squares.Column, jago.Size))), seats...))
	} else {
		lines = append(append(lines, ""), seats...)
	}
	for i, l := range lines {
		lines[i] = draw.Spaces(indent) + l
	}
	return draw.Text(lines)
}

// panel returns what stands beside the board, in w columns.
func (t teller) panel(s jago.State, w int) (lines []string) {
	lines = draw.SeatLines(t.o.Colour, w, t.Say(rack), t.seats(s))
	if letters := s.Beside().String(); letters != "" {
		lines = append(lines, "", draw.Paint(t.o.Colour, draw.Faint, t.Say(beside)))
		for _, l := range draw.Wrap(draw.Spaced(letters), w-2) {
			lines = append(lines, "  "+draw.Paint(t.o.Colour, draw.Strong, l))
		}
	}
	return append(lines, "", draw.Paint(t.o.Colour, draw.Faint, t.Say(draw.Bag)+" ")+t.letters(s.BagLen()))
}

// boardLines returns the lines of the board alone, as in [Text].
func boardLines(s jago.State, o show.Options, since ...jago.Step) (lines []string) {
	if s.Rules() == nil {
		return nil
	}
	before := s
	if len(since) > 0 && since[0].Before.Rules() != nil {
		before = since[0].Before
	}
	squares := s.Rules().Options().Squares
	head := draw.Heads(squares.Column, jago.Size)
	for _, l := range head {
		lines = append(lines, draw.Paint(o.Colour, draw.Faint, l))
	}
	for row := range jago.Size {
		number := squares.Row(row)
		line := draw.Paint(o.Colour, draw.Faint, draw.Right(number, 2)) + " "
		for column := range jago.Size {
			line += square(o.Colour, before, s, board.At(row, column))
		}
		lines = append(lines, line+"  "+draw.Paint(o.Colour, draw.Faint, number))
	}
	return append(lines, lines[:len(head)]...)
}

// square returns a square in two columns: the mark, and the letter.
func square(colour bool, before, now jago.State, at board.Square) string {
	letter := now.Letter(at)
	owner, _ := now.Colour(at)
	text := string(letter)
	if owner == jago.Blue {
		text = strings.ToLower(text)
	}
	switch c := changeOf(before, now, at); {
	case letter == 0 && at == jago.Centre():
		return " " + draw.Paint(colour, draw.Strong, "×")
	case letter == 0:
		return " " + draw.Paint(colour, draw.Faint, "·")
	case c == laid:
		return draw.Paint(colour, fresh[owner], "*"+text)
	case c == turned:
		return draw.Paint(colour, fresh[owner], "+"+text)
	}
	return " " + draw.Paint(colour, colours[owner], text)
}

// A change tells what has happened to a square.
type change int

const (
	same change = iota
	laid
	turned
)

func changeOf(before, now jago.State, at board.Square) change {
	was, _ := before.Colour(at)
	is, _ := now.Colour(at)
	switch {
	case before.Letter(at) != now.Letter(at):
		return laid
	case was != is:
		return turned
	}
	return same
}
