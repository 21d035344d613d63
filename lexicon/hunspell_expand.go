package lexicon

import (
	"fmt"
	"unicode/utf8"
)

// A derivation is a form of an entry, as the affixes make it.
type derivation struct {
	entry    *dicEntry
	surface  string // with its accents
	prefix   *affix // or nil
	suffixes [2]*affix
}

// expandAll yields the forms of all entries, a form that is made in several
// ways as often as that, but none that is forbidden. The first error ends it.
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
			x.err = fmt.Errorf("the dictionary takes more work than %d looks at an affix", most)
		}
		if x.err != nil {
			return syntaxError(e.line, e.word, x.err)
		}
	}
	return nil
}

// Work is counted in looks at an affix. One that has a long condition costs more,
// as many as the second number says bytes of it are one; so does one that fits,
// for the bytes of what it makes, of which there can be 256; and to find out how
// a form is spelled costs the first, and the last for each byte that is not ASCII,
// since accents are taken apart and put in order.
const (
	formLooks   = 16
	lookBytes   = 2
	makeBytes   = 8
	accentLooks = 8
)

// spellingLooks is what it costs to find out how a form is spelled.
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

// An expander makes the forms of one entry. Hunspell takes a word and peels the
// affixes off; this is the other way round, so each rule here answers to one of
// its functions affix_check, prefix_check, suffix_check and suffix_check_twosfx.
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
	// A prefix may bring suffixes along, which then need it.
	for _, p := range x.rules(x.aff.prefixes, e.flags) {
		if p.cross && len(p.next) > 0 {
			x.suffix(bare, p.next, p, 0)
		}
	}
}

// suffix goes on from d, which has depth suffixes, with those that flags allow.
// Where with is not nil, only forms with this prefix are good.
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

// apply is w with an affix, if it can have it.
func (x *expander) apply(a *affix, w string) (string, bool) {
	if x.looks -= a.more; x.looks < 0 || x.err != nil || !a.fits(w, x.aff.fullStrip) {
		return "", false
	}
	w = a.apply(w)
	x.looks -= len(w) / makeBytes
	return w, true
}

// offer yields d if its affixes may stand together and nothing more is needed.
func (x *expander) offer(d derivation) {
	if x.err == nil && x.looks >= 0 && d.complete() {
		x.looks -= spellingLooks(d.surface)
		x.err = x.yield(d)
	}
}

// complete tells whether d has the affixes that it needs, and no half of a
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

// rules are the affixes that flags name, of one side. Looking is counted: it is
// what hostile files could have done without end.
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
