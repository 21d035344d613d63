package shape

import "github.com/jeudelettres/lettres/rulebook"

// A Record is what the records of all games hold: options O, players P, rounds of the toss T, and
// moves M. The Record of a game is this one with methods.
type Record[O, P, T, M any] struct {
	Options O
	Players []string     // the names, of one word or several; nil for those of the game
	First   P            // who begins
	Toss    []T          // how the toss found First; nil without a toss
	Lexicon string       // the lexicon.Lexicon.ID that the game was played with, "" when it is not known
	Moves   []Line[P, M] // in their order

	// OptionsLine is the number of the last line of the options, from 1; 0 when the text
	// has none.
	OptionsLine int

	// Comments are the comment lines of the head, and Closing those after the last
	// move, without the # and the white space around them.
	Comments, Closing []string

	// Warnings say how moves were understood that are not written in the notation of the game, or
	// that can mean something else. They are not written.
	Warnings []rulebook.Note
}

// A Line is one move of a record.
type Line[P, M any] struct {
	Player P
	Move   M
	Text   string // Move as it was written, its letters perhaps in another order; "" for the usual text

	Line    int      // the number of its line, from 1; 0 when it was not read
	Before  []string // the comment lines above it
	Comment string   // what is noted after it
}

// A Scored is a move with the points that it makes.
type Scored[M any] struct {
	Move   M
	Points int
}

// A Step is one move of a game. The Step of a game is this one with methods.
type Step[S, P, M any] struct {
	Before S // in which the player made the move
	Player P
	Move   M
	After  S // the same as Before where the move is refused
}
