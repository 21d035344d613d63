package grid_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// frenchGraph is the graph of the embedded lexicon.
func frenchGraph(t testing.TB) *grid.Graph {
	t.Helper()
	g, err := grid.Of(french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// someWords is words of the French lexicon, in order: all of two letters, and some
// of the others.
func someWords(rng *rand.Rand, n int) (words []string) {
	all := slices.Collect(french.Lexicon().Words())
	for _, w := range all {
		if len(w) == 2 || rng.IntN(len(all)) < n {
			words = append(words, w)
		}
	}
	return words
}

// denseWords is a third of what A, B and C spell, up to six letters, and some of
// fifteen: so words stand within, before and beside each other wherever they can.
func denseWords(rng *rand.Rand) (words []string) {
	var spell func(w string)
	spell = func(w string) {
		if len(w) > 1 && rng.IntN(3) == 0 {
			words = append(words, w)
		}
		if len(w) == 6 && rng.IntN(100) == 0 {
			words = append(words, w+w+w[:grid.MaxTiles-12])
		}
		for c := 'A'; len(w) < 6 && c <= 'C'; c++ {
			spell(w + string(c))
		}
	}
	spell("")
	slices.Sort(words)
	return words
}

// lists calls do with lists of words of two sorts, and a bag of their letters.
func lists(t *testing.T, seed uint64, do func(t *testing.T, rng *rand.Rand, words []string, bag string)) {
	rng := func() *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }
	t.Run("dense", func(t *testing.T) {
		rng := rng()
		do(t, rng, denseWords(rng), "ABCDEF")
	})
	t.Run("French", func(t *testing.T) {
		rng := rng()
		do(t, rng, someWords(rng, 1500), "AAAAAAAAABBCCDDDEEEEEEEEEEEEEEEFFGGHHIIIIIIIIJKLLLLLMMMNNNNNNOOOOOOPPQRRRRRRSSSSSSTTTTTTUUUUUUVVWXYZ")
	})
}

func graphOf(t testing.TB, words []string) *grid.Graph {
	t.Helper()
	k, err := kwg.Build(slices.Values(words), true)
	if err != nil {
		t.Fatal(err)
	}
	return grid.NewGraph(k)
}

// letters is text as the grid has it.
func letters(text string) []uint8 {
	b := []byte(text)
	for i := range b {
		b[i] -= 'A' - 1
	}
	return b
}

func text(letters []uint8) string {
	b := slices.Clone(letters)
	for i := range b {
		b[i] += 'A' - 1
	}
	return string(b)
}

func TestContains(t *testing.T) {
	g, l := frenchGraph(t), french.Lexicon()
	for w := range l.Words() {
		if !g.Contains(letters(w)) {
			t.Fatalf("%s is not in the graph", w)
		}
	}
	rng := rand.New(rand.NewPCG(1, 0))
	for range 200_000 {
		w := make([]byte, rng.IntN(7))
		for i := range w {
			w[i] = 'A' + byte(rng.IntN(26))
		}
		if got, want := g.Contains(letters(string(w))), l.Contains(string(w)); got != want {
			t.Fatalf("Contains(%q) = %v, want %v", w, got, want)
		}
	}
	if g.Contains(letters(strings.Repeat("A", 200))) {
		t.Error("a run of 200 letters is a word")
	}
}

// Fits is what trying every letter finds, whichever side is empty.
func TestFits(t *testing.T) {
	g, l := frenchGraph(t), french.Lexicon()
	rng := rand.New(rand.NewPCG(2, 0))
	words := someWords(rng, 3000)
	check := func(before, after string) {
		t.Helper()
		var want uint32
		for c := byte('A'); c <= 'Z'; c++ {
			if l.Contains(before + string(c) + after) {
				want |= 1 << (c - 'A' + 1)
			}
		}
		back := letters(before)
		slices.Reverse(back)
		if got := g.Fits(back, letters(after)); got != want {
			t.Errorf("Fits(%q, %q) = %07x, want %07x", before, after, got, want)
		}
	}
	for _, w := range words {
		at := rng.IntN(len(w))
		check(w[:at], w[at+1:])
		at = rng.IntN(len(w))
		check(w[:at], "")
		check("", w[at:])
	}
	check("QXZ", "")
	check("", "QXZ")
	check("QXZ", "E")
	check(strings.Repeat("A", 40), strings.Repeat("A", 40))
	check("", strings.Repeat("A", 40))
}

// A graph can be small, and have no words of some length.
func TestSmallGraph(t *testing.T) {
	g := graphOf(t, []string{"AB"})
	if !g.Contains(letters("AB")) || g.Contains(letters("BA")) || g.Contains(nil) {
		t.Error("AB alone should be a word")
	}
	if got, want := g.Fits(letters("A"), nil), uint32(1<<2); got != want {
		t.Errorf("Fits(A, -) = %b, want %b", got, want)
	}
}

// All is the letters of the alphabet.
func TestAll(t *testing.T) {
	var words []string
	for c := 'A'; c <= 'Z'; c++ {
		words = append(words, string(c)+"A")
	}
	if got := graphOf(t, words).Fits(nil, letters("A")); got != grid.All {
		t.Errorf("All = %b, and %b fit", grid.All, got)
	}
}

// A graph keeps each row once, and no room for more of them.
func TestSize(t *testing.T) {
	k, err := kwg.Build(slices.Values(denseWords(rand.New(rand.NewPCG(10, 0)))), true)
	if err != nil {
		t.Fatal(err)
	}
	if g := grid.NewGraph(k); g.Rows() > 2*len(k) {
		t.Errorf("%d nodes become %d masks and arcs", len(k), g.Rows())
	}
	g := frenchGraph(t)
	least := 4*g.Rows() + 8<<16
	if got := g.Size(); got < least || got > least+1<<14 {
		t.Errorf("Size() = %d, want %d or a little more", got, least)
	}
}

// Each word is read from each of its letters back to the first, and then on.
func TestNode(t *testing.T) {
	lists(t, 11, func(t *testing.T, rng *rand.Rand, words []string, _ string) {
		var bad []string
		for _, w := range words {
			if rng.IntN(5) == 0 {
				bad = append(bad, w)
			}
		}
		whole := graphOf(t, words)
		g := whole.Without(slices.Values(bad))
		for _, w := range words {
			from := rng.IntN(len(w))
			way := letters(w[:from+1])
			slices.Reverse(way)
			n := g.Root()
			for i, c := range append(way, letters(w[from+1:])...) {
				if i == from+1 {
					n = g.Turn(n)
				}
				so := w[from-min(i, from) : max(i, from)+1]
				next, word := g.Next(n, c)
				if found := slices.Contains(words, so); g.Letters(n)&(1<<c|1) != 1<<c || word != found {
					t.Fatalf("%s of %s from %d: %b comes next, a word %v", so, w, from, g.Letters(n), word)
				}
				if got, want := g.LeavesOut(n, c, letters(so)), slices.Contains(bad, so); word && got != want {
					t.Errorf("%s is left out: %v, want %v", so, got, want)
				}
				if whole.LeavesOut(n, c, letters(so)) {
					t.Errorf("%s is left out of all words", so)
				}
				n = next
			}
			if none, word := g.Next(n, 17); g.Letters(n)&(1<<17) == 0 && (none != 0 || word) {
				t.Errorf("%sQ leads to %d, %v", w, none, word)
			}
			if n := g.Turn(g.Root()); n != 0 {
				t.Errorf("there is a turn before all letters, to %d", n)
			}
		}
	})
}

// Of knows the French lexicon, and builds the graph of any other.
func TestOf(t *testing.T) {
	if frenchGraph(t) != frenchGraph(t) {
		t.Error("the French graph is decoded twice")
	}
	list, err := lexicon.ReadList(strings.NewReader("RAT\nRATS\nTA\n"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := grid.Of(list)
	if err != nil {
		t.Fatal(err)
	}
	if !g.Contains(letters("RATS")) || g.Contains(letters("MOT")) {
		t.Error("the graph of a list has other words than the list")
	}
	if got := g.Size(); got <= 0 || got > 1<<20 {
		t.Errorf("Size() = %d", got)
	}
}

// Admitted has the words that a class admits, and is the graph of all where every
// class does.
func TestAdmitted(t *testing.T) {
	l := french.Lexicon()
	if g, err := grid.Admitted(l, lexicon.AllClasses); err != nil || g != frenchGraph(t) {
		t.Errorf("with all classes it is another graph, %v", err)
	}
	classes := lexicon.AllClasses &^ lexicon.ClassesOf(lexicon.Proper, lexicon.Adverb)
	g, err := grid.Admitted(l, classes)
	if err != nil {
		t.Fatal(err)
	}
	left := 0
	for w := range l.Words() {
		want := l.Admits(w, classes)
		if !want {
			left++
		}
		if got := g.Contains(letters(w)); got != want {
			t.Fatalf("Contains(%s) = %v", w, got)
		}
	}
	if left < 100 {
		t.Errorf("%d words are left out", left)
	}
}

// A board is a line of letters, '.' for an empty square, with what crosses it.
type board struct {
	squares  string
	fits     []uint32 // nil: anything fits
	crossing []int16  // nil: nothing crosses
	start    int
}

func (b board) line(l *grid.Line) {
	*l = grid.Line{Len: len(b.squares), Start: b.start, Number: 3}
	for i := range len(b.squares) {
		if c := b.squares[i]; c != '.' {
			l.Letters[i] = c - 'A' + 1
		}
		l.Fits[i], l.Crossing[i] = grid.All, -1
		l.LetterTimes[i], l.WordTimes[i] = 1, 1
		if b.fits != nil {
			l.Fits[i], l.Crossing[i] = b.fits[i], b.crossing[i]
		}
		if l.Letters[i] != 0 {
			l.Fits[i], l.Crossing[i] = 0, -1
		}
	}
}

// written is a placement as "square:tiles", with a point for each letter between.
func written(p grid.Placement) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d:", p.Start)
	tiles := p.Tiles[:p.Len]
	for m := p.Laid; m != 0; m >>= 1 {
		if m&1 == 0 {
			b.WriteByte('.')
			continue
		}
		c := tiles[0] + 'A' - 1
		if tiles[0] > grid.Joker {
			c = tiles[0] - grid.Joker + 'a' - 1
		}
		b.WriteByte(c)
		tiles = tiles[1:]
	}
	return b.String()
}

// slowly tries every word at every square.
func (b board) slowly(words []string, rack string, lone bool) (found []string) {
	for _, w := range words {
		for at := 0; at+len(w) <= len(b.squares); at++ {
			if at > 0 && b.squares[at-1] != '.' || at+len(w) < len(b.squares) && b.squares[at+len(w)] != '.' {
				continue
			}
			b.try(w, at, rack, lone, func(laid string) { found = append(found, laid) })
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// try calls do with each choice of tiles that makes w from a square on.
func (b board) try(w string, at int, rack string, lone bool, do func(string)) {
	joined := false
	count := 0
	for i := range len(w) {
		q := at + i
		switch {
		case b.squares[q] == w[i]:
			joined = true
		case b.squares[q] != '.':
			return
		case b.fits != nil && b.fits[q]>>(w[i]-'A'+1)&1 == 0:
			return
		default:
			count++
			joined = joined || b.crossing != nil && b.crossing[q] >= 0 || q == b.start
		}
	}
	if !joined || count == 0 {
		return
	}
	var lay func(i int, left string, laid []byte)
	lay = func(i int, left string, laid []byte) {
		if i == len(w) {
			first := 0
			for laid[first] == '.' {
				first++
			}
			tiles := strings.TrimRight(string(laid[first:]), ".")
			if lone && len(tiles) == 1 && b.crossing != nil && b.crossing[at+first] >= 0 {
				return
			}
			do(fmt.Sprintf("%d:%s", at+first, tiles))
			return
		}
		if b.squares[at+i] != '.' {
			lay(i+1, left, append(laid, '.'))
			return
		}
		if k := strings.IndexByte(left, w[i]); k >= 0 {
			lay(i+1, left[:k]+left[k+1:], append(laid[:i:i], w[i]))
		}
		if k := strings.IndexByte(left, '?'); k >= 0 {
			lay(i+1, left[:k]+left[k+1:], append(laid[:i:i], w[i]+'a'-'A'))
		}
	}
	lay(0, rack, make([]byte, 0, len(w)))
}

func rackOf(tiles string) (r grid.Rack) {
	for i := range len(tiles) {
		if tiles[i] == '?' {
			r.Count[0]++
		} else {
			r.Count[tiles[i]-'A'+1]++
		}
	}
	r.Len = len(tiles)
	return r
}

// randomBoard is a line with words of the list on it, or pieces of them, and things
// that cross it.
func randomBoard(rng *rand.Rand, words []string, size int) board {
	squares := []byte(strings.Repeat(".", size))
	for range rng.IntN(2 + size/8) {
		w := words[rng.IntN(len(words))]
		if rng.IntN(2) == 0 {
			w = w[:1+rng.IntN(len(w))]
		}
		if at := rng.IntN(size); at+len(w) <= size {
			copy(squares[at:], w)
		}
	}
	b := board{squares: string(squares), start: -1}
	if strings.Trim(b.squares, ".") == "" {
		b.start = rng.IntN(size)
	}
	if rng.IntN(4) > 0 {
		for range size {
			fits, crossing := uint32(grid.All), int16(-1)
			if rng.IntN(3) == 0 {
				crossing = int16(rng.IntN(20))
				fits = rng.Uint32() & rng.Uint32() & grid.All
			}
			b.fits, b.crossing = append(b.fits, fits), append(b.crossing, crossing)
		}
	}
	return b
}

func randomRack(rng *rand.Rand, bag string, jokers, most int) string {
	var rack []byte
	for range jokers {
		rack = append(rack, '?')
	}
	for range rng.IntN(most + 1 - jokers) {
		rack = append(rack, bag[rng.IntN(len(bag))])
	}
	return string(rack)
}

// A Search finds what trying every word at every square finds, each placement once,
// on lines of all lengths.
func TestSearch(t *testing.T) {
	lists(t, 3, func(t *testing.T, rng *rand.Rand, words []string, bag string) {
		g := graphOf(t, words)
		sizes := []int{1, 2, 7, 11, 15, 15, 15, 40, grid.MaxLine}
		for n := range 600 {
			b := randomBoard(rng, words, sizes[n%len(sizes)])
			rack := randomRack(rng, bag, n%3, 8)
			lone := n%2 == 0
			r := rackOf(rack)
			s := grid.NewSearch(g, &r, written)
			b.line(&s.Line)
			got := s.Append(nil, lone)
			slices.Sort(got)
			if diff := cmp.Diff(b.slowly(words, rack, lone), got); diff != "" {
				t.Fatalf("%s with %s on %+v (-slowly +Search):\n%s", rack, text(nil), b, diff)
			}
		}
	})
}

// A graph without some words is that of the others.
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
			if got, want := g.Contains(letters(w)), slices.Contains(good, w); got != want {
				t.Errorf("Contains(%s) = %v", w, got)
			}
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
			s := grid.NewSearch(g, &r, written)
			b.line(&s.Line)
			got := s.Append(nil, false)
			slices.Sort(got)
			if diff := cmp.Diff(b.slowly(good, rack, false), got); diff != "" {
				t.Fatalf("%s on %+v (-slowly +Search):\n%s", rack, b, diff)
			}
		}
	})
}

// A word may have as many letters as there can be, and a placement be of any of them.
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

// searchBoth is what a Search finds, and the points of a Best where no tile has any.
func searchBoth(g *grid.Graph, b board, rack string) (found []string, points int32) {
	r := rackOf(rack)
	s := grid.NewSearch(g, &r, written)
	b.line(&s.Line)
	best := grid.NewBest(g, &r, &grid.Scoring{})
	b.line(&best.Line)
	best.Add()
	for _, _, ok := best.Next(); ok; _, _, ok = best.Next() {
		best.Search()
	}
	return s.Append(nil, false), best.Points
}

// A placement, and the search that Next tells of, name their line.
func TestLineOfPlacement(t *testing.T) {
	g := graphOf(t, []string{"AB"})
	r := rackOf("B")
	for _, down := range []bool{false, true} {
		s := grid.NewSearch(g, &r, func(p grid.Placement) grid.Placement { return p })
		board{squares: "..A.", start: -1}.line(&s.Line)
		s.Down = down
		want := grid.Placement{Line: 3, Start: 3, Down: down, Len: 1, Laid: 1, Tiles: [16]uint8{2}}
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
		if best.Found != want {
			t.Errorf("the best is %+v, want %+v", best.Found, want)
		}
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
	s := grid.NewSearch(g, &r, written)
	for range 50 {
		b := randomBoard(rng, words, 15)
		fresh := grid.NewSearch(g, &r, written)
		b.line(&fresh.Line)
		want := fresh.Append(nil, false)
		b.line(&s.Line)
		if diff := cmp.Diff(want, s.Append(nil, false)); diff != "" {
			t.Fatal(diff)
		}
	}
}

// A Best has as many points as the best of all placements, line by line and over
// several lines.
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
				s := grid.NewSearch(g, &r, func(p grid.Placement) grid.Placement { return p })
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

// premium gives squares of a line a factor, and its letters points.
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

// points counts a placement plainly.
func points(l *grid.Line, scoring *grid.Scoring, p grid.Placement) int32 {
	from, to := int(p.Start), int(p.Start)
	tile := map[int]uint8{}
	n := 0
	for i := range 16 {
		if p.Laid>>i&1 != 0 {
			to = int(p.Start) + i
			tile[to] = p.Tiles[n]
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

// More starts than there is room for are searched at once.
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
		s := grid.NewSearch(g, &r, func(p grid.Placement) grid.Placement { return p })
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
