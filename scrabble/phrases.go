package scrabble

import (
	"fmt"

	"github.com/jeudelettres/lettres/rulebook"
)

// What refusals say, in English here and in French below.
const (
	tossNotInBag = "the bag does not hold these tiles"
	tossWho      = "those who are equally near to A draw again, and nobody else"
	tossDecided  = "an earlier round has decided"
	tossOpen     = "no round has decided"

	gameOver  = "the game is over"
	notOnTurn = "player %s is on turn"
	noPlayer  = "there is no such player"
	noMove    = "there is no such move"

	drawFirst   = "the tiles that are due come first"
	noDrawDue   = "no tile is due"
	drawCount   = "tiles due: %d, and not %d"
	drawMissing = "the tiles that come are not named"
	notInBag    = "the bag does not hold %s"

	exchangeBag      = "an exchange needs %d tiles in the bag, which holds %d"
	exchangeCount    = "tiles that can be exchanged: 1 to %d, and not %d"
	exchangeTooFew   = "the bag has only %d tiles to draw"
	exchangeUnnamed  = "the tiles that are set aside are not named"
	exchangeDrawn    = "tiles to draw: %d, and not %d"
	exchangeNotInBag = "the bag does not hold %s, and the tiles set aside are not in it yet"
	notOnRack        = "the player does not have these tiles"

	noTilesLaid    = "no tiles are laid, or more than a rack has, or what is laid is no letter"
	beyondBoard    = "it goes beyond the board"
	squareTaken    = "a square has a tile already"
	gapLeft        = "a square between the tiles is empty"
	centreFree     = "the first word covers the centre"
	twoLetters     = "the first word has at least two letters"
	touchesNothing = "it touches nothing that lies on the board"
	notInLexicon   = "the dictionary does not have it"

	notOpen      = "no move is open to contest"
	ownMove      = "the others contest a move, not its author"
	whoRules     = "a contest says how it went where the game was played with another dictionary, and only there"
	noSuchWord   = "words to contest: 1 to %d"
	contestsNone = "in this game bad words cannot be laid, and there are no contests"
	notLastMove  = "there is nothing to let go"
	onlyContest  = "the game ends here, unless the last move is contested"
	tooManyFlags = "minutes over time that count: at most %d"
)

