package jago_test

import (
	_ "embed"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// What two words mean, as the referee has it (jago/steal-sense-family): the same where they share an entry, and
// presumably the same where they are of one family by their suffixes. The rulebook does not list the
// suffixes of French, so they are typed here a second time, each line with words that show it. Every way
// to cut one word is held against every way to cut the other, with no regard to how long that takes.

// slowSuffixes is lines of the kinds of words that end so (noun, adjective, verb, Adverb), what the suffix is put to
// (noun, adjective, verb, or =, a noun or adjective and a verb that are made of each other), how many letters are
// before it at least, and the suffixes.
const slowSuffixes = `
	na v 3  eur euse ateur atrice iteur itrice isseur isseuse oir oire issoir       pêcheur formatrice passoire
	na v 3  age issage ement issement iment ation ition aison ison                  lavage placement livraison
	na v 3  ure ature eture issure ance issance erie                                blessure tolérance
	na v 4  is aille at ée                                                          roulis giclée
	na v 5  ion sion tion ence ade                                                  confession promenade
	na v 3  ant issant abilité atif atoire itoire                                   volant portatif
	na v 4  é ibilité                                                               blessé
	na v 5  ent if ivité ard                                                        explosif
	na a 3  té eté ité esse itude iste isme ent ence                                pureté richesse patience
	na a 4  eur ise ie erie ant ance ard ure isse                                   grandeur sottise
	na a 3  issime âtre aud                                                         rougeâtre noiraud
	na a 4  et ot elet                                                              rondelet
	na a 5  ichon iot
	na n 3  iste eraie                                                              fleuriste roseraie
	na n 4  ier ière er ère isme esse aque cien                                     jardinier fermière
	na n 5  ien éen ain ois ais icien ard                                           villageois montagnard
	na n 4  erie aie ie ée at age aille ure ement                                   poissonnerie cuillerée
	na n 5  ise ade
	na n 4  ette elet elette eron eret illon ot otte                                fillette porcelet
	na n 5  on et eau in ine onnet                                                  saucisson jardinet
	na n 5  al el aire ique if eux                                                  questionnaire
	na n 3  alité alisme aliste auté icité                                          nationalité loyauté
	a  v 3  able                                                                    mangeable
	a  v 4  ible ard                                                                convertible
	a  n 3  eux al ial uel ique                                                     national volcanique
	a  n 4  el iel aire u ieux ueux iaire atique istique                            additionnel
	v  = 3  er                                                                      chanter
	v  = 4  ier                                                                     étudier
	v  a 3  ir cir iser ifier oyer                                                  grandir purifier
	v  n 3  ifier oyer
	v  n 4  iser                                                                    valoriser
	v  v 4  iller ailler ouiller eter                                               mordiller
	v  v 5  onner oter asser
	A  a 3  ment ement ément amment emment                                          purement constamment`

// slowChanges holds the changes of French at the end of a stem: two ends that are one, and the letters one of which has to
// come before.
var slowChanges = [][3]string{
	{"c", "ç", ""}, {"c", "qu", ""}, {"f", "v", ""}, {"i", "y", ""}, {"eur", "or", ""}, // glaçon bloquer naïveté royal odorant
	{"s", "x", "u"}, {"c", "x", "u"}, {"ss", "x", "u"}, // heureusement douceur fausser
	{"au", "l", "e"}, {"au", "ll", "e"}, {"in", "n", "a"}, // chapelier, romaniser
	{"", "h", "c"}, {"", "u", "g"}, {"", "e", "g"}, // blancheur longueur mangeable
}

// A slowCut is a word without a suffix, which is put to such words where so many letters are left.
type slowCut struct {
	stem  string
	of    byte
	least int
	plain bool // the word is not made of another
}

func lemmaOf(r lexicon.Reading) string {
	before, _, _ := strings.Cut(string(r.Entry), "/")
	return before
}

// slowCuts is every way to cut a word.
func slowCuts(r lexicon.Reading) (cuts []slowCut) {
	word := lemmaOf(r)
	cut := func(end string, of byte, least int, plain bool) {
		if stem, ok := strings.CutSuffix(word, end); ok && len([]rune(stem)) >= max(3, least) {
			cuts = append(cuts, slowCut{stem, of, least, plain})
		}
	}
	kind := ""
	switch r.Class {
	case lexicon.Noun:
		kind = "n"
	case lexicon.Adjective:
		kind = "a"
	case lexicon.Infinitive, lexicon.PastParticiple, lexicon.PresentParticiple, lexicon.Finite:
		kind = "v"
	case lexicon.Adverb:
		kind = "A"
	default: // a little word has no family
		return nil
	}
	switch kind {
	case "n", "a":
		for _, end := range []string{"", "e"} {
			cut(end, kind[0], 3, true)
			cut(end, 'v', 4, true)
			cut(end, '=', 3, true)
		}
	case "v":
		for _, end := range []string{"er", "ir", "re", "oir"} {
			cut(end, 'v', 3, true)
		}
	}
	for line := range strings.Lines(slowSuffixes) {
		if line, _, _ = strings.Cut(strings.TrimSpace(line), "     "); line == "" {
			continue
		}
		fields := strings.Fields(line)
		if !strings.Contains(fields[0], kind) {
			continue
		}
		for _, end := range fields[3:] {
			cut(end, fields[1][0], int(fields[2][0]-'0'), false)
		}
	}
	return cuts
}

// sameSlowStem reports whether two stems are one.
func sameSlowStem(a, b string) bool {
	x, y := []rune(a), []rune(b)
	n := 0
	for n < len(x) && n < len(y) && x[n] == y[n] {
		n++
	}
	if n == 0 {
		return false
	}
	before, last := x[:n], string(x[n-1])
	a, b = string(x[n:]), string(y[n:])
	for range 2 {
		if a == b {
			return true
		}
		for _, c := range slowChanges {
			if a == c[0] && b == c[1] && (c[2] == "" || c[2] == last) {
				return true
			}
		}
		if a == "" && len(before) >= 4 { // a letter is doubled, or a t comes in between: boutonner, numéroter
			if strings.Contains("lnrst", b) && len(b) == 1 && b == last || b == "t" && strings.Contains("aiou", last) {
				return true
			}
		}
		for _, accent := range [][2]string{{"e", "è"}, {"e", "é"}, {"è", "é"}, {"es", "ê"}, {"os", "ô"}} { // modeler aciérie forestier
			if rest, ok := strings.CutPrefix(a, accent[0]); ok {
				if other, ok := strings.CutPrefix(b, accent[1]); ok && rest == other {
					return true
				}
			}
		}
		a, b = b, a
	}
	return false
}

//go:embed kin.tsv
var slowKinText string

// slowKin is the families that were judged by hand: of a root, the beginnings of words that are of it or not.
func slowKin() map[string][]string {
	kin := map[string][]string{}
	for line := range strings.Lines(slowKinText) {
		line, _, _ = strings.Cut(line, "#")
		if fields := strings.Fields(line); len(fields) > 0 {
			kin[fields[0]] = fields[1:]
		}
	}
	return kin
}

// slowFamilies returns the meanings of words by a lexicon.
func slowFamilies(words *lexicon.Lexicon) jago.MeaningFunc {
	kin := slowKin()
	// judgement returns the longest beginning of a word that is judged with a root, after its sign.
	judgement := func(root, word string) (longest string) {
		for _, b := range kin[root] {
			if strings.HasPrefix(word, b[1:]) && len(b) > len(longest) {
				longest = b
			}
		}
		return longest
	}
	cutsOf := map[lexicon.Reading][]slowCut{}
	family := func(a, b lexicon.Reading) bool {
		one, two := judgement(lemmaOf(a), lemmaOf(b)), judgement(lemmaOf(b), lemmaOf(a))
		switch {
		case len(one) > len(two):
			return one[0] == '+'
		case len(one) < len(two):
			return two[0] == '+'
		case one != "": // both words are roots, and each has to take the other in
			return one[0] == '+' && two[0] == '+'
		}
		for _, r := range []lexicon.Reading{a, b} {
			if _, ok := cutsOf[r]; !ok {
				cutsOf[r] = slowCuts(r)
			}
		}
		for _, x := range cutsOf[a] {
			for _, y := range cutsOf[b] {
				letters := min(len([]rune(x.stem)), len([]rune(y.stem)))
				if x.of == y.of && !(x.plain && y.plain) && letters >= max(x.least, y.least) && sameSlowStem(x.stem, y.stem) {
					return true
				}
			}
		}
		return false
	}
	return func(old, text string, _ bool) jago.Meaning {
		if old == text {
			return jago.SameMeaning
		}
		olds, news := words.AppendReadings(nil, old), words.AppendReadings(nil, text)
		for _, a := range olds {
			if slices.ContainsFunc(news, func(b lexicon.Reading) bool { return a.Entry == b.Entry }) {
				return jago.SameMeaning
			}
		}
		for _, a := range olds {
			if slices.ContainsFunc(news, func(b lexicon.Reading) bool { return family(a, b) }) {
				return jago.PresumedSame
			}
		}
		return jago.DifferentMeaning
	}
}

// Families says of words what the referee says: of those that were judged by hand, and of words of the whole
// lexicon that lie near each other in the alphabet, of which many are of one family (jago/steal-sense-family).
func TestSlowFamilies(t *testing.T) {
	words := gaddag.Lexicon()
	fast, slow := jago.Families(words), slowFamilies(words)
	seen := map[jago.Meaning]int{}
	compare := func(a, b string) {
		got, want := fast(a, b, true), slow(a, b, true)
		if seen[want]++; got != want {
			t.Errorf("jago/steal-sense-family: %s and %s are %v, slowly %v", a, b, got, want)
		}
	}
	for _, j := range judged(t) {
		compare(j.old, j.new)
	}
	all := slices.Collect(words.Words())
	rng := rand.New(rand.NewPCG(26, 6))
	for range gametest.N(10_000, 400_000) {
		i := rng.IntN(len(all) - 40)
		compare(all[i], all[i+1+rng.IntN(40)])
	}
	// Of each suffix some words, and those around them that begin as they do.
	for line := range strings.Lines(slowSuffixes) {
		line, _, _ = strings.Cut(strings.TrimSpace(line), "     ")
		for _, suffix := range strings.Fields(line)[min(3, len(strings.Fields(line))):] {
			found := 0                                                                                                       // none of -itrice, whose words are read as their masculine
			for i, at := 0, rng.IntN(len(all)); i < len(all) && found < gametest.N(2, 60); i, at = i+1, (at+7919)%len(all) { // all over the alphabet
				readings := words.AppendReadings(nil, all[at])
				if !slices.ContainsFunc(readings, func(r lexicon.Reading) bool { return strings.HasSuffix(lemmaOf(r), suffix) }) || len(all[at]) < 4 {
					continue
				}
				found++
				for j := max(at-40, 0); j < min(at+20, len(all)); j++ {
					if len(all[j]) > 3 && len(all[j]) <= len(all[at]) && all[j][:3] == all[at][:3] {
						compare(all[j], all[at])
					}
				}
			}
		}
	}
	t.Log(seen)
	if seen[jago.PresumedSame] < 1000 || seen[jago.SameMeaning] < 1000 || seen[jago.DifferentMeaning] < 1000 {
		t.Errorf("the words compared are %v", seen)
	}
}

// Every suffix joins what the referee says and nothing else, however seldom French has it: invented words with each of
// them, of every kind, are held against a plain noun, adjective and verb of the same stem, and in the long run against
// each other. The stems are of two to six letters, for a suffix is cut off where enough is left
// (jago/steal-sense-family).
func TestSlowSuffixes(t *testing.T) {
	suffixes := map[string]bool{}
	for line := range strings.Lines(slowSuffixes) {
		line, _, _ = strings.Cut(strings.TrimSpace(line), "     ")
		for _, suffix := range strings.Fields(line)[min(3, len(strings.Fields(line))):] {
			suffixes[suffix] = true
		}
	}
	listed := slices.Sorted(maps.Keys(suffixes))
	if got := jago.Endings(); !slices.Equal(got, listed) {
		t.Errorf("jago/steal-sense-family: the endings are %q, of the referee %q", got, listed)
	}
	for _, end := range append(jago.Endings(), "", "e", "er", "ir", "re", "oir") {
		suffixes[end] = true
	}
	joins := map[string]bool{}
	for letters := 2; letters <= 6; letters++ {
		stem := "zabdvp"[:letters]
		readings, names, ends, plain := map[string][]lexicon.Reading{}, []string{}, []string{}, map[string]bool{}
		for _, end := range slices.Sorted(maps.Keys(suffixes)) {
			for _, class := range []lexicon.Class{lexicon.Noun, lexicon.Adjective, lexicon.Infinitive, lexicon.Adverb} {
				n := len(names)
				name := string([]byte{'A' + byte(n/676), 'A' + byte(n/26%26), 'A' + byte(n%26)})
				readings[name] = []lexicon.Reading{{Entry: lexicon.Entry(stem + end + "/" + name), Class: class}}
				names, ends = append(names, name), append(ends, end)
				plain[name] = end == "" && class != lexicon.Infinitive || end == "er" && class == lexicon.Infinitive
			}
		}
		words := must.Get(must.Get(lexicon.ReadList(strings.NewReader("ZZZZ")))(t).With(readings))(t)
		fast, slow := jago.Families(words), slowFamilies(words)
		for i, a := range names {
			for _, b := range names {
				if !plain[b] && !gametest.Long() {
					continue
				}
				got, want := fast(a, b, true), slow(a, b, true)
				if got != want {
					t.Fatalf("jago/steal-sense-family: %+v and %+v are %v, slowly %v", readings[a][0], readings[b][0], got, want)
				}
				joins[ends[i]] = joins[ends[i]] || want == jago.PresumedSame
			}
		}
	}
	for _, suffix := range listed {
		if !joins[suffix] {
			t.Errorf("-%s joins no words", suffix)
		}
	}
}
