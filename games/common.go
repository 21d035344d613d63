package games

// most returns the first of the moves with the most points, if any has some: parts are those of
// each.
func most[M, C any](scored []C, parts func(C) (M, int)) (best M, ok bool) {
	points := 0
	for _, c := range scored {
		if m, n := parts(c); n > points {
			best, points = m, n
		}
	}
	return best, points > 0
}

// largest returns the exchange of the most tiles, or else the first move.
func largest[M any](moves []M, aside func(M) string) (best M) {
	for i, m := range moves {
		if i == 0 || len(aside(m)) > len(aside(best)) {
			best = m
		}
	}
	return best
}

// both returns the chances of two players where those of one are known.
func both(win float64, seat int) []float64 {
	all := []float64{1 - win, 1 - win}
	all[seat] = win
	return all
}