// What is wrong with a move or options, as texts and as values.
const (
	moveEmpty    = "it is empty"
	moveTooLong  = "it is longer than any move"
	notDraw      = "a draw is + and up to 8 letters A to Z or ? for a joker, or their number"
	notExchange  = "an exchange is - and up to 8 letters A to Z or ? for a joker, or their number; then + and those drawn"
	notContest   = "a contest is ?, or ? and the numbers of words, as in ?1,3"
	notPlacement = "a placement is a square and a word, as in 8H MOT across or H8 MOT down"
	notWord      = "a word is letters A to Z, a to z for jokers and points for letters that lie there, on the board and with at most 8 of them laid; lexicon.Normalize takes accents away"
	notSquare    = "%q is no square: 8H across or H8 down"
	noNotation   = "the move has no notation"

	zeroOptions    = "the zero Options are no game; start from Classique or English"
	outOfRange     = "%s is %d, and must be from %d to %d"
	bagTooSmall    = "Tiles has %d tiles, fewer than %d players need for a rack of %d"
	noSuchValue    = "%s has no such value"
	unknownClasses = "Excluded has unknown classes (bits %#x)"
	noClassLeft    = "Excluded leaves no class of words"
	voidNotStrict  = "Challenge void goes with Validation strict alone"
	noLexicon      = "no lexicon; french.Lexicon() is the default one"
	lexiconEmpty   = "the lexicon has no words"
	noGame         = "the zero Rules have no game"

	notChoice  = "it is one of %s"
	notNumber  = "it is a number"
	notTiles   = "it is french, english, or all the tiles, A to Z and ? for a joker"
	badBoard   = "board %q: %s"
	layoutRows = "it has %d rows, and must have %d, with / between"
	layoutRow  = "row %d has %d squares, and must have %d"
	layoutMark = "%q on %s is no mark of a square"

	setupTile         = "%q on %s is no tile: A to Z, a to z for a joker, and a point where there is none"
	setupJoined       = "the tiles on the board must be two or more, joined to each other, and one on the centre"
	setupNobody       = "%s has something, and %d take part"
	setupHeld         = "%s holds %d tiles, of which %d are known, and a full rack has %d"
	setupTiles        = "the board and the racks have tiles that the game does not have"
	setupRange        = "%s of %s is %d, and must be from %d to %d"
	setupSkips        = "%s loses a turn, which no contest costs here"
	setupPlayer       = "%s is no player: %d"
	setupPhase        = "Phase is %d, and there is no such phase"
	setupStart        = "at the start those who have not drawn come next, from %s on"
	setupFull         = "with tiles in the bag a rack has %d, unless its player is drawing"
	setupNoDraw       = "Phase is drawing, and %s has nothing to draw"
	setupOneOut       = "with an empty bag one player is out when the game ends so, and not %d"
	setupOut          = "the bag is empty and a player has no tiles, which ends the game"
	setupAnswerStrict = "where bad words cannot be laid, no move that goes out waits for an answer"
	setupOutBag       = "nobody is out while the bag has tiles"
	setupAnswer       = "Phase is answer, and no move is in question"
	setupBlocked      = "Passes is %d, which ends the game"
	setupFlags        = "Flags and End do not go together, or with the clock of this game"
	setupEndEarly     = "End is %q, and the game is not over"
	setupEnd          = "no game ends by %q"
	setupNotBlocked   = "Passes is %d, which does not end the game by %s"
	setupResign       = "the last move of a game that was given up is to resign"
	setupWindowClosed = "Window is not open, and has something in it"
	setupWindowOver   = "the game is over, and nothing is in question"
	setupWindowPhase  = "no move of %s can be in question now, in phase %s"
	setupWindowTiles  = "the move in question, %s, does not lie on the board as a last move lies"
	setupWindowBad    = "the move in question, %s, makes a bad word and could not be laid"
	setupWindowPasses = "Window.Passes is %d, and does not go with Passes, which is %d"
	setupLastNone     = "Last has no move, and something else"
	setupLastContest  = "Last is no contest, and says how one went"
	setupLastWindow   = "Last is %s, after which no move is in question"
	setupLast         = "Last is %s, which cannot have been the last move"

	unknownTiles = "the tiles of the language %q are not known: those of french and english are"
	rackTooLarge = "the player has %d tiles, and not %d"
	rackGone     = "there are not enough tiles for a rack with %s"
	wrongScore   = "the points are %d, and not %d"
	wrongTotal   = "the total is %d, and not %d"
	nothingThere = "on %s lies no letter for the point"
	notTheirs    = "the last move is not theirs"
	notLeft      = "%s is not what is left on a rack"

	cgpTooLong       = "position of %d bytes, longer than any, which has at most %d"
	cgpFields        = "a position has a board, racks, scores and zero turns, with a space between; it has %d of these"
	cgpField         = "position, %s %q: %s"
	cgpTile          = "%q in row %d is neither a tile, A to Z or a to z, nor a number of empty squares"
	cgpRack          = "%q is no rack: A to Z, and ? for a joker"
	cgpPlayers       = "racks: %d, and scores: %d, but %d take part"
	badOperation     = "operation %q: %s"
	operationShort   = "it lacks something"
	operationUnknown = "there is no such operation"
	operationPlayer  = "there is no player %q"
	operationNumbers = "it has %d numbers, and %d take part"
	notAsString      = "state %q is not written as String writes it"
	cgpBoard         = "the board"
	cgpRacks         = "the racks"
	cgpScores        = "the scores"
	cgpPasses        = "the zero turns"

	setupStartTurns = "before all have drawn, nobody has passed or loses a turn"
	setupSkipNow    = "%s is on turn, and loses the next one"
	setupCounted    = "Counted is for a game that a player has ended without tiles"
	setupWindowTurn = "after the move of %s it is not the turn of the next player"
)

// faultf is an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("scrabble: %w", phrases.Fault(format, args...))
}

