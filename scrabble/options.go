package scrabble

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
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
	// Tiles is all the tiles of the game, the jokers too (scrabble/bag).
	Tiles bag.Bag
	// Values is the points of each letter, A first. A joker has none.
	Values [26]uint8
	// Rack is the number of tiles of a full rack, 1 to 8 (scrabble/rack).
	Rack int
	// Bonus is the points for as many tiles as a full rack in one move
	// (scrabble/bonus).
	Bonus int
	// Exchange is the number of tiles that the bag must have at least for an
	// exchange (scrabble/exchange). It is also where a bag begins to be short.
	Exchange int
	// Rounds is how often in a row everybody passes before the game ends
	// (scrabble/three-rounds), and ShortRounds how often when the bag is short
	// (scrabble/blocked).
	Rounds, ShortRounds int
	// Idle says which turns count towards Rounds.
	Idle Idle
	// Leftover says who gets the tiles that are left when a player is out.
	Leftover Leftover
	// Excluded are the classes of words that are not admitted. A word is good when one
	// of its readings is in none of them, or when it has no readings.
	Excluded lexicon.Classes
	// Validation says what happens to a word that is wrong.
	Validation Validation
	// Challenge says what a contest of good words costs, and ChallengePoints how many
	// points where it costs or gives points.
	Challenge       Challenge
	ChallengePoints int
	// TimePenalty is the points that a player out of time loses for each minute begun;
	// 0 ends the game when the first time is out (scrabble/end-time).
	TimePenalty int
}

// Idle says which turns without points count as passes in a row.
type Idle uint8

const (
	// Passes counts passes and moves that a contest took back (scrabble/rounds).
	Passes Idle = iota
	// Scoreless counts every turn that brings no points, exchanges too.
	Scoreless
)

// A Leftover says what the tiles are worth that are left when a player is out.
type Leftover uint8

const (
	// Given takes the value of their tiles from the others and gives it to the player
	// who is out (scrabble/end-out).
	Given Leftover = iota
	// Twice gives the player who is out twice that value, and takes nothing.
	Twice
)

// A Validation says when the dictionary is asked.
type Validation uint8

const (
	// Strict refuses a move that makes a wrong word, as if it could not be laid.
	Strict Validation = iota
	// OnContest lets any word be laid. A wrong one stands, and counts, unless it is
	// contested in time.
	OnContest
	// Recorded is OnContest for games that were played with another dictionary, which
	// is not there to be asked: a contest says how it went, and draws need not say
	// which tiles came.
	Recorded
)

// A Challenge is what it costs to contest good words.
type Challenge uint8

const (
	// PointsOff takes points from the contester for each word contested
	// (scrabble/contest).
	PointsOff Challenge = iota
	// PointsGiven gives the author of the words points for each word contested.
	PointsGiven
	// Single costs nothing.
	Single
	// Double costs the contester the next turn.
	Double
	// Void is for games in which bad words cannot be laid and contests are none. It
	// goes with Strict.
	Void
)

// Classique is the club rules of the source: the 102 French tiles, three rounds of
// passes, five points off for each good word contested. It is for two players; set
// Players for three or four.
//
// All words of the lexicon are good, since the source's reference is a list, which
// knows no classes (scrabble/words). The words of lexicon/french are no such list: among
// its 406,000 spellings are some 300 that are symbols, abbreviations or names alone.
// [Symbols] in Excluded leaves them out.
func Classique() Options {
	return Options{
		Players:         2,
		Board:           Standard(),
		Tiles:           bag.Scrabble(),
		Values:          values("AEILNORSTU DGM BCP FHV  - - JQ - KWXYZ"),
		Rack:            7,
		Bonus:           50,
		Exchange:        7,
		Rounds:          3,
		ShortRounds:     1,
		ChallengePoints: 5,
	}
}

// Symbols is the classes of words that no list of Scrabble has.
const Symbols = lexicon.Classes(1<<lexicon.Prefix | 1<<lexicon.Symbol | 1<<lexicon.Abbreviation | 1<<lexicon.Compound | 1<<lexicon.Proper)

// English is the game as tournaments play it in English: the 100 English tiles,
// six turns in a row without points end the game, who is out gets twice what the
// other holds, a good word contested costs a turn, and ten points go off for each
// minute over time.
func English() Options {
	o := Classique()
	o.Tiles = bag.MustParse("AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ??")
	o.Values = values("AEILNORSTU DG BCMP FHVWY K - - JX - QZ")
	o.ShortRounds = 3
	o.Idle = Scoreless
	o.Leftover = Twice
	o.Challenge = Double
	o.TimePenalty = 10
	return o
}

// values is the points of letters that stand in groups: one point those of the
// first group, two those of the second, and so on.
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
	between := func(what string, v, lo, hi int) {
		if v < lo || v > hi {
			fault(outOfRange, what, v, lo, hi)
		}
	}
	if o == (Options{}) {
		return faultf(zeroOptions)
	}
	between("Players", o.Players, 2, MaxPlayers)
	between("Rack", o.Rack, 1, maxRack)
	between("Bonus", o.Bonus, 0, maxPoints)
	between("Exchange", o.Exchange, 0, bag.MaxLen)
	between("Rounds", o.Rounds, 1, maxRounds)
	between("ShortRounds", o.ShortRounds, 1, maxRounds)
	between("ChallengePoints", o.ChallengePoints, 0, maxPoints)
	between("TimePenalty", o.TimePenalty, 0, maxPoints)
	if o.Tiles.Len() < o.Players*o.Rack {
		fault(bagTooSmall, o.Tiles.Len(), o.Players, o.Rack)
	}
	if unknown := o.Excluded &^ lexicon.AllClasses; unknown != 0 {
		fault(unknownClasses, uint32(unknown))
	} else if o.admitted() == 0 {
		fault(noClassLeft)
	}
	for _, p := range o.Board {
		if int(p) >= len(premiumNames) {
			fault(noSuchValue, "Board")
			break
		}
	}
	for _, key := range settings.Nameless(&o) {
		fault(noSuchValue, key)
	}
	if o.Challenge == Void && o.Validation != Strict {
		fault(voidNotStrict)
	}
	return errors.Join(faults...)
}

// admitted is the classes in which a word may be read.
func (o Options) admitted() lexicon.Classes { return lexicon.AllClasses.Without(o.Excluded) }
