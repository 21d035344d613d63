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
		source += " (" + p.Say("a ruling of this library, where the rules are silent or unclear") + ")"
	}
	p.Paragraph(indent, draw.Faint, source)
}
