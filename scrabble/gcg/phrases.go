package gcg

import (
	"fmt"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/rulebook"
)

// What is wrong with a file.
const (
	tooManyLines    = "a file has at most %d lines ¦ un fichier a au plus %d lignes"
	tooLongLine     = "a line has at most %d bytes ¦ une ligne a au plus %d octets"
	notUTF8         = "the text is not UTF-8 ¦ le texte n'est pas en UTF-8"
	control         = "control character %U ¦ caractère de commande %U"
	format          = "invisible character %U, which only a comment may have ¦ caractère invisible %U, admis dans les seuls commentaires"
	unknownEncoding = "unknown encoding %q: use UTF-8 or ISO-8859-1 ¦ le codage %q n'est pas connu : il y a UTF-8 et ISO-8859-1"
	encodingLate    = "#character-encoding must be the first line ¦ #character-encoding n'est pas à la première ligne"
	plainLine       = "%q does not begin with # or >, and does not continue a note ¦ " +
		"%q ne commence ni par # ni par >, et ne continue aucune note"
	readsOtherwise = "this line would read back as something else ¦ cette ligne se relirait autrement"

	playerNumber  = "unknown #player%s: players are numbered from 1 to %d ¦ il n'y a pas de #player%s : ils ont un numéro de 1 à %d"
	playerLate    = "#player%s comes after an event ¦ #player%s suit un coup"
	playerTwice   = "duplicate #player%s ¦ #player%s apparaît deux fois"
	playerMissing = "#player%d is missing ¦ il manque #player%d"
	noNick        = "#player%s has no nick ¦ #player%s n'a pas de pseudonyme"
	sameNick      = "two players have the nick %q ¦ deux joueurs ont le pseudonyme %q"
	sameName      = "two players have the name %q ¦ deux joueurs ont le nom %q"
	tooFew        = "%d players are named; a game has 2 to %d ¦ %d joueur{s} {est nommé|sont nommés}, et il en faut de 2 à %d"
	notNick       = "expected the nick of a player and a colon after >, not %q ¦ " +
		"après > viennent le pseudonyme d'un joueur et deux-points, et non %q"
	noPlayer      = "unknown player %q ¦ joueur inconnu %q"
	noPlayerThere = "unknown player %d ¦ joueur inconnu : %d"

	noEvent      = "the move is missing ¦ il manque ce que fait le joueur"
	unknownEvent = "unknown event %q ¦ il n'y a pas de coup %q"
	noSquare     = "unknown square %q ¦ il n'y a pas de case %q"
	noWord       = "the word is missing ¦ il manque le mot"
	notWord      = "%q is not a word of letters A to Z, a to z for jokers, and dots ¦ " +
		"%q n'est pas un mot fait de lettres de A à Z, a à z pour les jokers, et de points"
	nothingLaid  = "%q lays no tile ¦ %q ne pose aucun jeton"
	notTiles     = "%q has something other than tiles A to Z and ? ¦ %q n'est pas fait de jetons de A à Z et ?"
	accent       = "%q has a letter that no tile has: leave accents out ¦ %q a une lettre qui n'est sur aucun jeton : les accents s'omettent"
	tooLongWord  = "a word has at most %d letters ¦ un mot a au plus %d lettres"
	tooManyTiles = "a rack has at most %d tiles ¦ un chevalet a au plus %d jetons"
	noScore      = "the score is missing ¦ il manque les points"
	notNumber    = "%q is not a number ¦ %q n'est pas un nombre"
	tooMuch      = "%q is more than %d points ¦ %q dépasse %d points"
)

// What refuses an event, and what a file implies that cannot be.
const (
	unknownTiles = "unknown tiles of the language %q: use french or english ¦ " +
		"les jetons de la langue %q ne sont pas connus : il y a ceux de french et d'english"
	wrongScore   = "the points are %d, and not %d ¦ cela fait %d point{s}, et non %d"
	wrongTotal   = "the total is %d, and not %d ¦ le total est %d, et non %d"
	nothingThere = "on %s lies no letter for the point ¦ en %s, il n'y a pas de lettre à la place du point"
	notTheirs    = "the last move is not theirs ¦ le dernier coup est d'un autre"
	wrongFrench  = "the points are %d, and not %d, by the French tiles: the file does not name its language ¦ " +
		"cela fait %d point{s}, et non %d, avec les jetons français : le fichier ne dit pas sa langue"
	wrongEnglish = "the points are %d, and not %d, by the English tiles: the file does not name its language ¦ " +
		"cela fait %d point{s}, et non %d, avec les jetons anglais : le fichier ne dit pas sa langue"
	authorGains = "points for good words that were contested go to their author, player %s ¦ " +
		"les points des mots valables contestés vont à leur auteur, le joueur %s"
	contesterPays = "good words that were contested cost the contester points, and bring their author none ¦ " +
		"des mots valables contestés coûtent des points au contestataire, et n’en rapportent pas à leur auteur"
	timedTwice  = "the time of this player has been counted already ¦ le temps de ce joueur a déjà été compté"
	tilesBack   = "the tiles that come back to the rack make it %s, and not %s ¦ avec les jetons repris, le chevalet est %s, et non %s"
	notStandard = "%s is %q: only the standard board and the standard game are known ¦ " +
		"%s est %q : on ne connaît que le plateau et le jeu standard"
	notLeft = "%s is not what is left on a rack ¦ %s n'est pas ce qui reste sur un chevalet"
)

var phrases = new(say.Phrases)

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
