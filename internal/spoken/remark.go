package spoken

import (
	"slices"
	"strings"
)

// laying are the verbs and the other words that say that a word is laid, or where.
var laying = set("pose poser place placer met mets mettre joue jouer forme former ecris ecrit fais fait faire ajoute rajoute colle vole rallonge allonge prolonge transforme " +
	"complete retourne devient donne sous lay lays play plays make makes put puts form forms add adds turn turns steal steals extend extends becomes " +
	"l ligne line lg double triple x2 x3 joker vertical horizontal verticalement horizontalement bas down across")

// tellsOfWord reports whether a line can tell of a word that is laid or taken back: it is a word, or has one in capitals
// among small letters, a square, a sign, quotation marks, or a word of laying. In all others the words are those of a
// remark, "on a bien ri", though the rack may have the letters of one.
func tellsOfWord(text string) bool {
	words := split(text)
	switch n := len(words); {
	case n < 2, isToken(text), strings.ContainsAny(text, "«»“”\"><+=:(→"):
		return true
	case n == 2 && !strings.ContainsAny(text, "'’.!"):
		return !subjects.has(lower(words[0])) && !idle(lower(words[0]), lower(words[1]))
	case slices.ContainsFunc(words, func(w string) bool { return unreal.has(w) }) && !slices.ContainsFunc(words, func(w string) bool { return len(w) > 1 && isLetters(w) && w == strings.ToUpper(w) }):
		return false // j'aurais dû jouer autre chose
	case n == 3 && lower(words[0]) == "je" && (isVerb(words[1]) || acts[lower(words[1])] != None || countOf(words[1]) > 0):
		return true
	}
	small := slices.ContainsFunc(words, func(w string) bool { return len(w) > 1 && w == lower(w) && isLetters(w) })
	for i, w := range words {
		said := lower(w)
		verb := laying.has(said) || done(said) == "pose" || replaces.has(said) && slices.ContainsFunc(words, isCapital)
		if isSquare(w) || verb && !owned(words[i+1:]) && !(i+2 < len(words) && degrees.has(lower(words[i+1])) && words[i+1] == lower(words[i+1])) && !(i > 0 && idle(lower(words[i-1]), said)) {
			return true
		}
		if len(w) > 1 && isLetters(w) && w == strings.ToUpper(w) && (small || len(words) < 4) {
			return true
		}
	}
	return false
}

// tellsOfLetters reports whether a line can tell of letters that are drawn or set aside: it does not ask who draws some,
// and they are not owned, as in "tire la langue".
func tellsOfLetters(text string) bool {
	words := split(text)
	i := slices.IndexFunc(words, isVerb)
	if i > 0 && drawVerbs.has(lower(words[i])) && questions.has(lower(words[0])) && !strings.Contains(text, ",") { // qui a pioché, change U
		return false
	}
	if n := i + 2; 0 <= i && n < len(words) && swapVerbs.has(lower(words[i])) && words[i+1] == "de" && isOther(words[n]) {
		return false // change de place
	}
	if 0 <= i && set("sort sors").has(lower(words[i])) && i+1 < len(words) && isOther(words[i+1]) && !owns.has(words[i+1]) {
		return false // sort fumer
	}
	for j := i + 1; 0 < j && j < len(words) && len(words[j]) > 1; j++ {
		if owned(words[j:]) {
			return false
		}
	}
	return true
}

// isOther reports whether a word in small letters is none for letters or for how many.
func isOther(word string) bool {
	return len(word) > 2 && word == lower(word) && isLetters(word) && !slices.Contains(units, word) && countOf(word) == 0 && !All(word)
}

// owned reports whether words begin with somebody's thing in small letters that is none of a game: "ses lunettes". What is
// laid or drawn has no article.
func owned(words []string) bool {
	return len(words) > 1 && owns.has(lower(words[0])) && words[0] != "A" && len(words[1]) > 2 && words[1] == lower(words[1]) && isLetters(words[1]) && (clocks.has(words[1]) || words[1] == "sort" || !isOwn(words[1]))
}

var (
	unreal   = set("aurais aurait aurions auriez auraient")
	degrees  = set("encore plus moins trop mieux aussi")
	subjects = set("a tu il elle on nous vous ils elles")
	owns     = set("le la les un une des mon ma mes ton ta tes son sa ses leur leurs notre nos votre vos du au aux cet cette ces the his her my your their this that")
)

// idle reports whether a verb of laying does not mean it behind the word before it: "bien joué", "il fait chaud".
func idle(before, verb string) bool {
	return before == "bien" || before == "tu" || before == "sort" || before == "de" && verb == "place" || verb == "fait" && (before == "ca" || before == "il") || verb == "jouer" && before == "de"
}
