package jarnac

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
)

// The mat, as it is printed: nothing larger can be asked for.
const (
	maxLines  = 8 // official/mat/lines
	maxLength = 9 // official/mat/length, classic/length-cap
	minLength = 2 // no lexicon holds shorter words
)

// Counts that no option changes.
const (
	firstDraw = 6  // official/turn/first-draw
	swapSize  = 3  // official/handover/swap, classic/draw
	margin    = 70 // official/score/margin

	penaltyPoints = 10 // official/time/out-penalty
)

// Options are the rules of a game as data. They are comparable: equal Options
// with the same lexicon compile to the same rules, so a caller can cache Rules
// by them. Start from one of the presets [Official], [Competition], [Classic]
// and [ClassicCompetition]; the zero Options have no bag and do not compile.
type Options struct {
	// Edition is the rule text that refusals cite where several texts say the
	// same thing. It changes no rule.
	Edition Edition
	// Toss says how the first player is found.
	Toss Toss
	// Formula says whether conjugations are words, and whether a word may be
	// lengthened into another form of its own dictionary entry.
	Formula Formula
	// Excluded are the classes of words that are not admitted. A word is good
	// when one of its readings is in none of them.
	Excluded lexicon.Classes
	// Bag is all the letters of the game, without jokers.
	Bag bag.Bag
	// Lines is the number of lines on a mat, 1 to 8.
	Lines int
	// MinLength and MaxLength bound the words that may be laid, from 2 to 9
	// letters.
	MinLength, MaxLength int
	// Jarnacs is how many words may be taken at one handover, 1 or 2.
	Jarnacs int
	// Ending says what a full mat means.
	Ending Ending
	// Scoring says who wins at the end.
	Scoring Scoring
	// Validation says what happens to a word that is wrong.
	Validation Validation
	// Penalty says what a contest costs who was wrong.
	Penalty Penalty
}

// An Edition is a rule text.
type Edition uint8

const (
	Edition2012        Edition = iota // the official rules of 2012
	EditionBox                        // the rules of the box
	EditionTournaments                // the competition form printed with the rules of the box
)

// A Toss is a way to find the player who starts.
type Toss uint8

const (
	ByLetter Toss = iota // each draws a letter, the one nearest to A starts (official/toss/closest)
	ByCoin               // heads or tails (classic/toss)
)

// A Formula is two choices, each made or not: all four are playable
// (official/words/competition). The zero Formula is the free one.
type Formula uint8

const (
	// WithoutConjugations refuses the forms of verbs but infinitives and
	// participles (official/words/conjugations).
	WithoutConjugations Formula = 1 << iota
	// WithoutChaining refuses to lengthen a word into another form of the same
	// entry (official/words/same-entry).
	WithoutChaining

	FreeFormula        Formula = 0
	CompetitionFormula         = WithoutConjugations | WithoutChaining
)

// An Ending is what happens when words stand on all lines of a mat.
type Ending uint8

const (
	// LastChance ends the game when a player whose mat is full passes and the
	// opponent has no Jarnac to call (official/end/last-line).
	LastChance Ending = iota
	// LastLine ends the game with the word that fills the mat (classic/end).
	LastLine
	// LongerWord lets the opponent call one Jarnac on the word that filled the
	// mat, or on an earlier line (classic-competition/last-jarnac).
	LongerWord
)

// A Scoring is a way to find the winner when the words are counted.
type Scoring uint8

const (
	// ByMargin gives the game to the higher total when it is more than 70
	// points ahead, and else to the player with more points and more Jarnacs,
	// if there is one (official/score/margin, official/score/jarnacs).
	ByMargin Scoring = iota
	// ByTotal gives it to the higher total (classic/winner).
	ByTotal
)

// A Validation says when the dictionary is asked.
type Validation uint8

const (
	// Strict refuses a wrong word at once, as if it could not be laid.
	Strict Validation = iota
	// OnContest lets any word be laid that the letters make. A wrong one stands,
	// and counts, unless the opponent contests it in time.
	OnContest
)

// A Penalty is what a contest costs the player who was wrong, be it the author
// of the word or the opponent.
type Penalty uint8

const (
	// ExtraLetters gives the other player one letter more at the coming draw or
	// swap, and a bad word ends the turn (official/contest/good,
	// official/contest/bad).
	ExtraLetters Penalty = iota
	// NoPenalty gives nobody anything: a bad word is undone, and its author plays
	// on (classic/contest).
	NoPenalty
)

// The classes that official/words/classes keeps out.
var notWords = lexicon.ClassesOf(lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper)

// Official is the official rules of 2012 with the free formula: conjugations
// are words, and words may be lengthened into any other.
func Official() Options {
	return Options{
		Excluded:  notWords,
		Bag:       bag.Jarnac2012(),
		Lines:     maxLines,
		MinLength: 3,
		MaxLength: maxLength,
		Jarnacs:   1,
	}
}

// Competition is the official rules of 2012 with the competition formula,
// without conjugations and without chaining (official/words/competition).
func Competition() Options {
	o := Official()
	o.Formula = CompetitionFormula
	return o
}

// Classic is the rules of the box: two Jarnacs at a handover, no interjections,
// an end with the last line, and the higher total wins.
func Classic() Options {
	o := Official()
	o.Edition = EditionBox
	o.Toss = ByCoin
	o.Excluded |= lexicon.ClassesOf(lexicon.Interjection)
	o.Bag = bag.JarnacClassic()
	o.Jarnacs = 2
	o.Ending = LastLine
	o.Scoring = ByTotal
	o.Penalty = NoPenalty
	return o
}

// ClassicCompetition is the form for tournaments that is printed with the rules
// of the box: as [Classic], with the competition formula and a last Jarnac
// against the word that fills the mat.
func ClassicCompetition() Options {
	o := Classic()
	o.Edition = EditionTournaments
	o.Formula = CompetitionFormula
	o.Ending = LongerWord
	o.Penalty = ExtraLetters
	return o
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
	between("Lines", o.Lines, 1, maxLines)
	between("MinLength", o.MinLength, minLength, maxLength)
	between("MaxLength", o.MaxLength, minLength, maxLength)
	if o.MinLength > o.MaxLength {
		fault(minAboveMax, o.MinLength, o.MaxLength)
	}
	between("Jarnacs", o.Jarnacs, 1, 2)
	if n := o.Bag.Count(bag.Joker); n > 0 {
		fault(bagJokers, n)
	}
	if o.Bag.Len() < firstDraw {
		fault(bagTooSmall, o.Bag.Len(), firstDraw)
	}
	if o.admitted() == 0 {
		fault(noClassLeft)
	}
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(unknownClasses, uint32(unknown))
	}
	for _, key := range settings.Nameless(&o) {
		fault(noSuchValue, key)
	}
	if o.Toss == ByLetter && o.Bag.Len() > 0 && kinds(o.Bag) == 1 {
		fault(bagOneKind)
	}
	return errors.Join(faults...)
}

func kinds(b bag.Bag) (n int) {
	for range b.All() {
		n++
	}
	return n
}

// admitted is the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes {
	out := o.Excluded
	if o.Formula&WithoutConjugations != 0 {
		out |= lexicon.ClassesOf(lexicon.Finite)
	}
	return lexicon.AllClasses.Without(out)
}

// without is o with one choice of the formula taken back.
func (o Options) without(f Formula) Options {
	o.Formula &^= f
	return o
}
