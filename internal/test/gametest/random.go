package gametest

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
)

// in reports what comes up so many times in a thousand.
func (w *player[S, P, M, K, U, E, O]) in(n int) bool { return w.rng.IntN(1000) < n }

// likely tells how often a kind is chosen, against 20 for others.
var likely = map[string]int{"pass": 2, "swap": 1, "exchange": 1, "resign": 1, "place": 40, "jarnac": 40}

// aside reports whether a move is one that Moves does not yield.
func aside[K Kind](k K) bool {
	switch k.String() {
	case "contest", "contest and jarnac", "flag", "resign":
		return true
	}
	return false
}

// isFlag reports whether a kind is the fall of a flag, which no player decides.
func isFlag[K Kind](k K) bool { return k.String() == "flag" }

// choose is a legal move: mostly one of those that Moves yields, and now and then a
// contest, a bad word, or the like.
func (w *player[S, P, M, K, U, E, O]) choose(s S) (P, M) {
	for q := range s.Open() {
		if p := w.other(s, q); w.in(300) && s.Check(p, w.Contest) == nil {
			return p, w.Contest
		}
	}
	if any := append([]M{w.Resign}, w.Rare...); w.in(15) {
		p, m := P(w.rng.IntN(6)), any[w.rng.IntN(len(any))]
		if (m != w.Resign || w.in(100)) && s.Check(p, m) == nil {
			return p, m
		}
	}
	for range 3 {
		if p, m := w.anything(s); w.in(100) && m.Kind().String() != "resign" && s.Check(p, m) == nil {
			return p, m
		}
	}
	p := s.Turn()
	m := pick(w.rng, s.AppendMoves(nil, p), likely)
	if c, err := s.Complete(w.rng, p, m); err == nil {
		m = c
	}
	return p, m
}

// pick returns one of the moves: it chooses a kind by these weights, 20 without one.
func pick[M interface{ Kind() K }, K Kind](rng *rand.Rand, moves []M, likely map[string]int) M {
	byKind := map[string][]M{}
	for from, to := 0, 0; from < len(moves); from = to { // those of a kind stand together
		for to < len(moves) && any(moves[to].Kind()) == any(moves[from].Kind()) {
			to++
		}
		k := moves[from].Kind().String()
		byKind[k] = append(byKind[k], moves[from:to]...)
	}
	total, kind := 0, ""
	for _, k := range sortedKeys(byKind) {
		weight := cmp.Or(likely[k], 20)
		if total += weight; rng.IntN(total) < weight {
			kind = k
		}
	}
	return byKind[kind][rng.IntN(len(byKind[kind]))]
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// other is a player who is not q.
func (w *player[S, P, M, K, U, E, O]) other(s S, q P) P {
	n := len(slices.Collect(s.Players()))
	return P((int(q) + 1 + w.rng.IntN(n-1)) % n)
}

// anything is a player and a move that is probably illegal: one of another moment, or
// one that is bent a little.
func (w *player[S, P, M, K, U, E, O]) anything(s S) (P, M) {
	p := s.Turn()
	switch w.rng.IntN(6) {
	case 0:
		p = P(w.rng.IntN(256))
	case 1, 2:
		p = P(w.rng.IntN(6))
	}
	m := w.pool[w.rng.IntN(len(w.pool))]
	if w.in(600) {
		other := w.pool[w.rng.IntN(len(w.pool))].String()
		for range 4 {
			if bent, err := w.ParseMove(w.bend(m.String(), other)); err == nil {
				m = bent
				break
			}
		}
	}
	if !m.Completed() {
		if c, err := s.Complete(w.rng, p, m); err == nil {
			m = c
		}
	}
	return p, m
}

// bend changes, adds or takes away a byte of a text; another lends bytes.
func (w *player[S, P, M, K, U, E, O]) bend(text, other string) string {
	if text == "" || other == "" {
		return other
	}
	const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abc.?"
	b, i, c := []byte(text), w.rng.IntN(len(text)), other[w.rng.IntN(len(other))]
	if w.in(300) {
		c = all[w.rng.IntN(len(all))]
	}
	switch w.rng.IntN(4) {
	case 0:
		b[i] += byte(w.rng.IntN(3)) - 1
	case 1:
		b = slices.Insert(b, i, c)
	case 2:
		b = slices.Delete(b, i, i+1)
	default:
		b[i] = c
	}
	return string(b)
}
