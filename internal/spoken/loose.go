package spoken

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Loose returns what a text can mean that [Hear] does not hear, the likeliest first: acts in
// other words, "temps écoulé", words that are made of others, "RAT devient RATELS", letters
// among words, "je tire un S", and words with what they were said to score.
func Loose(text string) (all []Saying) {
	words := split(text)
	if len(words) == 0 || isToken(text) {
		return nil
	}
	content := squared(quiet(placeOf(words)))
	if all = drawn(content); all != nil {
		return all
	}
	if n := len(content); n == 3 && (joined(content[:2]) == "a toi" || joined(content[:2]) == "a vous") && isLetters(content[2]) {
		content = content[:2] // and a name
	}
	if act := phraseActs[joined(content)]; act != None && !(act == End && slices.Contains(words, "on")) { // on arrête: all do
		all = append(all, Saying{Act: act})
	}
	if word, ok := doubted(content); ok {
		all = append(all, Saying{Act: Contest, Rest: word})
	}
	act, rest := actOf(content)
	switch {
	case act == Contest:
		next := without(rest, "et", "and", "simultanement")
		if inner, after := actOf(next); inner == Jarnac && len(after) == 0 && len(next) == len(rest) { // le Jarnac
			return append(all, Saying{Act: Contest})
		} else if inner == Jarnac {
			return append(all, named(ContestJarnac, after)...)
		}
		all = append(all, Saying{Act: Contest, Rest: strings.Join(without(rest, wholes...), " ")})
	case act == Jarnac:
		return append(all, named(Jarnac, rest)...)
	}
	all = append(all, made(None, content)...)
	all = append(all, added(content)...)
	if !slices.Contains(words, "ne") && !slices.Contains(words, "not") { // lays
		all = append(all, placed(content, len(words) == 1)...)
	}
	switch n := slices.IndexFunc(words, isVerb); {
	case n < 0:
	case swapVerbs.has(lower(words[n])):
		if g := survey(text); g.turns() {
			return all // "change PLAGES en PAGES"
		}
		if All(joined(words[n+1:])) {
			return append(all, Saying{Act: Swap, Rest: "tout"})
		}
		all = append(all, swapped(words[n+1:]))
	case drawVerbs.has(lower(words[n])):
		if !slices.ContainsFunc(words, isAgainst) {
			all = append(all, Saying{Act: Draw, Rest: clean(words[n+1:], true)})
		}
	}
	return all
}

// isToken reports whether a text begins with the sign of a token.
func isToken(text string) bool { return strings.IndexAny(Tidy(text), "+-?!.~^") == 0 }

func isJarnac(word string) bool { return acts[lower(word)] == Jarnac }

// split returns the words of a text without the punctuation beside them; a point behind a square is
// a letter that lies there. What stands before an apostrophe is an elided word of no meaning here.
func split(text string) (words []string) {
	tidied := Tidy(text)
	if !strings.ContainsRune(tidied, '(') {
		tidied = arrows.Replace(tidied)
	}
	for _, w := range strings.Fields(tidied) {
		if i := strings.LastIndexByte(w, '\''); i >= 0 {
			w = w[i+1:]
		}
		marks := ".,;:!"
		if n := len(words); n > 0 {
			if _, _, square := Square(words[n-1] + " X"); square {
				marks = ",;:!"
			}
		}
		w = strings.Trim(w, marks)
		if full := abbreviations[lower(w)]; full != "" {
			w = full
		}
		if w != "" && w != "?" && w != "-" {
			words = append(words, w)
		}
	}
	return words
}

// abbreviations are those of the bonus cards: mot compte double, mot compte triple.
var abbreviations = map[string]string{"mcd": "double", "mct": "triple"}

var arrows = strings.NewReplacer("->", " > ", "=>", " > ", ">", " > ", ",", " ", ":", " : ", "+", " + ", "=", " = ")

func lower(word string) string { return strings.ToLower(word) }

func joined(words []string) string { return lower(strings.Join(words, " ")) }

