package main

import (
	"io"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/show"
)

// A page is where games are told, with phrases of this program.
type page struct{ *show.Page }

// cheer is how a Scrabble stands out.
const cheer show.Style = "1;32" // bold green

func newPage(w io.Writer, tag language.Tag, colour bool, width int) page {
	return page{show.NewPage(w, show.Options{Language: tag, Colour: colour, Width: width})}
}

// say is a phrase in the language of the page.
func (p page) say(format string, args ...any) string {
	return phrases.Sprintf(p.Language(), format, args...)
}
