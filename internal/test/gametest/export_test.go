package gametest

// Holds is what the contract says of a game: of its zero values, then of so many games
// by each variant.
func Holds[S State[S, P, M, U, E, O], P Player, M Move[M, K], K Kind, U, E any, O Outcome[P]](g *Game[S, P, M, K, U, E, O], games int) error {
	for _, holds := range g.probes() {
		if err := holds(); err != nil {
			return err
		}
	}
	for _, v := range g.Variants {
		for seed := range uint64(games) {
			steps, err := g.game(v, seed)
			if err == nil {
				err = g.spoilt(v, seed, steps)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// HoldsViews is what TestViews says of so many games by each variant.
func HoldsViews[
	S interface {
		State[S, P, M, U, E, O]
		KnowingState[S, P, M, V, B]
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V View[S, P, M, U, E, B], B comparable, R Rules[S, P, U],
](g *Game[S, P, M, K, U, E, O], parse func(R, string) (V, error), games int) error {
	for _, v := range g.Variants {
		if err := views(g, v, parse, games); err != nil {
			return err
		}
	}
	return nil
}