// without returns the words that are none of those dropped; A in capitals is a letter.
func without(words []string, dropped ...string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return slices.Contains(dropped, lower(w)) && !(len(w) == 1 && isLetters(w) && w != lower(w))
	})
}

// noise are the words that change nothing.
var noise = []string{
	"je", "i", "ai", "est", "suis", "am", "is", "are", "has", "have", "been", "it", "il", "elle", "on", "y",
	"le", "la", "les", "the", "mon", "ma", "mes", "my", "son", "sa", "ses", "leur", "his", "her", "their", "de", "du", "des", "of", "ce", "cet", "cette", "this", "that",
	"ton", "ta", "votre", "your", "ca", "cela", "bon", "ben", "alors", "sont", "ne", "doesn", "does", "dis", "dit", "say", "vais", "veux", "will", "want", "donc",
}

var exclamations = set("non oui et ah oh eh he hein allez bah bof hop voila ok tiens zut no yes and well oops")

// IsNoise reports whether a word changes nothing.
func IsNoise(word string) bool {
	return slices.Contains(noise, lower(word)) || exclamations.has(lower(word))
}

// wholes are the words for all that can be contested.
var wholes = []string{"propre", "own", "tout", "tous", "toutes", "deux", "trois", "all", "both", "everything", "coup", "move", "mot", "mots", "word", "words", "et", "and"}

// phraseActs are the acts by the words that say them, without noise.
var phraseActs = map[string]Act{
	"temps ecoule": Flag, "plus temps": Flag, "temps depasse": Flag, "time up": Flag, "time out": Flag, "out time": Flag,
	"plus sable": Flag, "plus sable dans sablier": Flag, "no sand": Flag,
	"hors temps": Flag, "tombe temps": Flag, "no time": Flag, "no more time": Flag, "time over": Flag,
	"drapeau tombe": Flag, "drapeau": Flag, "flag fell": Flag, "flag fallen": Flag, "flag falls": Flag, "flag down": Flag,
	"sablier vide": Flag, "sablier ecoule": Flag, "sablier fini": Flag, "glass empty": Flag, "hourglass empty": Flag,

	"mot errone": Contest, "mot invalide": Contest, "mot inexistant": Contest, "mot existe pas": Contest, "existe pas": Contest,
	"pas mot": Contest, "pas un mot": Contest, "mot pas valable": Contest, "mot pas bon": Contest, "pas valable": Contest, "not a word": Contest,
	"bad word": Contest, "invalid word": Contest, "contestation": Contest,

	"passe": Pass, "pass": Pass, "saute tour": Pass, "saute": Pass, "a tour": Pass, "rien a jouer": Pass, "rien a poser": Pass, "rien jouer": Pass, "peux pas jouer": Pass, "peux rien jouer": Pass,
	"a toi": Pass, "a vous": Pass, "a toi jouer": Pass, "a vous jouer": Pass, "turn": Pass, "turn now": Pass,
	"passe main": Pass, "passe sac": Pass, "passe tour": Pass, "passe mon tour": Pass, "pass turn": Pass, "pass bag": Pass,
	"donne sac": Pass, "rend sac": Pass, "rends sac": Pass, "tend sac": Pass, "donne main": Pass, "hands over bag": Pass,
	"rien de rien": Pass, "voila sac": Pass, "rien trouve": Pass, "trouve rien": Pass, "trouve plus rien": Pass, "nothing more": Pass, "find nothing": Pass,

	"j fini": End, "fini": End, "fini tour": End, "arrete": End, "stop here": End, "fin tour": End, "tour fini": End, "termine": End, "termine tour": End,
	"done": End, "m done": End, "finished": End, "end turn": End, "turn over": End,

	"accepte": LetGo, "accepte mot": LetGo, "accepte jarnac": LetGo, "accepte coup": LetGo, "accept": LetGo,
	"laisse passer": LetGo, "conteste pas": LetGo, "rien contester": LetGo, "no challenge": LetGo, "don contest": LetGo,

	"renonce": Resign, "renonce partie": Resign, "renonce a partie": Resign, "abandonne partie": Resign, "abandonne": Resign, "resign game": Resign, "give up": Resign, "gives up": Resign, "concede": Resign, "concedes": Resign,
	"laisse tomber": Resign, "laisse tomber partie": Resign, "jette eponge": Resign, "quitte partie": Resign, "declare forfait": Resign,
}

