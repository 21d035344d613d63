package jago

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/lexicon"
)

// Two words are of one family when something can be cut off the end of each, an ending
// of the tables below or nothing, so that the same stem is left. Stems are compared with
// their accents: pêch- is not péch-. No prefix is ever cut off.
//
// A word may be cut in several places: nationaliste in national-iste and nation-aliste.
// Every cut of the one is held against every cut of the other. Two more things must
// agree, or too much would be of one family:
//
//   - What the endings attach to. A -té makes nouns of adjectives, and a -ier nouns of
//     nouns: fermeté and fermier do not share a stem.
//   - One of the two must be derived. Two nouns or two verbs that only look alike, as port
//     and porte or saler and salir, are no family.
//
// Endings that many words have by chance must leave longer stems. How much longer
// was found by looking at the words of the whole lexicon that each ending brings
// together. Where half of them are no family, as with the -on of chaton and poison, the
// ending is cut off longer words only: a theft wrongly forbidden is worse than one wrongly
// allowed.
//
// What no rule can know, as that terrier is of terre in another sense than terrain, and how
// short words go together, is judged by hand in kin.tsv. It comes before the rules.

// A base is a kind of words that an ending attaches to.
type base uint8

const (
	ofNoun base = iota
	ofAdjective
	ofVerb
	alike // a noun or adjective of which the verb is made, or that is made of it
	bases
)

// An ending says for each base how many letters it must leave to it, 0 where it does not
// attach to that base.
type ending [bases]uint8

// A form is which of the tables holds the endings of a word.
type form uint8

const (
	nominal    form = iota
	adjectival      // those of nominal as well, since most adjectives are nouns too
	verbal
	adverbial
	forms
)

// A rule is endings that attach to a base alike.
type rule struct {
	of   base
	stem uint8
	list string // with spaces between
}

var rules = [forms][]rule{
	nominal: {
		// The one who does it, and the tool: pêcheur, formateur, compositrice, rasoir, passoire.
		{ofVerb, 3, "eur euse ateur atrice iteur itrice isseur isseuse oir oire issoir"},
		// The deed and what comes of it: lavage, placement, formation, fermeture, promenade.
		{ofVerb, 3, "age issage ement issement iment ation ition aison ison ure ature eture issure"},
		{ofVerb, 3, "ance issance erie"},
		{ofVerb, 4, "is aille at ée"},
		{ofVerb, 5, "ion sion tion ence ade"},
		// What is so, or can be: volant, portatif, blessé, explosif.
		{ofVerb, 3, "ant issant abilité atif atoire itoire"},
		{ofVerb, 4, "é ibilité"},
		{ofVerb, 5, "ent if ivité ard"},
		// The quality of an adjective: pureté, rapidité, richesse, grandeur, sottise, patience.
		{ofAdjective, 3, "té eté ité esse itude iste isme ent ence"},
		{ofAdjective, 4, "eur ise ie erie ant ance ard ure isse"},
		// An adjective, more or less so: richissime, rougeâtre, noiraud.
		{ofAdjective, 3, "issime âtre aud"},
		{ofAdjective, 4, "et ot elet"},
		{ofAdjective, 5, "ichon iot"},
		// The person who has to do with a noun: jardinier, fleuriste, parisien, berlinois.
		{ofNoun, 3, "iste"},
		{ofNoun, 4, "ier ière er ère isme esse aque cien"},
		{ofNoun, 5, "ien éen ain ois ais icien ard"},
		// What is done there, or holds it, from a noun: pêcherie, roseraie, cordage, cuillerée.
		{ofNoun, 3, "eraie"},
		{ofNoun, 4, "erie aie ie ée at age aille ure ement"},
		{ofNoun, 5, "ise ade"},
		// The small one: fermette, porcelet, îlot, médaillon, jardinet.
		{ofNoun, 4, "ette elet elette eron eret illon ot otte"},
		{ofNoun, 5, "on et eau in ine onnet"},
		// What belongs to it: national, questionnaire. Such nouns are seldom of the noun.
		{ofNoun, 5, "al el aire ique if eux"},
		{ofNoun, 3, "alité alisme aliste auté icité"},
	},
	adjectival: {
		// What can be done, or likes to do it, from a verb: mangeable, convertible, criard.
		{ofVerb, 3, "able"},
		{ofVerb, 4, "ible ard"},
		// What is like it, from a noun: poissonneux, final, formel, dentaire, tonique, poilu.
		{ofNoun, 3, "eux al ial uel ique"},
		{ofNoun, 4, "el iel aire u ieux ueux iaire atique istique"},
	},
	verbal: {
		// To do it or to make it so: chanter, calmer, étudier, fleurir, durcir.
		{alike, 3, "er"},
		{alike, 4, "ier"},
		{ofAdjective, 3, "ir cir"},
		// To make it: socialiser, bonifier, rudoyer.
		{ofNoun, 3, "ifier oyer"},
		{ofNoun, 4, "iser"},
		{ofAdjective, 3, "iser ifier oyer"},
		// Over and over: mordiller, voleter, mâchonner.
		{ofVerb, 4, "iller ailler ouiller eter"},
		{ofVerb, 5, "onner oter asser"},
	},
	adverbial: {
		// Purely, truly, constantly: purement, vraiment, constamment, patiemment.
		{ofAdjective, 3, "ment ement ément amment emment"},
	},
}

