package main

import "github.com/jeudelettres/lettres/examples/internal/show"

// A page is where games are told, with phrases of this program.
type page struct{ *show.Page }

// cheer is how a Scrabble stands out.
const cheer show.Style = "1;32" // bold green

// say is a phrase in the language of the page.
func (p page) say(format string, args ...any) string {
	return phrases.Sprintf(p.Language(), format, args...)
}
