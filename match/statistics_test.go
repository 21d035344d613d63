package match

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
)

func near(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }

// What fastchess says of the same pairs: the numbers are those of its own tests.
func TestAsFastchess(t *testing.T) {
	for _, tt := range []struct {
		pairs    Pentanomial
		elo, err float64
	}{
		{Pentanomial{34, 54, 31 + 32, 64, 75}, 55.58, 27.65},
		{Pentanomial{332, 433, 457 + 41, 333, 334}, -8.64, 10.33},
		{Pentanomial{7895, 8757, 5485 + 200, 568, 9999}, -21.04, 2.95},
	} {
		if elo, err := tt.pairs.Elo(); !near(elo, tt.elo, 0.01) || !near(err, tt.err, 0.01) {
			t.Errorf("%v: %.2f ± %.2f Elo, and not %.2f ± %.2f", tt.pairs, elo, err, tt.elo, tt.err)
		}
	}
	for pairs, want := range map[Pentanomial]float64{{34, 54, 31 + 32, 64, 75}: 1, {332, 433, 457 + 41, 333, 334}: 0.0505} {
		if got := pairs.Superiority(); !near(got, want, 0.0001) {
			t.Errorf("%v: superior at %.4f, and not %.4f", pairs, got, want)
		}
	}
	for _, tt := range []struct {
		pairs Pentanomial
		test  SPRT
		llr   float64
	}{
		{Pentanomial{223, 9863, 20279 + 1000, 10037, 246}, SPRT{0.5, 2.5, 0.05, 0.05}, -3.07},
		{Pentanomial{871, 26175, 55003 + 980, 26678, 821}, SPRT{0, 2, 0.05, 0.05}, -4.98},
	} {
		if got := tt.test.LLR(tt.pairs); !near(got, tt.llr, 0.005) {
			t.Errorf("%v: %.4f, and not %.2f", tt.pairs, got, tt.llr)
		}
	}
}

// The bounds are Wald's.
func TestBoundsOfWald(t *testing.T) {
	if lower, upper := (SPRT{0, 10, 0.05, 0.1}).Bounds(); !near(lower, -2.2513, 0.0001) || !near(upper, 2.8904, 0.0001) {
		t.Errorf("from %.4f to %.4f", lower, upper)
	}
}

func TestElo(t *testing.T) {
	for score, elo := range map[float64]float64{0.5: 0, 0.75: 190.85, 0.64: 99.95, 10.0 / 11: 400} {
		if got := eloAt(score); !near(got, elo, 0.005) {
			t.Errorf("%.3f is %.2f Elo, and not %.2f", score, got, elo)
		}
		if got := expected(eloAt(score)); !near(got, score, 1e-12) {
			t.Errorf("%.3f comes back as %.3f", score, got)
		}
	}
}

// Nothing is divided by nothing where somebody has won all games, or there are none.
func TestExtremes(t *testing.T) {
	all, none := Pentanomial{4: 10}, Pentanomial{0: 10}
	if elo, err := all.Elo(); !math.IsInf(elo, 1) || !math.IsInf(err, 1) {
		t.Errorf("%v: %f ± %f", all, elo, err)
	}
	if elo, err := none.Elo(); !math.IsInf(elo, -1) || !math.IsInf(err, 1) {
		t.Errorf("%v: %f ± %f", none, elo, err)
	}
	for p, want := range map[Pentanomial]float64{{0: 1, 4: 9}: 381.70, {0: 9, 4: 1}: -381.70} { // nearly: the interval ends beyond all scores
		if elo, err := p.Elo(); !near(elo, want, 0.005) || !math.IsInf(err, 1) {
			t.Errorf("%v: %f ± %f", p, elo, err)
		}
	}
	even := Pentanomial{2: 10}
	for p, want := range map[Pentanomial]float64{all: 1, none: 0, even: 0.5, {}: 0.5} {
		if got := p.Superiority(); got != want {
			t.Errorf("%v: superior at %f", p, got)
		}
	}
	test := SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	for p, want := range map[Pentanomial]Verdict{all: Continue, {4: 10_000}: AcceptElo1, {0: 10_000}: AcceptElo0, {}: Continue} {
		if got := test.Verdict(p); got != want {
			t.Errorf("%v: verdict %d, at %f", p, got, test.LLR(p))
		}
	}
	gametest.Equal(t, "the LLR of no pairs", test.LLR(Pentanomial{}), 0)
	for _, bad := range []SPRT{
		{}, {10, 0, 0.05, 0.05}, {10, 10, 0.05, 0.05}, {0, 10, 0, 0.05}, {0, 10, 0.05, 0.5}, {0, math.Inf(1), 0.05, 0.05}, {math.NaN(), 10, 0.05, 0.05},
	} {
		if bad.Valid() {
			t.Errorf("%v can decide", bad)
		}
	}
	if !(SPRT{-2000, 2000, 0.05, 0.05}).Valid() || (SPRT{-2001, 0, 0.05, 0.05}).Valid() || (SPRT{0, 2001, 0.05, 0.05}).Valid() {
		t.Error("the bounds are from -2000 to 2000")
	}
	if !test.Valid() {
		t.Error("it can decide")
	}
}

