package conformance

import "github.com/jeudelettres/lettres/internal/say"

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
	illegal    = "the move %s is illegal: %v"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
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
		illegal:    "le coup %s n'est pas permis : %v",
	}
})
