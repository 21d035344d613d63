package chance_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/jeudelettres/lettres/internal/chance"
)

// The chances are those of drawing one thing after the other, counted one by one.
func TestDraws(t *testing.T) {
	for _, have := range [][]uint8{{}, {0}, {3}, {1, 1}, {2, 0, 3}, {4, 1, 2, 1}, {0, 2, 2, 0}} {
		total := 0
		for _, n := range have {
			total += int(n)
		}
		for n := -1; n <= total+1; n++ {
			slow, orders := map[string]int{}, 0
			var draw func(rest []uint8, left int)
			draw = func(rest []uint8, left int) {
				if left == 0 {
					drawn := make([]uint8, len(have))
					for k := range have {
						drawn[k] = have[k] - rest[k]
					}
					slow[fmt.Sprint(drawn)]++
					orders++
					return
				}
				for k, count := range rest {
					for range count { // each of these things for itself
						rest[k]--
						draw(rest, left-1)
						rest[k]++
					}
				}
			}
			if n >= 0 && n <= total {
				draw(append([]uint8{}, have...), n)
			}
			last := ""
			chance.Draws(have, n, func(drawn []uint8, p float64) bool {
				key := fmt.Sprint(drawn)
				if want := float64(slow[key]) / float64(orders); math.Abs(p-want) > 1e-12 || want == 0 {
					t.Errorf("%d of %v: %s with %v, want %v", n, have, key, p, want)
				}
				if last != "" && key >= last {
					t.Errorf("%d of %v: %s after %s", n, have, key, last)
				}
				last = key
				delete(slow, key)
				return true
			})
			if len(slow) > 0 {
				t.Errorf("%d of %v: %v are missing", n, have, slow)
			}
		}
	}
}

func TestDrawsStop(t *testing.T) {
	n := 0
	chance.Draws([]uint8{9, 9, 9}, 5, func([]uint8, float64) bool {
		n++
		return n < 4
	})
	if n != 4 {
		t.Errorf("%d draws after a stop at 4", n)
	}
}
