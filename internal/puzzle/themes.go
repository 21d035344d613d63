package puzzle

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/say"
)

const (
	anagram = "an anagram"
	letter  = "one letter added"
	fresh   = "a new word"
	theft   = "a theft of a theft"
	last    = "the last line"
	seventy = "the 70 points"
	seven   = "a scrabble"
	through = "through letters of the board"
	beside  = "several words"
	endgame = "an endgame"
	twice   = "two in a row"
	out     = "the last tile"
	soonOut = "out in two moves"
	block   = "keeping the opponent from going out"
	noDeck  = "the deck is empty"
	steal   = "a theft"
	steals  = "two thefts at once"
	replace = "letters replaced"
)

// themes are the themes of puzzles, in words.
var themes = map[string]string{
	"anagram": anagram, "one-letter": letter, "new": fresh, "theft-of-theft": theft, "last-line": last, "seventy": seventy,
	"whole-rack": seven, "through": through, "alongside": beside, "endgame": endgame,
	"two-in-a-row": twice, "goes-out": out, "out-in-two": soonOut, "blocks": block, "end-of-deck": noDeck,
	"theft": steal, "two-thefts": steals, "replaced": replace,
}

var phrases = say.New(func() map[string]string {
	return map[string]string{
		anagram: "une anagramme",
		letter:  "une lettre ajoutée",
		fresh:   "un mot nouveau",
		theft:   "le vol d'un vol",
		last:    "la dernière ligne",
		seventy: "les 70 points",
		seven:   "un scrabble",
		through: "à travers des lettres posées",
		beside:  "plusieurs mots",
		endgame: "une fin de partie",
		twice:   "deux de suite",
		out:     "le dernier jeton",
		soonOut: "finir en deux coups",
		block:   "empêcher l'adversaire de finir",
		noDeck:  "la pioche est vide",
		steal:   "un vol",
		steals:  "deux vols d'un coup",
		replace: "des lettres remplacées",
	}
})

// ThemeTexts returns the themes of a puzzle in words.
func (z Puzzle) ThemeTexts(tag language.Tag) (texts []string) {
	for _, name := range z.Themes {
		if phrase, ok := themes[name]; ok {
			texts = append(texts, phrases.Sprintf(tag, phrase))
		}
	}
	return texts
}
