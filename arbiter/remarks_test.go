package arbiter_test

import (
	"os"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// What is said beside the game is no move, though the rack has the letters of a word of it.
func TestRemarks(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for remark := range strings.Lines(string(must.Get(os.ReadFile("testdata/remarks.txt"))(t))) {
		remark = strings.TrimSpace(remark)
		for _, w := range strings.FieldsFunc(remark, func(r rune) bool { return strings.ContainsRune(" ,.!?:'’-", r) }) {
			word, err := lexicon.Normalize(w)
			for name, size := range map[string]int{"scrabble": 7, "jarnac": 6} {
				if err != nil || len(word) < 3 || len(word) > size {
					continue
				}
				rack := (word + "EAEAEAE")[:size]
				g := gameOf(t, a, "@game "+name+"\n@players Odette Marcel\nOdette +"+rack+"\n"+remark+"\n")
				for r := range g.Rulings() {
					if r.N > 1 {
						t.Errorf("%s with %s: %q is read as %s (%s)", name, rack, remark, r.Text, r.Clause)
					}
				}
				if g.Unread == nil {
					t.Errorf("%s with %s: %q is read", name, rack, remark)
				}
			}
		}
	}
}
