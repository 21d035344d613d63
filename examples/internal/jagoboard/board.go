package jagoboard

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jago"
)

// The styles of the two colours, and of letters that have just been laid or turned.
var (
	Colours = [2]show.Style{jago.Red: "1;31", jago.Blue: "1;34"}
	fresh   = [2]show.Style{jago.Red: "1;37;41", jago.Blue: "1;37;44"} // white on red, on blue
)

// Lines is the board of now in lines: the columns A to K, the rows 1 to 11, red letters
// as capitals and blue ones as small letters, so that the colours are told apart without
// colour too. A * stands before each letter that was not there in before, and a + before
// each that has changed its colour since.
func Lines(p *show.Page, before, now jago.State) (lines []string) {
	var columns strings.Builder
	columns.WriteString("   ")
	for c := range jago.Size {
		columns.WriteString(" " + string(rune('A'+c)))
	}
	lines = append(lines, p.Paint(show.Faint, columns.String()))
	for row := range jago.Size {
		number := show.Right(strconv.Itoa(row+1), 2)
		line := p.Paint(show.Faint, number) + " "
		for column := range jago.Size {
			line += square(p, before, now, jago.At(row, column))
		}
		lines = append(lines, line+"  "+p.Paint(show.Faint, strings.TrimSpace(number)))
	}
	return append(lines, p.Paint(show.Faint, columns.String()))
}

// square is a square in two columns: the mark, and the letter.
func square(p *show.Page, before, now jago.State, q jago.Square) string {
	was, had := before.Letter(q)
	letter, colour := now.Letter(q)
	text := string(letter)
	if colour == jago.Blue {
		text = strings.ToLower(text)
	}
	switch {
	case letter == 0 && q == jago.Centre:
		return " " + p.Paint(show.Strong, "×")
	case letter == 0:
		return " " + p.Paint(show.Faint, "·")
	case letter != was:
		return p.Paint(fresh[colour], "*"+text)
	case colour != had:
		return p.Paint(fresh[colour], "+"+text)
	}
	return " " + p.Paint(Colours[colour], text)
}

// Draw writes a board, with lines of text beside it, or above it where the page is too
// narrow.
func Draw(p *show.Page, before, now jago.State, text []string) {
	p.Beside(Lines(p, before, now), text, 80)
}

// Legend says what the signs on a board mean.
func Legend(p *show.Page) {
	p.Paragraph("", show.Faint, phrases.Sprintf(p.Language(), legend))
}
