package scrabble

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// What no option goes beyond.
const (
	maxRack   = 8
	maxPoints = 1000 // of a letter, a bonus, a penalty
	maxRounds = 100
)

// Options are the rules of a game as data. They are comparable: equal Options with
// the same lexicon compile to the same rules, so a caller can cache Rules by them.
// Start from a preset, [Classique] or [English]; the zero Options have no tiles and
// do not compile.
type Options struct {
	// Players is their number, 2 to 4 (scrabble/players).
	Players int
	// Board is the premium squares.
	Board Layout
	// Bag is all the tiles of the game, the jokers too (scrabble/bag).
	Bag bag.Bag
	// Values is the points of each letter, A first. A joker has none.
	Values [26]uint8
	// Rack is the number of tiles of a full rack, 1 to 8 (scrabble/rack).
	Rack int
	// Lay is the most tiles that one move lays, fewer than a full rack has, as in seven of
	// eight, which is Rack 8 and Lay 7 (scrabble/seven-of-eight); 0 is as many as Rack.
	Lay int
	// Bonus is the points for as many tiles in one move as may be laid (scrabble/bonus).
	Bonus int
	// Duplicate makes all play with the same rack on the same board (scrabble/duplicate).
	Duplicate Duplicate
	// Mixed says how many vowels, and how many consonants, the rack of a duplicate game has at
	// least in the first fifteen rounds; later it is one of each (scrabble/duplicate-mixed).
	// 0 takes any rack; the clubs have 2.
	Mixed int
	// Exchange is the number of tiles that the bag must have at least for an
	// exchange (scrabble/exchange). It is also where a bag begins to be short.
	Exchange int
	// Rounds says how often in a row everybody passes before the game ends
	// (scrabble/three-rounds), and ShortRounds how often when the bag is short
	// (scrabble/blocked).
	Rounds, ShortRounds int
	// Scoreless counts every turn that brings no points towards Rounds, exchanges too;
	// otherwise passes count, and moves that a contest took back (scrabble/rounds).
	Scoreless bool
	// LeftoverTwice gives the player who is out twice the value of the tiles that the
	// others hold, and takes nothing from them; otherwise the others lose that value to the
	// player who is out (scrabble/end-out).
	LeftoverTwice bool
	// Excluded are the classes of words that are not admitted. A word is good when one
	// of its readings is in none of them, or when it has no readings.
	Excluded lexicon.Classes
	// Validation says what happens to a word that is wrong.
	Validation Validation
	// Unseen says that draws need not say which tiles came, since who wrote the game down has
	// not seen them.
	Unseen bool
	// Penalty says what a contest of good words costs, and PenaltyPoints how many
	// points for each word, where it is points.
	Penalty       PenaltyRule
	PenaltyPoints int
	// TimePenalty is the points that a player out of time loses for each minute begun;
	// 0 ends the game when the first time is out (scrabble/end-time).
	TimePenalty int
	// Squares says how the squares are named where this game is written, read or drawn: 8D,
	// or H4 as on French boards. It changes no rule.
	Squares board.Notation
}

// A Validation says when the dictionary is asked.
type Validation uint8

const (
	// Strict refuses a move that makes a wrong word, as if it could not be laid, and all
	// contests (official/contest/strict).
	Strict Validation = iota
	// OnContest lets any word be laid. A wrong one stands, and counts, unless it is
	// contested in time.
	OnContest
	// Recorded is OnContest for games that were played with another dictionary, which
	// is not there to be asked: a contest says how it went, and draws need not say
	// which tiles came.
	Recorded
)

// A PenaltyRule says what it costs to contest good words.
type PenaltyRule uint8

const (
	// PointsOff takes points from the contester for each word contested
	// (scrabble/contest).
	PointsOff PenaltyRule = iota
	// PointsGiven gives the author of the words points for each word contested.
	PointsGiven
	// SingleChallenge costs the contester nothing.
	SingleChallenge
	// DoubleChallenge costs the contester a turn, one for each move (scrabble/contest-double).
	DoubleChallenge
	// VoidChallenge needs Strict, under which nothing is contested, whatever the penalty.
	VoidChallenge
)

