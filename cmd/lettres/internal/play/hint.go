package play

import (
	"context"
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
)

// hintNodes bounds the search for a hint to a fraction of a second.
const hintNodes = 10_000

// hint tells what a champion would do, what it brings, and how it compares with the next best.
func (s *session) hint() error {
	if b, ok := s.adviser.(game.Limited); ok {
		b.Limit(bot.Budget{Nodes: hintNodes})
	}
	best, a, err := s.adviser.Decide(context.Background(), s.at.View(person))
	if err != nil {
		return err
	}
	name := func(m game.Move) string { return s.at.Say(m, s.Options()) }
	text := s.say(hintMove, name(best))
	percent := func(win float64) int { return int(math.Round(100 * win)) }
	switch c := a.Candidates; {
	case len(c) == 0 || c[0].Visits == 0:
		s.Explain(text)
	case len(c) == 1 || c[1].Visits == 0:
		s.Explain(text, s.say(hintWin, percent(c[0].Win)))
	default:
		s.Explain(text, s.say(hintNext, percent(c[0].Win), percent(c[1].Win), name(c[1].Move)))
	}
	return nil
}
