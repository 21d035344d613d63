package jarnac

import (
	"fmt"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A TossRound is the letters that A and B drew in one round of the toss.
type TossRound [2]byte

// String is the letters as a record writes them, "A=M B=C".
func (t TossRound) String() string { return fmt.Sprintf("A=%c B=%c", t[A], t[B]) }

// Toss finds the player who starts by chance: with letters drawn from the bag
// and put back, round by round until they differ, or with a coin, which has no
// rounds.
func (r *Rules) Toss(rng *rand.Rand) (first Player, rounds []TossRound) {
	if r.none() {
		return A, nil
	}
	if r.options.Toss == ByCoin {
		return Player(rng.UintN(2)), nil
	}
	for {
		one, rest := r.options.Bag.Draw(rng, 1)
		other, _ := rest.Draw(rng, 1)
		t := TossRound{letterOf(one), letterOf(other)}
		rounds = append(rounds, t)
		if t[A] != t[B] {
			return closest(t), rounds
		}
	}
}

// TossWinner is the player who starts after the rounds of a toss by letters:
// the one nearer to A in the last (official/toss/closest). All rounds before it
// are ties (official/toss/tie), and no letter is drawn that the bag has not.
func (r *Rules) TossWinner(rounds ...TossRound) (Player, error) {
	first, _, err := r.options.tossWinner(rounds)
	return first, err
}

// tossWinner is [Rules.TossWinner], with the index of the round that it refuses.
func (o *Options) tossWinner(rounds []TossRound) (first Player, at int, err error) {
	switch {
	case o.Toss == ByCoin:
		return A, 0, phrases.Violation(rulebook.ClassicToss, "", "", tossByCoin)
	case len(rounds) == 0:
		return A, 0, phrases.Violation(rulebook.OfficialTossClosest, "", "", tossMissing)
	}
	for at, t := range rounds {
		refuse := func(c rulebook.Clause, format string) (Player, int, error) {
			return A, at, phrases.Violation(c, t.String(), "", format)
		}
		drawn, err := bag.Parse(string(t[:]))
		last := at == len(rounds)-1
		switch {
		case err != nil || !o.Bag.Contains(drawn):
			return refuse(rulebook.OfficialTossClosest, tossNotInBag)
		case t[A] == t[B] && last:
			return refuse(rulebook.OfficialTossTie, tossTied)
		case t[A] != t[B] && !last:
			return refuse(rulebook.OfficialTossTie, tossDecided)
		}
	}
	return closest(rounds[len(rounds)-1]), 0, nil
}

func closest(t TossRound) Player {
	if t[B] < t[A] {
		return B
	}
	return A
}

// letterOf is the letter of a Bag of one.
func letterOf(b bag.Bag) (letter byte) {
	for letter = range b.All() {
		break
	}
	return letter
}
