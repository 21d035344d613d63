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
)

// themes are the themes of puzzles, in words.
var themes = map[string]string{
	"anagram": anagram, "one-letter": letter, "new": fresh, "theft-of-theft": theft, "last-line": last, "seventy": seventy,
	"whole-rack": seven, "through": through, "alongside": beside, "endgame": endgame,
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
