package scrabble

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/toss"
)

// A TossRound is the tile that each player drew in one round of the toss, A to Z or
// ? for a joker; 0 for who did not draw.
type TossRound [MaxPlayers]byte

// String returns the tiles with their players: "A=M B=?".
func (t TossRound) String() string { return toss.String(t) }

// Toss finds the player who starts by chance: each draws a tile, all go back, and
// those who are nearest to A together draw again. Where the bag has fewer tiles than
// there are players, each draws from all of them. Where all tiles are alike, no round
// could decide: chance does so at once, and there are no rounds.
func (r *Rules) Toss(rng *rand.Rand) (first Player, rounds []TossRound) {
	if r.none() {
		return A, nil
	}
	p, rounds := toss.Draw[TossRound](rng, r.options.Bag, r.options.Players)
	return Player(p), rounds
}

// TossWinner returns the player who starts after the rounds of a toss: the one nearer to A
// than all others in the last (scrabble/toss), a joker being farther than any letter. Those
// who are equally near draw again, and nobody else (scrabble/toss-tie). The error is a
// [*rulebook.Violation].
func (r *Rules) TossWinner(rounds ...TossRound) (Player, error) {
	first, _, err := r.options.tossWinner(rounds)
	return first, err
}

// tossWinner returns [Rules.TossWinner], with the index of the round that it refuses: the
// last one where no round has decided.
func (o *Options) tossWinner(rounds []TossRound) (first Player, at int, err error) {
	p, at, fault := toss.Winner(o.Bag, o.Players, rounds)
	clause, format := law.ScrabbleToss, ""
	if at > 0 && fault == toss.WhoDraws || len(rounds) > 0 && fault == toss.Undecided { // some have drawn as near as each other
		clause = law.ScrabbleTossTie
	}
	switch fault {
	case toss.None:
		return Player(p), 0, nil
	case toss.Undecided:
		return A, at, phrases.Violation(clause, "", "", phrase.TossUndecided)
	case toss.Decided:
		format = phrase.TossDecided
	case toss.WhoDraws:
		format = phrase.TossWho
	case toss.NotInBag:
		format = tossNotInBag
	}
	return A, at, phrases.Violation(clause, rounds[at].String(), "", format)
}
