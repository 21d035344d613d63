package scrabble_test

import (
	"testing"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

func TestForgives(t *testing.T) {
	warnings := func(r scrabble.Record) []rulebook.Note { return r.Warnings }
	records.Forgives(t, "@players A B\n", warnings, map[string]string{
		"8H:MOT": "8H:MOT", "8H MOT": "8H:MOT", "8h mot": "8H:MOT", "8h : Mot": "8H:Mot", "h8 .être": "H8:.ETRE",
		"8H (CHAT)S": "8H:....S", "8H C(HA)ts": "8H:C..ts", "8H:MoT": "8H:MoT", "8h…s": "8H:...S",
		"je passe": "-", "PASSE": "-", "CONTESTE": "?", "conteste 1 et 3": "?1,3", "conteste les mots 1, 3": "?1,3", "? 1, 3": "?1,3",
		"pioche ae?": "+AE?", "pioche 7": "+7", "pioche": "", "échange aei contre bc?": "-AEI+BC?", "exchange 3": "-3", "– aei": "-AEI",
		"laisse": ".", "drapeau tombe": "~", "I resign": "resign", "mot": "", "8H": "", "(": "", "je": "",
	})
	records.Forgives(t, "@option squares=french\n@players A B\n", warnings, map[string]string{
		"h8 mot": "H8:MOT", "H 8 MOT": "", "8h mot": "8H:MOT",
	})
}

// On a board whole words are read, and what lies there is not laid again.
func TestStateParseMove(t *testing.T) {
	s := after(rules().Start(scrabble.A), "+AEHCTSZ", "+CHATSRE", "8H CHAT", "+EEEE")
	for text, want := range map[string]string{
		"8H CHATS": "8H ....S", "8h chats": "8H ....S", "8H:CHATS": "8H ....S", "8H:....S": "8H ....S", "8H (CHAT)S": "8H ....S", "8H ....S": "8H ....S",
		"L8 SE": "L8 SE", "h7 écart": "H7 E.ART", "8H CHAT": "8H CHAT", "passe": "-", "8H CHIT": "8J I",
	} {
		m, note, err := s.ParseMove(s.Turn(), text)
		strict, e := scrabble.ParseMove(text)
		if err != nil || s.Notation(m) != want && m.String() != want || (note == nil) != (e == nil && strict == m) {
			t.Errorf("%s is read as %v, %v, %v; want %s", text, s.Notation(m), note, err, want)
		}
	}
	if m, _, err := s.ParseMove(s.Turn(), "8H CHATS"); err != nil || s.Check(s.Turn(), m) != nil {
		t.Errorf("%v, %v", err, s.Check(s.Turn(), m))
	}
}
