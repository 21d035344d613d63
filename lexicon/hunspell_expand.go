package lexicon

import (
	"unicode/utf8"
)

// A derivation is a form of an entry, made by affixes.
type derivation struct {
	entry    *dicEntry
	surface  string // with its accents
	prefix   *affix // or nil
	suffixes [2]*affix
}

// expandAll yields the forms of all entries. It yields a form once for each way to make it,
// and no forbidden forms. It stops at the first error.
func expandAll(a *affFile, entries []dicEntry, looks int, yield func(derivation) error) error {
	forbidden := map[string]bool{}
	for i := range entries {
		if entries[i].forbidden {
			forbidden[entries[i].word] = true
		}
	}
	most := looks
	for i := range entries {
		e := &entries[i]
		if e.forbidden || e.onlyInCompound || e.tags.fault {
			continue
		}
		x := expander{aff: a, entry: e, looks: looks, yield: func(d derivation) error {
			if forbidden[d.surface] {
				return nil
			}
			return yield(d)
		}}
		x.expand()
		looks = x.looks
		if looks < 0 {
			x.err = phrases.InputError("the dictionary takes more than %d looks at an affix ¦ "+
				"le dictionnaire demande plus de %d examens d'un affixe", most)
		}
		if x.err != nil {
			return syntaxError(e.line, e.word, x.err)
		}
	}
	return nil
}

// Work is counted in looks. To look at an affix is one look, and these are more:
const (
	lookBytes   = 2  // so many bytes of the condition are one look
	makeBytes   = 8  // so many bytes of the word with the affix are one look
	formLooks   = 16 // to find the spelling of a form
	accentLooks = 8  // and for each byte of the form that is not ASCII
)

// spellingLooks returns the cost of finding the spelling of a form.
func spellingLooks(surface string) int {
	looks := formLooks
	if len(surface) <= maxSpelling {
		for i := range len(surface) {
			if surface[i] >= utf8.RuneSelf {
				looks += accentLooks
			}
		}
	}
	return looks
}

// An expander makes the forms of one entry. Hunspell goes the other way: it removes affixes
// from a word. The rules here follow its functions affix_check, prefix_check, suffix_check
// and suffix_check_twosfx.
type expander struct {
	aff   *affFile
	entry *dicEntry
	looks int // left
	yield func(derivation) error
	err   error
}

func (x *expander) expand() {
	e := x.entry
	bare := derivation{entry: e, surface: e.word}
	x.suffix(bare, e.flags, nil, 0)
	// A prefix may allow suffixes, and these need the prefix.
	for _, p := range x.rules(x.aff.prefixes, e.flags) {
		if p.cross && len(p.next) > 0 {
			x.suffix(bare, p.next, p, 0)
		}
	}
}

// suffix makes the forms of d, which has depth suffixes, and of d with more of the suffixes
// that flags allow. If with is not nil, all forms get this prefix.
func (x *expander) suffix(d derivation, flags []flag, with *affix, depth int) {
	if depth > 0 || with == nil {
		x.prefix(d, with)
	}
	if depth == len(d.suffixes) {
		return
	}
	for _, s := range x.rules(x.aff.suffixes, flags) {
		if with != nil && !s.cross {
			continue
		}
		if surface, ok := x.apply(s, d.surface); ok {
			longer := d
			longer.surface, longer.suffixes[depth] = surface, s
			x.suffix(longer, s.next, with, depth+1)
		}
	}
}

// prefix yields d, and d with each prefix that the word or a suffix allows.
func (x *expander) prefix(d derivation, with *affix) {
	if with != nil {
		x.prefixed(d, with)
		return
	}
	x.offer(d)
	for _, p := range x.rules(x.aff.prefixes, x.entry.flags) {
		x.prefixed(d, p)
	}
	for _, s := range d.suffixes {
		if s == nil {
			break
		}
		for _, p := range x.rules(x.aff.prefixes, s.next) {
			x.prefixed(d, p)
		}
	}
}

func (x *expander) prefixed(d derivation, p *affix) {
	for _, s := range d.suffixes {
		if s != nil && !(p.cross && s.cross) {
			return
		}
	}
	if surface, ok := x.apply(p, d.surface); ok {
		d.surface, d.prefix = surface, p
		x.offer(d)
	}
}

// apply returns w with an affix; false if the affix does not fit.
func (x *expander) apply(a *affix, w string) (string, bool) {
	if x.looks -= a.more; x.looks < 0 || x.err != nil || !a.fits(w, x.aff.fullStrip) {
		return "", false
	}
	w = a.apply(w)
	x.looks -= len(w) / makeBytes
	return w, true
}

// offer yields d if it is complete.
func (x *expander) offer(d derivation) {
	if x.err == nil && x.looks >= 0 && d.complete() {
		x.looks -= spellingLooks(d.surface)
		x.err = x.yield(d)
	}
}

// complete reports whether d has all affixes that it needs, and not just half of a
// circumfix.
func (d derivation) complete() bool {
	p, inner, outer := d.prefix, d.suffixes[0], d.suffixes[1]
	last := outer
	if last == nil {
		last = inner
	}
	for _, a := range []*affix{p, inner, outer} {
		if a != nil && a.onlyInCompound {
			return false
		}
	}
	switch {
	case p == nil && last == nil:
		return !d.entry.needAffix
	case last == nil:
		return !p.needAffix && !p.circumfix
	case p == nil:
		return !last.needAffix && !inner.circumfix && !last.circumfix
	}
	return !(p.needAffix && last.needAffix) && p.circumfix == inner.circumfix && (outer == nil || !outer.circumfix)
}

// rules returns the affixes of one side that flags name. It counts the looks, which hostile
// files could ask for without end.
func (x *expander) rules(side map[flag][]*affix, flags []flag) []*affix {
	x.looks -= len(flags)
	if x.looks < 0 || x.err != nil {
		return nil
	}
	var rules []*affix
	for _, f := range flags {
		rules = append(rules, side[f]...)
	}
	x.looks -= len(rules)
	return rules
}
