package games_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// Every word that can be laid or taken has a place among those that a page offers, and a line with the longest of words is
// none of them: nothing can be added there.
func TestPlacesForWords(t *testing.T) {
	for _, preset := range games.Jarnac().Presets() {
		rules := games.Jarnac().MustCompile(preset)
		words, longest := 0, 0
		for seed := range uint64(12) {
			rng := rand.New(rand.NewPCG(seed, 7))
			for p, n := rules.Start(0), 0; !p.Over() && n < 400; n++ {
				acts, best := extra.ActsOf(p, p.Turn()), ""
				offered := append(acts.Words, acts.Jarnacs...)
				for _, target := range offered {
					if len(target.Former) == 9 {
						t.Fatalf("%s: %q is offered in\n%s", preset, target.Former, p)
					}
				}
				moves := slices.Collect(p.Moves(p.Turn()))
				choice := moves[rng.IntN(len(moves))]
				for _, m := range moves {
					text := m.String()
					at := strings.TrimRight(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
					if at == text || strings.ContainsAny(at, "+-") {
						continue // no word
					}
					words++
					if !slices.ContainsFunc(offered, func(target extra.Target) bool { return target.At == at }) {
						t.Fatalf("%s: no place for %s in\n%s", preset, text, p)
					}
					if len(text) > len(best) && rng.IntN(10) > 0 {
						best, choice = text, m
					}
				}
				if len(strings.TrimLeft(best, "!123456789:")) == 9 {
					longest++
				}
				p = must.Get(p.Do(rng, p.Turn(), choice))(t).After
			}
		}
		if words < 1000 || longest == 0 {
			t.Errorf("%s: %d words, %d long ones", preset, words, longest)
		}
	}
}
