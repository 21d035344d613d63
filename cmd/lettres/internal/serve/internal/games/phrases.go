package games

import "github.com/jeudelettres/lettres/rulebook"

const (
	noPlayers   = "there are no players for these rules yet"
	unknownGame = "unknown game %q"
	clockSays   = "the clock says whose flag has fallen"

	inField        = "%s: %s"
	yourRack       = "your letters"
	otherRack      = "the opponent's letters"
	thirdRack      = "the letters of the third player"
	fourthRack     = "the letters of the fourth player"
	fifthRack      = "the letters of the fifth player"
	sixthRack      = "the letters of the sixth player"
	notLetters     = "letters are A to Z, and ? for a joker"
	notCards       = "cards are A to Z, ? for a joker, and 2 or 3 for a bonus card"
	noLetters      = "there are none"
	tooManyLetters = "%d of them, and a rack has %d at most"
	tooMuchOf      = "letters %s: %d on the board and on the racks, and the game has %d"
	tooManyBonus   = "the game has fewer bonus cards"
	notInList      = "the dictionary does not have it"
	notAdmitted    = "the dictionary has it only as a symbol, an abbreviation or another kind of word that the rules leave out"
)

var phrases = rulebook.NewPhrases(map[string]string{
	noPlayers:   "il n'y a pas encore de joueurs pour ces règles",
	unknownGame: "jeu inconnu %q",
	clockSays:   "c'est la pendule qui dit quel drapeau est tombé",

	inField:        "%s : %s",
	yourRack:       "vos lettres",
	otherRack:      "les lettres de l'adversaire",
	thirdRack:      "les lettres du troisième joueur",
	fourthRack:     "les lettres du quatrième joueur",
	fifthRack:      "les lettres du cinquième joueur",
	sixthRack:      "les lettres du sixième joueur",
	notLetters:     "les lettres vont de A à Z, et ? est un joker",
	notCards:       "les cartes vont de A à Z, ? est un joker, 2 et 3 sont les cartes primes",
	noLetters:      "il n'y en a pas",
	tooManyLetters: "il y en a %d, et un chevalet en a %d au plus",
	tooMuchOf:      "lettres %s : %d sur le plateau et les chevalets, et le jeu en a %d",
	tooManyBonus:   "le jeu a moins de cartes primes",
	notInList:      "il ne figure pas au dictionnaire",
	notAdmitted:    "le dictionnaire ne l'a que comme symbole, abréviation ou autre sorte de mot que les règles excluent",
})
