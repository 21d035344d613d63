package jarnac

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// The mat, as it is printed: nothing larger can be asked for. Twelve lines and words of twelve letters
// were tried: a State had 472 bytes instead of 368, and a champion's decision took 14 % more processor time.
const (
	maxLines  = 8 // official/mat/lines
	maxLength = 9 // official/mat/length, classic/length-cap
	minLength = 2 // no lexicon holds shorter words
)

// The largest counts that the options take. Longer swaps would give too many choices.
const (
	maxFirstDraw = 20
	maxSwap      = 5
	maxMargin    = 1000
)

const penaltyPoints = 10 // official/time/out-penalty

// Options are the rules of a game as data. They are comparable: equal Options
// with the same lexicon compile to the same rules, so a caller can cache Rules
// by them. Start from one of the presets [Official], [Competition], [Classic]
// and [ClassicCompetition]; the zero Options have no bag and do not compile.
type Options struct {
	// Edition is the rule text that refusals cite where several texts say the
	// same thing. It changes no rule.
	Edition Edition
	// Toss says how the player who starts is found.
	Toss TossRule
	// NoConjugations refuses all verb forms but infinitives and participles
	// (official/words/conjugations).
	NoConjugations bool
	// NoChaining refuses to lengthen a word into another form of the same dictionary
	// entry (official/words/same-entry).
	NoChaining bool
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
	// FirstDraw is the number of letters with which a player begins, 1 to 20
	// (official/turn/first-draw). The bag has as many.
	FirstDraw int
	// SwapSize is the number of letters that a swap sets aside, 1 to 5, and for which as
	// many come (official/handover/swap). A swap needs so many letters in the bag. With 0
	// nothing is swapped.
	SwapSize int
	// Jarnacs is the number of words that may be taken at one handover, 1 to 8
	// (official/handover/one, classic/double), or 0 for a game without Jarnacs. 8 is any
	// number: a mat has room for no more.
	Jarnacs int
	// Ending says what a full mat means.
	Ending Ending
	// Score says who wins.
	Score ScoreRule
	// Margin is the largest difference of the totals at which the Jarnacs decide, 0 to
	// 1000. It means nothing with [ByTotal].
	Margin int
	// Validation says what happens to a word that is wrong.
	Validation Validation
	// Penalty says what a contest costs the player who was wrong.
	Penalty PenaltyRule
	// Unseen says that draws need not say which letters came, since who wrote the game down has
	// not noted them. A rack then holds jokers for the letters that are not known: a word may take any
	// letter for one that is on no mat and not known to be on a rack.
	Unseen bool
}

// An Edition is a rule text.
type Edition uint8

const (
	Edition2012        Edition = iota // the official rules of 2012
	EditionBox                        // the rules of the box
	EditionTournaments                // the competition form printed with the rules of the box
)

// A TossRule says how the player who starts is found.
type TossRule uint8

const (
	// ByLetter gives the start to the player who draws the letter nearest to A
	// (official/toss/closest).
	ByLetter TossRule = iota
	// ByCoin gives it by heads or tails (classic/toss).
	ByCoin
)

// A ScoreRule says who wins a game that is played to its end.
type ScoreRule uint8

const (
	// ByMargin lets the higher total win when it is more than Margin points ahead, and else
	// only with more Jarnacs (official/score/margin, official/score/jarnacs).
	ByMargin ScoreRule = iota
	// ByTotal lets the higher total win (classic/winner).
	ByTotal
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

// A Validation says when the dictionary is asked.
type Validation uint8

const (
	// Strict refuses a wrong word at once, as if it could not be laid.
	Strict Validation = iota
	// OnContest lets any word be laid that the letters make. A wrong one stands,
	// and counts, unless the opponent contests it in time.
	OnContest
)

// A PenaltyRule is what a contest costs the player who was wrong, the author of the
// word or the opponent.
type PenaltyRule uint8

const (
	// ExtraLetters gives the other player one letter more at the coming draw or
	// swap, and a bad word ends the turn (official/contest/good,
	// official/contest/bad).
	ExtraLetters PenaltyRule = iota
	// NoPenalty gives nobody anything: a bad word is undone, and its author plays
	// on (classic/contest).
	NoPenalty
)

// The classes that official/words/classes keeps out.
var notWords = lexicon.ClassesOf(lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper)

// Official returns the official rules of 2012 with the free formula: conjugations are words,
// and words may be lengthened into any other.
func Official() Options {
	return Options{
		Excluded:  notWords,
		Bag:       bag.Jarnac2012(),
		Lines:     maxLines,
		MinLength: 3,
		MaxLength: maxLength,
		FirstDraw: 6,
		SwapSize:  3,
		Jarnacs:   1,
		Margin:    70,
	}
}

// Competition returns the official rules of 2012 with the competition formula, without
// conjugations and without chaining (official/words/competition).
func Competition() Options {
	o := Official()
	o.NoConjugations, o.NoChaining = true, true
	return o
}

// Classic returns the rules of the box: two Jarnacs at a handover, no interjections, an end
// with the last line, and the higher total wins.
func Classic() Options {
	o := Official()
	o.Edition = EditionBox
	o.Toss = ByCoin
	o.Excluded |= lexicon.ClassesOf(lexicon.Interjection)
	o.Bag = bag.JarnacClassic()
	o.Jarnacs = 2
	o.Ending = LastLine
	o.Score = ByTotal
	o.Penalty = NoPenalty
	return o
}

// ClassicCompetition returns the form for tournaments that is printed with the rules of the
// box: as [Classic], with the competition formula and a last Jarnac against the word that
// fills the mat.
func ClassicCompetition() Options {
	o := Classic()
	o.Edition = EditionTournaments
	o.NoConjugations, o.NoChaining = true, true
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
			fault(phrase.OutOfRange, what, v, lo, hi)
		}
	}
	if o == (Options{}) {
		return faultf(zeroOptions)
	}
	faults = append(faults, settings.OutOfRange(&o)...)
	between("length", o.MinLength, minLength, maxLength)
	between("length", o.MaxLength, minLength, maxLength)
	if o.MinLength > o.MaxLength {
		fault(minAboveMax, o.MinLength, o.MaxLength)
	}
	if n := o.Bag.Count(bag.Joker); n > 0 {
		fault(bagJokers, n)
	}
	if o.Bag.Len() < o.FirstDraw {
		fault(bagTooSmall, o.Bag.Len(), o.FirstDraw)
	}
	if o.admitted() == 0 {
		fault(phrase.NoClassLeft)
	}
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(phrase.UnknownClasses, uint32(unknown))
	}
	for _, key := range settings.Nameless(&o) {
		fault(phrase.NoSuchValue, key)
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

// admitted returns the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes {
	out := o.Excluded
	if o.NoConjugations {
		out |= lexicon.ClassesOf(lexicon.Finite)
	}
	return lexicon.AllClasses.Without(out)
}

// withConjugations returns o with all forms of verbs admitted.
func (o Options) withConjugations() Options {
	o.NoConjugations = false
	return o
}
