package grid_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon"
)

// A stored Graph has the same words, wherever in memory it is.
func TestKeep(t *testing.T) {
	words := denseWords(rand.New(rand.NewPCG(11, 0)))
	made := graphOf(t, words)
	stored := made.AppendTo(nil)
	for shift := range 4 {
		l, err := lexicon.ReadList(strings.NewReader(strings.Join(words, "\n")))
		if err != nil {
			t.Fatal(err)
		}
		data := append(make([]byte, shift), stored...)[shift:]
		grid.Keep(l, data)
		g, err := grid.Of(l)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(g.AppendTo(nil), stored) {
			t.Errorf("%d bytes from where numbers begin it has other rows", shift)
		}
		for w := range l.Words() {
			if !g.Contains(letters(w)) {
				t.Fatalf("it lacks %s", w)
			}
		}
	}
}
