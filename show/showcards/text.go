package showcards

import (
	"strconv"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

const (
	cell   = 3 // the columns of a square: a letter, and a mark on either side
	indent = 2
	gap    = 3
)

// bonusStyle is the style of a bonus card.
const bonusStyle draw.Style = "35" // magenta

// Text draws a position: the table, the players with their points and hands, and the
// deck. A * stands before each letter that the steps have laid, a 2 or 3 after one with a
// bonus card, and letters that they took off stand between [ and ]. Letters of jokers are
// in lower case. The players stand beside the table where there is room, else below it. It
// is "" of the zero State and the zero View.
func Text(p scrabblecards.Position, o show.Options, since ...scrabblecards.Step) string {
	s := see(p)
	if s.Rules() == nil {
		return ""
	}
	t := to(o)
	const panel = 28
	seats := draw.SeatLines(o.Colour, panel, t.Say(hand), t.seats(s))
	if s.Phase() != scrabblecards.Over {
		seats = append(seats, draw.Paint(o.Colour, draw.Faint, t.Say(deck)+" ")+t.cards(s.BagLen()))
	}
	lines := tableLines(s, o, o.Columns()-indent, since...)
	if w := draw.Widest(lines); indent+w+gap+panel <= o.Columns() {
		lines = draw.Beside(lines, w, gap, seats)
	} else {
		lines = append(append(lines, ""), seats...)
	}
	for i, l := range lines {
		lines[i] = draw.Spaces(indent) + l
	}
	return draw.Text(lines)
}

// tableLines returns the lines of the table alone, as in [Text].
// to right.
func tableLines(s seen, o show.Options, columns int, since ...scrabblecards.Step) (lines []string) {
	if s.Rules() == nil {
		return nil
	}
	t := newTable(s, since)
	if t.empty {
		return draw.Wrap(to(o).Say(noCard), columns)
	}
	margin := 1 + max(3, len(strconv.Itoa(t.top)), len(strconv.Itoa(t.bottom)))
	most := max(1, (columns-margin)/cell)
	for left := t.left; left <= t.right; left += most {
		if left > t.left {
			lines = append(lines, "")
		}
		lines = append(lines, t.part(o.Colour, margin, left, min(left+most-1, t.right))...)
	}
	return lines
}

// part returns the columns of the table from left to right.
func (t *table) part(colour bool, margin, left, right int) (lines []string) {
	numbers := draw.Spaces(margin)
	for column := left; column <= right; column++ {
		number := draw.Right(strconv.Itoa(column), 2)
		if len(number) > cell {
			number = "" // there is no room
		}
		numbers += draw.Left(number, cell)
	}
	lines = append(lines, draw.Paint(colour, draw.Faint, numbers))
	for row := t.top; row <= t.bottom; row++ {
		line := draw.Paint(colour, draw.Faint, draw.Right(strconv.Itoa(row), margin-1)+" ")
		for column := left; column <= right; column++ {
			line += t.square(colour, board.At(row, column))
		}
		lines = append(lines, line)
	}
	return lines
}

// square draws a square.
func (t *table) square(colour bool, at board.Square) string {
	before, after := t.before.Letter(at), t.Letter(at)
	switch {
	case after == 0 && before == 0:
		return draw.Paint(colour, draw.Faint, " · ")
	case after == 0:
		return draw.Paint(colour, draw.Faint, "["+string(before)+"]")
	}
	lead, st, trail := " ", draw.Strong, " "
	if before == 0 {
		lead, st = "*", draw.Laid
	}
	if b := t.bonus[at]; b != scrabblecards.NoBonus {
		trail = draw.Paint(colour, bonusStyle, strconv.Itoa(int(b)))
	}
	return draw.Paint(colour, st, lead+string(after)) + trail
}
