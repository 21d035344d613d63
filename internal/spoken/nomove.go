package spoken

import (
	"slices"
	"strings"
)

var (
	takesBack = set("enleve enlever efface effacer repris pris prit reprend reprends reprendre reprise recupere recuperer retire retirer annule annuler prends prend prendre take takes taking back undo withdraw withdraws remplace remplacer replace")
	jokers    = set("joker jokers blanc blank")
	words     = set("mot word coup move it")
	letters   = set("lettre lettres jeton jetons carte cartes sac pioche letter letters tile tiles card cards bag")
	again     = set("repris reprend reprends reprendre")
	back      = set("enleve enlever efface effacer repris reprend reprends reprendre retire retirer annule annuler back undo withdraw withdraws")
)

var (
	untied = []string{"sans toucher", "sans lien", "sans aucun lien", "sans le relier", "a ecart", "seul dans un coin", "rien toucher", "not touching", "touching nothing"}
	rubs   = set("enleve efface annule")
)

// NoMove returns what somebody says to do that is no move: TakeJoker, to take a joker off the
// board, TakeBack, to take back a word of their own, Apart, to lay one where none goes, or None.
func NoMove(text string) Act {
	said := split(text)
	// "J'annule", "je reprends", "je reprends RAT": what is taken back is not called a word.
	elided := len(said) > 0 && strings.ContainsRune(strings.Fields(Tidy(text))[0], '\'')
	mine := len(said) > 0 && len(said) <= 4 && (elided || len(said) > 1 && set("je i").has(lower(said[0])))
	g := survey(text)
	if len(g.laid) > 0 && !asks(text) && (g.has(slanting) || slices.ContainsFunc(untied, func(said string) bool { return strings.Contains(joined(g.words), said) })) {
		return Apart
	}
	if len(said) < 2 && !mine || len(said) > 16 || len(g.laid) > 1 { // of which one becomes the other
		return None
	}
	has := func(s set) bool {
		return slices.ContainsFunc(said, func(w string) bool { return s.has(lower(w)) })
	}
	switch {
	case len(said) == 2 && again.has(lower(said[0])) && len(said[1]) > 2 && said[1] == lower(said[1]) && isLetters(said[1]) && !letters.has(said[1]) && countOf(said[1]) == 0 && !All(said[1]):
		return TakeBack // reprend rob
	case has(takesBack) && has(jokers) && near(said, takesBack, jokers) && !has(set("sac bag pioche")):
		return TakeJoker
	case g.at(rubs) >= 0 && g.at(rubs) < 2 && !has(letters) && !g.has(jarnacs) && !slices.ContainsFunc(said, isCapital), has(back) && (has(words) || mine && !has(letters)), !mine && has(again) && has(letters) && !has(swapVerbs) && !slices.ContainsFunc(said, func(w string) bool { return countOf(lower(w)) > 1 }) && !has(set("sac bag pioche")) && !slices.ContainsFunc(said, isCapital):
		return TakeBack
	}
	return None
}

// isCapital reports whether a word is a single letter in capitals: of some that are drawn again.
func isCapital(w string) bool { return len(w) == 1 && 'A' <= w[0] && w[0] <= 'Z' }

// near reports whether at most four words stand between two of some.
func near(said []string, some, others set) bool {
	for i, w := range said {
		if some.has(lower(w)) && slices.ContainsFunc(said[max(i-4, 0):min(i+5, len(said))], func(w string) bool { return others.has(lower(w)) }) {
			return true
		}
	}
	return false
}