// doubted returns the word that is said to be bad: "RAT n'existe pas".
func doubted(content []string) (word string, ok bool) {
	content = without(content, "mot", "word")
	n := len(content) - 1
	if n < 1 || !isLetters(content[0]) || makes.has(lower(content[0])) || done(lower(content[0])) == "pose" {
		return "", false
	}
	switch joined(content[1:]) {
	case "existe pas", "pas bon", "pas valable", "pas mot", "pas dans dictionnaire", "pas dans ods", "pas dans dico", "existe", "c faux", "errone", "invalide", "inexistant", "faux",
		"t exist", "not exist", "not word", "not valid", "not good", "bad", "invalid":
		return content[0], true
	}
	return "", false
}

// makes are the verbs for a word that becomes another, and to and from what stands between the
// two, in order and the other way round.
var (
	makes = set("remet remets transforme transformer rallonge rallonger allonge allonger prolonge complete modifie change vole voler " +
		"transform extend extends lengthen lengthens turn turns change changes steal steals fais fait make makes")
	into = set("en into")
	to   = set("> devient en donne into to becomes gives")
	from = set("avec with from depuis sur on")
)

// A set is words with a space between them: a text, since a map would be filled by code before anybody asks.
type set string

func (s set) has(word string) bool {
	for w := range strings.FieldsSeq(string(s)) {
		if w == word {
			return true
		}
	}
	return false
}

var lineWords = set("l lg ligne line")

// made returns that an act makes a word of another.
func made(act Act, content []string) []Saying {
	if len(content) == 5 || len(content) == 6 {
		if all := replaced(act, without(content, "un", "une", "a", "an", "dans", "in")); all != nil {
			return all
		}
	}
	steals := len(content) > 0 && slices.Contains([]string{"vole", "voler", "steal"}, lower(content[0]))
	verb := len(content) > 0 && makes.has(lower(content[0]))
	if verb || len(content) > 3 && lays.has(lower(content[0])) {
		content = content[1:]
	}
	content = without(content, ":")
	if len(content) > 5 && adds.has(lower(content[0])) {
		content = without(content, "un", "une", "lettre", "lettres")
	}
	if n := len(content); n > 2 && lineWords.has(lower(content[0])) && countOf(content[1]) > 0 {
		content = content[2:]
	} else if n == 4 && content[2] == ">" && strings.Trim(content[0], "0123456789") == "" {
		content = content[1:]
	}
	if n := len(content); n > 3 && n < 6 && content[1] == "+" && (n == 4 || content[3] == "=" || content[3] == ">") { // RAT + ELS = RATELS, RAT + ELS : RATELS
		content = []string{content[0], ">", content[n-1]}
	} else if n == 5 && adds.has(lower(content[0])) && len(content[3]) > 1 { // j'ajoute ELS à RAT : RATELS
		content = []string{content[3], ">", content[4]}
	} else if n == 3 && lays.has(lower(content[0])) {
		return nil
	}
	if steals && len(content) == 3 && from.has(lower(content[1])) {
		content[1] = ">"
	}
	switch n := len(content); {
	case n == 3 && isLetters(content[0]) && isLetters(content[2]) && to.has(lower(content[1])):
		return []Saying{{Act: act, From: strings.ToUpper(content[0]), Rest: content[2]}}
	case n == 3 && isLetters(content[0]) && isLetters(content[2]) && from.has(lower(content[1])):
		return []Saying{{Act: act, From: strings.ToUpper(content[2]), Rest: content[0]}}
	case n == 2 && verb && isLetters(content[0]) && isLetters(content[1]):
		return []Saying{{Act: act, From: strings.ToUpper(content[0]), Rest: content[1]}}
	}
	return nil
}

