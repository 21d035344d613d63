package scrabble

import (
	"fmt"

	"github.com/jeudelettres/lettres/internal/draw"
)

// verdict writes the count of the tiles left, who wins, and the clauses that say so.
func (p page) verdict(g *game, best turn) {
	s := g.state
	o, _ := s.Outcome()
	p.Heading(p.Say("The count"))
	for player := range s.Players() {
		left := p.say(nothingLeft)
		if rack := s.Rack(player).String(); rack != "" {
			left = p.say(leftOver, spaced(rack))
		}
		p.Line("  ", p.Paint(draw.Strong, draw.Left(names[player], squareColumn)),
			fmt.Sprintf(" %5d   %s %+5d", o.Scores[player]-o.Left[player], draw.Left(left, 28), o.Left[player]),
			p.Paint(draw.Strong, fmt.Sprintf("%7d", o.Scores[player])))
	}
	p.Line()
	p.Line("  ", p.Result(names, o.Scores[:len(g.levels)], int(o.Winner), o.Drawn))
	if e := best.effect; e.Points > 0 {
		p.Line("  ", p.say(bestMove, names[e.Player], best.number, e.Words[0].String(), e.Points))
	}
	p.Ending(o.End, o.Verdict)
}
