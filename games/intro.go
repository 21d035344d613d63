package games

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/jarnac"
)

var jarnacIntro = extra.Intro{
	Title: gameJarnac, About: aboutJarnac,
	Presets: map[string]string{
		"official": presetOfficial, "competition": presetCompetition,
		"classic": presetClassic, "classic-competition": presetClassicCompetition,
	},
	Chapters: map[string]string{"official": chOfficial, "classic": chClassic, "classic-competition": chClassicCompetition},
	Options: []extra.OptionField{
		{Key: "formula", Title: optFormula, Values: [][2]string{
			{"free", formulaFree}, {"no-conjugations", formulaNoConjugations}, {"no-chaining", formulaNoChaining}, {"competition", formulaCompetition},
		}},
		{Key: "end", Title: optEnd, Values: [][2]string{
			{"last-chance", endLastChance}, {"last-line", endLastLine}, {"longer-word", endLongerWord},
		}},
		{Key: "score", Title: optScore, Values: [][2]string{{"margin", scoreMargin}, {"total", scoreTotal}}},
		{Key: "penalty", Title: optPenalty, Values: [][2]string{{"letters", penaltyLetters}, {"none", penaltyNone}}},
		{Key: "jarnacs", Title: optJarnacs, Example: "1"},
		{Key: "lines", Title: optLines, Example: "8"},
		{Key: "length", Title: optLength, Example: "3-9"},
		{Key: "first-draw", Title: optFirstDraw, Example: "6"},
		{Key: "swap-size", Title: optSwap, Example: "3"},
		{Key: "margin", Title: optMargin, Example: "70"},
	},
	Sheet: &extra.ScoreSheet{
		Title: gameJarnac, Columns: extra.MatColumns, Chapters: []string{"official"}, Players: 2, Lines: 8,
		Tiles: func() []extra.TileKind { return tileKinds(jarnac.Official().Bag, [26]uint8{}) },
	},
}

// tileKinds returns the letters of a bag with what they count.
func tileKinds(letters bag.Bag, values [26]uint8) (kinds []extra.TileKind) {
	for i, value := range values {
		if n := letters.Count(letter(i)); n > 0 {
			kinds = append(kinds, extra.TileKind{Letter: string(letter(i)), Count: n, Value: int(value)})
		}
	}
	if n := letters.Count(bag.Joker); n > 0 {
		kinds = append(kinds, extra.TileKind{Letter: string(rune(bag.Joker)), Count: n})
	}
	return kinds
}