var phrases = rulebook.NewPhrases(map[string]string{
	tossNotInBag: "le sac ne contient pas ces jetons",
	tossWho:      "ceux qui sont aussi près de A tirent à nouveau, et personne d'autre",
	tossDecided:  "une manche précédente a déjà désigné le premier joueur",
	tossOpen:     "aucune manche n'a désigné le premier joueur",

	gameOver:  "la partie est finie",
	notOnTurn: "c'est au joueur %s de jouer",
	noPlayer:  "ce joueur n'existe pas",
	noMove:    "ce coup n'existe pas",

	drawFirst:   "il faut d'abord piocher les jetons dus",
	noDrawDue:   "il n'y a pas de jeton à piocher",
	drawCount:   "jetons à piocher : %d, et non %d",
	drawMissing: "les jetons tirés ne sont pas indiqués",
	notInBag:    "le sac ne contient pas %s",

	exchangeBag:      "pour échanger, il faut %d jetons dans le sac, qui en contient %d",
	exchangeCount:    "jetons que l'on peut échanger : de 1 à %d, et non %d",
	exchangeTooFew:   "le sac n'a que %d jetons à piocher",
	exchangeUnnamed:  "les jetons mis de côté ne sont pas indiqués",
	exchangeDrawn:    "jetons à piocher : %d, et non %d",
	exchangeNotInBag: "le sac ne contient pas %s, et les jetons mis de côté n'y sont pas encore",
	notOnRack:        "le joueur n'a pas ces jetons",

	noTilesLaid:    "aucun jeton n'est posé, ou plus qu'un chevalet n'en porte, ou ce qui est posé n'est pas une lettre",
	beyondBoard:    "le coup sort du plateau",
	squareTaken:    "une case porte déjà un jeton",
	gapLeft:        "une case entre les jetons reste vide",
	centreFree:     "le premier mot couvre la case centrale",
	twoLetters:     "le premier mot a au moins deux lettres",
	touchesNothing: "le coup ne touche rien de ce qui est sur le plateau",
	notInLexicon:   "le dictionnaire ne le contient pas",

	notOpen:      "aucun coup ne peut être contesté",
	ownMove:      "un coup est contesté par les autres, et non par son auteur",
	whoRules:     "une contestation dit son issue quand la partie s'est jouée avec un autre dictionnaire, et seulement alors",
	noSuchWord:   "mots à contester : de 1 à %d",
	contestsNone: "dans cette partie, on ne peut pas poser de mauvais mot, et on ne conteste pas",
	notLastMove:  "il n'y a rien à laisser passer",
	onlyContest:  "la partie s'arrête là, à moins qu'on ne conteste le dernier coup",
	tooManyFlags: "minutes de dépassement qui comptent : au plus %d",

	moveEmpty:    "il est vide",
	moveTooLong:  "il est plus long que tout coup",
	notDraw:      "une pioche est un + et jusqu'à 8 lettres de A à Z, ou ? pour un joker, ou leur nombre",
	notExchange:  "un échange est un - et jusqu'à 8 lettres de A à Z, ou ? pour un joker, ou leur nombre ; puis un + et celles tirées",
	notContest:   "une contestation est un ?, ou un ? et les numéros des mots, comme ?1,3",
	notPlacement: "un placement est une case et un mot, comme 8H MOT à l'horizontale ou H8 MOT à la verticale",
	notWord:      "un mot se fait de lettres de A à Z, en minuscules pour les jokers, et de points pour les lettres déjà posées, sur le plateau et avec au plus 8 lettres posées ; lexicon.Normalize ôte les accents",
	notSquare:    "%q n'est pas une case : 8H à l'horizontale ou H8 à la verticale",
	noNotation:   "le coup ne peut pas être noté",

	zeroOptions:    "les Options zéro ne sont pas un jeu ; partez de Classique ou English",
	outOfRange:     "%s est %d, et doit être de %d à %d",
	bagTooSmall:    "Tiles a %d jetons, moins qu'il n'en faut à %d joueurs pour un chevalet de %d",
	noSuchValue:    "%s n'a pas de telle valeur",
	unknownClasses: "Excluded a des catégories inconnues (bits %#x)",
	noClassLeft:    "Excluded ne laisse aucune catégorie de mots",
	voidNotStrict:  "Challenge void ne va qu'avec Validation strict",
	noLexicon:      "il n'y a pas de lexique ; celui par défaut est french.Lexicon()",
	lexiconEmpty:   "le lexique n'a pas de mots",
	noGame:         "les Rules zéro n'ont pas de partie",

	notChoice:  "c'est l'un de %s",
	notNumber:  "c'est un nombre",
	notTiles:   "c'est french, english, ou tous les jetons, de A à Z et ? pour un joker",
	badBoard:   "le plateau %q : %s",
	layoutRows: "il a %d lignes, et doit en avoir %d, séparées par /",
	layoutRow:  "la ligne %d a %d cases, et doit en avoir %d",
	layoutMark: "%q en %s n'est pas la marque d'une case",

	setupTile:         "%q en %s n'est pas un jeton : A à Z, a à z pour un joker, et un point s'il n'y en a pas",
	setupJoined:       "les jetons du plateau doivent être deux au moins, joints les uns aux autres, et l'un sur la case centrale",
	setupNobody:       "%s a quelque chose, et on joue à %d",
	setupHeld:         "%s a %d jetons, dont %d sont connus, et un chevalet plein en porte %d",
	setupTiles:        "le plateau et les chevalets ont des jetons que le jeu n'a pas",
	setupRange:        "%s de %s est %d, et doit être de %d à %d",
	setupSkips:        "%s perd un tour, ce qu'aucune contestation ne coûte ici",
	setupPlayer:       "%s n'est pas un joueur : %d",
	setupPhase:        "Phase est %d, et cette phase n'existe pas",
	setupStart:        "au début, ceux qui n'ont pas pioché suivent, à partir de %s",
	setupFull:         "tant que le sac n'est pas vide, un chevalet porte %d jetons, sauf celui du joueur qui pioche",
	setupNoDraw:       "Phase est drawing, et %s n'a rien à piocher",
	setupOneOut:       "le sac étant vide, un joueur a fini quand la partie s'achève ainsi, et non %d",
	setupOut:          "le sac est vide et un joueur n'a plus de jetons, ce qui finit la partie",
	setupAnswerStrict: "quand on ne peut pas poser de mauvais mot, aucun dernier coup n'attend de réponse",
	setupOutBag:       "personne n'a fini tant que le sac a des jetons",
	setupAnswer:       "Phase est answer, et aucun coup n'est en question",
	setupBlocked:      "Passes est %d, ce qui finit la partie",
	setupFlags:        "Flags et End ne vont pas ensemble, ou pas avec la pendule de cette partie",
	setupEndEarly:     "End est %q, et la partie n'est pas finie",
	setupEnd:          "aucune partie ne finit par %q",
	setupNotBlocked:   "Passes est %d, ce qui ne finit pas la partie par %s",
	setupResign:       "le dernier coup d'une partie abandonnée est l'abandon",
	setupWindowClosed: "Window n'est pas ouverte, et contient quelque chose",
	setupWindowOver:   "la partie est finie, et rien n'est en question",
	setupWindowPhase:  "aucun coup de %s ne peut être en question à présent, dans la phase %s",
	setupWindowTiles:  "le coup en question, %s, n'est pas sur le plateau comme y est un dernier coup",
	setupWindowBad:    "le coup en question, %s, fait un mauvais mot et ne pouvait pas être posé",
	setupWindowPasses: "Window.Passes est %d, et ne va pas avec Passes, qui est %d",
	setupLastNone:     "Last n'a pas de coup, et a autre chose",
	setupLastContest:  "Last n'est pas une contestation, et en donne l'issue",
	setupLastWindow:   "Last est %s, après quoi aucun coup n'est en question",
	setupLast:         "Last est %s, ce qui ne peut pas être le dernier coup",

	unknownTiles: "les jetons de la langue %q ne sont pas connus : il y a ceux de french et d'english",
	rackTooLarge: "le joueur a %d jetons, et non %d",
	rackGone:     "il ne reste pas assez de jetons pour un chevalet avec %s",
	wrongScore:   "cela fait %d points, et non %d",
	wrongTotal:   "le total est %d, et non %d",
	nothingThere: "en %s, il n'y a pas de lettre à la place du point",
	notTheirs:    "le dernier coup est d'un autre",
	notLeft:      "%s n'est pas ce qui reste sur un chevalet",

	cgpTooLong:       "position de %d octets, plus longue que toute autre, qui en a au plus %d",
	cgpFields:        "une position a un plateau, des chevalets, des points et un nombre de tours sans points, séparés par une espace ; elle en a %d",
	cgpField:         "position, %s %q : %s",
	cgpTile:          "%q à la ligne %d n'est ni un jeton, A à Z ou a à z, ni un nombre de cases vides",
	cgpRack:          "%q n'est pas un chevalet : A à Z, et ? pour un joker",
	cgpPlayers:       "chevalets : %d, et scores : %d, mais on joue à %d",
	badOperation:     "l'opération %q : %s",
	operationShort:   "il y manque quelque chose",
	operationUnknown: "cette opération n'existe pas",
	operationPlayer:  "il n'y a pas de joueur %q",
	operationNumbers: "elle a %d nombres, et on joue à %d",
	notAsString:      "l'état %q n'est pas écrit comme String l'écrit",
	cgpBoard:         "le plateau",
	cgpRacks:         "les chevalets",
	cgpScores:        "les scores",
	cgpPasses:        "les tours sans points",

	setupStartTurns: "avant que chacun ait pioché, personne n'a passé ni ne perd de tour",
	setupSkipNow:    "c'est à %s de jouer, et son prochain tour est perdu",
	setupCounted:    "Counted va avec une partie qu'un joueur sans jetons a finie",
	setupWindowTurn: "après le coup de %s, ce n'est pas le tour du joueur suivant",
})
