package jarnac

import "github.com/jeudelettres/lettres/rulebook"

// A fault is what the dictionary or the formula has against a word: a clause, and
// what a refusal says. A good word has the zero fault.
type fault struct {
	clause rulebook.Clause
	format string
}

// fault finds what is wrong with the word w, made of the word old on a mat or,
// with "", of the letters of a rack alone. A word that breaks the formula is a
// bad word (official/contest/formula).
func (r *Rules) fault(w, old string) fault {
	switch {
	case r.lexicon.Admits(w, r.admitted):
		if old != "" && r.options.Formula&WithoutChaining != 0 && r.lexicon.Linked(old, w, r.admitted) {
			return fault{r.cite(citeSameEntry), isSameEntry}
		}
		return fault{}
	case !r.lexicon.Contains(w):
		return fault{r.cite(citeReference), notInLexicon}
	case r.lexicon.Admits(w, r.options.without(WithoutConjugations).admitted()):
		return fault{r.cite(citeConjugations), isConjugation}
	}
	return fault{r.cite(citeClasses), notAdmitted}
}

// args is what the format of f needs.
func (f fault) args(old word) []any {
	if f.format == isSameEntry {
		return []any{old.String()}
	}
	return nil
}

// faultOf is what is wrong with a word in question.
func (r *Rules) faultOf(l laid) fault {
	var buf, bufOf [maxPacked]byte
	old := l.former
	if l.unchained {
		old = 0
	}
	return r.fault(string(l.text.appendTo(buf[:0])), string(old.appendTo(bufOf[:0])))
}
