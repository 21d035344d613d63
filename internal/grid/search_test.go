package grid_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/test/gametest"
)

// A Search finds the same as trying every word on every square, each placement once, on lines
// of all lengths, in graphs with hints and without.
func TestSearch(t *testing.T) {
	lists(t, 3, func(t *testing.T, rng *rand.Rand, words []string, bag string) {
		g := graphOf(t, words)
		graphs := []*grid.Graph{g, g.Blind()}
		sizes := []int{1, 2, 7, 11, 15, 15, 15, 40, grid.MaxLine}
		for n := range 600 {
			b := randomBoard(rng, words, sizes[n%len(sizes)])
			rack := randomRack(rng, bag, n%3, 8)
			lone := n%2 == 0
			r := rackOf(rack)
			s := grid.NewSearch(graphs[n/2%2], &r, write)
			b.line(&s.Line)
			got := s.Append(nil, lone)
			slices.Sort(got)
			if diff := cmp.Diff(b.slowly(words, rack, lone), got); diff != "" {
				t.Fatalf("%s with %s on %+v (-slowly +Search):\n%s", rack, text(nil), b, diff)
			}
		}
	})
}

// FuzzSearch is TestSearch with lines and racks of all kinds.
func FuzzSearch(f *testing.F) {
	words := denseWords(rand.New(rand.NewPCG(12, 0)))
	g := graphOf(f, words)
	f.Add("..ABC...A..", "AB?", 0, uint64(0), false)
	f.Add("......", "??", 2, uint64(1), true)
	f.Add("A.A.A.A.A.A.A.A.", "ABCABC", -1, uint64(7), true)
	f.Fuzz(func(t *testing.T, squares, rack string, start int, seed uint64, lone bool) {
		rng := rand.New(rand.NewPCG(seed, 0))
		clip := func(s, letters string, most int) string {
			b := []byte(s[:min(len(s), most)])
			for i, c := range b {
				if strings.IndexByte(letters, c) < 0 {
					b[i] = letters[int(c)%len(letters)]
				}
			}
			return string(b)
		}
		b := board{squares: clip(squares, ".ABCD", 60), start: -1}
		rack = clip(rack, "ABCD", 6)
		if seed%3 > 0 {
			rack = "??"[:seed%3] + rack
		}
		if strings.Trim(b.squares, ".") == "" && 0 <= start && start < len(b.squares) {
			b.start = start
		}
		for range len(b.squares) {
			fits, crossing := uint32(grid.All), int16(-1)
			if seed%2 == 1 && rng.IntN(3) == 0 {
				fits, crossing = rng.Uint32()&grid.All, int16(rng.IntN(20))
			}
			b.fits, b.crossing = append(b.fits, fits), append(b.crossing, crossing)
		}
		r := rackOf(rack)
		s := grid.NewSearch(g, &r, write)
		b.line(&s.Line)
		got := s.Append(nil, lone)
		slices.Sort(got)
		if diff := cmp.Diff(b.slowly(words, rack, lone), got); diff != "" {
			t.Fatalf("%s on %+v (-slowly +Search):\n%s", rack, b, diff)
		}
	})
}

// A graph without some words is like the graph of the others.
func TestWithout(t *testing.T) {
	lists(t, 6, func(t *testing.T, rng *rand.Rand, words []string, bag string) {
		var good, bad []string
		for _, w := range words {
			if rng.IntN(5) == 0 {
				bad = append(bad, w)
			} else {
				good = append(good, w)
			}
		}
		whole := graphOf(t, words)
		g := whole.Without(slices.Values(bad))
		if whole.Without(slices.Values([]string(nil))) != whole {
			t.Error("a graph without no words is another one")
		}
		small := graphOf(t, good)
		for _, w := range words {
			gametest.Equal(t, "Contains("+w+")", g.Contains(letters(w)), slices.Contains(good, w))
			at := rng.IntN(len(w))
			before := letters(w[:at])
			slices.Reverse(before)
			if got, want := g.Fits(before, letters(w[at+1:])), small.Fits(before, letters(w[at+1:])); got != want {
				t.Errorf("Fits(%s, %s) = %b, want %b", w[:at], w[at+1:], got, want)
			}
		}
		for n := range 200 {
			b := randomBoard(rng, words, 15)
			rack := randomRack(rng, bag, n%3, 8)
			r := rackOf(rack)
			s := grid.NewSearch(g, &r, write)
			b.line(&s.Line)
			got := s.Append(nil, false)
			slices.Sort(got)
			if diff := cmp.Diff(b.slowly(good, rack, false), got); diff != "" {
				t.Fatalf("%s on %+v (-slowly +Search):\n%s", rack, b, diff)
			}
		}
	})
}

