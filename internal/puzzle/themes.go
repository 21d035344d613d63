package puzzle

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/say"
)

const (
	anagram = "an anagram ¦ une anagramme"
	letter  = "one letter added ¦ une lettre ajoutée"
	fresh   = "a new word ¦ un nouveau mot"
	theft   = "a theft of a theft ¦ le vol d'un vol"
	last    = "the last line ¦ la dernière ligne"
	seventy = "the 70 points ¦ les 70 points"
	seven   = "a scrabble ¦ un scrabble"
	through = "through letters of the board ¦ à travers des lettres posées"
	beside  = "several words ¦ plusieurs mots"
	endgame = "an endgame ¦ une fin de partie"
	twice   = "two Jarnacs in a row ¦ deux Jarnacs de suite"
	out     = "the last tile ¦ le dernier jeton"
	soonOut = "out in two moves ¦ finir en deux coups"
	block   = "keeping the opponent from going out ¦ empêcher l'adversaire de finir"
	noDeck  = "the deck is empty ¦ la pioche est vide"
	steal   = "a theft ¦ un vol"
	steals  = "two thefts at once ¦ deux vols d'un coup"
	replace = "letters replaced ¦ des lettres remplacées"
)

// themes are the themes of puzzles, in words.
var themes = map[string]string{
	"anagram": anagram, "one-letter": letter, "new": fresh, "theft-of-theft": theft, "last-line": last, "seventy": seventy,
	"whole-rack": seven, "through": through, "alongside": beside, "endgame": endgame,
	"two-in-a-row": twice, "goes-out": out, "out-in-two": soonOut, "blocks": block, "end-of-deck": noDeck,
	"theft": steal, "two-thefts": steals, "replaced": replace,
}

var phrases = new(say.Phrases)

// ThemeTexts returns the themes of a puzzle in words.
func (z Puzzle) ThemeTexts(tag language.Tag) (texts []string) {
	for _, name := range z.Themes {
		if phrase, ok := themes[name]; ok {
			texts = append(texts, phrases.Sprintf(tag, phrase))
		}
	}
	return texts
}
