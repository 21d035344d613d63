package games

import "github.com/jeudelettres/lettres/internal/say"

const (
	inField    = "%s: %s ¦ %s : %s"
	yourRack   = "your letters ¦ vos lettres"
	otherRack  = "the opponent's letters ¦ les lettres de l'adversaire"
	thirdRack  = "the letters of the third player ¦ les lettres du troisième joueur"
	fourthRack = "the letters of the fourth player ¦ les lettres du quatrième joueur"
	fifthRack  = "the letters of the fifth player ¦ les lettres du cinquième joueur"
	sixthRack  = "the letters of the sixth player ¦ les lettres du sixième joueur"
	notLetters = "letters are A to Z, and ? for a joker ¦ les lettres vont de A à Z, et ? est un joker"
	notCards   = "cards are A to Z, ? for a joker, and 2 or 3 for a bonus card ¦ " +
		"les cartes vont de A à Z, ? est un joker, 2 et 3 sont les cartes Prime"
	tooManyLetters = "%d of them, and a rack has %d at most ¦ il y en a %d, et un chevalet en a %d au plus"
	tooMuchOf      = "letters %s: %d on the board and on the racks, and the game has %d ¦ " +
		"lettres %s : %d sur le plateau et les chevalets, et le jeu en a %d"
	tooManyBonus = "the game has fewer bonus cards ¦ le jeu a moins de cartes Prime"
	discShows    = "time %s, disc %d–%d ¦ temps %s, disque %d–%d"

	unknownKey = "%q is no key; a player's mat begins with their name and a colon alone ¦ " +
		"la clé %q est inconnue ; le tapis d’un joueur commence par son nom et deux-points, sans rien après"
	unknownMoment = "unknown moment %q; known: handover, bonus, playing, last chance ¦ " +
		"moment inconnu %q ; connus : reçoit le sac, a posé, joue, dernière chance"
	unknownFlag = "%q says nothing of a flag; it is fallen or up ¦ %q ne dit rien d’un drapeau : il est tombé ou debout"
	noName      = "a mat begins with the name of its player ¦ un tapis commence par le nom de son joueur"
	longName    = "a player's name has at most 40 characters ¦ le nom d’un joueur a 40 caractères au plus"
	matTwice    = "the mat of %s stands above already ¦ le tapis est déjà plus haut : %s"
	thirdMat    = "there are two mats, and %q would have a third ¦ il y a deux tapis, et %q en aurait un troisième"
	noMatYet    = "first say whose mat this is, as in \"Alice:\" ¦ dites d’abord à qui est ce tapis, par exemple « Alice : »"
	noMats      = "there is no mat; one begins with the name of its player, as in \"Alice:\" ¦ " +
		"il n’y a pas de tapis ; un tapis commence par le nom de son joueur, par exemple « Alice : »"
	rackTwice     = "this player has a rack already ¦ ce joueur a déjà un reliquat"
	notRack       = "%q is not the letters of a rack ¦ %q n’est pas un reliquat : des lettres de A à Z"
	notNumber     = "%q is no number from 0 to %d ¦ %q n’est pas un nombre de 0 à %d"
	noSuchLine    = "there is no line %s; a mat has lines 1 to %d ¦ il n’y a pas de ligne %s ; les lignes d’un tapis vont de 1 à %d"
	lineTwice     = "line %d has a word already ¦ la ligne %d a déjà un mot"
	matFull       = "a mat has %d lines ¦ un tapis a %d ligne{s}"
	moreOfALetter = "there are more letters %s (%d) than the bag has (%d) ¦ il y a plus de lettres %s (%d) que dans le sac (%d)"
	jarnacsNow    = "The Jarnacs of %s ¦ Les Jarnacs : %s"
	jarnacsOnPass = "The Jarnacs of %s after a pass ¦ Les Jarnacs après un « je passe » : %s"
)

var phrases = new(say.Phrases)
