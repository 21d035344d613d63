package scrabblecards

import (
	"bytes"
	"math/rand/v2"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/toss"
)

// A TossRound is the letter that each player drew in one round of the toss, A to Z; 0
// for who did not draw. A player who draws a joker or a bonus card draws again in the same round
// (cards/toss-special).
type TossRound [MaxPlayers]byte

// String returns the letters with their players: "A=M B=C".
func (t TossRound) String() string { return toss.String(t) }

// Toss finds the player who starts by chance: each draws a letter, all go back, and
// those who are nearest to A together draw again (cards/deal). Where the deck has fewer
// letters than there are players, each draws from all of them.
func (r *Rules) Toss(rng *rand.Rand) (first Player, rounds []TossRound) {
	if r.none() {
		return A, nil
	}
	p, rounds := toss.Draw[TossRound](rng, r.options.tossLetters(), r.options.Players)
	return Player(p), rounds
}

// TossWinner returns the player who starts after the rounds of a toss: the one nearer to A
// than all others in the last. The error is a [*rulebook.Violation].
func (r *Rules) TossWinner(rounds ...TossRound) (Player, error) {
	first, _, err := r.options.tossWinner(rounds)
	return first, err
}

// tossWinner returns [Rules.TossWinner], with the index of the round that it refuses: the
// last one where no round has decided.
func (o *Options) tossWinner(rounds []TossRound) (first Player, at int, err error) {
	p, at, fault := toss.Winner(o.tossLetters(), o.Players, rounds)
	clause, format := law.CardsDeal, ""
	if at > 0 && fault == toss.WhoDraws || len(rounds) > 0 && fault == toss.Undecided { // some have drawn as near as each other
		clause = law.CardsTossTie
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
		format = tossNotInDeck
	}
	if fault != toss.Decided && bytes.ContainsAny(rounds[at][:], "?23") {
		clause, format = law.CardsTossSpecial, tossSpecial
	}
	return A, at, phrases.Violation(clause, rounds[at].String(), "", format)
}

// tossLetters returns the cards that a toss counts.
func (o *Options) tossLetters() bag.Bag {
	return bag.MustParse(strings.TrimRight(o.Bag.Letters.String(), string(bag.Joker)))
}
