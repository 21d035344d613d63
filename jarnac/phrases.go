package jarnac

import (
	"fmt"
	"github.com/jeudelettres/lettres/internal/say"
)

// What refusals say.
const (
	tossByCoin   = "heads or tails decides, and no letters are drawn ¦ on joue à pile ou face, sans tirer de lettres"
	tossNotInBag = "the bag does not hold these letters ¦ ces lettres ne sont pas dans le sac"
	tossTied     = "the letters are the same, and both draw again ¦ les lettres sont les mêmes, et chacun tire à nouveau"
	tossMissing  = "nobody has drawn a letter ¦ personne n'a tiré de lettre"

	onlyJarnac = "only a Jarnac can be said now, or the chance be let go ¦ on ne peut plus que dire Jarnac, ou accepter la fin"
	drawOnly   = "the bag has letters, and a draw comes first ¦ il faut d'abord piocher, puisque le sac n'est pas vide"
	drawOnlyAs = "the bag has letters, and a draw comes first; to draw these letters, write %s ¦ " +
		"il faut d'abord piocher, puisque le sac n'est pas vide ; pour piocher ces lettres, écrivez %s"
	drawFirst = "the bag has letters, and a draw or a swap comes first ¦ " +
		"il faut d'abord piocher ou échanger, puisque le sac n'est pas vide"
	drawBonus   = "the letter due for the word comes first ¦ il faut d'abord piocher la lettre que le mot a rapportée"
	drawFirstAs = "the bag has letters, and a draw or a swap comes first; to draw these letters, write %s ¦ " +
		"il faut d'abord piocher ou échanger, puisque le sac n'est pas vide ; pour piocher ces lettres, écrivez %s"
	drawBonusAs = "the letter due for the word comes first; to draw this one, write %s ¦ " +
		"il faut d'abord piocher la lettre que le mot a rapportée ; pour piocher celle-ci, écrivez %s"
	bagIsEmpty  = "the bag is empty ¦ le sac est vide"
	drawMissing = "name the letters that come, since both players see them ¦ indiquez les lettres piochées, puisque chacun les voit"

	swapNever  = "no letters are swapped in this game ¦ on n'échange pas de lettres dans cette partie"
	swapNotNow = "letters are swapped on receiving the bag, instead of the draw ¦ " +
		"on échange ses lettres en recevant le sac, au lieu de piocher"
	swapFirstTurn = "the first turn begins with a draw, and there is nothing to swap ¦ " +
		"le premier tour commence par une pioche, et il n'y a rien à échanger"
	swapShort    = "a swap needs %d letters on the rack, which holds %d ¦ pour échanger, il faut %d lettre{s} au reliquat, qui en a %d"
	swapCount    = "letters to set aside: %d, and not %d ¦ il faut mettre de côté %d lettre{s}, et non %d"
	swapMore     = "letters to set aside: %d, and no more ¦ il faut mettre de côté %d lettre{s}, et pas plus"
	swapRack     = "the rack lacks %s ¦ il manque %s au reliquat"
	swapBag      = "a swap needs %d letters in the bag, which holds %d ¦ pour échanger, il faut %d lettre{s} dans le sac, qui en contient %d"
	swapDrawn    = "letters to draw: %d, and not %d ¦ il faut piocher %d lettre{s}, et non %d"
	swapNotInBag = "the bag does not hold %s, and those set aside are not in it yet ¦ " +
		"il manque %s dans le sac, où les lettres mises de côté ne sont pas encore"

	tooShort     = "a word has at least %d letters ¦ un mot a au moins %d lettre{s}"
	tooLong      = "a word has at most %d letters ¦ un mot a au plus %d lettre{s}"
	noLine       = "the mat has lines 1 to %d ¦ les lignes du tapis vont de 1 à %d"
	lineEmpty    = "line %d is empty ¦ la ligne %d est vide"
	lineNotFirst = "line %d is empty, and a new word goes on the first free line, which is %d ¦ " +
		"la ligne %d est vide, et un nouveau mot va sur la première ligne libre, la %d"
	matFull    = "there is no free line ¦ il n'y a plus de ligne libre"
	notInRack  = "the letters added must come from the rack, which holds %s ¦ les lettres ajoutées doivent venir du reliquat (%s)"
	notNewWord = "a new word is made of the rack alone, which holds %s ¦ un nouveau mot se fait avec le seul reliquat (%s)"
	nothingNew = "nothing is added to %s ¦ rien n'est ajouté à %s"
	keepAll    = "the %s of %s is missing ¦ le %s de %s a disparu"
	keepAllOf  = "the letters %s of %s are missing ¦ les lettres %s de %s ont disparu"

	jarnacNever   = "there are no Jarnacs in this game ¦ il n'y a pas de Jarnac dans cette partie"
	jarnacNotNow  = "Jarnac is said on receiving the bag, before the draw ¦ Jarnac se dit en recevant le sac, avant de piocher"
	jarnacTooLate = "the last word ends the game, and a Jarnac comes too late ¦ " +
		"le dernier mot met fin à la partie, et le Jarnac vient trop tard"
	jarnacUsed    = "Jarnacs at one handover: %d ¦ %d Jarnac{s} au plus par passage du sac"
	jarnacNoRoom  = "the caller has no free line for the word ¦ il n'y a pas de ligne libre où poser le mot pris"
	jarnacNoRoom2 = "the opponent has no free line, and could not have laid a new word ¦ " +
		"l'adversaire n'a pas de ligne libre et n'aurait pas pu poser un nouveau mot"
	jarnacLetters = "the opponent could not make it: the rack holds %s ¦ l'adversaire n'aurait pas pu le faire avec son reliquat (%s)"
	longerLetters = "it is not made of the letters of %s and of the rack, which holds %s ¦ " +
		"le mot ne se fait pas avec les lettres de %s et du reliquat (%s)"
	longerNotMore = "it is not longer than %s ¦ le mot n'est pas plus long que %s"
	houseRule     = "the house does not admit it: %v ¦ les règles de la maison ne l'admettent pas\u00a0: %v"
	isConjugation = "it is a conjugated form, and only infinitives and participles are admitted ¦ " +
		"c'est une forme conjuguée, et seuls l'infinitif et les participes sont admis"
	isSameEntry    = "it is a form of the same dictionary entry as %s ¦ c'est une forme de la même entrée du dictionnaire que %s"
	notWordLetters = "a word is made of the letters A to Z ¦ un mot s'écrit avec les lettres A à Z"
	noLetters      = "nothing ¦ vide"

	contestedOnce = "the word has been contested and is good ¦ le mot a déjà été contesté, et il est valable"
	noBreath      = "an upheld contest would not bring the right to a Jarnac ¦ " +
		"une contestation fondée ne donnerait pas le droit de dire Jarnac"
	barredBreath = "after a fallen flag there is no Jarnac at this handover, and none with a contest ¦ " +
		"après la chute du drapeau, il n'y a pas de Jarnac à ce passage du sac, même avec une contestation"
	onlyContest = "the game ends here, unless the last word is contested ¦ " +
		"la partie s'arrête là, à moins qu'on ne conteste ce qui vient d'être posé"
	onlyAnswer = "the announced Jarnac is contested or accepted first ¦ il faut d'abord contester ou accepter le Jarnac annoncé"

	outOfTime = "out of time, a player passes, contests, or announces a Jarnac ¦ " +
		"hors temps, un joueur passe, conteste ou annonce un Jarnac"
	outAlready = "the flag has fallen already ¦ le drapeau est déjà tombé"
	flagWaits  = "no flag falls until the announced Jarnac is contested or accepted ¦ " +
		"aucun drapeau ne tombe avant que le Jarnac annoncé soit contesté ou accepté"
	flagAfterEnd = "the last word was laid, and a flag no longer means anything ¦ " +
		"le dernier mot est posé, et la chute du drapeau ne compte plus"
	jarnacBarred = "after a fallen flag there is no Jarnac at this handover ¦ " +
		"après la chute du drapeau, il n'y a pas de Jarnac à ce passage du sac"

	rackMissing = "the rack needs %s, which neither the bag nor the rack has ¦ " +
		"il faut %s au reliquat, ce que ni le sac ni le reliquat n'ont"
	rackNot     = "with that rack it is no position ¦ avec ce reliquat, ce n'est pas une position"
	moreThanBag = "both mats together have letters that the game does not have ¦ " +
		"les deux tapis ont ensemble des lettres que le jeu n'a pas"
)