// endings is the rules by ending. It is made once and never changes.
var endings = func() (all [forms]map[string]ending) {
	for f, rs := range rules {
		all[f] = make(map[string]ending)
		if form(f) == adjectival {
			rs = slices.Concat(rules[nominal], rs)
		}
		for _, r := range rs {
			for text := range strings.FieldsSeq(r.list) {
				e := all[f][text]
				e[r.of] = r.stem
				all[f][text] = e
			}
		}
	}
	return all
}()

// longestEnding is in bytes.
var longestEnding = func() (n int) {
	for _, t := range endings {
		for text := range t {
			n = max(n, len(text))
		}
	}
	return n
}()

// A cut is a word without one of its endings.
type cut struct {
	stem    string
	letters uint8 // of the stem
	plain   bool  // the ending is none of the tables
	reading int   // of the word
	ending
}

// What is left of a word that is not derived. A noun may be made of a verb without an
// ending, as chant of chanter.
var (
	plainNoun      = ending{ofNoun: 3, ofVerb: 4, alike: 3}
	plainAdjective = ending{ofAdjective: 3, ofVerb: 4, alike: 3}
	plainVerb      = ending{ofVerb: 3}
)

const (
	shortestStem = 3

	// maxCuts is as many cuts of a word as are looked at. The words of French have at
	// most five.
	maxCuts = 8
)

// appendCuts appends the ways to cut a word.
func appendCuts(dst []cut, r lexicon.Reading) []cut {
	lemma := lemma(r)
	most := len(dst) + maxCuts
	f := nominal
	switch r.Class {
	case lexicon.Noun:
		dst = appendCut(dst, lemma, "", plainNoun, true)
		dst = appendCut(dst, lemma, "e", plainNoun, true)
	case lexicon.Adjective:
		f = adjectival
		dst = appendCut(dst, lemma, "", plainAdjective, true)
		dst = appendCut(dst, lemma, "e", plainAdjective, true)
	case lexicon.Infinitive, lexicon.PastParticiple, lexicon.PresentParticiple, lexicon.Finite:
		f = verbal
		for _, end := range [...]string{"er", "ir", "re", "oir"} {
			dst = appendCut(dst, lemma, end, plainVerb, true)
		}
	case lexicon.Adverb:
		f = adverbial
	default:
		return dst // a little word, as par or car, has no family
	}
	for i := len(lemma) - 1; i > 0 && len(lemma)-i <= longestEnding && len(dst) < most; i-- {
		if e, ok := endings[f][lemma[i:]]; ok {
			dst = appendCut(dst, lemma, lemma[i:], e, false)
		}
	}
	return dst
}

// appendCut appends lemma without end, if it ends so and enough is left.
func appendCut(dst []cut, lemma, end string, e ending, plain bool) []cut {
	stem, ok := strings.CutSuffix(lemma, end)
	if !ok {
		return dst
	}
	letters := min(utf8.RuneCountInString(stem), 255)
	if letters < shortestStem {
		return dst
	}
	return append(dst, cut{stem: stem, letters: uint8(letters), plain: plain, ending: e})
}

