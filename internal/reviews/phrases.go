package reviews

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	top         = "The top is %s, %d point{s}: %d more."
	topBonus    = "A scrabble missed: %s, %d point{s}, %d more."
	layingIt    = "Laying it: %s."
	bonusMissed = "A scrabble was possible."
	better      = "Better: %s, %s."
	wrongStood  = "%s is bad, and was not contested: %s."
	wrongBack   = "%s is bad, and was contested: %s."
	uncontested = "A contest would have taken %d point{s} back."
	fine        = "Nothing better was found."

	playedPoints = "%s, %d point{s}"
	withdrawn    = "%s, withdrawn"

	ofTurns          = "%d of %d"
	tenths           = "%.1f"
	rowWords         = "points by words"
	rowMissed        = "points missed"
	rowTops          = "tops found, of all turns"
	rowBonuses       = "scrabbles"
	rowBonusesMissed = "scrabbles missed"
	rowUncontested   = "bad words left uncontested"
	rowEquity        = "missed with the tiles kept (≈)"

	rowMistakes = "mistakes"
	rowPoints   = "expected lead lost by decisions (≈)"
	rowChances  = "chances lost a turn (≈)"
	rowLuck     = "luck with the letters (≈)"
	rowBest     = "best turn"
	rowWorst    = "worst turn"
	turnGain    = "turn %d, %s points"
	turnLoss    = "turn %d, −%s"
	noTurn      = "none"

	chance      = "%d%%"
	victory     = "a win"
	drawn       = "a draw"
	defeat      = "a loss"
	gains       = "+%d expected lead, +%s of the chances (± %d)"
	gainsWin    = "+%s of the chances (± %d)"
	gainsPts    = "+%d expected lead (± %d)"
	exactly     = "%s instead of %s (exact)"
	exactlyPts  = "+%d lead at the end (exact)"
	morePoints  = "+%d expected lead"
	lessPoints  = "−%d expected lead"
	luckBoth    = "%s of the chances, %s"
	lettersLuck = "%s (%s)"
	luckOf      = "Luck with the letters: %s."
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		top:         "Le top : %s, %d point{s}, %d de plus.",
		topBonus:    "Scrabble manqué : %s, %d point{s}, %d de plus.",
		layingIt:    "Le poser : %s.",
		bonusMissed: "Il y avait un scrabble.",
		better:      "Mieux valait %s : %s.",
		wrongStood:  "%s est erroné et n'a pas été contesté : %s.",
		wrongBack:   "%s est erroné et a été contesté : %s.",
		uncontested: "Une contestation aurait fait reprendre %d point{s}.",
		fine:        "Rien de mieux n'a été trouvé.",

		playedPoints: "%s, %d point{s}",
		withdrawn:    "%s, repris",

		ofTurns:          "%d sur %d",
		tenths:           "%.1f",
		rowWords:         "points des mots",
		rowMissed:        "points manqués",
		rowTops:          "tops trouvés, sur ses tours",
		rowBonuses:       "scrabbles",
		rowBonusesMissed: "scrabbles manqués",
		rowUncontested:   "mots erronés non contestés",
		rowEquity:        "manqués, reliquat compris (≈)",

		rowMistakes: "erreurs",
		rowPoints:   "écart espéré perdu par les choix (≈)",
		rowChances:  "chances perdues par tour (≈)",
		rowLuck:     "hasard de la pioche (≈)",
		rowBest:     "meilleur tour",
		rowWorst:    "pire tour",
		turnGain:    "tour %d, %s points",
		turnLoss:    "tour %d, −%s",
		noTurn:      "aucun",

		chance:      "%d\u00a0%%",
		victory:     "la victoire",
		drawn:       "la partie nulle",
		defeat:      "la défaite",
		gains:       "+%d d'écart espéré, +%s de chances (± %d)",
		gainsWin:    "+%s de chances (± %d)",
		gainsPts:    "+%d d'écart espéré (± %d)",
		exactly:     "%s au lieu de %s (calcul exact)",
		exactlyPts:  "+%d d'avance à la fin (calcul exact)",
		morePoints:  "+%d d'écart espéré",
		lessPoints:  "−%d d'écart espéré",
		luckBoth:    "%s de chances, %s",
		lettersLuck: "%s (%s)",
		luckOf:      "Hasard de la pioche : %s.",
	}
})
