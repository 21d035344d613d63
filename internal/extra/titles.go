package extra

import (
	"slices"
	"strings"
	"unicode"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/typed"
)

// title takes a line apart that names a game, and perhaps its rules, as people write it above a
// record: "Jarnac compétition", "Partie de Scrabble du 12 mars".
func title(games []*game.Game, line string) (g *game.Game, rules string, ok bool) {
	words := strings.Fields(typed.Plain(strings.TrimRight(line, ".,;!")))
	if len(words) > 12 || strings.ContainsAny(line, "@=+?!>") {
		return nil, "", false
	}
	for n := len(words); n > 0; n-- {
		g, ok = game.Find(games, strings.TrimRight(strings.Join(words[:n], " "), ","))
		if !ok {
			continue
		}
		rest := words[n:]
		if len(rest) == 0 || slices.Contains([]string{"du", "le", "chez", "on", "at"}, rest[0]) {
			return g, "", true
		}
		rules, ok = rulesSaid(g, rest)
		return g, rules, ok
	}
	return nil, "", false
}

// rulesSaid returns the rules of a game that words say: "formule compétition", "règles de la
// boîte".
func rulesSaid(g *game.Game, words []string) (rules string, ok bool) {
	words = slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return slices.Contains([]string{"formule", "regles", "regle", "rules", "de", "la", "the", "en", ","}, w)
	})
	rules = strings.ReplaceAll(g.Preset(strings.Join(words, " ")), " ", "-")
	return rules, len(words) > 0 && slices.Contains(g.Presets(), rules)
}

// versus returns the names on a line that has nothing but names: "Alice contre Bruno", "Anne, Ben
// et Chloé". A name has a capital, and small letters, which no word on a mat has.
func versus(line string) (names []string) {
	parts := strings.Split(strings.NewReplacer(" contre ", ",", " et ", ",", " vs. ", ",", " vs ", ",", " and ", ",", " against ", ",").Replace(line), ",")
	for _, part := range parts {
		words := strings.Fields(part)
		if len(words) == 0 || len(words) > 3 {
			return nil
		}
		for _, w := range words {
			if strings.ContainsFunc(w, func(c rune) bool { return !unicode.IsLetter(c) && c != '-' && c != '\'' && c != '.' }) ||
				!unicode.IsUpper([]rune(w)[0]) || w == strings.ToUpper(w) {
				return nil
			}
		}
		names = append(names, strings.Join(words, " "))
	}
	if len(names) < 2 {
		return nil
	}
	return names
}

// loose reads a head without a colon as records have it: its key and its value, and the rules that
// a title says. French reports whether somebody wrote it who names squares as French boards do.
func (w *written) loose(games []*game.Game, line string, named bool) (key, value, rules string, french bool) {
	if g, rules, ok := title(games, line); ok && g == w.game {
		plain := typed.Plain(line)
		return "@game", g.Name(), rules, strings.Contains(plain, "partie") || strings.Contains(plain, "jeu de")
	}
	words := strings.Fields(typed.Plain(line))
	if len(words) < 2 {
		return "", "", "", false
	}
	if slices.Contains([]string{"formule", "regles", "regle", "rules"}, words[0]) {
		if rules, ok := rulesSaid(w.game, words); ok {
			return "@rules", rules, "", words[0] != "rules"
		}
	}
	if names := versus(line); names != nil && !named {
		return "@players", strings.Join(names, ", "), "", strings.Contains(line, " contre ") || strings.Contains(line, " et ")
	}
	return "", "", "", false
}
