package grid_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// frenchGraph is the graph of the embedded lexicon.
func frenchGraph(t testing.TB) *grid.Graph {
	t.Helper()
	return must.Get(grid.Of(gaddag.Lexicon()))(t)
}

// someWords is words of the French lexicon, sorted: all of two letters, and some others.
func someWords(rng *rand.Rand, n int) (words []string) {
	all := slices.Collect(gaddag.Lexicon().Words())
	for _, w := range all {
		if len(w) == 2 || rng.IntN(len(all)) < n {
			words = append(words, w)
		}
	}
	return words
}

// denseWords is a third of the strings of A, B and C up to six letters, and some of fifteen.
// So words are within, before and beside each other wherever they can be.
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

// lists calls do with two kinds of lists of words, each with a bag of letters.
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
	k := must.Get(kwg.Build(slices.Values(words), true))(t)
	return grid.NewGraph(k, slices.Values(words))
}

// letters is text as numbers from 1.
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
