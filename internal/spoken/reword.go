package spoken

import (
	"slices"
	"strings"
	"sync"
)

// rewordings returns a text in plainer words, the closest first: what a [Reader] tries where it makes nothing
// legal of the text itself. Each says the same in the words that the reader knows: "M. Gris annonce le changement
// de deux jetons (I, U)" is "change de deux jetons I U".
func rewordings(text string) (all []string) {
	last := trimmed(text)
	if last != "" && last != text {
		all = append(all, last)
	}
	for _, reword := range []func(string) string{corrected, sum, canonical, affirmative, raised} {
		if next := reword(last); next != "" && next != last {
			all, last = append(all, next), next
		}
	}
	return all
}

// faces are drawn with signs.
var faces = strings.NewReplacer(":)", "", ":-)", "", ":(", "", ":-(", "", ";)", "", ";-)", "", "=)", "", ":D", "", ":P", "", ":p", "", "^^", "", "<3", "")

// before are the words that join a text to the line before it, or say nothing.
var before = set("et puis ensuite alors hop oups attends attend en aussi")

// trimmed returns a text without smileys, without the point at its end and without what joins it to the line before.
func trimmed(text string) string {
	words := strings.Fields(strings.TrimLeft(faces.Replace(Tidy(text)), " ,;"))
	if comma := slices.IndexFunc(words, func(w string) bool { return strings.HasSuffix(w, ",") }); comma >= 0 && !slices.ContainsFunc(words[:comma+1], func(w string) bool {
		w = lower(strings.TrimRight(w, ","))
		return !before.has(w) && !hesitations.has(w) && !besidesVerbs.has(w)
	}) {
		words = words[comma+1:] // finalement non, je reprends mon mot
	}
	for len(words) > 1 && before.has(lower(strings.TrimRight(words[0], ","))) {
		words = words[1:]
	}
	return strings.TrimRight(strings.Join(words, " "), " .,;!")
}

// hesitations are what stands between a word and the one that takes its place.
var hesitations = set("euh heu non pardon oups zut enfin ah attends attendez sorry no oops")

// corrected returns a text in which the last word takes the place of the one before a correction: "ça fait tsar... euh non
// pardon, tzar" is "ça fait TZAR".
func corrected(text string) string {
	words := strings.Fields(strings.NewReplacer("...", " ", ",", " ", ":", " ", ";", " ", "!", " ").Replace(text))
	n := len(words) - 1
	if n < 3 || len(words[n]) < 3 || !isLetters(words[n]) || isOwn(lower(words[n])) {
		return text
	}
	at := n
	for at > 0 && hesitations.has(lower(words[at-1])) {
		at--
	}
	wrong := at - 1
	if at == n || wrong < 1 || len(words[wrong]) < 3 || !isLetters(words[wrong]) || isOwn(lower(words[wrong])) {
		return text
	}
	return strings.Join(append(words[:wrong:wrong], strings.ToUpper(words[n])), " ")
}

// apartSigns puts spaces beside the signs of a sum.
var apartSigns = strings.NewReplacer("->", " > ", "=>", " > ", ">", " > ", "+", " + ", "=", " = ", ":", " : ")

// makesThat are what may stand before the word that a sum makes, and results those of them in which two words do.
var makesThat, results = set("> = : fait donne"), set("ca cela")

// sum returns a text in which a word becomes another without the letters that it takes, and without its line or its
// square: "L1 : RIME + P + R = PRIMER" is "RIME > PRIMER".
func sum(text string) string {
	words := strings.Fields(apartSigns.Replace(text))
	isWord := func(i, n int) bool { return i >= 0 && i < len(words) && len(words[i]) >= n && isLetters(words[i]) }
	changed := false
	for i := range words {
		end := i + 1
		for end+1 < len(words) && words[end] == "+" {
			end += 2
		}
		if !isWord(i, 2) || end == i+1 || end >= len(words) {
			continue
		}
		if results.has(lower(words[end])) {
			end++
		}
		if end < len(words) && makesThat.has(lower(words[end])) && isWord(end+1, 3) {
			words, changed = slices.Concat(words[:i+1], []string{">"}, words[end+1:]), true
			break
		}
	}
	if i := slices.Index(words, ">"); i > 0 && isWord(i-1, 2) && isWord(i+1, 3) {
		at := i - 2 // the sign behind the place
		if at > 0 && (words[at] == ":" || strings.HasSuffix(words[at], ",")) {
			from := at
			if words[at] == ":" {
				from--
			}
			place := strings.Trim(lower(words[from]), ",.")
			if isSquare(place) || lineWords.has(strings.TrimRight(place, ".0123456789")) && strings.ContainsAny(place, "0123456789") {
				words, changed = slices.Concat(words[:from], words[i-1:]), true
			} else if from > 0 && lineWords.has(lower(words[from-1])) && countOf(place) > 0 {
				words, changed = slices.Concat(words[:from-1], words[i-1:]), true
			}
		}
	}
	if !changed {
		return text
	}
	return strings.Join(words, " ")
}

