package botcards

import "github.com/jeudelettres/lettres/scrabblecards"

// Cards are the cards of a hand, counted: A to Z, the jokers, and the bonus cards.
type cards [29]uint8

const (
	joker   = 26
	doubles = 27
	triples = 28
)

const cardNames = "ABCDEFGHIJKLMNOPQRSTUVWXYZ?23"

func count(c scrabblecards.Cards) (n cards) {
	letters, jokers := c.Letters.Counts()
	copy(n[:], letters[:])
	n[joker], n[doubles], n[triples] = uint8(jokers), c.Doubles, c.Triples
	return n
}

// A hand belongs to a player who has to decide, with what they know of the others.
type hand struct {
	cards   cards
	held    int
	deck    int
	plain   bool // what is kept does not count, nor what a word leaves
	first   bool // the table is empty
	keeping *keeping
	values  *[26]uint8
	others  float64 // with the deck out, what the others hold, in points
	double  float64 // what a Double Word card costs its holder at the end
	triple  float64
}

func handOf(s *scrabblecards.State, o *scrabblecards.Options) hand {
	p := s.Turn()
	h := hand{
		cards: count(s.Rack(p)), held: s.Held(p), deck: s.BagLen(), first: true, keeping: &learned, values: &o.Values,
		double: float64(o.DoubleHeld), triple: float64(o.TripleHeld),
	}
	for range s.Letters() {
		h.first = false
		break
	}
	if h.deck == 0 {
		for q := range s.Players() {
			if q != p {
				n := count(s.Rack(q))
				h.others += h.left(&n)
			}
		}
	}
	return h
}

// after returns the cards that a placement leaves in the hand, but for a bonus card, and
// what the word is worth to the next player: only new words stay, and whoever lengthens or
// crosses one scores its letters again (cards/leave).
func (h *hand) after(s *scrabblecards.State, m scrabblecards.Move) (rest cards, leaves float64) {
	rest = h.cards
	at, d := m.At(), m.Direction()
	for i, c := range []byte(m.Word()) {
		switch {
		case c < 'a':
			leaves += open * float64(h.values[c-'A'])
			c -= 'A'
		default:
			c = joker
		}
		if h.first || s.Letter(at.Next(d, i)) == 0 {
			rest[c]--
		}
	}
	if h.plain {
		leaves = 0
	}
	return rest, leaves
}

// open is the share of the letters of a word that the next player gets for it.
const open = 0.3

// maxAside is the largest number of cards that a move can exchange.
const maxAside = 8

// worth returns what cards in the hand are worth.
func (h *hand) worth(c *cards) float64 {
	switch {
	case h.plain: // what is left in the hand is of no use
		n := 0
		for _, k := range c {
			n += int(k)
		}
		return -float64(n) / 64
	case h.deck == 0:
		return h.atTheEnd(c)
	}
	return h.keeping.worth(c)
}

// most returns an upper bound of what the cards left after a move are worth.
func (h *hand) most() float64 {
	if h.deck == 0 {
		return 2 * h.others
	}
	points := 0.0
	for i, n := range h.cards {
		points += float64(n) * max(0, h.keeping.card[i]+h.keeping.each)
	}
	return points
}

// times returns the factor by which a bonus card of the hand can multiply a word.
func (h *hand) times() int {
	switch {
	case h.first:
	case h.cards[triples] > 0:
		return 3
	case h.cards[doubles] > 0:
		return 2
	}
	return 1
}

// atTheEnd returns the same once the deck is empty. The player of the last card wins what
// the others hold; otherwise every card may count against the player (cards/end).
func (h *hand) atTheEnd(c *cards) float64 {
	if *c == (cards{}) {
		return 2 * h.others
	}
	return -h.left(c)
}

// left returns the points of cards that are left at the end.
func (h *hand) left(c *cards) float64 {
	points := h.double*float64(c[doubles]) + h.triple*float64(c[triples])
	for i, n := range c[:joker] {
		points += float64(int(n) * int(h.values[i]))
	}
	return points
}
