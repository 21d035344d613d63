package jago

import (
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// What refusals say, in English here and in French below.
const (
	gameOver  = "the game is over"
	notOnTurn = "%s is on turn"
	noPlayer  = "there is no such player"
	noMove    = "there is no such move"
	redName   = "red"
	blueName  = "blue"

	drawFirst   = "the letters that are due come first"
	noDrawDue   = "no letter is due"
	drawCount   = "letters due: %d, and not %d"
	drawMissing = "the letters that come are not named"
	notInBag    = "the bag does not hold %s"

	beyondBoard    = "it is no word on the board"
	twoLetters     = "a word has at least two letters"
	wholeWord      = "the whole word is written, with the letters right before and behind it"
	laysNothing    = "no letter is laid"
	centreFree     = "the first word covers the centre"
	touchesNothing = "it touches nothing that lies on the board"
	notBeside      = "these letters do not lie beside the board, or the word does not need them"
	notOnRack      = "the rack does not hold the letters that the word needs"
	notInLexicon   = "the dictionary does not have it"
	notAdmitted    = "words of its kind are not admitted"
	runIsNone      = "a run of letters on the board is no word"
	noLead         = "the player shows %d letters, and the opponent %d: at least one more is needed"

	ownLetters     = "letters of one's own %s are not replaced"
	replacesMany   = "letters that may be replaced in %[2]s: %[1]d, and not %[3]d"
	hadShape       = "%s has been that before"
	presumedSame   = "the new word is presumed to mean the same as %s, as they seem to be of one family"
	keepsSense     = "the new word means the same as %s"
	replacesInNone = "letters are replaced in a theft alone, and with %s no word becomes another"

	notOpen        = "no word is open to contest"
	ownWord        = "the opponent of the word's author contests it"
	clockStands    = "the clock stands still while a contest is settled"
	turnFirst      = "letters are turned first, or none"
	nothingToTurn  = "there is no right to turn letters"
	turnsTooMany   = "letters that may be turned: at most %d"
	turnsNotTheirs = "on %s lies no letter of the opponent"
	turnsTwice     = "%s is named twice"
)

// What is wrong with a move or options, as texts and as values.
const (
	badMove      = "move %q: %s"
	moveEmpty    = "it is empty"
	moveTooLong  = "it is longer than any move"
	notDraw      = "a draw is + and up to 12 letters A to Z, or their number"
	notPlacement = "a word is laid as in 6F:RAS across, or F6:RAS down"
	notWord      = "a word is letters A to Z, on the board, and after | those that come from beside it; lexicon.Normalize takes accents away"
	notTurn      = "letters are turned as in ^A1,B2,C3"
	notSquare    = "%q is no square: 6F across or F6 down"
	noNotation   = "the move has no notation"

	zeroOptions    = "the zero Options are no game; start from Official"
	outOfRange     = "%s is %d, and must be from %d to %d"
	hasJokers      = "Letters has %d jokers, and there are none in Jago"
	unknownClasses = "Excluded has unknown classes (bits %#x)"
	noClassLeft    = "Excluded leaves no class of words"
	noSuchValue    = "%s has no such value"
	noLexicon      = "no lexicon; french.Lexicon() is the default one"
	lexiconEmpty   = "the lexicon has no words"

	noPreset    = "%q is no preset; there is official"
	noOptions   = "no options; the least is the name of a preset, such as official"
	notKeyValue = "option %q is not of the form key=value"
	noOption    = "there is no option %q"
	badOption   = "option %s cannot be %q: %s"
	notChoice   = "it is one of %s"
	notNumber   = "it is a number"
	notLetters  = "it is official or letters A to Z"
	notClass    = "%q is no class of words"

	optionUnnamed = "the options have values without a name"
	textNotMove   = "the text %q is not the move %q"
	noToss        = "there is no toss in Jago: the players agree on who begins, which @first says"
	otherRules    = "the rules are not those of the record"
)

// faultf is an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("jago: %w", phrases.Fault(format, args...))
}

// Localize is the name of the colour.
func (p Player) Localize(tag language.Tag) string {
	if p == Blue {
		return phrases.Sprintf(tag, blueName)
	}
	return phrases.Sprintf(tag, redName)
}

