package cards

import (
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show/showcards"
)

// A page is where games are told, with phrases of this program.
type page struct{ *program.Page }

// cheer is how a Scrabble stands out.
const cheer draw.Style = "1;32" // bold green

// say is a phrase in the language of the page.
func (p page) say(format string, args ...any) string {
	return phrases.Sprintf(p.Language(), format, args...)
}

// after draws the table after a turn, with lines of text beside it, or above it where
// there is no room.
func (p page) after(t turn, beside []string) {
	lines := showcards.Table(t.after, p.Options(), p.Columns()-2, scrabblecards.Step{Before: t.before, Move: t.effect.Move})
	p.Beside(lines, beside, 2+draw.Widest(lines)+3+draw.Widest(beside))
}
