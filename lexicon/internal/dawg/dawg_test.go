package dawg

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// someWords is at most n random words, sorted and without duplicates. With ascending the
// letters of each word are sorted too; then a short alphabet makes a dense graph.
func someWords(r *rand.Rand, n, letters int, ascending bool) [][]byte {
	var words [][]byte
	for range n {
		w := make([]byte, 1+r.IntN(MaxDepth))
		for i := range w {
			w[i] = byte(r.IntN(letters))
		}
		if ascending {
			slices.Sort(w)
		}
		words = append(words, w)
	}
	slices.SortFunc(words, bytes.Compare)
	return slices.CompactFunc(words, bytes.Equal)
}

func build(t testing.TB, words [][]byte) []byte {
	t.Helper()
	var b Builder
	for _, w := range words {
		must.Do(t, b.Add(w))
	}
	return b.AppendTo(nil)
}

func mustOpen(t testing.TB, data []byte) Graph {
	t.Helper()
	g, rest, err := Open(data)
	if err != nil || len(rest) != 0 {
		t.Fatalf("Open: %v, and %d bytes left", err, len(rest))
	}
	return g
}

func TestNumbersAreTheOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, letters := range []int{1, 2, 5, Letters} {
		words := someWords(r, 2000, letters, false)
		g := mustOpen(t, build(t, words))
		if g.Len() != len(words) {
			t.Fatalf("Len() = %d, want %d", g.Len(), len(words))
		}
		for i, w := range words {
			if n, ok := g.Number(w); !ok || n != i {
				t.Fatalf("Number(%v) = %d, %v, want %d", w, n, ok, i)
			}
		}
		for _, w := range someWords(r, 2000, Letters+1, false) {
			_, want := slices.BinarySearchFunc(words, w, bytes.Compare)
			if _, ok := g.Number(w); ok != want {
				t.Fatalf("Number(%v) is there: %v, want %v", w, ok, want)
			}
		}
	}
}

// With this number of edges and words, an edge needs more than 64 bits.
func TestManyWords(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 6))
	var words [][]byte
	for range 132_000 {
		w := make([]byte, MaxDepth)
		for i := range w {
			w[i] = byte(r.IntN(Letters))
		}
		words = append(words, w)
	}
	slices.SortFunc(words, bytes.Compare)
	g := mustOpen(t, build(t, words))
	if g.skips == nil {
		t.Error("they do")
	}
	for i, w := range words {
		if n, ok := g.Number(w); !ok || n != i {
			t.Fatalf("Number(%v) = %d, %v, want %d", w, n, ok, i)
		}
	}
}

func TestGraphIsMinimal(t *testing.T) {
	// BAR, CAR, BARS, CARS: B and C lead to one node.
	data := build(t, [][]byte{{1, 0, 17}, {1, 0, 17, 18}, {2, 0, 17}, {2, 0, 17, 18}})
	if n := binary.LittleEndian.Uint32(data); n != 5 {
		t.Errorf("%d nodes, want 5", n)
	}
}

func TestNoWords(t *testing.T) {
	g := mustOpen(t, new(Builder).AppendTo(nil))
	for _, g := range []Graph{g, {}} {
		if _, ok := g.Number(nil); ok || g.Len() != 0 {
			t.Error("a word in a graph without words")
		}
		g.Within(&Hand{Wild: 3, Max: MaxDepth}, make([]Hit, 9), func(int) bool { t.Error("found"); return true })
	}
}

func TestAddRefuses(t *testing.T) {
	for _, words := range [][][]byte{
		{{1}, {1}},
		{{2}, {1}},
		{{1, 2}, {1}},
		{{}},
		{make([]byte, MaxDepth+1)},
		{{Letters}},
	} {
		var b Builder
		var err error
		for _, w := range words {
			err = b.Add(w)
		}
		if err == nil {
			t.Errorf("added %v", words)
		}
	}
}

// within is what the documentation of Within says, literally.
func (h *Hand) within(words [][]byte) (numbers []uint32) {
	for i, w := range words {
		var count [Letters]int
		for _, l := range w {
			count[l]++
		}
		missing, ok := 0, h.Min <= len(w) && len(w) <= h.Max
		for l, n := range count {
			missing += max(0, n-int(h.Count[l]))
			ok = ok && n >= int(h.Need[l])
		}
		if ok && missing <= h.Wild {
			numbers = append(numbers, uint32(i))
		}
	}
	return numbers
}

func randomHand(r *rand.Rand, letters int) *Hand {
	h := &Hand{Wild: max(0, r.IntN(6)-3), Min: r.IntN(10) - 1, Max: r.IntN(MaxDepth + 3)}
	if r.IntN(3) == 0 {
		h.Min, h.Max = 0, MaxDepth
	}
	for range r.IntN(20) {
		h.Count[r.IntN(letters)]++
	}
	if r.IntN(2) == 0 {
		for l, n := range h.Count {
			if n > 0 && r.IntN(3) == 0 {
				h.Need[l] = 1 + uint8(r.IntN(int(n)))
			}
		}
	}
	return h
}

