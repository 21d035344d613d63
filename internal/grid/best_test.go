package grid_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/grid"
)

// A Best finds as many points as the best of all placements, on one line and on several.
func TestBest(t *testing.T) {
	lists(t, 5, func(t *testing.T, rng *rand.Rand, words []string, bag string) {
		g := graphOf(t, words)
		for n := range 800 {
			scoring := grid.Scoring{Full: 7, Bonus: 50}
			for i := 1; i < len(scoring.Values); i++ {
				scoring.Values[i] = uint8(rng.IntN(11))
			}
			rack := randomRack(rng, bag, n%3, 8)
			r := rackOf(rack)
			best := grid.NewBest(g, &r, &scoring)
			lines := make([]grid.Line, 1+n%3)
			want := int32(-1)
			for i := range lines {
				b := randomBoard(rng, words, 15+i*25)
				b.line(&lines[i])
				premium(rng, &lines[i])
				lines[i].Number = i
				s := grid.NewSearch(g, &r, func(dst *grid.Placement, p grid.Placement) { *dst = p })
				s.Line = lines[i]
				for _, p := range s.Append(nil, false) {
					want = max(want, points(&lines[i], &scoring, p))
				}
				best.Line = lines[i]
				best.Add()
			}
			for {
				number, _, ok := best.Next()
				if !ok {
					break
				}
				best.Line = lines[number]
				best.Search()
			}
			if best.Points != want {
				t.Fatalf("%s: Points = %d, want %d", rack, best.Points, want)
			}
			if want >= 0 {
				if got := points(&lines[best.Found.Line], &scoring, best.Found); got != want {
					t.Fatalf("%s: %s brings %d, and not %d", rack, written(best.Found), got, want)
				}
			}
		}
	})
}

// premium gives a line random premium squares, and its letters points.
func premium(rng *rand.Rand, l *grid.Line) {
	for i := range l.Len {
		if rng.IntN(3) == 0 {
			l.LetterTimes[i] = 1 + uint8(rng.IntN(4))
		} else {
			l.WordTimes[i] = 1 + uint8(rng.IntN(3))
		}
		if l.Letters[i] != 0 {
			l.Lying[i] = uint8(rng.IntN(11))
		}
	}
}

// points scores a placement in the simplest way.
func points(l *grid.Line, scoring *grid.Scoring, p grid.Placement) int32 {
	from, to := int(p.Start), int(p.Start)
	tile := map[int]uint8{}
	n := 0
	for i := range 16 {
		if p.Laid>>i&1 != 0 {
			to = int(p.Start) + i
			tile[to] = p.Tiles.At(n)
			n++
		}
	}
	for from > 0 && l.Letters[from-1] != 0 {
		from--
	}
	for to+1 < l.Len && l.Letters[to+1] != 0 {
		to++
	}
	sum, times, across := 0, 1, 0
	for q := from; q <= to; q++ {
		t, laid := tile[q]
		if !laid {
			sum += int(l.Lying[q])
			continue
		}
		value := 0
		if t < grid.Joker {
			value = int(scoring.Values[t])
		}
		value *= int(l.LetterTimes[q])
		sum += value
		times *= int(l.WordTimes[q])
		if l.Crossing[q] >= 0 {
			across += (int(l.Crossing[q]) + value) * int(l.WordTimes[q])
		}
	}
	total := sum*times + across
	if n == scoring.Full {
		total += scoring.Bonus
	}
	return int32(total)
}

// Starts for which there is no room are searched when they are added.
func TestBestManyStarts(t *testing.T) {
	g := frenchGraph(t)
	r := rackOf("AEINRST")
	scoring := grid.Scoring{Full: 7, Bonus: 50}
	for i := range scoring.Values {
		scoring.Values[i] = 1
	}
	scoring.Values[0] = 0
	b := board{squares: strings.Repeat(".", grid.MaxLine), start: -1}
	for range grid.MaxLine {
		b.fits, b.crossing = append(b.fits, grid.All), append(b.crossing, 2)
	}
	best := grid.NewBest(g, &r, &scoring)
	b.line(&best.Line)
	for range 3 {
		best.Add()
	}
	best.WordTimes[80] = 2 // which no start before knew of
	best.Add()
	best.WordTimes[80] = 1
	for {
		if _, _, ok := best.Next(); !ok {
			break
		}
		best.Search()
	}
	if want := int32(2*7 + 50 + 8*3); best.Points != want {
		t.Errorf("Points = %d, want %d", best.Points, want)
	}
}

func TestAllocations(t *testing.T) {
	g := frenchGraph(t)
	r := rackOf("AEINRS?")
	b := board{squares: "....E..RAT.....", start: -1}
	scoring := grid.Scoring{Full: 7, Bonus: 50}
	dst := make([]grid.Placement, 0, 1<<16)
	if n := testing.AllocsPerRun(20, func() {
		s := grid.NewSearch(g, &r, func(dst *grid.Placement, p grid.Placement) { *dst = p })
		b.line(&s.Line)
		dst = s.Append(dst[:0], false)
	}); n != 0 {
		t.Errorf("a Search allocates %v times", n)
	}
	if n := testing.AllocsPerRun(20, func() {
		best := grid.NewBest(g, &r, &scoring)
		b.line(&best.Line)
		best.Add()
		for {
			if _, _, ok := best.Next(); !ok {
				break
			}
			best.Search()
		}
	}); n != 0 {
		t.Errorf("a Best allocates %v times", n)
	}
}

// A scored search finds what a plain one finds, in the same order, each placement with its
// points, also where a placement can lay a part of the rack alone.
func TestScoredSearch(t *testing.T) {
	lists(t, 8, func(t *testing.T, rng *rand.Rand, words []string, bag string) {
		g := graphOf(t, words)
		for n := range 400 {
			scoring := grid.Scoring{Full: 1 + n%7, Bonus: 50}
			for i := 1; i < len(scoring.Values); i++ {
				scoring.Values[i] = uint8(rng.IntN(11))
			}
			rack := randomRack(rng, bag, n%4, 8)
			r := rackOf(rack)
			r.Most = n % 9
			plain := grid.NewSearch(g, &r, func(dst *grid.Placement, p grid.Placement) { *dst = p })
			randomBoard(rng, words, []int{15, 40, grid.MaxLine}[n%3]).line(&plain.Line)
			premium(rng, &plain.Line)
			scored := grid.NewScoredSearch(g, &r, &scoring, func(dst *grid.Placement, p grid.Placement) { *dst = p })
			scored.Line = plain.Line
			want := plain.Append(nil, n%2 == 0)
			for i := range want {
				want[i].Points = points(&plain.Line, &scoring, want[i])
				if r.Most > 0 && int(want[i].Len) > r.Most {
					t.Fatalf("%s lays more than %d tiles", written(want[i]), r.Most)
				}
			}
			if diff := cmp.Diff(want, scored.Append(nil, n%2 == 0)); diff != "" {
				t.Fatalf("%s (-plain +scored):\n%s", rack, diff)
			}
			best := grid.NewBest(g, &r, &scoring)
			best.Line = plain.Line
			best.Add()
			for _, _, ok := best.Next(); ok; _, _, ok = best.Next() {
				best.Search()
			}
			most := int32(-1)
			for _, p := range plain.Append(nil, false) {
				most = max(most, points(&plain.Line, &scoring, p))
			}
			if best.Points != most {
				t.Fatalf("%s, of which %d can be laid: the best has %d points, want %d", rack, r.Most, best.Points, most)
			}
		}
	})
}
