package main

import (
	"bufio"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// A page is where games are told, in lines of at most 80 columns.
type page struct {
	w      *bufio.Writer
	boards *show.Page // draws them on w
	tag    language.Tag
	colour bool
	wide   bool // there is room for text beside a board
}

// columns is the width of a page.
const columns = 80

func newPage(w io.Writer, tag language.Tag, colour bool, width int) *page {
	buf := bufio.NewWriter(w)
	return &page{
		w:      buf,
		boards: show.NewPage(buf, show.Options{Language: tag, Colour: colour}),
		tag:    tag, colour: colour, wide: width <= 0 || width >= columns,
	}
}

// flush writes out what is held back, and returns the first error of any writing.
func (p *page) flush() error { return p.w.Flush() }

// say is a phrase in the language of the page.
func (p *page) say(format string, args ...any) string {
	return phrases.Sprintf(p.tag, format, args...)
}

// tiles is a number of tiles in words.
func (p *page) tiles(n int) string { return p.number(n, oneTile, manyTiles) }

// number is a number of things, one or many: of none, French has one and English many.
func (p *page) number(n int, one, many string) string {
	if n == 1 || n == 0 && p.tag == language.French {
		return p.say(one, n)
	}
	return p.say(many, n)
}

// A style is how text stands out on a terminal.
type style string

const (
	plain  style = ""
	strong style = "1"
	faint  style = "2"
	cheer  style = "1;32" // bold green
)

// paint is s in a style, where there is colour.
func (p *page) paint(st style, s string) string {
	if !p.colour || st == plain || s == "" {
		return s
	}
	return "\x1b[" + string(st) + "m" + s + "\x1b[0m"
}

// line writes a line without blanks at its end.
func (p *page) line(parts ...string) {
	p.w.WriteString(strings.TrimRight(strings.Join(parts, ""), " "))
	p.w.WriteByte('\n')
}

// heading writes a line across the page, after a blank one.
func (p *page) heading(title string) {
	p.line()
	rest := columns - utf8.RuneCountInString(title) - len("-- ") - len(" ")
	p.line(p.paint(faint, "── "), p.paint(strong, title), " ", p.paint(faint, strings.Repeat("─", max(3, rest))))
}

// board draws the board after a move, with lines of text beside it, or above it
// where there is no room.
func (p *page) board(s scrabble.State, last scrabble.Move, beside []string) {
	const indent, gap = "  ", "   "
	lines := p.boards.Board(s, last)
	if !p.wide && len(beside) > 0 {
		for _, l := range beside {
			p.line(indent, l)
		}
		p.line()
		beside = nil
	}
	width := 0
	for _, l := range lines {
		width = max(width, visible(l))
	}
	for i := range max(len(lines), len(beside)) {
		left, right := "", ""
		if i < len(lines) {
			left = lines[i]
		}
		if i < len(beside) {
			right = beside[i]
		}
		p.line(indent, left, strings.Repeat(" ", width-visible(left)), gap, right)
	}
}

// visible is the number of columns that s takes: all but the escapes.
func visible(s string) (n int) {
	for i, part := range strings.Split(s, "\x1b[") {
		if i > 0 {
			_, part, _ = strings.Cut(part, "m")
		}
		n += utf8.RuneCountInString(part)
	}
	return n
}

// paragraph writes a text in lines of the width of the page.
func (p *page) paragraph(indent string, st style, text string) {
	var line string
	for word := range strings.SplitSeq(text, " ") { // a no-break space stays
		if line != "" && visible(indent+line)+1+visible(word) > columns {
			p.line(indent, p.paint(st, line))
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	p.line(indent, p.paint(st, line))
}

// clause writes a clause: its text, and where it comes from.
func (p *page) clause(title string, c rulebook.Clause) {
	const indent = "    "
	p.line()
	p.line("  ", p.paint(strong, title), " · ", string(c))
	p.paragraph(indent, plain, c.Text(p.tag))
	source := c.Source()
	if c.Ruling() {
		source += " (" + p.say(ruling) + ")"
	}
	p.paragraph(indent, faint, source)
}
