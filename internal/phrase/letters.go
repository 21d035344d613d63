package phrase

import (
	"strconv"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// Letters are letters that phrases name. English writes them as they are, OOA; French counts
// them: trois O et un A. A ? is a joker, and a 2 or a 3 a bonus card.
type Letters string

// bonus has the names of bonus cards.
var bonus = map[string]string{"2": "Double", "3": "Triple"}

var counted = []string{"aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"}

// Localize names the letters in that language.
func (l Letters) Localize(tag language.Tag) string {
	if bilingual.Match(tag) != language.French || l == "" {
		return string(l)
	}
	var named []string
	for i := 0; i < len(l); {
		n := 1
		for i+n < len(l) && l[i+n] == l[i] {
			n++
		}
		letter := string(l[i])
		switch {
		case letter == "?" && n > 1:
			letter = "jokers"
		case letter == "?":
			letter = "joker"
		case bonus[letter] != "" && n > 1:
			letter = "Mots Compte " + bonus[letter]
		case bonus[letter] != "":
			letter = "Mot Compte " + bonus[letter]
		}
		number := strconv.Itoa(n)
		if n < len(counted) {
			number = counted[n]
		}
		named = append(named, number+"\u00a0"+letter)
		i += n
	}
	return list(named, true)
}