// The likeliest distribution of a hypothesis has the mean of that hypothesis.
func TestWeight(t *testing.T) {
	for _, shares := range [][5]float64{{0.2, 0.2, 0.2, 0.2, 0.2}, {0.96, 0.01, 0.01, 0.01, 0.01}, {0.01, 0.01, 0.01, 0.01, 0.96}, {0.1, 0, 0.8, 0, 0.1}} {
		for _, s := range []float64{0.02, 0.3, 0.5, 0.7, 0.98} {
			w, sum, mean := weight(&shares, s), 0.0, 0.0
			for i, share := range shares {
				p := share / (1 + w*(points(i)-s))
				sum, mean = sum+p, mean+p*points(i)
			}
			if !near(sum, 1, 1e-6) || !near(mean, s, 1e-6) {
				t.Errorf("%v with the mean %v: weight %v gives probabilities of %v with the mean %v", shares, s, w, sum, mean)
			}
		}
	}
}

// shifted is a distribution of pairs made of another, so that its expected score is s.
func shifted(from [5]float64, s float64) (shares [5]float64) {
	low, high := -60.0, 60.0
	for range 80 {
		tilt := (low + high) / 2
		sum, mean := 0.0, 0.0
		for i := range from {
			shares[i] = from[i] * math.Exp(tilt*points(i))
			sum += shares[i]
		}
		for i := range shares {
			shares[i] /= sum
			mean += shares[i] * points(i)
		}
		if mean < s {
			low = tilt
		} else {
			high = tilt
		}
	}
	return shares
}

func draw(rng *rand.Rand, shares *[5]float64) int {
	x := rng.Float64()
	for i, share := range shares {
		if x -= share; x < 0 {
			return i
		}
	}
	return len(shares) - 1
}

// games of which many are drawn, few are, and none are; and where seats decide.
var distributions = [][5]float64{
	{1, 20, 58, 20, 1},
	{10, 20, 40, 20, 10},
	{25, 0, 50, 0, 25},
	{3, 1, 92, 1, 3},
}

// The test decides wrongly as seldom as it says, where one of its hypotheses holds.
func TestRatesOfWrongDecisions(t *testing.T) {
	runs := gametest.N(150, 2500)
	if testing.Short() {
		runs = 60
	}
	for _, test := range []SPRT{{-10, 30, 0.05, 0.05}, {0, 60, 0.02, 0.1}} {
		for d, from := range distributions {
			for _, truth := range []struct {
				elo, rate float64
				wrong     Verdict
			}{{test.Elo0, test.Alpha, AcceptElo1}, {test.Elo1, test.Beta, AcceptElo0}} {
				rng := rand.New(rand.NewPCG(1, uint64(d)))
				shares := shifted(from, expected(truth.elo))
				wrong, pairs := 0, 0
				for range runs {
					var p Pentanomial
					v := Continue
					for v == Continue {
						p.Add(draw(rng, &shares))
						v = test.Verdict(p)
					}
					if pairs += p.N(); v == truth.wrong {
						wrong++
					}
				}
				rate := float64(wrong) / float64(runs)
				most := truth.rate + 3*math.Sqrt(truth.rate*(1-truth.rate)/float64(runs))
				t.Logf("%v, distribution %d, true Elo %.0f: %.2f %% wrong of %d, %d pairs each", test, d, truth.elo, 100*rate, runs, pairs/runs)
				if rate > most {
					t.Errorf("%.1f %% of decisions are wrong, and should be at most %.1f %%", 100*rate, 100*most)
				}
			}
		}
	}
}

// The interval of Elo holds the truth as often as it says, and so does the superiority.
func TestIntervals(t *testing.T) {
	const pairs = 400
	runs := gametest.N(400, 5000)
	for d, from := range distributions {
		rng := rand.New(rand.NewPCG(2, uint64(d)))
		const truth = 25.0
		shares := shifted(from, expected(truth))
		inside, above, superior := 0, 0, 0.0
		for range runs {
			var p Pentanomial
			for range pairs {
				p.Add(draw(rng, &shares))
			}
			elo, err := p.Elo()
			if math.Abs(elo-truth) <= err {
				inside++
			}
			if elo > 0 {
				above++
			}
			superior += p.Superiority()
		}
		share := float64(inside) / float64(runs)
		if tolerance := 0.01 + 3*math.Sqrt(0.95*0.05/float64(runs)); !near(share, 0.95, tolerance) {
			t.Errorf("distribution %d: the truth is in %.1f %% of the intervals", d, 100*share)
		}
		if superior/float64(runs) < 0.5 || above*2 < runs {
			t.Errorf("distribution %d: the stronger player is superior at %.2f", d, superior/float64(runs))
		}
	}
}

func BenchmarkLLR(b *testing.B) {
	test := SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	b.ReportAllocs()
	for b.Loop() {
		test.LLR(Pentanomial{223, 9863, 21279, 10037, 246})
	}
}
