// Package rulebook holds the clauses that the games are played by, and the
// error that cites them.
//
// A [Clause] is a string such as "official/turn/extend". The catalogue is
// fixed: every clause has a constant, a place in [Clauses], the [Clause.Source]
// that it comes from, and a [Clause.Text] in English and in French. A clause
// that the sources leave open and that this module decides is a
// [Clause.Ruling]; it is cited like any other. A string that names no clause
// is harmless: it has no source and no text.
//
// A [Violation] is a refusal. It cites one clause, names the move and the word,
// and explains itself in either language; what it says is public at the table.
// A [Fault] says what is wrong with a text; it cites nothing, and explains
// itself likewise. The games write the explanations of both as [Phrases].
//
// Clauses, Violations, Faults and Phrases never change once made, and any
// number of goroutines may use them.
//
// The package states rules and does not apply them: whether a move is legal is
// the business of the games.
package rulebook

import (
	"fmt"
	"iter"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A Clause is the name of one rule: its source, its part and its own name, with
// slashes between. Clauses are compared with ==, and the empty Clause is none.
type Clause string

// Clauses yields every clause of the catalogue, source by source and in the
// order in which the sources take things up.
func Clauses() iter.Seq[Clause] { return slices.Values(order) }

// ParseClause reads the name of a clause. A text that names none is an error.
func ParseClause(s string) (Clause, error) {
	if c := Clause(s); c.Valid() {
		return c, nil
	}
	return "", fmt.Errorf("rulebook: %q names no clause", excerpt.Of(s))
}

// Valid reports whether c is in the catalogue.
func (c Clause) Valid() bool {
	_, ok := catalogue[c]
	return ok
}

// Source names the document and the section that c comes from, in the language
// of the document: "Jarnac, règles officielles (2012), « Tour de jeu »". Of a
// [Clause.Ruling] it names the section that leaves the question open. It is ""
// when c names no clause.
func (c Clause) Source() string {
	e, ok := catalogue[c]
	if !ok {
		return ""
	}
	return e.document + ", «\u00a0" + e.section + "\u00a0»"
}

// Ruling reports whether c is a decision of this module, where the source is
// silent or contradicts itself.
func (c Clause) Ruling() bool { return catalogue[c].origin == ruling }

// Text says in one sentence or two what c rules, in French for whoever reads
// French better than English, and else in English. It is "" when c names no
// clause.
func (c Clause) Text(tag language.Tag) string {
	if !c.Valid() {
		return ""
	}
	return texts.sprintf(match(tag), string(c))
}
