package spoken

import (
	"slices"
	"strings"
)

// adds are the verbs of letters that are put to a word; ahead and behind say at which end, and
// beside stands before the word where that is not said.
var (
	adds   = set("met mets mettre ajoute ajouter rajoute rajouter colle add adds put puts")
	ahead  = set("devant avant debut before front")
	behind = set("bout fin derriere apres suite after behind end")
	beside = set("a au en sur to at on un une an lettre lettres letter letters")
)

// added returns the words that letters make which are put to another: "ajoute un S à CHAT", "met
// un G devant RAS". Where nobody says at which end, they come behind it first.
func added(content []string) []Saying {
	var said Saying
	content = scored(&said, content)
	if len(content) < 3 || !adds.has(lower(content[0])) {
		return nil
	}
	n := len(content) - 1
	before, after := false, false
	content = slices.DeleteFunc(slices.Clone(content[1:]), func(w string) bool {
		before, after = before || ahead.has(lower(w)), after || behind.has(lower(w))
		return ahead.has(lower(w)) || behind.has(lower(w)) || len(w) > 1 && beside.has(lower(w)) || w == "a"
	})
	if len(content) != 2 || n < 2 || len(content[0]) > 3 || !isLetters(content[0]) || !isLetters(content[1]) || len(content[1]) < 2 {
		return nil
	}
	letters, word := strings.ToUpper(content[0]), strings.ToUpper(content[1])
	longer := []Saying{{From: word, Rest: word + letters}, {From: word, Rest: letters + word}}
	for i := range longer {
		longer[i].Score, longer[i].Scored = said.Score, said.Scored
	}
	switch {
	case before && !after:
		return longer[1:]
	case after && !before:
		return longer[:1]
	}
	return longer
}

// quiet returns words without the noise. In capitals among small letters, MON is a word that is
// laid, and I a letter unless it is the first word.
func quiet(all []string) []string {
	small := slices.ContainsFunc(all, func(w string) bool { return w != strings.ToUpper(w) })
	var kept []string
	for i, w := range all {
		if !slices.Contains(noise, lower(w)) || i > 0 && all[i-1] == "=" || small && (len(w) > 1 || i > 0) && w == strings.ToUpper(w) {
			kept = append(kept, w)
		}
	}
	return kept
}

// across returns a word without the letter that it is said to cross, "CHAT par le C de CRISE", and
// whether there is one.
func across(s *Saying, content []string) ([]string, bool) {
	for i, w := range content {
		if i > 0 && i+1 < len(content) && len(content[i+1]) == 1 && isLetters(content[i+1]) &&
			slices.Contains([]string{"par", "sur", "avec", "through", "on", "with"}, lower(w)) {
			s.Through = strings.ToUpper(content[i+1])
			return content[:i], true
		}
	}
	return content, false
}

// Comes returns the letters that come for all that somebody swaps, behind a plus: "tout + AEI"; or nothing.
func Comes(rest string) string {
	_, letters, ok := strings.Cut(rest, "+")
	if !ok {
		return ""
	}
	return "+" + Letters(letters)
}

// All reports whether what somebody swaps is all that they hold: "tout", "toutes ses lettres".
func All(rest string) bool {
	rest, _, _ = strings.Cut(rest, ",")
	rest, _, _ = strings.Cut(rest, "+")
	words := without(strings.Fields(rest), append([]string{"main", "hand", "mes", "ses", "my", "his", "her", "mon", "son", "ma", "sa", "jeu", "chevalet", "rack"}, units...)...)
	return slices.Contains([]string{"tout", "toute", "tous", "toutes", "sept", "7", "seven", "all", "everything"}, joined(words))
}
