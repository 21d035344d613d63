package reviewscrabble

import "github.com/jeudelettres/lettres/rulebook"

const (
	playedPoints = "%s, %d point{s}"
	withdrawn    = "%s, withdrawn"
	top          = "The top is %s, %d point{s}: %d more."
	topBonus     = "A scrabble missed: %s, %d point{s}, %d more."
	bonusMissed  = "A scrabble was possible."
	equity       = "With the tiles kept, %s is better by %.1f (%d point{s})."
	better       = "Better %s than %s: %s."
	wrongStood   = "%s is bad, and was not contested: the dictionary does not have it."
	wrongBack    = "%s is bad, and was contested: the dictionary does not have it."
	notTold      = "The rack is not told."
	fine         = "Nothing better was found."

	ofTurns = "%d of %d"
	tenths  = "%.1f"

	rowPoints        = "points by words"
	rowMissed        = "points missed"
	rowTops          = "tops found, of all turns"
	rowBonuses       = "scrabbles"
	rowBonusesMissed = "scrabbles missed"
	rowEquity        = "missed with the tiles kept (≈)"
	rowMistakes      = "mistakes"
	rowChances       = "chances lost a turn (≈)"
	rowBest          = "best turn"
	rowWorst         = "worst turn"
)

var phrases = rulebook.NewPhrases(map[string]string{
	playedPoints: "%s, %d point{s}",
	withdrawn:    "%s, repris",
	top:          "Le top : %s, %d point{s}, %d de plus.",
	topBonus:     "Scrabble manqué : %s, %d point{s}, %d de plus.",
	bonusMissed:  "Il y avait un scrabble.",
	equity:       "Reliquat compris, %s vaut %.1f de plus (%d point{s}).",
	better:       "Mieux valait %s que %s : %s.",
	wrongStood:   "%s est erroné et n'a pas été contesté : le dictionnaire ne le contient pas.",
	wrongBack:    "%s est erroné et a été contesté : le dictionnaire ne le contient pas.",
	notTold:      "Le tirage n'est pas connu.",
	fine:         "Rien de mieux n'a été trouvé.",

	ofTurns: "%d sur %d",
	tenths:  "%.1f",

	rowPoints:        "points des mots",
	rowMissed:        "points manqués",
	rowTops:          "tops trouvés, sur ses tours",
	rowBonuses:       "scrabbles",
	rowBonusesMissed: "scrabbles manqués",
	rowEquity:        "manqués, reliquat compris (≈)",
	rowMistakes:      "erreurs",
	rowChances:       "chances perdues par tour (≈)",
	rowBest:          "meilleur tour",
	rowWorst:         "pire tour",
})