// stems are the beginnings of the words for what players do, each with the word that the reader knows. Stems that
// begin a word of another meaning are whole words, with a point.
var stems = sync.OnceValue(func() (all [][2]string) {
	for line := range strings.FieldsSeq("pioch=pioche repioch=pioche puise=pioche puisa.=pioche tira.=tire prit.=prend recut.=recoit pigea=pioche pigee=pioche tirant.=tire tiree.=tire prenant.=prend recev=recoit " +
		"echang=echange troqu=echange chang=change rejet=rejette defauss=defausse contest=conteste accept=accepte acquiesc=accepte " +
		"abandon=abandonne termin=finit fini.=finit finir.=finit finissant.=finit cloture.=finit clot.=finit chut=tombe tomb=tombe " +
		"repren=reprend repris=reprend annul=annule retir=retire posant.=pose posee.=pose poser.=pose posait.=pose depos=pose plac=place inscri=pose affich=pose ecri.=pose ecrit.=pose ecrivit.=pose " +
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
		case besidesVerbs.has(bare) && i+1 < len(words) && (len(bare) > 1 || len(words[i+1]) > 1): // one letter among others is one
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

// affirmative returns a text without its first part where that says what is not done: "ne pioche pas : elle
// échange V".
func affirmative(text string) string {
	for i := range len(text) - 1 {
		if strings.IndexByte(":;,.!", text[i]) < 0 || text[i+1] != ' ' {
			continue
		}
		if !denied(text[:i]) {
			break
		}
		return strings.TrimSpace(text[i+1:])
	}
	return text
}

// raised returns a text in small letters with those words in capitals that are none of the reader's own, and
// single letters behind an article: "port > portail et x2 sur le p" is "PORT > PORTAIL et x2 sur le P".
func raised(text string) string {
	words := strings.Fields(text)
	if slices.ContainsFunc(words, func(w string) bool {
		w = strings.Trim(w, ",;.!:()")
		return len(w) > 1 && isLetters(w) && w == strings.ToUpper(w)
	}) {
		return text
	}
	said := -1 // the verb of a word that may be one of the reader's own, as MAIN is
	for i, w := range words {
		bare := strings.Trim(w, ",;.!:()")
		if makes.has(bare) || bare == "pose" || bare == "joue" {
			said = i
		}
		switch {
		case !isLetters(bare), bare != lower(bare), isSquare(bare):
		case len(bare) > 2 && !isOwn(bare), len(bare) == 2 && !isOwn(bare) && !slices.Contains(short, bare),
			len(bare) == 1 && i > 0 && behindLetters.has(strings.Trim(words[i-1], ",:")) && bare != "a" && bare != "y":
			words[i] = strings.ToUpper(w)
		}
	}
	if next := said + 1; said >= 0 && next < len(words) && !IsNoise(words[next]) && !slices.ContainsFunc(words, func(w string) bool { return len(w) > 1 && w != lower(w) }) {
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
	makes, to, from, lays, small, adds, ahead, behind, beside, isOn, lineWords, givesUp, clocks, runsOut, discs, passing, contesting, jarnacs, fills, ending,
	handing, handed, slanting, crosses, crossing, denials, takesBack, jokers, words, letters, again, back, saidBy, replaces, articles, blanks, besidesVerbs,
	"contre against rien jamais plus moins pas deja tres trop peu mal peut etre oui non tout rien coup tour mot fois encore compte prime cote place case bout ligne colonne points point pts pt partie aussi dernier derniere premiere chevalet main reliquat",
}

var (
	rulings = set("bon bonne valable valide correct correcte admis admise accepte refuse refusee rejete rejetee errone erronee faux invalide inexistant mauvais existe good bad valid invalid refused")
	deeds   = set("pose joue pioche tire prend recoit met echange change draws plays conteste jarnac")
)

// IsRuling reports whether a sentence says of a contested word that it is good or bad, and nothing else: who
// arbitrates says so, and it is no move. BON in capitals is a word that is laid.
func IsRuling(text string) bool {
	g := survey(canonical(Tidy(text)))
	return len(g.words) < 12 && len(g.laid) < 2 && slices.ContainsFunc(g.words, func(w string) bool {
		return rulings.has(lower(w)) && w != strings.ToUpper(w)
	}) && !g.has(deeds) && !g.has(contesting) && !asks(text)
}
