package grid_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

// Stored Graphs have the same words, wherever in memory they are, and the rows that they have in
// common once.
func TestKeep(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 0))
	var list strings.Builder
	for _, w := range denseWords(rng) {
		class := lexicon.Noun
		if rng.IntN(50) == 0 {
			class = []lexicon.Class{lexicon.Symbol, lexicon.Prefix}[rng.IntN(2)]
		}
		fmt.Fprintf(&list, "%s\t%s:%s\n", w, strings.ToLower(w), class)
	}
	read := func() *lexicon.Lexicon {
		return must.Get(lexicon.ReadTagged(strings.NewReader(list.String())))(t)
	}
	stored := func(sets ...lexicon.Classes) []byte {
		return must.Get(grid.Store(read(), sets...))(t)
	}
	nouns, more := lexicon.ClassesOf(lexicon.Noun), lexicon.ClassesOf(lexicon.Noun, lexicon.Symbol)
	sets := []lexicon.Classes{nouns, more, lexicon.AllClasses}
	data := stored(sets...)
	if apart := len(stored(nouns)) + len(stored(more)) + len(stored(lexicon.AllClasses)); 3*len(data) > 2*apart {
		t.Errorf("they take %d bytes, and apart %d", len(data), apart)
	}
	for shift := range 4 {
		l := read()
		grid.Keep(l, append(make([]byte, shift), data...)[shift:])
		for _, c := range sets {
			g := must.Get(grid.Admitted(l, c))(t)
			if got := g.Size(); got > len(data)+1<<20 {
				t.Errorf("Size() = %d", got)
			}
			var rest []string
			for w := range l.Words() {
				if got, want := g.Contains(letters(w)), l.Admits(w, c); got != want {
					t.Fatalf("%d bytes from where numbers begin, with %s: Contains(%s) = %v", shift, c, w, got)
				}
				if !l.Admits(w, c) {
					rest = append(rest, w)
				}
			}
			for _, w := range rest { // a search finds words by their ends
				if fits := g.Fits(backwards(w[:1]), letters(w[2:])); fits>>(w[1]-'A'+1)&1 != 0 {
					t.Errorf("with %s, %s fits", c, w)
				}
			}
		}
		if g, err := grid.Admitted(l, lexicon.ClassesOf(lexicon.Noun, lexicon.Prefix)); err != nil || slices.ContainsFunc(slices.Collect(l.Words()), func(w string) bool {
			return g.Contains(letters(w)) != l.Admits(w, lexicon.ClassesOf(lexicon.Noun, lexicon.Prefix))
		}) {
			t.Error("classes without a stored graph have other words: ", err)
		}
	}
	if _, err := grid.Store(&lexicon.Lexicon{}); err != nil {
		t.Error(err)
	}
}

func backwards(w string) []uint8 {
	b := letters(w)
	slices.Reverse(b)
	return b
}
