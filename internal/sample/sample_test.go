package sample

import (
	"math"
	"testing"
)

func TestSample(t *testing.T) {
	for _, tt := range []struct {
		numbers   []float64
		mean, err float64
	}{
		{[]float64{0, 1}, 0.5, math.Sqrt(0.125)},
		{[]float64{2, 4, 4, 4, 5, 5, 7, 9}, 5, 2 / math.Sqrt(8)},
		{nil, math.NaN(), math.NaN()},
	} {
		var s Sample
		for _, x := range tt.numbers {
			s.Add(x)
		}
		mean, err := s.Mean()
		if off := math.Abs(mean-tt.mean) + math.Abs(err-tt.err); off > 1e-12 || math.IsNaN(off) != math.IsNaN(tt.mean) {
			t.Errorf("%v: %f ± %f", tt.numbers, mean, err)
		}
	}
}
