package reviewjarnac

const (
	playedNothing = "nothing laid ¦ rien posé"
	playedSwap    = "%s swapped ¦ échange de %s"
	playedJarnac  = "Jarnac %s ¦ Jarnac %s"
	fromRack      = "%s (rack) ¦ %s (reliquat)"

	missedOne  = "Jarnac missed: %s, +%d lead. ¦ Jarnac manqué : %s, +%d d'avance."
	missedMany = "%d Jarnacs missed, +%d lead, the best one %s, +%d. ¦ %d Jarnacs manqués, +%d d'avance, dont %s, +%d."
	leftOne    = "Jarnac not called, not without reason: %s, +%d lead. ¦ Jarnac non dit, et non sans raison : %s, +%d d'avance."
	otherOne   = "There was one more: %s. ¦ Il y avait aussi %s."
	otherMany  = "There were %d more: %s. ¦ Il y en avait %d autres : %s."
	otherFew   = "There were %d more, among them %s. ¦ Il y en avait %d autres, dont %s."
	lesser     = "Jarnac %s makes +%d lead; %s would have made +%d. ¦ Le Jarnac %s donne +%d d'avance ; %s en donnait +%d."
	better     = "Better %s than %s: %s. ¦ Mieux valait %s que %s : %s."
	bySteps    = "Better %[1]s and then %[2]s than %[2]s all at once, since two words earn two draws: %[3]s. ¦ " +
		"Mieux valait %[1]s, puis %[2]s, que %[2]s d'un seul coup, car deux mots rapportent deux pioches : %[3]s."
	callingIt    = "Calling it: %s. ¦ Le dire : %s."
	because      = "Why: %s. ¦ Pourquoi : %s."
	andAlso      = ";  ¦  ; "
	letterEarned = "a letter is earned, which makes another word in %s of cases ¦ " +
		"une lettre est gagnée, qui fait un autre mot dans %s des cas"
	letterMore = "the letter earned makes another word in %s of cases, not in %s ¦ " +
		"la lettre gagnée fait un autre mot dans %s des cas, et non dans %s"
	openClosed = "no Jarnac stays open ¦ aucun Jarnac ne reste possible"
	openLess   = "if nothing more is laid, a Jarnac stays open in %s of cases, not in %s ¦ " +
		"si rien ne suit, un Jarnac reste possible dans %s des cas, et non dans %s"
	freeMore    = "%d line{s} {stays|stay} free, not %d ¦ %d ligne{s} {reste|restent} libre{s}, et non %d"
	onLine      = "%s (line %d) ¦ %s (ligne %d)"
	newWord     = "%s (a new word) ¦ %s (nouveau mot)"
	longer      = "%s could have been longer: %s, worth +%d. ¦ %s pouvait être plus long : %s, valeur +%d."
	openOne     = "Leaves a Jarnac to %s: %s, +%d lead. ¦ Laisse un Jarnac à %s : %s, +%d d'avance."
	openMany    = "Leaves %d Jarnacs to %s, the best one %s, +%d lead. ¦ Laisse %d Jarnacs à %s, dont %s, +%d d'avance."
	openTaken   = "%s has called %s. ¦ %s a dit %s."
	openNot     = "%s has not called any. ¦ %s n'en a dit aucun."
	openNotOne  = "%s has not called it. ¦ %s ne l'a pas dit."
	toCall      = "call the Jarnac %s ¦ dire le Jarnac %s"
	fine        = "Nothing better was found. ¦ Rien de mieux n'a été trouvé."
	rowJarnacs  = "Jarnacs called ¦ Jarnacs dits"
	rowMissed   = "Jarnacs missed ¦ Jarnacs manqués"
	rowLeft     = "lead left with them ¦ avance laissée"
	rowOpen     = "turns that left a Jarnac open ¦ tours qui laissent un Jarnac"
	rowTaken    = "of them answered with a Jarnac ¦ dont suivis d'un Jarnac"
	rowLost     = "lead lost by that ¦ avance ainsi perdue"
	rowLonger   = "words that could have been longer ¦ mots qui pouvaient être plus longs"
	wrongStood  = "%s is bad, and was not contested: %v. ¦ %s est erroné et n'a pas été contesté : %v."
	wrongUndone = "%s is bad, and was contested: %v. ¦ %s est erroné et a été contesté : %v."
	or          = "%s or %s ¦ %s ou %s"

	uncontested    = "A contest would have taken %d point{s} back. ¦ Une contestation aurait fait reprendre %d point{s}."
	rowUncontested = "bad words left uncontested ¦ mots erronés non contestés"
)
