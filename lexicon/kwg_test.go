package lexicon_test

import (
	"bytes"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// French can be read from the format of other programs.
func TestFrenchAsKWG(t *testing.T) {
	l := french.Lexicon()
	back := must.Get(lexicon.ReadKWG(strings.NewReader(gaddag.KWG())))(t)
	if !slices.Equal(slices.Collect(back.Words()), slices.Collect(l.Words())) {
		t.Error("other words came back")
	}
	if back.WithoutReadings() != back.Len() {
		t.Error("a graph knows no readings")
	}
	if gametest.Long() && back.Annotate(l).ID() != l.ID() {
		t.Error("annotated, it is another lexicon")
	}
}

func TestKWG(t *testing.T) {
	l := must.Get(lexicon.ReadList(strings.NewReader("RAT\nRATE\nTZAR\nARE\n")))(t)
	var file bytes.Buffer
	must.Do(t, l.WriteKWG(&file))
	data := file.Bytes()
	back, err := lexicon.ReadKWG(bytes.NewReader(data))
	if err != nil || back.ID() != l.ID() {
		t.Fatal(back, err)
	}
	for n := range data {
		if back, err := lexicon.ReadKWG(bytes.NewReader(data[:n])); err == nil && back.Len() >= l.Len() {
			t.Errorf("cut off after %d bytes it has %d words", n, back.Len())
		}
	}
	// A DAWG with a separator in it, and one with a word of one letter.
	const accepts, last = 1 << 23, 1 << 22
	graph := func(nodes ...uint32) *bytes.Reader {
		var b []byte
		for _, n := range nodes {
			b = append(b, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
		}
		return bytes.NewReader(b)
	}
	if _, err := lexicon.ReadKWG(graph(last|2, last, last|1<<24|3, last|accepts)); err == nil || !strings.Contains(err.Error(), "separator") {
		t.Error(err)
	}
	if l, err := lexicon.ReadKWG(graph(last|2, last, last|accepts|1<<24)); err != nil || l.Len() != 0 {
		t.Error(l, err)
	}
	// Words as all strings of some tiles: more than any lexicon has, and 4 to the power of
	// 10, which is more than any lexicon has in so few nodes.
	for _, c := range []struct {
		length, tiles, flags uint32
		reason               string
	}{
		{15, 26, accepts, "more than"},
		{10, 4, 0, "words in 43 nodes"},
	} {
		nodes := []uint32{last | 2, last}
		for i := range c.length * c.tiles {
			n := (i%c.tiles+1)<<24 | c.flags | 2 + (i/c.tiles+1)*c.tiles
			if i%c.tiles == c.tiles-1 {
				n |= last
			}
			nodes = append(nodes, n)
		}
		nodes = append(nodes, last|accepts|1<<24)
		if _, err := lexicon.ReadKWG(graph(nodes...)); err == nil || !strings.Contains(err.Error(), c.reason) {
			t.Error(err)
		}
	}
}

// All the shortest words make few nodes, and a list may have all of them.
func TestKWGOfAllShortWords(t *testing.T) {
	var list strings.Builder
	for i := range 26 * 26 * 26 {
		a, b, c := byte(i/676), byte(i/26%26), byte(i%26)
		list.Write([]byte{'A' + a, 'A' + b, 'A' + c, '\n', 'A' + b, 'A' + c, '\n'})
	}
	l := must.Get(lexicon.ReadList(strings.NewReader(list.String())))(t)
	var file bytes.Buffer
	must.Do(t, l.WriteKWG(&file))
	back, err := lexicon.ReadKWG(&file)
	if err != nil || back.Len() != 26*26*27 {
		t.Fatal(back, err)
	}
}

// A lexicon keeps the graph that it is given, if it is the graph of its words.
func TestWithKWG(t *testing.T) {
	l := readTagged(t, "RAT\trat:noun\nRATE\nARE")
	graph := func(l *lexicon.Lexicon) string {
		var b strings.Builder
		must.Do(t, l.WriteKWG(&b))
		return b.String()
	}
	own := graph(l) + "\x00\x00\x40\x00" // with a node that nothing leads to
	with, err := l.WithKWG(strings.NewReader(own))
	if err != nil || with.ID() != l.ID() || compiled(t, with) != compiled(t, l) {
		t.Fatal("with its graph it is another lexicon: ", err)
	}
	if graph(with) != own || graph(l) == own || graph(l.OpenKWG(own)) != own {
		t.Error("the graph is not the one that was given")
	}
	for _, other := range []string{"", own[:8], own[:len(own)-5], graph(readTagged(t, "RAT\nRATE")), graph(readTagged(t, "ARE\nART\nRAT\nRATE"))} {
		if _, err := l.WithKWG(strings.NewReader(other)); err == nil {
			t.Errorf("it takes another graph, of %d bytes", len(other))
		}
	}
	empty := new(lexicon.Lexicon)
	if _, err := empty.WithKWG(strings.NewReader(graph(empty))); err != nil {
		t.Error(err)
	}
}

// Derive calls its function once for each key, also when many goroutines ask at once.
func TestDerive(t *testing.T) {
	type key int
	l := readTagged(t, "RAT")
	var calls [2]atomic.Int32
	var wait sync.WaitGroup
	for range 8 {
		for k := range calls {
			wait.Go(func() {
				if got := l.Derive(key(k), func() any { calls[k].Add(1); return k }); got != k {
					t.Errorf("%v derived from %d", got, k)
				}
			})
		}
	}
	wait.Wait()
	for k := range calls {
		if n := calls[k].Load(); n != 1 {
			t.Errorf("derived %d times", n)
		}
	}
	other := readTagged(t, "RAT")
	if got := other.Derive(key(0), func() any { return "other" }); got != "other" {
		t.Errorf("another lexicon has %v", got)
	}
}

// A lexicon read from a graph can be written and read back.
func FuzzReadKWG(f *testing.F) {
	l := must.Get(lexicon.ReadList(strings.NewReader("RAT\nRATE\nTZAR\nARE\n")))(f)
	var file bytes.Buffer
	must.Do(f, l.WriteKWG(&file))
	f.Add(file.Bytes())
	f.Add(file.Bytes()[:20])
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4096 {
			return
		}
		l, err := lexicon.ReadKWG(bytes.NewReader(data))
		if err != nil || l.Len() > 2000 {
			return
		}
		var out bytes.Buffer
		must.Do(t, l.WriteKWG(&out))
		back, err := lexicon.ReadKWG(&out)
		if err != nil || back.ID() != l.ID() {
			t.Fatal(err)
		}
		l.WithKWG(bytes.NewReader(data)) // which may have another GADDAG, or none
	})
}
