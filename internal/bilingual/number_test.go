package bilingual_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// TestNumbers compares with golang.org/x/text, which knows all languages and is much larger.
func TestNumbers(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	tags := []language.Tag{language.English, language.French}
	same := func(tag language.Tag, format string, n any) {
		t.Helper()
		want := message.NewPrinter(tag).Sprintf(format, n)
		if got := bilingual.Sprintf(tag, format, n); got != want {
			t.Errorf("%v, %s of %v: %q, want %q", tag, format, n, got, want)
		}
	}
	for _, tag := range tags {
		for range 2000 {
			n := rng.Uint64N(1 << (1 + rng.Uint64N(62)))
			for _, format := range []string{"%d", "%+d", "%5d", "%-7d|"} {
				same(tag, format, n)
				same(tag, format, int64(n))
			}
			f := rng.NormFloat64() * math.Pow(10, float64(rng.IntN(8)-2))
			for _, format := range []string{"%.1f", "%.0f", "%+.2f", "%9.1f"} {
				same(tag, format, f)
			}
		}
		for _, n := range []any{0, 999, 1000, 999_999, uint8(200), int8(1)} {
			same(tag, "%d", n)
		}
		for _, n := range []any{-0.04, 0.05, float32(1234.5), math.NaN(), "1234"} {
			same(tag, "%.1f", n)
		}
	}
	if got := bilingual.Sprintf(language.French, "%d, %d, %v", -1234, -5, language.French); got != "−1\u00a0234, −5, fr" {
		t.Error(got)
	}
}
