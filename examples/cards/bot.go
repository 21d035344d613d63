package main

import (
	"math"
	"strings"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// A bot decides for the viewer, who is on turn with a full hand. It gets a View and
// nothing else, so it cannot look at the other hands.
type bot interface {
	decide(scrabblecards.View) scrabblecards.Move
	says() string // how it plays, one of the phrases
}

// newBots is the players of a game: keen and canny in turn.
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

// keen makes the move that scores most.
type keen struct{ moves []scrabblecards.Move }

func (*keen) says() string { return playsKeen }

func (b *keen) decide(v scrabblecards.View) scrabblecards.Move {
	b.moves = v.AppendMoves(b.moves[:0])
	best, most, bare := scrabblecards.Pass(), 0, 0
	for _, m := range b.moves {
		if most >= bound(m, bare) {
			continue
		}
		points := v.Points(m)
		if points > most {
			best, most = m, points
		}
		if card, _ := m.Bonus(); card == scrabblecards.NoBonus {
			bare = points
		}
	}
	if most == 0 && v.BagLen() >= v.Rules().Options().Exchange {
		return scrabblecards.Exchange(v.Rack().String())
	}
	return best
}

// canny adds to the points of a move what the cards are worth that it keeps, subtracts
// what it leaves to the next player, and makes the best move. An exchange has no points.
type canny struct{ moves []scrabblecards.Move }

func (*canny) says() string { return playsCanny }

func (b *canny) decide(v scrabblecards.View) scrabblecards.Move {
	b.moves = v.AppendMoves(b.moves[:0])
	worth := keeping
	if v.BagLen() == 0 {
		worth = atTheEnd(v)
	}
	best, most, rack := scrabblecards.Pass(), -1000.0, v.Rack()
	bare := 0
	for _, m := range b.moves {
		more := float64(worth(stays(v, rack, m))) - leaves(v, m)
		if most >= float64(bound(m, bare))+more {
			continue
		}
		points := v.Points(m)
		if sum := float64(points) + more; sum > most {
			best, most = m, sum
		}
		if card, _ := m.Bonus(); card == scrabblecards.NoBonus {
			bare = points
		}
	}
	return best
}

// bound is an upper bound of the points of a move. A bonus card multiplies at most all
// points of the same placement without it, which comes right before: the bare points.
func bound(m scrabblecards.Move, bare int) int {
	if card, _ := m.Bonus(); card != scrabblecards.NoBonus {
		return bare * int(card)
	}
	return math.MaxInt32
}

// stays is the cards that a move leaves in the hand.
func stays(v scrabblecards.View, rack scrabblecards.Cards, m scrabblecards.Move) scrabblecards.Cards {
	used := []byte(m.Aside())
	for i, c := range []byte(m.Word()) {
		switch {
		case v.Letter(m.At().Next(m.Direction(), i)) != 0:
		case c >= 'a':
			used = append(used, '?')
		default:
			used = append(used, c)
		}
	}
	if b, _ := m.Bonus(); b != scrabblecards.NoBonus {
		used = append(used, '0'+byte(b))
	}
	rest, _ := rack.Minus(scrabblecards.MustParseCards(string(used)))
	return rest
}

// open is the share of the letters of a word that the next player gets for lengthening
// or crossing it.
const open = 0.2

// leaves is what the words that a move makes are worth to the next player: only these stay,
// and whoever lengthens one scores all its letters again (cards/leave).
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

// What a card in the hand is worth later, in points. A bonus card multiplies a whole word.
const (
	keepJoker  = 12
	keepS      = 3
	keepDouble = 8
	keepTriple = 16
	keepTwin   = -3 // another letter of the same kind
	keepUneven = -2 // each vowel or consonant too many
)

// keeping is what cards in the hand are worth while the deck has cards.
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

// atTheEnd is the same with the deck out. The player who plays the last card wins what the
// others hold; otherwise every card may count against the bot (cards/end). The cards that
// the bot does not see are then in the other hands.
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
