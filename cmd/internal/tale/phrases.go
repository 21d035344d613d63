package tale

import "github.com/jeudelettres/lettres/internal/say"

// What is told of all games.
const (
	theToss   = "The toss: the letter nearest to A begins ¦ Le toss : la lettre la plus proche de A commence"
	begins    = "%s begins ¦ %s commence"
	drawAgain = "the nearest draw again ¦ les plus proches tirent de nouveau"
	aJoker    = "a joker ¦ un joker"
	turnOf    = "Turn %d: %s ¦ Tour %d : %s"
	letters   = "letters ¦ lettres"
	onMat     = "rack ¦ reliquat"
	onRack    = "rack ¦ chevalet"
	inHand    = "hand ¦ main"

	moveOf    = "Move %d: %s %s ¦ Coup %d : %s %s"
	notLegal  = "%s – not allowed: %s. ¦ %s n'est pas permis : %s."
	notOver   = "The game is not over ¦ La partie n'est pas finie"
	theCount  = "The count ¦ Le décompte"
	wins      = "%s wins, %s. ¦ %s gagne, %s."
	drawnGame = "A drawn game, %s. ¦ Partie nulle, %s."
	allLegal  = "%d move{s}, {and|all} legal ¦ %d coup{s}, {permis|tous permis}"

	toDraw     = "draw ¦ piocher"
	toSwap     = "swap ¦ échanger"
	toJarnac   = "say Jarnac ¦ dire Jarnac"
	toPlace    = "lay a word ¦ poser un mot"
	toExtend   = "transform ¦ transformer"
	toExchange = "exchange ¦ échanger"
	toPass     = "pass ¦ passer"
	toLetGo    = "let it go ¦ accepter"
	toContest  = "contest ¦ contester"
	toFlip     = "turn letters ¦ retourner"
	toEndTurn  = "end the turn ¦ finir le tour"
)

// kinds are the kinds of moves as something to do.
var kinds = map[string]string{
	"draw": toDraw, "swap": toSwap, "jarnac": toJarnac, "place": toPlace, "extend": toExtend, "exchange": toExchange,
	"pass": toPass, "let go": toLetGo, "contest": toContest, "flip": toFlip, "end": toEndTurn,
}

var phrases = new(say.Phrases)
