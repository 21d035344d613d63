package jago_test

import (
	"testing"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

func TestForgives(t *testing.T) {
	records.Forgives(t, "@players A B\n", func(r jago.Record) []rulebook.Note { return r.Warnings }, map[string]string{
		"6F:RAS": "6F:RAS", "6f ras": "6F:RAS", "6 F: rás": "6F:RAS", "F6 : Ras": "F6:RAS", "6F RAS": "6F:RAS", "6f:grésil|a": "6F:GRESIL|A",
		"je finis": "-", "je finis mon tour": "-", "fin": "", "je passe": "-", "–": "-", "end the turn": "-", "conteste": "?", "CONTESTE": "?",
		"retourne A1, B2 et C3": "^A1,B2,C3", "^ a1 b2": "^A1,B2", "je retourne": "^", "flip a1": "^A1",
		"pioche abcdefghijkl": "+ABCDEFGHIJKL", "pioche 12": "+12", "pioche": "", "drapeau": "~", "J'abandonne": "resign",
		"6F": "", "ras": "", "6F RAS TU": "", "échange A": "",
	})
}

func TestStateParseMove(t *testing.T) {
	s := rulesOf(t, "official").Start(jago.Red)
	if m, note, err := s.ParseMove(jago.Red, "pioche"); err != nil || m != jago.Draw(12) || note == nil || note.Move != "+12" {
		t.Errorf("%v, %v, %v", m, note, err)
	}
	if m, _, err := s.ParseMove(jago.Red, "je ne retourne rien"); err == nil {
		t.Errorf("what is not done is read as %v", m)
	}
	if m, _, err := s.ParseMove(jago.Red, "retourne rien"); err != nil || m != jago.Flip() {
		t.Errorf("%v, %v", m, err)
	}
}
