package arbiter_test

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A record does not know of a word that was taken back: who says so is told the clause, and that
// the line goes.
func TestTakenBack(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for game, moves := range map[string]string{
		"jarnac":        "Alice +ABUZRT;Alice RAT",
		"scrabble":      "Alice +ABUZRTE;Bruno +AEIOUNS;Alice 8H:RAT",
		"scrabblecards": "Alice +ABUZRTE;Bruno +AEIOUNS;Alice (0,0)>RAT",
		"jago":          "Alice +ABUZRTEEEESS;Bruno +AEIOUNSTRLLA;Alice 6F:RAT",
	} {
		head := strings.ReplaceAll("@game "+game+";@players Alice Bruno;@first Alice;"+moves+";", ";", "\n")
		before := gameOf(t, a, head)
		for range before.Rulings() {
		}
		for _, text := range []string{"je reprends mon mot", "j'annule", "J’annule !", "je retire mon mot", "je reprends", "I take it back", "undo my word", "je reprends RAT", "j'annule rat", "je retire mon RAT", "I take RAT back"} {
			g := gameOf(t, a, head+"Alice "+text+"\n")
			for r := range g.Rulings() {
				if !r.Legal {
					t.Errorf("%s, %q: %s is refused: %s", game, text, r.Move, r.Clause)
				}
			}
			_, _, err := before.At.ParseMove(0, text)
			for what, err := range map[string]error{"as a line": g.Unread, "in its position": err} {
				for _, tag := range []language.Tag{language.English, language.French} {
					if got := rulebook.Explain(err, tag); !strings.Contains(got, "remedy/take-back") {
						t.Errorf("%s, %q, %s: the error is %q", game, text, what, got)
					}
				}
			}
		}
	}
}
