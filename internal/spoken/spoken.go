// Package spoken reads moves as people say and type them, "je passe", "Jarnac TZAR", "2 :
// tzar", and turns them into the tokens of a game's notation. What a token means is for
// the game; this package knows words, dashes and spaces.
package spoken

import (
	"slices"
	"strconv"
	"strings"
)

// An Act is what a player says to do.
type Act uint8

const (
	None Act = iota // no act of the list: a word, or a token
	Draw            // and the letters, or their number
	Swap            // and the letters, then those that come
	Pass
	Contest       // and the numbers of words
	Jarnac        // and a word
	ContestJarnac // and a word
	LetGo
	Flag
	Flip // and squares
	End  // of the turn
	Resign

	// What is no move in any game.
	TakeJoker // from the board
	TakeBack  // one's own word
	Apart     // a word that touches nothing, or lies on a slant

	several // acts or words: which is not plain
)

// acts is the words for each act, without accents.
var acts = map[string]Act{
	"pioche": Draw, "piocher": Draw, "pige": Draw, "piger": Draw, "pioch": Draw, "draw": Draw, "draws": Draw,
	"ech": Swap, "chg": Swap, "echange": Swap, "echanger": Swap, "swap": Swap, "swaps": Swap, "exchange": Swap, "exchanges": Swap,
	"passe": Pass, "passer": Pass, "pass": Pass, "passes": Pass,
	"conteste": Contest, "contester": Contest, "contestation": Contest, "contest": Contest, "contests": Contest, "challenge": Contest, "challenges": Contest,
	"jarnac": Jarnac, "jarnaque": Jarnac, "jarnak": Jarnac, "jarnack": Jarnac, "jarnaq": Jarnac, "jarnaquer": Jarnac,
	"laisse": LetGo, "letgo": LetGo, "accepte": LetGo, "accept": LetGo, "accepts": LetGo,
	"drapeau": Flag, "flag": Flag,
	"retourne": Flip, "flip": Flip, "flips": Flip,
	"finis": End, "finit": End, "fini": End, "end": End, "ends": End,
	"next":      Pass,
	"abandonne": Resign, "abandonner": Resign, "abandon": Resign, "resign": Resign, "resigns": Resign,
}

// alone are the words of acts that are words of games where something stands behind them.
var alone = set("accepte accept accepts contestation")

// fillers are the words that may stand before that of an act, and tails those that may
// stand behind it where nothing else does.
var (
	fillers = []string{"je", "j", "i", "dis", "dit", "say", "says"}
	tails   = map[Act][]string{
		LetGo: {"passer"},
		Flag:  {"tombe", "falls"},
		End:   {"turn", "tour", "le tour", "the turn", "mon tour", "son tour", "my turn"},
	}
	units = []string{"lettre", "lettres", "letter", "letters", "jeton", "jetons", "tile", "tiles", "carte", "cartes", "card", "cards", "les", "the", "mot", "mots", "word", "words"}
)

// A Saying is a move as people say it.
type Saying struct {
	Act  Act
	Rest string // what stands after the word of the act, or all of it where there is none; tidied
	Word string // the word of the act in capitals, where it is all that was said

	// What [Loose] hears besides:
	From   string // the word that Rest is made of, in capitals
	Lays   bool   // Rest is a word that is laid, perhaps with its place
	Score  int    // what it was said to score, if Scored
	Scored bool
	Bonus  int    // a card that multiplies by this number, or Several
	On     string // the letter that it is on, or its number
	Way    Way    // of a word that is laid
	// Through is a letter on the board that a word is laid through, if it is said.
	Through string
}

