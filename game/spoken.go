package game

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/typed"
)

// Spoken attaches what people type for a game and for its presets, in French and in English, in
// small letters without accents.
func Spoken(names []string, presets map[string]string) Part {
	return func(g *Game) { g.spoken, g.spokenPresets = names, presets }
}

// Find returns the one of the games that people mean by what they type: its name in records, or a
// name of [Spoken].
func Find(games []*Game, text string) (*Game, bool) {
	text = typed.Plain(text)
	for _, before := range []string{"une ", "partie ", "game ", "of ", "de ", "du ", "le "} {
		text = strings.TrimPrefix(text, before)
	}
	i := slices.IndexFunc(games, func(g *Game) bool { return g.name == text || slices.Contains(g.spoken, text) })
	if i < 0 {
		return nil, false
	}
	return games[i], true
}

// Preset returns the preset that people mean by what they type, or else the text.
func (g *Game) Preset(text string) string {
	return cmp.Or(g.spokenPresets[typed.Plain(text)], text)
}
