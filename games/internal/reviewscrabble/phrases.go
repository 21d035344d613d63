package reviewscrabble

import "github.com/jeudelettres/lettres/internal/say"

const (
	playedPoints = "%s, %d point{s}"
	withdrawn    = "%s, withdrawn"
	equity       = "With the tiles kept, %s is better by %.1f (%d point{s})."
	notTold      = "The rack is not told."

	ofTurns = "%d of %d"
	tenths  = "%.1f"

	rowPoints        = "points by words"
	rowMissed        = "points missed"
	rowTops          = "tops found, of all turns"
	rowBonuses       = "scrabbles"
	rowBonusesMissed = "scrabbles missed"
	rowUncontested   = "bad words left uncontested"
	rowEquity        = "missed with the tiles kept (≈)"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		playedPoints: "%s, %d point{s}",
		withdrawn:    "%s, repris",
		equity:       "Reliquat compris, %s vaut %.1f de plus (%d point{s}).",
		notTold:      "Le chevalet n'est pas connu.",

		ofTurns: "%d sur %d",
		tenths:  "%.1f",

		rowPoints:        "points des mots",
		rowMissed:        "points manqués",
		rowTops:          "tops trouvés, sur ses tours",
		rowBonuses:       "scrabbles",
		rowBonusesMissed: "scrabbles manqués",
		rowUncontested:   "mots erronés non contestés",
		rowEquity:        "manqués, reliquat compris (≈)",
	}
})