var phrases = rulebook.NewPhrases(map[string]string{
	gameOver:  "la partie est finie",
	notOnTurn: "c'est au %s de jouer",
	noPlayer:  "ce joueur n'existe pas",
	noMove:    "ce coup n'existe pas",
	redName:   "rouge",
	blueName:  "bleu",

	drawFirst:   "il faut d'abord piocher les lettres dues",
	noDrawDue:   "il n'y a pas de lettre à piocher",
	drawCount:   "lettres à piocher : %d, et non %d",
	drawMissing: "les lettres tirées ne sont pas indiquées",
	notInBag:    "le sac ne contient pas %s",

	beyondBoard:    "ce n'est pas un mot sur le plateau",
	twoLetters:     "un mot a au moins deux lettres",
	wholeWord:      "le mot s'écrit en entier, avec les lettres posées juste avant et juste après",
	laysNothing:    "aucune lettre n'est posée",
	centreFree:     "le premier mot couvre la case centrale",
	touchesNothing: "le mot ne touche rien de ce qui est sur le plateau",
	notBeside:      "ces lettres ne sont pas à côté du plateau, ou le mot n'en a pas besoin",
	notOnRack:      "le chevalet ne contient pas les lettres qu'il faut au mot",
	notInLexicon:   "le dictionnaire ne le contient pas",
	notAdmitted:    "les mots de cette sorte ne sont pas admis",
	runIsNone:      "une suite de lettres sur le plateau n'est pas un mot",
	noLead:         "le joueur montre %d lettres, et son adversaire %d : il en faut au moins une de plus",

	ownLetters:     "on ne remplace pas les lettres de son propre mot %s",
	replacesMany:   "lettres que l'on peut remplacer dans %[2]s : %[1]d, et non %[3]d",
	hadShape:       "%s a déjà eu cette forme",
	presumedSame:   "on présume que le nouveau mot a le même sens que %s, car ils semblent de la même famille",
	keepsSense:     "le nouveau mot a le même sens que %s",
	replacesInNone: "on ne remplace des lettres que pour voler un mot, et avec %s aucun mot n'en devient un autre",

	notOpen:        "aucun mot ne peut être contesté",
	ownWord:        "c'est à l'adversaire de contester le mot",
	clockStands:    "la pendule est arrêtée pendant une contestation",
	turnFirst:      "il faut d'abord retourner des lettres, ou aucune",
	nothingToTurn:  "il n'y a pas de lettres à retourner",
	turnsTooMany:   "lettres que l'on peut retourner : au plus %d",
	turnsNotTheirs: "en %s il n'y a pas de lettre de l'adversaire",
	turnsTwice:     "%s est nommée deux fois",

	badMove:      "le coup %q : %s",
	moveEmpty:    "il est vide",
	moveTooLong:  "il est plus long que tout coup",
	notDraw:      "une pioche est un + et jusqu'à 12 lettres de A à Z, ou leur nombre",
	notPlacement: "un mot se pose comme 6F:RAS à l'horizontale, ou F6:RAS à la verticale",
	notWord:      "un mot se fait de lettres de A à Z, sur le plateau, et après | de celles prises à côté ; lexicon.Normalize ôte les accents",
	notTurn:      "des lettres se retournent comme ^A1,B2,C3",
	notSquare:    "%q n'est pas une case : 6F à l'horizontale ou F6 à la verticale",
	noNotation:   "le coup ne peut pas être noté",

	zeroOptions:    "les Options zéro ne sont pas un jeu ; partez de Official",
	outOfRange:     "%s est %d, et doit être de %d à %d",
	hasJokers:      "Letters contient des jokers (%d), et il n'y en a pas au Jago",
	unknownClasses: "Excluded a des catégories inconnues (bits %#x)",
	noClassLeft:    "Excluded ne laisse aucune catégorie de mots",
	noSuchValue:    "%s n'a pas de telle valeur",
	noLexicon:      "il n'y a pas de lexique ; celui par défaut est french.Lexicon()",
	lexiconEmpty:   "le lexique n'a pas de mots",

	noPreset:    "%q n'est pas une règle connue ; il y a official",
	noOptions:   "il n'y a pas d'options ; il faut au moins le nom d'une règle, comme official",
	notKeyValue: "l'option %q n'est pas de la forme nom=valeur",
	noOption:    "il n'y a pas d'option %q",
	badOption:   "l'option %s ne peut pas être %q : %s",
	notChoice:   "c'est l'un de %s",
	notNumber:   "c'est un nombre",
	notLetters:  "c'est official ou des lettres de A à Z",
	notClass:    "%q n'est pas une catégorie de mots",

	optionUnnamed: "les options ont des valeurs sans nom",
	textNotMove:   "le texte %q n'est pas le coup %q",
	noToss:        "il n'y a pas de tirage au sort au Jago : les joueurs conviennent de qui commence, et @first le dit",
	otherRules:    "les règles ne sont pas celles de la partie notée",
})
