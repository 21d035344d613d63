package match

import "math"

// An SPRT decides between two hypotheses while the pairs of games come in: that the first
// player is stronger by Elo0, and that it is stronger by Elo1, which is more. It accepts the
// second although the first holds in a share Alpha of all cases at most, and the first
// although the second holds in a share Beta.
//
// It is the generalised sequential probability ratio test of chess, with the logistic model
// of Elo and pentanomial counts, as fastchess does it: the likelihoods are those of the
// distributions with the expected score of each hypothesis that suit the pairs best
// (M. Van den Bergh, "Comments on normalized Elo", 2020).
type SPRT struct{ Elo0, Elo1, Alpha, Beta float64 }

// Valid reports whether the test can decide anything.
func (t SPRT) Valid() bool {
	open := func(x float64) bool { return 0 < x && x < 0.5 }
	return t.Elo0 < t.Elo1 && math.Abs(t.Elo0) <= maxElo && math.Abs(t.Elo1) <= maxElo && open(t.Alpha) && open(t.Beta)
}

// maxElo is more than the difference between two players of any sport.
const maxElo = 2000

// A Verdict is the answer of an SPRT.
type Verdict int

// The verdicts: more games are needed, or a hypothesis is accepted.
const (
	Continue Verdict = iota
	AcceptElo0
	AcceptElo1
)

// Bounds returns the log-likelihood ratios at which the test accepts Elo0 and Elo1.
func (t SPRT) Bounds() (lower, upper float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// Verdict returns what the test says of these pairs.
func (t SPRT) Verdict(p Pentanomial) Verdict {
	lower, upper := t.Bounds()
	switch llr := t.LLR(p); {
	case llr <= lower:
		return AcceptElo0
	case llr >= upper:
		return AcceptElo1
	}
	return Continue
}

// rare is the count assumed for a kind of pair that has not occurred: with 0 it would be
// impossible.
const rare = 1e-3

// LLR returns the log-likelihood ratio: above 0 the pairs speak for Elo1, below for Elo0. It is
// 0 without pairs.
func (t SPRT) LLR(p Pentanomial) float64 {
	if p.N() == 0 {
		return 0
	}
	var shares [5]float64
	n := 0.0
	for i, c := range p {
		shares[i] = max(rare, float64(c))
		n += shares[i]
	}
	for i := range shares {
		shares[i] /= n
	}
	s0, s1 := expected(t.Elo0), expected(t.Elo1)
	w0, w1 := weight(&shares, s0), weight(&shares, s1)
	llr := 0.0
	for i, share := range shares { // of likelihoods share/(1+w*(points-s))
		llr += share * (math.Log1p(w0*(points(i)-s0)) - math.Log1p(w1*(points(i)-s1)))
	}
	return n * llr
}

// weight returns the w at which the distribution share/(1+w*(points-s)) has the mean s: of all
// those with that mean it makes the shares most likely.
func weight(shares *[5]float64, s float64) float64 {
	low, high := -1/(1-s), 1/s // between these all its probabilities are above 0
	for range 60 {
		w := (low + high) / 2
		excess := 0.0
		for i, share := range shares {
			x := points(i) - s
			excess += share * x / (1 + w*x)
		}
		if excess > 0 { // it falls as w rises
			low = w
		} else {
			high = w
		}
	}
	return (low + high) / 2
}
