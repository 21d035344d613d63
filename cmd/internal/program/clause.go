package program

import (
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
)

// Clause writes a clause: its text, and where it comes from.
func (p *Page) Clause(title string, c rulebook.Clause) {
	p.Line()
	p.Line("  ", p.Paint(draw.Strong, title), " · ", string(c))
	p.Law(c)
}

// Law writes the text of a clause, and where it comes from.
func (p *Page) Law(c rulebook.Clause) {
	const indent = "    "
	p.Paragraph(indent, draw.Plain, c.Text(p.Language()))
	source := c.Source()
	if c.Ruling() {
		source += " (" + p.say(aRuling) + ")"
	}
	p.Paragraph(indent, draw.Faint, source)
}

// Ending writes the clauses that ended and decided a game, once if they are the same.
func (p *Page) Ending(end, verdict rulebook.Clause) {
	p.Clause(p.say(theEnd), end)
	if verdict != end {
		p.Clause(p.say(theVerdict), verdict)
	}
}
