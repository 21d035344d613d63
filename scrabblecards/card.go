package scrabblecards

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/parse"
)

// Cards is a set of cards without an order: letters, jokers and the two kinds of bonus
// cards. It is comparable.
type Cards struct {
	Letters bag.Bag
	Doubles uint8 // Double Word cards
	Triples uint8 // Triple Word cards
}

// ParseCards reads cards in any order: A to Z, ? for a joker, 2 for a Double Word and 3
// for a Triple Word.
func ParseCards(s string) (Cards, error) {
	var c Cards
	if len(s) > bag.MaxLen {
		return c, faultf(tooManyCards, bag.MaxLen)
	}
	letters := make([]byte, 0, len(s))
	for i := range len(s) {
		switch s[i] {
		case '2':
			c.Doubles++
		case '3':
			c.Triples++
		default:
			letters = append(letters, s[i])
		}
	}
	b, err := bag.Parse(string(letters))
	if err != nil {
		return Cards{}, faultf(notCards, excerpt.Truncate(s))
	}
	c.Letters = b
	return c, nil
}

// MustParseCards returns [ParseCards] for texts that are known to be valid. It panics on
// others.
func MustParseCards(s string) Cards { return parse.Must(ParseCards(s)) }

// String returns the text of the cards, which [ParseCards] reads: letters from A to Z,
// jokers, bonus cards.
func (c Cards) String() string {
	return c.Letters.String() + strings.Repeat("2", int(c.Doubles)) + strings.Repeat("3", int(c.Triples))
}

// MarshalText returns the text of the cards. The error is always nil.
func (c Cards) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads cards as [ParseCards] does.
func (c *Cards) UnmarshalText(text []byte) error { return parse.Into(c, text, ParseCards) }

// Len returns the number of cards.
func (c Cards) Len() int { return c.Letters.Len() + int(c.Doubles) + int(c.Triples) }

// Contains reports whether c has every card of o.
func (c Cards) Contains(o Cards) bool {
	return c.Doubles >= o.Doubles && c.Triples >= o.Triples && c.Letters.Contains(o.Letters)
}

// Plus returns the cards of c and of o together.
func (c Cards) Plus(o Cards) Cards {
	return Cards{c.Letters.Plus(o.Letters), c.Doubles + o.Doubles, c.Triples + o.Triples}
}

// Minus returns c without the cards of o. If c does not contain them, it returns c and false.
func (c Cards) Minus(o Cards) (Cards, bool) {
	if !c.Contains(o) {
		return c, false
	}
	letters, _ := c.Letters.Minus(o.Letters)
	return Cards{letters, c.Doubles - o.Doubles, c.Triples - o.Triples}, true
}

// Missing returns the cards of o that c does not have.
func (c Cards) Missing(o Cards) Cards {
	return Cards{c.Letters.Missing(o.Letters), o.Doubles - min(o.Doubles, c.Doubles), o.Triples - min(o.Triples, c.Triples)}
}

// A code is a card in a Move, or a letter on the table: 1 to 26 for A to Z, with
// grid.Joker added for a joker that stands for the letter; and for cards in a rack
// the three kinds below, which sort after the letters.
const (
	blank  = 27
	double = 28
	triple = 29
)

// codeByte returns a code as text: A to Z, a to z for a joker that stands for a letter, ?, 2
// and 3, and 0 for none.
func codeByte(c uint8) byte {
	switch {
	case c == 0:
		return 0
	case c == blank:
		return bag.Joker
	case c == double:
		return '2'
	case c == triple:
		return '3'
	case c >= grid.Joker:
		return 'a' + c - grid.Joker - 1
	}
	return 'A' + c - 1
}

// letterCode returns the code of a byte that is A to Z or a to z, and 0 of another.
func letterCode(c byte) uint8 {
	switch {
	case 'A' <= c && c <= 'Z':
		return c - 'A' + 1
	case 'a' <= c && c <= 'z':
		return c - 'a' + 1 + grid.Joker
	}
	return 0
}

// cardCode returns the code of a byte that ParseCards reads, and 0 of another.
func cardCode(c byte) uint8 {
	switch c {
	case bag.Joker:
		return blank
	case '2':
		return double
	case '3':
		return triple
	}
	if c > 'Z' {
		return 0
	}
	return letterCode(c)
}

// cardsOf returns codes as cards, jokers that stand for a letter for themselves.
func cardsOf(codes []uint8) (c Cards) {
	var buf [maxRack]byte
	letters := buf[:0]
	for _, k := range codes {
		switch {
		case k == double:
			c.Doubles++
		case k == triple:
			c.Triples++
		case k >= blank:
			letters = append(letters, bag.Joker)
		default:
			letters = append(letters, 'A'+k-1)
		}
	}
	c.Letters = bag.Of(letters)
	return c
}

func rackOf(b bag.Bag) (r grid.Rack) {
	letters, jokers := b.Counts()
	copy(r.Count[1:], letters[:])
	r.Count[0], r.Len = uint8(jokers), b.Len()
	return r
}
