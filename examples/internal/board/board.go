package board

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/scrabble"
)

// A Board is what a board of Scrabble shows: a scrabble.State, or a scrabble.View.
type Board interface {
	Rules() *scrabble.Rules
	Tile(q scrabble.Square) byte
}

// premiumMarks is how squares look that no tile covers, as in other programs.
var premiumMarks = [...]string{
	scrabble.Plain:           "·",
	scrabble.DoubleLetter:    "'",
	scrabble.TripleLetter:    `"`,
	scrabble.DoubleWord:      "-",
	scrabble.TripleWord:      "=",
	scrabble.QuadrupleLetter: "^",
	scrabble.QuadrupleWord:   "~",
}

var premiumStyles = [...]show.Style{
	scrabble.Plain:           show.Faint,
	scrabble.DoubleLetter:    "36", // cyan
	scrabble.TripleLetter:    "34", // blue
	scrabble.DoubleWord:      "35", // magenta
	scrabble.TripleWord:      "31", // red
	scrabble.QuadrupleLetter: "1;34",
	scrabble.QuadrupleWord:   "1;31",
}

// Lines is a board in lines: the columns A to O, the rows 1 to 15, each tile as its
// letter, in lower case where a joker stands for it, and each other square as its
// premium. Before the tiles that last lays is a *; the zero Move lays none.
func Lines(p *show.Page, b Board, last scrabble.Move) (lines []string) {
	fresh := map[scrabble.Square]bool{}
	for q := range last.Laid() {
		fresh[q] = true
	}
	var columns strings.Builder
	columns.WriteString("   ")
	for c := range scrabble.Size {
		columns.WriteString(" " + string(rune('A'+c)))
	}
	lines = append(lines, p.Paint(show.Faint, columns.String()))
	layout := b.Rules().Options().Board
	for row := range scrabble.Size {
		number := show.Right(strconv.Itoa(row+1), 2)
		line := p.Paint(show.Faint, number) + " "
		for column := range scrabble.Size {
			q := scrabble.At(row, column)
			switch c := b.Tile(q); {
			case c != 0 && fresh[q]:
				line += p.Paint(show.Laid, "*"+string(c))
			case c != 0:
				line += " " + p.Paint(show.Strong, string(c))
			default:
				line += " " + p.Paint(premiumStyles[layout[q]], premiumMarks[layout[q]])
			}
		}
		lines = append(lines, line+"  "+p.Paint(show.Faint, strings.TrimSpace(number)))
	}
	return append(lines, p.Paint(show.Faint, columns.String()))
}

// Draw writes a board.
func Draw(p *show.Page, b Board, last scrabble.Move) {
	p.Lines(Lines(p, b, last))
}

// Legend says what the signs on a board mean.
func Legend(p *show.Page) {
	p.Paragraph("", show.Faint, phrases.Sprintf(p.Language(), legend))
}
