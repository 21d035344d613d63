package program

import (
	"bufio"
	"io"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/show"
)

// A Page is where games are written for people to read: lines, headings, clauses, and
// what is said of all games. Nothing is sure to be written until Flush.
type Page struct {
	w       *bufio.Writer
	options show.Options
}

// NewPage is a Page on w.
func NewPage(w io.Writer, o show.Options) *Page {
	o.Language = bilingual.Match(o.Language)
	return &Page{w: bufio.NewWriter(w), options: o}
}

// Named is the page with other names of players.
func (p *Page) Named(names []string) *Page {
	named := *p
	named.options.Names = names
	return &named
}

// Flush writes out what is still held back, and returns the first error that
// any writing has met.
func (p *Page) Flush() error { return p.w.Flush() }

// Language is the language of the page, French or English.
func (p *Page) Language() language.Tag { return p.options.Language }

// Columns is the width of the page.
func (p *Page) Columns() int { return p.options.Columns() }

// Options are those of the page, for what is drawn on it.
func (p *Page) Options() show.Options { return p.options }

// Name is the name of a player.
func (p *Page) Name(player int) string { return p.options.Name(player) }

// Paint is s in a style, where the page has colour.
func (p *Page) Paint(st draw.Style, s string) string { return draw.Paint(p.options.Colour, st, s) }

// say returns one of the phrases of this package in the language of the page.
func (p *Page) say(phrase string, args ...any) string {
	return common.Sprintf(p.Language(), phrase, args...)
}

// Seed is the seed of a game in words.
func (p *Page) Seed(seed uint64) string { return p.say(theSeed, strconv.FormatUint(seed, 10)) }

// Line writes a line without blanks at its end.
func (p *Page) Line(parts ...string) {
	p.w.WriteString(strings.TrimRight(strings.Join(parts, ""), " "))
	p.w.WriteByte('\n')
}

// Heading writes a line across the page, after a blank one.
func (p *Page) Heading(title string) {
	p.Line()
	p.Line(p.Paint(draw.Faint, "── "), p.Paint(draw.Strong, title), " ", p.Paint(draw.Faint, strings.Repeat("─", max(3, p.measure()-draw.Columns(title)-6))))
}

// Paragraph writes a text in as many indented lines as it takes.
func (p *Page) Paragraph(indent string, st draw.Style, text string) {
	for _, l := range draw.Wrap(text, p.measure()-draw.Columns(indent)) {
		p.Line(indent, p.Paint(st, l))
	}
}

// measure returns the columns of a line of text, which a wide page does not fill.
func (p *Page) measure() int { return min(p.Columns(), 80) }

// Explain writes sentences, each a paragraph, and nothing of an empty one.
func (p *Page) Explain(texts ...string) {
	for _, text := range texts {
		if text != "" {
			p.Paragraph("  ", draw.Plain, text)
		}
	}
}

// Draw writes a drawing of package show.
func (p *Page) Draw(text string) {
	for line := range strings.Lines(text) {
		p.Line(strings.TrimSuffix(line, "\n"))
	}
}
