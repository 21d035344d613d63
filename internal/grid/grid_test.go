package grid_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/kwg"
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
