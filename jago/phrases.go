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
	noGame         = "the zero Rules have no game"

	notChoice  = "it is one of %s"
	notLetters = "it is official or letters A to Z"

	textNotMove = "the text %q is not the move %q"
	noToss      = "there is no toss in Jago: the players agree on who begins, which @first says"

	setupPlayer       = "%s is no player: %d"
	setupPhase        = "Phase is %d, and there is no such phase"
	setupRow          = "%s: row %d has %d bytes, and must have %d or none"
	setupLetter       = "%s: %q on %s is no letter"
	setupJoined       = "%s: the letters must be two or more, all joined to each other, and one on the centre"
	setupBeside       = "%s: beside an empty board lie no letters"
	setupWord         = "%s: there is no word %q"
	setupWords        = "%s has %d words, and a board has at most %d"
	setupWordTwice    = "%s: the word %s is named twice"
	setupOwner        = "%s: the owner of %s is no player: %d"
	setupPast         = "%s: %s cannot have been %q, or twice"
	setupBefore       = "no word is open to contest, and Before has something in it"
	setupLetters      = "the board, the racks and what lies beside have letters that the game does not have"
	setupHeld         = "%s holds %d letters, and a full rack has %d"
	setupStart        = "on an empty board the racks are full, or %s draws the first letters"
	setupFull         = "with letters in the bag, %s has a full rack of %d"
	setupNoDraw       = "Phase is drawing, and %s has nothing to draw"
	setupNoLead       = "%s has ended the turn, and does not lead with %d letters to %d"
	setupRunIsNone    = "%s has ended the turn, and %s on the board is no word"
	setupResume       = "Phase is not turning, and Resume has something in it"
	setupResumePhase  = "Resume.Phase is %s, and not playing or drawing"
	setupTurning      = "Phase is turning, and %s has nothing to turn"
	setupTurningLast  = "Phase is turning, and the last move is %s, not a contest"
	setupEndEarly     = "End is %q, and the game is not over"
	setupEnd          = "no game ends by %q"
	setupEndLast      = "End is %s, and the last move is %s"
	setupWindowClosed = "Window is not open, and has something in it"
	setupWindowPhase  = "a word of %s is not open to contest in this phase, %s"
	setupWindowMove   = "%s does not lead from Before to Board"
	setupWindowBad    = "the word that is open to contest: %s"
	setupLastNone     = "Last has no move, and something else"
	setupLastContest  = "Last is no contest, and has something of one"
	setupLast         = "Last is %s, which cannot have been"

	stateTooLong = "the text of a state has at most %d bytes, and not %d"
	stateField   = "the field %q: %s"
	fieldShort   = "something is missing"
	fieldUnknown = "there is no such field"
	fieldPlayer  = "%q is neither red nor blue"
	fieldRacks   = "there are two racks, as in ABC/DEF"
	fieldLetters = "it is letters A to Z"
	fieldBoard   = "rows of letters are written as in 6D:RAS/7D:ue, from left to right"
	notAsString  = "the text %q is not as State.String writes it"
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
	noGame:         "les Rules zéro n'ont pas de partie",

	notChoice:  "c'est l'un de %s",
	notLetters: "c'est official ou des lettres de A à Z",

	textNotMove: "le texte %q n'est pas le coup %q",
	noToss:      "il n'y a pas de tirage au sort au Jago : les joueurs conviennent de qui commence, et @first le dit",

	setupPlayer:       "%s n'est pas un joueur : %d",
	setupPhase:        "Phase est %d, et cette phase n'existe pas",
	setupRow:          "%s : la ligne %d a %d octets, et doit en avoir %d ou aucun",
	setupLetter:       "%s : %q en %s n'est pas une lettre",
	setupJoined:       "%s : il faut deux lettres ou plus, toutes reliées entre elles, dont une sur la case centrale",
	setupBeside:       "%s : à côté d'un plateau vide il n'y a pas de lettres",
	setupWord:         "%s : il n'y a pas de mot %q",
	setupWords:        "%s a %d mots, et un plateau en a au plus %d",
	setupWordTwice:    "%s : le mot %s est nommé deux fois",
	setupOwner:        "%s : le propriétaire de %s n'est pas un joueur : %d",
	setupPast:         "%s : %s ne peut pas avoir été %q, ou deux fois",
	setupBefore:       "aucun mot ne peut être contesté, et Before contient quelque chose",
	setupLetters:      "le plateau, les chevalets et ce qui est à côté ont des lettres que le jeu n'a pas",
	setupHeld:         "%s a %d lettres, et un chevalet plein en a %d",
	setupStart:        "devant un plateau vide les chevalets sont pleins, ou %s pioche ses premières lettres",
	setupFull:         "tant qu'il y a des lettres dans le sac, %s a un chevalet plein de %d",
	setupNoDraw:       "Phase est drawing, et %s n'a rien à piocher",
	setupNoLead:       "%s a fini son tour, et ne mène pas avec %d lettres contre %d",
	setupRunIsNone:    "%s a fini son tour, et %s sur le plateau n'est pas un mot",
	setupResume:       "Phase n'est pas turning, et Resume contient quelque chose",
	setupResumePhase:  "Resume.Phase est %s, et non playing ou drawing",
	setupTurning:      "Phase est turning, et %s n'a rien à retourner",
	setupTurningLast:  "Phase est turning, et le dernier coup est %s, qui n'est pas une contestation",
	setupEndEarly:     "End est %q, et la partie n'est pas finie",
	setupEnd:          "aucune partie ne finit par %q",
	setupEndLast:      "End est %s, et le dernier coup est %s",
	setupWindowClosed: "Window n'est pas ouverte, et contient quelque chose",
	setupWindowPhase:  "un mot de %s ne peut pas être contesté dans cette phase, %s",
	setupWindowMove:   "%s ne mène pas de Before à Board",
	setupWindowBad:    "le mot qui peut être contesté : %s",
	setupLastNone:     "Last n'a pas de coup, mais autre chose",
	setupLastContest:  "Last n'est pas une contestation, et contient ce qui en dépend",
	setupLast:         "Last est %s, ce qui n'a pas pu se jouer",

	stateTooLong: "le texte d'une position a au plus %d octets, et non %d",
	stateField:   "le champ %q : %s",
	fieldShort:   "il manque quelque chose",
	fieldUnknown: "ce champ n'existe pas",
	fieldPlayer:  "%q n'est ni red ni blue",
	fieldRacks:   "il y a deux chevalets, comme ABC/DEF",
	fieldLetters: "ce sont des lettres de A à Z",
	fieldBoard:   "les lettres s'écrivent par lignes, comme 6D:RAS/7D:ue, de gauche à droite",
	notAsString:  "le texte %q n'est pas écrit comme par State.String",
})
