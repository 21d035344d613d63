package show

import (
	"fmt"
	"strconv"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Verdict writes the count of a game that is over, line by line, who wins, and
// the clauses that say so.
func (p *Page) Verdict(s jarnac.State) {
	o, over := s.Outcome()
	if !over {
		return
	}
	p.heading(p.say("The count"))
	p.sideBySide(p.count(s, jarnac.A), p.count(s, jarnac.B), matWidth(s))
	p.line()
	result := p.say("A drawn game")
	first := jarnac.A
	if !o.Drawn {
		first = o.Winner
		result = p.say("%s wins", p.names[first])
	}
	second := first.Opponent()
	p.line("  ", p.paint(strong, result), fmt.Sprintf(", %d–%d", o.Scores[first], o.Scores[second]),
		", Jarnacs ", fmt.Sprintf("%d–%d", o.Jarnacs[first], o.Jarnacs[second]))
	p.clause(p.say("The end"), o.End)
	if o.Verdict != o.End {
		p.clause(p.say("The verdict"), o.Verdict)
	}
}

func (p *Page) count(s jarnac.State, player jarnac.Player) (lines []string) {
	w := matWidth(s)
	lines = append(lines, p.paint(strong, p.names[player]))
	for i, word := range s.Lines(player) {
		n := len(word)
		sum := fmt.Sprintf("%d² = %3d", n, n*n)
		if n == 0 {
			sum = "0"
		}
		lines = append(lines, fmt.Sprintf(" %d ", i)+p.paint(strong, word)+right(sum, w-3-n))
	}
	if s.Points(jarnac.A)+s.Points(jarnac.B) > 0 {
		lines = append(lines, "   "+left(p.say("penalties"), 10)+right(strconv.Itoa(s.Points(player)), w-13))
	}
	lines = append(lines, "   "+left(p.say("total"), 10)+p.paint(strong, right(strconv.Itoa(s.Scores()[player]), w-13)))
	return append(lines, "   "+left("Jarnacs", 10)+p.paint(strong, right(strconv.Itoa(s.Jarnacs(player)), w-13)))
}

// clause writes a clause: its text, and where it comes from.
func (p *Page) clause(title string, c rulebook.Clause) {
	const indent = "  "
	p.line()
	p.line(indent, p.paint(strong, title), " · ", string(c))
	for _, l := range wrap(c.Text(p.tag), min(p.width, 80)-2*len(indent)) {
		p.line(indent, indent, l)
	}
	source := c.Source()
	if c.Ruling() {
		source += " (" + p.say("a ruling of this library, where the rules are silent or unclear") + ")"
	}
	for _, l := range wrap(source, min(p.width, 80)-2*len(indent)) {
		p.line(indent, indent, p.paint(faint, l))
	}
}
