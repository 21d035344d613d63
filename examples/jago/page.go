package main

import (
	"io"

	"github.com/jeudelettres/lettres/examples/internal/jagoboard"
	"github.com/jeudelettres/lettres/examples/internal/show"
)

// A page is where games are told, with phrases of this program. The players are named
// by their colours.
type page struct {
	*show.Page
	names jagoboard.Names
}

func newPage(w io.Writer, look show.Options) page {
	p := show.NewPage(w, look)
	return page{p, jagoboard.Names{phrases.Sprintf(p.Language(), red), phrases.Sprintf(p.Language(), blue)}}
}

// say is a phrase in the language of the page.
func (p page) say(format string, args ...any) string {
	return phrases.Sprintf(p.Language(), format, args...)
}

// letters is a number of letters in words.
func (p page) letters(n int) string {
	if n == 1 {
		return p.say(oneLetter, n)
	}
	return p.say(letters, n)
}
