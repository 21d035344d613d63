package scrabblecards_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func TestForgives(t *testing.T) {
	records.Forgives(t, "@players A B\n", func(r scrabblecards.Record) []rulebook.Note { return r.Warnings }, map[string]string{
		"(0,0)>CRISE": "(0,0)>CRISE", "(0,0) > crise": "(0,0)>CRISE", "0,0>crise": "(0,0)>CRISE", "(−1, 0) V Chat": "(-1,0)vChat", "(0,0)→crise": "(0,0)>CRISE",
		"(0,0)>CRISe": "(0,0)>CRISe", "(0,1)>élan*2@2": "(0,1)>ELAN*2@2", "(0,0)vchat": "(0,0)vchat", "(0,0) v chat": "(0,0)vCHAT",
		"je passe": "-", "PASSE": "-", "conteste": "?", "laisse passer": ".",
		"pioche crise?2": "+CRISE?2", "+ crise?2": "+CRISE?2", "pioche 7": "", "pioche": "", "+2": "+2",
		"échange abc2 contre def?": "-ABC2+DEF?", "– abc2": "-ABC2", "abandon": "resign", "drapeau": "", "crise": "",
	})
}

func TestStateParseMove(t *testing.T) {
	s := compile(t, scrabblecards.Official()).Start(scrabblecards.A)
	for _, text := range []string{"pioche", "je pioche 7 cartes", "+7"} {
		m, note, err := s.ParseMove(scrabblecards.A, text)
		if err != nil || m != scrabblecards.Draw(7) || (note == nil) != (text == "+7") {
			t.Errorf("%s is read as %v, %v, %v", text, m, note, err)
		}
	}
}

// A bonus card is not left out where it is not said which it is, or where it lies.
func TestBonusAsSaid(t *testing.T) {
	one := pos{table: "RAT", hands: "EES?G2H AEIRST"}.state(t)
	both := pos{table: "RAT", hands: "EES?G23 AEIRST"}.state(t)
	for text, want := range map[string]string{
		"RATEE":                            "(0,0)>RATEE",
		"RATEe":                            "(0,0)>RATEe",
		"RATEE, double sur R":              "(0,0)>RATEE*2@1",
		"RATEE avec la double sur le R":    "(0,0)>RATEE*2@1",
		"RATEE, carte prime sur le T":      "(0,0)>RATEE*2@3",
		"je pose RATEE, la prime sur le T": "(0,0)>RATEE*2@3",
		"RATEE avec une carte prime":       "",
		"RATEE, double":                    "",
		"carte prime":                      "",
		"RATEE avec mes deux cartes prime": "cards/bonus",
		"deux cartes prime":                "cards/bonus",
	} {
		m, _, err := one.ParseMove(scrabblecards.A, text)
		var v *rulebook.Violation
		switch {
		case strings.HasPrefix(want, "("):
			if err != nil || m.String() != want {
				t.Errorf("%s is read as %v, %v, not %s", text, m, err, want)
			}
		case errors.As(err, &v) != (want != "") || err == nil || want != "" && string(v.Clause) != want:
			t.Errorf("%s is read as %v, %v", text, m, err)
		}
	}
	if m, _, err := both.ParseMove(scrabblecards.A, "RATEE, carte prime sur le T"); err == nil {
		t.Errorf("one of two cards is read as %v", m)
	}
}
