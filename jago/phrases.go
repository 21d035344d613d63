package jago

import (
	"fmt"
	"github.com/jeudelettres/lettres/internal/say"

	"golang.org/x/text/language"
)

// What refusals say.
const (
	notOnTurn = "%s is on turn ¦ c'est au joueur %s de jouer"
	redName   = "red ¦ rouge"
	blueName  = "blue ¦ bleu"

	drawFirst   = "the letters that are due are drawn first ¦ il faut d'abord piocher les lettres dues"
	drawMissing = "the drawn letters are missing ¦ les lettres piochées ne sont pas indiquées"

	beyondBoard = "it is not a word on the board ¦ ce n'est pas un mot sur le plateau"
	twoLetters  = "a word has at least two letters ¦ un mot a au moins deux lettres"
	wholeWord   = "the whole word is written, with the letters right before and behind it ¦ " +
		"le mot s'écrit en entier, avec les lettres posées juste avant et juste après"
	laysNothing    = "no letter is laid ¦ aucune lettre n'est posée"
	centreFree     = "the first word must cover the centre ¦ le premier mot doit couvrir la case centrale"
	touchesNothing = "it touches nothing that lies on the board ¦ le mot ne touche rien de ce qui est sur le plateau"
	notBeside      = "these letters are not beside the board, or the word does not need them ¦ " +
		"ces lettres ne sont pas à côté du plateau, ou le mot n'en a pas besoin"
	notOnRack  = "the rack does not hold %s ¦ il manque %s sur le chevalet"
	takeBeside = "the rack does not hold %s, which lies beside the board; to take it from there, write %s ¦ " +
		"il manque %s sur le chevalet, qui se trouve à côté du plateau\u00a0; pour le prendre là, écrivez %s"
	runIsNone = "%s on the board is not a word ¦ %s sur le plateau n'est pas un mot"
	noLead    = "the player shows %d letters, and the opponent %d: at least one more is needed ¦ " +
		"le joueur a %d lettre{s} de sa couleur, et son adversaire %d\u00a0: il en faut au moins une de plus"

	ownLetters   = "letters of one's own word %s are not replaced ¦ on ne remplace pas les lettres de son propre mot %s"
	replacesMany = "letters that may be replaced in %[2]s: %[1]d, and not %[3]d ¦ " +
		"on remplace au plus %[1]d lettre{s} de %[2]s, et non %[3]d"
	hadShape     = "%s had that shape before ¦ %s a déjà eu cette forme"
	presumedSame = "the new word is presumed to mean the same as %s, as they seem to be of one family ¦ " +
		"on présume que le nouveau mot a le même sens que %s, car ils semblent de la même famille"
	sameMeaning    = "the new word means the same as %s ¦ le nouveau mot a le même sens que %s"
	replacesInNone = "letters are replaced only in a theft, and nothing of %s is stolen here ¦ " +
		"on ne remplace des lettres que pour voler un mot, et rien de %s n'est volé ici"

	clockStands    = "the clock stands still while a contest is settled ¦ le sablier est arrêté pendant une contestation"
	flipFirst      = "letters are flipped first, or none ¦ il faut d'abord retourner des lettres, ou dire qu'on n'en retourne aucune"
	nothingToFlip  = "there is no right to flip letters ¦ il n'y a pas de lettres à retourner"
	flipsTooMany   = "letters that may be flipped: at most %d ¦ on retourne au plus %d lettre{s}"
	flipsNotTheirs = "there is no letter of the opponent on %s ¦ en %s il n'y a pas de lettre de l'adversaire"
	flipsTwice     = "duplicate square %s ¦ la case %s est nommée deux fois"
)

