package show

import (
	"fmt"
	"strconv"

	"github.com/jeudelettres/lettres/jarnac"
)

// Verdict writes the count of a game that is over, line by line, who wins, and
// the clauses that say so.
func (p *Page) Verdict(s jarnac.State) {
	o, over := s.Outcome()
	if !over {
		return
	}
	p.Heading(p.Say("The count"))
	p.sideBySide(p.count(s, jarnac.A), p.count(s, jarnac.B), matWidth(s))
	p.Line()
	result := p.Say("A drawn game")
	first := jarnac.A
	if !o.Drawn {
		first = o.Winner
		result = p.Say("%s wins", p.names[first])
	}
	second := first.Opponent()
	p.Line("  ", p.Paint(Strong, result), fmt.Sprintf(", %d–%d", o.Scores[first], o.Scores[second]),
		", Jarnacs ", fmt.Sprintf("%d–%d", o.Jarnacs[first], o.Jarnacs[second]))
	p.Ending(o.End, o.Verdict)
}

func (p *Page) count(s jarnac.State, player jarnac.Player) (lines []string) {
	w := matWidth(s)
	lines = append(lines, p.Paint(Strong, p.names[player]))
	for i, word := range s.Lines(player) {
		n := len(word)
		sum := fmt.Sprintf("%d² = %3d", n, n*n)
		if n == 0 {
			sum = "0"
		}
		lines = append(lines, fmt.Sprintf(" %d ", i)+p.Paint(Strong, word)+Right(sum, w-3-n))
	}
	if s.Points(jarnac.A)+s.Points(jarnac.B) > 0 {
		lines = append(lines, "   "+Left(p.Say("penalties"), 10)+Right(strconv.Itoa(s.Points(player)), w-13))
	}
	lines = append(lines, "   "+Left(p.Say("total"), 10)+p.Paint(Strong, Right(strconv.Itoa(s.Scores()[player]), w-13)))
	return append(lines, "   "+Left("Jarnacs", 10)+p.Paint(Strong, Right(strconv.Itoa(s.Jarnacs(player)), w-13)))
}
