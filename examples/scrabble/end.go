package main

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/show"
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
		p.Line("  ", p.Paint(show.Strong, show.Left(names[player], squareColumn)),
			fmt.Sprintf(" %5d   %s %+5d", o.Scores[player]-o.Left[player], show.Left(left, 28), o.Left[player]),
			p.Paint(show.Strong, fmt.Sprintf("%7d", o.Scores[player])))
	}
	p.Line()
	scores := slices.Clone(o.Scores[:g.state.Rules().Options().Players])
	slices.SortStableFunc(scores, func(a, b int) int { return cmp.Compare(b, a) })
	var texts []string
	for _, n := range scores {
		texts = append(texts, strconv.Itoa(n))
	}
	result := p.Say("A drawn game")
	if !o.Drawn {
		result = p.Say("%s wins", names[o.Winner])
	}
	p.Line("  ", p.Paint(show.Strong, result), ", ", strings.Join(texts, "–"))
	if e := best.effect; e.Points > 0 {
		p.Line("  ", p.say(bestMove, names[e.Player], best.number, e.Words[0].String(), e.Points))
	}
	p.Clause(p.Say("The end"), o.End)
	p.Clause(p.Say("The verdict"), o.Verdict)
}
