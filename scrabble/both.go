package scrabble

import (
	"iter"

	"github.com/jeudelettres/lettres/board"
)

// A Position is a [State] or a [View], and nothing else: what both tell, for functions that take
// either.
type Position interface {
	Rules() *Rules
	Players() iter.Seq[Player]
	Turn() Player
	Phase() Phase
	Due() int
	BagLen() int
	Held(p Player) int
	Score(p Player) int
	Letter(at board.Square) byte
	Points(m Move) int
	AppendWords(dst []Word, m Move) []Word
	Outcome() (Outcome, bool)
	sealed() // no other type has it
}

func (s Public) sealed() {}