// A Duplicate says whether the players share one rack, and what is laid then.
type Duplicate uint8

const (
	// NotDuplicate is the usual game: each player has a rack.
	NotDuplicate Duplicate = iota
	// BestFound lays the best placement that a player has found
	// (scrabble/duplicate-best).
	BestFound
	// Top lays the best placement there is, whether a player has found it or not.
	Top
)

// Classique returns the club rules of the source: the 102 French tiles, three rounds of
// passes, five points off for each good word contested. It is for two players; set Players
// for three or four.
//
// The source's reference is a list that has no prefixes, symbols, abbreviations, compound words
// or proper nouns, so that words which are nothing else are not admitted (scrabble/words-classes).
func Classique() Options {
	return Options{
		Players:       2,
		Board:         standard,
		Bag:           bag.Scrabble(),
		Values:        values("AEILNORSTU DGM BCP FHV  - - JQ - KWXYZ"),
		Rack:          7,
		Bonus:         50,
		Exchange:      7,
		Rounds:        3,
		ShortRounds:   3,
		Excluded:      lexicon.ClassesOf(lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper),
		PenaltyPoints: 5,
	}
}

// English returns the game as tournaments play it in English: there are 100 English tiles;
// six turns in a row without points end the game; a player who goes out gets twice the value
// of what the other holds; a wrong contest costs a turn; and each minute over time costs ten
// points.
func English() Options {
	o := Classique()
	o.Bag = bag.MustParse("AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ??")
	o.Values = values("AEILNORSTU DG BCMP FHVWY K - - JX - QZ")
	o.Scoreless = true
	o.LeftoverTwice = true
	o.Penalty = DoubleChallenge
	o.TimePenalty = 10
	return o
}

// values returns the points of letters that stand in groups: one point those of the first
// group, two those of the second, and so on.
func values(groups string) (v [26]uint8) {
	points := uint8(1)
	for i := range len(groups) {
		switch c := groups[i]; {
		case c == ' ':
			points++
		case c != '-':
			v[c-'A'] = points
		}
	}
	return v
}

// Validate reports all faults of o at once, joined, or nil.
func (o Options) Validate() error {
	var faults []error
	fault := func(format string, args ...any) { faults = append(faults, faultf(format, args...)) }
	if o == (Options{}) {
		return faultf(zeroOptions)
	}
	faults = append(faults, settings.OutOfRange(&o)...)
	if o.Lay > o.Rack {
		fault(phrase.OutOfRange, "lay", o.Lay, 0, o.Rack)
	}
	racks := o.Players
	if o.Duplicate != NotDuplicate {
		racks = 1
	}
	if o.Bag.Len() < racks*o.Rack {
		fault(bagTooSmall, o.Bag.Len(), o.Players, o.Rack)
	}
	if o.Duplicate != NotDuplicate && o.Validation != Strict {
		fault(duplicateNotStrict)
	}
	if o.Duplicate == NotDuplicate && o.Mixed > 0 {
		fault(mixedNotDuplicate)
	}
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(phrase.UnknownClasses, uint32(unknown))
	} else if o.admitted() == 0 {
		fault(phrase.NoClassLeft)
	}
	if !o.Board.valid() {
		fault(phrase.NoSuchValue, "board")
	}
	for _, key := range settings.Nameless(&o) {
		fault(phrase.NoSuchValue, key)
	}
	if o.Penalty == VoidChallenge && o.Validation != Strict {
		fault(voidNotStrict)
	}
	return errors.Join(faults...)
}

// most returns how many tiles one move can lay.
func (o *Options) most() int {
	if o.Lay == 0 {
		return o.Rack
	}
	return o.Lay
}

// admitted returns the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes { return lexicon.AllClasses.Without(o.Excluded) }
