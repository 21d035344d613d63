package reviewjago

import "github.com/jeudelettres/lettres/internal/say"

const (
	nothing     = "nothing laid"
	stealing    = "%s (steals %s)"
	takenBack   = "%s (taken back)"
	ending      = "%s; %s"
	leadsBy     = "leading by %d"
	gaveUp      = "gave the game up"
	ranOut      = "the time ran out"
	single      = "A single word led by more: %s, by %d."
	wayWas      = "There was a way to lead: %s."
	toGiveUp    = "to give up"
	toEnd       = "to lay nothing"
	letters     = "+%d letter{s} ahead (± %d)"
	uncontested = "A contest would have taken the word back."
	turning     = "A contest would have taken the word back, and turned %d letter{s}."
	bestTurn    = "turn %d, +%d letter{s}"

	rowLaid        = "words laid"
	rowStolen      = "words stolen"
	rowShorter     = "turns that a single word would have bettered"
	rowMore        = "letters of lead left by that"
	rowUncontested = "bad words left uncontested"
	rowBest        = "best turn"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		nothing:     "rien posé",
		stealing:    "%s (vole %s)",
		takenBack:   "%s (repris)",
		ending:      "%s ; %s",
		leadsBy:     "%d d'avance",
		gaveUp:      "abandon",
		ranOut:      "le temps s'est écoulé",
		single:      "Un seul mot donnait plus d'avance : %s, %d.",
		wayWas:      "Il y avait de quoi prendre l'avantage : %s.",
		toGiveUp:    "abandonner",
		toEnd:       "ne rien poser",
		letters:     "+%d lettre{s} d'avance (± %d)",
		uncontested: "Une contestation aurait fait reprendre le mot.",
		turning:     "Une contestation aurait fait reprendre le mot et retourner %d lettre{s}.",
		bestTurn:    "tour %d, +%d lettre{s}",

		rowLaid:        "mots posés",
		rowStolen:      "mots volés",
		rowShorter:     "tours où un seul mot faisait mieux",
		rowMore:        "lettres d'avance ainsi perdues",
		rowUncontested: "mots erronés non contestés",
		rowBest:        "meilleur tour",
	}
})
