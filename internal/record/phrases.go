package record

import "github.com/jeudelettres/lettres/internal/say"

// What is wrong with a record, in English here and in French below.
const (
	tooManyLines  = "a record has at most %d lines"
	tooLongLine   = "a line has at most %d bytes"
	notUTF8       = "the text is not UTF-8"
	control       = "control character %U"
	format        = "invisible character %U, which only a comment may have"
	wordMissing   = "a word is missing"
	notOneWord    = "%q is not one word"
	hasComment    = "%q has a #, which begins a comment"
	badName       = "the name of a player: %s"
	nameLikeHead  = "the name %q begins with @, as heads do"
	nameWords     = "the name %q has more than %d words"
	nameComma     = "the name %q has a comma, which stands between names"
	nameEquals    = "the name %q is of several words and has a =, which the toss needs"
	sameName      = "two players are named %q"
	noPlayer      = "unknown player %q"
	noPlayerThere = "there is no player %d"

	noHead        = "unknown head %q"
	twice         = "duplicate %s"
	notOneAfter   = "%s takes one word, not %d"
	otherGame     = "this is a record of %q, not of %s"
	tossAndFirst  = "@toss and @first exclude each other"
	notKeyValue   = "%q is not of the form key=value"
	optionTwice   = "duplicate option %q"
	wrongNumber   = "%d players are named, and the game is for %d"
	notBetween    = "%d players are named, and the game is for %d to %d"
	tossEmpty     = "@toss takes what each player drew, as NAME=X"
	notNameLetter = "%q is not of the form NAME=X"
	drawsTwice    = "%q draws twice"
	headAfterMove = "%s after a move: heads come before the first move"
	otherRules    = "the rules are not those of the record"
	notAsNamed    = "the game is for %d players, and %d are named"
	noToss        = "this game has no toss: the players agree on who begins, and @first says it"
	tossNotOne    = "a player draws one letter in a round of the toss"
	tossWonBy     = "%s has won the toss, and not %s, who begins"
	textNotMove   = "the text %q is not the move %q"
	notOneMove    = "after a player's name comes one move, not %d words"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{

		tooManyLines:  "une partie notée a au plus %d lignes",
		tooLongLine:   "une ligne a au plus %d octets",
		notUTF8:       "le texte n'est pas en UTF-8",
		control:       "caractère de commande %U",
		format:        "caractère invisible %U, admis dans les seuls commentaires",
		wordMissing:   "il manque un mot",
		notOneWord:    "%q n'est pas un seul mot",
		hasComment:    "%q contient un #, qui ouvre un commentaire",
		badName:       "le nom d'un joueur : %s",
		nameLikeHead:  "le nom %q commence par @, comme un en-tête",
		nameWords:     "le nom %q a plus de %d mots",
		nameComma:     "le nom %q contient une virgule, qui sépare les noms",
		nameEquals:    "le nom %q a plusieurs mots et contient un =, dont le toss a besoin",
		sameName:      "deux joueurs ont le nom %q",
		noPlayer:      "joueur inconnu %q",
		noMove:        "on ne lit ni joueur ni coup dans %q : une remarque s'écrit après un dièse (#)",
		noPlayerThere: "joueur inconnu : %d",

		noHead:        "en-tête inconnu %q",
		twice:         "%s est donné deux fois",
		notOneAfter:   "après %s vient un mot, et non %d",
		otherGame:     "c'est une partie de %q, et non de %s",
		tossAndFirst:  "@toss et @first s'excluent",
		notKeyValue:   "%q n'est pas de la forme nom=valeur",
		optionTwice:   "l'option %q est donnée deux fois",
		wrongNumber:   "%d joueur{s} {est nommé|sont nommés}, et le jeu se joue à %d",
		notBetween:    "%d joueur{s} {est nommé|sont nommés}, et le jeu se joue de %d à %d",
		tossEmpty:     "après @toss vient ce que chacun a tiré, comme NOM=X",
		notNameLetter: "%q n'est pas de la forme NOM=X",
		drawsTwice:    "%q tire deux fois",
		headAfterMove: "%s après un coup : les en-têtes précèdent le premier coup",
		otherRules:    "les règles ne sont pas celles de la partie notée",
		notAsNamed:    "la partie se joue à %d, et %d joueur{s} {est nommé|sont nommés}",
		noToss:        "il n'y a pas de toss à ce jeu : les joueurs conviennent de qui commence, et @first le dit",
		tossNotOne:    "à chaque tirage du toss, un joueur tire une lettre",
		tossWonBy:     "%s a gagné le toss, et non %s, qui commence",
		textNotMove:   "le texte %q n'est pas le coup %q",
		staysThere:    "trop tard pour reprendre un mot : il s'est joué autre chose depuis",
		notOneMove:    "après le nom d'un joueur vient un coup, et non %d mot{s}",
	}
})
