package jarnac

import (
	"fmt"

	"github.com/jeudelettres/lettres/rulebook"
)

// What refusals say, in English here and in French below.
const (
	tossByCoin   = "heads or tails decides, and no letters are drawn"
	tossNotInBag = "the bag does not hold these letters"
	tossTied     = "the letters are the same, and both draw again"
	tossDecided  = "an earlier round has decided"
	tossMissing  = "nobody has drawn a letter"

	gameOver     = "the game is over"
	notOnTurn    = "player %s is on turn"
	noPlayer     = "there is no such player"
	noMove       = "there is no such move"
	notLastWord  = "there is nothing to let go"
	onlyJarnac   = "only a Jarnac can be said now, or the chance let go"
	drawFirst    = "the bag has letters, and a draw or a swap comes first"
	drawBonus    = "the letter due for the word comes first"
	noDrawDue    = "no letter is due"
	bagIsEmpty   = "the bag is empty"
	drawCount    = "letters due: %d, and not %d"
	drawMissing  = "the letters that come are not named"
	drawNotInBag = "the bag does not hold %s"

	swapNotNow    = "letters are swapped on receiving the bag, instead of the draw"
	swapFirstTurn = "the first turn begins with a draw, and there is nothing to swap"
	swapCount     = "letters to set aside: %d, and not %d"
	swapRack      = "the rack does not hold %s"
	swapBag       = "a swap needs %d letters in the bag, which holds %d"
	swapDrawn     = "letters to draw: %d, and not %d"
	swapNotInBag  = "the bag does not hold %s, and those set aside are not in it yet"

	tooShort   = "the least is %d letters"
	tooLong    = "the most is %d letters"
	noLine     = "the mat has lines 1 to %d"
	lineEmpty  = "line %d is empty"
	matFull    = "there is no free line"
	notInRack  = "the letters added must come from the rack, which holds %s"
	notNewWord = "a new word is made of the rack alone, which holds %s"
	nothingNew = "nothing is added to %s"
	keepAll    = "all the letters of %s stay in the word"

	jarnacNotNow   = "Jarnac is said on receiving the bag, before the draw"
	jarnacUsed     = "Jarnacs at one handover: %d"
	jarnacNoRoom   = "the caller has no free line for the word"
	jarnacNoRoom2  = "the opponent has no free line, and could not have laid a new word"
	jarnacLetters  = "the opponent could not make it: the rack holds %s"
	longerLetters  = "it is not made of the letters of %s and of the rack, which holds %s"
	longerNotMore  = "it is not longer than %s"
	notInLexicon   = "the dictionary does not have it"
	notAdmitted    = "words of its kind are not admitted"
	isConjugation  = "it is a conjugated form, and only infinitives and participles are admitted"
	isSameEntry    = "it is a form of the same dictionary entry as %s"
	notWordLetters = "a word is made of the letters A to Z"
	noLetters      = "nothing"

	notOpen       = "no word is open to contest"
	ownWord       = "the opponent of the word's author contests it"
	contestedOnce = "the word has been contested and is good"
	noBreath      = "an upheld contest would not bring the right to a Jarnac"
	barredBreath  = "after a fallen flag there is no Jarnac at this handover, and none with a contest"
	onlyContest   = "the game ends here, unless what was said last is contested"

	outOfTime    = "out of time, a player passes, contests, or announces a Jarnac"
	outAlready   = "the flag has fallen already"
	flagAfterEnd = "the last word was laid, and a flag means nothing any more"
	jarnacBarred = "after a fallen flag there is no Jarnac at this handover"

	moreThanBag = "both mats together have letters that the game does not have"
)

