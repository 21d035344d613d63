package jarnac

import "github.com/jeudelettres/lettres/shape"

// Points returns what the word of m adds to the Score of the player on turn: its square for a
// new word and for a Jarnac, the difference of the squares for a transformation, and 0 for
// other moves. A Jarnac also costs the opponent the word that lay there, which is not
// counted. m need not be legal. It costs a few nanoseconds.
func (s Public) Points(m Move) int {
	if !m.hasWord() || s.rules == nil || s.mats[s.turn].out {
		return 0
	}
	points := int(m.n) * int(m.n)
	if m.kind == KindExtend && 1 <= m.line && int(m.line) <= s.lines() {
		points -= s.mats[s.turn].lines[m.line-1].square()
	}
	return points
}

// A Scored is a move with the points that it makes.
type Scored shape.Scored[Move]

// AppendScored appends the words that the player on turn may call or lay now, as
// [State.AppendMoves] does, each with its [Public.Points]. It allocates nothing when dst has
// room.
func (s State) AppendScored(dst []Scored) []Scored {
	s.generate(s.turn, false, func(m Move) bool {
		if m.hasWord() {
			dst = append(dst, Scored{m, s.Points(m)})
		}
		return m.kind != KindDraw // and swaps come after it
	})
	return dst
}
