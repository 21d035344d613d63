package games_test

import (
	"runtime"
	"testing"

	"github.com/jeudelettres/lettres/games"
)

// The embedded lexicon has a graph of the words of every preset: none is made when it is compiled.
// This is the first test of the package, since a graph that was made is kept.
func TestPresetsHaveTheirGraph(t *testing.T) {
	for _, g := range games.All() {
		for _, o := range append(g.Presets(), g.Presets()[0]+" exclude=none") {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			g.MustCompile(o)
			runtime.ReadMemStats(&after)
			if taken := after.TotalAlloc - before.TotalAlloc; taken > 1<<18 {
				t.Errorf("%s %s takes %d bytes", g.Name(), o, taken)
			}
		}
	}
}
