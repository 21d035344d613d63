package main

import (
	"math"
	"strings"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// A bot decides what to do for the viewer, who is on turn with a full hand. It is
// given a View and nothing else, so there is no hand but its own that it could look
// at.
type bot interface {
	decide(scrabblecards.View) scrabblecards.Move
	says() string // how it plays, one of the phrases
}

// newBots is the players of a game: the keen and the canny by turns.
func newBots(players int) (bots []bot) {
	for p := range players {
		if p%2 == 0 {
			bots = append(bots, &keen{})
		} else {
			bots = append(bots, &canny{})
		}
	}
	return bots
}

// keen lays what counts most now, and thinks no further.
type keen struct{ moves []scrabblecards.Move }

func (*keen) says() string { return playsKeen }

func (b *keen) decide(v scrabblecards.View) scrabblecards.Move {
	b.moves = v.AppendMoves(b.moves[:0])
	best, most, bare := scrabblecards.Pass(), 0, 0
	for _, m := range b.moves {
		if most >= bound(m, bare) {
			continue
		}
		points := v.Score(m)
		if points > most {
			best, most = m, points
		}
		if card, _ := m.Bonus(); card == scrabblecards.NoBonus {
			bare = points
		}
	}
	if most == 0 && v.DeckLen() >= v.Rules().Options().Exchange {
		return scrabblecards.Exchange(v.Hand().String())
	}
	return best
}

// canny makes the move of which the points, less what it leaves to the next player,
// and with what the cards are worth that it keeps, are most. An exchange is a move like
// any other, without points.
type canny struct{ moves []scrabblecards.Move }

func (*canny) says() string { return playsCanny }

func (b *canny) decide(v scrabblecards.View) scrabblecards.Move {
	b.moves = v.AppendMoves(b.moves[:0])
	worth := keeping
	if v.DeckLen() == 0 {
		worth = atTheEnd(v)
	}
	best, most, hand := scrabblecards.Pass(), -1000.0, v.Hand()
	bare := 0
	for _, m := range b.moves {
		more := float64(worth(stays(v, hand, m))) - leaves(v, m)
		if most >= float64(bound(m, bare))+more {
			continue
		}
		points := v.Score(m)
		if sum := float64(points) + more; sum > most {
			best, most = m, sum
		}
		if card, _ := m.Bonus(); card == scrabblecards.NoBonus {
			bare = points
		}
	}
	return best
}

// bound is as much as a move can count, or more. One with a bonus card, which follows the same
// placement without, multiplies at best all that this counts, the bare points.
func bound(m scrabblecards.Move, bare int) int {
	if card, _ := m.Bonus(); card != scrabblecards.NoBonus {
		return bare * int(card)
	}
	return math.MaxInt32
}

// stays is what a move leaves of a hand.
func stays(v scrabblecards.View, hand scrabblecards.Cards, m scrabblecards.Move) scrabblecards.Cards {
	used := []byte(m.Aside())
	for i, c := range []byte(m.Word()) {
		row, col := m.Row(), m.Column()+i
		if m.Direction() == scrabblecards.Down {
			row, col = m.Row()+i, m.Column()
		}
		switch {
		case v.Letter(row, col) != 0:
		case c >= 'a':
			used = append(used, '?')
		default:
			used = append(used, c)
		}
	}
	if b, _ := m.Bonus(); b != scrabblecards.NoBonus {
		used = append(used, '0'+byte(b))
	}
	rest, _ := hand.Minus(scrabblecards.MustParseCards(string(used)))
	return rest
}

// open is the share of the letters of a word that the next player gets for lengthening
// or crossing it.
const open = 0.2

// leaves is what the next player gets of the words that a move makes: only these stay,
// and each counts again, with all its letters, for who lengthens it (cards/leave).
func leaves(v scrabblecards.View, m scrabblecards.Move) float64 {
	values := v.Rules().Options().Values
	points := 0
	for _, c := range m.Word() {
		if 'A' <= c && c <= 'Z' {
			points += int(values[c-'A'])
		}
	}
	return open * float64(points)
}

// What a card in the hand is good for later, in points: a bonus card multiplies a
// whole word.
const (
	keepJoker  = 12
	keepS      = 3
	keepDouble = 8
	keepTriple = 16
	keepTwin   = -3 // a letter that is there already
	keepUneven = -2 // each vowel too many, or consonant
)

// keeping is what cards in the hand are worth while there are others to draw.
func keeping(rest scrabblecards.Cards) (points int) {
	points = int(rest.Doubles)*keepDouble + int(rest.Triples)*keepTriple
	vowels, consonants := 0, 0
	for letter, n := range rest.Letters.All() {
		switch {
		case letter == '?':
			points += n * keepJoker
			continue
		case letter == 'S':
			points += n * keepS
		}
		points += (n - 1) * keepTwin
		if strings.IndexByte("AEIOUY", letter) >= 0 {
			vowels += n
		} else {
			consonants += n
		}
	}
	uneven := max(vowels-consonants, consonants-vowels)
	return points + max(0, uneven-1)*keepUneven
}

// atTheEnd is the same with the deck out: who has no cards left wins what the others
// hold, and they lose it; any other card may be counted against the bot (cards/end).
// What the bot does not see is then in the other hands.
func atTheEnd(v scrabblecards.View) func(scrabblecards.Cards) int {
	o := v.Rules().Options()
	count := func(c scrabblecards.Cards) (points int) {
		for letter, n := range c.Letters.All() {
			if letter != '?' {
				points += n * int(o.Values[letter-'A'])
			}
		}
		return points + int(c.Doubles)*o.DoubleHeld + int(c.Triples)*o.TripleHeld
	}
	return func(rest scrabblecards.Cards) int {
		if rest.Len() == 0 {
			return 2 * count(v.Unseen())
		}
		return -count(rest)
	}
}
