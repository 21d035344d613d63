package rulebook

//go:generate go run gen.go

import "golang.org/x/text/language"

// A document is one source, as its file in this package lists it.
type document struct {
	title    string
	sections []section
}

// A section of a document. One that the catalogue comes back to is listed again.
type section struct {
	title string
	rules []rule
}

// A rule is one clause, and all that is written about it.
type rule struct {
	clause Clause
	origin origin
	en, fr string
}

// An origin tells what the source says from what this module decides.
type origin uint8

const (
	stated origin = iota
	ruling
)

// An entry is a rule and the place that it comes from.
type entry struct {
	rule
	document, section string
}

// order, catalogue and texts hold the same clauses: one after the other, by
// name, and as messages. They are filled before main begins and only read
// afterwards.
var order, catalogue, texts = compile(official, classic, classicCompetition, scrabble, cards, jago, remedies)

func compile(documents ...document) ([]Clause, map[Clause]entry, messages) {
	var order []Clause
	entries := map[Clause]entry{}
	en, fr := map[string]string{}, map[string]string{}
	for _, d := range documents {
		for _, s := range d.sections {
			for _, r := range s.rules {
				order = append(order, r.clause)
				entries[r.clause] = entry{r, d.title, s.title}
				en[string(r.clause)], fr[string(r.clause)] = r.en, typeset(r.fr)
			}
		}
	}
	return order, entries, newMessages(map[language.Tag]map[string]string{
		language.English: en,
		language.French:  fr,
	})
}
