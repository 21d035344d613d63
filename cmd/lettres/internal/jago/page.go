package jago

import (
	"io"

	"github.com/jeudelettres/lettres/cmd/internal/jagotale"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjago"
)

// A page is where games are told, with phrases of this program. The players are named
// by their colours.
type page struct {
	*program.Page
	names jagotale.Names
}

func newPage(w io.Writer, look show.Options) page {
	names := jagotale.Names{phrases.Sprintf(look.Language, red), phrases.Sprintf(look.Language, blue)}
	look.Names = names[:]
	return page{program.NewPage(w, look), names}
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

// board draws the board as it is since another position, with lines of text beside it, or
// above it where there is no room.
func (p page) board(before, now jago.State, beside []string) {
	p.Beside(showjago.Board(now, p.Options(), jago.Step{Before: before}), beside, 80)
}
