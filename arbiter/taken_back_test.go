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

// A word that is taken back before anything else is done is gone, and so is the line that says so: the
// record does not know of it (remedy/take-back). In a position there is nothing to take away: who says so is
// told the clause.
func TestTakenBack(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for game, moves := range map[string]string{
		"jarnac":        "Alice +ABUZRT;Alice RAT",
		"scrabble":      "Alice +ABUZRTE;Bruno +AEIOUNS;Alice 8H:RAT",
		"scrabblecards": "Alice +ABUZRTE;Bruno +AEIOUNS;Alice (0,0)>RAT",
		"jago":          "Alice +ABUZRTEEEESS;Bruno +AEIOUNSTRLLA;Alice 6F:RAT",
	} {
		head := strings.ReplaceAll("@game "+game+";@players Alice Bruno;@first Alice;"+moves+";", ";", "\n")
		laid, before := gameOf(t, a, head), gameOf(t, a, head[:strings.LastIndex(head, "Alice ")])
		replay(laid)
		replay(before)
		for _, text := range []string{"je reprends mon mot", "j'annule", "J’annule !", "je retire mon mot", "je reprends", "I take it back", "undo my word", "je reprends RAT", "j'annule rat", "je retire mon RAT", "I take RAT back"} {
			g := gameOf(t, a, head+"Alice "+text+"\n")
			if refused := replay(g); refused != "" || g.Unread != nil || g.At != before.At {
				t.Errorf("%s, %q: refused by %q, %v, and the word lies there: %t", game, text, refused, g.Unread, g.At == laid.At)
			}
			_, _, err := laid.At.ParseMove(0, text)
			for _, tag := range []language.Tag{language.English, language.French} {
				if got := rulebook.Explain(err, tag); !strings.Contains(got, "remedy/take-back") {
					t.Errorf("%s, %q in its position, in %s: the error is %q", game, text, tag, got)
				}
				if n := len(g.Warnings); n == 0 || !strings.Contains(g.Warnings[n-1].Explain(tag), "remedy/take-back") {
					t.Errorf("%s, %q: the notes are %v", game, text, g.Warnings)
				}
			}
		}
	}
}

// It is too late once its letter is drawn.
func TestTakenBackTooLate(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for _, text := range []string{"Alice je reprends RAT", "Bruno je reprends mon mot", "je reprends RAT", "Alice je reprends RAT, je pose TAR"} {
		g := gameOf(t, a, "@game jarnac\n@players Alice Bruno\nAlice +ABUZRT\nAlice RAT\nAlice +E\n"+text+"\n")
		if got := replay(g); got != "remedy/take-back" {
			t.Errorf("%q: refused by %q, %v", text, got, g.Unread)
		}
	}
}

// replay replays a game, and returns the clause that refuses its last move.
func replay(g *arbiter.Game) (refused rulebook.Clause) {
	for r := range g.Rulings() {
		refused = r.Clause
	}
	return refused
}
