package botscrabble

import "github.com/jeudelettres/lettres/internal/phrase"

const (
	noEndgame  = "this is no endgame: the bag must be empty, and two must play with known tiles"
	notWeighed = "%s cannot be compared with other moves"

	badLine   = "a line has tiles and what they are worth, as in \"AE 1.5\", and not %q"
	badTiles  = "the tiles must be one to three of A to Z and ?, and not %q"
	badWorth  = "the worth must be a number from %[2]d to %[3]d with two decimals at most, and not %[1]q"
	again     = "%q: these tiles have a worth already"
	manyLines = "there are more than %d lines"
	longLine  = "the line has more than %d bytes"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		noEndgame:  "ce n'est pas une fin de partie : le sac doit être vide, et deux joueurs jouer avec des lettres connues",
		notWeighed: "%s ne se compare pas à d'autres coups",

		badLine:   "une ligne porte des jetons et leur valeur, comme «\u00a0AE 1.5\u00a0», et non %q",
		badTiles:  "il faut un à trois jetons de A à Z ou ?, et non %q",
		badWorth:  "la valeur doit être un nombre de %[2]d à %[3]d, avec deux décimales au plus, et non %[1]q",
		again:     "%q\u00a0: la valeur de ces jetons est déjà donnée",
		manyLines: "il y a plus de %d lignes",
		longLine:  "la ligne a plus de %d octets",
	}
})
