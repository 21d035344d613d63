package reviewjarnac

import "github.com/jeudelettres/lettres/internal/say"

const (
	playedNothing = "nothing laid"
	playedSwap    = "%s swapped"
	playedJarnac  = "Jarnac %s"
	fromRack      = "%s (rack)"

	missedOne    = "Jarnac missed: %s, +%d lead."
	missedMany   = "%d Jarnacs missed, +%d lead, the best one %s, +%d."
	leftOne      = "Jarnac not called, not without reason: %s, +%d lead."
	otherOne     = "There was one more: %s."
	otherMany    = "There were %d more: %s."
	otherFew     = "There were %d more, among them %s."
	lesser       = "Jarnac %s makes +%d lead; %s would have made +%d."
	better       = "Better %s than %s: %s."
	bySteps      = "Better %[1]s and then %[2]s than %[2]s all at once, since two words earn two draws: %[3]s."
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
	longer       = "%s could have been longer: %s, worth +%d."
	openOne      = "Leaves a Jarnac to %s: %s, +%d lead."
	openMany     = "Leaves %d Jarnacs to %s, the best one %s, +%d lead."
	openTaken    = "%s has called %s."
	openNot      = "%s has not called any."
	openNotOne   = "%s has not called it."
	toCall       = "call the Jarnac %s"
	fine         = "Nothing better was found."
	rowJarnacs   = "Jarnacs called"
	rowMissed    = "Jarnacs missed"
	rowLeft      = "lead left with them"
	rowOpen      = "turns that left a Jarnac open"
	rowTaken     = "of them answered with a Jarnac"
	rowLost      = "lead lost by that"
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

		missedOne:    "Jarnac manqué : %s, +%d d'avance.",
		missedMany:   "%d Jarnacs manqués, +%d d'avance, dont %s, +%d.",
		leftOne:      "Jarnac non dit, et non sans raison : %s, +%d d'avance.",
		otherOne:     "Il y avait aussi %s.",
		otherMany:    "Il y en avait %d autres : %s.",
		otherFew:     "Il y en avait %d autres, dont %s.",
		lesser:       "Le Jarnac %s donne +%d d'avance ; %s en donnait +%d.",
		better:       "Mieux valait %s que %s : %s.",
		bySteps:      "Mieux valait %[1]s, puis %[2]s, que %[2]s d'un seul coup, car deux mots rapportent deux pioches : %[3]s.",
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
		longer:       "%s pouvait être plus long : %s, valeur +%d.",
		openOne:      "Laisse un Jarnac à %s : %s, +%d d'avance.",
		openMany:     "Laisse %d Jarnacs à %s, dont %s, +%d d'avance.",
		openTaken:    "%s a dit %s.",
		openNot:      "%s n'en a dit aucun.",
		openNotOne:   "%s ne l'a pas dit.",
		toCall:       "dire le Jarnac %s",
		fine:         "Rien de mieux n'a été trouvé.",
		rowJarnacs:   "Jarnacs dits",
		rowMissed:    "Jarnacs manqués",
		rowLeft:      "avance laissée",
		rowOpen:      "tours qui laissent un Jarnac",
		rowTaken:     "dont suivis d'un Jarnac",
		rowLost:      "avance ainsi perdue",
		rowLonger:    "mots qui pouvaient être plus longs",
		wrongStood:   "%s est erroné et n'a pas été contesté : %v.",
		wrongUndone:  "%s est erroné et a été contesté : %v.",
		or:           "%s ou %s",

		uncontested:    "Une contestation aurait fait reprendre %d point{s}.",
		rowUncontested: "mots erronés non contestés",
	}
})