// What is wrong with a position, as a Setup and as a text.
const (
	setupJokers = "the rack of %s has jokers, which Jarnac does not have ¦ " +
		"le reliquat de %s contient des jokers, et il n'y en a pas au Jarnac"
	setupNotDrawn = "%s has letters and has not made the first draw ¦ %s a des lettres et n'a pas fait sa première pioche"
	setupNoExtra  = "%s has extra letters that no contest can have given ¦ " +
		"%s a des lettres supplémentaires qu'aucune contestation n'a pu donner"
	setupExtraBy    = "the extra letters of %s are %d, and their clause is %q ¦ %s a %d lettre{s} supplémentaire{s}, et leur clause est %q"
	setupNoPoints   = "%s has points, and nobody is out of time ¦ %s a reçu des points, et personne n'est hors temps"
	setupTens       = "the points of %s are %d, and must be a multiple of 10 ¦ %s a %d point{s} de pénalité, qui vont de 10 en 10"
	setupPhase      = "unknown phase %d ¦ phase inconnue : %d"
	setupPlayer     = "unknown player %d ¦ joueur inconnu : %d"
	setupCallsPhase = "Jarnacs are counted at a handover, and the phase is %s ¦ " +
		"les Jarnacs se comptent au passage du sac, et la phase est %s"
	setupUndone       = "no Jarnac of this handover can have been undone ¦ aucun Jarnac de ce passage du sac n’a pu être annulé"
	setupCallsActed   = "a Jarnac was taken in a turn that has not acted ¦ un Jarnac a été réalisé dans un tour où rien n'a été fait"
	setupCallsJarnacs = "%s took more Jarnacs at this handover than in the game ¦ " +
		"%s a réalisé plus de Jarnacs à ce passage du sac que dans la partie"
	setupIdle = "a turn counts as idle when the bag is empty, while the game goes on ¦ " +
		"un tour compte comme blanc quand le sac est vide et que la partie continue"
	setupActed        = "no turn has acted in the phase %s ¦ rien n'a été fait dans la phase %s"
	setupStandsOver   = "the game is over, and no word can be contested ¦ la partie est finie, et aucun mot ne peut être contesté"
	setupLapsed       = "no time for a contest can have run out here ¦ aucun délai de contestation n'a pu s'achever ici"
	setupBonusBag     = "a letter is due from an empty bag ¦ une lettre est due, et le sac est vide"
	setupBonusActed   = "a letter is due without a word ¦ une lettre est due sans qu'un mot ait été posé"
	setupPlaysUndrawn = "%s plays without a first draw ¦ %s joue sans avoir fait sa première pioche"
	setupPlaysOut     = "%s plays out of time ¦ %s joue hors temps"
	setupBarred       = "Jarnac is barred at the handover after a flag of the opponent, and before any Jarnac ¦ " +
		"le Jarnac est exclu au passage du sac qui suit la chute du drapeau adverse, avant tout Jarnac"
	setupBothFlags  = "both flags have fallen, which ends the game ¦ les deux drapeaux sont tombés, ce qui termine la partie"
	setupFull       = "a full mat ends the game with the ending %s ¦ un tapis plein termine la partie avec la fin %s"
	setupFinal      = "final is %d, and there is no last word ¦ final est %d, et il n'y a pas de dernier mot"
	setupNoChance   = "there is no last chance with the ending %s ¦ il n'y a pas de dernière chance avec la fin %s"
	setupChanceFree = "there is no last chance while the mat of %s has a free line ¦ " +
		"il n'y a pas de dernière chance tant que le tapis de %s a une ligne libre"
	setupEnd     = "a game has an end when it is over, and only then ¦ une partie a une fin quand elle est finie, et seulement alors"
	setupNotOpen = "the open moves can no longer be contested ¦ les coups ouverts ne peuvent plus être contestés"

	fieldOpen    = "at most %d moves are open ¦ %d coups au plus peuvent être contestés"
	fieldLines   = "a mat has %d lines, more than %d ¦ un tapis a %d lignes, plus que %d"
	fieldLetters = "%q is not letters A to Z ¦ %q doit être fait de lettres de A à Z"
)

