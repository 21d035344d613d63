package scrabblecards_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// What stays on the table after a word, and what is taken off.
func TestLeaving(t *testing.T) {
	for _, tt := range []struct {
		name, table, hand, move, after string
		off, stayed                    []string
	}{
		{"cards/leave: the others are taken off", "CRISE", "HATEEEE", "A (0,0)vCHAT", "C H A T", []string{"CRISE"}, nil},
		{"cards/leave: a word that is lengthened is the word just made", "RAT", "EEEEEEE", "A (0,0)>RATE", "RATE", nil, nil},
		{"cards/leave: one letter used", "RACE", "MEEEEEE", "A (-1,1)vMA", "M A", []string{"RACE"}, nil},
		{"cards/leave: two letters used", "RACE", "HOEEEEE", "A (-1,1)>HO", ".HO. RACE", nil, []string{"RACE"}},
		{"cards/leave-letters: those of a word that stays remain", "RACE ...T ...E", "HOEEEEE", "A (-1,1)>HO", ".HO. RACE", []string{"ETE"}, []string{"RACE"}},
		{"cards/leave-letters: and those of no word that stays go", "CRISE H.... A.... T....", "EEEEEEE", "A (3,0)>TE", "TE", []string{"CRISE", "CHAT"}, nil},
		{"cards/no-fragments: NE is a word, and NEZ is taken off", "...N RACE ...Z", "MOEEEEE", "A (0,1)>MON", ".MON RACE", []string{"NEZ"}, []string{"RACE"}},
		{"cards/leave-fragment: PL is none, and PLI stays", "...P. RACLE ...I.", "HOEEEEE", "A (0,1)>HOP", ".HOP. RACLE ...I.", nil, []string{"PLI", "RACLE"}},
	} {
		s := pos{table: tt.table, hands: tt.hand + " AIRSTUD", deck: "AEIOU"}.state(t)
		next, e := play(t, s, tt.move), effect(t, s, tt.move)
		off, stayed := texts(e.TakenOff), texts(e.Stayed)
		slices.Sort(off)
		slices.Sort(stayed)
		if !slices.Equal(off, slices.Sorted(slices.Values(tt.off))) || !slices.Equal(stayed, tt.stayed) {
			t.Errorf("%s: off %q, want %q; stayed %q, want %q", tt.name, off, tt.off, stayed, tt.stayed)
		}
		t.Run(tt.name, func(t *testing.T) { lies(t, next, tt.after) })
	}
}

// Each word cites the clause that decides what becomes of it, and not one beside it: all
// letters of PLI belong to other words, and it stays for PL, which is no word.
func TestClausesOfLeaving(t *testing.T) {
	for _, tt := range []struct{ table, move, want string }{
		{"...PZ RACLE ...IN", "A (0,1)>HOPZ", "PLI cards/leave-fragment, ZEN cards/leave-fragment, RACLE cards/leave, IN cards/leave-letters"},
		{"...N RACE ...Z", "A (0,1)>MON", "RACE cards/leave; off: NEZ cards/leave-fragment"}, // NE is a word
		{"RACE ...T ...E", "A (-1,1)>HO", "RACE cards/leave; off: ETE cards/leave-letters"},
		{"RAT ..E ..S", "A (2,2)>SO", "; off: RAT cards/leave, TES cards/leave-letters"},
	} {
		s := pos{options: "validation=contest", table: tt.table, hands: "HOEMAEE AIRSTUD", deck: "AEIOU"}.state(t)
		e := effect(t, s, tt.move)
		told := func(words []scrabblecards.Word) string {
			var list []string
			for _, w := range words {
				list = append(list, w.Text+" "+string(w.Clause))
			}
			return strings.Join(list, ", ")
		}
		got := told(e.Stayed)
		if len(e.TakenOff) > 0 {
			got += "; off: " + told(e.TakenOff)
		}
		gametest.Equal(t, tt.move, got, tt.want)
	}
}

// What is taken off is out of the game: nobody has it, and the deck does not.
func TestTakenOffForGood(t *testing.T) {
	s := pos{table: "CRISE", hands: "HATEEEE AIRSTUD", deck: "AEIOU"}.state(t)
	next := play(t, s, "A (0,0)vCHAT", "A +AEI")
	gametest.Equal(t, "the deck", next.Bag().String(), "OU")
	gametest.Equal(t, "the hands", next.Rack(0).String()+" "+next.Rack(1).String(), "AEEEEEI ADIRSTU")
	lies(t, next, "C H A T")
	refused(t, next, "B (0,0)>CRISE", "cards/hand", "the player does not have these cards")
}
