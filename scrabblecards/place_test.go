package scrabblecards_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// cards/place: later words lengthen, cross or lie alongside; all runs are words, and
// all count.
func TestPlacesOfWords(t *testing.T) {
	for _, tt := range []struct {
		name, table, move string
		words             []string
		points            int
	}{
		{"lengthens", "RAT", "A (0,0)>RATE", []string{"RATE"}, 4},
		{"lengthens on both sides", "RAT", "A (0,-1)>GRATTE", []string{"GRATTE"}, 7},
		{"lengthens to the longest word that there is", "INTERNATIONALE", "A (0,0)>INTERNATIONALES", []string{"INTERNATIONALES"}, 15},
		{"crosses, with a letter that lies there", "RAT", "A (0,2)vTES", []string{"TES"}, 3},
		{"crosses, adding a letter", "RAT", "A (0,3)vET", []string{"ET", "RATE"}, 6},
		{"lies alongside", "RAT", "A (1,2)>ES", []string{"ES", "TE"}, 4},
		{"two words with one letter", "TE E.", "A (1,0)>ET", []string{"ET", "ET"}, 4},
		{"two words with one letter, told the other way", "TE E.", "A (0,1)vET", []string{"ET", "ET"}, 4},
	} {
		s := pos{table: tt.table, hands: "EESTG?2 AEIRST", deck: ""}.state(t)
		_, m := by(t, tt.move)
		var texts []string
		sum := 0
		for _, w := range s.AppendWords(nil, m) {
			texts = append(texts, w.Text)
			sum += w.Points
		}
		if diff := cmp.Diff(tt.words, texts); diff != "" || sum != tt.points || s.Points(m) != tt.points {
			t.Errorf("cards/place, %s: %d points, want %d (-want +got)\n%s", tt.name, sum, tt.points, diff)
		}
		next := play(t, s, tt.move)
		gametest.Equal(t, "the clause", effect(t, s, tt.move).Clause, "cards/place")
		scored(t, next, tt.points)
	}
}

// A placement that can be written in two ways leads to one position.
func TestOnePlacementTwoWays(t *testing.T) {
	s := pos{table: "TE E.", hands: "EEST2 AEIRST", deck: "", options: "validation=contest"}.state(t)
	for _, ways := range [][2]string{
		{"A (1,0)>ET", "A (0,1)vET"}, {"A (1,0)>ET", "A (1,0)>eT"}, {"A (1,0)>ET*2@2", "A (0,1)vET*2@2"},
	} {
		gametest.Equal(t, ways[1], play(t, s, ways[1]), play(t, s, ways[0]))
	}
	// On a letter of one word alone, the bonus card multiplies that word.
	for _, way := range []string{"A (1,0)>ET*2@1", "A (0,1)vET*2@1"} {
		if next := play(t, s, way); next == play(t, s, "A (1,0)>ET*2@2") || next.Score(scrabblecards.A) != 6 {
			t.Errorf("%s leads to %s", way, next)
		}
	}
	if play(t, s, "A (1,0)>ET*2@1") == play(t, s, "A (0,1)vET*2@1") {
		t.Error("two bonus cards on other letters are one")
	}
}

// The table has no edges: each word goes on from the last letter, square after square,
// farther than any board.
func TestTableWithoutEdges(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	s := rulesOf(t, "official hand=2 bonus=0 validation=contest deck="+strings.Repeat("AEIRS", 16)).Start(scrabblecards.A)
	row, col, last := 0, 0, byte(0)
	for s.Phase() != scrabblecards.Over && s.Phase() != scrabblecards.Answer {
		m := scrabblecards.Draw(s.Due())
		if s.Phase() == scrabblecards.Playing {
			hand := s.Rack(s.Turn()).String()
			d := board.Direction((row + col) % 2)
			word := hand
			if last != 0 {
				word = string(last) + hand[:1]
			}
			m = scrabblecards.Place(board.At(row, col), d, word)
			if last = word[1]; d == board.Down {
				row++
			} else {
				col++
			}
		}
		m, err := s.Complete(rng, s.Turn(), m)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatalf("%v\nin %s", err, s)
		}
	}
	gametest.Equal(t, "a letter at the end", s.Letter(board.At(row, col)), last)
	if row < 35 || col < 35 {
		t.Errorf("the last letter is at (%d,%d)", row, col)
	}
}

// cards/place, cards/deal and cards/words: what cannot be laid, and why.
func TestPlacesRefused(t *testing.T) {
	s := pos{options: "validation=contest", table: "RAT", hands: "EESTG?2 AEIRST"}.state(t)
	place := func(says, move string) { t.Helper(); refused(t, s, move, "cards/place", says) }
	place("a word has at least two letters", "A (1,0)>E")
	place("another letter lies on one of its squares", "A (0,0)>RET")
	place("another letter lies on one of its squares", "A (0,0)vET")
	place("the whole word is written, with the letters right before and behind it", "A (0,1)>ATE")
	place("the whole word is written, with the letters right before and behind it", "A (0,-1)>ER")
	place("the whole word is written, with the letters right before and behind it", "A (-2,1)vES")
	place("no letter is laid", "A (0,0)>RAT")
	place("no letter is laid", "A (0,0)>rat")
	place("it touches nothing that lies on the table", "A (5,5)>ETES")
	place("it touches nothing that lies on the table", "A (1,3)>ES")
	place("it touches nothing that lies on the table", "A (-999,999)>ES")
	refused(t, s, "A (0,0)>RATS*2@5", "cards/bonus-letter", "a bonus card goes on a letter of the word")
	refused(t, s, "A (0,0)>RATO", "cards/hand", "the player does not have these cards")
	refused(t, s, "A (0,0)>RATSse", "cards/hand", "the player does not have these cards") // one joker
	refused(t, s, "A (0,0)>RATS*3@1", "cards/hand", "the player does not have these cards")
	play(t, s, "A (0,0)>RATSe*2@1")
	short := pos{options: "hand=3", table: "RAT", hands: "EES AEI"}.state(t)
	refused(t, short, "A (0,0)>RATSEES", "cards/hand", "more letters are laid than the 3 of a hand")
	long := pos{options: "validation=contest", table: "A A A A A E E E E E I I I I I", hands: "EESTG?2 AEIRST"}.state(t)
	refused(t, long, "A (15,0)>ES", "cards/length-cap", "it makes a run of 16 letters, and no word has more than 15")
	play(t, long, "A (14,0)>IE")
	// The word that is bad is named, and not the one that is laid.
	crise := pos{table: "CRISE", hands: "HATMONS AEIRST"}.state(t)
	v := refused(t, crise, "A (1,0)>HA", "cards/words", "symbols are not admitted (CH)")
	gametest.Equal(t, "the bad word", v.Word, "CH")
}
