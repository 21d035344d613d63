package jarnac

import "math/rand/v2"

// Complete fills in the letters that chance brings p with the decision m, each
// tile in the bag being as likely as any other, and checks the move: the result
// is a legal move whose Decision is m. Moves that leave nothing to chance, and
// those completed already, are only checked. On an error it returns m.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	c := m
	if !m.Completed() {
		// Where the bag is short, Check says why not.
		n := m.Count()
		if m.kind == KindSwap && s.rules != nil {
			n = s.swapDraws()
		}
		if drawn, _ := s.bag.Draw(r, n); drawn.Len() == n {
			c = m.With(drawn.String())
		}
	}
	if err := s.Check(p, c); err != nil {
		return m, err
	}
	return c, nil
}