// replaced returns the words that come of replacing one letter of a word: "remplace F de FAUX
// par E".
func replaced(act Act, content []string) (all []Saying) {
	if len(content) != 5 || !replaces.has(lower(content[0])) || len(content[1]) != 1 || !isLetters(content[2]) || len(content[4]) != 1 {
		return nil
	}
	if between := lower(content[3]); between != "par" && between != "by" && between != "with" {
		return nil
	}
	word, old, fresh := strings.ToUpper(content[2]), strings.ToUpper(content[1]), strings.ToUpper(content[4])
	for i := range len(word) {
		if word[i:i+1] == old {
			all = append(all, Saying{Act: act, From: word, Rest: word[:i] + fresh + word[i+1:]})
		}
	}
	return all
}

var replaces = set("remplace remplacer replace replaces change changes")

// lays are the verbs and the words beside a word that is laid, and small what may stand there too.
var (
	lays = set("met pose poser joue jouer fais faire forme ecris place mets lay play make form put mot word nouveau new " +
		"milieu centre center middle commence debute ouvre premier first table plateau board")
	small = set("un une a an : au in pour for avec par case square")
)

// placed returns a word that is laid, with its square and with what it is said to score. It says
// that it is laid, unless the context does.
func placed(content []string, said bool) []Saying {
	s := Saying{Lays: true}
	special := slices.ContainsFunc(content, func(w string) bool { return cards[lower(w)] > 0 })
	if len(content) == 0 || isVerb(content[0]) {
		return nil
	}
	if act, _ := actOf(content); act != None && len(content) > 1 {
		return nil
	}
	content, line := ofLine(content)
	content = scored(&s, content)
	content = bonus(&s, content)
	if special && s.Bonus == 0 {
		return nil // of a card that is not understood
	}
	content = asJokers(way(&s, content))
	content, crosses := across(&s, content)
	said = said || crosses || s.Scored || s.Bonus > 0 || s.Way.Said
	all := content
	capitals := func(w string) (n int) {
		for _, c := range w {
			if 'A' <= c && c <= 'Z' {
				n++
			}
		}
		return n
	}
	stands := func(w string) bool { // TABLE and CAsE among small letters are words that are laid
		return isLetters(w) && capitals(w) > 1 && slices.ContainsFunc(all, func(w string) bool { return w == lower(w) })
	}
	content = slices.DeleteFunc(slices.Clone(content), func(w string) bool {
		if stands(w) {
			return false
		}
		laid := lays.has(lower(w))
		said = said || laid
		return laid || small.has(lower(w)) && !isCapital(w)
	})
	if !slices.ContainsFunc(content, func(w string) bool { return len(w) > 1 && isLetters(w) }) {
		content = all // TABLE 9D
	}
	if n := len(content); n == 2 && isOn.has(lower(content[1])) {
		content = content[:1]
	}
	if n := len(content); n == 3 && isOn.has(lower(content[1])) {
		content = []string{content[2], content[0]}
	} else if n == 2 && isLetters(strings.NewReplacer("(", "", ")", "").Replace(content[0])) {
		if _, _, square := Square(content[1] + " X"); square {
			content = []string{content[1], content[0]}
		}
	}
	rest := line + strings.Join(content, " ")
	if _, _, square := Square(rest); len(content) == 0 || len(content) > 3 || !said && !square {
		return nil
	}
	s.Rest = rest
	return []Saying{s}
}

// ofLine takes the line off that a word is laid on, "(l. 2)", and returns it with a colon.
func ofLine(content []string) ([]string, string) {
	for i := range len(content) - 1 {
		if line := strings.Trim(content[i+1], "().:"); lineWords.has(lower(strings.Trim(content[i], "(.:"))) && line != "" && strings.Trim(line, "0123456789") == "" {
			return slices.Concat(content[:i], content[i+2:]), line + ":"
		}
	}
	return content, ""
}

