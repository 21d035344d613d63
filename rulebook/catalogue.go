package rulebook

import "sync"

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
	*rule
	document, section string
}

// A catalogue is the clauses in order, and what is written about each.
type catalogue struct {
	order   []Clause
	entries map[Clause]entry
}

// compiled returns the catalogue, which is made on first use.
var compiled = sync.OnceValue(func() *catalogue {
	all := &catalogue{entries: map[Clause]entry{}}
	for _, d := range []*document{&official, &classic, &classicCompetition, &scrabble, &clubs, &cards, &jago, &remedies, &tournament} {
		for _, s := range d.sections {
			for _, r := range s.rules {
				all.order = append(all.order, r.clause)
				all.entries[r.clause] = entry{&r, d.title, s.title}
			}
		}
	}
	return all
})
