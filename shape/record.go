package shape

import "github.com/jeudelettres/lettres/rulebook"

// A Record holds what a record of a game holds: options O, players P, rounds of the toss T,
// and moves M. The Record of a game has the same fields in the same order, so that each converts
// to the other.
type Record[O, P, T, M any] struct {
	Options     O
	Players     []string
	First       P
	Toss        []T
	Lexicon     string
	Moves       []Line[P, M]
	OptionsLine int
	Comments    []string
	Closing     []string
	Warnings    []rulebook.Note
}

// A Line is one move of a record. The games of this module call theirs RecordMove.
type Line[P, M any] struct {
	Player P
	Move   M
	Text   string // Move as it was written, its letters perhaps in another order; "" for the usual text

	Line    int      // the number of its line, from 1; 0 when it was not read
	Before  []string // the comment lines above it
	Comment string   // what is noted after it
}
