package scrabble

import (
	"math/rand/v2"
)

// Complete fills in the tiles that chance brings p with the decision m, each tile
// that may be in the bag being as likely as any other, and checks the move: the
// result is a legal move whose Decision is m. Moves that leave nothing to chance, and
// those completed already, are only checked. On an error it returns m.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	c := m
	if !m.Completed() && s.rules != nil {
		// Where the bag is short, Check says why not.
		in := s.unseen
		if m.kind == KindExchange && s.valid(p) {
			in, _ = in.Minus(lacking(s.racks[p], bagOf(m.asideTiles())))
		}
		if drawn, _ := in.Draw(r, m.Count()); drawn.Len() == m.Count() {
			c = m.With(drawn.String())
		}
	}
	if v := s.check(p, &c); v != nil {
		return m, v
	}
	return c, nil
}
