package serve

import (
	"slices"
	"strconv"
	"testing"

	"github.com/jeudelettres/lettres/game"
)

// Of the reviews that people look at the last 24 are kept, and one that is looked at again takes no place of another.
func TestShelfOfReviews(t *testing.T) {
	var k shelf
	for n := range maxShelf + 1 {
		k.put(strconv.Itoa(n), game.Review{})
		k.put(strconv.Itoa(n), game.Review{})
	}
	if len(k.names) != 24 || k.names[0] != "1" || k.names[23] != "24" {
		t.Errorf("%q are kept", k.names)
	}
	for name := range k.games {
		if !slices.Contains(k.names, name) {
			t.Errorf("%s is kept without a name", name)
		}
	}
}
