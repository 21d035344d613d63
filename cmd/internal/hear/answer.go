package hear

import (
	"errors"
	"io"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/rulebook"
)

const (
	tooLong = "That line is too long. ¦ Cette ligne est trop longue."
	wordToo = "%q is a word that you can lay: type %s for the word, and %s for the command. ¦ " +
		"%q est un mot que vous pouvez poser : tapez %s pour le mot, %s pour la commande."
	several  = "That can be laid in several ways. Type one of %s. ¦ Cela peut se poser de plusieurs façons. Tapez l'un de ces coups : %s."
	noDraw   = "There is nothing to draw now: you have your letters. ¦ Il n'y a rien à piocher maintenant : vous avez vos lettres."
	seeHelp  = "Type ? for help. ¦ Tapez ? pour l'aide."
	notLegal = "%v – not allowed: %s. ¦ %v n'est pas permis : %s."
)

var phrases = new(say.Phrases)

// ErrQuit is the error of somebody who leaves.
var ErrQuit = errors.New("somebody leaves")

// Ask asks on a page for a line, behind a text, until one comes that is not too long. At the end of
// what is typed the error is [ErrQuit].
func Ask(p *program.Page, in *program.Lines, before string) (string, error) {
	for {
		text, err := p.Ask(in, "  "+before+"> ")
		switch {
		case errors.Is(err, program.ErrLongLine):
			p.Explain(phrases.Sprintf(p.Language(), tooLong))
			continue
		case errors.Is(err, io.EOF):
			err = ErrQuit
		}
		return text, err
	}
}

// Letters returns the letters of a rack, for [Ask].
func Letters(p *program.Page, rack string) string {
	if rack == "" {
		return ""
	}
	return p.Paint(draw.Strong, draw.Spaced(rack)) + " "
}

// Answer answers a line that is neither a command nor a move, but a word that is a command too, a
// word that can be laid in several ways, or unclear. It reports whether it is one of these.
func (s Saying) Answer(p *program.Page) bool {
	say := func(phrase string, args ...any) string { return phrases.Sprintf(p.Language(), phrase, args...) }
	switch s.What {
	case Word:
		p.Explain(say(wordToo, strings.ToLower(s.Text), s.Text, "/"+strings.ToLower(s.Text)))
	case Several:
		p.Explain(say(several, s.Text))
	case Drawn:
		p.Explain(say(noDraw))
	case Unclear:
		p.Explain(rulebook.Explain(s.Err, p.Language()), say(seeHelp))
	default:
		return false
	}
	return true
}

// Refuse tells on a page why a move may not be made in a position, and cites the clause.
func Refuse(p *program.Page, at game.Position, m game.Move, err error) {
	p.Line()
	p.Paragraph("  ", draw.Call, phrases.Sprintf(p.Language(), notLegal, p.Move(at, at.Rules().Game().Decision(m)), rulebook.Explain(err, p.Language())))
	if v, ok := errors.AsType[*rulebook.Violation](err); ok {
		p.Refusal(program.Refusal{Clause: v.Clause, Base: extra.BaseOf(at.Rules(), v.Clause)})
	}
	p.Line()
}
