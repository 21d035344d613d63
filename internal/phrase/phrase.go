// Package phrase holds what the games say in the same words: why a move is refused, and
// what is wrong with a text or with options. The
// games cite their own clauses with them.
package phrase

// The reasons of refusals.
const (
	GameOver     = "the game is over ¦ la partie est finie"
	OtherOnTurn  = "player %s is on turn ¦ c'est au joueur %s de jouer"
	NoPlayer     = "unknown player ¦ joueur inconnu"
	NoMove       = "unknown move ¦ coup inconnu"
	BeyondBoard  = "it goes beyond the board ¦ le coup sort du plateau"
	NoLetterDue  = "no letter is due ¦ il n'y a pas de lettre à piocher"
	LettersDue   = "letters due: %d, and not %d ¦ il faut piocher %d lettre{s}, et non %d"
	NotInBag     = "the bag does not hold %s ¦ il manque %s dans le sac"
	NoWordOpen   = "no word is open to contest ¦ aucun mot ne peut être contesté"
	ContestsNone = "bad words cannot be laid here, so nothing is contested ¦ " +
		"un mot erroné ne peut pas être posé ici, et rien ne se conteste"
	OwnWord        = "the opponent of the word's author contests it ¦ c'est à l'adversaire de contester le mot"
	NothingToLetGo = "there is nothing to let go ¦ il n'y a rien à accepter"
	TossDecided    = "an earlier round has decided ¦ un tirage précédent a déjà désigné le premier joueur"
	TossWho        = "those who are equally near to A draw again, and nobody else ¦ " +
		"ceux qui sont aussi près de A tirent à nouveau, et personne d'autre"
	TossUndecided = "no round has decided ¦ aucun tirage n'a désigné le premier joueur"
)

// The faults of a move or a value as text.
const (
	MoveEmpty    = "it is empty ¦ il est vide"
	MoveTooLong  = "it is too long ¦ il est trop long"
	NoSuchSquare = "the board has no square %s: its numbers are 1 to %d, and its letters A to %c ¦ " +
		"le plateau n'a pas de case %s\u00a0: ses numéros vont de 1 à %d, et ses lettres de A à %c"
	NoNotation    = "the move has no notation ¦ le coup ne peut pas être noté"
	NotChoice     = "it must be one of %s ¦ ce doit être l'un de %s"
	NotNumber     = "it must be a number ¦ ce doit être un nombre"
	UnknownPlayer = "unknown player %q ¦ joueur inconnu %q"
)

// The faults of options and of a lexicon.
const (
	OutOfRange     = "%s is %d, and must be from %d to %d ¦ %s vaut %d, et doit être entre %d et %d"
	NoSuchValue    = "unknown value of %s ¦ valeur inconnue de %s"
	UnknownClasses = "unknown classes of words are excluded (bits %#x) ¦ des catégories de mots inconnues sont exclues (bits %#x)"
	NoClassLeft    = "all classes of words are excluded ¦ toutes les catégories de mots sont exclues"
	LexiconEmpty   = "the lexicon has no words ¦ le lexique n'a pas de mots"
	NoLexicon      = "there is no lexicon ¦ il n'y a pas de lexique"
	NoGame         = "there are no rules to play by ¦ il n'y a pas de règles du jeu"
)

// The faults of a position that is set up.
const (
	SetupEnd    = "no game ends by %q ¦ aucune partie ne finit par %q"
	SetupNoDraw = "the phase is drawing, and %s has nothing to draw ¦ la phase est drawing, et %s n'a rien à piocher"
)
