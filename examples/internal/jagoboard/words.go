package jagoboard

import (
	"fmt"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jago"
)

// Names is the players by name.
type Names [2]string

// Of is the name of a player.
func (n Names) Of(p jago.Player) string { return n[p] }

const (
	textColumn   = 44 // how wide the text is beside a board
	squareColumn = 6
)

// Word is what the last move of s did, which has laid a word: a sentence for each run
// that it made or changed, and what else came about.
func (n Names) Word(p *show.Page, s jago.State) (lines []string) {
	e := s.Last()
	say := func(format string, args ...any) string { return phrases.Sprintf(p.Language(), format, args...) }
	who := n.Of(e.Player)
	add := func(w jago.Word, st show.Style, sentence string) {
		const column = squareColumn
		square := Square(w.At, w.Dir)
		for _, l := range show.Wrap(sentence, textColumn-column) {
			lines = append(lines, p.Paint(show.Faint, show.Left(square, column))+p.Paint(st, l))
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
				add(m.Word, show.Plain, say(lengthens, who, c.Text, m.Text))
			case c.Meaning == jago.Same:
				add(m.Word, show.Plain, say(keepsSame, who, c.Text, m.Text))
			case c.Meaning == jago.Presumed:
				add(m.Word, show.Plain, say(keepsPresumed, who, c.Text, m.Text))
			default:
				add(m.Word, show.Plain, say(keepsNoWord, who, c.Text, m.Text))
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
	switch turned := len(e.Turned); {
	case turned == 1:
		more = append(more, say(turnsOne))
	case turned > 1:
		more = append(more, say(turnsMany, turned))
	}
	if len(more) > 0 {
		for _, l := range show.Wrap(strings.Join(more, ", "), textColumn-squareColumn) {
			lines = append(lines, show.Spaces(squareColumn)+p.Paint(show.Faint, l))
		}
	}
	return lines
}

// Square is a square and a direction: 6F → or F6 ↓.
func Square(at jago.Square, d jago.Direction) string {
	if d == jago.Down {
		return at.String() + " ↓"
	}
	return fmt.Sprintf("%d%c →", at.Row()+1, 'A'+at.Column())
}

// Lead is how many letters of each colour the board shows, and who leads.
func (n Names) Lead(p *show.Page, s jago.State) string {
	red, blue := s.Shown(jago.Red), s.Shown(jago.Blue)
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

// Beside is the letters beside the board, or "".
func Beside(p *show.Page, s jago.State) string {
	beside := s.Beside().String()
	if beside == "" {
		return ""
	}
	return p.Paint(show.Faint, phrases.Sprintf(p.Language(), besideBoard)+" ") + p.Paint(show.Strong, Spaced(beside))
}

// Spaced is letters as they lie side by side, one apart from the other.
func Spaced(letters string) string { return strings.Join(strings.Split(letters, ""), " ") }
