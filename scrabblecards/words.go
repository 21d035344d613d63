package scrabblecards

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Word is a run of two or more letters on the table.
type Word struct {
	Text      string       // the word, the letters of jokers in lower case
	At        board.Square // of its first letter
	Direction board.Direction
	Points    int `json:",omitzero"` // what it counts in the move that makes it, 0 for other words
	// Clause says why a word that the move has not made stays or is taken off. It is "" for
	// other words.
	Clause rulebook.Clause `json:",omitzero"`
}

// String returns the word and where it lies: "(0,0)>CRISE".
func (w Word) String() string { return Place(w.At, w.Direction, w.Text).String() }

// AppendWords appends the words that a placement would make: the one along it, then those
// across it. It appends nothing if the placement does not fit, nor for other moves.
func (s Public) AppendWords(dst []Word, m Move) []Word {
	var l laying
	if s.table.lay(s.rules, &m, &l) != fits {
		return dst
	}
	return l.appendWords(dst, s.rules, &m)
}

// Points returns the points that a placement would score now, the bonus included, whether its
// words are good or not. It is 0 for other moves, and if the placement does not fit.
func (s Public) Points(m Move) int {
	var l laying
	if s.table.lay(s.rules, &m, &l) != fits {
		return 0
	}
	return l.score(s.rules, &m)
}
