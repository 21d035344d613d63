package gaddag

import (
	"math/bits"
	"os"
	"runtime"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

const remedy = "run go generate ./lexicon/french/gaddag"

// The classes whose words have a graph of their own, those of most games first.
var (
	playable = lexicon.AllClasses.Without(lexicon.ClassesOf(lexicon.Prefix, lexicon.Symbol, lexicon.Abbreviation, lexicon.Compound, lexicon.Proper))
	sets     = []lexicon.Classes{playable, playable | lexicon.ClassesOf(lexicon.Prefix), lexicon.AllClasses}
)

func TestSize(t *testing.T) {
	if most := 6 << 20; len(source()) > most {
		t.Errorf("the embedded file has %d bytes, more than %d", len(source()), most)
	}
}

// Programs trust the embedded file. Each of its graphs has every string of its words, as many
// strings as these, and hints that hide none. Most words are in all graphs, which share their rows;
// a quick test looks at every sixth of them.
func TestEmbeddedFile(t *testing.T) {
	every := 6
	if os.Getenv("LETTRES_LONG") != "" {
		every = 1
	}
	for _, c := range sets {
		g := must.Get(grid.Admitted(Lexicon(), c))(t)
		n, strings := 0, 0
		for w := range french.Lexicon().Words() {
			if !french.Lexicon().Admits(w, c) {
				if g.Contains(letters(w)) {
					t.Errorf("%s is in the graph of %s: %s", w, c, remedy)
				}
				continue
			}
			strings += len(w)
			if n++; n%every == 0 || !french.Lexicon().Admits(w, sets[0]) {
				for turn := range len(w) {
					if !spells(g, letters(w), turn) {
						t.Fatalf("the graph of %s lacks %s read from letter %d: %s", c, w, turn+1, remedy)
					}
				}
			}
		}
		if got := count(t, g, g.Root(), make([]int, len(source())/4)); got != strings {
			t.Errorf("the graph of %s has %d strings, want %d: %s", c, got, strings, remedy)
		}
	}
}

// letters returns a word as numbers from 1.
func letters(w string) []uint8 {
	b := []byte(w)
	for i := range b {
		b[i] -= 'A' - 1
	}
	return b
}

// spells reports whether g has a word, read from one of its letters to the first and then on.
func spells(g *grid.Graph, word []uint8, turn int) bool {
	n, arc := g.Root(), grid.Arc(0)
	read := func(c uint8) bool {
		if g.Letters(n)>>c&1 == 0 {
			return false
		}
		arc = g.Arc(n, c)
		n = g.End(arc)
		return true
	}
	for i := turn; i >= 0; i-- {
		if !read(word[i]) {
			return false
		}
	}
	if turn < len(word)-1 {
		n = g.End(g.Turn(n))
	}
	for _, c := range word[turn+1:] {
		if !read(c) {
			return false
		}
	}
	return arc.Word()
}

// count returns the number of strings after n, and checks the hints of the arcs there.
func count(t *testing.T, g *grid.Graph, n grid.Node, known []int) int {
	if known[n] != 0 {
		return known[n]
	}
	follow := func(arc grid.Arc) int {
		next := g.End(arc)
		ahead := g.Letters(next)
		if g.Turn(next) != 0 {
			ahead |= grid.Turning
		}
		for m := ahead; m != 0; m &= m - 1 {
			if !arc.Leads(g.Ahead(m & -m)) {
				t.Fatalf("an arc to row %d hides the tiles %b: %s", next, m&-m, remedy)
			}
		}
		return count(t, g, next, known)
	}
	of := 0
	for m := g.Letters(n); m != 0; m &= m - 1 {
		arc := g.Arc(n, uint8(bits.TrailingZeros32(m)))
		if arc.Word() {
			of++
		}
		of += follow(arc)
	}
	if turn := g.Turn(n); turn != 0 {
		of += follow(turn)
	}
	known[n] = of
	return of
}

// KWG has the words of the lexicon.
func TestKWG(t *testing.T) {
	g, err := kwg.Read(strings.NewReader(KWG()))
	if err == nil {
		err = g.Verify(french.Lexicon().Words())
	}
	if err != nil {
		t.Error(err)
	}
}

// The graphs are read where they are in the program.
func TestOpensInPlace(t *testing.T) {
	l := french.Lexicon()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if Lexicon() != l {
		t.Error("it is another lexicon than the French one")
	}
	for _, c := range sets {
		if _, err := grid.Admitted(l, c); err != nil {
			t.Error(err)
		}
	}
	runtime.ReadMemStats(&after)
	if taken := after.TotalAlloc - before.TotalAlloc; taken > 1<<16 {
		t.Errorf("opening takes %d bytes", taken)
	}
}
