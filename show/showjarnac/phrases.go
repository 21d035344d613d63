package showjarnac

import "github.com/jeudelettres/lettres/internal/say"

// What is said of Jarnac alone, in English here and in French below.
const (
	draws         = "%s draws %s."
	sets          = "%s sets %s aside and draws %s."
	lays          = "%s lays %s on line %d."
	transforms    = "%s transforms %s into %s on line %d."
	takesRack     = "Jarnac! %s takes %s from %s (rack), now line %d."
	takesLine     = "Jarnac! %s takes %s + %s = %s from %s (line %d), now line %d."
	announces     = "Jarnac! %s announces %s, and does not take it."
	takesLonger   = "Jarnac! %s takes %s from %s (line %d), made of %s and %s, now line %d."
	goesBack      = "%s gets %s back (rack)."
	acceptsJarnac = "%s accepts the Jarnac."
	noJarnac      = "%s says no Jarnac, and lets the last chance go."
	flagFalls     = "The flag falls: %s is out of time."
	flagLate      = "The flag of %s falls, and means nothing any more."
	noCall        = "%s may not say Jarnac at this handover."

	contestsJarnac = "%s contests, and says Jarnac."
	fallsWith      = "it falls with the Jarnac before it"
	sameEntry      = "it is a form of the same entry as %s"
	conjugated     = "it is a conjugated form"
	onlyAnnounced  = "It was only announced, and nothing moves."
	backOnLine     = "%s gives it back: %s is on line %d of %s again."
	backOnRack     = "%s gives it back: its letters are on the rack of %s again."
	lineIsAgain    = "%s takes it back: line %d is %s again."
	lineIsFree     = "%s takes it back: line %d is free again."
	gains          = "%s gains %s."
	drawsMore      = "%s draws one letter more."
	noneMore       = "Nobody draws more."
	noneEmpty      = "The bag is empty: nobody draws more."
	voidJarnac     = "The Jarnac said with it is void."

	toDraw          = "draw %s"
	toSwap          = "swap %s"
	toTransform     = "transform %s into %s (line %d)"
	toTransformLine = "transform line %d into %s"
	toTakeRack      = "say Jarnac: %s from the rack"
	toTakeLine      = "say Jarnac: %s from line %d"
	toContestAnd    = "contest, and %s"
	toFlag          = "let the flag fall"

	toSayJarnac    = "say Jarnac"
	toLayAWord     = "lay a word"
	toTransformOne = "transform a word"

	count = "%d to %d, Jarnacs %d to %d"

	rack         = "rack"
	countLetters = "%d letter{s}"
	countJarnacs = "%d Jarnac{s}"
	penalties    = "penalties"
	legend       = "Beside a line, * is a word just laid, ! one taken by a Jarnac, or lost to it, ? one that a contest undid."

	title    = "Jarnac: %s and %s"
	descMat  = "%s: %s, %s."
	descLine = "Line %d: %s, %d."
	noWord   = "No word lies there."
	descRack = "Rack: %s."
	descBag  = "Bag: %s."
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		draws:         "%s pioche %s.",
		sets:          "%s met %s de côté et pioche %s.",
		lays:          "%s pose %s, ligne %d.",
		transforms:    "%s transforme %s en %s, ligne %d.",
		takesRack:     "Jarnac\u00a0! %s prend %s à %s (reliquat), désormais ligne %d.",
		takesLine:     "Jarnac\u00a0! %s prend %s + %s = %s à %s (ligne\u00a0%d), désormais ligne\u00a0%d.",
		announces:     "Jarnac\u00a0! %s annonce %s, sans le prendre.",
		takesLonger:   "Jarnac\u00a0! %s prend %s à %s (ligne\u00a0%d), fait avec %s et %s, désormais ligne\u00a0%d.",
		goesBack:      "%s reprend %s (reliquat).",
		acceptsJarnac: "%s accepte le Jarnac.",
		noJarnac:      "%s ne dit pas Jarnac et accepte la fin.",
		flagFalls:     "Le drapeau tombe\u00a0: %s est hors temps.",
		flagLate:      "Le drapeau tombe (%s), et cela ne compte plus.",
		noCall:        "%s ne peut pas dire Jarnac à ce passage du sac.",

		contestsJarnac: "%s conteste et dit Jarnac.",
		fallsWith:      "il tombe avec le Jarnac précédent",
		sameEntry:      "c’est une forme de la même entrée que %s",
		conjugated:     "c’est une forme conjuguée",
		onlyAnnounced:  "Il n’était qu’annoncé\u00a0: rien ne bouge.",
		backOnLine:     "%s le rend\u00a0: %s revient ligne %d (%s).",
		backOnRack:     "%s le rend\u00a0: ses lettres reviennent à %s (reliquat).",
		lineIsAgain:    "%s le reprend\u00a0: la ligne %d redevient %s.",
		lineIsFree:     "%s le reprend\u00a0: la ligne %d redevient libre.",
		gains:          "%s gagne %s.",
		drawsMore:      "%s piochera une lettre de plus.",
		noneMore:       "Personne ne pioche davantage.",
		noneEmpty:      "Le sac est vide\u00a0: personne ne pioche davantage.",
		voidJarnac:     "Le Jarnac dit en même temps est sans effet.",

		toDraw:          "piocher %s",
		toSwap:          "échanger %s",
		toTransform:     "transformer %s en %s (ligne %d)",
		toTransformLine: "transformer la ligne %d en %s",
		toTakeRack:      "dire Jarnac\u00a0: %s (reliquat)",
		toTakeLine:      "dire Jarnac\u00a0: %s (ligne %d)",
		toContestAnd:    "contester et %s",
		toFlag:          "laisser tomber le drapeau",

		toSayJarnac:    "dire Jarnac",
		toLayAWord:     "poser un mot",
		toTransformOne: "transformer un mot",

		count: "%d à %d, Jarnacs\u00a0: %d à %d",

		rack:         "reliquat",
		countLetters: "%d lettre{s}",
		countJarnacs: "%d Jarnac{s}",
		penalties:    "pénalités",
		legend:       "À côté d’une ligne, * est un mot qu’on vient de poser, ! un mot pris par un Jarnac, ou perdu, ? un mot annulé par une contestation.",

		title:    "Jarnac\u00a0: %s et %s",
		descMat:  "%s\u00a0: %s, %s.",
		descLine: "Ligne %d\u00a0: %s, %d.",
		noWord:   "Aucun mot.",
		descRack: "Reliquat\u00a0: %s.",
		descBag:  "Sac\u00a0: %s.",
	}
})
