package main

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

// A bot decides what to do for the viewer, who is on turn with a full rack. It is
// given a View and nothing else, so there is no rack but its own that it could look
// at.
type bot interface {
	decide(scrabble.View) scrabble.Move
	says() string // how it plays, one of the phrases
}

// newBots is the players of a game: the keen and the thrifty by turns.
func newBots(players int) (bots []bot) {
	for p := range players {
		if p%2 == 0 {
			bots = append(bots, keen{})
		} else {
			bots = append(bots, &thrifty{})
		}
	}
	return bots
}

// keen lays what counts most now, and thinks no further.
type keen struct{}

func (keen) says() string { return playsKeen }

func (keen) decide(v scrabble.View) scrabble.Move {
	if m, ok := v.Best(); ok {
		return m
	}
	if v.BagLen() >= v.Rules().Options().Exchange {
		return scrabble.Exchange(v.Rack().String())
	}
	return scrabble.Pass()
}

// thrifty adds to the points of each move what the tiles are worth that stay on its
// rack, and makes the move with the largest sum. An exchange is a move like any
// other, without points: so a bad rack goes back to the bag where no placement makes
// up for it.
type thrifty struct{ moves []scrabble.Move }

func (*thrifty) says() string { return playsThrifty }

func (b *thrifty) decide(v scrabble.View) scrabble.Move {
	b.moves = v.AppendMoves(b.moves[:0])
	worth := leave
	if v.BagLen() == 0 {
		worth = atTheEnd(v)
	}
	best, most, rack := scrabble.Pass(), -1000, v.Rack()
	for _, m := range b.moves {
		if sum := v.Points(m) + worth(stays(rack, m)); sum > most {
			best, most = m, sum
		}
	}
	return best
}

// stays is what a move leaves on a rack.
func stays(rack bag.Bag, m scrabble.Move) bag.Bag {
	used := []byte(m.Aside())
	for _, c := range m.Laid() {
		if c >= 'a' {
			c = bag.Joker
		}
		used = append(used, c)
	}
	rest, _ := rack.Minus(bag.Of(used))
	return rest
}

// leaves is what a tile on the rack adds to the points of the next move, in points:
// rounded from a regression over 66,000 moves of keen. The two letters that everybody
// likes to keep, S and the joker, are good for more than one move, and get some more.
var leaves = [26]int{
	'A' - 'A': 1, 'B' - 'A': -3, 'C' - 'A': 0, 'D' - 'A': -3, 'E' - 'A': 2, 'F' - 'A': -2, 'G' - 'A': -3,
	'H' - 'A': -3, 'I' - 'A': 0, 'J' - 'A': -3, 'K' - 'A': 0, 'L' - 'A': -2, 'M' - 'A': -2, 'N' - 'A': -1,
	'O' - 'A': -2, 'P' - 'A': -1, 'Q' - 'A': -7, 'R' - 'A': 0, 'S' - 'A': 5, 'T' - 'A': 1, 'U' - 'A': -2,
	'V' - 'A': -3, 'W' - 'A': -6, 'X' - 'A': 5, 'Y' - 'A': 1, 'Z' - 'A': 7,
}

const (
	leaveJoker  = 20
	leaveTwin   = -6 // a letter that is there already
	leaveUneven = -2 // each vowel too many, or consonant
)

// leave is what tiles on the rack are worth while there are others to draw.
func leave(rest bag.Bag) (points int) {
	vowels, consonants := 0, 0
	for letter, n := range rest.All() {
		if letter == bag.Joker {
			points += n * leaveJoker
			continue
		}
		points += n*leaves[letter-'A'] + (n-1)*leaveTwin
		switch letter {
		case 'A', 'E', 'I', 'O', 'U', 'Y':
			vowels += n
		default:
			consonants += n
		}
	}
	uneven := max(vowels-consonants, consonants-vowels)
	return points + max(0, uneven-1)*leaveUneven
}

// atTheEnd is the same with an empty bag: who is out wins what the others hold, and
// they lose it; any other tile may be counted against the bot (scrabble/end-out).
// What the bot does not see is then on the other racks.
func atTheEnd(v scrabble.View) func(bag.Bag) int {
	values := v.Rules().Options().Values
	count := func(b bag.Bag) (points int) {
		for letter, n := range b.All() {
			if letter != bag.Joker {
				points += n * int(values[letter-'A'])
			}
		}
		return points
	}
	return func(rest bag.Bag) int {
		if rest.Len() == 0 {
			return 2 * count(v.Unseen())
		}
		return -count(rest)
	}
}
