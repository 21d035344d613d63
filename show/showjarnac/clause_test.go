package showjarnac

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jarnac"
)

// Each way in which a step is told, which other tests reach only by chance: the last step of moves, and parts of
// what is said of it.
func TestTellCitesClauses(t *testing.T) {
	const contested, boxed = "official validation=contest", "classic validation=contest"
	for _, tt := range []struct {
		options string
		moves   []string
		want    string
	}{
		{"official", []string{"+ABUZRT", "A ~"},
			"The flag falls: Alice is out of time. [official/time/flag] Bruno may not say Jarnac at this handover. []"},
		{"classic", []string{"+ABUZRT", "A ~"},
			"The flag falls: Alice is out of time. [official/time/flag] Bruno may not say Jarnac at this handover. []"},
		{"competition", []string{"+ABUZRT", "A ~"},
			"The flag falls: Alice is out of time. [official/time/flag] Bruno may not say Jarnac at this handover. []"},
		{contested, []string{"+ABUZRT", "A ~", "+AEIOUN", "-", "!OIE", "."},
			"Bruno accepts the Jarnac. [official/time/end]"},
		{contested, []string{"+ABUZRT", "RAT", "B ?"},
			"Bruno contests. [official/contest/good] RAT is good, and stays. [] Alice draws one letter more. [official/contest/good]"},
		{contested, []string{"+ABUZRT", "RAT", "B ?!1:TZAR"},
			"Bruno contests, and says Jarnac. [official/contest/good] RAT is good, and stays. [] Alice draws one letter more. [official/contest/good] The Jarnac said with it is void. [official/contest/with-jarnac-void]"},
		{contested, []string{"+ABUZRT", "BUT", "+S", "1:BUTS", "B ?"},
			"Bruno contests. [official/contest/good] BUTS is good, and stays. [] Alice draws one letter more. [official/contest/good]"},
		{contested, []string{"+ABUZRT", "RAT", "+S", "1:TRAB", "B ?"},
			"Bruno contests. [official/contest/bad] TRAB is bad: the dictionary does not have it. [official/words/reference] Alice takes it back: line 1 is RAT again. [] Bruno draws one letter more. [official/contest/bad]"},
		{contested, []string{"+AEMNRT", "RAMENT", "B ?"},
			"Bruno contests. [official/contest/good] RAMENT is good, and stays. [] Alice draws one letter more. [official/contest/good]"},
		{"competition validation=contest", []string{"+AEMNRT", "RAMENT", "B ?"},
			"Bruno contests. [official/contest/bad] RAMENT is bad: it is a conjugated form. [official/words/conjugations] Alice takes it back: line 1 is free again. [] Bruno draws one letter more. [official/contest/bad]"},
		{"classic-competition validation=contest", []string{"+AEMNRT", "RAMENT", "B ?"},
			"Bruno contests. [classic-competition/contest] RAMENT is bad: it is a conjugated form. [classic-competition/words] Alice takes it back: line 1 is free again. [] Bruno draws one letter more. [classic-competition/contest]"},
		{"classic-competition validation=contest", []string{"+ABUZRT", "BUT", "+S", "1:BUTS", "B ?"},
			"Bruno contests. [classic-competition/contest] BUTS is bad: it is a form of the same entry as BUT. [classic-competition/same-entry] Alice takes it back: line 1 is BUT again. [] Bruno draws one letter more. [classic-competition/contest]"},
		{"competition validation=contest", []string{"+ABUZRT", "BUT", "+S", "1:BUTS", "B ?"},
			"Bruno contests. [official/contest/bad] BUTS is bad: it is a form of the same entry as BUT. [official/words/same-entry] Alice takes it back: line 1 is BUT again. [] Bruno draws one letter more. [official/contest/bad]"},
		{boxed, []string{"+AEMNRT", "RAT", "+S", "1:RATN", "B ?"},
			"Bruno contests. [classic/contest-plays-on] RATN is bad: the dictionary does not have it. [classic/words] Alice takes it back: line 1 is RAT again. [] Nobody draws more. [classic/contest]"},
		{contested, []string{"+ABUZRT", "RAT", "+T", "UBT", "B ?"},
			"Bruno contests. [official/contest/bad] UBT is bad: the dictionary does not have it. [official/words/reference] Alice takes it back: line 2 is free again. [] Bruno draws one letter more. [official/contest/bad]"},
		{boxed, []string{"+TARBUS", "TAR", "+T", "-", "!1:TRAT", "A ?"},
			"Alice contests. [classic/contest-jarnac] TRAT is bad: the dictionary does not have it. [classic/words] Bruno gives it back: TAR is on line 1 of Alice again. [] Nobody draws more. [classic/contest]"},
		{boxed, []string{"+TARBUS", "TAR", "+T", "-", "!BUS", "A ?"},
			"Alice contests. [classic/contest] BUS is good, and stays. [] Nobody draws more. [classic/contest]"},
		{boxed, []string{"+TARBUS", "TAR", "+T", "-", "!BSU", "A ?"},
			"Alice contests. [classic/contest-jarnac] BSU is bad: the dictionary does not have it. [classic/words] Bruno gives it back: its letters are on the rack of Alice again. [] Nobody draws more. [classic/contest]"},
	} {
		t.Run(tt.options+strings.Join(tt.moves, " "), func(t *testing.T) {
			steps := game.Play(t, rules(t, tt.options).Start(jarnac.A), tt.moves...)
			var got []string
			for _, s := range Tell(steps[len(steps)-1], showtest.English) {
				got = append(got, s.Text+" ["+string(s.Clause)+"]")
			}
			if all := strings.Join(got, " "); all != tt.want {
				t.Errorf("%s, %v:\n%s", tt.options, tt.moves, all)
			}
		})
	}
}