// What is wrong with a move, a record or options, as texts and as values.
const (
	moveEmpty   = "it is empty"
	moveTooLong = "it is longer than any move"
	notDraw     = "a draw is + and the letters A to Z, or their number"
	notSwap     = "a swap is - and letters A to Z, then + and letters A to Z"
	notContest  = "a contest is ?, or ?! and a word"
	notLine     = "before the colon stands the number of a line"
	noWord      = "there is no word"
	notWord     = "a word is letters A to Z, in capitals and without accents; lexicon.Normalize makes them"
	noNotation  = "it has no notation"

	tossNotOne  = "in a round of the toss each player draws one letter"
	tossWonBy   = "%s has won the toss, and not %s, who begins"
	textNotMove = "the text %q is not the move %q"

	notLengths = "it is two numbers, as in 3-9"
	notBag     = "it is 2012, classic, or all the letters, in capitals"

	zeroOptions    = "the zero Options are no game; start from Official, Competition, Classic or ClassicCompetition"
	outOfRange     = "%s is %d, and must be from %d to %d"
	minAboveMax    = "MinLength %d is above MaxLength %d"
	bagJokers      = "Bag has %d jokers, and there are none in Jarnac"
	bagTooSmall    = "Bag has %d letters, fewer than a first draw of %d"
	bagOneKind     = "Bag has one kind of letter, with which no toss can end"
	noClassLeft    = "Excluded and Formula leave no class of words"
	unknownClasses = "Excluded has unknown classes (bits %#x)"
	noSuchValue    = "%s has no such value"
	noLexicon      = "no lexicon; french.Lexicon() is the default one"
	lexiconEmpty   = "the lexicon has no words"
	noGame         = "the zero Rules have no game"
	noReadings     = "the formula %s needs to know what the words are, and this lexicon has no readings; give it those of another one, as in list.Annotate(french.Lexicon())"
)

// faultf is an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("jarnac: %w", phrases.Fault(format, args...))
}

