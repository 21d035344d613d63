package arbiter_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// Sentences are understood, whatever is said around a move, and a move that they tell of is refused by
// its clause.
func TestSentences(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	text := string(must.Get(os.ReadFile("testdata/sentences.txt"))(t))
	for _, c := range strings.Split(text, "\n== ")[1:] {
		id, rest, _ := strings.Cut(c, "\n")
		head, typed, _ := strings.Cut(rest, "--\n")
		f := strings.Split(strings.TrimSpace(typed), " | ")
		line, want := f[0], f[2]
		t.Run(id, func(t *testing.T) {
			g := gameOf(t, a, head+line+"\n")
			got := ""
			for r := range g.Rulings() {
				got = g.Names[r.By] + " " + r.Text
				if !r.Legal {
					got += fmt.Sprintf(" (%s)", r.Clause)
				}
			}
			if got != want || g.Unread != nil && !strings.HasSuffix(want, ")") {
				t.Errorf("%q is read as %s, %v; want %s", line, got, g.Unread, want)
			}
		})
	}
}

// Whoever does not play lays nothing, though the player who is on turn could.
func TestStranger(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for line, known := range map[string]bool{"Zoro RAT": false, "Alise : RAT": false, "RAT": true, "Bon, RAT": true, "Non, je pose RAT": true} {
		g := gameOf(t, a, "@game jarnac\n@players Alice Bruno\nAlice +ABUZRT\n"+line+"\n")
		if got := replay(g); got != "" || (g.Unread == nil) != known {
			t.Errorf("%q: %q, %v", line, got, g.Unread)
		}
	}
}
