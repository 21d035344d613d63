package spoken

import (
	"slices"
	"strings"
)

var (
	takesBack = set("reprend reprends reprendre reprise recupere recuperer retire retirer annule annuler prends prend " +
		"prendre take takes taking back undo withdraw withdraws remplace remplacer replace")
	jokers  = set("joker jokers blanc blank")
	words   = set("mot word coup move it")
	letters = set("lettre lettres jeton jetons carte cartes sac pioche letter letters tile tiles card cards bag")
	again   = set("reprend reprends reprendre")
	back    = set("reprend reprends reprendre retire retirer annule annuler back undo withdraw withdraws")
)

// noMove returns what somebody says to do that is no move: TakeJoker, to take a joker off the
// board, TakeBack, to take back a word of their own, or None.
func noMove(text string) Act {
	said := split(text)
	// "J'annule", "je reprends", "je reprends RAT": what is taken back is not called a word.
	elided := len(said) > 0 && strings.ContainsRune(strings.Fields(Tidy(text))[0], '\'')
	mine := len(said) > 0 && len(said) <= 4 && (elided || len(said) > 1 && set("je i").has(lower(said[0])))
	if len(said) < 2 && !mine || len(said) > 12 {
		return None
	}
	has := func(s set) bool {
		return slices.ContainsFunc(said, func(w string) bool { return s.has(lower(w)) })
	}
	switch {
	case has(takesBack) && has(jokers) && !has(set("sac bag pioche")):
		return TakeJoker
	case has(back) && (has(words) || mine && !has(letters)), !mine && has(again) && has(letters) && !has(set("sac bag pioche")) && !slices.ContainsFunc(said, isCapital):
		return TakeBack
	}
	return None
}

// isCapital reports whether a word is a single letter in capitals: of some that are drawn again.
func isCapital(w string) bool { return len(w) == 1 && 'A' <= w[0] && w[0] <= 'Z' }
