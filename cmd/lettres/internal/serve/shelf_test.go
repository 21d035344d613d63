package serve

import (
	"slices"
	"strconv"
	"testing"

	"github.com/jeudelettres/lettres/game"
)

// Of the reviews that people look at the last 24 are kept, and one that is looked at again takes no place of another.
func TestShelfOfReviews(t *testing.T) {
	k := shelf[string, game.Review]{most: 24}
	for n := range 25 {
		k.put(strconv.Itoa(n), game.Review{})
		k.put(strconv.Itoa(n), game.Review{})
	}
	if len(k.order) != 24 || k.order[0] != "1" || k.order[23] != "24" {
		t.Errorf("%q are kept", k.order)
	}
	for name := range k.all {
		if !slices.Contains(k.order, name) {
			t.Errorf("%s is kept without a name", name)
		}
	}
}