// What is wrong with a move or options, as texts and as values.
const (
	notDraw = "a draw is + and up to 12 letters A to Z, or their number ¦ " +
		"une pioche s'écrit +, puis jusqu'à 12 lettres de A à Z, ou leur nombre"
	notPlacement = "a word is laid as in %s:RAS across, or %s:RAS down ¦ " +
		"un mot se pose comme %s:RAS à l'horizontale, ou %s:RAS à la verticale"
	noSquare = "a word has a square before it, as in %s:%[2]s, and a draw a +, as in +%[2]s ¦ " +
		"avant un mot vient une case, comme %s:%[2]s, et avant une pioche un +, comme +%[2]s"
	offBoard = "the word goes beyond the board ¦ le mot sort du plateau"
	notWord  = "a word is letters A to Z without accents, on the board, and after | those that come from beside it ¦ " +
		"un mot se fait de lettres de A à Z sans accents, sur le plateau, et après | de celles prises à côté"
	notFlip   = "letters are flipped as in ^A1,B2,C3 ¦ des lettres se retournent comme ^A1,B2,C3"
	notSquare = "%q is not a square of the board: 6F across or F6 down ¦ " +
		"%q n'est pas une case du plateau : 6F à l'horizontale ou F6 à la verticale"

	zeroOptions = "the options are empty; begin with official ¦ les options sont vides ; partez de official"
	hasJokers   = "the bag has %d joker{s}, and Jago has none ¦ le sac contient %d joker{s}, et le Jago n'en a pas"

	notLetters = "it is official or letters A to Z ¦ c'est official ou des lettres de A à Z"

	setupPlayer = "unknown player of %s: %d ¦ joueur inconnu dans %s : %d"
	setupPhase  = "unknown phase: %d ¦ phase inconnue : %d"
	setupRow    = "row %d has %d bytes, and must have %d or none ¦ la ligne %d a %d octet{s}, et doit en avoir %d ou aucun"
	setupLetter = "%q on %s is not a letter ¦ %q en %s n'est pas une lettre"
	setupJoined = "the letters must be two or more, all joined to each other, and one on the centre ¦ " +
		"il faut deux lettres ou plus, toutes reliées entre elles, dont une sur la case centrale"
	setupBeside    = "there are letters beside an empty board ¦ il y a des lettres à côté d'un plateau vide"
	setupWord      = "no word %q on the board ¦ pas de mot %q sur le plateau"
	setupWords     = "%d words, and a board has at most %d ¦ %d mot{s}, et un plateau en a au plus %d"
	setupWordTwice = "duplicate word %s ¦ le mot %s est donné deux fois"
	setupOwner     = "unknown owner of %s: %d ¦ propriétaire inconnu pour %s : %d"
	setupPast      = "%s cannot have been %q, or twice ¦ %s ne peut pas avoir été %q, ou deux fois"
	setupWas       = "%s cannot be on the way from %q ¦ %s ne peut pas être une étape à partir de %q"
	setupOwnerWas  = "%s is on the way, and belongs to %s like the words that it is made of ¦ " +
		"%s est une étape, et appartient au joueur %s comme les mots dont il est fait"
	setupLetters = "the board, the racks and the letters beside the board hold letters that the game does not have ¦ " +
		"le plateau, les chevalets et ce qui est à côté ont des lettres que le jeu n'a pas"
	otherRack  = "letters of %s: %d, and not %d ¦ %s a %d lettre{s}, et non %d"
	setupHeld  = "%s holds %d letters, and a full rack has %d ¦ %s a %d lettre{s}, et un chevalet plein en a %d"
	setupStart = "on an empty board the racks are full, or %s draws the first letters ¦ " +
		"devant un plateau vide les chevalets sont pleins, ou %s pioche ses premières lettres"
	setupFull = "with letters in the bag, the rack of %s must be full, with %d letters ¦ " +
		"tant qu'il y a des lettres dans le sac, le chevalet de %s doit être plein, avec %d lettres"
	setupNoLead = "%s has ended the turn, and does not lead with %d letters to %d ¦ " +
		"%s a fini son tour, et ne mène pas avec %d lettre{s} contre %d"
	setupRunIsNone = "%s has ended the turn, and %s on the board is not a word ¦ " +
		"%s a fini son tour, et %s sur le plateau n'est pas un mot"
	setupResume = "the phase is not flipping, and the game does not resume ¦ " +
		"la phase n'est pas flipping, et la partie n'a pas à reprendre"
	setupResumePhase = "after letters are flipped the game does not go on with %s, %s ¦ " +
		"une fois les lettres retournées, le jeu ne continue pas avec %s, %s"
	setupFlipping = "the phase is flipping, and %s has nothing to flip ¦ la phase est flipping, et %s n'a rien à retourner"
	setupEndEarly = "the end is %q or there is a winner, and the game is not over ¦ " +
		"la fin est %q ou il y a un gagnant, et la partie n'est pas finie"
	setupEndLead = "by %s %s does not win: %s is on turn and leads by %d ¦ par %s, %s ne gagne pas : c'est au tour de %s, qui mène de %d"
	setupOpen    = "a word that is laid can be open to contest, and the end of the turn after it, but not %s ¦ " +
		"un mot posé peut être contesté, suivi de la fin du tour, mais non %s"
	setupOpenBad = "the open move %s: %s ¦ le coup ouvert %s : %s"

	fieldLetters = "it is letters A to Z ¦ ce sont des lettres de A à Z"
	fieldBoard   = "rows of letters are written as in 6D:RAS/7D:ue, from left to right ¦ " +
		"les lettres s'écrivent par lignes, comme 6D:RAS/7D:ue, de gauche à droite"
)

// faultf returns an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("jago: %w", phrases.InputError(format, args...))
}

// Localize returns the name of the colour.
func (p Player) Localize(tag language.Tag) string {
	if p == Blue {
		return phrases.Sprintf(tag, blueName)
	}
	return phrases.Sprintf(tag, redName)
}

var phrases = new(say.Phrases)
