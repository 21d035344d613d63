package showjarnac

// What is said of Jarnac alone.
const (
	draws      = "%s draws %s. ¦ %s pioche %s."
	sets       = "%s sets %s aside and draws %s. ¦ %s met %s de côté et pioche %s."
	lays       = "%s lays %s on line %d. ¦ %s pose %s, ligne %d."
	transforms = "%s transforms %s into %s on line %d. ¦ %s transforme %s en %s, ligne %d."
	takesRack  = "Jarnac! %s takes %s from %s (rack), now line %d. ¦ Jarnac\u00a0! %s prend %s à %s (reliquat), désormais ligne %d."
	takesLine  = "Jarnac! %s takes %s + %s = %s from %s (line %d), now line %d. ¦ " +
		"Jarnac\u00a0! %s prend %s + %s = %s à %s (ligne\u00a0%d), désormais ligne\u00a0%d."
	announces   = "Jarnac! %s announces %s, and does not take it. ¦ Jarnac\u00a0! %s annonce %s, sans le prendre."
	takesLonger = "Jarnac! %s takes %s from %s (line %d), made of %s and %s, now line %d. ¦ " +
		"Jarnac\u00a0! %s prend %s à %s (ligne\u00a0%d), fait avec %s et %s, désormais ligne\u00a0%d."
	goesBack      = "%s gets %s back (rack). ¦ %s reprend %s (reliquat)."
	acceptsJarnac = "%s accepts the Jarnac. ¦ %s accepte le Jarnac."
	noJarnac      = "%s says no Jarnac, and lets the last chance go. ¦ %s ne dit pas Jarnac et accepte la fin."
	flagFalls     = "The flag falls: %s is out of time. ¦ Le drapeau tombe\u00a0: %s est hors temps."
	flagLate      = "The flag of %s falls, and means nothing any more. ¦ Le drapeau tombe (%s), et cela ne compte plus."
	noCall        = "%s may not say Jarnac at this handover. ¦ %s ne peut pas dire Jarnac à ce passage du sac."

	contestsJarnac = "%s contests, and says Jarnac. ¦ %s conteste et dit Jarnac."
	fallsWith      = "it falls with the Jarnac before it ¦ il tombe avec le Jarnac précédent"
	sameEntry      = "it is a form of the same entry as %s ¦ c’est une forme de la même entrée que %s"
	conjugated     = "it is a conjugated form ¦ c’est une forme conjuguée"
	onlyAnnounced  = "It was only announced, and nothing moves. ¦ Il n’était qu’annoncé\u00a0: rien ne bouge."
	backOnLine     = "%s gives it back: %s is on line %d of %s again. ¦ %s le rend\u00a0: %s revient ligne %d (%s)."
	backOnRack     = "%s gives it back: its letters are on the rack of %s again. ¦ %s le rend\u00a0: ses lettres reviennent à %s (reliquat)."
	lineIsAgain    = "%s takes it back: line %d is %s again. ¦ %s le reprend\u00a0: la ligne %d redevient %s."
	lineIsFree     = "%s takes it back: line %d is free again. ¦ %s le reprend\u00a0: la ligne %d redevient libre."
	gains          = "%s gains %s. ¦ %s gagne %s."
	drawsMore      = "%s draws one letter more. ¦ %s piochera une lettre de plus."
	noneMore       = "Nobody draws more. ¦ Personne ne pioche davantage."
	noneEmpty      = "The bag is empty: nobody draws more. ¦ Le sac est vide\u00a0: personne ne pioche davantage."
	voidJarnac     = "The Jarnac said with it is void. ¦ Le Jarnac dit en même temps est sans effet."

	toDraw          = "draw %s ¦ piocher %s"
	toSwap          = "swap %s ¦ échanger %s"
	toTransform     = "transform %s into %s (line %d) ¦ transformer %s en %s (ligne %d)"
	toTransformLine = "transform line %d into %s ¦ transformer la ligne %d en %s"
	toTakeRack      = "say Jarnac: %s from the rack ¦ dire Jarnac\u00a0: %s (reliquat)"
	toTakeLine      = "say Jarnac: %s from line %d ¦ dire Jarnac\u00a0: %s (ligne %d)"
	toContestAnd    = "contest, and %s ¦ contester et %s"
	toFlag          = "let the flag fall ¦ laisser tomber le drapeau"

	toSayJarnac    = "say Jarnac ¦ dire Jarnac"
	toLayAWord     = "lay a word ¦ poser un mot"
	toTransformOne = "transform a word ¦ transformer un mot"

	count = "%d to %d, Jarnacs %d to %d ¦ %d à %d, Jarnacs\u00a0: %d à %d"

	rack         = "rack ¦ reliquat"
	countLetters = "%d letter{s} ¦ %d lettre{s}"
	countJarnacs = "%d Jarnac{s} ¦ %d Jarnac{s}"
	penalties    = "penalties ¦ pénalités"
	legend       = "Beside a line, * is a word just laid, ! one taken by a Jarnac, or lost to it, ? one that a contest undid. ¦ " +
		"À côté d’une ligne, * est un mot qu’on vient de poser, ! un mot pris par un Jarnac, ou perdu, ? un mot annulé par une contestation."

	title    = "Jarnac: %s and %s ¦ Jarnac\u00a0: %s et %s"
	descMat  = "%s: %s, %s. ¦ %s\u00a0: %s, %s."
	descLine = "Line %d: %s, %d. ¦ Ligne %d\u00a0: %s, %d."
	noWord   = "No word lies there. ¦ Aucun mot."
	descRack = "Rack: %s. ¦ Reliquat\u00a0: %s."
	descBag  = "Bag: %s. ¦ Sac\u00a0: %s."
)
