package tale

import "github.com/jeudelettres/lettres/internal/say"

// What is told of all games.
const (
	theToss   = "The toss: the letter nearest to A begins"
	begins    = "%s begins"
	drawAgain = "the nearest draw again"
	aJoker    = "a joker"
	turnOf    = "Turn %d: %s"
	letters   = "letters"

	moveOf    = "Move %d: %s %s"
	notLegal  = "%s is not legal: %s."
	notOver   = "The game is not over"
	theCount  = "The count"
	wins      = "%s wins, %s."
	drawnGame = "A drawn game, %s."
	allLegal  = "%d move{s}, {and|all} legal"

	toDraw     = "draw"
	toSwap     = "swap"
	toJarnac   = "say Jarnac"
	toPlace    = "lay a word"
	toExtend   = "transform"
	toExchange = "exchange"
	toPass     = "pass"
	toLetGo    = "let it go"
	toContest  = "contest"
	toFlip     = "turn letters"
	toEndTurn  = "end the turn"
)

// kinds are the kinds of moves as something to do.
var kinds = map[string]string{
	"draw": toDraw, "swap": toSwap, "jarnac": toJarnac, "place": toPlace, "extend": toExtend, "exchange": toExchange,
	"pass": toPass, "let go": toLetGo, "contest": toContest, "flip": toFlip, "end": toEndTurn,
}

var phrases = say.New(func() map[string]string {
	return map[string]string{
		theToss:   "Le toss : la lettre la plus proche de A commence",
		begins:    "%s commence",
		drawAgain: "les plus proches tirent de nouveau",
		aJoker:    "un joker",
		turnOf:    "Tour %d : %s",
		letters:   "lettres",

		moveOf:    "Coup %d : %s %s",
		notLegal:  "%s n'est pas permis : %s.",
		notOver:   "La partie n'est pas finie",
		theCount:  "Le décompte",
		wins:      "%s gagne, %s.",
		drawnGame: "Partie nulle, %s.",
		allLegal:  "%d coup{s}, {permis|tous permis}",

		toDraw:     "piocher",
		toSwap:     "échanger",
		toJarnac:   "dire Jarnac",
		toPlace:    "poser un mot",
		toExtend:   "transformer",
		toExchange: "échanger",
		toPass:     "passer",
		toLetGo:    "accepter",
		toContest:  "contester",
		toFlip:     "retourner",
		toEndTurn:  "finir le tour",
	}
})
