package scrabble

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// A page is where games are told, with phrases of this program.
type page struct{ *program.Page }

// columns is how wide a page must be for text beside a board.
const columns = 80

// cheer is how a Scrabble stands out.
const cheer draw.Style = "1;32" // bold green

// say is a phrase in the language of the page.
func (p page) say(format string, args ...any) string {
	return phrases.Sprintf(p.Language(), format, args...)
}

// tiles is a number of tiles in words: of none, French has one and English many.
func (p page) tiles(n int) string {
	if n == 1 || n == 0 && p.Language() == language.French {
		return p.say(oneTile, n)
	}
	return p.say(manyTiles, n)
}

// board draws the board after a move, with lines of text beside it, or above it
// where there is no room.
func (p page) board(s scrabble.State, last scrabble.Move, beside []string) {
	p.Beside(showscrabble.Board(s, p.Options(), scrabble.Step{Move: last}), beside, columns)
}
