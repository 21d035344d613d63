package scrabblecards

import (
	"fmt"

	"github.com/jeudelettres/lettres/rulebook"
)

// What refusals say, in English here and in French below.
const (
	gameOver  = "the game is over"
	notOnTurn = "player %s is on turn"
	noPlayer  = "there is no such player"
	noMove    = "there is no such move"

	drawFirst   = "the cards that are due come first"
	noDrawDue   = "no card is due"
	drawCount   = "cards due: %d, and not %d"
	drawMissing = "the cards that come are not named"
	notInDeck   = "the deck does not hold %s"

	exchangeDeck      = "an exchange needs %d cards in the deck, which holds %d"
	exchangeCount     = "cards that can be exchanged: 1 to %d, and not %d"
	exchangeTooFew    = "the deck has only %d cards to draw"
	exchangeUnnamed   = "the cards that are set aside are not named"
	exchangeDrawn     = "cards to draw: %d, and not %d"
	exchangeNotInDeck = "the deck does not hold %s, and the cards set aside are not in it yet"
	notInHand         = "the player does not have these cards"

	twoLetters     = "a word has at least two letters"
	firstAtOrigin  = "the first word begins at (0,0)"
	firstNoBonus   = "the first word counts double, and no bonus card goes with it"
	bonusOnLetter  = "a bonus card goes on a letter of the word"
	letterLies     = "another letter lies on one of its squares"
	wholeWord      = "the whole word is written, with the letters right before and behind it"
	laysNothing    = "no letter is laid"
	tooManyLaid    = "more letters are laid than the %d of a hand"
	touchesNothing = "it touches nothing that lies on the table"
	longRun        = "it makes a run that is longer than any word"
	notInLexicon   = "the dictionary does not have it"
	notAdmitted    = "words of its kind are not admitted"

	notOpen     = "no move is open to contest"
	ownMove     = "the others contest a move, not its author"
	notLastMove = "there is nothing to let go"
	onlyContest = "the game ends here, unless the last move is contested"

	tossNotInDeck = "the deck does not hold these letters"
	tossSpecial   = "who draws a joker or a bonus card draws again"
	tossWho       = "those who are equally near to A draw again, and nobody else"
	tossDecided   = "an earlier round has decided"
	tossOpen      = "no round has decided"
)