// scored takes off what a word is said to score, at the end: 22, "22 points", (22).
func scored(s *Saying, content []string) []string {
	n := len(content) - 1
	if n > 0 && slices.Contains([]string{"point", "points", "pts", "pt"}, lower(content[n])) {
		content = counted(content[:n])
		n = len(content) - 1
	}
	if n > 1 && content[n-1] == "=" {
		content = slices.Delete(slices.Clone(content), n-1, n)
		n--
	}
	if n < 1 || slices.Contains([]string{"ligne", "line"}, lower(content[n-1])) {
		return content
	}
	points, err := strconv.ParseUint(strings.Trim(content[n], "()+="), 10, 12)
	if err != nil {
		return content
	}
	s.Score, s.Scored = int(points), true
	if lower(content[n-1]) == "pour" || lower(content[n-1]) == "for" {
		n--
	}
	return content[:n]
}

// counted returns words of which the last ones, if they are a number in words, are its digits: "soixante-dix-huit" is 78.
func counted(words []string) []string {
	total, from := 0, len(words)
	for i := len(words) - 1; i > 0; i-- {
		n := 0
		for part := range strings.SplitSeq(lower(words[i]), "-") {
			switch value := cmp.Or(numbers[part], tens[part]); {
			case part == "et" && n > 0:
			case value == 0:
				n = -1000
			case value == 20 && n%100 == 4, value == 100 && 0 < n && n < 10:
				n *= value
			default:
				n += value
			}
		}
		if n <= 0 {
			break
		}
		total, from = total+n, i
	}
	if from == len(words) {
		return words
	}
	return append(slices.Clone(words[:from]), strconv.Itoa(total))
}

// tens are the numbers that nobody draws so many letters of.
var tens = map[string]int{"seize": 16, "vingt": 20, "vingts": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60, "septante": 70, "huitante": 80, "nonante": 90, "cent": 100, "cents": 100}

// Several is the Bonus of several cards.
const Several = 255

var isOn = set("en at on sur a")

// bonus takes off a bonus card that is named at the end with its letter: "triple sur C".
func bonus(s *Saying, content []string) []string {
	content = slices.Clone(content)
	for i, w := range content {
		switch lower(w) {
		case "x2", "*2":
			content[i] = "double"
		case "x3", "*3":
			content[i] = "triple"
		case "doubles", "triples":
			content[i] = w[:len(w)-1]
			s.Bonus = Several
		}
	}
	i := slices.IndexFunc(content, func(w string) bool { return lower(w) == "double" || lower(w) == "triple" })
	if i < 1 {
		return content
	}
	switch {
	case s.Bonus == Several:
	case lower(content[i]) == "triple":
		s.Bonus = 3
	default:
		s.Bonus = 2
	}
	if slices.ContainsFunc(content[i+1:], func(w string) bool { return lower(w) == "double" || lower(w) == "triple" }) || slices.Contains(content[:i], "cartes") {
		s.Bonus = Several
	}
	tail := without(content[i+1:], "mot", "word", "compte", "carte", "card", "sur", "on", "lettre", "letter", "prime")
	if len(tail) == 1 {
		s.On = strings.ToUpper(tail[0])
	}
	end := i
	for end > 1 && slices.Contains([]string{"mot", "compte", "avec", "with", "et", "and", "carte", "prime", "+", "la", "le", "un", "une", "deux", "cartes"}, lower(content[end-1])) {
		end--
	}
	return content[:end]
}

// placeOf returns words in which one stands for "à la place de".
func placeOf(words []string) []string {
	for i := range len(words) - 3 {
		if joined(words[i:i+4]) == "a la place de" {
			return slices.Concat(words[:i], []string{"sur"}, words[i+4:])
		}
	}
	return words
}

