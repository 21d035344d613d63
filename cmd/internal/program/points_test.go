package program

import (
	"io"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/show"
)

// Who gives up has not won, whatever the points.
func TestResult(t *testing.T) {
	p := NewPage(io.Discard, show.Options{Language: language.French})
	for _, tt := range []struct {
		scores []int
		winner int
		drawn  bool
		want   string
	}{
		{[]int{90, 12, 40}, 2, false, "Chloé gagne, 40 à 90 à 12"},
		{[]int{-9, 12, 4}, 1, false, "Bruno gagne, 12 à 4 à −9"},
		{[]int{7, 12, 12}, 0, true, "Partie nulle, 12 à 12 à 7"},
	} {
		if got := p.Result([]string{"Alice", "Bruno", "Chloé"}, tt.scores, tt.winner, tt.drawn); got != tt.want {
			t.Errorf("%s, not %s", got, tt.want)
		}
	}
}
