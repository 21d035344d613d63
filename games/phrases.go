package games

import "github.com/jeudelettres/lettres/internal/say"

const (
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
	discShows      = "time %s, disc %d–%d"

	unknownKey    = "%q is no key; a player's mat begins with their name and a colon alone"
	unknownMoment = "unknown moment %q; known: handover, bonus, playing, last chance"
	unknownFlag   = "%q says nothing of a flag; it is fallen or up"
	noName        = "a mat begins with the name of its player"
	longName      = "a player's name has at most 40 characters"
	matTwice      = "the mat of %s stands above already"
	thirdMat      = "there are two mats, and %q would have a third"
	noMatYet      = "first say whose mat this is, as in \"Alice:\""
	noMats        = "there is no mat; one begins with the name of its player, as in \"Alice:\""
	rackTwice     = "this player has a rack already"
	notRack       = "%q is not the letters of a rack"
	notNumber     = "%q is no number from 0 to %d"
	noSuchLine    = "there is no line %s; a mat has lines 1 to %d"
	lineTwice     = "line %d has a word already"
	matFull       = "a mat has %d lines"
	moreOfALetter = "there are more letters %s (%d) than the bag has (%d)"
	jarnacsNow    = "The Jarnacs of %s"
	jarnacsOnPass = "The Jarnacs of %s after a pass"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{

		inField:        "%s : %s",
		yourRack:       "vos lettres",
		otherRack:      "les lettres de l'adversaire",
		thirdRack:      "les lettres du troisième joueur",
		fourthRack:     "les lettres du quatrième joueur",
		fifthRack:      "les lettres du cinquième joueur",
		sixthRack:      "les lettres du sixième joueur",
		notLetters:     "les lettres vont de A à Z, et ? est un joker",
		notCards:       "les cartes vont de A à Z, ? est un joker, 2 et 3 sont les cartes Prime",
		noLetters:      "il n'y en a pas",
		tooManyLetters: "il y en a %d, et un chevalet en a %d au plus",
		tooMuchOf:      "lettres %s : %d sur le plateau et les chevalets, et le jeu en a %d",
		discShows:      "temps %s, disque %d–%d",
		tooManyBonus:   "le jeu a moins de cartes Prime",

		unknownKey:    "la clé %q est inconnue ; le tapis d’un joueur commence par son nom et deux-points, sans rien après",
		unknownMoment: "moment inconnu %q ; connus : reçoit le sac, a posé, joue, dernière chance",
		unknownFlag:   "%q ne dit rien d’un drapeau : il est tombé ou debout",
		noName:        "un tapis commence par le nom de son joueur",
		longName:      "le nom d’un joueur a 40 caractères au plus",
		matTwice:      "le tapis est déjà plus haut : %s",
		thirdMat:      "il y a deux tapis, et %q en aurait un troisième",
		noMatYet:      "dites d’abord à qui est ce tapis, par exemple « Alice : »",
		noMats:        "il n’y a pas de tapis ; un tapis commence par le nom de son joueur, par exemple « Alice : »",
		rackTwice:     "ce joueur a déjà un reliquat",
		notRack:       "%q n’est pas un reliquat : des lettres de A à Z",
		notNumber:     "%q n’est pas un nombre de 0 à %d",
		noSuchLine:    "il n’y a pas de ligne %s ; les lignes d’un tapis vont de 1 à %d",
		lineTwice:     "la ligne %d a déjà un mot",
		matFull:       "un tapis a %d ligne{s}",
		moreOfALetter: "il y a plus de lettres %s (%d) que dans le sac (%d)",
		jarnacsNow:    "Les Jarnacs : %s",
		jarnacsOnPass: "Les Jarnacs après un « je passe » : %s",
	}
})