// squared returns words of which the first two are one, if they are a square: "8 F TRAIN", "8-F
// TRAIN".
func squared(content []string) []string {
	if len(content) == 0 {
		return content
	}
	row, column, parted := strings.Cut(content[0], "-")
	rest := content[1:]
	if !parted && len(content) > 2 {
		column, rest = content[1], content[2:]
	}
	digits := func(s string) bool { return s != "" && len(s) < 3 && strings.Trim(s, "0123456789") == "" }
	if len(rest) == 0 || !(digits(row) && len(column) == 1 && isLetters(column) || len(row) == 1 && isLetters(row) && digits(column) && parted) {
		return content
	}
	return append([]string{row + column}, rest...)
}

// drawn returns a draw that no verb of drawing begins: "une lettre : S", "S pioché", "je complète
// avec OULDC".
func drawn(content []string) []Saying {
	n := len(content)
	switch {
	case n < 2:
	case slices.Contains([]string{"complete", "completer", "remplis", "remonte"}, lower(content[0])):
		rest := without(content[1:], "avec", "with", "main", "chevalet", "rack", "hand", ":", "a", "sept")
		if len(rest) > 0 && len(rest) < n-1 {
			return []Saying{{Act: Draw, Rest: clean(rest, true)}}
		}
	case drawVerbs.has(lower(content[n-1])) && n == 2 && len(content[0]) == 1 && isLetters(content[0]):
		return []Saying{{Act: Draw, Rest: content[0]}}
	case n > 2 && countOf(lower(content[0])) > 0 && (lower(content[1]) == "lettre" || lower(content[1]) == "lettres" || lower(content[1]) == "letters"):
		return []Saying{{Act: Draw, Rest: clean(content[2:], true)}}
	}
	return nil
}

// named returns the words that an act such as Jarnac names.
func named(act Act, content []string) (all []Saying) {
	if len(content) > 1 && from.has(lower(content[0])) {
		content = content[1:]
	}
	if n := len(content); n == 2 && strings.HasPrefix(content[1], "(") && isLetters(strings.Trim(content[1], "()")) { // TZAR (RAT)
		content = []string{strings.Trim(content[1], "()"), ">", content[0]}
	}
	if len(content) == 2 && isLetters(content[0]) && isLetters(content[1]) && lower(content[0]) != "mot" && lower(content[0]) != "word" {
		content = []string{content[0], ">", content[1]}
	}
	all = made(act, content)
	for _, s := range placed(content, true) {
		s.Act = act
		all = append(all, s)
	}
	return all
}

func isLetters(word string) bool {
	return len(word) > 0 && !strings.ContainsFunc(word, func(r rune) bool { return (r|0x20) < 'a' || (r|0x20) > 'z' })
}

var (
	drawVerbs = set("eu recu recut puise puises puisa tira prit reprit sort sors repris pris recoit pioch pige piges piger repige tirage repioche reprend reprends tire tires tirer prends prend prendre pioche pioches piocher draw draws take takes pick picks")
	swapVerbs = set("rendu rendit echangea ecarte ecarter chg ech remet remettre rejette rejeter echange echanger change changer defausse defausser jette jeter discard discards rends rend rendre remets swap swaps exchange exchanges trade trades return")
)

func isVerb(word string) bool { return drawVerbs.has(lower(word)) || swapVerbs.has(lower(word)) }

