package spoken

import (
	"slices"
	"strconv"
	"strings"
)

// Loose returns what a text can mean that [Hear] does not hear, the likeliest first: acts in
// other words, "temps écoulé", words that are made of others, "RAT devient RATELS", letters
// among words, "je tire un S", and words with what they were said to score.
func Loose(text string) (all []Saying) {
	words := split(text)
	if len(words) == 0 || strings.ContainsRune("+-?!.~^", []rune(Tidy(text))[0]) { // a token
		return nil
	}
	content := without(words, noise...)
	if act := phraseActs[joined(content)]; act != None {
		all = append(all, Saying{Act: act})
	}
	if word, ok := doubted(content); ok {
		all = append(all, Saying{Act: Contest, Rest: word})
	}
	act, rest := actOf(content)
	switch {
	case act == Contest:
		next := without(rest, "et", "and", "simultanement")
		if inner, after := actOf(next); inner == Jarnac {
			return append(all, named(ContestJarnac, after)...)
		}
		all = append(all, Saying{Act: Contest, Rest: strings.Join(without(rest, wholes...), " ")})
	case act == Jarnac:
		return append(all, named(Jarnac, rest)...)
	}
	all = append(all, made(None, content)...)
	all = append(all, placed(content, len(words) == 1)...)
	switch n := slices.IndexFunc(words, isVerb); {
	case n < 0:
	case swapVerbs[lower(words[n])]:
		all = append(all, swapped(words[n+1:]))
	case drawVerbs[lower(words[n])]:
		if !slices.ContainsFunc(words, isAgainst) {
			all = append(all, Saying{Act: Draw, Rest: clean(words[n+1:], true)})
		}
	}
	return all
}

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
		if w != "" && w != "?" && w != "-" {
			words = append(words, w)
		}
	}
	return words
}

var arrows = strings.NewReplacer("->", " > ", "=>", " > ", ">", " > ", ",", " ", ":", " : ")

func lower(word string) string { return strings.ToLower(word) }

func joined(words []string) string { return lower(strings.Join(words, " ")) }

// without returns the words that are none of those dropped.
func without(words []string, dropped ...string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool { return slices.Contains(dropped, lower(w)) })
}

// noise are the words that change nothing.
var noise = []string{
	"je", "i", "ai", "est", "suis", "am", "is", "are", "has", "have", "been", "it", "il", "elle", "on", "y",
	"le", "la", "les", "the", "mon", "ma", "mes", "my", "de", "du", "des", "of", "ce", "cet", "cette", "this", "that",
	"ton", "ta", "votre", "your", "ne", "doesn", "does", "dis", "dit", "say", "vais", "veux", "will", "want", "alors", "donc",
}

// wholes are the words for all that can be contested.
var wholes = []string{"tout", "tous", "toutes", "all", "everything", "coup", "move", "mot", "mots", "word", "words", "et", "and"}

// phraseActs are the acts by the words that say them, without noise.
var phraseActs = map[string]Act{
	"temps ecoule": Flag, "plus temps": Flag, "temps depasse": Flag, "time up": Flag, "time out": Flag, "out time": Flag,
	"no time": Flag, "no more time": Flag, "time over": Flag,
	"drapeau tombe": Flag, "drapeau": Flag, "flag fell": Flag, "flag fallen": Flag, "flag falls": Flag, "flag down": Flag,
	"sablier vide": Flag, "sablier ecoule": Flag, "sablier fini": Flag, "glass empty": Flag, "hourglass empty": Flag,

	"mot errone": Contest, "mot invalide": Contest, "mot inexistant": Contest, "mot existe pas": Contest, "existe pas": Contest,
	"bad word": Contest, "invalid word": Contest, "contestation": Contest,

	"a toi": Pass, "a vous": Pass, "a toi jouer": Pass, "a vous jouer": Pass, "turn": Pass, "turn now": Pass,
	"passe main": Pass, "passe sac": Pass, "passe tour": Pass, "passe mon tour": Pass, "pass turn": Pass, "pass bag": Pass,
	"rien trouve": Pass, "trouve rien": Pass, "trouve plus rien": Pass, "nothing more": Pass, "find nothing": Pass,

	"j fini": End, "fini": End, "fini tour": End, "fin tour": End, "tour fini": End, "termine": End, "termine tour": End,
	"done": End, "m done": End, "finished": End, "end turn": End, "turn over": End,

	"accepte": LetGo, "accepte mot": LetGo, "accepte jarnac": LetGo, "accepte coup": LetGo, "accept": LetGo,
	"laisse passer": LetGo, "conteste pas": LetGo, "rien contester": LetGo, "no challenge": LetGo, "don contest": LetGo,

	"abandonne partie": Resign, "abandonne": Resign, "resign game": Resign, "give up": Resign, "concede": Resign,
}

