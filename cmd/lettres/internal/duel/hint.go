package duel

import (
	"context"
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// hintNodes is how far a hint is thought through: a fraction of a second.
const hintNodes = 10_000

// hint is what a champion would do, what it brings, and how it compares with the next best.
func (t *session) hint() error {
	t.adviser.Budget.Nodes = hintNodes
	think, err := t.adviser.Think(context.Background(), t.state.View(person))
	if err != nil {
		return err
	}
	var a bot.Analysis[jarnac.Move]
	for a = range think {
	}
	best, _ := a.Best()
	name := func(m jarnac.Move) string { return showjarnac.Move(t.state, m, t.Options()) }
	text := t.tell(hintMove, name(best))
	if n := t.state.Points(best); n > 0 {
		text = t.tell(hintPoints, name(best), n)
	}
	percent := func(win float64) int { return int(math.Round(100 * win)) }
	switch c := a.Candidates; {
	case c[0].Visits == 0:
		t.explain(text, t.tell(hintOnly))
	case len(c) == 1 || c[1].Visits == 0:
		t.explain(text, t.tell(hintWin, percent(c[0].Win)))
	default:
		t.explain(text, t.tell(hintNext, percent(c[0].Win), percent(c[1].Win), name(c[1].Move)))
	}
	return nil
}

// help is what can be typed.
func (t *session) help() {
	t.Draw(t.tell(howTo, t.Name(int(opponent))))
}