// Hear finds the act that a text says.
func Hear(text string) Saying {
	tidied := Tidy(text)
	words := strings.Fields(strings.ReplaceAll(tidied, "'", " "))
	if i := slices.IndexFunc(words, isLet); i >= 0 && i+1 < len(words) && strings.EqualFold(words[i+1], "go") {
		words = slices.Replace(words, i, i+2, "letgo")
	}
	n := 0
	for n < len(words) && slices.Contains(fillers, strings.ToLower(words[n])) {
		n++
	}
	if n < len(words) {
		words[n] = swallowed(words[n])
	}
	act, rest := actOf(words[n:])
	if act == None || len(rest) > 0 && alone.has(lower(words[n])) {
		return Saying{Rest: tidied}
	}
	if act == Contest && len(rest) > 0 {
		skip := 0
		if and := strings.ToLower(rest[0]); and == "et" || and == "and" {
			skip = 1
		}
		if next, word := actOf(rest[skip:]); next == Jarnac {
			act, rest = ContestJarnac, word
		}
	}
	s := Saying{Act: act, Rest: strings.TrimRight(strings.TrimLeft(strings.Join(rest, " "), " :;,!"), " .;!")}
	if len(words) == 1 {
		s.Word = strings.ToUpper(words[0])
	}
	if slices.Contains(tails[act], strings.ToLower(s.Rest)) {
		s.Rest = ""
	}
	return s
}

// isLet reports whether a word is the let of "I let go"; alone it is a word of games.
func isLet(word string) bool {
	return strings.EqualFold(word, "let") || strings.EqualFold(word, "lets")
}

// actOf returns the act that the first of the words names, and the words after it.
func actOf(words []string) (Act, []string) {
	if len(words) == 0 {
		return None, nil
	}
	return acts[strings.ToLower(strings.TrimRight(words[0], ".,;:!?"))], words[1:]
}

// IsAct reports whether a text is a single word that names an act.
func IsAct(text string) bool {
	var lower [12]byte
	if len(text) > len(lower) {
		return false
	}
	for i := range len(text) {
		lower[i] = text[i] | 0x20 // of a letter
	}
	return acts[string(lower[:len(text)])] != None
}

// Count returns letters or their number, or numbers of words, as in "6 lettres", "la lettre S",
// "A et E" and "les mots 1, 3"; or the text as it is.
func Count(text string) string { return clean(strings.Fields(text), false) }

// Counted returns how many letters or cards a text says without their names, "deux cartes"; else 0.
func Counted(text string) int {
	words := strings.Fields(text)
	if len(words) != 2 || !set("lettres jetons cartes letters tiles cards").has(lower(words[1])) {
		return 0
	}
	n, err := strconv.ParseUint(Count(text), 10, 6)
	if err != nil {
		return 0
	}
	return int(n)
}

// List returns squares or numbers with commas between them: "les mots 1 et 3" is 1,3.
func List(text string) string {
	items := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ',' || c == ';' })
	return strings.Join(slices.DeleteFunc(items, func(w string) bool {
		w = strings.ToLower(w)
		return w == "et" || w == "and" || slices.Contains(units, w)
	}), ",")
}

// against returns where the words begin and end that stand between the letters that are set aside and
// those that come: a plus, a slash, "contre", "pour", "for", or a second verb, as in ", et je pioche ".
func against(text string) (from, to int, ok bool) {
	folded := []byte(text) // as long as the text, whatever it holds
	for i, c := range folded {
		if 'A' <= c && c <= 'Z' {
			folded[i] = c | 0x20
		}
	}
	lower := string(folded)
	for i := range len(lower) {
		if lower[i] == '+' || lower[i] == '/' {
			return i, i + 1, true
		}
		for _, word := range []string{" contre ", " pour ", " for "} {
			if strings.HasPrefix(lower[i:], word) {
				return i, i + len(word), true
			}
		}
		if lower[i] != ' ' && lower[i] != ',' {
			continue
		}
		rest := strings.TrimLeft(lower[i+1:], " ")
		for _, optional := range [][]string{{"et ", "and ", "puis "}, {"je ", "i "}} {
			for _, word := range optional {
				if after, ok := strings.CutPrefix(rest, word); ok {
					rest = after
					break
				}
			}
		}
		for _, verb := range []string{"pioche ", "tire ", "prends ", "draw "} {
			if strings.HasPrefix(rest, verb) {
				return i, len(lower) - len(rest) + len(verb), true
			}
		}
	}
	return 0, 0, false
}

// Swapped returns what a Swap sets aside, and what comes: "aei contre bcd" and "aei + bcd".
func Swapped(text string) (aside, drawn string, completed bool) {
	if from, to, ok := against(text); ok {
		return Letters(Count(text[:from])), Letters(Count(text[to:])), true
	}
	return Letters(Count(text)), "", false
}
