package protocol

import "github.com/jeudelettres/lettres/internal/say"

// What is wrong with a line.
const (
	lineTooLong = "a line is longer than %d bytes ¦ une ligne a plus de %d octets"
	notText     = "it is not text: there are bytes that are not UTF-8, or control characters ¦ " +
		"ce n'est pas du texte : il y a des octets qui ne sont pas de l'UTF-8, ou des caractères de contrôle"
	unknownWord  = "unknown first word %q ¦ premier mot inconnu %q"
	otherVersion = "it speaks version %q, and not %q ¦ la version annoncée est %q, et non %q"
	optionNoName = "the option has no name ¦ l'option n'a pas de nom"
	badNewGame   = "it must be newgame, the game, its options, the word player and who plays ¦ " +
		"il faut newgame, le jeu, ses options, le mot player et qui joue"
	noPosition = "there is no position ¦ il n'y a pas de position"
	noMore     = "nothing may follow the word %s ¦ rien ne peut suivre le mot %s"
	badGo      = "after go come movetime with a number, and time with one for each player ¦ " +
		"après go viennent movetime avec un nombre, et time avec un nombre pour chaque joueur"
	badTime   = "%q is not a number of milliseconds ¦ %q n'est pas un nombre de millisecondes"
	badID     = "after id comes name or author, and a text ¦ après id vient name ou author, et un texte"
	badOption = "it must be option name, a name without blanks, type, and one of check, spin, combo and string ¦ " +
		"il faut option name, un nom sans espace, type, et l'un de check, spin, combo et string"
	badDefault = "the option %s cannot have the value %q ¦ l'option %s ne peut pas avoir la valeur %q"
	badRange   = "the option %s has a minimum %q and a maximum %q that are no range ¦ " +
		"l'option %s a un minimum %q et un maximum %q qui ne forment pas un intervalle"
	noGames  = "there are no games ¦ il n'y a pas de jeu"
	badInfo  = "the number %q of %s cannot be read ¦ le nombre %q de %s ne peut pas être lu"
	noMove   = "there is no move ¦ il n'y a pas de coup"
	twoMoves = "it must be one move without blanks, and not %q ¦ il faut un seul coup sans espace, et non %q"
)

// What an engine does wrong.
const (
	notStarted = "the program cannot be started: %s ¦ le programme ne peut pas être lancé : %s"
	noGreeting = "no lettresok within %d ms: is the output flushed after each line? ¦ " +
		"pas de lettresok en %d ms : la sortie est-elle vidée après chaque ligne (flush) ?"
	noReady      = "no readyok within %d ms ¦ pas de readyok en %d ms"
	noAnswer     = "no move within %d ms ¦ pas de coup en %d ms"
	noStop       = "no move within %d ms after stop ¦ pas de coup %d ms après stop"
	otherGame    = "the engine does not play %s ¦ le moteur ne joue pas à %s"
	noOption     = "the engine has no option %s ¦ le moteur n'a pas d'option %s"
	badValue     = "the option %s of the engine cannot be %q ¦ l'option %s du moteur ne peut pas être %q"
	ended        = "the engine has ended: %s ¦ le moteur s'est arrêté : %s"
	closedOutput = "the engine has closed its output ¦ le moteur a fermé sa sortie"
	wentLate     = "the move came after %d ms, and %d ms were left ¦ le coup est venu au bout de %d ms, alors qu'il restait %d ms"
	badAnswer    = "the answer is no move: %s ¦ la réponse n'est pas un coup : %s"
	unaskedMove  = "the engine moves unasked: %s ¦ le moteur joue sans qu'on le lui demande : %s"
	tooMuch      = "more than %d bytes for one move ¦ plus de %d octets pour un seul coup"
	tooLong      = "a line of more than %d bytes ¦ une ligne de plus de %d octets"
	tooMany      = "more lines than anybody has asked for ¦ plus de lignes que demandé"
	notEnded     = "the engine has not ended within %d ms after quit ¦ le moteur n'est pas arrêté %d ms après quit"
	notHungUp    = "the engine has not ended within %d ms after the end of its input ¦ " +
		"le moteur n'est pas arrêté %d ms après la fin de son entrée"
	leftBehind   = "the engine has left %d process{es} behind ¦ le moteur a laissé %d processus derrière lui"
	namesLetters = "the move %s names the letters that chance brings ¦ le coup %s nomme les lettres qu'apporte le hasard"
	noFlags      = "the referee has the clock: no engine says that a flag falls ¦ " +
		"c'est l'arbitre qui tient la pendule : un moteur ne dit pas qu'un drapeau tombe"
	noneOnTurn = "the engine is on turn, and does not move ¦ c'est au moteur de jouer, et il ne joue pas"
	notBegun   = "no game has begun ¦ aucune partie n'a commencé"
	closed     = "the engine is closed ¦ le moteur est arrêté"
)

// What a test of an engine says.
const (
	greeting = "Greeting ¦ Présentation"
	greeted  = "%s, by %s; games: %s; wants the moves: %s ¦ %s, par %s ; jeux : %s ; demande les coups : %s"
	yes      = "yes ¦ oui"
	no       = "no ¦ non"
	manners  = "Stop, unknown lines, a second game, the end of the input: %s ¦ " +
		"Stop, lignes inconnues, deuxième partie, fin de l'entrée : %s"
	whole      = "A whole game: %s, as %s ¦ Une partie entière : %s, joueur %s"
	timed      = "A whole game: %s, as %s, 1 s a move ¦ Une partie entière : %s, joueur %s, 1 s par coup"
	good       = "nothing to find fault with ¦ rien à redire"
	lineWrong  = "line %d, after %q: ¦ ligne %d, après %q :"
	breaks     = "the engine loses: %v ¦ le moteur perd : %v"
	noName     = "there is no line id name ¦ la ligne id name manque"
	noAuthor   = "there is no line id author ¦ la ligne id author manque"
	otherName  = "the game %s is unknown to this referee, and not tried ¦ le jeu %s est inconnu de cet arbitre et n'est pas essayé"
	notOver    = "the game does not end ¦ la partie ne finit pas"
	sumGood    = "The engine speaks the protocol. ¦ Le moteur parle le protocole."
	sumBad     = "%d fault{s}. ¦ %d faute{s}."
	moreFaults = "and %d more ¦ et %d autres"
	badMove    = "the move %s is illegal: %v ¦ le coup %s n'est pas permis : %v"
)

var phrases = new(say.Phrases)
