package jagotale

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jago"
)

// Colours are the styles of the two colours.
var Colours = [2]draw.Style{jago.Red: "1;31", jago.Blue: "1;34"}

// Names is the players by name.
type Names [2]string

// Of is the name of a player.
func (n Names) Of(p jago.Player) string { return n[p] }

const (
	textColumn   = 44 // how wide the text is beside a board
	squareColumn = 6
)

// Word is what a move does that lays a word: a sentence for each run that it makes or
// changes, and what else comes about.
func (n Names) Word(p *program.Page, e jago.Effect) (lines []string) {
	say := func(format string, args ...any) string { return phrases.Sprintf(p.Language(), format, args...) }
	who := n.Of(e.Player)
	add := func(w jago.Word, st draw.Style, sentence string) {
		const column = squareColumn
		square := Square(w.At, w.Dir)
		for _, l := range draw.Wrap(sentence, textColumn-column) {
			lines = append(lines, p.Paint(draw.Faint, draw.Left(square, column))+p.Paint(st, l))
			square = ""
		}
	}
	for _, m := range e.Made {
		if len(m.Changed) == 0 {
			add(m.Word, Colours[e.Player], say(laysWord, who, m.Text))
		}
		for _, c := range m.Changed {
			switch {
			case c.Stolen:
				add(m.Word, Colours[e.Player], say(stealsWord, who, c.Text, m.Text))
			case c.Owner == e.Player:
				add(m.Word, draw.Plain, say(lengthens, who, c.Text, m.Text))
			case c.OnTheWay:
				add(m.Word, draw.Plain, say(onTheWay, who, c.Text, m.Text))
			case c.Meaning == jago.SameMeaning:
				add(m.Word, draw.Plain, say(keepsSame, who, c.Text, m.Text))
			default:
				add(m.Word, draw.Plain, say(keepsPresumed, who, c.Text, m.Text))
			}
		}
	}
	var more []string
	if from := e.Move.Beside(); from != "" {
		more = append(more, say(takesBeside, Spaced(from)))
	}
	if e.Replaced != "" {
		more = append(more, say(putsBeside, Spaced(e.Replaced)))
	}
	switch turned := len(e.Flipped); {
	case turned == 1:
		more = append(more, say(turnsOne))
	case turned > 1:
		more = append(more, say(turnsMany, turned))
	}
	if len(more) > 0 {
		for _, l := range draw.Wrap(strings.Join(more, ", "), textColumn-squareColumn) {
			lines = append(lines, draw.Spaces(squareColumn)+p.Paint(draw.Faint, l))
		}
	}
	return lines
}

// Square is a square and a direction: 6F → or F6 ↓.
func Square(at board.Square, d board.Direction) string {
	if d == board.Down {
		return at.Name(d) + " ↓"
	}
	return at.Name(d) + " →"
}

// Lead is how many letters of each colour the board shows, and who leads.
func (n Names) Lead(p *program.Page, s jago.State) string {
	red, blue := s.Score(jago.Red), s.Score(jago.Blue)
	count := p.Paint(Colours[jago.Red], fmt.Sprintf("%s %d", n.Of(jago.Red), red)) + " – " +
		p.Paint(Colours[jago.Blue], fmt.Sprintf("%s %d", n.Of(jago.Blue), blue))
	switch {
	case red > blue:
		return count + ", " + phrases.Sprintf(p.Language(), leads, n.Of(jago.Red), red-blue)
	case blue > red:
		return count + ", " + phrases.Sprintf(p.Language(), leads, n.Of(jago.Blue), blue-red)
	}
	return count
}

// Beside is the letters beside the board, in lines of at most 45 columns, or nothing.
func Beside(p *program.Page, s jago.State) (lines []string) {
	letters := s.Beside().String()
	if letters == "" {
		return nil
	}
	label := phrases.Sprintf(p.Language(), besideBoard) + " "
	w := utf8.RuneCountInString(label)
	for i, l := range draw.Wrap(Spaced(letters), 45-w) {
		before := draw.Spaces(w)
		if i == 0 {
			before = p.Paint(draw.Faint, label)
		}
		lines = append(lines, before+p.Paint(draw.Strong, l))
	}
	return lines
}

// Spaced is letters as they lie side by side, one apart from the other.
func Spaced(letters string) string { return strings.Join(strings.Split(letters, ""), " ") }
