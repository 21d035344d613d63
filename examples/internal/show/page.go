// Package show writes games for people to read, in French or in English, with colour
// or without.
//
// A Page is what the games share: lines, headings, clauses, and what is said of all of
// them. A Series is the table of many games. A Game tells a game of Jarnac on it: the toss, each turn as it is told at the
// table, the two mats, the count and the verdict. Other games are told by packages of
// their own, as package board does for Scrabble, so that a program links those alone
// that it plays.
package show

import (
	"bufio"
	"io"
	"strconv"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// A Page is where games are written. Nothing is sure to be written until Flush.
type Page struct {
	w       *bufio.Writer
	printer *message.Printer
	tag     language.Tag
	colour  bool
	width   int
	names   [2]string
}

// Options say how a Page looks.
type Options struct {
	Language language.Tag // French or English, whichever serves its readers better
	Colour   bool         // escape sequences of ECMA-48
	Width    int          // columns; 0 is 80
	Names    [2]string    // of the players A and B of Jarnac; "" is the letter
}

// NewPage is a Page on w.
func NewPage(w io.Writer, o Options) *Page {
	p := &Page{
		w: bufio.NewWriter(w), printer: printer(o.Language), tag: Match(o.Language),
		colour: o.Colour, width: o.Width, names: o.Names,
	}
	if p.width <= 0 {
		p.width = 80
	}
	for i, name := range p.names {
		if name == "" {
			p.names[i] = string(rune('A' + i))
		}
	}
	return p
}

// Flush writes out what is still held back, and returns the first error that
// any writing has met.
func (p *Page) Flush() error { return p.w.Flush() }

// Language is the language of the page, French or English.
func (p *Page) Language() language.Tag { return p.tag }

// Columns is how wide the page is.
func (p *Page) Columns() int { return p.width }

// Say is a message of this package in the language of the page. The key is the text
// in English.
func (p *Page) Say(key string, args ...any) string { return p.printer.Sprintf(key, args...) }

// Seed is the seed of a game in words.
func (p *Page) Seed(seed uint64) string { return p.Say("seed %s", strconv.FormatUint(seed, 10)) }

// Line writes a line without blanks at its end.
func (p *Page) Line(parts ...string) {
	p.w.WriteString(strings.TrimRight(strings.Join(parts, ""), " "))
	p.w.WriteByte('\n')
}

// Heading writes a line across the page, after a blank one.
func (p *Page) Heading(title string) {
	p.Line()
	p.Line(p.Paint(Faint, "── "), p.Paint(Strong, title), " ", p.Paint(Faint, strings.Repeat("─", max(3, p.measure()-Width(title)-6))))
}

// Paragraph writes a text in as many indented lines as it takes.
func (p *Page) Paragraph(indent string, st Style, text string) {
	for _, l := range Wrap(text, p.measure()-Width(indent)) {
		p.Line(indent, p.Paint(st, l))
	}
}

// measure is how long lines of text are, for which a page can be too wide.
func (p *Page) measure() int { return min(p.width, 80) }

// Lines writes lines, indented as what is told of a game is.
func (p *Page) Lines(lines []string) {
	for _, l := range lines {
		p.Line("  ", l)
	}
}

// Beside writes lines of text next to a drawing, or above it on a page of fewer columns
// than that in all.
func (p *Page) Beside(drawing, text []string, columns int) {
	if p.width < columns && len(text) > 0 {
		p.Lines(text)
		p.Line()
		text = nil
	}
	p.inColumns(drawing, Widest(drawing), 3, text)
}

// sideBySide writes two blocks of lines next to each other where they fit, one
// below the other where they do not. Both have lines of w columns at most.
func (p *Page) sideBySide(one, other []string, w int) {
	const indent, gap = 2, 5
	if indent+w+gap+w > p.width {
		p.Lines(one)
		p.Line()
		p.Lines(other)
		return
	}
	p.inColumns(one, w, gap, other)
}

// inColumns writes two blocks of lines next to each other, the left one with w columns
// and a gap.
func (p *Page) inColumns(left []string, w, gap int, right []string) {
	for i := range max(len(left), len(right)) {
		var a, b string
		if i < len(left) {
			a = left[i]
		}
		if i < len(right) {
			b = right[i]
		}
		p.Line("  ", Left(a, w), Spaces(gap), b)
	}
}
