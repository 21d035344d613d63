// Package rulebook holds the clauses that the games are played by, and the
// error that cites them.
//
// A [Clause] is a string such as "official/turn/extend", and is compared with one. The catalogue
// is fixed: every clause has a place in [Clauses], the [Clause.Source]
// that it comes from, and a [Clause.Text] in English and in French. Where the
// sources leave a question open, this module decides it with a [Clause.Ruling],
// which is cited like any other clause. A string that names no clause has no
// source and no text.
//
// The last two chapters are all rulings, since no source speaks of them: remedy/ says what is done
// where the rules were not kept, and tournament/ how a club holds a tournament.
//
// There are four errors. A [Violation] refuses a move: it cites a clause and
// names the move, the word and the remedy. A [SyntaxError] reports a text that is not a
// move, an [InputError] any other text that is wrong, and a [RecordError] says
// in which line of a record one of these three occurred. All of them explain
// themselves in either language with [Explain]; what a Violation says is public
// at the table. Their Reasons are errors too: one with a method Explain(language.Tag) string
// speaks both languages.
//
// Values of this package never change once made, and any number of goroutines
// may use them.
//
// The package states the rules and does not apply them: the games decide
// whether a move is legal.
package rulebook

import (
	"fmt"
	"iter"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A Clause is the name of one rule: its source, its part and its own name, with
// slashes between. Clauses are compared with ==. The empty Clause names no rule.
type Clause string

// Clauses yields every clause of the catalogue, source by source, in the order
// of the rulebook.
func Clauses() iter.Seq[Clause] { return slices.Values(compiled().order) }

// ParseClause reads the name of a clause. Any other text is an error.
func ParseClause(s string) (Clause, error) {
	if c := Clause(s); c.Valid() {
		return c, nil
	}
	return "", fmt.Errorf("rulebook: unknown clause %q", excerpt.Truncate(s))
}

// Valid reports whether c is in the catalogue.
func (c Clause) Valid() bool {
	_, ok := compiled().entries[c]
	return ok
}

// Source names the document and the section that c comes from, in the language
// of the document: "Jarnac, règles officielles (2012), « Tour de jeu »". For a
// [Clause.Ruling] it names the section that leaves the question open. It is ""
// when c is unknown.
func (c Clause) Source() string {
	e, ok := compiled().entries[c]
	if !ok {
		return ""
	}
	return e.document + ", «\u00a0" + e.section + "\u00a0»"
}

// Ruling reports whether c is a decision of this module, where the source is
// silent or contradicts itself.
func (c Clause) Ruling() bool {
	e, ok := compiled().entries[c]
	return ok && e.origin == ruling
}

// Text says in one or two sentences what c rules, in French or in English,
// whichever suits a reader of tag better. It is "" when c is unknown.
func (c Clause) Text(tag language.Tag) string {
	e, ok := compiled().entries[c]
	if !ok {
		return ""
	}
	if bilingual.Match(tag) == language.French {
		return bilingual.Typeset(e.fr)
	}
	return e.en
}
