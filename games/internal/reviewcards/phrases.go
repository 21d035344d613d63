package reviewcards

import "github.com/jeudelettres/lettres/internal/say"

const (
	withDouble   = "%s (double word)"
	withTriple   = "%s (triple word)"
	placed       = "%s, at %s"
	playedPoints = "%s, %d point{s}"
	withdrawn    = "%s, withdrawn"
	notTold      = "The hand is not told."

	ofTurns = "%d of %d"

	rowPoints        = "points by words"
	rowMissed        = "points missed"
	rowTops          = "tops found, of all turns"
	rowBonuses       = "scrabbles"
	rowBonusesMissed = "scrabbles missed"
	rowUncontested   = "bad words left uncontested"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		withDouble:   "%s (compte double)",
		withTriple:   "%s (compte triple)",
		placed:       "%s, en %s",
		playedPoints: "%s, %d point{s}",
		withdrawn:    "%s, repris",
		notTold:      "La main n'est pas connue.",

		ofTurns: "%d sur %d",

		rowPoints:        "points des mots",
		rowMissed:        "points manqués",
		rowTops:          "tops trouvés, sur ses tours",
		rowBonuses:       "scrabbles",
		rowBonusesMissed: "scrabbles manqués",
		rowUncontested:   "mots erronés non contestés",
	}
})
