package scrabblecards

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// Limits of options.
const (
	maxRack    = 8
	maxLetters = 102 // that can lie on the table, so that its coordinates have a bound
	maxPoints  = 1000
)

// Options are the rules of a game as data. They are comparable: equal Options with
// the same lexicon give the same game. Start from [Official]; the zero Options have no
// cards and do not compile.
type Options struct {
	// Players is the number of players, 2 to 6 (cards/players).
	Players int
	// Bag is all cards of the game, at most 102 of them letters (cards/deck).
	Bag Cards
	// Values is the points of each letter, from A to Z. A joker has none.
	Values [26]uint8
	// Rack is the size of a full rack, 1 to 8 (cards/deal).
	Rack int
	// Bonus is the points for laying as many letters as a full rack holds in one move
	// (cards/scrabble).
	Bonus int
	// Exchange is the least number of cards in the bag with which cards can be exchanged
	// (cards/exchange). With fewer the game ends when all pass (cards/end-blocked). 0 means
	// 1: with an empty bag there is nothing to exchange.
	Exchange int
	// PenaltyPoints are lost by a player who contests good words (cards/contest).
	PenaltyPoints int
	// DoubleHeld and TripleHeld are what a bonus card costs the player who holds it at the
	// end (cards/end).
	DoubleHeld, TripleHeld int
	// Excluded is the classes of words that are not admitted. A word is good if at least one
	// of its readings is in none of them (cards/words).
	Excluded lexicon.Classes
	// Validation says when bad words are refused.
	Validation Validation
	// Unseen says that draws need not say which cards came, since who wrote the game down has
	// not seen them. A player may then lay whatever may be in their hand.
	Unseen bool
}

// A Validation says when words are looked up in the dictionary.
type Validation uint8

const (
	// Strict refuses a move that makes a bad word at once, and all contests
	// (official/contest/strict).
	Strict Validation = iota
	// OnContest accepts any word. A bad one stays and counts, unless it is contested in time
	// (cards/dictionary).
	OnContest
)

// Official returns the rules of 1997, for two players; set Players for more.
func Official() Options {
	return Options{
		Players:       2,
		Bag:           Cards{bag.Scrabble(), 8, 2},
		Values:        [26]uint8{1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10, 10},
		Rack:          7,
		Bonus:         50,
		Exchange:      7,
		PenaltyPoints: 10,
		DoubleHeld:    10,
		TripleHeld:    20,
		Excluded:      lexicon.ClassesOf(lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper),
	}
}

// Validate reports everything that is wrong with o as one joined error, or nil.
func (o Options) Validate() error {
	var faults []error
	fault := func(format string, args ...any) { faults = append(faults, faultf(format, args...)) }
	between := func(what string, v, lo, hi int) {
		if v < lo || v > hi {
			fault(phrase.OutOfRange, what, v, lo, hi)
		}
	}
	if o == (Options{}) {
		return faultf(zeroOptions)
	}
	faults = append(faults, settings.OutOfRange(&o)...)
	between("letters of the bag", o.Bag.Letters.Len(), 2, maxLetters)
	between("bag", o.Bag.Len(), o.Players*o.Rack, bag.MaxLen)
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(phrase.UnknownClasses, uint32(unknown))
	} else if o.admitted() == 0 {
		fault(phrase.NoClassLeft)
	}
	if kinds(o.Bag.Letters) < 2 {
		fault(bagOneKind)
	}
	for _, key := range settings.Nameless(&o) {
		fault(phrase.NoSuchValue, key)
	}
	return errors.Join(faults...)
}

// admitted returns the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes { return lexicon.AllClasses.Without(o.Excluded) }

// kinds returns the number of different letters.
func kinds(b bag.Bag) (n int) {
	for letter := range b.All() {
		if letter != bag.Joker {
			n++
		}
	}
	return n
}
