package jarnac

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A fault is what the dictionary or the formula has against a word: a clause, and
// what a refusal says. A good word has the zero fault.
type fault struct {
	clause rulebook.Clause
	format string
	house  error // what the house has against it
}

// fault finds what is wrong with the word w, made of the word old on a mat or,
// with "", of the letters of a rack alone. A word that breaks the formula is a
// bad word (official/contest/formula).
func (r *Rules) fault(w, old string) fault {
	switch {
	case r.lexicon.Admits(w, r.admitted):
		if old != "" && r.options.NoChaining && r.lexicon.ShareEntry(old, w, r.admitted) {
			return fault{clause: r.cite(citeSameEntry), format: isSameEntry}
		}
		if err := r.house(w, old); err != nil {
			return fault{r.cite(citeReference), houseRule, err}
		}
		return fault{}
	case !r.lexicon.Contains(w):
		return fault{clause: r.cite(citeReference), format: phrase.NotInLexicon}
	case r.lexicon.Admits(w, r.options.withConjugations().admitted()):
		return fault{clause: r.cite(citeConjugations), format: isConjugation}
	}
	return fault{clause: r.cite(citeClasses), format: phrase.NotAdmitted}
}

// args returns what the format of f needs.
func (r *Rules) args(f fault, w string, old word) []any {
	switch f.format {
	case isSameEntry:
		return []any{old.String()}
	case houseRule:
		return []any{f.house}
	case phrase.NotAdmitted:
		_, args := phrase.Bad(r.lexicon, w)
		return args
	}
	return nil
}

// refuseLost refuses a word that lacks letters of the word it is made of.
func (r *Rules) refuseLost(m *Move, former string) *rulebook.Violation {
	lost := bag.Of(m.text[:m.n]).Missing(bag.Of([]byte(former)))
	format := keepAll
	if lost.Len() > 1 {
		format = keepAllOf
	}
	v := refuse(m, r.cite(citeKeepLetters), format, lost.String(), former)
	if m.kind == KindJarnac || m.kind == KindContestJarnac {
		v.Remedy = law.RemedyJarnacImpossible
	}
	return v
}

// faultOf returns what is wrong with a word in question.
func (r *Rules) faultOf(l *laid) fault {
	var buf, bufOf [maxPacked]byte
	old := l.former
	if l.unchained {
		old = 0
	}
	return r.fault(string(l.text.appendTo(buf[:0])), string(old.appendTo(bufOf[:0])))
}

// CheckMade reports why word is bad, made of the word former or, with "", new: nil when
// it is good, else a [*rulebook.Violation] with the clause that is against it. Where the
// letters come from is not asked. Both words are letters A to Z.
func (r *Rules) CheckMade(word, former string) error {
	if r.none() {
		return faultf(phrase.NoGame)
	}
	m, old := Place(word), Place(former)
	s := State{position{rules: r}}
	if phrase.IsCompound(word) {
		format, args := phrase.Bad(r.lexicon, word)
		return refuse(&m, r.cite(citeClasses), format, args...)
	}
	if v := s.checkShape(&m); v != nil {
		return v
	}
	if former != "" {
		if v := s.checkShape(&old); v != nil {
			return v
		}
		switch added, ok := bag.Of(m.text[:m.n]).Minus(bag.Of(old.text[:old.n])); {
		case !ok:
			return r.refuseLost(&m, former)
		case added.Len() == 0:
			return refuse(&m, r.cite(citeExtend), nothingNew, former)
		}
	}
	if f := r.fault(word, former); f.clause != "" {
		return refuse(&m, f.clause, f.format, r.args(f, word, old.word())...)
	}
	return nil
}
