package scrabble

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A TossRound is the tile that each player drew in one round of the toss, A to Z or
// ? for a joker; 0 for who did not draw.
type TossRound [MaxPlayers]byte

// String is the tiles with their players: "A=M B=?".
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

// Toss finds the player who starts by chance: each draws a tile, all go back, and
// those who are nearest to A together draw again. Where all tiles are alike, no round
// could decide, and chance does so at once.
func (r *Rules) Toss(rng *rand.Rand) (first Player, rounds []TossRound) {
	if r.none() {
		return A, nil
	}
	if all := r.options.Tiles; all.Count(all.String()[0]) == all.Len() {
		return Player(rng.UintN(uint(r.options.Players))), nil
	}
	in := r.everybody()
	for {
		var t TossRound
		rest := r.options.Tiles
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

// TossWinner is the player who starts after the rounds of a toss: the one nearer to
// A than all others in the last (scrabble/toss), a joker being farther than any
// letter. Those who are equally near draw again, and nobody else
// (scrabble/toss-tie). The error is a [*rulebook.Violation].
func (r *Rules) TossWinner(rounds ...TossRound) (Player, error) {
	in := r.everybody()
	for _, t := range rounds {
		refuse := func(c rulebook.Clause, format string) (Player, error) {
			return A, phrases.Violation(c, t.String(), "", format)
		}
		if _, decided := in.one(); decided {
			return refuse(rulebook.ScrabbleTossTie, tossDecided)
		}
		var drawn []byte
		for p, c := range t {
			if (c != 0) != in[p] {
				return refuse(rulebook.ScrabbleTossTie, tossWho)
			}
			if c != 0 {
				drawn = append(drawn, c)
			}
		}
		if b, err := bag.Parse(string(drawn)); err != nil || !r.options.Tiles.Contains(b) {
			return refuse(rulebook.ScrabbleToss, tossNotInBag)
		}
		in = t.nearest()
	}
	if p, ok := in.one(); ok {
		return p, nil
	}
	return A, phrases.Violation(rulebook.ScrabbleTossTie, "", "", tossOpen)
}

// A party is some of the players.
type party [MaxPlayers]bool

func (r *Rules) everybody() (in party) {
	for p := range r.options.Players {
		in[p] = true
	}
	return in
}

// nearest is who drew the letter nearest to A, or all when all drew jokers.
func (t TossRound) nearest() (in party) {
	best := byte('Z' + 1)
	for _, c := range t {
		if 'A' <= c && c < best {
			best = c
		}
	}
	for p, c := range t {
		in[p] = c == best || c == bag.Joker && best > 'Z'
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
