package scrabblecards_test

import (
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