// swapped returns a swap of which the letters that come stand behind contre, or behind a
// verb of drawing.
func swapped(words []string) Saying {
	if then := slices.IndexFunc(words, func(w string) bool { return done(lower(w)) == "pose" || lower(w) == "joue" }); then > 0 {
		words = words[:then] // change S et A contre D et N, puis pose CHAT
	}
	i := slices.IndexFunc(words, func(w string) bool { return isAgainst(w) || drawVerbs.has(lower(w)) })
	if i < 0 {
		rest := clean(words, true)
		if unit := slices.IndexFunc(words, func(w string) bool { return slices.Contains(units, lower(w)) }); unit > 0 && strings.Trim(rest, "0123456789") == "" {
			rest += " " + words[unit] // a number, and no card of that number
		}
		return Saying{Act: Swap, Rest: rest}
	}
	aside := words[:i]
	for len(aside) > 0 && slices.Contains([]string{"et", "and", "je", "il", "elle", "i", "puis", "then"}, lower(aside[len(aside)-1])) {
		aside = aside[:len(aside)-1]
	}
	drawn := clean(without(words[i+1:], "autre", "autres", "nouveau", "nouvelle", "nouvelles", "nouveaux", "other", "others", "another", "new"), true)
	if All(joined(aside)) {
		return Saying{Act: Swap, Rest: strings.TrimSuffix("tout + "+strings.Trim(drawn, "0123456789"), " + ")}
	}
	if strings.Trim(drawn, "0123456789 ") == "" {
		return Saying{Act: Swap, Rest: clean(without(aside, "seulement", "juste", "seule", "only", "ses", "mes", "son", "sa", "mon", "ma", "en", "et", "and"), true)} // nobody says which
	}
	return Saying{Act: Swap, Rest: clean(aside, true) + " + " + drawn}
}

// isAgainst reports whether a word stands before the letters that come.
func isAgainst(w string) bool {
	return w == "+" || w == ">" || slices.Contains([]string{"contre", "pour", "for", "against", "touche", "obtient"}, lower(w))
}

var numbers = map[string]int{
	"un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12,
	"treize": 13, "quatorze": 14, "quinze": 15,
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
}

var articles = set("la le les the de du des mes my ces these")

// clean returns letters, or their number, without the words beside them: units, a number
// that counts the letters, the articles of units, and what joins letters. With bare, a
// number alone is no letters. Beside letters in capitals small ones are words.
func clean(words []string, bare bool) string {
	var kept []string
	number := 0
	for i, w := range words {
		if len(w) > 2 {
			w = strings.TrimRight(w, ",;.") // lettre, un E
		}
		key := lower(w)
		next := ""
		if i+1 < len(words) {
			next = lower(words[i+1])
		}
		isUnit := slices.Contains(units, next)
		digits := key != "" && key[0] >= '0' && key[0] <= '9'
		switch n := countOf(key); {
		case blanks.has(key):
			kept = append(kept, "?")
		case w == ":", slices.Contains(units, key):
		case articles.has(key) && (isUnit || countOf(next) > 0 || len(next) == 1 && isLetters(next)):
		case (key == "et" || key == "and" || key == "pis") && 0 < i && i+1 < len(words):
		case digits && n == lettersOf(words[i+1:]) && next == ":":
			number = n
		case digits && (!isUnit || articles.has(next) || n != lettersOf(words[i+1:])):
			kept = append(kept, w)
		case n > 0 && number == 0 && (isUnit || bare && len(words) == 1 || n == lettersOf(words[i+1:])):
			number = n
		default:
			kept = append(kept, w)
		}
	}
	if len(kept) == 0 && number > 0 {
		return strconv.Itoa(number)
	}
	if capital := func(w string) bool { return isLetters(w) && w == strings.ToUpper(w) }; slices.ContainsFunc(kept, capital) {
		kept = slices.DeleteFunc(kept, func(w string) bool { return len(w) > 1 && isLetters(w) && !capital(w) })
	} else if single := func(w string) bool { return len(w) == 1 && isLetters(w) }; len(kept) > 1 && slices.ContainsFunc(kept, single) {
		kept = slices.DeleteFunc(kept, func(w string) bool { return isLetters(w) && !single(w) })
	}
	return strings.Join(kept, " ")
}

// countOf returns a number of letters, in words or digits; else 0.
func countOf(word string) int {
	if n, err := strconv.ParseUint(word, 10, 6); err == nil {
		return int(n)
	}
	return numbers[word]
}

// lettersOf returns how many letters stand in words, units and what joins them apart.
func lettersOf(words []string) (n int) {
	for _, w := range without(words, append(units, "et", "and", ":")...) {
		n += len(strings.Map(func(r rune) rune {
			if r == ',' || r == ';' || r == '.' {
				return -1
			}
			return r
		}, w))
	}
	return n
}
