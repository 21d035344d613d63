package scrabbletale

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabble"
)

// Points is how many points a move brought the player who made it, and how many they have
// then, the tiles left at the end not yet counted.
func Points(step scrabble.Step) (score, total int) {
	o, _ := step.After.Outcome()
	before, _ := step.Before.Outcome()
	p := step.Player
	total = step.After.Score(p) - o.Left[p]
	return total - (step.Before.Score(p) - before.Left[p]), total
}

// Move tells a move of a record as it was written.
func (t *Tale) Move(n int, text string, step scrabble.Step) {
	t.state, t.drawn = step.After, false
	if n == 1 {
		t.Line()
	}
	line := draw.Right(strconv.Itoa(n), 4) + "  " + draw.Left(t.players[step.Player], t.column) + "  "
	remark := ""
	switch step.Move.Kind() {
	case scrabble.KindDraw:
		t.Line(line, t.Paint(draw.Faint, text))
		return
	case scrabble.KindPlace:
		t.last = step.Move
		remark = t.words(step.After, t.last)
	case scrabble.KindContest:
		remark = t.say(foundGood)
		if undone := step.Effect().Undone; undone.Kind() != scrabble.KindNone {
			remark = t.say(takenBack, step.Before.Notation(undone))
			t.last = scrabble.Move{}
		}
	}
	if k := step.Move.Kind(); step.Before.Rules().Options().Duplicate != scrabble.NotDuplicate && (k == scrabble.KindPlace || k == scrabble.KindPass) {
		remark = t.round(step)
	}
	score, total := Points(step)
	line += t.Paint(draw.Faint, draw.Left(step.Before.Rack(step.Player).String(), 8)) + " " + t.Paint(draw.Strong, draw.Left(text, 20)) +
		draw.Right(draw.Signed(score), 5) + draw.Right(draw.Number(total), 6)
	t.remark(line, remark)
}

// round is, of the decision that ends a round of a duplicate game, what stays on the board
// and what the players gain.
func (t *Tale) round(step scrabble.Step) string {
	e := step.Effect()
	t.last = e.Laid
	if e.Laid.Kind() != scrabble.KindPlace {
		return ""
	}
	var gains []string
	for p := range step.Before.Players() {
		gains = append(gains, t.players[p]+" "+draw.Signed(e.Gains[p]))
	}
	return t.say(stays, step.Before.Notation(e.Laid), strings.Join(gains, ", "))
}

// RefuseMove tells that a move of a record was refused in a position, and draws that.
func (t *Tale) RefuseMove(n int, p scrabble.Player, text string, at scrabble.State, r program.Refusal) {
	t.state = at
	t.Heading(t.Say("Move %d: %s %s", n, t.players[p], text))
	t.draw()
	t.Line()
	t.Paragraph("  ", draw.Call, t.say(wrong, text, r.Detail))
	t.Refusal(r)
	t.onTurn()
}
