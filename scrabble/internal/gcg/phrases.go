package gcg

import "github.com/jeudelettres/lettres/internal/say"

// What is wrong with a file, in English here and in French below.
const (
	tooManyLines    = "a file has at most %d lines"
	tooLongLine     = "a line has at most %d bytes"
	notUTF8         = "the text is not UTF-8"
	notLatin1       = "ISO 8859-1 has no letter %U"
	control         = "control character %U"
	format          = "invisible character %U, which only a comment may have"
	unknownEncoding = "unknown encoding %q: use UTF-8 or ISO-8859-1"
	noEncoding      = "unknown encoding %d"
	encodingLate    = "#character-encoding must be the first line"
	plainLine       = "%q does not begin with # or >, and does not continue a note"
	readsOtherwise  = "this line would read back as something else"

	playerNumber  = "unknown #player%s: players are numbered from 1 to %d"
	playerLate    = "#player%s comes after an event"
	playerTwice   = "duplicate #player%s"
	playerMissing = "#player%d is missing"
	noNick        = "#player%s has no nick"
	sameNick      = "two players have the nick %q"
	sameName      = "two players have the name %q"
	tooFew        = "%d players are named; a game has 2 to %d"
	notNick       = "expected the nick of a player and a colon after >, not %q"
	noPlayer      = "unknown player %q"
	noPlayerThere = "unknown player %d"

	noEvent      = "the move is missing"
	unknownEvent = "unknown event %q"
	noSquare     = "unknown square %q"
	noWord       = "the word is missing"
	notWord      = "%q is not a word of letters A to Z, a to z for jokers, and dots"
	nothingLaid  = "%q lays no tile"
	notTiles     = "%q has something other than tiles A to Z and ?"
	accent       = "%q has a letter that no tile has: leave accents out"
	tooLongWord  = "a word has at most %d letters"
	tooManyTiles = "a rack has at most %d tiles"
	noScore      = "the score is missing"
	notNumber    = "%q is not a number"
	tooMuch      = "%q is more than %d points"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		tooManyLines:    "un fichier a au plus %d lignes",
		tooLongLine:     "une ligne a au plus %d octets",
		notUTF8:         "le texte n'est pas en UTF-8",
		notLatin1:       "ISO 8859-1 n'a pas de lettre %U",
		control:         "il y a un caractère de commande, %U",
		format:          "caractère invisible %U, admis dans les seuls commentaires",
		unknownEncoding: "le codage %q n'est pas connu : il y a UTF-8 et ISO-8859-1",
		noEncoding:      "il n'y a pas de codage %d",
		encodingLate:    "#character-encoding n'est pas à la première ligne",
		plainLine:       "%q ne commence ni par # ni par >, et ne continue aucune note",
		readsOtherwise:  "cette ligne se relirait autrement",

		playerNumber:  "il n'y a pas de #player%s : ils ont un numéro de 1 à %d",
		playerLate:    "#player%s suit un coup",
		playerTwice:   "#player%s apparaît deux fois",
		playerMissing: "il manque #player%d",
		noNick:        "#player%s n'a pas de pseudonyme",
		sameNick:      "deux joueurs ont le pseudonyme %q",
		sameName:      "deux joueurs ont le nom %q",
		tooFew:        "%d joueur{s} {est nommé|sont nommés}, et il en faut de 2 à %d",
		notNick:       "après > viennent le pseudonyme d'un joueur et deux-points, et non %q",
		noPlayer:      "joueur inconnu %q",
		noPlayerThere: "il n'y a pas de joueur %d",

		noEvent:      "il manque ce que fait le joueur",
		unknownEvent: "il n'y a pas de coup %q",
		noSquare:     "il n'y a pas de case %q",
		noWord:       "il manque le mot",
		notWord:      "%q n'est pas un mot fait de lettres de A à Z, a à z pour les jokers, et de points",
		nothingLaid:  "%q ne pose aucun jeton",
		notTiles:     "%q n'est pas fait de jetons de A à Z et ?",
		accent:       "%q a une lettre qui n'est sur aucun jeton : les accents s'omettent",
		tooLongWord:  "un mot a au plus %d lettres",
		tooManyTiles: "un chevalet a au plus %d jetons",
		noScore:      "il manque les points",
		notNumber:    "%q n'est pas un nombre",
		tooMuch:      "%q dépasse %d points",
	}
})
