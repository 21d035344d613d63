package scrabble_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/hook"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

var bestKeeping = hook.ScrabbleBestKeeping.(func(*scrabble.View, []int32, int32) (scrabble.Move, int32, bool))

// keptOf is the set of the tiles that a placement leaves on a rack, written out the slow way:
// the tiles in order, of which the last one of each kind is laid first.
func keptOf(rack bag.Bag, m scrabble.Move) (set int) {
	tiles := []byte(rack.String())
	set = 1<<len(tiles) - 1
	for _, tile := range m.Laid() {
		if tile >= 'a' {
			tile = bag.Joker
		}
		for i := len(tiles) - 1; i >= 0; i-- {
			if tiles[i] == tile && set>>i&1 != 0 {
				set &^= 1 << i
				break
			}
		}
	}
	return set
}

// The placement kept for finds as much as a look at all placements, whatever the tiles kept are worth.
func TestBestKeeping(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	found, missed := 0, 0
	for _, text := range []string{"classique", "classique rack=8 lay=7", "classique rack=8", "english rack=5"} {
		o := must.Get(scrabble.ParseOptions(text))(t)
		for i, one := range append(momentsOf(t, o, 12), momentsOf(t, o, 13)...) {
			s := one.Before
			if s.Phase() != scrabble.Playing {
				continue
			}
			if _, jokers := s.Rack(s.Turn()).Counts(); jokers > 1 && i%4 > 0 {
				continue
			}
			v := s.View(s.Turn())
			worth := make([]int32, 1<<v.Rack().Len())
			spread := []float64{0, 3, 30, 300}[rng.IntN(4)]
			for set := range worth {
				worth[set] = int32(grid.Fine * spread * rng.NormFloat64())
			}
			floor := int32(grid.Fine * []int32{-100_000, 0, 20, 60, 100_000}[rng.IntN(5)])
			want, any := floor, false
			for _, c := range v.AppendScored(nil) {
				if sum := int32(c.Points)*grid.Fine + worth[keptOf(v.Rack(), c.Move)]; sum > want {
					want, any = sum, true
				}
			}
			m, got, ok := bestKeeping(&v, worth, floor)
			if ok != any || got != want {
				t.Fatalf("%s: %s counts %d, %t, want %d, %t", v, m, got, ok, want, any)
			}
			if !ok {
				missed++
				continue
			}
			found++
			if sum := int32(v.Points(m))*grid.Fine + worth[keptOf(v.Rack(), m)]; sum != got || s.Check(s.Turn(), m) != nil {
				t.Fatalf("%s: %s counts %d, and not %d", v, m, sum, got)
			}
		}
	}
	if found < 50 || missed < 10 {
		t.Errorf("%d found, %d not", found, missed)
	}
}

// Where points and worth are beyond all measure nothing overflows.
func TestBestKeepingExtremes(t *testing.T) {
	s := momentsOf(t, scrabble.Classique(), 12)[2].Before
	v := s.View(s.Turn())
	for _, w := range []int32{1<<31 - 1, -1 << 31} {
		worth := make([]int32, 1<<v.Rack().Len())
		for set := range worth {
			if bits.OnesCount(uint(set)) == 5 {
				worth[set] = w
			}
		}
		if m, _, ok := bestKeeping(&v, worth, -1<<31); !ok || (m.Count() == v.Rack().Len()-5) != (w > 0) {
			t.Errorf("with a worth of %d it is %s, %t", w, m, ok)
		}
	}
	if m, _, ok := bestKeeping(new(scrabble.View), make([]int32, 1), 0); ok {
		t.Errorf("without a game it is %s", m)
	}
	defer func() {
		if recover() == nil {
			t.Error("a set has no worth")
		}
	}()
	bestKeeping(&v, nil, 0)
}

func BenchmarkBestKeeping(b *testing.B) {
	eachSearch(b, func(b *testing.B, s scrabble.State) {
		v := s.View(s.Turn())
		worth := make([]int32, 1<<v.Rack().Len())
		for set := range worth {
			worth[set] = grid.Fine * int32(bits.OnesCount(uint(set)))
		}
		b.ReportAllocs()
		for b.Loop() {
			if _, _, ok := bestKeeping(&v, worth, -1<<31); !ok {
				b.Fatal("there is no move")
			}
		}
	})
}