var phrases = rulebook.NewPhrases(map[string]string{
	tossByCoin:   "on joue à pile ou face, sans tirer de lettres",
	tossNotInBag: "le sac ne contient pas ces lettres",
	tossTied:     "les lettres sont les mêmes, et chacun tire à nouveau",
	tossDecided:  "une manche précédente a déjà désigné le premier joueur",
	tossMissing:  "personne n'a tiré de lettre",

	gameOver:     "la partie est finie",
	notOnTurn:    "c'est au joueur %s de jouer",
	noPlayer:     "ce joueur n'existe pas",
	noMove:       "ce coup n'existe pas",
	notLastWord:  "il n'y a rien à laisser passer",
	onlyJarnac:   "on ne peut plus que dire Jarnac, ou laisser passer sa chance",
	drawFirst:    "le sac n'est pas vide : il faut d'abord piocher ou changer",
	drawBonus:    "il faut d'abord piocher la lettre que le mot a rapportée",
	noDrawDue:    "il n'y a pas de lettre à piocher",
	bagIsEmpty:   "le sac est vide",
	drawCount:    "lettres à piocher : %d, et non %d",
	drawMissing:  "les lettres tirées ne sont pas indiquées",
	drawNotInBag: "le sac ne contient pas %s",

	swapNotNow:    "on change ses lettres en recevant le sac, au lieu de piocher",
	swapFirstTurn: "le premier tour commence par une pioche : il n'y a rien à changer",
	swapCount:     "lettres à mettre de côté : %d, et non %d",
	swapRack:      "le reliquat ne contient pas %s",
	swapBag:       "pour changer, il faut %d lettres dans le sac, qui en contient %d",
	swapDrawn:     "lettres à piocher : %d, et non %d",
	swapNotInBag:  "le sac ne contient pas %s, et celles mises de côté n'y sont pas encore",

	tooShort:   "il faut au moins %d lettres",
	tooLong:    "il faut au plus %d lettres",
	noLine:     "les lignes du tapis vont de 1 à %d",
	lineEmpty:  "la ligne %d est vide",
	matFull:    "il n'y a plus de ligne libre",
	notInRack:  "les lettres ajoutées doivent venir du reliquat : %s",
	notNewWord: "un nouveau mot se fait avec le seul reliquat : %s",
	nothingNew: "rien n'est ajouté à %s",
	keepAll:    "toutes les lettres de %s restent dans le mot",

	jarnacNotNow:   "Jarnac se dit en recevant le sac, avant de piocher",
	jarnacUsed:     "Jarnacs par passage du sac : %d",
	jarnacNoRoom:   "le jarnaqueur n'a pas de ligne libre pour le mot",
	jarnacNoRoom2:  "l'adversaire n'a pas de ligne libre et n'aurait pas pu poser un nouveau mot",
	jarnacLetters:  "l'adversaire n'aurait pas pu le faire avec son reliquat : %s",
	longerLetters:  "le mot ne se fait pas avec les lettres de %s et du reliquat : %s",
	longerNotMore:  "le mot n'est pas plus long que %s",
	notInLexicon:   "le dictionnaire ne le contient pas",
	notAdmitted:    "les mots de cette sorte ne sont pas admis",
	isConjugation:  "c'est une forme conjuguée, et seuls l'infinitif et les participes sont admis",
	isSameEntry:    "c'est une forme de la même entrée du dictionnaire que %s",
	notWordLetters: "un mot se fait des lettres A à Z",
	noLetters:      "aucune lettre",

	notOpen:       "aucun mot ne peut être contesté",
	ownWord:       "c'est à l'adversaire de contester le mot",
	contestedOnce: "le mot a déjà été contesté, et il est bon",
	noBreath:      "une contestation fondée ne donnerait pas le droit de dire Jarnac",
	barredBreath:  "après la chute du drapeau, il n'y a pas de Jarnac à ce passage du sac, même avec une contestation",
	onlyContest:   "la partie s'arrête là, à moins qu'on ne conteste ce qui vient d'être dit",

	outOfTime:    "hors temps, un joueur passe, conteste ou annonce un Jarnac",
	outAlready:   "le drapeau est déjà tombé",
	flagAfterEnd: "le dernier mot est posé, et la chute du drapeau ne compte plus",
	jarnacBarred: "après la chute du drapeau, il n'y a pas de Jarnac à ce passage du sac",

	moreThanBag: "les deux tapis ont ensemble des lettres que le jeu n'a pas",

	moveEmpty:   "il est vide",
	moveTooLong: "il est plus long que tout coup",
	notDraw:     "une pioche est un + et des lettres de A à Z, ou leur nombre",
	notSwap:     "un échange est un - et des lettres de A à Z, puis un + et des lettres de A à Z",
	notContest:  "une contestation est un ?, ou ?! et un mot",
	notLine:     "avant les deux-points vient le numéro d'une ligne",
	noWord:      "il n'y a pas de mot",
	notWord:     "un mot se fait de lettres de A à Z, en capitales et sans accents ; lexicon.Normalize les écrit ainsi",
	noNotation:  "il ne peut pas être noté",

	tossNotOne:  "à chaque manche du tirage au sort, chacun tire une lettre",
	tossWonBy:   "%s a gagné le tirage au sort, et non %s, qui commence",
	textNotMove: "le texte %q n'est pas le coup %q",

	notLengths: "ce sont deux nombres, comme dans 3-9",
	notBag:     "c'est 2012, classic, ou toutes les lettres, en capitales",

	zeroOptions:    "les Options zéro ne sont pas un jeu ; partez de Official, Competition, Classic ou ClassicCompetition",
	outOfRange:     "%s est %d, et doit être de %d à %d",
	minAboveMax:    "MinLength %d dépasse MaxLength %d",
	bagJokers:      "Bag contient des jokers (%d), et il n'y en a pas au Jarnac",
	bagTooSmall:    "Bag a %d lettres, moins qu'une première pioche de %d",
	bagOneKind:     "Bag n'a qu'une sorte de lettre, et aucun tirage au sort ne peut aboutir",
	noClassLeft:    "Excluded et Formula ne laissent aucune catégorie de mots",
	unknownClasses: "Excluded a des catégories inconnues (bits %#x)",
	noSuchValue:    "%s n'a pas de telle valeur",
	noLexicon:      "il n'y a pas de lexique ; celui par défaut est french.Lexicon()",
	lexiconEmpty:   "le lexique n'a pas de mots",
	noGame:         "les Rules zéro n'ont pas de partie",
	noReadings:     "la formule %s doit savoir ce que sont les mots, et ce lexique ne le dit pas ; il faut une liste annotée, comme par list.Annotate(french.Lexicon())",
})
