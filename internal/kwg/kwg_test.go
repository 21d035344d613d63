package kwg

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/jeudelettres/lettres/internal/test/must"
)

func build(t testing.TB, words []string) Graph {
	t.Helper()
	return must.Get(Build(slices.Values(words), true))(t)
}

func bytesOf(t testing.TB, g Graph) []byte {
	t.Helper()
	var b bytes.Buffer
	if n, err := g.WriteTo(&b); err != nil || int(n) != b.Len() {
		t.Fatal(n, err)
	}
	return b.Bytes()
}

// ways is all strings of tiles from a row that end a word, with "@" for the separator.
func ways(g Graph, row uint32) (list []string) {
	var walk func(at uint32, so string)
	walk = func(at uint32, so string) {
		for at != 0 {
			n := g[at]
			s := so + string("@ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n.Tile()])
			if n.Accepts() {
				list = append(list, s)
			}
			walk(n.Arc(), s)
			if at++; n.Last() {
				break
			}
		}
	}
	walk(row, "")
	slices.Sort(list)
	return list
}

// Gordon's own example, and the layout that other programs read.
func TestGraph(t *testing.T) {
	g := build(t, []string{"CARE", "CARES"})
	if got := ways(g, g.DAWG()); !slices.Equal(got, []string{"CARE", "CARES"}) {
		t.Error(got)
	}
	want := strings.Fields("AC@RE AC@RES C@ARE C@ARES ERAC ERAC@S RAC@E RAC@ES SERAC")
	if got := ways(g, g.GADDAG()); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	// C, the only first letter of the DAWG: no end, no sibling, and on to A.
	first := g[g.DAWG()]
	if first.Tile() != 3 || first.Accepts() || !first.Last() || g[first.Arc()].Tile() != 1 {
		t.Errorf("%#x", uint32(first))
	}
	// Without a GADDAG.
	plain, err := Build(slices.Values([]string{"CARE"}), false)
	if err != nil || plain[1] != last || len(plain) != 2+4 {
		t.Error(plain, err)
	}
	if empty, err := Build(slices.Values([]string{}), true); err != nil || len(empty) != 2 || empty.DAWG() != 0 {
		t.Error(empty, err)
	}
}

func TestBuildAndRead(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 60 {
		set := map[string]bool{}
		for range r.IntN(200) {
			w := make([]byte, 1+r.IntN(MaxLen))
			for i := range w {
				w[i] = 'A' + byte(r.IntN(1+r.IntN(26)))
			}
			set[string(w)] = true
		}
		words := slices.Sorted(maps.Keys(set))
		data := bytesOf(t, build(t, words))
		g := must.Get(Read(bytes.NewReader(data)))(t)
		must.Do(t, g.Verify(slices.Values(words)))
		var got []string
		for w := range g.Words() {
			got = append(got, string(w))
		}
		if !slices.Equal(got, words) {
			t.Fatalf("%v, want %v", got, words)
		}
		if n := g.CountWords(1 << 20); n != len(words) {
			t.Errorf("%d words of %d", n, len(words))
		}
		if n := g.CountWords(5); n != min(5, len(words)) {
			t.Errorf("%d words, at most 5", n)
		}
		var want []string
		for _, w := range words {
			for n := 1; n <= len(w); n++ {
				head := []byte(w[:n])
				slices.Reverse(head)
				if n < len(w) {
					head = append(append(head, '@'), w[n:]...)
				}
				want = append(want, string(head))
			}
		}
		slices.Sort(want)
		if got := ways(g, g.GADDAG()); !slices.Equal(got, want) {
			t.Fatalf("%v, want %v", got, want)
		}
		// There are no equal rows.
		rows := map[string]int{}
		start := 2
		for i := 2; i < len(g); i++ {
			if g[i].Last() {
				key := string(bytesOf(t, g[start:i+1]))
				if rows[key]++; rows[key] > 1 {
					t.Fatal("duplicate row")
				}
				start = i + 1
			}
		}
	}
}

// Verify finds missing words and strings, and those that are too many.
func TestVerify(t *testing.T) {
	words := []string{"AA", "BAC"}
	plain := must.Get(Build(slices.Values(words), false))(t)
	// with has a DAWG of AA, and the GADDAG of the given words.
	with := func(words ...string) Graph {
		g := build(t, words)
		at := Node(len(g))
		g[0] = last | at
		return append(g, 1<<24|last|(at+1), 1<<24|last|accepts)
	}
	for _, c := range []struct {
		g      Graph
		words  []string
		reason string
	}{
		{build(t, words), words, ""},
		{build(t, nil), nil, ""},
		{plain, words, "the GADDAG lacks AA"},
		{plain, nil, "the DAWG has more words than these 0"},
		{build(t, words), words[:1], "the DAWG has more"},
		{build(t, words[:1]), words, "the DAWG lacks BAC"},
		{build(t, words), []string{"A", "AA", "BAC"}, "the DAWG lacks A"},
		{build(t, words), []string{"AAA", "BAC"}, "the DAWG lacks AAA"},
		{with("AA"), words[:1], ""},
		{with("AA", "B"), words[:1], "the GADDAG has more"},
		{with("A", "AA"), words[:1], "the GADDAG has more"},
		{with("AB", "BA"), words[:1], "the GADDAG lacks AA read from letter 1"},
		{with("A"), words[:1], "the GADDAG lacks AA read from letter 1"},
	} {
		must.Do(t, c.g.check())
		err := c.g.Verify(slices.Values(c.words))
		if (err == nil) != (c.reason == "") || err != nil && !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%v: %v, want %q", c.words, err, c.reason)
		}
	}
}

