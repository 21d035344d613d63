// Package toss finds who begins a game: each player draws a letter, all letters go back,
// and those who are equally near to A draw again, round by round. A joker is farther
// from A than any letter.
//
// Where there are fewer letters than players who draw, each draws from all of them.
// Where all letters are alike no round can decide, and chance does so at once.
package toss

import (
	"math/bits"
	"math/rand/v2"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/bag"
)

// A Round is the letter that each player drew, A to Z or ? for a joker; 0 for who did
// not draw.
type Round interface{ ~[2]byte | ~[4]byte | ~[6]byte }

// A Fault says what is wrong with a toss.
type Fault uint8

const (
	None      Fault = iota
	Decided         // a round before this one has decided
	WhoDraws        // somebody drew who does not draw in this round, or did not who does
	NotInBag        // the letters are not all in the bag
	Undecided       // the last round leaves more than one player
)

// Draw returns a toss by chance, and the player who begins. It has no rounds where all
// letters are alike.
func Draw[R Round](rng *rand.Rand, letters bag.Bag, players int) (first int, rounds []R) {
	if letters.Len() == 0 || letters.Count(letterOf(letters)) == letters.Len() {
		return rng.IntN(players), nil
	}
	for in := all(players); !in.one(); in = nearest(rounds[len(rounds)-1]) {
		var round R
		rest := letters
		for p := range len(round) {
			if in.has(p) {
				var drawn bag.Bag
				drawn, rest = rest.Draw(rng, 1)
				round[p] = letterOf(drawn)
				if in.len() > letters.Len() {
					rest = letters
				}
			}
		}
		rounds = append(rounds, round)
	}
	return nearest(rounds[len(rounds)-1]).first(), rounds
}

// Winner returns the player who begins after these rounds, or what is wrong with them and
// with which round: the last one where the toss is undecided.
func Winner[R Round](letters bag.Bag, players int, rounds []R) (first, at int, fault Fault) {
	in := all(players)
	for at, round := range rounds {
		if in.one() {
			return 0, at, Decided
		}
		var drawn []byte
		for p := range len(round) {
			if (round[p] != 0) != in.has(p) {
				return 0, at, WhoDraws
			}
			if round[p] != 0 {
				drawn = append(drawn, round[p])
			}
		}
		b, err := bag.Parse(string(drawn))
		if err != nil || !within(letters, b) {
			return 0, at, NotInBag
		}
		in = nearest(round)
	}
	if !in.one() {
		return 0, max(len(rounds)-1, 0), Undecided
	}
	return in.first(), 0, None
}

// within reports whether drawn can be drawn from letters in one round.
func within(letters, drawn bag.Bag) bool {
	if drawn.Len() <= letters.Len() {
		return letters.Contains(drawn)
	}
	for letter := range drawn.All() {
		if letters.Count(letter) == 0 {
			return false
		}
	}
	return true
}

// String returns the letters with their players: "A=M B=?".
func String[R Round](round R) string {
	var text []byte
	for p := range len(round) {
		if round[p] == 0 {
			continue
		}
		if len(text) > 0 {
			text = append(text, ' ')
		}
		text = utf8.AppendRune(append(text, 'A'+byte(p), '='), rune(round[p]))
	}
	return string(text)
}

// letterOf returns the first letter of a Bag that is not empty.
func letterOf(b bag.Bag) (letter byte) {
	for letter = range b.All() {
		break
	}
	return letter
}

// A party is some of the players, by bit.
type party uint8

func all(players int) party { return 1<<players - 1 }

func (in party) has(p int) bool { return in>>p&1 != 0 }

func (in party) one() bool { return in != 0 && in&(in-1) == 0 }

func (in party) len() int { return bits.OnesCount8(uint8(in)) }

func (in party) first() int { return bits.TrailingZeros8(uint8(in)) }

// nearest returns who drew the letter nearest to A.
func nearest[R Round](round R) (in party) {
	best := byte(255)
	for p := range len(round) {
		c := round[p]
		if c == bag.Joker {
			c = 'Z' + 1
		}
		switch {
		case c == 0 || c > best:
			continue
		case c < best:
			best, in = c, 0
		}
		in |= 1 << p
	}
	return in
}
