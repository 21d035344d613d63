package glicko

import (
	"math"
	"testing"
)

// The example of the paper.
func TestPaper(t *testing.T) {
	got := Rating{1500, 200, 0.06}.After(
		Result{Rating{1400, 30, 0.06}, 1}, Result{Rating{1550, 100, 0.06}, 0}, Result{Rating{1700, 300, 0.06}, 0})
	want := Rating{1464.06, 151.52, 0.05999}
	if math.Abs(got.Rating-want.Rating) > 0.01 || math.Abs(got.Deviation-want.Deviation) > 0.01 || math.Abs(got.Volatility-want.Volatility) > 1e-5 {
		t.Errorf("%v, want %v", got, want)
	}
}

// Without games the deviation alone grows: step 6 alone.
func TestIdle(t *testing.T) {
	r := Rating{1500, 200, 0.06}
	got := r.After()
	if got.Rating != r.Rating || got.Volatility != r.Volatility || math.Abs(got.Deviation-200.2714) > 1e-3 {
		t.Errorf("%v", got)
	}
}

func TestValid(t *testing.T) {
	for _, r := range []Rating{{}, {math.NaN(), 350, 0.06}, {1500, math.Inf(1), 0.06}, {1500, 350, 2}, {1e9, 350, 0.06}} {
		if r.Valid() {
			t.Errorf("%v is valid", r)
		}
	}
}

// Whatever the results, a valid rating stays one, and wins never cost points.
func TestBounds(t *testing.T) {
	for _, start := range []Rating{New(), {-4000, 350, 0.06}, {4000, 30, 0.9}, {9999, 1000, 1}, {1500, 1, 0.001}} {
		r := start
		for range 200 {
			next := r.After(Result{New(), 1})
			if !next.Valid() || next.Rating < r.Rating {
				t.Fatalf("%v after a win: %v", r, next)
			}
			r = next
		}
		for range 200 {
			next := r.After(Result{New(), 0})
			if !next.Valid() || next.Rating > r.Rating {
				t.Fatalf("%v after a loss: %v", r, next)
			}
			r = next
		}
	}
}