// sameFamily reports whether an entry of the one readings and one of the others are of
// one family. Each is cut once: a list of words may give a spelling many readings.
func sameFamily(as, bs []lexicon.Reading) bool {
	var abuf [maxCuts]cut
	var bbuf [8 * maxCuts]cut
	bcuts := bbuf[:0]
	related := false
	for i, b := range bs {
		// Most words that have letters added before them begin otherwise.
		if slices.ContainsFunc(as, func(a lexicon.Reading) bool { return first(a) == first(b) }) {
			related = true
			n := len(bcuts)
			bcuts = appendCuts(bcuts, b)
			for j := range bcuts[n:] {
				bcuts[n+j].reading = i
			}
		}
	}
	if !related {
		return false
	}
	for _, a := range as {
		acuts := appendCuts(abuf[:0], a)
		rest := bcuts
		for i, b := range bs {
			n := 0
			for n < len(rest) && rest[n].reading == i {
				n++
			}
			of := rest[:n]
			rest = rest[n:]
			if first(a) != first(b) {
				continue
			}
			same, known := judgedFamily(lemma(a), lemma(b))
			if known && same || !known && anyAgree(acuts, of) {
				return true
			}
		}
	}
	return false
}

// anyAgree reports whether a cut of the one word and a cut of the other leave one stem.
func anyAgree(xs, ys []cut) bool {
	for _, x := range xs {
		for _, y := range ys {
			// Nothing that sameStem knows changes the length by more than a byte.
			if d := len(x.stem) - len(y.stem); -1 <= d && d <= 1 && x.agrees(y) && sameStem(x.stem, y.stem) {
				return true
			}
		}
	}
	return false
}

// lemma returns the lemma of r. The entries of a list may say what kind they are of: pêche/n,
// pêcher/v.
func lemma(r lexicon.Reading) string {
	lemma, _, _ := strings.Cut(string(r.Entry), "/")
	return lemma
}

// first returns the first byte of the entry of r.
func first(r lexicon.Reading) string { return string(r.Entry[:min(len(r.Entry), 1)]) }

// agrees reports whether the endings can be of one stem.
func (x cut) agrees(y cut) bool {
	if x.plain && y.plain {
		return false
	}
	letters := min(x.letters, y.letters)
	for b := range bases {
		if x.ending[b] != 0 && y.ending[b] != 0 && letters >= max(x.ending[b], y.ending[b]) {
			return true
		}
	}
	return false
}

// sameStem reports whether two stems are one, given what French does to the end of a
// stem before different endings.
func sameStem(x, y string) bool {
	p := 0
	for p < len(x) && p < len(y) && x[p] == y[p] {
		p++
	}
	// è and é begin with the same byte.
	for p > 0 && (p < len(x) && !utf8.RuneStart(x[p]) || p < len(y) && !utf8.RuneStart(y[p])) {
		p--
	}
	if p == 0 {
		return false
	}
	common, x, y := x[:p], x[p:], y[p:]
	if x > y {
		x, y = y, x
	}
	last := common[p-1]
	switch [2]string{x, y} {
	case [2]string{}: // rapide, rapidité
		return true
	case [2]string{"c", "ç"}, // glace, glaçon
		[2]string{"c", "qu"},   // bloc, bloquer
		[2]string{"f", "v"},    // naïf, naïveté
		[2]string{"i", "y"},    // roi, royal
		[2]string{"eur", "or"}: // odeur, odorant
		return true
	case [2]string{"s", "x"}, // heureux, heureusement
		[2]string{"c", "x"},  // doux, douceur
		[2]string{"ss", "x"}: // faux, fausser
		return last == 'u'
	case [2]string{"au", "l"}, [2]string{"au", "ll"}: // chapeau, chapelier
		return last == 'e'
	case [2]string{"in", "n"}: // romain, romaniser
		return last == 'a'
	case [2]string{"", "h"}: // blanc, blancheur
		return last == 'c'
	case [2]string{"", "u"}, [2]string{"", "e"}: // long, longueur; manger, mangeable
		return last == 'g'
	case [2]string{"", "l"}, [2]string{"", "n"}, [2]string{"", "r"}, [2]string{"", "s"}, [2]string{"", "t"}:
		// bouton, boutonner; numéro, numéroter. With a short stem it is mostly chance: ton, tonne.
		return utf8.RuneCountInString(common) >= 4 &&
			(last == y[0] || y == "t" && strings.IndexByte("aiou", last) >= 0)
	}
	// modèle, modeler; sèche, sécher; acier, aciérie
	vx, nx := utf8.DecodeRuneInString(x)
	vy, ny := utf8.DecodeRuneInString(y)
	if vx == 'e' && vy == 'ê' && len(x) > 1 && x[1] == 's' || vx == 'o' && vy == 'ô' && len(x) > 1 && x[1] == 's' {
		return x[2:] == y[ny:] // forêt, forestier; hôpital, hospitalier
	}
	return x[nx:] == y[ny:] && (vx == 'e' && vy == 'è' || vx == 'è' && vy == 'é' || vx == 'e' && vy == 'é')
}
