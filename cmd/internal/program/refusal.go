package program

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Refusal is why a move was refused.
type Refusal struct {
	Clause rulebook.Clause
	Base   rulebook.Clause // by which Clause holds under these rules, which are silent; may be ""
	Detail string          // for people
	Remedy rulebook.Clause // what is done where the move was made all the same; may be ""
}

// Refusal writes the clause of a refusal, and the remedy.
func (p *Page) Refusal(r Refusal) {
	p.Clause(p.say(theRule), r.Clause)
	if r.Base != "" {
		p.Base(r.Base)
	}
	if r.Remedy != "" {
		p.Clause(p.say(ifHappened), r.Remedy)
	}
}

// Base writes the clause by which another one holds under rules that are silent.
func (p *Page) Base(c rulebook.Clause) { p.Clause(p.say(theBase), c) }

// Move returns the notation of a move in a position, or its words where the notation is a mere sign.
func (p *Page) Move(at game.Position, m game.Move) string {
	if text := at.Notation(m); strings.Trim(text, "+-?.=~^") != "" {
		return text
	}
	text := at.Say(m, p.Options())
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
