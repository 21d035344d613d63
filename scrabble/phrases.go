package scrabble

import (
	"fmt"
	"github.com/jeudelettres/lettres/internal/say"
)

// What refusals say.
const (
	tossNotInBag = "the bag does not have these tiles ¦ ces jetons ne sont pas dans le sac"

	drawFirst   = "the tiles that are due come first ¦ il faut d'abord piocher les jetons dus"
	noDrawDue   = "no tile is due ¦ il n'y a pas de jeton à piocher"
	drawCount   = "tiles due: %d, and not %d ¦ il faut piocher %d jeton{s}, et non %d"
	drawMissing = "the tiles that come are not named ¦ les jetons piochés ne sont pas indiqués"

	exchangeBag = "an exchange needs %d tiles in the bag, which holds %d ¦ " +
		"pour échanger, il faut %d jeton{s} dans le sac, qui en contient %d"
	exchangeCount    = "tiles that can be exchanged: 1 to %d, and not %d ¦ on échange de 1 à %d jeton{s}, et non %d"
	exchangeTooFew   = "the bag has only %d tiles to draw ¦ il ne reste que %d jeton{s} à piocher"
	exchangeUnnamed  = "the tiles that are set aside are not named ¦ les jetons mis de côté ne sont pas indiqués"
	exchangeDrawn    = "tiles to draw: %d, and not %d ¦ il faut piocher %d jeton{s}, et non %d"
	exchangeNotInBag = "the bag does not hold %s, and the tiles set aside are not in it yet ¦ " +
		"il manque %s dans le sac, où les jetons mis de côté ne sont pas encore"
	notOnRack = "the player does not have these tiles ¦ le joueur n'a pas ces jetons"

	noExchange  = "in a duplicate game, a player lays a word or passes ¦ en partie duplicate, un joueur pose un mot ou passe"
	tooManyLaid = "in this game a move lays at most %d tiles, and not %d ¦ dans cette partie, un coup pose au plus %d jeton{s}, et non %d"
	noTilesLaid = "a placement lays 1 to 8 tiles, all of them letters ¦ " +
		"aucun jeton n'est posé, ou plus qu'un chevalet n'en porte, ou ce qui est posé n'est pas une lettre"
	squareTaken    = "a tile lies on %s already ¦ un jeton est déjà posé en %s"
	gapLeft        = "a square between the tiles is empty ¦ une case entre les jetons reste vide"
	centreFree     = "the first word must cover the centre ¦ le premier mot doit couvrir la case centrale"
	twoLetters     = "the first word has at least two letters ¦ le premier mot a au moins deux lettres"
	touchesNothing = "it touches nothing that lies on the board ¦ le coup ne touche rien de ce qui est sur le plateau"
	jokerStays     = "a joker on the board stays there, as the letter that was declared ¦ " +
		"un joker posé reste sur le plateau, pour la lettre annoncée"

	notOpen  = "no move is open to contest ¦ aucun coup ne peut être contesté"
	ownMove  = "the others contest a move, not its author ¦ un coup est contesté par les autres, et non par son auteur"
	whoRules = "a contest gives its outcome if, and only if, the game was played with another dictionary ¦ " +
		"une contestation dit son issue si et seulement si la partie s'est jouée avec un autre dictionnaire"
	noSuchWord    = "words to contest: 1 to %d ¦ les mots à contester ont un numéro de 1 à %d"
	contestedOnce = "%s has been contested and is good ¦ %s a déjà été contesté, et il est valable"
	onlyContest   = "the game ends here, unless the last move is contested ¦ " +
		"la partie s'arrête là, à moins qu'on ne conteste le dernier coup"
	tooManyFlags = "minutes over time that count: at most %d ¦ on compte au plus %d minute{s} de dépassement"
)

