//go:build !jarnac

package games

import (
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

var scrabbleIntro = extra.Intro{
	Title: gameScrabble, About: aboutScrabble,
	Presets:  map[string]string{"classique": presetClassique, "english": presetEnglish},
	Chapters: map[string]string{"scrabble": gameScrabble},
	Options: []extra.OptionField{
		{Key: "penalty", Title: optPenalty, Values: [][2]string{
			{"points-off", penaltyPointsOff}, {"points-given", penaltyPointsGiven}, {"single", penaltySingle},
			{"double", penaltyDouble}, {"void", penaltyVoid},
		}},
		{Key: "duplicate", Title: optDuplicate, Values: [][2]string{{"no", duplicateNo}, {"best", duplicateBest}, {"top", duplicateTop}}},
		{Key: "squares", Title: optSquares, Values: [][2]string{{"standard", squaresStandard}, {"french", squaresFrench}}, French: "french"},
		{Key: "rack", Title: optRack, Example: "7"},
		{Key: "bonus", Title: optBonus, Example: "50"},
	},
	Sheet: &extra.ScoreSheet{
		Title: shortScrabble, Columns: extra.WordColumns, Chapters: []string{"scrabble"}, Players: 2, Lines: 18,
		Tiles: func() []extra.TileKind { return tileKinds(scrabble.Classique().Bag, scrabble.Classique().Values) },
	},
}

var cardsIntro = extra.Intro{
	Title: gameCards, About: aboutCards,
	Presets:  map[string]string{"official": presetOfficial},
	Chapters: map[string]string{"cards": gameCards},
	Options: []extra.OptionField{
		{Key: "rack", Title: optRack, Example: "7"},
		{Key: "bonus", Title: optBonus, Example: "50"},
	},
	Sheet: &extra.ScoreSheet{
		Title: shortCards, Columns: extra.PointColumns, Chapters: []string{"cards"}, Players: 4, Lines: 18,
		Tiles: func() []extra.TileKind {
			deck := scrabblecards.Official().Bag
			return append(tileKinds(deck.Letters, scrabblecards.Official().Values),
				extra.TileKind{Letter: "2", Count: int(deck.Doubles)}, extra.TileKind{Letter: "3", Count: int(deck.Triples)})
		},
	},
}

var jagoIntro = extra.Intro{
	Title: gameJago, About: aboutJago, Disc: true,
	Presets:  map[string]string{"official": presetOfficial},
	Chapters: map[string]string{"jago": gameJago},
	Options: []extra.OptionField{
		{Key: "squares", Title: optSquares, Values: [][2]string{{"standard", squaresStandard}, {"french", squaresFrench}}, French: "french"},
		{Key: "rack", Title: optRack, Example: "12"},
		{Key: "flips", Title: optFlips, Example: "3"},
	},
	Sheet: &extra.ScoreSheet{
		Title: gameJago, Columns: extra.LeadColumns, Chapters: []string{"jago"}, Players: 2, Lines: 20,
		Tiles: func() []extra.TileKind { return tileKinds(jago.Official().Bag, [26]uint8{}) },
	},
}
