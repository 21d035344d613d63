package claims

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Claims with the right errors lie outside two of them five times in a hundred; those of a model that is wrong by a
// share of what it claims more often, until that share is found.
func TestFit(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	var right, wrong List
	for range 1000 {
		c := Claim{Claimed: rng.Float64(), ClaimedErr: 0.01, PlayedErr: 0.02}
		c.Played = c.Claimed + math.Hypot(c.ClaimedErr, c.PlayedErr)*rng.NormFloat64()
		right = append(right, c)
		c.Played += 0.3 * c.Claimed * rng.NormFloat64()
		wrong = append(wrong, c)
	}
	if n := right.Outside(); n < 20 || n > 80 {
		t.Errorf("%d of 1000 right claims lie outside", n)
	}
	constant, share := wrong.Fit()
	if n := wrong.With(constant, share).Outside(); wrong.Outside() < 400 || n < 20 || n > 90 || math.Abs(share-0.3) > 0.05 {
		t.Errorf("a model with an error of %.3f and %.2f leaves %d outside, and without %d", constant, share, n, wrong.Outside())
	}
}

func TestMean(t *testing.T) {
	if mean, err := Mean([]float64{1, 0, 1, 0}); mean != 0.5 || math.Abs(err-0.375) > 1e-9 {
		t.Errorf("%v ± %v", mean, err)
	}
	if _, err := Mean(make([]float64, 100)); err != 0.015 {
		t.Errorf("games that end alike have an error of %v", err)
	}
}
