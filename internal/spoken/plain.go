package spoken

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
)

// courtesies has what people say besides, longer ones first. They are passed over where something
// else is said too.
var courtesies = []string{
	"s'il vous plait", "s'il te plait", "monsieur l'arbitre", "madame l'arbitre", "mademoiselle l'arbitre", "l'arbitre",
	"svp", "stp", "please", "thanks", "merci", "monsieur", "madame", "mademoiselle", "arbitre", "voila", "bravo", "mdr", "lol",
}

// saidBy are the verbs that may stand behind a name: "Bruno joue".
var saidBy = set("pige joue pose dit passe conteste pioche tire echange annonce plays says passes contests draws swaps")

// polite returns a text without courtesies, and with the words that a thumb runs together parted:
// "jpasse stp" is "passe".
func polite(text string) string {
	tidied := Tidy(text)
	if tidied == "" || !strings.ContainsRune(tidied, ' ') {
		return swallowed(spelled(tidied))
	}
	padded := " " + strings.NewReplacer(",", " , ", "!", " ! ", ".", " . ").Replace(tidied) + " "
	lowered := strings.ToLower(padded)
	if len(lowered) != len(padded) {
		return tidied
	}
	cut := false
	for _, c := range courtesies {
		for {
			i := strings.Index(lowered, " "+c+" ")
			if i < 0 || padded[i+1:i+1+len(c)] == strings.ToUpper(c) && padded != strings.ToUpper(padded) {
				break // ARBITRE among small letters is a word that is laid
			}
			padded, lowered, cut = padded[:i]+padded[i+len(c)+1:], lowered[:i]+lowered[i+len(c)+1:], true
		}
	}
	rest := strings.Trim(padded, " ,!.;:")
	switch {
	case !cut || rest == "":
		rest = tidied
	case !strings.ContainsFunc(rest, func(c rune) bool { return c == ',' || c == '.' || c == '!' }):
	default:
		rest = strings.NewReplacer(" , ", ", ", " ! ", "! ", " . ", ". ").Replace(rest)
	}
	words := strings.Fields(rest)
	for i, w := range words {
		words[i] = swallowed(spelled(w))
	}
	return strings.Join(spanned(words), " ")
}

// spanned returns words in which one square stands for the first and the last of a word, "de la case F8 à
// J8", by the name that says the direction between them: in any notation, letters differ along the way that the
// number first says.
func spanned(words []string) []string {
	plain := without(columns(words), "case", "la", "square", "jusqu'a", "jusqu", "a", "to", "-")
	for i := range len(plain) - 1 {
		from, to := strings.ToUpper(plain[i]), strings.ToUpper(strings.TrimRight(plain[i+1], ",.;"))
		if len(from) < 2 || len(to) < 2 || !isLetters(from[:1]) || !isLetters(to[:1]) || countOf(from[1:]) == 0 || countOf(to[1:]) == 0 {
			continue
		}
		switch row, column := from[0] == to[0], from[1:] == to[1:]; {
		case column && !row:
			from = from[1:] + from[:1]
			fallthrough
		case row && !column:
			return slices.Concat(plain[:i], []string{from}, plain[i+2:])
		}
	}
	return words
}

// columns returns words in which the number of a column and two rows are two squares, "colonne 8, de E à H", and so
// the letter of a row and two columns.
func columns(words []string) []string {
	i := slices.IndexFunc(words, func(w string) bool { return set("colonne ligne rangee column row").has(lower(w)) })
	if i < 0 || i+5 >= len(words) || lower(words[i+2]) != "de" && lower(words[i+2]) != "from" {
		return words
	}
	at := strings.TrimRight(words[i+1], ",")
	return slices.Concat(words[:i], []string{squareOf(at, words[i+3]), "a", squareOf(at, strings.TrimRight(words[i+5], ","))}, words[i+6:])
}

// squareOf returns the name of the square in a row and a column, whichever comes first.
func squareOf(a, b string) string {
	if isLetters(a) {
		return a + b
	}
	return b + a
}

// spelled returns a word that is spelled with dashes, M-I-T-R-E, without them.
func spelled(word string) string {
	letters := strings.Split(word, "-")
	if len(letters) < 3 || slices.ContainsFunc(letters, func(l string) bool { return len(l) != 1 || !isLetters(l) }) {
		return word
	}
	return strings.Join(letters, "")
}

// swallowed returns a verb without the "je" or the j that a thumb runs together with it: jpasse, jechange.
func swallowed(word string) string {
	for _, je := range []string{"j", "je"} {
		if rest, ok := strings.CutPrefix(lower(word), je); ok && len(rest) > 2 && (acts[rest] != None || isVerb(rest) || len(rest) > 4 && done(rest) != "") {
			return word[len(je):]
		}
	}
	return word
}

// withoutAside returns a text without what stands in parentheses, or without what is said first of who plays: "qui
// attendait, passe".
func withoutAside(text string) string {
	if head, rest, ok := strings.Cut(text, ","); ok && strings.HasPrefix(lower(head), "qui ") {
		return strings.TrimSpace(rest)
	}
	from, to := strings.IndexByte(text, '('), strings.IndexByte(text, ')')
	if from < 1 || to < from {
		return text
	}
	return strings.TrimSpace(text[:from] + text[to+1:])
}