func TestBuildRefuses(t *testing.T) {
	for _, words := range [][]string{{""}, {"B", "A"}, {"A", "A"}, {"a"}, {"É"}, {strings.Repeat("A", 16)}} {
		if g, err := Build(slices.Values(words), true); err == nil {
			t.Errorf("%v: %v", words, g)
		}
	}
}

// The limit on nodes holds with a GADDAG and without.
func TestBuildTooMany(t *testing.T) {
	words := []string{"CARE", "CARES"}
	for _, gaddag := range []bool{false, true} {
		whole := must.Get(buildWithin(maxNodes, slices.Values(words), gaddag))(t)
		if g, err := buildWithin(len(whole), slices.Values(words), gaddag); err != nil || len(g) != len(whole) {
			t.Error(err)
		}
		for most := range len(whole) {
			if g, err := buildWithin(most, slices.Values(words), gaddag); err == nil || !strings.Contains(err.Error(), "too many") {
				t.Fatal(len(g), err)
			}
		}
	}
}

func TestReadRefuses(t *testing.T) {
	node := func(tile int, flags, arc uint32) uint32 { return uint32(tile)<<24 | flags | arc }
	long := []uint32{last | 2, last}
	for i := range uint32(20) {
		long = append(long, node(1, last, 3+i))
	}
	long = append(long, node(1, last|accepts, 0))
	// The paths from node 4 have 15 tiles. That is known already when the second path gets there.
	longer := []uint32{last | 19, last, node(1, last, 3), node(1, last, 4)}
	for i := range uint32(14) {
		longer = append(longer, node(1, last, 5+i))
	}
	longer = append(longer, node(1, last|accepts, 0), node(1, 0, 4), node(2, last, 2))
	for name, c := range map[string]struct {
		nodes  []uint32
		offset int64
		reason string
	}{
		"one node":          {[]uint32{last}, 4, "fewer than two"},
		"an arc beyond":     {[]uint32{last, last, node(1, last|accepts, 9)}, 8, "leads to node 9 of 3"},
		"an arc to the end": {[]uint32{last | 2, last, node(1, last|accepts, 3)}, 8, "leads to node 3 of 3"},
		"a root beyond":     {[]uint32{last | 7, last}, 0, "leads to node 7"},
		"an arc to a root":  {[]uint32{last | 1, last}, 0, "leads to a root"},
		"no such tile":      {[]uint32{last | 2, last, node(27, last|accepts, 0)}, 8, "no tile 27"},
		"no end of a row":   {[]uint32{last | 2, last, node(1, accepts, 0)}, 8, "not marked as a last sibling"},
		"a tile twice":      {[]uint32{last | 2, last, node(1, accepts, 0), node(1, accepts|last, 0)}, 12, "has the same tile"},
		"a cycle":           {[]uint32{last | 2, last, node(1, last, 2)}, 8, "leads back to node 2"},
		"a longer cycle":    {[]uint32{last | 2, last, node(1, last, 3), node(1, 0, 0), node(2, last, 2)}, 16, "leads back to node 2"},
		"within a row":      {[]uint32{last | 2, last, node(1, 0, 3), node(2, last, 2)}, 12, "leads back"},
		"a cycle there":     {[]uint32{last, last | 2, node(0, last, 2)}, 8, "leads back to node 2"},
		"a long word":       {long, 4 * 17, "more than 16 tiles"},
		"a longer way":      {longer, 4 * 2, "more than 16 tiles"},
	} {
		var data []byte
		for _, n := range c.nodes {
			data = binary.LittleEndian.AppendUint32(data, n)
		}
		_, err := Read(bytes.NewReader(data))
		var f *FormatError
		if !errors.As(err, &f) || f.Offset != c.offset || !strings.Contains(f.Reason, c.reason) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// The roots have no siblings, whether they are marked as last or not.
	if g, err := Read(bytes.NewReader(make([]byte, 8))); err != nil || g.DAWG() != 0 || g.GADDAG() != 0 {
		t.Error("a graph without words", err)
	}
	if _, err := Read(bytes.NewReader(make([]byte, 9))); err == nil {
		t.Error("a node that is cut off")
	}
	if _, err := Read(iotest.ErrReader(errors.ErrUnsupported)); err != errors.ErrUnsupported {
		t.Error("a reader that fails", err)
	}
	// A graph can have as many nodes as an arc can address, and not one more.
	most := bytes.Repeat(binary.LittleEndian.AppendUint32(nil, last), 1<<22+1)
	if g, err := Read(bytes.NewReader(most[:4<<22])); err != nil || len(g) != 1<<22 {
		t.Error("the most nodes", len(g), err)
	}
	for _, n := range []int{4<<22 + 1, 4<<22 + 4} {
		if _, err := Read(bytes.NewReader(most[:n])); err == nil || !strings.Contains(err.Error(), "more nodes than") {
			t.Error("too many nodes", err)
		}
	}
}

// fan is a graph of 26 to the power of 15 paths, each node with these flags.
func fan(flags Node) Graph {
	const rows = 15
	g := Graph{last | 2, last}
	for row := range Node(rows) {
		for tile := range Node(letters) {
			n := (tile+1)<<24 | flags
			if tile == letters-1 {
				n |= last
			}
			if row < rows-1 {
				n |= 2 + letters*(row+1)
			}
			g = append(g, n)
		}
	}
	return g
}

// Counting is quick when a few nodes spell more words than there are atoms.
func TestCountWordsOfAll(t *testing.T) {
	g := must.Get(Read(bytes.NewReader(bytesOf(t, fan(accepts)))))(t)
	if n := g.CountWords(1 << 20); n != 1<<20 {
		t.Error(n)
	}
}

// Words does not walk paths that lead to no word.
func TestWordsWithoutDeadWays(t *testing.T) {
	g := fan(0)
	for _, c := range []struct {
		name string
		ends []int // places where a word ends
		want []string
	}{
		{"none", nil, nil},
		{"in the first row", []int{2, 2 + 4, 2 + 25}, []string{"A", "E", "Z"}},
	} {
		marked := slices.Clone(g)
		for _, place := range c.ends {
			marked[place] |= accepts
		}
		marked = must.Get(Read(bytes.NewReader(bytesOf(t, marked))))(t)
		var got []string
		for w := range marked.Words() {
			got = append(got, string(w))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// What Read accepts can be walked and written.
func FuzzRead(f *testing.F) {
	f.Add(bytesOf(f, build(f, []string{"CARE", "CARES"})))
	f.Add(bytesOf(f, build(f, []string{"A", "AB", "BA"})))
	f.Add([]byte{0, 0, 0x40, 0, 0, 0, 0x40, 0})
	f.Add([]byte{2, 0, 0x40, 0, 0, 0, 0x40, 0, 2, 0, 0x40, 1})
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		if !bytes.Equal(bytesOf(t, g), data) {
			t.Error("written otherwise")
		}
		n := 0
		for range g.Words() {
			if n++; n == 1000 {
				break
			}
		}
		if count := g.CountWords(1000); count != n {
			t.Errorf("%d words, counted %d", n, count)
		}
	})
}
