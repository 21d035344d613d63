package spoken

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// rewordings returns a text in plainer words, the closest first: what a [Reader] tries where it makes nothing
// legal of the text itself. Each says the same in the words that the reader knows: "M. Gris annonce le changement
// de deux jetons (I, U)" is "change de deux jetons I U".
func rewordings(text string) (all []string) {
	last := text
	for _, reword := range []func(string) string{trimmed, sum, canonical, affirmative, raised} {
		if next := reword(last); next != "" && next != last {
			all, last = append(all, next), next
		}
	}
	return all
}

// lazily returns a regular expression that is compiled on first use: most programs never ask.
func lazily(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

var (
	faces = lazily(`[:;=]-?[()DPp]( |$)|\^\^|<3`)
	first = lazily(`(?i)^(?:(?:et|puis|ensuite|alors|hop|oups|attends?|en)[, ]+)+`)
)

// trimmed returns a text without smileys, without the point at its end and without what joins it to the line before.
func trimmed(text string) string {
	text = faces().ReplaceAllString(Tidy(text), "")
	text = first().ReplaceAllString(strings.TrimLeft(text, " ,;"), "")
	return strings.TrimRight(text, " .,;!")
}

var (
	// aSum is a word, the letters that are put to it, and what they make: "RIME + P + R > PRIMER".
	aSum = lazily(`([A-Za-z]{2,})(?: *\+ *[A-Za-z?]{1,7}\b)+ *(?:->|=>|>|=|:|(?:ca |cela )?(?:fait|donne)) *([A-Za-z]{3,})`)
	// onLine is the line or the square of a word that another becomes: "L1 : RIME > PRIME".
	onLine = lazily(`(?i)\b(?:l(?:igne|ine|g)?[. ]?\d|[a-o]\d\d?|\d\d?[a-o]) *[:,] *([A-Za-z]{2,} *(?:->|=>|>) *[A-Za-z]{3,})`)
)

// sum returns a text in which a word becomes another without the letters that it takes, and without its place.
func sum(text string) string {
	text = aSum().ReplaceAllString(text, "$1 > $2")
	return onLine().ReplaceAllString(text, "$1")
}

// stems are the beginnings of the words for what players do, each with the word that the reader knows. Stems that
// begin a word of another meaning are whole words, with a point.
var stems = sync.OnceValue(func() (all [][2]string) {
	for line := range strings.FieldsSeq("pioch=pioche repioch=pioche pigea=pioche pigee=pioche tirant.=tire tiree.=tire prenant.=prend recev=recoit " +
		"echang=echange troqu=echange chang=change rejet=rejette defauss=defausse contest=conteste accept=accepte acquiesc=accepte " +
		"abandon=abandonne termin=finit fini.=finit finir.=finit finissant.=finit cloture.=finit clot.=finit chut=tombe tomb=tombe " +
		"repren=reprend repris=reprend annul=annule retir=retire posant.=pose posee.=pose poser.=pose posait.=pose depos=pose plac=place inscri=pose " +
		"accroch=pose rallong=rallonge allong=allonge prolong=prolonge transform=transforme revol=vole volant.=vole volee.=vole derob=vole pique.=vole " +
		"passant.=passe passer.=passe passait.=passe passee.=passe formant.=forme former.=forme ajout=ajoute rajout=ajoute complet=complete " +
		"jarnaqu=jarnac retourn=retourne jouant.=joue jouer.=joue jouee.=joue mettant.=met") {
		stem, word, _ := strings.Cut(line, "=")
		all = append(all, [2]string{stem, word})
	}
	return all
})

// besidesVerbs are the words that stand beside the verb of what is done, and say no more.
var besidesVerbs = set("declare annonce signale decide prefere souhaite desire choisit veut va vient entend pense doit " +
	"simplement seulement finalement maintenant enfin encore aussitot toujours bien y lui se s")

// canonical returns a text in which each word for what players do stands in the form that the reader knows.
// Words in capitals are laid.
func canonical(text string) string {
	words := strings.Fields(strings.NewReplacer("(", " ", ")", " ").Replace(text))
	kept := words[:0]
	for i, w := range words {
		bare := strings.TrimRight(lower(w), ",;.!:")
		mark := w[len(bare):]
		switch {
		case w == ":" && len(kept) > 0 && done(lower(kept[len(kept)-1])) != "":
			continue
		case w != lower(w) && !(i == 0 && w[1:] == lower(w[1:])):
		case besidesVerbs.has(bare) && i+1 < len(words):
			if mark == "" {
				continue
			}
			w = mark
		case bare == "de" && i > 0 && i+1 < len(words) && done(lower(words[i+1])) != "":
			continue // décide de passer
		default:
			if verb := done(bare); verb != "" {
				w = verb + strings.TrimRight(mark, ":")
			}
		}
		kept = append(kept, w)
	}
	return strings.Join(kept, " ")
}

// done returns the verb of which a word is a form, or nothing.
func done(word string) string {
	for _, s := range stems() {
		if whole, ok := strings.CutSuffix(s[0], "."); word == s[1] || ok && word == whole || !ok && strings.HasPrefix(word, s[0]) {
			return s[1]
		}
	}
	return ""
}

var sentences = lazily(` *[:;,.!] +`)

// affirmative returns a text without its first part where that says what is not done: "ne pioche pas : elle
// échange V".
func affirmative(text string) string {
	parts := sentences().Split(text, 2)
	if len(parts) < 2 || !denied(parts[0]) {
		return text
	}
	return parts[1]
}

// raised returns a text in small letters with those words in capitals that are none of the reader's own, and
// single letters behind an article: "port > portail et x2 sur le p" is "PORT > PORTAIL et x2 sur le P".
func raised(text string) string {
	words := strings.Fields(text)
	if strings.ContainsFunc(text, func(c rune) bool { return 'A' <= c && c <= 'Z' }) {
		return text
	}
	said := -1 // the verb of a word that may be one of the reader's own, as MAIN is
	for i, w := range words {
		bare := strings.Trim(w, ",;.!:()")
		if makes.has(bare) || bare == "pose" || bare == "joue" {
			said = i
		}
		switch {
		case !isLetters(bare), isSquare(bare):
		case len(bare) > 2 && !isOwn(bare), len(bare) == 2 && !isOwn(bare) && !slices.Contains(short, bare),
			len(bare) == 1 && i > 0 && behindLetters.has(strings.Trim(words[i-1], ",:")) && bare != "a" && bare != "y":
			words[i] = strings.ToUpper(w)
		}
	}
	if next := said + 1; said >= 0 && next < len(words) && !slices.ContainsFunc(words, func(w string) bool { return len(w) > 1 && w != lower(w) }) {
		words[next] = strings.ToUpper(words[next])
	}
	return strings.Join(words, " ")
}

var behindLetters = set("le la un une du en sur lettre joker pioche tire l")

var short = strings.Fields("je tu il on en de du la le un et au a ca ce se me te ma ta sa ou si ne ni sur ici puis pour sous avec dans par")

// isOwn reports whether a word in small letters is one of those that the reader knows.
func isOwn(word string) bool {
	if acts[word] != None || cards[word] > 0 || numbers[word] > 0 || IsNoise(word) || isVerb(word) || slices.Contains(units, word) || slices.Contains(wholes, word) || ordinal(word) >= 0 {
		return true
	}
	if _, is := directions[word]; is || slices.Contains(short, word) {
		return true
	}
	return slices.ContainsFunc(own, func(s set) bool { return s.has(word) })
}

// own are the sets of words that the reader knows, beside its maps.
var own = []set{
	makes, to, from, lays, small, adds, ahead, behind, beside, counted, isOn, lineWords, givesUp, clocks, runsOut, discs, passing, contesting, jarnacs, fills, ending,
	handing, handed, slanting, crosses, crossing, denials, takesBack, jokers, words, letters, again, back, saidBy, replaces, articles, blanks, besidesVerbs,
	"rien jamais plus moins pas deja tres trop peu mal peut etre oui non tout rien coup tour mot fois encore compte prime cote place case bout ligne colonne points point partie dernier derniere premiere chevalet main reliquat",
}

var (
	rulings = set("bon bonne valable valide correct correcte admis admise accepte refuse refusee rejete rejetee errone erronee faux invalide inexistant mauvais existe good bad valid invalid refused")
	deeds   = set("pose joue pioche tire prend recoit met echange change draws plays conteste jarnac")
)

// IsRuling reports whether a sentence says of a contested word that it is good or bad, and nothing else: who
// arbitrates says so, and it is no move.
func IsRuling(text string) bool {
	g := survey(canonical(Tidy(text)))
	return len(g.words) < 12 && len(g.laid) < 2 && g.has(rulings) && !g.has(deeds) && !g.has(contesting) && !asks(text)
}
