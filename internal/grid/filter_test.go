package grid_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
)

// The set of the ends of banned words has at least 16 bits for each, and not more than it
// needs, and it rarely holds other ends.
func TestEnds(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 0))
	words := denseWords(rng)
	g := graphOf(t, words)
	rng.Shuffle(len(words), func(i, j int) { words[i], words[j] = words[j], words[i] })
	ends := 0
	for n, w := range words[:100] {
		ends += len(w)
		want := 64
		for want < 16*ends {
			want *= 2
		}
		bits, part := g.Without(slices.Values(words[:n+1])).Ends()
		if bits != want {
			t.Errorf("%d bits for %d ends, want %d", bits, ends, want)
		}
		if part > 0.2 {
			t.Errorf("with %d ends, %.2f of the graph is found among them", ends, part)
		}
	}
	for _, w := range []string{"D", "DAB", "ABD", "ADB"} {
		if bits, part := g.Without(slices.Values([]string{w})).Ends(); bits != 64 || part != 0 {
			t.Errorf("%s, which is no word, has an end in the graph", w)
		}
	}
}

// The filter says yes to the letters of each word, in any order, and rarely to others.
func TestSpell(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 0))
	g := frenchGraph(t)
	of := func(sets []string) float64 {
		return g.Spell(func(yield func([]uint8) bool) {
			for _, s := range sets {
				b := letters(s)
				rng.Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] })
				if !yield(b) {
					return
				}
			}
		})
	}
	words := someWords(rng, 20_000)
	if part := of(words); part != 1 {
		t.Errorf("it says no to words: yes to %.4f", part)
	}
	var others []string
	for _, w := range words {
		others = append(others, "QQ"+strings.ToUpper(w))
	}
	if part := of(others); part > 0.05 {
		t.Errorf("it says yes to %.4f of what has QQ", part)
	}
}

// If every string of letters is a word and all letters have the same value, the bound of a
// start is exact.
func TestBestBound(t *testing.T) {
	var two, one []string
	for n := 1; n <= 11; n++ {
		for i := range 1 << n {
			w := make([]byte, n)
			for k := range w {
				w[k] = 'A' + byte(i>>k&1)
			}
			two = append(two, string(w))
		}
	}
	slices.Sort(two)
	for n := 1; n <= grid.MaxTiles; n++ {
		one = append(one, strings.Repeat("A", n))
	}
	rng := rand.New(rand.NewPCG(9, 0))
	for _, tt := range []struct {
		name   string
		words  []string
		letter string // that the tiles have
		rack   []string
		size   int
		alike  bool // the tiles, so that it is all one where each of them lies
	}{
		{"alike", one, "A", []string{"", "A", "AAA", "AAAAAAA", "AAAAAAAA", strings.Repeat("A", grid.MaxTiles)}, grid.MaxTiles, true},
		{"equal", two, "AB", []string{"B", "AB", "ABBA", "AAABBBB"}, 11, true},
		{"jokers", one, "A", []string{"?", "??", "???", "????????", strings.Repeat("?", grid.MaxTiles)}, grid.MaxTiles, true},
		{"unlike", two, "AB", []string{"AB", "A?", "B??", "AAB", "AABB?"}, 11, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := graphOf(t, tt.words)
			for n := range 200 {
				scoring := grid.Scoring{Full: 7 - n%3, Bonus: 20}
				scoring.Values[1] = uint8(rng.IntN(11))
				scoring.Values[2] = scoring.Values[1]
				if !tt.alike {
					scoring.Values[2] = uint8(rng.IntN(11))
				}
				b := board{start: -1}
				for range 1 + rng.IntN(tt.size) {
					fits, crossing := uint32(grid.All), int16(-1)
					if tt.alike && rng.IntN(4) == 0 {
						crossing = int16(rng.IntN(3))
						if rng.IntN(4) == 0 {
							fits = 0
						}
					}
					b.fits, b.crossing = append(b.fits, fits), append(b.crossing, crossing)
					if rng.IntN(4) == 0 {
						b.squares += tt.letter[len(tt.letter)-1:]
					} else {
						b.squares += "."
					}
				}
				if !strings.Contains(b.squares, tt.letter[:1]) && rng.IntN(2) == 0 {
					b.start = rng.IntN(len(b.squares))
				}
				rack := tt.rack[n%len(tt.rack)]
				r := rackOf(rack)
				best := grid.NewBest(g, &r, &scoring)
				b.line(&best.Line)
				premium(rng, &best.Line)
				if !tt.alike {
					for i := range best.LetterTimes {
						best.LetterTimes[i] = 1
					}
				}
				want := int32(-1)
				s := grid.NewSearch(g, &r, func(dst *grid.Placement, p grid.Placement) { *dst = p })
				s.Line = best.Line
				for _, p := range s.Append(nil, false) {
					want = max(want, points(&s.Line, &scoring, p))
				}
				best.Add()
				if got := best.Bound(); got != want {
					t.Fatalf("%q on %+v: the bound is %d, want %d", rack, b, got, want)
				}
				for i := 0; ; i++ {
					_, _, ok := best.Next()
					if ok != (i == 0 && want >= 0) {
						t.Fatalf("%q on %+v: a search more is %v after %d", rack, b, ok, i)
					}
					if !ok {
						break
					}
					best.Search()
				}
				if best.Points != want {
					t.Fatalf("%q on %+v: Points = %d, want %d", rack, b, best.Points, want)
				}
				kept := best.Leads()
				if best.Add(); best.Leads() != kept {
					t.Fatalf("%q on %+v: a start that brings no more than what is found is kept", rack, b)
				}
			}
		})
	}
}

// The bound for the whole rack counts only if the rack spells a word with what it joins.
func TestBestSpells(t *testing.T) {
	g := graphOf(t, []string{"AB", "BACAB"})
	scoring := grid.Scoring{Full: 2, Bonus: 50}
	scoring.Values[1], scoring.Values[2], scoring.Values[3] = 1, 3, 5
	for _, tt := range []struct {
		squares, rack string
		want          int32
	}{
		{"...", "AB", 54},
		{"...", "BA", 54},
		{"...", "AC", 5}, // one tile is not asked whether it makes a word
		{"...", "AA", 1},
		{"...", "A?", 51},
		{"...", "C?", 5},
		{"...", "??", 50}, // nor are two jokers
		{"B..", "A", 1},
		{"B..", "C", -1},
		{".B.", "?", 0},
		{".D.", "?", -1},
		{".B.AB", "AC", 56},
		{".B.AB", "BC", 5},
		{".B.A.", "BC", 5},
	} {
		r := rackOf(tt.rack)
		best := grid.NewBest(g, &r, &scoring)
		b := board{squares: tt.squares, start: -1}
		if strings.Trim(tt.squares, ".") == "" {
			b.start = 1
		}
		b.line(&best.Line)
		best.Add()
		if got := best.Bound(); got != tt.want {
			t.Errorf("%s on %s: the bound is %d, want %d", tt.rack, tt.squares, got, tt.want)
		}
	}
}
