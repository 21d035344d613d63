package cardstale

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// after is the positions of a game, each after one more move of the player on turn, and
// what these moves did.
func after(t *testing.T, moves ...string) (states []scrabblecards.State, effects []scrabblecards.Effect) {
	t.Helper()
	rules, err := scrabblecards.Compile(scrabblecards.Official(), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(scrabblecards.A)
	states = append(states, s)
	for _, text := range moves {
		m, err := scrabblecards.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		e, err := s.Effect(s.Turn(), m)
		if err != nil {
			t.Fatal(err)
		}
		s, _ = s.Play(s.Turn(), m)
		states, effects = append(states, s), append(effects, e)
	}
	return states, effects
}

// examples are the moves of cards/example-1 to cards/example-5, by two players.
var examples = []string{
	"+CRISEAN", "+HATRAEI", "(0,0)>CRISE", "+EEIMS", "(0,0)vCHAT", "+DUT", "(-1,0)>ANIMEES",
	"+MO2LUET", "(0,-2)>RACE", "+BOE", "(-1,-1)>MON*2@2",
}

// Words stay by the clause that keeps them on the table.
func TestStayed(t *testing.T) {
	_, effects := after(t, examples...)
	got := map[rulebook.Clause]string{}
	for _, r := range Stayed(effects[10]) {
		got[r.Clause] = Texts(r.Words)
	}
	want := map[rulebook.Clause]string{rulebook.CardsLeave: "RACE", rulebook.CardsLeaveLetters: "NE"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if got := Stayed(effects[8]); len(got) != 0 {
		t.Errorf("%v stay, and all is taken off", got)
	}
}

func TestSum(t *testing.T) {
	_, effects := after(t, examples...)
	for n, want := range map[int]string{
		3:  "CRISE 14",
		7:  "ANIMEES 8 + ACHAT 10 + 50",
		11: "MON 8 + MA 3 + OC 8",
	} {
		e := effects[n-1]
		if got := Sum(e.Words, e.Points); got != want {
			t.Errorf("after %d moves %s, not %s", n, got, want)
		}
	}
}
