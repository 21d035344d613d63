package jago

import "math/rand/v2"

// Complete fills in the letters that chance brings p with the decision m, each letter in
// the bag being as likely as any other, and checks the move: the result is a legal move
// whose Decision is m. Moves that leave nothing to chance, and those completed already,
// are only checked. On an error it returns m.
func (s State) Complete(r *rand.Rand, p Player, m Move) (Move, error) {
	c := m
	if !m.Completed() {
		// Where the bag is short, Check says why not.
		if drawn, _ := s.bag.Draw(r, m.Count()); drawn.Len() == m.Count() {
			c = m.With(drawn.String())
		}
	}
	if v := s.check(p, &c); v != nil {
		return m, v
	}
	return c, nil
}
