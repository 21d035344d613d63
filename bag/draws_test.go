package bag_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/jeudelettres/lettres/bag"
)

func ExampleBag_Draws() {
	for drawn, p := range bag.MustParse("AAB?").Draws(2) {
		fmt.Printf("%s %.3f\n", drawn, p)
	}
	// Output:
	// AA 0.167
	// AB 0.333
	// A? 0.333
	// B? 0.167
}

// All draws of two tiles are there, and their chances add up.
func TestDraws(t *testing.T) {
	all := bag.Scrabble()
	sum, n := 0.0, 0
	for drawn, p := range all.Draws(2) {
		if drawn.Len() != 2 || !all.Contains(drawn) {
			t.Errorf("%s is drawn from %s", drawn, all)
		}
		sum += p
		n++
	}
	if kinds := 27; math.Abs(sum-1) > 1e-12 || n != kinds*(kinds+1)/2-7 { // J, K, Q, W, X, Y and Z are there once
		t.Errorf("%d draws of two tiles, with a probability of %v", n, sum)
	}
	for range all.Draws(103) {
		t.Fatal("more tiles are drawn than there are")
	}
	for drawn, p := range all.Draws(0) {
		if drawn != (bag.Bag{}) || p != 1 {
			t.Errorf("no tile is drawn as %s, %v", drawn, p)
		}
	}
}

func BenchmarkDraws(b *testing.B) {
	all := bag.Scrabble()
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		n = 0
		for range all.Draws(4) {
			n++
		}
	}
	b.ReportMetric(float64(n), "draws")
}