// What is wrong with a move, cards or options, as texts and as values.
const (
	moveEmpty    = "it is empty"
	moveTooLong  = "it is longer than any move"
	notMove      = "it is none of those that there are"
	notDraw      = "a draw is + and up to 8 cards, A to Z, ?, 2 and 3, or their number"
	notExchange  = "an exchange is - and up to 8 cards, A to Z, ?, 2 and 3, then + and those drawn"
	notPlacement = "a word is laid as in (0,0)>CRISE across, from row 0 and column 0 on, or (0,0)vCHAT down"
	notWord      = "a word is up to 15 letters A to Z, and a to z for jokers; lexicon.Normalize takes accents away"
	notBonus     = "a bonus card is written as in *2@1, a Double Word card on the first letter"
	noNotation   = "the move has no notation"
	notCards     = "%q are not cards: A to Z, ? for a joker, 2 and 3 for bonus cards"
	tooManyCards = "more than %d cards"

	zeroOptions    = "the zero Options are no game; start from Official"
	outOfRange     = "%s is %d, and must be from %d to %d"
	unknownClasses = "Excluded has unknown classes (bits %#x)"
	noClassLeft    = "Excluded leaves no class of words"
	deckOneKind    = "Deck has one kind of letter, with which no toss can end"
	noSuchValue    = "%s has no such value"
	noLexicon      = "no lexicon; french.Lexicon() is the default one"
	lexiconEmpty   = "the lexicon has no words"
	noGame         = "the zero Rules have no game"

	notChoice = "it is one of %s"
	notNumber = "it is a number"
	notDeck   = "it is official, or all the cards, A to Z, ? for a joker, 2 and 3 for bonus cards"

	notAsNamed  = "the game is for %d players, and the names are of %d"
	tossNotOne  = "in a round of the toss a player draws one letter"
	tossWonBy   = "%s has won the toss, and not %s, who begins"
	textNotMove = "the text %q is not the move %q"

	setupNobody       = "%s has something, and %d take part"
	setupRange        = "%s of %s is %d, and must be from %d to %d"
	setupPlayer       = "%s is no player: %d"
	setupPhase        = "Phase is %d, and there is no such phase"
	setupLetters      = "%s has %d letters, more than %d"
	setupLetter       = "%q of %s at (%d,%d) is no letter: A to Z, and a to z for a joker"
	setupFar          = "%s has a letter at (%d,%d), farther from (0,0) than the letters laid reach"
	setupTwice        = "%s has two letters at (%d,%d)"
	setupJoined       = "the letters of %s must be two or more, and joined to each other"
	setupLong         = "%s has a run at (%d,%d) that is longer than any word"
	setupHeld         = "%s holds %d cards, and a full hand has %d"
	setupCards        = "the table, the hands and the deck have cards that the game does not have"
	setupBefore       = "Table and Before have different letters at (%d,%d)"
	setupStart        = "at the start those who have not drawn come next, from %s on, and the others hold full hands"
	setupStartDeck    = "the deck has %d cards, which is not enough for those who have not drawn"
	setupNoDraw       = "Phase is drawing, and %s has nothing to draw"
	setupFull         = "with cards in the deck a hand has %d, unless its player is drawing"
	setupOut          = "the deck is out and a player has no cards, which ends the game"
	setupAnswerStrict = "where bad words cannot be laid, no move that goes out waits for an answer"
	setupOneOut       = "when a player goes out the deck has no cards and one hand neither, and here the deck has %d, and hands without cards are %d"
	setupAnswer       = "Phase is answer, and no move is in question"
	setupPasses       = "Phase is %s, and Passes is %d, not 0"
	setupBlocked      = "Passes is %d, which ends the game"
	setupEndEarly     = "End is %q, and the game is not over"
	setupEnd          = "no game ends by %q"
	setupNotBlocked   = "Passes is %d, which does not end the game with %d cards in the deck"
	setupResign       = "the last move of a game that was given up is to resign"
	setupWindowClosed = "Window is not open, and has something in it"
	setupWindowTable  = "the move in question, %s, does not lead from Before to Table"
	setupWindowPhase  = "no move of %s can be in question now, in phase %s"
	setupWindowBad    = "the move in question, %s, makes a bad word and could not be laid"
	setupWindowPasses = "Window.Passes is %d, and does not go with Passes, which is %d"
	setupLastNone     = "Last has no move, and something else"
	setupLastContest  = "Last is no contest, and says how one went"
	setupLastWindow   = "Last is %s, after which no move is in question"
	setupLast         = "Last is %s, which cannot have been the last move"
	stateTooLong      = "a text of %d bytes is longer than any state"
	stateField        = "%q of a state: %s"
	fieldShort        = "it lacks something"
	fieldUnknown      = "there is no such field"
	fieldPlayer       = "there is no player %q"
	fieldNumbers      = "it has %d entries, and %d take part"
	fieldTable        = "letters are written as in 0,-2:RACE/1,0:H, from row 0 and column -2 on"
	notAsString       = "the state %q is not written as String writes it"
)

// faultf is an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("scrabblecards: %w", phrases.Fault(format, args...))
}