// clauses returns the parts of a text between commas and the like, if there are several.
func clauses(text string) []string {
	tidied := Tidy(text)
	var all []string
	from := 0
	for i, c := range tidied {
		inside := c == '.' && (i-from < 3 || i+1 < len(tidied) && tidied[i+1] != ' ') // l.4, P. ROSE
		if strings.ContainsRune(",;!.", c) && !inside {
			all, from = append(all, tidied[from:i]), i+1
		}
	}
	all = append(all, tidied[from:])
	all = slices.DeleteFunc(all, func(s string) bool { return strings.TrimSpace(s) == "" })
	if len(all) < 2 {
		return nil
	}
	return all
}

// lain reports whether a part of a text says that a word is laid or stolen: whoever does not read it may
// not read the others alone.
func lain(clause string) bool {
	return slices.ContainsFunc(strings.Fields(clause), func(w string) bool {
		return cards[lower(w)] > 0 || isJarnac(w) || makes.has(lower(w)) || saidBy.has(lower(w)) && lays.has(lower(w))
	})
}

// apart reports whether a part of a text begins with a letter in capitals, of some that are counted off.
func apart(clause string) bool { return len(split(clause)) > 0 && isCapital(split(clause)[0]) }

// directions are the words for one.
var directions = map[string]board.Direction{
	"horizontal": board.Across, "horizontale": board.Across, "horizontalement": board.Across, "across": board.Across, "droite": board.Across,
	"vertical": board.Down, "verticale": board.Down, "verticalement": board.Down, "down": board.Down, "bas": board.Down, "descendant": board.Down, "sous": board.Down,
}

// isDirection reports whether a word says a direction.
func isDirection(word string) bool {
	_, ok := directions[lower(word)]
	return ok
}

// A Way is the direction of a word, where somebody says it.
type Way struct {
	Said      bool
	Direction board.Direction
}

// way takes the direction off a word that is laid, and where it begins if that is no square: "CHAT
// vertical à partir du C".
func way(s *Saying, content []string) []string {
	for i, w := range content {
		d, ok := directions[lower(w)]
		if !ok || lower(w) == "sous" && slices.ContainsFunc(content, isSquare) {
			continue
		}
		s.Way = Way{true, d}
		before := i
		for before > 0 && slices.Contains([]string{"a", "en", "vers", "le", "l", "to", "going"}, lower(content[before-1])) {
			before--
		}
		rest := content[i+1:]
		if lower(w) == "sous" {
			rest = nil
		}
		content = slices.Concat(content[:before], rest)
		break
	}
	for i, w := range content {
		if i == 0 || lower(w) != "partir" && lower(w) != "depuis" && lower(w) != "from" {
			continue
		}
		end := i
		if lower(content[i-1]) == "a" {
			end--
		}
		if i+1 < len(content) {
			if _, _, square := Square(content[i+1] + " X"); square {
				return slices.Concat(content[:end], content[i+1:])
			}
		}
		return content[:end]
	}
	return content
}

// Turned returns the name of a square, of which the order says the direction, for a word that is
// said to go that way.
func (w Way) Turned(name string, squares board.Notation) string {
	at, d, err := squares.ParseName(name)
	if err != nil || !w.Said || d == w.Direction {
		return name
	}
	return squares.Name(at, w.Direction)
}

// lowered returns a word in capitals with a letter small, at each place where it has it.
func lowered(word, letter string) (all []string) {
	for i := range len(word) {
		if word[i:i+1] == letter {
			all = append(all, word[:i]+strings.ToLower(letter)+word[i+1:])
		}
	}
	return all
}

// ordinal returns the number from 0 that a word such as "deuxième" says, or -1.
func ordinal(word string) int {
	return slices.IndexFunc(ordinals, func(o string) bool {
		return len(word) > 5 && strings.TrimSuffix(o, "e") == strings.TrimSuffix(lower(word), "e")
	})
}

// asJokers makes those letters of a word small that are said to be jokers: "TRAINES le S est un
// joker".
func asJokers(content []string) []string {
	i := slices.IndexFunc(content, func(w string) bool { return lower(w) == "joker" })
	if i < 1 {
		return content
	}
	rest := without(content, "joker", "=", ":", "avec", "with", "un", "une", "a", "comme", "as", "pour", "for", "the")
	at := slices.IndexFunc(rest, func(w string) bool { return len(w) == 1 && isLetters(w) })
	word := slices.IndexFunc(rest, func(w string) bool { return len(w) > 1 && isLetters(w) })
	if at < 0 || word < 0 {
		return content
	}
	letter := strings.ToUpper(rest[at])
	upper := strings.ToUpper(rest[word])
	all, from := lowered(upper, letter), at
	if len(all) > 1 && at > 0 { // the second R
		n := ordinal(rest[at-1])
		all, from = all[min(max(n, 0), len(all)):min(n+1, len(all))], at-1
	}
	if len(all) != 1 {
		return content
	}
	rest[word] = all[0]
	return slices.Delete(rest, from, at+1)
}
