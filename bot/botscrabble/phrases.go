package botscrabble

import "github.com/jeudelettres/lettres/internal/say"

const (
	noEndgame = "this is no endgame: the bag must be empty, and two must play with known tiles ¦ " +
		"ce n'est pas une fin de partie : il faut un sac vide, et deux joueurs dont les jetons sont connus"
	notWeighed = "%s cannot be compared with other moves ¦ %s ne se compare pas à d'autres coups"

	badLine = "a line has tiles and what they are worth, as in \"AE 1.5\", and not %q ¦ " +
		"une ligne porte des jetons et leur valeur, comme «\u00a0AE 1.5\u00a0», et non %q"
	badTiles = "the tiles must be one to three of A to Z and ?, and not %q ¦ il faut un à trois jetons de A à Z ou ?, et non %q"
	badWorth = "the worth must be a number from %[2]d to %[3]d with two decimals at most, and not %[1]q ¦ " +
		"la valeur doit être un nombre de %[2]d à %[3]d, avec deux décimales au plus, et non %[1]q"
	again     = "%q: these tiles have a worth already ¦ %q\u00a0: la valeur de ces jetons est déjà donnée"
	manyLines = "there are more than %d lines ¦ il y a plus de %d lignes"
	longLine  = "the line has more than %d bytes ¦ la ligne a plus de %d octets"
)

var phrases = new(say.Phrases)
