package extra

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/named"
)

// drawnBy returns what a sentence says that each of the players drew, as records have it: "Odette=C Marcel=M" for
// "au tirage au sort, Mme Odette a eu un C et M. Marcel un M ; Odette commence". It is empty where fewer than two
// of them are named with a single letter behind, or where words or other letters stand out as well.
func drawnBy(players []string, text string) string {
	letters := make([]string, len(players))
	who, drawn := -1, 0
	for _, w := range strings.FieldsFunc(strings.NewReplacer("'", " ", "’", " ").Replace(text), func(c rune) bool { return strings.ContainsRune(" ,;:.!()=", c) }) {
		seat := slices.IndexFunc(players, func(name string) bool { return named.Fold(name) == named.Fold(w) })
		capital := w == strings.ToUpper(w) && 'A' <= w[0] && w[0] <= 'Z'
		switch {
		case seat >= 0:
			who = seat
		case capital && len(w) > 1, capital && w != "M" && w != "J" && w != "L" && w != "D" && (who < 0 || letters[who] != ""):
			return "" // a word, or more letters than one
		case who >= 0 && letters[who] == "" && len(w) == 1 && 'a' <= w[0]|0x20 && w[0]|0x20 <= 'z' && w != "a" && w != "y":
			letters[who] = strings.ToUpper(w)
			drawn++
		}
	}
	if drawn < 2 {
		return ""
	}
	var round []string
	for seat, letter := range letters {
		if letter != "" {
			round = append(round, players[seat]+"="+letter)
		}
	}
	return strings.Join(round, " ")
}

// tossed returns "Alice=C, Bruno=M" for "Alice C, Bruno M", whoever plays.
func tossed(value string) string {
	var rounds []string
	for one := range strings.SplitSeq(value, ",") {
		words := strings.Fields(strings.ReplaceAll(one, ":", " "))
		n := len(words) - 1
		if n > 0 && strings.HasPrefix(words[n], "commenc") {
			continue // as the letters say
		}
		if n > 0 {
			name := slices.DeleteFunc(slices.Clone(words[:n]), func(w string) bool {
				return slices.Contains([]string{"tire", "tiré", "pioche", "pioché", "a", "un", "une", "le", "la", "draws", "drew"}, w)
			})
			one = strings.Join(name, " ") + "=" + strings.ToUpper(words[n])
		}
		rounds = append(rounds, one)
	}
	return strings.Join(rounds, ", ")
}
