package reviewjarnac

import (
	"slices"

	"github.com/jeudelettres/lettres/jarnac"
)

// A Longer is a word that could have been longer: with the letters of the rack as it was
// laid, of the same former word or of none. A word that was lengthened later in the turn is
// not one, but the last word on its line may be.
type Longer struct {
	N       int      `json:"n"` // the number of its move in the game, from 1
	Word    string   `json:"word"`
	Former  string   `json:"former,omitempty"`
	Longest []string `json:"longest"` // all of the longest words
	Points  int      `json:"points"`  // that they make more than Word
}

// longer finds the words of a turn that could have been longer.
func (f *Finding) longer() {
	seen := map[int]bool{} // lines
	for i := len(f.Steps) - 1; i >= 0; i-- {
		step := f.Steps[i]
		m := step.Move
		if step.Player != f.Player || m.Kind() != jarnac.KindPlace && m.Kind() != jarnac.KindExtend {
			continue
		}
		e := step.Effect()
		if seen[e.Line] {
			continue
		}
		seen[e.Line] = true
		longest := []string{m.Word()}
		for _, word := range step.Before.AppendWordsOn(nil, f.Player, m.Line()) {
			switch {
			case len(word) > len(longest[0]):
				longest = append(longest[:0], word)
			case len(word) == len(longest[0]):
				longest = append(longest, word)
			}
		}
		n, more := len(m.Word()), len(longest[0])
		if more == n {
			continue
		}
		slices.Sort(longest)
		f.Longer = append(f.Longer, Longer{N: f.First + i, Word: m.Word(), Former: e.Former, Longest: longest, Points: more*more - n*n})
	}
	slices.Reverse(f.Longer)
}
