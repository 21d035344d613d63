package reviews

import "github.com/jeudelettres/lettres/internal/say"

const (
	// RackNotTold says that a rack is not known.
	RackNotTold = "The rack is not told. ¦ Le chevalet n'est pas connu."

	top         = "The top is %s, %d point{s}: %d more. ¦ Le top : %s, %d point{s}, %d de plus."
	topBonus    = "A scrabble missed: %s, %d point{s}, %d more. ¦ Scrabble manqué : %s, %d point{s}, %d de plus."
	layingIt    = "Laying it: %s. ¦ Le poser : %s."
	bonusMissed = "A scrabble was possible. ¦ Il y avait un scrabble."
	better      = "Better: %s, %s. ¦ Mieux valait %s : %s."
	wrongStood  = "%s is bad, and was not contested: %s. ¦ %s est erroné et n'a pas été contesté : %s."
	wrongBack   = "%s is bad, and was contested: %s. ¦ %s est erroné et a été contesté : %s."
	uncontested = "A contest would have taken %d point{s} back. ¦ Une contestation aurait fait reprendre %d point{s}."
	fine        = "Nothing better was found. ¦ Rien de mieux n'a été trouvé."

	playedPoints = "%s, %d point{s} ¦ %s, %d point{s}"
	withdrawn    = "%s, withdrawn ¦ %s, repris"

	ofTurns          = "%d of %d ¦ %d sur %d"
	tenths           = "%.1f ¦ %.1f"
	rowWords         = "points by words ¦ points des mots"
	rowMissed        = "points missed ¦ points manqués"
	rowTops          = "tops found, of all turns ¦ tops trouvés, sur ses tours"
	rowBonuses       = "scrabbles ¦ scrabbles"
	rowBonusesMissed = "scrabbles missed ¦ scrabbles manqués"
	rowUncontested   = "bad words left uncontested ¦ mots erronés non contestés"
	rowEquity        = "missed with the tiles kept (≈) ¦ manqués, reliquat compris (≈)"

	rowMistakes = "mistakes ¦ erreurs"
	rowPoints   = "expected lead lost by decisions (≈) ¦ écart espéré perdu par les choix (≈)"
	rowChances  = "chances lost a turn (≈) ¦ chances perdues par tour (≈)"
	rowLuck     = "luck with the letters (≈) ¦ hasard de la pioche (≈)"
	rowBest     = "best turn ¦ meilleur tour"
	rowWorst    = "worst turn ¦ pire tour"
	turnGain    = "turn %d, %s points ¦ tour %d, %s points"
	turnLoss    = "turn %d, −%s ¦ tour %d, −%s"
	noTurn      = "none ¦ aucun"

	chance      = "%d%% ¦ %d\u00a0%%"
	victory     = "a win ¦ la victoire"
	drawn       = "a draw ¦ la partie nulle"
	defeat      = "a loss ¦ la défaite"
	gains       = "+%d expected lead, +%s of the chances (± %d) ¦ +%d d'écart espéré, +%s de chances (± %d)"
	gainsWin    = "+%s of the chances (± %d) ¦ +%s de chances (± %d)"
	gainsPts    = "+%d expected lead (± %d) ¦ +%d d'écart espéré (± %d)"
	exactly     = "%s instead of %s (exact) ¦ %s au lieu de %s (calcul exact)"
	exactlyPts  = "+%d lead at the end (exact) ¦ +%d d'avance à la fin (calcul exact)"
	morePoints  = "+%d expected lead ¦ +%d d'écart espéré"
	lessPoints  = "−%d expected lead ¦ −%d d'écart espéré"
	luckBoth    = "%s of the chances, %s ¦ %s de chances, %s"
	lettersLuck = "%s (%s) ¦ %s (%s)"
	luckOf      = "Luck with the letters: %s. ¦ Hasard de la pioche : %s."
)

var phrases = new(say.Phrases)
