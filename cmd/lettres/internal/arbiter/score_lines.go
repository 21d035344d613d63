package arbiter

import (
	"slices"
	"strconv"
	"strings"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/show"
)

// scored tells a move of a game that has points beside its moves, as a line of a score sheet: who
// made it, the rack where it is hidden, the move as it was written, and the points. What else the
// move did stands beside it, or below where there is no room.
func (r *textReport) scored(m *judge.Ruling) {
	page, names := r.story.Page, 0
	for _, name := range r.game.Names {
		names = max(names, min(draw.Columns(name), 20))
	}
	if m.N == 1 {
		page.Line()
	}
	line := draw.Right(strconv.Itoa(m.N), 4) + "  " + draw.Left(draw.Cut(page.Name(m.By), 20), names) + "  "
	g := r.game.Rules.Game()
	if g.Kind(m.Move) == "draw" {
		page.Line(line, page.Paint(draw.Faint, m.Text))
		return
	}
	if r.game.Rules.Traits().Hidden {
		line += page.Paint(draw.Faint, draw.Left(extra.ActsOf(m.Before, m.By).Rack, 8)) + " "
	}
	line += page.Paint(draw.Strong, draw.Left(m.Text, 20)) + draw.Right(draw.Signed(m.Score), 5) + draw.Right(draw.Number(m.Total), 6)
	const gap = 3
	remark := r.remark(m)
	if draw.Columns(line)+gap+draw.Columns(remark) <= page.Columns() {
		page.Line(line, draw.Spaces(gap), page.Paint(draw.Faint, remark))
		return
	}
	page.Line(line)
	indent := draw.Spaces(4 + 2 + names + 2)
	for _, l := range draw.Wrap(remark, max(min(page.Columns(), 80)-draw.Columns(indent), 40)) {
		page.Line(indent, page.Paint(draw.Faint, l))
	}
}

// remark returns what a move did besides what the line of it says: all that a contest did, and
// of others how the points come about, and what their first sentence does not tell.
func (r *textReport) remark(m *judge.Ruling) string {
	said := m.Tell(r.story.Options())
	if len(said) > 0 && !m.Contests() {
		_, sum, found := strings.Cut(said[0].Text, ": ")
		said = slices.Clone(said[1:])
		if found {
			said = slices.Insert(said, 0, show.Sentence{Text: sum})
		}
	}
	return strings.TrimSuffix(show.Join(said), ".")
}
