// Package say has what a package says to people, in English and in French: phrases, and the
// errors of package rulebook that are explained by them.
package say

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/rulebook"
)

// Phrases is a set of [bilingual.Phrases] that makes errors too.
type Phrases struct{ bilingual.Phrases }

// New returns Phrases of pairs, as [bilingual.New] does.
func New(pairs func() map[string]string) *Phrases {
	return &Phrases{bilingual.Phrases{Pairs: pairs}}
}

// Violation makes a refusal that cites c and explains itself with a phrase. Move and word are
// as in the record; either may be empty. The arguments must say nothing that a player may not
// know, and must not change afterwards.
func (p *Phrases) Violation(c rulebook.Clause, move, word, format string, args ...any) *rulebook.Violation {
	v := &struct {
		rulebook.Violation
		public
	}{rulebook.Violation{Clause: c, Move: move, Word: word}, public{p, format, args}}
	v.Reason = &v.public
	return &v.Violation
}

// InputError makes an error that says a phrase in either language, with numbers as programs
// write them. The arguments must not change afterwards.
func (p *Phrases) InputError(format string, args ...any) *rulebook.InputError {
	e := &struct {
		rulebook.InputError
		plain
	}{plain: plain{p, format, args}}
	e.Reason = &e.plain
	return &e.InputError
}

// A public is a phrase that players are told.
type public struct {
	phrases *Phrases
	format  string
	args    []any
}

func (s *public) Error() string { return s.Explain(language.English) }

func (s *public) Explain(tag language.Tag) string {
	return s.phrases.Sprintf(tag, s.format, s.args...)
}

// A plain is a phrase about a text, which it quotes as it is.
type plain struct {
	phrases *Phrases
	format  string
	args    []any
}

func (s *plain) Error() string { return s.Explain(language.English) }

func (s *plain) Explain(tag language.Tag) string {
	return s.phrases.Plain(tag, s.format, s.args...)
}
