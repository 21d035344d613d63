package games_test

import (
	"errors"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// Each game judges words by its own rules.
func TestWordsOfEachGame(t *testing.T) {
	byName := map[string]*game.Game{}
	for _, g := range games.All() {
		byName[g.Name()] = g
	}
	for _, c := range []struct {
		game, former, word string
		good               bool
		clause             rulebook.Clause
	}{
		{"scrabble", "", "CHAT", true, ""},
		{"scrabble", "", "KM", false, "scrabble/words-classes"},
		{"scrabble", "", "CHATX", false, "scrabble/all-words"},
		{"scrabble", "CHAT", "ACHAT", true, ""},
		{"scrabble", "RAT", "TZAR", false, "scrabble/extend"},
		{"scrabblecards", "", "ETC", false, "cards/words"},
		{"scrabblecards", "CHAT", "ACHAT", true, ""},
		{"scrabblecards", "RAT", "TZAR", false, "cards/place"},
		{"jago", "", "ETC", false, "jago/words"},
		{"jago", "PECHE", "PECHEUR", true, "jago/steal-sense-family"},
		{"jago", "CHAT", "CHATS", true, "jago/steal-sense"},
		{"jago", "PECHER", "EMPECHER", true, "jago/steal"},
		{"jago", "FAUX", "EAUX", true, "jago/steal"},
		{"jago", "RAS", "CHIEN", false, "jago/steal-replace"},
		{"jago", "CHATS", "CHAT", false, "jago/steal-replace"},
		{"jago", "PECHER", "PECHES", false, "jago/steal-sense-replace"},
		{"jago", "", "WEEK-END", false, "jago/words"},
	} {
		g := byName[c.game]
		rules := must.Get(g.Compile(g.WordPresets()[0], g.Lexicon()))(t)
		clause, err := rules.Word(c.word, c.former)
		if v, ok := errors.AsType[*rulebook.Violation](err); ok {
			clause = v.Clause
		}
		if (err == nil) != c.good || clause != c.clause {
			t.Errorf("%s, %s of %q: %s, %v; want %t by %s", c.game, c.word, c.former, clause, err, c.good, c.clause)
		}
	}
	for name, n := range map[string]int{"jarnac": 4, "scrabble": 1, "scrabblecards": 1, "jago": 1} {
		if got := len(byName[name].WordPresets()); got != n {
			t.Errorf("%s judges words by %d presets, want %d", name, got, n)
		}
	}
}
