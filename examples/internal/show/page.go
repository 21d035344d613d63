// Package show writes games of Jarnac for people to read: the toss, each turn
// as it is told at the table, the two mats, the count and the verdict, in French
// or in English, with colour or without.
package show

import (
	"bufio"
	"io"
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
	Names    [2]string    // of the players A and B; "" is the letter
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

// say is a message in the language of the page.
func (p *Page) say(key string, args ...any) string { return p.printer.Sprintf(key, args...) }

// line writes a line without blanks at its end.
func (p *Page) line(parts ...string) {
	p.w.WriteString(strings.TrimRight(strings.Join(parts, ""), " "))
	p.w.WriteByte('\n')
}

// heading writes a line across the page, after a blank one.
func (p *Page) heading(title string) {
	p.line()
	p.line(p.paint(faint, "── "), p.paint(strong, title), " ", p.paint(faint, strings.Repeat("─", max(3, min(p.width, 80)-width(title)-6))))
}

// sideBySide writes two blocks of lines next to each other where they fit, one
// below the other where they do not. Both have lines of w columns at most.
func (p *Page) sideBySide(one, other []string, w int) {
	const indent, gap = "  ", "     "
	if len(indent)+w+len(gap)+w > p.width {
		for _, s := range one {
			p.line(indent, s)
		}
		p.line()
		for _, s := range other {
			p.line(indent, s)
		}
		return
	}
	for i := range max(len(one), len(other)) {
		var a, b string
		if i < len(one) {
			a = one[i]
		}
		if i < len(other) {
			b = other[i]
		}
		p.line(indent, left(a, w), gap, b)
	}
}
