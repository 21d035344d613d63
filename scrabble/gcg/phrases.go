package gcg

import (
	"fmt"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// What is wrong with a file, in English here and in French below.
const (
	tooManyLines    = "a file has at most %d lines"
	tooLongLine     = "a line has at most %d bytes"
	notUTF8         = "the text is not UTF-8"
	control         = "control character %U"
	format          = "invisible character %U, which only a comment may have"
	unknownEncoding = "unknown encoding %q: use UTF-8 or ISO-8859-1"
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

// What refuses an event, and what a file implies that cannot be.
const (
	unknownTiles  = "unknown tiles of the language %q: use french or english"
	wrongScore    = "the points are %d, and not %d"
	wrongTotal    = "the total is %d, and not %d"
	nothingThere  = "on %s lies no letter for the point"
	notTheirs     = "the last move is not theirs"
	wrongFrench   = "the points are %d, and not %d, by the French tiles: the file does not name its language"
	wrongEnglish  = "the points are %d, and not %d, by the English tiles: the file does not name its language"
	authorGains   = "points for good words that were contested go to their author, player %s"
	contesterPays = "good words that were contested cost the contester points, and bring their author none"
	timedTwice    = "the time of this player has been counted already"
	tilesBack     = "the tiles that come back to the rack make it %s, and not %s"
	notStandard   = "%s is %q: only the standard board and the standard game are known"
	notLeft       = "%s is not what is left on a rack"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		tooManyLines:    "un fichier a au plus %d lignes",
		tooLongLine:     "une ligne a au plus %d octets",
		notUTF8:         "le texte n'est pas en UTF-8",
		control:         "caractère de commande %U",
		format:          "caractère invisible %U, admis dans les seuls commentaires",
		unknownEncoding: "le codage %q n'est pas connu : il y a UTF-8 et ISO-8859-1",
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
		noPlayerThere: "joueur inconnu : %d",

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

		unknownTiles:  "les jetons de la langue %q ne sont pas connus : il y a ceux de french et d'english",
		wrongScore:    "cela fait %d point{s}, et non %d",
		wrongTotal:    "le total est %d, et non %d",
		nothingThere:  "en %s, il n'y a pas de lettre à la place du point",
		wrongFrench:   "cela fait %d point{s}, et non %d, avec les jetons français : le fichier ne dit pas sa langue",
		wrongEnglish:  "cela fait %d point{s}, et non %d, avec les jetons anglais : le fichier ne dit pas sa langue",
		authorGains:   "les points des mots valables contestés vont à leur auteur, le joueur %s",
		contesterPays: "des mots valables contestés coûtent des points au contestataire, et n’en rapportent pas à leur auteur",
		timedTwice:    "le temps de ce joueur a déjà été compté",
		tilesBack:     "avec les jetons repris, le chevalet est %s, et non %s",
		notStandard:   "%s est %q : on ne connaît que le plateau et le jeu standard",
		notTheirs:     "le dernier coup est d'un autre",
		notLeft:       "%s n'est pas ce qui reste sur un chevalet",
	}
})

// remedies holds what is done about an event that a phrase refuses.
var remedies = phrase.Remedies(map[string]rulebook.Clause{
	wrongScore:   law.RemedyCount,
	wrongTotal:   law.RemedyCount,
	wrongFrench:  law.RemedyCount,
	wrongEnglish: law.RemedyCount,
	notLeft:      law.RemedyCount,
})

// faultf returns an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("gcg: %w", phrases.InputError(format, args...))
}
