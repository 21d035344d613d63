package pairs

import (
	"math/bits"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// many returns the number of a short run, or of a long one.
func many(short, long int) int {
	if os.Getenv("LETTRES_LONG") != "" {
		return long
	}
	return short
}

// table returns random costs whose parts are below most.
func table(r *rand.Rand, n int, most int64) func(i, j int) Cost {
	costs := make([]Cost, n*n)
	for i := range costs {
		for k := range costs[i] {
			costs[i][k] = r.Int64N(most)
		}
		if r.IntN(3) == 0 {
			costs[i][0] = 0
		}
	}
	return func(i, j int) Cost { return costs[i*n+j] }
}

// total returns the cost of all pairs, and fails if they are none.
func total(t *testing.T, mate []int, cost func(i, j int) Cost) (sum Cost) {
	t.Helper()
	for i, j := range mate {
		switch {
		case j < 0 || j >= len(mate) || j == i || mate[j] != i:
			t.Fatalf("these are no pairs: %v", mate)
		case i < j:
			sum = sum.plus(cost(i, j))
		}
	}
	return sum
}

// least tries all ways to make pairs, by the set of those who are in one.
func least(n int, cost func(i, j int) Cost) Cost {
	best := make([]Cost, 1<<n)
	for set := 1; set < 1<<n; set++ {
		if bits.OnesCount(uint(set))%2 != 0 {
			continue
		}
		i := bits.TrailingZeros(uint(set))
		first := true
		for j := i + 1; j < n; j++ {
			if set>>j&1 == 0 {
				continue
			}
			if c := best[set&^(1<<i|1<<j)].plus(cost(i, j)); first || c.Compare(best[set]) < 0 {
				best[set], first = c, false
			}
		}
	}
	return best[1<<n-1]
}

// No other way costs less, on fields on which all ways are tried.
func TestMatchIsLeast(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range many(1500, 40000) {
		n := 2 * r.IntN(6)
		cost := table(r, n, []int64{2, 3, 10, 1000, Most}[r.IntN(5)])
		if n == 0 {
			continue
		}
		mate := Match(n, cost)
		if got, want := total(t, mate, cost), least(n, cost); got != want {
			t.Fatalf("%d: %v costs %v, and not %v", n, mate, got, want)
		}
	}
}

// On large fields the labels prove that no other way costs less: each edge has a slack that is not
// negative, and the pairs have none.
func TestLabelsProveTheLeast(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	blossoms := 0
	for i := range many(12, 200) {
		n := 2 * (2 + r.IntN(30))
		if i == 0 {
			n = 200
		}
		cost := table(r, n, []int64{2, 5, 100, Most}[r.IntN(4)])
		if i%2 == 0 { // points on a line, as in a tournament
			at := make([]int64, n)
			for i := range at {
				at[i] = r.Int64N(12)
			}
			met := table(r, n, 2)
			cost = func(i, j int) Cost { return Cost{met(i, j)[1], met(i, j)[2], (at[i] - at[j]) * (at[i] - at[j])} }
		}
		blossoms += proven(t, n, cost)
	}
	if blossoms == 0 {
		t.Error("no blossom was needed")
	}
}

// proven checks the labels, and returns the number of blossoms with one.
func proven(t *testing.T, n int, cost func(i, j int) Cost) (blossoms int) {
	t.Helper()
	g := newGraph(n, cost)
	for range n / 2 {
		g.search()
	}
	extra := make([]Cost, n*n)
	var mark func(b int32)
	mark = func(b int32) {
		if int(b) < n {
			return
		}
		if g.label[b] != (Cost{}) {
			blossoms++
		}
		if g.label[b].Compare(Cost{}) < 0 {
			t.Fatalf("a blossom has the label %v", g.label[b])
		}
		out := 0
		for i := range n {
			if g.within[int(b)*n+i] == none {
				continue
			}
			if g.within[int(b)*n+int(g.mate[i])] == none {
				out++
			}
			for j := range n {
				if g.within[int(b)*n+j] != none {
					extra[i*n+j] = extra[i*n+j].plus(g.label[b])
				}
			}
		}
		if out != 1 {
			t.Fatalf("%d pairs leave a blossom", out)
		}
		for _, p := range g.petals[b] {
			mark(p)
		}
	}
	for x := range g.used {
		if g.isTop(x) {
			mark(int32(x))
		}
	}
	for i := range n {
		for j := range i {
			slack := g.slack(edge{int32(i), int32(j)}).plus(extra[i*n+j])
			if slack.Compare(Cost{}) < 0 || int(g.mate[i]) == j && slack != (Cost{}) {
				t.Fatalf("%d of %d and %d: slack %v", n, i, j, slack)
			}
			if int(g.mate[i]) == j && int(g.mate[j]) != i {
				t.Fatalf("%d has the mate %d, and %d has %d", i, j, j, g.mate[j])
			}
		}
	}
	return blossoms
}

func TestMatchOdd(t *testing.T) {
	for _, n := range []int{-2, 1, 7} {
		if mate := Match(n, func(i, j int) Cost { return Cost{} }); mate != nil {
			t.Errorf("%d: %v", n, mate)
		}
	}
	if mate := Match(0, nil); len(mate) != 0 {
		t.Errorf("none: %v", mate)
	}
}

// The first part decides, whatever the others are.
func TestPartsInOrder(t *testing.T) {
	cost := func(i, j int) Cost {
		if i == 0 && j == 1 || i == 2 && j == 3 {
			return Cost{0, 0, 0, 0, Most}
		}
		return Cost{0, 0, 0, 1, -Most}
	}
	if mate := Match(4, cost); !slices.Equal(mate, []int{1, 0, 3, 2}) {
		t.Errorf("%v", mate)
	}
}

func BenchmarkMatch(b *testing.B) {
	cost := table(rand.New(rand.NewPCG(5, 6)), 200, 1000)
	for b.Loop() {
		Match(200, cost)
	}
}
