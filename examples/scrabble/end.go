package main

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// verdict writes the count of the tiles left, who wins, and the clauses that say so.
func (p *page) verdict(g *game, best turn) {
	s := g.state
	o, _ := s.Outcome()
	p.heading(p.say(theCount))
	for player := range s.Players() {
		left := p.say(nothingLeft)
		if rack := s.Rack(player).String(); rack != "" {
			left = p.say(leftOver, spaced(rack))
		}
		p.line("  ", p.paint(strong, pad(names[player], squareColumn)),
			fmt.Sprintf(" %5d   %s %+5d", o.Scores[player]-o.Left[player], pad(left, 28), o.Left[player]),
			p.paint(strong, fmt.Sprintf("%7d", o.Scores[player])))
	}
	p.line()
	scores := slices.Clone(o.Scores[:g.state.Rules().Options().Players])
	slices.SortStableFunc(scores, func(a, b int) int { return cmp.Compare(b, a) })
	var texts []string
	for _, n := range scores {
		texts = append(texts, strconv.Itoa(n))
	}
	result := p.say(drawnGame)
	if !o.Drawn {
		result = p.say(wins, names[o.Winner])
	}
	p.line("  ", p.paint(strong, result), ", ", strings.Join(texts, "–"))
	if e := best.effect; e.Points > 0 {
		p.line("  ", p.say(bestMove, names[e.Player], best.number, e.Words[0].String(), e.Points))
	}
	p.clause(p.say(theEnd), o.End)
	p.clause(p.say(theVerdict), o.Verdict)
}
