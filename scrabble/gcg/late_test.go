package gcg_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// Over time costs points, also after the word that goes out: before it is contested, or let go. Where it
// ends the game it ends it before the word is let go, so that nobody keeps letters.
func TestLateAfterGoingOut(t *testing.T) {
	for _, tt := range []struct {
		name, options string
		events        []string
		over          bool
		scores        []int
	}{
		{"withdrawn after it", "time-penalty=10", []string{"Alice: RU 8H UR +54 54", "Alice:  (time) -10 44", "Alice: RU -- -54 -10"}, false, []int{-10, 0}},
		{"withdrawn after that of the other", "time-penalty=10", []string{"Alice: RU 8H UR +54 54", "Bob:  (time) -10 -10", "Alice: RU -- -54 0"}, false, []int{0, -10}},
		{"let go after it", "time-penalty=10", []string{"Alice: RU 8H UR +54 54", "Alice:  (time) -10 44", "Alice:  (EE) +2 46", "Bob: EE (EE) -2 -2"}, true, []int{46, -2}},
		{"alone", "time-penalty=10", []string{"Alice: RU 8H UR +54 54", "Alice:  (time) -10 44"}, true, []int{46, -2}},
		{"ends the game", "time-penalty=0", []string{"Alice: RU 8H UR +54 54", "Bob:  (time) +0 0"}, true, []int{54, 0}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rules := gametest.Compile(t, scrabble.ParseOptions, scrabble.Compile, "classique rack=2 bag=RUEE validation=contest "+tt.options, gaddag.Lexicon())
			rec, err := gcg.Read(strings.NewReader("#player1 Alice Alice\n#player2 Bob Bob\n>" + strings.Join(tt.events, "\n>") + "\n#rack1 RU\n#rack2 EE\n"))
			if err != nil {
				t.Fatal(err)
			}
			var last scrabble.State
			for step, err := range rec.Replay(rules) {
				if err != nil {
					t.Fatal(err)
				}
				last = step.After
			}
			if got := last.Scores(); (last.Phase() == scrabble.Over) != tt.over || got[0] != tt.scores[0] || got[1] != tt.scores[1] {
				t.Errorf("the scores are %v in %s", got, last)
			}
		})
	}
}
