package reviewjago

const (
	nothing     = "nothing laid ¦ rien posé"
	stealing    = "%s (steals %s) ¦ %s (vole %s)"
	takenBack   = "%s (taken back) ¦ %s (repris)"
	ending      = "%s; %s ¦ %s ; %s"
	leadsBy     = "leading by %d ¦ %d d'avance"
	gaveUp      = "gave the game up ¦ abandon"
	ranOut      = "the time ran out ¦ le temps s'est écoulé"
	single      = "A single word led by more: %s, by %d. ¦ Un seul mot donnait plus d'avance : %s, %d."
	wayWas      = "There was a way to lead: %s. ¦ Il y avait de quoi prendre l'avantage : %s."
	toGiveUp    = "to give up ¦ abandonner"
	toEnd       = "to lay nothing ¦ ne rien poser"
	letters     = "+%d letter{s} ahead (± %d) ¦ +%d lettre{s} d'avance (± %d)"
	uncontested = "A contest would have taken the word back. ¦ Une contestation aurait fait reprendre le mot."
	turning     = "A contest would have taken the word back, and turned %d letter{s}. ¦ " +
		"Une contestation aurait fait reprendre le mot et retourner %d lettre{s}."
	bestTurn = "turn %d, +%d letter{s} ¦ tour %d, +%d lettre{s}"

	rowLaid        = "words laid ¦ mots posés"
	rowStolen      = "words stolen ¦ mots volés"
	rowShorter     = "turns that a single word would have bettered ¦ tours où un seul mot faisait mieux"
	rowMore        = "letters of lead left by that ¦ lettres d'avance ainsi perdues"
	rowUncontested = "bad words left uncontested ¦ mots erronés non contestés"
	rowBest        = "best turn ¦ meilleur tour"
)