// What is wrong with a move, a record or options, as texts and as values.
const (
	notDraw = "a draw is + and the letters A to Z, or their number ¦ une pioche s'écrit +, puis les lettres de A à Z ou leur nombre"
	notSwap = "a swap is - and letters A to Z, then + and letters A to Z ¦ " +
		"un échange s'écrit -, puis des lettres de A à Z, puis + et des lettres de A à Z"
	notContest = "a contest is ?, or ?! and a word ¦ une contestation s'écrit ?, ou ?! puis un mot"
	notLine    = "the number of a line comes before the colon ¦ le numéro de la ligne vient avant les deux-points"
	noWord     = "there is no word ¦ il n'y a pas de mot"
	notWord    = "a word is letters A to Z, in capitals and without accents ¦ " +
		"un mot se fait de lettres de A à Z, en capitales et sans accents"
	noNotation = "it has no notation ¦ il ne peut pas être noté"

	notLengths = "it is two numbers, as in 3-9 ¦ ce sont deux nombres, comme dans 3-9"
	notBag     = "it is 2012, classic, or all the letters, in capitals ¦ c'est 2012, classic, ou toutes les lettres, en capitales"

	zeroOptions = "the options are empty; begin with official, competition, classic or classic-competition ¦ " +
		"les options sont vides ; partez de official, competition, classic ou classic-competition"
	minAboveMax = "the least length, %d, is above the greatest, %d ¦ la longueur minimale, %d, dépasse la maximale, %d"
	bagJokers   = "the bag has %d joker{s}, and there are none in Jarnac ¦ le sac contient %d joker{s}, et il n'y en a pas au Jarnac"
	bagTooSmall = "the bag has %d letters, fewer than a first draw of %d ¦ " +
		"le sac contient %d lettre{s}, moins qu'une première pioche de %d"
	bagOneKind = "the letters are all of one kind, with which no toss can end ¦ " +
		"il n'y a qu'une sorte de lettre, et aucun toss ne peut aboutir"
	noReadings = "the formula %s needs to know what the words are, and this lexicon does not say; it takes an annotated list ¦ " +
		"la formule %s demande de savoir ce que sont les mots, et ce lexique ne le dit pas ; il faut une liste annotée"
)

// faultf returns an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("jarnac: %w", phrases.InputError(format, args...))
}

var phrases = new(say.Phrases)
