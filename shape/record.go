package shape

import "github.com/jeudelettres/lettres/rulebook"

// A Record holds what a record of a game holds: options O, players P, rounds of the toss T,
// and lines L, the moves. The Record of a game has the same fields in the same order, so
// that each converts to the other.
type Record[O, P, T, L any] struct {
	Options     O
	Players     []string
	First       P
	Toss        []T
	Lexicon     string
	Moves       []L
	OptionsLine int
	Comments    []string
	Closing     []string
	Warnings    []rulebook.Note
}

// A Line is one move of a record. The RecordMove of a game has the same fields in the same
// order.
type Line[P, M any] struct {
	Player  P
	Move    M
	Text    string
	Line    int
	Before  []string
	Comment string
}

// LineOf is any type that converts to a [Line] and back.
type LineOf[P, M any] interface {
	~struct {
		Player  P
		Move    M
		Text    string
		Line    int
		Before  []string
		Comment string
	}
}
