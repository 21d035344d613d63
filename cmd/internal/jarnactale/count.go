package jarnactale

import (
	"fmt"
	"strconv"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
)

// Verdict writes the count of a game that is over, line by line, who wins, and
// the clauses that say so.
func Verdict(p *program.Page, s jarnac.State) {
	o, over := s.Outcome()
	if !over {
		return
	}
	p.Heading(p.Say("The count"))
	w := 3 + 3*s.Rules().Options().MaxLength + 4 // as wide as the mats
	p.SideBySide(count(p, s, jarnac.A, w), count(p, s, jarnac.B, w), w)
	p.Line()
	result := p.Say("A drawn game")
	first := jarnac.A
	if !o.Drawn {
		first = o.Winner
		result = p.Say("%s wins", p.Name(int(first)))
	}
	second := first.Opponent()
	p.Line("  ", p.Paint(draw.Strong, result), ", ", draw.Tally(p.Language(), o.Scores[first], o.Scores[second]),
		", ", p.Say("Jarnacs "), draw.Tally(p.Language(), o.Jarnacs[first], o.Jarnacs[second]))
	p.Ending(o.End, o.Verdict)
}

func count(p *program.Page, s jarnac.State, player jarnac.Player, w int) (lines []string) {
	lines = append(lines, p.Paint(draw.Strong, p.Name(int(player))))
	for i, word := range s.Lines(player) {
		n := len(word)
		sum := fmt.Sprintf("%d² = %3d", n, n*n)
		if n == 0 {
			sum = "0"
		}
		lines = append(lines, fmt.Sprintf(" %d ", i)+p.Paint(draw.Strong, word)+draw.Right(sum, w-3-n))
	}
	if s.TimePoints(jarnac.A)+s.TimePoints(jarnac.B) > 0 {
		lines = append(lines, "   "+draw.Left(p.Say("penalties"), 10)+draw.Right(strconv.Itoa(s.TimePoints(player)), w-13))
	}
	lines = append(lines, "   "+draw.Left(p.Say("total"), 10)+p.Paint(draw.Strong, draw.Right(strconv.Itoa(s.Scores()[player]), w-13)))
	return append(lines, "   "+draw.Left("Jarnacs", 10)+p.Paint(draw.Strong, draw.Right(strconv.Itoa(s.Jarnacs(player)), w-13)))
}
