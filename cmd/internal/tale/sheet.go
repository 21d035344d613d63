package tale

import (
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
)

// The columns of a score sheet, besides the names and the points.
const (
	numberColumn = 4
	rackColumn   = 8
	gap          = "  "
)

// sheetHead writes the names above the points.
func (t *Tale) sheetHead() {
	var points string
	for seat := range t.names {
		points += draw.Right(draw.Cut(t.Name(seat), 7), t.pointsColumn())
	}
	t.Line(draw.Spaces(t.sheetWidth()-draw.Columns(points)), t.Paint(draw.Faint, points))
}

// sheetWidth returns the columns of a sheet.
func (t *Tale) sheetWidth() int { return min(t.Columns(), 78) }

// pointsColumn returns the columns of the points of a player.
func (t *Tale) pointsColumn() int {
	column := 6
	for seat := range t.names {
		column = max(column, min(draw.Columns(t.Name(seat)), 7)+1)
	}
	return column
}

// nameColumn returns the columns of the names.
func (t *Tale) nameColumn() (column int) {
	for seat := range t.names {
		column = max(column, min(draw.Columns(t.Name(seat)), 12))
	}
	return column
}

// note keeps the notation of a step for the line of its turn. What is drawn is left out where
// racks are hidden: there the line shows the rack.
func (t *Tale) note(s game.Step) {
	if t.rules.Game().Kind(s.Move) != "draw" || !t.rules.Traits().Hidden {
		text := s.Move.String()
		if s.Seat != t.seat {
			text = t.Name(s.Seat) + "\u00a0" + text
		}
		t.sheet = append(t.sheet, strings.ReplaceAll(text, " ", "\u00a0"))
	}
}

// line writes the line of a turn: who played, the rack where it is hidden, the moves, and the
// points of all.
func (t *Tale) line(p game.Position) {
	first := t.steps[0].Before
	before := draw.Right(draw.Number(t.turn), numberColumn) + gap + draw.Left(draw.Cut(t.Name(first.Turn()), 12), t.nameColumn()) + gap
	if t.rules.Traits().Hidden {
		before += t.Paint(draw.Faint, draw.Left(extra.ActsOf(first, first.Turn()).Rack, rackColumn))
	}
	var points string
	for seat := range t.names {
		text := ""
		if n := p.Score(seat); n != first.Score(seat) || seat == first.Turn() {
			text = draw.Number(n)
		}
		points += draw.Right(text, t.pointsColumn())
	}
	column := draw.Columns(before)
	room := t.sheetWidth() - column - draw.Columns(points)
	for _, l := range draw.Wrap(strings.Join(t.sheet, " "), max(room, 10)) {
		t.Line(before, draw.Left(l, room), points)
		before, points = draw.Spaces(column), ""
	}
	t.sheet = nil
}
