package reviewjarnac

import "github.com/jeudelettres/lettres/internal/say"

const (
	playedNothing = "nothing laid"
	playedSwap    = "%s swapped"
	playedJarnac  = "Jarnac %s"
	fromRack      = "%s (rack)"

	missedOne    = "Jarnac missed: %s, %d point{s}."
	missedMany   = "%d Jarnacs missed, %d point{s}, the best one %s, %d."
	leftOne      = "Jarnac left aside, not without reason: %s, %d point{s}."
	otherOne     = "There was one more: %s."
	otherMany    = "There were %d more: %s."
	otherFew     = "There were %d more, among them %s."
	lesser       = "Jarnac %s makes %d point{s}; %s would have made %d."
	better       = "Better %s than %s: %s."
	callingIt    = "Calling it: %s."
	because      = "Why: %s."
	andAlso      = "; "
	letterEarned = "it earns a letter, which makes another word in %s of cases"
	letterMore   = "the letter earned makes another word in %s of cases, not in %s"
	openClosed   = "it leaves no Jarnac open"
	openLess     = "if nothing more is laid, it leaves a Jarnac open in %s of cases, not in %s"
	freeMore     = "it keeps %d line{s} free, not %d"
	onLine       = "%s (line %d)"
	newWord      = "%s (a new word)"
	longer       = "%s could have been longer: %s, %d point{s} more."
	openOne      = "Leaves a Jarnac to %s: %s, %d point{s}."
	openMany     = "Leaves %d Jarnacs to %s, the best one %s, %d point{s}."
	openTaken    = "%s has called %s."
	openNot      = "%s has not called any."
	openNotOne   = "%s has not called it."
	toCall       = "call the Jarnac %s"
	fine         = "Nothing better was found."
	rowJarnacs   = "Jarnacs called"
	rowMissed    = "Jarnacs missed"
	rowLeft      = "points left with them"
	rowOpen      = "turns that left a Jarnac open"
	rowTaken     = "of them answered with a Jarnac"
	rowLost      = "points lost by that"
	rowLonger    = "words that could have been longer"
	wrongStood   = "%s is bad, and was not contested: %v."
	wrongUndone  = "%s is bad, and was contested: %v."
	or           = "%s or %s"

	uncontested    = "A contest would have taken %d point{s} back."
	rowUncontested = "bad words left uncontested"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		playedNothing: "rien posé",
		playedSwap:    "échange de %s",
		playedJarnac:  "Jarnac %s",
		fromRack:      "%s (reliquat)",

		missedOne:    "Jarnac manqué : %s, %d point{s}.",
		missedMany:   "%d Jarnacs manqués, %d point{s}, dont %s, %d.",
		leftOne:      "Jarnac laissé de côté, non sans raison : %s, %d point{s}.",
		otherOne:     "Il y avait aussi %s.",
		otherMany:    "Il y en avait %d autres : %s.",
		otherFew:     "Il y en avait %d autres, dont %s.",
		lesser:       "Le Jarnac %s vaut %d point{s} ; %s en valait %d.",
		better:       "Mieux valait %s que %s : %s.",
		callingIt:    "Le dire : %s.",
		because:      "Pourquoi : %s.",
		andAlso:      " ; ",
		letterEarned: "il rapporte une lettre, qui fait un autre mot dans %s des cas",
		letterMore:   "la lettre gagnée fait un autre mot dans %s des cas, et non dans %s",
		openClosed:   "il ne laisse aucun Jarnac",
		openLess:     "si rien ne suit, il laisse un Jarnac dans %s des cas, et non dans %s",
		freeMore:     "il garde %d ligne{s} libre{s}, et non %d",
		onLine:       "%s (ligne %d)",
		newWord:      "%s (nouveau mot)",
		longer:       "%s pouvait être plus long : %s, %d point{s} de plus.",
		openOne:      "Laisse un Jarnac à %s : %s, %d point{s}.",
		openMany:     "Laisse %d Jarnacs à %s, dont %s, %d point{s}.",
		openTaken:    "%s a dit %s.",
		openNot:      "%s n'en a dit aucun.",
		openNotOne:   "%s ne l'a pas dit.",
		toCall:       "dire le Jarnac %s",
		fine:         "Rien de mieux n'a été trouvé.",
		rowJarnacs:   "Jarnacs dits",
		rowMissed:    "Jarnacs manqués",
		rowLeft:      "points laissés",
		rowOpen:      "tours qui laissent un Jarnac",
		rowTaken:     "dont suivis d'un Jarnac",
		rowLost:      "points ainsi perdus",
		rowLonger:    "mots qui pouvaient être plus longs",
		wrongStood:   "%s est erroné et n'a pas été contesté : %v.",
		wrongUndone:  "%s est erroné et a été contesté : %v.",
		or:           "%s ou %s",

		uncontested:    "Une contestation aurait fait reprendre %d point{s}.",
		rowUncontested: "mots erronés non contestés",
	}
})
