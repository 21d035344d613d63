package showscrabble

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// premiums tells how squares look that no tile covers, as in other programs.
var premiums = map[scrabble.Premium]struct {
	mark  string
	style draw.Style
}{
	{Letter: 1, Word: 1}: {"·", draw.Faint},
	{Letter: 2, Word: 1}: {"'", "36"}, // cyan
	{Letter: 3, Word: 1}: {`"`, "34"}, // blue
	{Letter: 1, Word: 2}: {"-", "35"}, // magenta
	{Letter: 1, Word: 3}: {"=", "31"}, // red
	{Letter: 4, Word: 1}: {"^", "1;34"},
	{Letter: 1, Word: 4}: {"~", "1;31"},
}

// Text draws a position: the board, the players with their points and racks, and the
// bag. Each tile is its letter, in lower case where a joker stands for it, with a * before
// it where the steps have laid it. The players stand beside the board in 77 columns or more, else
// below it. It returns "" for the zero State and the zero View.
func Text(p scrabble.Position, o show.Options, since ...scrabble.Step) string {
	s := see(p)
	if s.Rules() == nil {
		return ""
	}
	t := to(o)
	const indent, gap, panel = 2, 4, 34
	lines := boardLines(s, o, since...)
	w := draw.Widest(lines)
	seats := draw.SeatLines(o.Colour, panel, t.Say(rack), t.seats(s))
	if s.Phase() != scrabble.Over {
		seats = append(seats, "", draw.Paint(o.Colour, draw.Faint, t.Say(draw.Bag)+" ")+t.tiles(s.BagLen()))
	}
	if indent+w+gap+panel <= o.Columns() {
		lines = draw.Beside(lines, w, gap, append(make([]string, len(draw.Heads(s.Rules().Options().Squares.Column, scrabble.Size))), seats...))
	} else {
		lines = append(append(lines, ""), seats...)
	}
	for i, l := range lines {
		lines[i] = draw.Spaces(indent) + l
	}
	return draw.Text(lines)
}

// boardLines returns the lines of the board alone, as in [Text].
func boardLines(s seen, o show.Options, since ...scrabble.Step) (lines []string) {
	if s.Rules() == nil {
		return nil
	}
	fresh := laid(since)
	paint := func(st draw.Style, text string) string { return draw.Paint(o.Colour, st, text) }
	opts := s.Rules().Options()
	head := draw.Heads(opts.Squares.Column, scrabble.Size)
	for _, l := range head {
		lines = append(lines, paint(draw.Faint, l))
	}
	for row := range scrabble.Size {
		name := opts.Squares.Row(row)
		line := paint(draw.Faint, draw.Right(name, 2)) + " "
		for column := range scrabble.Size {
			q := board.At(row, column)
			switch c := s.Letter(q); {
			case c != 0 && fresh[q]:
				line += paint(draw.Laid, "*"+string(c))
			case c != 0:
				line += " " + paint(draw.Strong, string(c))
			default:
				premium := premiums[opts.Board[row][column]]
				line += " " + paint(premium.style, premium.mark)
			}
		}
		lines = append(lines, line+"  "+paint(draw.Faint, name))
	}
	return append(lines, lines[:len(head)]...)
}