// doubted returns the word that is said to be bad: "RAT n'existe pas".
func doubted(content []string) (word string, ok bool) {
	content = without(content, "mot", "word")
	n := len(content) - 1
	if n < 1 || !isLetters(content[0]) {
		return "", false
	}
	switch joined(content[1:]) {
	case "existe pas", "pas bon", "pas valable", "pas mot", "pas dans dictionnaire", "errone", "invalide", "inexistant", "faux",
		"t exist", "not exist", "not word", "not valid", "not good", "bad", "invalid":
		return content[0], true
	}
	return "", false
}

// makes are the verbs for a word that becomes another, and to and from what stands between the
// two, in order and the other way round.
var (
	makes = setOf("transforme", "transformer", "rallonge", "rallonger", "allonge", "allonger", "prolonge", "complete", "modifie", "change", "vole", "voler",
		"transform", "extend", "extends", "lengthen", "lengthens", "turn", "turns", "change", "changes", "steal", "steals", "fais", "fait", "make", "makes")
	to   = setOf(">", "devient", "en", "donne", "into", "to", "becomes", "gives")
	from = setOf("avec", "with", "from", "depuis")
)

func setOf(words ...string) map[string]bool {
	set := map[string]bool{}
	for _, w := range words {
		set[w] = true
	}
	return set
}

// made returns that an act makes a word of another.
func made(act Act, content []string) []Saying {
	if len(content) == 5 || len(content) == 6 {
		if all := replaced(act, without(content, "un", "une", "a", "an", "dans", "in")); all != nil {
			return all
		}
	}
	verb := len(content) > 0 && makes[lower(content[0])]
	if verb {
		content = content[1:]
	}
	content = without(content, ":")
	switch n := len(content); {
	case n == 3 && isLetters(content[0]) && isLetters(content[2]) && to[lower(content[1])]:
		return []Saying{{Act: act, From: strings.ToUpper(content[0]), Rest: content[2]}}
	case n == 3 && isLetters(content[0]) && isLetters(content[2]) && from[lower(content[1])]:
		return []Saying{{Act: act, From: strings.ToUpper(content[2]), Rest: content[0]}}
	case n == 2 && verb && isLetters(content[0]) && isLetters(content[1]):
		return []Saying{{Act: act, From: strings.ToUpper(content[0]), Rest: content[1]}}
	}
	return nil
}