// What is wrong with a move or options, as texts and as values.
const (
	notDraw = "a draw is + and up to 8 letters A to Z or ? for a joker, or their number ¦ " +
		"une pioche s'écrit +, puis jusqu'à 8 lettres de A à Z, ou ? pour un joker, ou leur nombre"
	notExchange = "an exchange is - and up to 8 letters A to Z or ? for a joker, or their number; then + and those drawn ¦ " +
		"un échange s'écrit -, puis jusqu'à 8 lettres de A à Z, ou ? pour un joker, ou leur nombre ; puis un + et celles piochées"
	notContest = "a contest is ?, or ? and the numbers of words, as in ?1,3 ¦ " +
		"une contestation s'écrit ?, ou ? puis les numéros des mots, comme ?1,3"
	notPlacement = "a placement is a square and a word, as in %s MOT across or %s MOT down ¦ " +
		"un placement s'écrit avec une case et un mot, comme %s MOT à l'horizontale ou %s MOT à la verticale"
	notWritten = "a placement is a square, a colon and a word, as in 8H:MOT across or H8:MOT down, or on French squares H8:MOT across or 8H:MOT down ¦ " +
		"un placement s'écrit avec une case, deux-points et un mot, comme 8H:MOT à l’horizontale ou H8:MOT à la verticale ; sur des cases françaises, H8:MOT à l’horizontale ou 8H:MOT à la verticale"
	noSquare = "a word has a square before it, as in %s %[2]s, and a draw a +, as in +%[2]s ¦ " +
		"avant un mot vient une case, comme %s %[2]s, et avant une pioche un +, comme +%[2]s"
	notWord = "a word is letters A to Z, a to z for jokers and points for letters that lie there, on the board and with at most 8 of them laid ¦ " +
		"un mot se fait de lettres de A à Z, en minuscules pour les jokers, et de points pour les lettres déjà posées, sur le plateau et avec au plus 8 lettres posées"

	zeroOptions = "the options are empty; begin with classique or english ¦ les options sont vides ; partez de classique ou english"
	bagTooSmall = "the bag has %d tiles, fewer than %d players need for racks of %d ¦ " +
		"le sac contient %d jeton{s}, moins qu'il n'en faut à %d joueurs pour un chevalet de %d"
	voidNotStrict      = "the penalty void needs the validation strict ¦ la pénalité void ne va qu'avec la validation strict"
	duplicateNotStrict = "a duplicate game needs the validation strict ¦ une partie duplicate ne va qu’avec la validation strict"
	mixedNotDuplicate  = "mixed is for a duplicate game ¦ mixed est pour une partie duplicate"

	notTiles = "it is french, english, or all the tiles, A to Z and ? for a joker ¦ " +
		"c'est french, english, ou tous les jetons, de A à Z et ? pour un joker"
	badBoard   = "board %q: %s ¦ le plateau %q : %s"
	layoutRows = "it has %d rows, and must have %d, with / between ¦ il a %d lignes, et doit en avoir %d, séparées par /"
	layoutRow  = "row %d has %d squares, and must have %d ¦ la ligne %d a %d cases, et doit en avoir %d"
	layoutMark = "%q on %s is not the mark of a square ¦ %q en %s n'est pas la marque d'une case"

	setupTile = "%q on %s is not a tile: A to Z, a to z for a joker, or a point for an empty square ¦ " +
		"%q en %s n'est pas un jeton : A à Z, a à z pour un joker, et un point s'il n'y en a pas"
	setupJoined = "the tiles on the board must be two or more, joined to each other, and one on the centre ¦ " +
		"les jetons du plateau doivent être deux au moins, joints les uns aux autres, et l'un sur la case centrale"
	setupNobody = "%s is not in this %d-player game ¦ %s ne joue pas dans cette partie à %d"
	setupHeld   = "%s holds %d tiles, of which %d are known, and a full rack has %d ¦ " +
		"%s a %d jeton{s}, dont %d connu{s}, et un chevalet plein en porte %d"
	setupTiles = "the board and the racks have tiles that the game does not have ¦ " +
		"le plateau et les chevalets ont des jetons que le jeu n'a pas"
	setupRange  = "%s of %s is %d, and must be from %d to %d ¦ %s de %s vaut %d, et doit être entre %d et %d"
	setupSkips  = "%s loses a turn, which no contest costs here ¦ %s perd un tour, ce qu'aucune contestation ne coûte ici"
	setupPlayer = "unknown player in %s: %d ¦ joueur inconnu dans %s\u00a0: %d"
	setupPhase  = "unknown phase: %d ¦ phase inconnue\u00a0: %d"
	setupStart  = "at the start, the players who have not drawn come next, from %s on ¦ " +
		"au début, ceux qui n'ont pas pioché suivent, à partir de %s"
	setupFull = "with tiles in the bag a rack has %d, unless its player is drawing ¦ " +
		"tant que le sac n'est pas vide, un chevalet porte %d jetons, sauf celui du joueur qui pioche"
	setupOneOut = "when a game ends so, one player is out and the bag is empty, and here %d are out ¦ " +
		"le sac étant vide, un joueur a fini quand la partie s'achève ainsi, et non %d"
	setupOut = "the bag is empty and a player has no tiles, which ends the game ¦ " +
		"le sac est vide et un joueur n'a plus de jetons, ce qui termine la partie"
	setupOutBag  = "nobody is out while the bag has tiles ¦ personne n'a fini tant que le sac a des jetons"
	setupBlocked = "the passes are %d, which ends the game ¦ il y a %d passe{s} de suite, ce qui termine la partie"
	setupFlags   = "the fallen flags do not fit the end of the game, or its clock ¦ " +
		"les drapeaux tombés ne vont pas avec la fin de la partie, ou avec sa pendule"
	setupEndEarly = "the end is %q, and the game is not over ¦ la fin est %q, et la partie n'est pas finie"
	setupGaveUp   = "who gave up is a player, and only where the end is scrabble/resign ¦ " +
		"un joueur a abandonné si et seulement si la fin est scrabble/resign"
	setupNotOpen = "the open move is %s, and no such move can be contested in this game ¦ " +
		"le coup ouvert est %s, et un tel coup ne peut pas être contesté dans cette partie"
	setupOpen     = "the open move cannot be played: %s: %s ¦ le coup ouvert ne peut pas être joué\u00a0: %s\u00a0: %s"
	setupOpenOver = "the open move, %s, ends the game, and so it cannot be contested ¦ " +
		"le coup ouvert, %s, termine la partie, et ne peut donc pas être contesté"
	setupContested = "the contest is %s, and must be one of words 1 to %d of the open move, without its outcome ¦ " +
		"la contestation est %s, et doit être une contestation de mots de 1 à %d du coup ouvert, sans son issue"
	setupContestedNone = "only an open move is contested ¦ on ne conteste qu'un coup ouvert"
	setupCharged       = "%s has lost no turn for a contest of the open move ¦ %s n'a perdu aucun tour pour avoir contesté le coup ouvert"
	setupChargedOver   = "all words of the open move are contested, and nobody can lose a turn for it any more ¦ " +
		"tous les mots du coup ouvert sont contestés, et personne ne peut plus perdre de tour pour lui"
	setupContestedOver = "all words of the open move are contested, which ends the game ¦ " +
		"tous les mots du coup ouvert sont contestés, ce qui termine la partie"
	setupNotBlocked = "the passes are %d, which does not end the game by %s ¦ " +
		"il y a %d passe{s} de suite, ce qui ne termine pas la partie par %s"

	rackTooLarge = "the player has %d tiles, and not %d ¦ le joueur a %d jeton{s}, et non %d"
	rackGone     = "there are not enough tiles for a rack with %s ¦ il ne reste pas assez de jetons pour un chevalet avec %s"

	cgpTooLong = "position of %d bytes, longer than any, which has at most %d ¦ " +
		"position de %d octets, plus longue que toute autre, qui en a au plus %d"
	cgpFields = "a position has a board, racks, scores and zero turns, with a space between; it has %d of these ¦ " +
		"une position a un plateau, des chevalets, des points et un nombre de tours sans points, séparés par un espace ; elle en a %d"
	cgpField = "position, %s %q: %s ¦ position, %s %q : %s"
	cgpTile  = "%q in row %d is neither a tile, A to Z or a to z, nor a number of empty squares ¦ " +
		"%q à la ligne %d n'est ni un jeton, A à Z ou a à z, ni un nombre de cases vides"
	cgpRack    = "%q is not a rack: A to Z, and ? for a joker ¦ %q n'est pas un chevalet : A à Z, et ? pour un joker"
	cgpPlayers = "racks: %d, and scores: %d, but %d take part ¦ chevalets : %d, et scores : %d, mais on joue à %d"
	cgpBoard   = "the board ¦ le plateau"
	cgpRacks   = "the racks ¦ les chevalets"
	cgpScores  = "the scores ¦ les scores"
	cgpPasses  = "the zero turns ¦ les tours sans points"

	setupStartTurns = "before all have drawn, nobody has passed or loses a turn ¦ " +
		"avant que chacun ait pioché, personne n'a passé ni ne perd de tour"
	setupSkipNow = "%s is on turn, and loses the next one ¦ c'est à %s de jouer, et son prochain tour est perdu"
	setupCounted = "only a game that a player has ended without tiles is counted ¦ " +
		"on ne compte qu'une partie qu'un joueur sans jetons a finie"
	setupShared = "in a duplicate game the rack is that of A, and %s has none ¦ " +
		"en partie duplicate, le chevalet est celui de A, et %s n’en a pas"
	setupNotDecided = "what %s has decided does not belong to this round ¦ ce que %s a décidé n’est pas de ce tour"
	setupDecides    = "%s decides on a placement or passes ¦ %s pose un mot ou passe"
	setupDecision   = "the decision %s cannot be made: %s ¦ le choix %s n’est pas possible\u00a0: %s"
)

// faultf returns an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("scrabble: %w", phrases.InputError(format, args...))
}

var phrases = new(say.Phrases)
