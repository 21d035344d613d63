package serve

// An optionChoice is an option that the form for a new game offers.
type optionChoice struct {
	Key, Title string
	Values     []valueChoice // nil is a number or a text
	Example    string
}

type valueChoice struct{ Value, Title string }

// optionsOf is the options that forms offer, by the name of the game. All others can be
// typed.
var optionsOf = map[string][]optionChoice{
	"jarnac": {
		{Key: "formula", Title: optFormula, Values: []valueChoice{
			{"free", formulaFree}, {"no-conjugations", formulaNoConjugations}, {"no-chaining", formulaNoChaining}, {"competition", formulaCompetition},
		}},
		{Key: "end", Title: optEnd, Values: []valueChoice{
			{"last-chance", endLastChance}, {"last-line", endLastLine}, {"longer-word", endLongerWord},
		}},
		{Key: "score", Title: optScore, Values: []valueChoice{{"margin", scoreMargin}, {"total", scoreTotal}}},
		{Key: "penalty", Title: optPenalty, Values: []valueChoice{{"letters", penaltyLetters}, {"none", penaltyNone}}},
		{Key: "jarnacs", Title: optJarnacs, Example: "1"},
		{Key: "lines", Title: optLines, Example: "8"},
		{Key: "length", Title: optLength, Example: "3-9"},
		{Key: "first-draw", Title: optFirstDraw, Example: "6"},
		{Key: "swap-size", Title: optSwap, Example: "3"},
		{Key: "margin", Title: optMargin, Example: "70"},
	},
	"scrabble": {
		{Key: "penalty", Title: optPenalty, Values: []valueChoice{
			{"points-off", penaltyPointsOff}, {"points-given", penaltyPointsGiven}, {"single", penaltySingle},
			{"double", penaltyDouble}, {"void", penaltyVoid},
		}},
		{Key: "duplicate", Title: optDuplicate, Values: []valueChoice{{"no", duplicateNo}, {"best", duplicateBest}, {"top", duplicateTop}}},
		{Key: "squares", Title: optSquares, Values: []valueChoice{{"standard", squaresStandard}, {"french", squaresFrench}}},
		{Key: "rack", Title: optRack, Example: "7"},
		{Key: "bonus", Title: optBonus, Example: "50"},
	},
	"scrabblecards": {
		{Key: "rack", Title: optRack, Example: "7"},
		{Key: "bonus", Title: optBonus, Example: "50"},
	},
	"jago": {
		{Key: "rack", Title: optRack, Example: "12"},
		{Key: "flips", Title: optFlips, Example: "3"},
	},
}