// A word can have the largest length, and a placement any number of its letters.
func TestLongestWord(t *testing.T) {
	const word = "ABCDEFGHIJKLMNO"
	whole := graphOf(t, []string{word})
	without := whole.Without(slices.Values([]string{word}))
	for _, long := range []string{word, word + word} {
		if whole.Fits(letters(long), nil)|without.Fits(letters(long), nil)|without.Fits(nil, letters(long))|without.Fits(letters(long), letters(long)) != 0 {
			t.Errorf("a letter beside %s makes a word", long)
		}
	}
	if found, points := searchBoth(whole, board{squares: strings.Repeat(".", 40), start: 20}, word); len(found) != len(word) || points != 0 {
		t.Errorf("%d placements, %d points", len(found), points)
	}
	for i := range word {
		before, after := letters(word[:i]), letters(word[i+1:])
		slices.Reverse(before)
		if got := whole.Fits(before, after); got != 1<<(i+1) {
			t.Errorf("%d: Fits is %b", i, got)
		}
		if got := without.Fits(before, after); got != 0 {
			t.Errorf("%d: Fits is %b where the word is left out", i, got)
		}
		for _, free := range []string{"", "."} {
			squares := word[:i] + "." + word[i+1:]
			rack := word[i : i+1]
			if i%2 == 0 && i > 0 { // all but one letter is laid
				squares = strings.Repeat(".", i) + rack + strings.Repeat(".", len(word)-1-i)
				rack = word[:i] + word[i+1:]
			}
			b := board{squares: free + squares + free, start: -1}
			if found, points := searchBoth(whole, b, rack); len(found) != 1 || points != 0 {
				t.Errorf("%s on %s: %q, %d points", rack, b.squares, found, points)
			}
			if found, points := searchBoth(without, b, rack); len(found) != 0 || points != -1 {
				t.Errorf("%s on %s: %q, %d points, where the word is left out", rack, b.squares, found, points)
			}
		}
	}
}

// searchBoth is what a Search finds, and the points of a Best when tiles have no value.
func searchBoth(g *grid.Graph, b board, rack string) (found []string, points int32) {
	r := rackOf(rack)
	s := grid.NewSearch(g, &r, write)
	b.line(&s.Line)
	best := grid.NewBest(g, &r, &grid.Scoring{})
	b.line(&best.Line)
	best.Add()
	for _, _, ok := best.Next(); ok; _, _, ok = best.Next() {
		best.Search()
	}
	return s.Append(nil, false), best.Points
}

// A placement names its line, and so does Next.
func TestLineOfPlacement(t *testing.T) {
	g := graphOf(t, []string{"AB"})
	r := rackOf("B")
	for _, down := range []bool{false, true} {
		s := grid.NewSearch(g, &r, func(dst *grid.Placement, p grid.Placement) { *dst = p })
		board{squares: "..A.", start: -1}.line(&s.Line)
		s.Down = down
		want := grid.Placement{Line: 3, Start: 3, Down: down, Len: 1, Laid: 1, Tiles: grid.Tiles{Low: 2}}
		if got := s.Append(nil, false); !slices.Equal(got, []grid.Placement{want}) {
			t.Errorf("%+v, want %+v", got, want)
		}
		best := grid.NewBest(g, &r, &grid.Scoring{})
		best.Line = s.Line
		best.Add()
		if n, d, ok := best.Next(); n != 3 || d != down || !ok {
			t.Errorf("Next = %d, %v, %v", n, d, ok)
		}
		best.Search()
		gametest.Equal(t, "the best", best.Found, want)
		if n, d, ok := best.Next(); n != 0 || d || ok {
			t.Errorf("Next = %d, %v, %v after all", n, d, ok)
		}
	}
}

// The same placements come in the same order, whatever was searched before.
func TestSearchOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 0))
	words := someWords(rng, 1500)
	g := graphOf(t, words)
	r := rackOf("AEINRST")
	s := grid.NewSearch(g, &r, write)
	for range 50 {
		b := randomBoard(rng, words, 15)
		fresh := grid.NewSearch(g, &r, write)
		b.line(&fresh.Line)
		want := fresh.Append(nil, false)
		b.line(&s.Line)
		if diff := cmp.Diff(want, s.Append(nil, false)); diff != "" {
			t.Fatal(diff)
		}
	}
}
