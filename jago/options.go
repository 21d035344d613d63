package jago

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// The bounds of the options.
const (
	maxRack    = 12
	maxFlipped = 9 // squares that a Move can name
	mayFlip    = 3 // letters, so that the choices can be listed one by one
)

// Options are the rules of a game as data. They are comparable: equal Options with the
// same lexicon compile to the same rules. Start from [Official]: the zero Options have
// no letters and do not compile.
type Options struct {
	// Bag is all the letters of the game, without jokers (jago/bag).
	Bag bag.Bag
	// Rack is the number of letters of a full rack, 1 to 12 (jago/players).
	Rack int
	// Flips is the number of letters that the player who was right about a contest may flip, 0 to 3
	// (jago/contest).
	Flips int
	// Excluded are the classes of words that are not admitted. A word is good when one
	// of its readings is in none of them (jago/words).
	Excluded lexicon.Classes
	// Validation says what happens to a word that is wrong.
	Validation Validation
	// Unseen says that draws need not say which letters came, since who wrote the game down has
	// not seen them. A player may then lay whatever may be on their rack.
	Unseen bool
	// Squares says how the squares are named where this game is written, read or drawn: 6F,
	// or F6 as on French boards. It changes no rule.
	Squares board.Notation
}

// A Validation says when the dictionary is asked.
type Validation uint8

const (
	// Strict refuses to lay a word that is not good, and to end a turn while a run of
	// letters is not a word. Until then runs across the word need not be words (jago/turn).
	Strict Validation = iota
	// OnContest lets any word be laid. A wrong one stands unless it is contested at
	// once.
	OnContest
)

// Official returns Jago as it is sold.
func Official() Options {
	return Options{
		Bag:      bag.Jago(),
		Rack:     maxRack,
		Flips:    mayFlip,
		Excluded: lexicon.ClassesOf(lexicon.Proper, lexicon.Abbreviation, lexicon.Symbol, lexicon.Compound),
	}
}

// Validate reports all faults of o at once, joined, or nil.
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
	between("bag", o.Bag.Len(), 2*o.Rack, bag.MaxLen)
	if n := o.Bag.Count(bag.Joker); n > 0 {
		fault(hasJokers, n)
	}
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(phrase.UnknownClasses, uint32(unknown))
	} else if o.admitted() == 0 {
		fault(phrase.NoClassLeft)
	}
	for _, key := range settings.Nameless(&o) {
		fault(phrase.NoSuchValue, key)
	}
	return errors.Join(faults...)
}

// admitted returns the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes { return lexicon.AllClasses.Without(o.Excluded) }
