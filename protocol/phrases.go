package protocol

import "github.com/jeudelettres/lettres/internal/say"

// What is wrong with a line.
const (
	lineTooLong  = "a line is longer than %d bytes"
	notText      = "it is not text: there are bytes that are not UTF-8, or control characters"
	unknownWord  = "unknown first word %q"
	otherVersion = "it speaks version %q, and not %q"
	optionNoName = "the option has no name"
	badNewGame   = "it must be newgame, the game, its options, the word player and who plays"
	noPosition   = "there is no position"
	noMore       = "nothing may follow the word %s"
	badGo        = "after go come movetime with a number, and time with one for each player"
	badTime      = "%q is not a number of milliseconds"
	badID        = "after id comes name or author, and a text"
	badOption    = "it must be option name, a name without blanks, type, and one of check, spin, combo and string"
	badDefault   = "the option %s cannot have the value %q"
	badRange     = "the option %s has a minimum %q and a maximum %q that are no range"
	noGames      = "there are no games"
	badInfo      = "the number %q of %s cannot be read"
	noMove       = "there is no move"
	twoMoves     = "it must be one move without blanks, and not %q"
)

// What an engine does wrong.
const (
	notStarted   = "the program cannot be started: %s"
	noGreeting   = "no lettresok within %d ms: is the output flushed after each line?"
	noReady      = "no readyok within %d ms"
	noAnswer     = "no move within %d ms"
	noStop       = "no move within %d ms after stop"
	otherGame    = "the engine does not play %s"
	noOption     = "the engine has no option %s"
	badValue     = "the option %s of the engine cannot be %q"
	ended        = "the engine has ended: %s"
	closedOutput = "the engine has closed its output"
	wentLate     = "the move came after %d ms, and %d ms were left"
	badAnswer    = "the answer is no move: %s"
	unaskedMove  = "the engine moves unasked: %s"
	tooMuch      = "more than %d bytes for one move"
	tooLong      = "a line of more than %d bytes"
	tooMany      = "more lines than anybody has asked for"
	notEnded     = "the engine has not ended within %d ms after quit"
	notHungUp    = "the engine has not ended within %d ms after the end of its input"
	leftBehind   = "the engine has left %d process{es} behind"
	namesLetters = "the move %s names the letters that chance brings"
	noFlags      = "the referee has the clock: no engine says that a flag falls"
	noneOnTurn   = "the engine is on turn, and does not move"
	notBegun     = "no game has begun"
	closed       = "the engine is closed"
)

// What a test of an engine says.
const (
	greeting   = "Greeting"
	greeted    = "%s, by %s; games: %s; wants the moves: %s"
	yes        = "yes"
	no         = "no"
	manners    = "Stop, unknown lines, a second game, the end of the input: %s"
	whole      = "A whole game: %s, as %s"
	timed      = "A whole game: %s, as %s, 1 s a move"
	good       = "nothing to find fault with"
	lineWrong  = "line %d, after %q:"
	breaks     = "the engine loses: %v"
	noName     = "there is no line id name"
	noAuthor   = "there is no line id author"
	otherName  = "the game %s is unknown to this referee, and not tried"
	notOver    = "the game does not end"
	sumGood    = "The engine speaks the protocol."
	sumBad     = "%d fault{s}."
	moreFaults = "and %d more"
	badMove    = "the move %s is illegal: %v"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		lineTooLong:  "une ligne a plus de %d octets",
		notText:      "ce n'est pas du texte : il y a des octets qui ne sont pas de l'UTF-8, ou des caractères de contrôle",
		unknownWord:  "premier mot inconnu %q",
		otherVersion: "la version annoncée est %q, et non %q",
		optionNoName: "l'option n'a pas de nom",
		badNewGame:   "il faut newgame, le jeu, ses options, le mot player et qui joue",
		noPosition:   "il n'y a pas de position",
		noMore:       "rien ne peut suivre le mot %s",
		badGo:        "après go viennent movetime avec un nombre, et time avec un nombre pour chaque joueur",
		badTime:      "%q n'est pas un nombre de millisecondes",
		badID:        "après id vient name ou author, et un texte",
		badOption:    "il faut option name, un nom sans espace, type, et l'un de check, spin, combo et string",
		badDefault:   "l'option %s ne peut pas avoir la valeur %q",
		badRange:     "l'option %s a un minimum %q et un maximum %q qui ne forment pas un intervalle",
		noGames:      "il n'y a pas de jeu",
		badInfo:      "le nombre %q de %s ne peut pas être lu",
		noMove:       "il n'y a pas de coup",
		twoMoves:     "il faut un seul coup sans espace, et non %q",

		notStarted:   "le programme ne peut pas être lancé : %s",
		noGreeting:   "pas de lettresok en %d ms : la sortie est-elle vidée après chaque ligne (flush) ?",
		noReady:      "pas de readyok en %d ms",
		noAnswer:     "pas de coup en %d ms",
		noStop:       "pas de coup %d ms après stop",
		otherGame:    "le moteur ne joue pas à %s",
		noOption:     "le moteur n'a pas d'option %s",
		badValue:     "l'option %s du moteur ne peut pas être %q",
		ended:        "le moteur s'est arrêté : %s",
		closedOutput: "le moteur a fermé sa sortie",
		wentLate:     "le coup est venu au bout de %d ms, alors qu'il restait %d ms",
		badAnswer:    "la réponse n'est pas un coup : %s",
		unaskedMove:  "le moteur joue sans qu'on le lui demande : %s",
		tooMuch:      "plus de %d octets pour un seul coup",
		tooLong:      "une ligne de plus de %d octets",
		tooMany:      "plus de lignes que demandé",
		notEnded:     "le moteur n'est pas arrêté %d ms après quit",
		notHungUp:    "le moteur n'est pas arrêté %d ms après la fin de son entrée",
		leftBehind:   "le moteur a laissé %d processus derrière lui",
		namesLetters: "le coup %s nomme les lettres qu'apporte le hasard",
		noFlags:      "c'est l'arbitre qui tient la pendule : un moteur ne dit pas qu'un drapeau tombe",
		noneOnTurn:   "c'est au moteur de jouer, et il ne joue pas",
		notBegun:     "aucune partie n'a commencé",
		closed:       "le moteur est arrêté",

		greeting:   "Présentation",
		greeted:    "%s, par %s ; jeux : %s ; demande les coups : %s",
		yes:        "oui",
		no:         "non",
		manners:    "Stop, lignes inconnues, deuxième partie, fin de l'entrée : %s",
		whole:      "Une partie entière : %s, joueur %s",
		timed:      "Une partie entière : %s, joueur %s, 1 s par coup",
		good:       "rien à redire",
		lineWrong:  "ligne %d, après %q :",
		breaks:     "le moteur perd : %v",
		noName:     "la ligne id name manque",
		noAuthor:   "la ligne id author manque",
		otherName:  "le jeu %s est inconnu de cet arbitre et n'est pas essayé",
		notOver:    "la partie ne finit pas",
		sumGood:    "Le moteur parle le protocole.",
		sumBad:     "%d faute{s}.",
		moreFaults: "et %d autres",
		badMove:    "le coup %s n'est pas permis : %v",
	}
})
