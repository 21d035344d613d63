package scrabblecards

import (
	"math/rand/v2"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A TossRound is the letter that each player drew in one round of the toss, A to Z; 0
// for who did not draw. Who draws a joker or a bonus card draws again in the same round
// (cards/toss-special).
type TossRound [MaxPlayers]byte

// String is the letters with their players: "A=M B=C".
func (t TossRound) String() string {
	var text []byte
	for p, c := range t {
		if c == 0 {
			continue
		}
		if len(text) > 0 {
			text = append(text, ' ')
		}
		text = append(text, 'A'+byte(p), '=', c)
	}
	return string(text)
}

// Toss finds the player who starts by chance: each draws a letter, all go back, and
// those who are nearest to A together draw again (cards/deal).
func (r *Rules) Toss(rng *rand.Rand) (first Player, rounds []TossRound) {
	if r.none() {
		return A, nil
	}
	in := r.everybody()
	letters := r.tossLetters()
	for {
		var t TossRound
		rest := letters
		for p := range t {
			if in[p] {
				var one bag.Bag
				one, rest = rest.Draw(rng, 1)
				t[p] = one.String()[0]
			}
		}
		rounds = append(rounds, t)
		in = t.nearest()
		if p, ok := in.one(); ok {
			return p, rounds
		}
	}
}

// TossWinner is the player who starts after the rounds of a toss: the one nearer to A
// than all others in the last. The error is a [*rulebook.Violation].
func (r *Rules) TossWinner(rounds ...TossRound) (Player, error) {
	in := r.everybody()
	letters := r.tossLetters()
	for _, t := range rounds {
		refuse := func(c rulebook.Clause, format string) (Player, error) {
			return A, phrases.Violation(c, t.String(), "", format)
		}
		if _, decided := in.one(); decided {
			return refuse(rulebook.CardsDeal, tossDecided)
		}
		var drawn []byte
		for p, c := range t {
			switch {
			case c == bag.Joker || c == '2' || c == '3':
				return refuse(rulebook.CardsTossSpecial, tossSpecial)
			case (c != 0) != in[p]:
				return refuse(rulebook.CardsDeal, tossWho)
			case c != 0:
				drawn = append(drawn, c)
			}
		}
		if b, err := bag.Parse(string(drawn)); err != nil || !letters.Contains(b) {
			return refuse(rulebook.CardsDeal, tossNotInDeck)
		}
		in = t.nearest()
	}
	if p, ok := in.one(); ok {
		return p, nil
	}
	return A, phrases.Violation(rulebook.CardsDeal, "", "", tossOpen)
}

// tossLetters is the cards that a toss counts.
func (r *Rules) tossLetters() bag.Bag {
	return bag.MustParse(strings.TrimRight(r.options.Deck.Letters.String(), string(bag.Joker)))
}

// A party is some of the players.
type party [MaxPlayers]bool

func (r *Rules) everybody() (in party) {
	for p := range r.options.Players {
		in[p] = true
	}
	return in
}

// nearest is who drew the letter nearest to A.
func (t TossRound) nearest() (in party) {
	best := byte('Z' + 1)
	for _, c := range t {
		if c != 0 && c < best {
			best = c
		}
	}
	for p, c := range t {
		in[p] = c == best
	}
	return in
}

// one is the player of a party of one.
func (in party) one() (only Player, ok bool) {
	for p, is := range in {
		if is && ok {
			return A, false
		}
		if is {
			only, ok = Player(p), true
		}
	}
	return only, ok
}
