package cardtable

import (
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A Table is where cards lie: a scrabblecards.State, or a scrabblecards.View.
type Table interface {
	Letter(row, col int) byte
	Letters() iter.Seq[scrabblecards.Letter]
}

// cell is the columns of a square: a letter, and a mark on either side.
const cell = 3

// bonusStyle is that of a bonus card.
const bonusStyle show.Style = "35" // magenta

// A frame is the squares between the outermost letters, with these.
type frame struct{ top, left, bottom, right int }

// frameOf holds all letters of the tables; without a letter it is not ok.
func frameOf(tables ...Table) (f frame, ok bool) {
	for _, t := range tables {
		for l := range t.Letters() {
			if !ok {
				f, ok = frame{l.Row, l.Column, l.Row, l.Column}, true
			}
			f.top, f.bottom = min(f.top, l.Row), max(f.bottom, l.Row)
			f.left, f.right = min(f.left, l.Column), max(f.right, l.Column)
		}
	}
	return f, ok
}

// columns is how wide a frame is drawn.
func (f frame) columns() int { return margin + cell*(f.right-f.left+1) }

// margin is the columns of the number of a row.
const margin = 4

// lines is the table after a move in lines, as far as letters lie there or lay there
// before, with the numbers of its rows and columns. Before a letter just laid is a *,
// after one with a bonus card of the move its 2 or 3, and what was just taken off stands
// once more between [ and ]. Letters of jokers are small.
func (f frame) lines(p *show.Page, before, after Table, m scrabblecards.Move) (lines []string) {
	numbers := show.Spaces(margin)
	for col := f.left; col <= f.right; col++ {
		numbers += number(col)
	}
	lines = append(lines, p.Paint(show.Faint, numbers))
	for row := f.top; row <= f.bottom; row++ {
		line := p.Paint(show.Faint, show.Left(show.Right(fmt.Sprint(row), margin-1), margin))
		for col := f.left; col <= f.right; col++ {
			line += square(p, before.Letter(row, col), after.Letter(row, col), bonusOn(m, row, col))
		}
		lines = append(lines, line)
	}
	return lines
}

// number is the number of a column, in two places or three.
func number(col int) string {
	if col <= -100 {
		return "   " // there is no room
	}
	return fmt.Sprintf("%2d ", col)[:cell]
}

// square is a square with the letters that lay and lie there, or 0, and the bonus card
// on it.
func square(p *show.Page, before, after byte, b scrabblecards.Bonus) string {
	switch {
	case after == 0 && before == 0:
		return p.Paint(show.Faint, " · ")
	case after == 0:
		return p.Paint(show.Faint, "["+string(before)+"]")
	}
	lead, st, trail := " ", show.Strong, " "
	if before == 0 {
		lead, st = "*", show.Laid
	}
	if b != scrabblecards.NoBonus {
		trail = p.Paint(bonusStyle, fmt.Sprint(uint8(b)))
	}
	return p.Paint(st, lead+string(after)) + trail
}

// bonusOn is the bonus card that a move plays on a square.
func bonusOn(m scrabblecards.Move, row, col int) scrabblecards.Bonus {
	b, letter := m.Bonus()
	at := letter - 1
	switch {
	case b == scrabblecards.NoBonus,
		m.Direction() == scrabblecards.Across && (row != m.Row() || col != m.Column()+at),
		m.Direction() == scrabblecards.Down && (col != m.Column() || row != m.Row()+at):
		return scrabblecards.NoBonus
	}
	return b
}

// Draw writes the table after a move. One that is wider than the page stands in parts,
// from left to right.
func Draw(p *show.Page, before, after Table, m scrabblecards.Move) {
	const indent = "  "
	f, ok := frameOf(before, after)
	if !ok {
		p.Line(indent, say(p, emptyTable))
		return
	}
	most := max(1, (p.Columns()-len(indent)-margin)/cell)
	for left := f.left; left <= f.right; left += most {
		if left > f.left {
			p.Line()
		}
		part := f
		part.left, part.right = left, min(left+most-1, f.right)
		p.Lines(part.lines(p, before, after, m))
	}
}

// Beside writes lines of text next to the table after a move, or above it where there
// is no room.
func Beside(p *show.Page, before, after Table, m scrabblecards.Move, text []string) {
	const indent, gap = 2, 3
	f, ok := frameOf(before, after)
	if !ok || indent+f.columns()+gap+show.Widest(text) > p.Columns() {
		p.Lines(text)
		p.Line()
		Draw(p, before, after, m)
		return
	}
	p.Beside(f.lines(p, before, after, m), text, 0)
}

// Legend says what the signs on a table mean.
func Legend(p *show.Page) { p.Paragraph("", show.Faint, say(p, legend)) }
