package scrabblecards

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
)

// What no option goes beyond.
const (
	maxHand    = 8
	maxLetters = 102 // that can lie on the table, so that its coordinates have a bound
	maxPoints  = 1000
)

// Options are the rules of a game as data. They are comparable: equal Options with
// the same lexicon compile to the same rules. Start from [Official]; the zero Options
// have no deck and do not compile.
type Options struct {
	// Players is their number, 2 to 6 (cards/players).
	Players int
	// Deck is all the cards, of which at most 102 are letters (cards/deck).
	Deck Cards
	// Values is the points of each letter, A first. A joker has none.
	Values [26]uint8
	// Hand is the number of cards of a full hand, 1 to 8 (cards/deal).
	Hand int
	// Bonus is the points for as many letter cards as a full hand in one move
	// (cards/scrabble).
	Bonus int
	// Exchange is the number of cards that the deck must have at least for an exchange
	// (cards/exchange). With fewer the game ends when all pass (cards/end-blocked).
	Exchange int
	// Penalty is the points that a contest of good words costs (cards/contest).
	Penalty int
	// DoubleHeld and TripleHeld are what a bonus card counts that is held at the end
	// (cards/end).
	DoubleHeld, TripleHeld int
	// Excluded are the classes of words that are not admitted. A word is good when one
	// of its readings is in none of them (cards/words).
	Excluded lexicon.Classes
	// Validation says what happens to a word that is wrong.
	Validation Validation
}

// A Validation says when the dictionary is asked.
type Validation uint8

const (
	// Strict refuses a move that makes a wrong word, as if it could not be laid.
	Strict Validation = iota
	// OnContest lets any word be laid. A wrong one stands, and counts, unless it is
	// contested in time (cards/dictionary).
	OnContest
)

// Official is the rules of 1997, for two players; set Players for more.
func Official() Options {
	return Options{
		Players:    2,
		Deck:       Deck(),
		Values:     [26]uint8{1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10, 10},
		Hand:       7,
		Bonus:      50,
		Exchange:   7,
		Penalty:    10,
		DoubleHeld: 10,
		TripleHeld: 20,
		Excluded:   lexicon.ClassesOf(lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper),
	}
}

// Validate reports all faults of o at once, joined, or nil.
func (o Options) Validate() error {
	var faults []error
	fault := func(format string, args ...any) { faults = append(faults, faultf(format, args...)) }
	between := func(what string, v, lo, hi int) {
		if v < lo || v > hi {
			fault(outOfRange, what, v, lo, hi)
		}
	}
	if o == (Options{}) {
		return faultf(zeroOptions)
	}
	between("Players", o.Players, 2, MaxPlayers)
	between("Hand", o.Hand, 1, maxHand)
	between("Bonus", o.Bonus, 0, maxPoints)
	between("Exchange", o.Exchange, 0, bag.MaxLen)
	between("Penalty", o.Penalty, 0, maxPoints)
	between("DoubleHeld", o.DoubleHeld, 0, maxPoints)
	between("TripleHeld", o.TripleHeld, 0, maxPoints)
	between("Deck.Letters", o.Deck.Letters.Len(), 2, maxLetters)
	between("Deck", o.Deck.Len(), o.Players*o.Hand, bag.MaxLen)
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(unknownClasses, uint32(unknown))
	} else if o.admitted() == 0 {
		fault(noClassLeft)
	}
	if kinds(o.Deck.Letters) < 2 {
		fault(deckOneKind)
	}
	for _, key := range settings.Nameless(&o) {
		fault(noSuchValue, key)
	}
	return errors.Join(faults...)
}

// admitted is the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes { return lexicon.AllClasses.Without(o.Excluded) }

// kinds is the number of different letters.
func kinds(b bag.Bag) (n int) {
	for letter := range b.All() {
		if letter != bag.Joker {
			n++
		}
	}
	return n
}
