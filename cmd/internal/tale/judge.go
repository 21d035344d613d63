package tale

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
)

// Refuse tells that move n, written as text, was refused in a position, which it draws unless
// it stands right above.
func (t *Tale) Refuse(n int, p game.Position, seat int, text string, why program.Refusal) {
	t.flush()
	t.Heading(t.say(moveOf, n, t.Name(seat), text))
	if t.drawn != p {
		t.draw(p)
		t.Line()
	}
	if m, err := p.Rules().Game().ParseMove(text); err == nil && strings.Trim(text, "+-?.=~^") == "" {
		text = t.Page.Move(p, m)
	}
	t.Paragraph("  ", draw.Call, t.say(notLegal, text, why.Detail))
	why.Base = extra.BaseOf(t.rules, why.Clause)
	t.Refusal(why)
	t.onTurn(p)
}

// Position tells how a game stands that is not over.
func (t *Tale) Position(p game.Position) {
	t.flush()
	t.Heading(t.say(notOver))
	if t.drawn != p {
		t.draw(p)
	}
	t.onTurn(p)
}

// onTurn tells who has to act, if anybody has.
func (t *Tale) onTurn(p game.Position) {
	if !p.Over() {
		t.Line()
		t.Line("  ", t.Paint(draw.Strong, p.View(p.Turn()).Status(t.Options())))
	}
}

// Choices tells what the player on turn can do, by the kind of move: all of it, or those of
// most points.
func (t *Tale) Choices(p game.Position, all bool) {
	t.flush()
	const few = 6
	g := t.rules.Game()
	moves, kinds := map[string][]game.Move{}, []string(nil)
	for m := range p.Moves(p.Turn()) {
		kind := g.Kind(m)
		if moves[kind] == nil {
			kinds = append(kinds, kind)
		}
		moves[kind] = append(moves[kind], m)
	}
	for _, kind := range kinds {
		some := moves[kind]
		if !all {
			slices.SortStableFunc(some, func(a, b game.Move) int { return p.Points(b) - p.Points(a) })
		}
		var texts []string
		for _, m := range some {
			text := strings.ReplaceAll(p.Notation(m), " ", "\u00a0")
			if n := p.Points(m); n > 0 {
				text += "\u00a0" + strconv.Itoa(n)
			}
			texts = append(texts, text)
		}
		t.Choice(t.kind(kind), texts, ", ", few, all)
	}
	for author := range p.Open() {
		if t.rules.Traits().Strict {
			break
		}
		var others []string
		for seat := range t.rules.Seats() {
			if seat != author {
				others = append(others, t.Name(seat))
			}
		}
		t.Choice(t.kind("contest"), []string{g.Contest().String() + " (" + strings.Join(others, ", ") + ")"}, "", 1, true)
		break
	}
}

// kind returns a kind of move as something to do.
func (t *Tale) kind(kind string) string {
	if phrase, ok := kinds[kind]; ok {
		return t.say(phrase)
	}
	return kind
}

// Verdict tells a game that is over: the last position unless it stands right above, the
// count, who has won, and the clauses that ended and decided it. It tells nothing of a game
// that goes on.
func (t *Tale) Verdict(p game.Position) {
	o, over := p.Outcome()
	if !over {
		return
	}
	t.flush()
	t.Heading(t.say(theCount))
	if t.drawn != p {
		t.draw(p)
		t.Line()
	}
	if sum := p.Sum(t.Options()); sum != "" {
		t.Page.Draw(sum)
		t.Line()
	}
	result := o.Tell(t.rules.Game(), t.Options())
	if result == "" {
		result = t.result(o)
	}
	t.Paragraph("  ", draw.Strong, result)
	t.Ending(o.End, o.Verdict)
	base := extra.BaseOf(t.rules, o.Verdict)
	if base == "" {
		base = extra.BaseOf(t.rules, o.End)
	}
	if base != "" {
		t.Base(base)
	}
}

// result returns who has won a game that has no tale.
func (t *Tale) result(o game.Outcome) string {
	if o.Winner < 0 {
		return t.say(drawnGame, draw.Tally(t.Language(), o.Points...))
	}
	points := append([]int{o.Points[o.Winner]}, slices.Delete(slices.Clone(o.Points), o.Winner, o.Winner+1)...)
	return t.say(wins, t.Name(o.Winner), draw.Tally(t.Language(), points...))
}

// Legal tells that all the moves of a record, so many, were legal.
func (t *Tale) Legal(moves int) {
	t.flush()
	if moves > 0 {
		t.Line()
		t.Line(t.say(allLegal, moves))
	}
}
