package jago

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
)

// What no option goes beyond.
const (
	maxRack   = 12
	maxTurned = 9 // squares that a Move can name
	mayTurn   = 3 // letters, so that the choices can be told one by one
)

// Options are the rules of a game as data. They are comparable: equal Options with the
// same lexicon compile to the same rules. Start from [Official]; the zero Options have
// no letters and do not compile.
type Options struct {
	// Letters is all the letters of the game, without jokers (jago/bag).
	Letters bag.Bag
	// Rack is the number of letters of a full rack, 1 to 12 (jago/players).
	Rack int
	// Turned is how many letters who was right about a contest may turn, 0 to 3
	// (jago/contest).
	Turned int
	// Excluded are the classes of words that are not admitted. A word is good when one
	// of its readings is in none of them (jago/words).
	Excluded lexicon.Classes
	// Validation says what happens to a word that is wrong.
	Validation Validation
}

// A Validation says when the dictionary is asked.
type Validation uint8

const (
	// Strict refuses to lay a word that is not good, and to end a turn while a run of
	// letters is none. Runs across the word may be none until then (jago/turn).
	Strict Validation = iota
	// OnContest lets any word be laid. A wrong one stands unless it is contested at
	// once.
	OnContest
)

// Official is Jago as it is sold.
func Official() Options {
	return Options{
		Letters:  bag.Jago(),
		Rack:     maxRack,
		Turned:   3,
		Excluded: lexicon.ClassesOf(lexicon.Proper, lexicon.Abbreviation, lexicon.Symbol, lexicon.Compound),
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
	between("Rack", o.Rack, 1, maxRack)
	between("Turned", o.Turned, 0, mayTurn)
	between("Letters", o.Letters.Len(), 2*o.Rack, bag.MaxLen)
	if n := o.Letters.Count(bag.Joker); n > 0 {
		fault(hasJokers, n)
	}
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(unknownClasses, uint32(unknown))
	} else if o.admitted() == 0 {
		fault(noClassLeft)
	}
	for _, key := range settings.Nameless(&o) {
		fault(noSuchValue, key)
	}
	return errors.Join(faults...)
}

// admitted is the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes { return lexicon.AllClasses.Without(o.Excluded) }
