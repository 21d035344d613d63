package program

import "github.com/jeudelettres/lettres/internal/draw"

// Record writes the name of a record, one of several.
func (p *Page) Record(name string, first bool) {
	if !first {
		p.Line()
	}
	p.Line(p.Paint(draw.Strong, "══ "+name+" ══"))
	p.Line()
}