var phrases = rulebook.NewPhrases(map[string]string{
	gameOver:  "la partie est finie",
	notOnTurn: "c'est au joueur %s de jouer",
	noPlayer:  "ce joueur n'existe pas",
	noMove:    "ce coup n'existe pas",

	drawFirst:   "il faut d'abord piocher les cartes dues",
	noDrawDue:   "il n'y a pas de carte à piocher",
	drawCount:   "cartes à piocher : %d, et non %d",
	drawMissing: "les cartes tirées ne sont pas indiquées",
	notInDeck:   "la pioche ne contient pas %s",

	exchangeDeck:      "pour échanger, il faut %d cartes dans la pioche, qui en contient %d",
	exchangeCount:     "cartes que l'on peut échanger : de 1 à %d, et non %d",
	exchangeTooFew:    "la pioche n'a que %d cartes à piocher",
	exchangeUnnamed:   "les cartes écartées ne sont pas indiquées",
	exchangeDrawn:     "cartes à piocher : %d, et non %d",
	exchangeNotInDeck: "la pioche ne contient pas %s, et les cartes écartées n'y sont pas encore",
	notInHand:         "le joueur n'a pas ces cartes",

	twoLetters:     "un mot a au moins deux lettres",
	firstAtOrigin:  "le premier mot commence en (0,0)",
	firstNoBonus:   "le premier mot compte double, et aucune carte Prime ne l'accompagne",
	bonusOnLetter:  "une carte Prime se joue sur une lettre du mot",
	letterLies:     "une autre lettre est posée sur l'une de ses places",
	wholeWord:      "le mot s'écrit en entier, avec les lettres posées juste avant et juste après",
	laysNothing:    "aucune lettre n'est posée",
	tooManyLaid:    "plus de lettres sont posées que les %d d'une main",
	touchesNothing: "le coup ne touche rien de ce qui est sur la table",
	longRun:        "le coup forme une suite plus longue que tout mot",
	notInLexicon:   "le dictionnaire ne le contient pas",
	notAdmitted:    "les mots de cette sorte ne sont pas admis",

	notOpen:     "aucun coup ne peut être contesté",
	ownMove:     "un coup est contesté par les autres, et non par son auteur",
	notLastMove: "il n'y a rien à laisser passer",
	onlyContest: "la partie s'arrête là, à moins qu'on ne conteste le dernier coup",

	tossNotInDeck: "la pioche ne contient pas ces lettres",
	tossSpecial:   "qui tire un joker ou une carte Prime tire à nouveau",
	tossWho:       "ceux qui sont aussi près de A tirent à nouveau, et personne d'autre",
	tossDecided:   "une manche précédente a déjà désigné le premier joueur",
	tossOpen:      "aucune manche n'a désigné le premier joueur",

	moveEmpty:    "il est vide",
	moveTooLong:  "il est plus long que tout coup",
	notMove:      "ce n'est aucun de ceux qui existent",
	notDraw:      "une pioche est un + et jusqu'à 8 cartes, de A à Z, ?, 2 et 3, ou leur nombre",
	notExchange:  "un échange est un - et jusqu'à 8 cartes, de A à Z, ?, 2 et 3, puis un + et celles tirées",
	notPlacement: "un mot se pose comme (0,0)>CRISE à l'horizontale, à partir de la ligne 0 et de la colonne 0, ou (0,0)vCHAT à la verticale",
	notWord:      "un mot a jusqu'à 15 lettres de A à Z, en minuscules pour les jokers ; lexicon.Normalize ôte les accents",
	notBonus:     "une carte Prime s'écrit comme *2@1, un Mot Compte Double sur la première lettre",
	noNotation:   "le coup ne peut pas être noté",
	notCards:     "%q ne sont pas des cartes : de A à Z, ? pour un joker, 2 et 3 pour les cartes Prime",
	tooManyCards: "plus de %d cartes",

	zeroOptions:    "les Options zéro ne sont pas un jeu ; partez de Official",
	outOfRange:     "%s est %d, et doit être de %d à %d",
	unknownClasses: "Excluded a des catégories inconnues (bits %#x)",
	noClassLeft:    "Excluded ne laisse aucune catégorie de mots",
	deckOneKind:    "Deck n'a qu'une sorte de lettre, et aucun tirage au sort ne peut aboutir",
	noSuchValue:    "%s n'a pas de telle valeur",
	noLexicon:      "il n'y a pas de lexique ; celui par défaut est french.Lexicon()",
	lexiconEmpty:   "le lexique n'a pas de mots",
	noGame:         "les Rules zéro n'ont pas de partie",

	notChoice: "c'est l'un de %s",
	notNumber: "c'est un nombre",
	notDeck:   "c'est official, ou toutes les cartes, de A à Z, ? pour un joker, 2 et 3 pour les cartes Prime",

	notAsNamed:  "la partie se joue à %d, et les noms sont ceux de %d joueurs",
	tossNotOne:  "à chaque manche du tirage au sort, un joueur tire une lettre",
	tossWonBy:   "%s a gagné le tirage au sort, et non %s, qui commence",
	textNotMove: "le texte %q n'est pas le coup %q",

	setupNobody:       "%s a quelque chose, et on joue à %d",
	setupRange:        "%s de %s est %d, et doit être de %d à %d",
	setupPlayer:       "%s n'est pas un joueur : %d",
	setupPhase:        "Phase est %d, et cette phase n'existe pas",
	setupLetters:      "%s a %d lettres, plus que %d",
	setupLetter:       "%q de %s en (%d,%d) n'est pas une lettre : de A à Z, et de a à z pour un joker",
	setupFar:          "%s a une lettre en (%d,%d), plus loin de (0,0) que ne vont les lettres posées",
	setupTwice:        "%s a deux lettres en (%d,%d)",
	setupJoined:       "les lettres de %s doivent être deux au moins, et jointes les unes aux autres",
	setupLong:         "%s a en (%d,%d) une suite plus longue que tout mot",
	setupHeld:         "%s a %d cartes, et une main pleine en a %d",
	setupCards:        "la table, les mains et la pioche ont des cartes que le jeu n'a pas",
	setupBefore:       "Table et Before ont des lettres différentes en (%d,%d)",
	setupStart:        "au début, ceux qui n'ont pas pioché suivent, à partir de %s, et les autres ont une main pleine",
	setupStartDeck:    "la pioche a %d cartes, ce qui ne suffit pas à ceux qui n'ont pas pioché",
	setupNoDraw:       "Phase est drawing, et %s n'a rien à piocher",
	setupFull:         "tant que la pioche n'est pas vide, une main a %d cartes, sauf celle du joueur qui pioche",
	setupOut:          "la pioche est vide et un joueur n'a plus de cartes, ce qui finit la partie",
	setupAnswerStrict: "quand on ne peut pas poser de mauvais mot, aucun dernier coup n'attend de réponse",
	setupOneOut:       "quand un joueur a fini, la pioche n'a plus de cartes et une main non plus, et ici la pioche en a %d, et il y a %d mains sans cartes",
	setupAnswer:       "Phase est answer, et aucun coup n'est en question",
	setupPasses:       "Phase est %s, et Passes est %d, et non 0",
	setupBlocked:      "Passes est %d, ce qui finit la partie",
	setupEndEarly:     "End est %q, et la partie n'est pas finie",
	setupEnd:          "aucune partie ne finit par %q",
	setupNotBlocked:   "Passes est %d, ce qui ne finit pas la partie avec %d cartes dans la pioche",
	setupResign:       "le dernier coup d'une partie abandonnée est l'abandon",
	setupWindowClosed: "Window n'est pas ouverte, et contient quelque chose",
	setupWindowTable:  "le coup en question, %s, ne mène pas de Before à Table",
	setupWindowPhase:  "aucun coup de %s ne peut être en question à présent, dans la phase %s",
	setupWindowBad:    "le coup en question, %s, fait un mauvais mot et ne pouvait pas être posé",
	setupWindowPasses: "Window.Passes est %d, et ne va pas avec Passes, qui est %d",
	setupLastNone:     "Last n'a pas de coup, et a autre chose",
	setupLastContest:  "Last n'est pas une contestation, et en donne l'issue",
	setupLastWindow:   "Last est %s, après quoi aucun coup n'est en question",
	setupLast:         "Last est %s, ce qui ne peut pas être le dernier coup",
	stateTooLong:      "un texte de %d octets est plus long que tout état",
	stateField:        "%q d'un état : %s",
	fieldShort:        "il y manque quelque chose",
	fieldUnknown:      "ce champ n'existe pas",
	fieldPlayer:       "il n'y a pas de joueur %q",
	fieldNumbers:      "il a %d valeurs, et on joue à %d",
	fieldTable:        "des lettres s'écrivent comme 0,-2:RACE/1,0:H, à partir de la ligne 0 et de la colonne -2",
	notAsString:       "l'état %q n'est pas écrit comme String l'écrit",
})