// replaced returns the words that come of replacing one letter of a word: "remplace F de FAUX
// par E".
func replaced(act Act, content []string) (all []Saying) {
	if len(content) != 5 || !replaces[lower(content[0])] || len(content[1]) != 1 || !isLetters(content[2]) || len(content[4]) != 1 {
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

var replaces = setOf("remplace", "remplacer", "replace", "replaces", "change", "changes")

// lays are the verbs and the words beside a word that is laid, and small what may stand there too.
var (
	lays = setOf("pose", "poser", "joue", "jouer", "fais", "faire", "forme", "ecris", "place", "mets", "lay", "play", "make", "form", "put",
		"mot", "word", "nouveau", "new", "milieu", "centre", "center", "middle")
	small = setOf("un", "une", "a", "an", ":", "au", "in", "pour", "for")
)

// placed returns a word that is laid, with its square and with what it is said to score. It says
// that it is laid, unless the context does.
func placed(content []string, said bool) []Saying {
	s := Saying{Lays: true}
	if len(content) == 0 || isVerb(content[0]) {
		return nil
	}
	if act, _ := actOf(content); act != None && len(content) > 1 {
		return nil
	}
	content = scored(&s, content)
	content = bonus(&s, content)
	said = said || s.Scored || s.Bonus > 0
	content = slices.DeleteFunc(slices.Clone(content), func(w string) bool {
		laid := lays[lower(w)]
		said = said || laid
		return laid || small[lower(w)]
	})
	if n := len(content); n == 3 && isOn[lower(content[1])] {
		content = []string{content[2], content[0]}
	} else if n == 2 && isLetters(content[0]) {
		if _, _, square := Square(content[1] + " X"); square {
			content = []string{content[1], content[0]}
		}
	}
	rest := strings.Join(content, " ")
	if _, _, square := Square(rest); len(content) == 0 || len(content) > 3 || !said && !square {
		return nil
	}
	s.Rest = rest
	return []Saying{s}
}

// scored takes off what a word is said to score, at the end: 22, "22 points", (22).
func scored(s *Saying, content []string) []string {
	n := len(content) - 1
	if n > 0 && slices.Contains([]string{"point", "points", "pts", "pt"}, lower(content[n])) {
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
	return content[:n]
}

// Several is the Bonus of several cards.
const Several = 255

var isOn = setOf("en", "at", "on", "sur", "a")

// bonus takes off a bonus card that is named at the end with its letter: "triple sur C".
func bonus(s *Saying, content []string) []string {
	i := slices.IndexFunc(content, func(w string) bool { return lower(w) == "double" || lower(w) == "triple" })
	if i < 1 {
		return content
	}
	s.Bonus = 2
	if lower(content[i]) == "triple" {
		s.Bonus = 3
	}
	if slices.ContainsFunc(content[i+1:], func(w string) bool { return lower(w) == "double" || lower(w) == "triple" }) {
		s.Bonus = Several
	}
	tail := without(content[i+1:], "mot", "word", "compte", "carte", "card", "sur", "on", "lettre", "letter", "prime")
	if len(tail) == 1 {
		s.On = strings.ToUpper(tail[0])
	}
	end := i
	for end > 1 && slices.Contains([]string{"mot", "compte", "avec", "with", "et", "and", "carte", "prime"}, lower(content[end-1])) {
		end--
	}
	return content[:end]
}

// named returns the words that an act such as Jarnac names.
func named(act Act, content []string) (all []Saying) {
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
	drawVerbs = setOf("tire", "tires", "tirer", "prends", "prend", "prendre", "pioche", "pioches", "piocher", "draw", "draws", "take", "takes", "pick", "picks")
	swapVerbs = setOf("echange", "echanger", "change", "changer", "rends", "rend", "rendre", "remets", "swap", "swaps", "exchange", "exchanges", "trade", "trades", "return")
)

func isVerb(word string) bool { return drawVerbs[lower(word)] || swapVerbs[lower(word)] }

// swapped returns a swap of which the letters that come stand behind contre, or behind a
// verb of drawing.
func swapped(words []string) Saying {
	i := slices.IndexFunc(words, func(w string) bool { return isAgainst(w) || drawVerbs[lower(w)] })
	if i < 0 {
		return Saying{Act: Swap, Rest: clean(words, true)}
	}
	aside := words[:i]
	for len(aside) > 0 && slices.Contains([]string{"et", "and", "je", "i", "puis", "then"}, lower(aside[len(aside)-1])) {
		aside = aside[:len(aside)-1]
	}
	return Saying{Act: Swap, Rest: clean(aside, true) + " + " + clean(words[i+1:], true)}
}

// isAgainst reports whether a word stands before the letters that come.
func isAgainst(w string) bool {
	return w == "+" || slices.Contains([]string{"contre", "pour", "for", "against"}, lower(w))
}

var numbers = map[string]int{
	"un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12,
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
}

var articles = setOf("la", "le", "les", "the", "de", "du", "des", "mes", "my", "ces", "these")

// clean returns letters, or their number, without the words beside them: units, a number
// that counts the letters, the articles of units, and what joins letters. With bare, a
// number alone is no letters.
func clean(words []string, bare bool) string {
	var kept []string
	number := 0
	for i, w := range words {
		key := lower(w)
		next := ""
		if i+1 < len(words) {
			next = lower(words[i+1])
		}
		isUnit := slices.Contains(units, next)
		digits := key != "" && key[0] >= '0' && key[0] <= '9'
		switch n := countOf(key); {
		case w == ":", slices.Contains(units, key):
		case articles[key] && (isUnit || countOf(next) > 0):
		case (key == "et" || key == "and") && 0 < i && i+1 < len(words):
		case digits && (!isUnit || articles[next] || n != lettersOf(words[i+1:])):
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