func TestWithin(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, letters := range []int{1, 2, 5, 12, Letters} {
		words := someWords(r, 1500, letters, true)
		g := mustOpen(t, build(t, words))
		for range 2000 {
			h := randomHand(r, letters)
			var got []uint32
			calls := 0
			hits := make([]Hit, 1+r.IntN(20))
			g.Within(h, hits, func(n int) bool {
				calls++
				for i, f := range hits[:n] {
					got = append(got, f.Number)
					if int(f.Length) != len(words[f.Number]) {
						t.Fatalf("word %v has length %d", words[f.Number], f.Length)
					}
					hits[i] = Hit{}
				}
				return true
			})
			slices.Sort(got)
			if want := h.within(words); !slices.Equal(got, want) {
				t.Fatalf("Within(%+v) of %d letters\n got %v\nwant %v", h, letters, got, want)
			}
			if calls > 0 {
				stop := r.IntN(calls)
				i := 0
				g.Within(h, hits, func(int) bool { i++; return i <= stop })
				if i != stop+1 {
					t.Fatalf("Within went on %d times after it was told to stop", i-stop-1)
				}
			}
		}
	}
}

// checkOpen checks that nothing goes wrong with what Open accepts.
func checkOpen(t *testing.T, data []byte) {
	g, _, err := Open(data)
	if err != nil {
		return
	}
	n := 0
	hits := make([]Hit, 7)
	g.Within(&Hand{Count: [Letters]uint8{0: 3, 7: 2, 25: 9}, Wild: 2, Max: MaxDepth}, hits, func(found int) bool {
		for _, h := range hits[:found] {
			if int(h.Number) >= g.Len() || h.Length < 1 || h.Length > MaxDepth {
				t.Fatalf("found number %d of %d, with %d letters", h.Number, g.Len(), h.Length)
			}
		}
		n += found
		return n < 10000
	})
	g.Number([]byte{0, 7, 25})
}

func TestOpenDamaged(t *testing.T) {
	data := build(t, someWords(rand.New(rand.NewPCG(1, 3)), 60, 6, true))
	for i := range data {
		if _, _, err := Open(data[:i]); err == nil {
			t.Errorf("opened when cut off at byte %d of %d", i, len(data))
		}
		for bit := range 8 {
			damaged := slices.Clone(data)
			damaged[i] ^= 1 << bit
			checkOpen(t, damaged)
		}
	}
	for _, head := range [][3]uint32{{1 << 31, 0, 0}, {1, 1 << 31, 0}, {1<<32 - 1, 1<<32 - 1, 1<<32 - 1}, {0, 1, 0}, {0, 1<<32 - 1, 0}, {1, 27, 0}, {0, 0, 1}} {
		var data []byte
		for _, n := range head {
			data = binary.LittleEndian.AppendUint32(data, n)
		}
		if _, _, err := Open(append(data, make([]byte, 100)...)); err == nil {
			t.Errorf("opened with the head %v", head)
		}
	}
}

// chain is a graph of one word, in which one edge may lead elsewhere.
func chain(letters, edge int, to uint32) []byte {
	masks, targets := []uint32{final}, []uint32{}
	for i := range letters {
		masks = append(masks, 1<<i)
		targets = append(targets, uint32(i))
	}
	if edge >= 0 {
		masks[edge+1] |= final // so that the node has a word in any case
		targets[edge] = to
	}
	var data []byte
	for _, n := range []int{len(masks), len(targets), 1} {
		data = binary.LittleEndian.AppendUint32(data, uint32(n))
	}
	data = AppendPacked(data, maskBits, masks)
	return AppendPacked(data, PackWidth(len(masks)), targets)
}

// Words are no longer than MaxDepth, and an edge leads to an earlier node.
func TestOpenChain(t *testing.T) {
	for _, c := range []struct {
		letters, edge int
		to            uint32
		reason        string
	}{
		{MaxDepth, -1, 0, ""},
		{MaxDepth + 1, -1, 0, "depth 16"},
		{3, 1, 2, "node 2 leads to node 2"},
		{3, 1, 3, "node 2 leads to node 3"},
		{3, 1, 4, "node 2 leads to node 4"},
	} {
		_, _, err := Open(chain(c.letters, c.edge, c.to))
		if (err == nil) != (c.reason == "") || err != nil && !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

func FuzzOpen(f *testing.F) {
	f.Add(build(f, nil))
	f.Add(build(f, [][]byte{{1, 0, 17}, {1, 0, 17, 18}, {2, 0, 17}, {2, 0, 17, 18}}))
	f.Add(build(f, someWords(rand.New(rand.NewPCG(1, 4)), 30, 5, true)))
	f.Fuzz(func(t *testing.T, data []byte) { checkOpen(t, data) })
}

func TestPacked(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 5))
	for width := 1; width <= 32; width++ {
		numbers := make([]uint32, r.IntN(50))
		for i := range numbers {
			numbers[i] = r.Uint32() >> (32 - width)
		}
		data := AppendPacked(nil, width, numbers)
		if len(data) != PackLen(len(numbers), width) {
			t.Fatalf("%d bytes, want %d", len(data), PackLen(len(numbers), width))
		}
		p := OpenPacked(data, width)
		for i, want := range numbers {
			if got := p.At(uint32(i)); got != want {
				t.Fatalf("number %d of width %d is %d, want %d", i, width, got, want)
			}
		}
	}
}
