package jarnac

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/toss"
)

// A TossRound is the letters that A and B drew in one round of the toss.
type TossRound [2]byte

// String returns the letters as a record writes them, "A=M B=C".
func (t TossRound) String() string { return toss.String(t) }

// Toss finds the player who starts by chance: with letters drawn from the bag
// and put back, round by round until they differ, or with a coin, which has no
// rounds.
func (r *Rules) Toss(rng *rand.Rand) (first Player, rounds []TossRound) {
	if r.none() {
		return A, nil
	}
	letters := r.options.Bag
	if r.options.Toss == ByCoin {
		letters = bag.Bag{}
	}
	p, rounds := toss.Draw[TossRound](rng, letters, 2)
	return Player(p), rounds
}

// TossWinner returns the player who starts after the rounds of a toss by letters: the one
// nearer to A in the last (official/toss/closest). All rounds before it are ties
// (official/toss/tie), and only letters of the bag are drawn.
func (r *Rules) TossWinner(rounds ...TossRound) (Player, error) {
	first, _, err := r.options.tossWinner(rounds)
	return first, err
}

// tossWinner returns the winner, or the index of the round that [Rules.TossWinner] refuses
// with the error.
func (o *Options) tossWinner(rounds []TossRound) (first Player, at int, err error) {
	if o.Toss == ByCoin {
		return A, 0, phrases.Violation(law.ClassicToss, "", "", tossByCoin)
	}
	if len(rounds) == 0 {
		return A, 0, phrases.Violation(law.OfficialTossClosest, "", "", tossMissing)
	}
	p, at, fault := toss.Winner(o.Bag, 2, rounds)
	clause, format := law.OfficialTossTie, ""
	switch fault {
	case toss.None:
		return Player(p), 0, nil
	case toss.Undecided:
		format = tossTied
	case toss.Decided:
		at, format = at-1, phrase.TossDecided
	default:
		clause, format = law.OfficialTossClosest, tossNotInBag
	}
	return A, at, phrases.Violation(clause, rounds[at].String(), "", format)
}
