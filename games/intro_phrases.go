package games

import "github.com/jeudelettres/lettres/internal/say"

const (
	gameJarnac               = "Jarnac"
	gameScrabble             = "Scrabble classique"
	gameCards                = "Scrabble, the card game"
	gameJago                 = "Jago"
	aboutJarnac              = "Lengthen your words, and take those that your opponent has missed."
	aboutScrabble            = "The club game: crossing words, premium squares, hidden racks."
	aboutCards               = "A table without edges, from which words are taken off."
	aboutJago                = "Words in two colours: give one another meaning, and it is yours."
	presetOfficial           = "official rules"
	presetCompetition        = "official rules, competition formula"
	presetClassic            = "rules of the box"
	presetClassicCompetition = "rules of the box, competition Jarnac"
	presetClassique          = "French, club rules"
	presetEnglish            = "English, tournament rules"
	optFormula               = "Formula"
	formulaFree              = "free"
	formulaNoConjugations    = "without conjugated verbs"
	formulaNoChaining        = "without chaining forms of one entry"
	formulaCompetition       = "competition: without either"
	optEnd                   = "End of the game"
	endLastChance            = "last chance of ten seconds"
	endLastLine              = "with the last line"
	endLongerWord            = "a last Jarnac for a longer word"
	optScore                 = "Who wins"
	scoreMargin              = "the Jarnacs when points are close"
	scoreTotal               = "the higher total"
	optPenalty               = "A contest that fails costs"
	penaltyLetters           = "letters"
	penaltyNone              = "nothing"
	penaltyPointsOff         = "points"
	penaltyPointsGiven       = "points for the author"
	penaltySingle            = "nothing, or a turn"
	penaltyDouble            = "a turn"
	penaltyVoid              = "nothing, no word can be wrong"
	optJarnacs               = "Jarnacs in a row"
	optLines                 = "Lines on a mat"
	optLength                = "Length of words"
	optFirstDraw             = "Letters of the first draw"
	optSwap                  = "Letters of a swap"
	optMargin                = "Close means, in points"
	optDuplicate             = "Duplicate"
	duplicateNo              = "no"
	duplicateBest            = "the best that somebody found stays"
	duplicateTop             = "the best of all stays"
	optSquares               = "Names of squares"
	squaresStandard          = "8D is across"
	squaresFrench            = "H4 is across, as on French boards"
	optRack                  = "Letters of a rack"
	optBonus                 = "Bonus for all letters"
	optFlips                 = "Letters turned after a contest"
	chOfficial               = "Jarnac, official rules (2012)"
	chClassic                = "Jarnac, rules of the box"
	chClassicCompetition     = "Jarnac, rules of the box, competition Jarnac"
	shortScrabble            = "Scrabble"
	shortCards               = "the card game"
)

var introPhrases = say.New(func() map[string]string {
	return map[string]string{
		gameJarnac:               "Jarnac",
		gameScrabble:             "Scrabble classique",
		gameCards:                "Scrabble, le jeu de cartes",
		gameJago:                 "Jago",
		aboutJarnac:              "Rallongez vos mots, et prenez ceux que l'adversaire n'a pas vus.",
		aboutScrabble:            "Le jeu des clubs : des mots croisés, des cases de prime, des chevalets cachés.",
		aboutCards:               "Une table sans bords, dont on retire des mots.",
		aboutJago:                "Des mots en deux couleurs : changez le sens d'un mot, il est à vous.",
		presetOfficial:           "règles officielles",
		presetCompetition:        "règles officielles, formule compétition",
		presetClassic:            "règles de la boîte",
		presetClassicCompetition: "règles de la boîte, Jarnac de compétition",
		presetClassique:          "français, règles des clubs",
		presetEnglish:            "anglais, règles de tournoi",
		optFormula:               "Formule",
		formulaFree:              "libre",
		formulaNoConjugations:    "sans verbes conjugués",
		formulaNoChaining:        "sans enchaîner les formes d'une même entrée",
		formulaCompetition:       "compétition : sans les uns ni les autres",
		optEnd:                   "Fin de la partie",
		endLastChance:            "dernière chance de dix secondes",
		endLastLine:              "avec la dernière ligne",
		endLongerWord:            "un dernier Jarnac pour un mot plus long",
		optScore:                 "Qui gagne",
		scoreMargin:              "les Jarnacs si les points sont proches",
		scoreTotal:               "le plus haut total",
		optPenalty:               "Une contestation infondée coûte",
		penaltyLetters:           "des lettres",
		penaltyNone:              "rien",
		penaltyPointsOff:         "des points",
		penaltyPointsGiven:       "des points pour l'auteur",
		penaltySingle:            "rien, ou un tour",
		penaltyDouble:            "un tour",
		penaltyVoid:              "rien, aucun mot ne peut être erroné",
		optJarnacs:               "Jarnacs par passage du sac",
		optLines:                 "Lignes d'un tapis",
		optLength:                "Longueur des mots",
		optFirstDraw:             "Lettres de la première pioche",
		optSwap:                  "Lettres d'un échange",
		optMargin:                "Écart serré jusqu’à",
		optDuplicate:             "Duplicate",
		duplicateNo:              "non",
		duplicateBest:            "le meilleur coup trouvé reste",
		duplicateTop:             "le meilleur coup possible reste",
		optSquares:               "Noms des cases",
		squaresStandard:          "8D à l'horizontale",
		squaresFrench:            "H4 à l'horizontale, comme sur les plateaux français",
		optRack:                  "Lettres d'un chevalet",
		optBonus:                 "Prime pour toutes les lettres",
		optFlips:                 "Lettres retournées après une contestation",
		chOfficial:               "Jarnac, règles officielles (2012)",
		chClassic:                "Jarnac, règles de la boîte",
		chClassicCompetition:     "Jarnac, règles de la boîte, Jarnac de compétition",
		shortScrabble:            "Scrabble",
		shortCards:               "le jeu de cartes",
	}
})
