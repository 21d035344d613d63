package jarnac_test

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Moves as people write them in a record, where the position does not matter.
func TestRecordsForgive(t *testing.T) {
	for line, want := range map[string]string{
		"Alice je passe": "-", "alice passe.": "-", "ALICE: Je Passe !": "-", "Alice I pass": "-", "Alice –": "-", "Alice −": "-",
		"Alice conteste": "?", "Alice je conteste": "?", "Alice contest": "?", "Alice ?": "?",
		"Alice rat": "RAT", "Alice Élancé": "ELANCE", "Alice « RAT »": "RAT",
		"Alice 2 : tzar": "2:TZAR", "Alice 2:tzar": "2:TZAR", "Alice 2 tzar": "2:TZAR",
		"Alice ligne 2 tzar": "2:TZAR", "Alice tzar sur la ligne 2": "2:TZAR", "Alice I lay TZAR on line 2": "2:TZAR", "Alice tzar 2": "2:TZAR", "Alice sur 1": "1:SUR",
		"Alice je pose rat": "RAT", "Alice pose": "POSE", "Alice ligne": "LIGNE", "Alice ligne 2": "2:LIGNE", "Alice ligne 2 rat tzar": "",
		"Alice Jarnac ligne 2 tzar": "!2:TZAR", "Alice jarnac tzar ligne 2": "!2:TZAR",
		"Alice ! tzar": "!TZAR", "Alice Jarnac 2:tzar": "!2:TZAR", "Alice jarnac 2 TZAR": "!2:TZAR", "Alice je dis Jarnac : 2:TZAR": "!2:TZAR",
		"Alice conteste et Jarnac 2:TZAR": "?!2:TZAR", "Alice ?! 2:tzar": "?!2:TZAR",
		"Alice pioche 6": "+6", "Alice pioche abuzrt": "+ABUZRT", "Alice je pioche A, B, U, Z, R, T": "+ABUZRT", "Alice + a b u": "+ABU", "Alice pioche 6 lettres": "+6",
		"Alice échange aei contre bcd": "-AEI+BCD", "Alice – AEI + BCD": "-AEI+BCD", "Alice swap aei": "-AEI",
		"Alice j’abandonne": "resign", "Alice J’abandonne": "resign", "Alice Resign": "resign",
		"Alice drapeau": "~", "Alice le drapeau tombe": "~", "Alice temps écoulé": "~", "Alice j'ai fini": "-", "Alice accepte": ".", "Alice ACCEPTE": "ACCEPTE", "Alice je tire un S": "+S", "Alice laisse passer": ".", "Alice let go": ".",
	} {
		rec, err := jarnac.ReadRecord(strings.NewReader("@players Alice Bob\n"+line), nil)
		switch {
		case want == "":
			if err == nil {
				t.Errorf("%s is read as %v", line, rec.Moves)
			}
		case err != nil || len(rec.Moves) != 1 || rec.Moves[0].Move != parsed(t, want):
			t.Errorf("%s: %v, %v; want %s", line, rec.Moves, err, want)
		case rec.Moves[0].Text == "?": // as it is written
		case len(rec.Warnings) != 1 || rec.Warnings[0].Move != want || rec.Warnings[0].Line != 2:
			t.Errorf("%s: the warnings are %v", line, rec.Warnings)
		case rec.Moves[0].Text != want:
			t.Errorf("%s: the text is %q", line, rec.Moves[0].Text)
		}
	}
}

func parsed(t *testing.T, token string) jarnac.Move {
	t.Helper()
	return must.Get(jarnac.ParseMove(token))(t)
}

// What players say as well is read as a word in capitals, with a warning.
func TestRecordsWarnOfWords(t *testing.T) {
	for word, other := range map[string]string{"PASSE": "-", "CONTESTE": "?", "ACCEPTE": ".", "PIOCHE": "+…", "ABANDON": "resign", "ECHANGE": "-…", "RAT": ""} {
		rec, err := jarnac.ReadRecord(strings.NewReader("A "+word), nil)
		if err != nil || rec.Moves[0].Move != jarnac.Place(word) {
			t.Fatalf("%s: %v, %v", word, rec.Moves, err)
		}
		var want []rulebook.Note
		if other != "" {
			want = []rulebook.Note{{Line: 1, Text: word, Move: word, Other: other}}
		}
		if len(rec.Warnings) != len(want) || len(want) > 0 && rec.Warnings[0] != want[0] {
			t.Errorf("%s: the warnings are %v, want %v", word, rec.Warnings, want)
		}
	}
}

// Where a text can mean several moves, the error lists them.
func TestRecordsAsk(t *testing.T) {
	for line, want := range map[string]string{
		"A Jarnac TZAR": `cela peut se lire "!TZAR", "!1:TZAR", "!2:TZAR"`,
		"A RAT TZAR":    "on n’y lit pas un coup, mais 2 mots",
		"A pioche":      "dites quoi",
		"A jarnac":      "dites quoi",
		"A échange":     "dites quoi",
	} {
		_, err := jarnac.ReadRecord(strings.NewReader(line), nil)
		if got := rulebook.Explain(err, language.French); !strings.Contains(got, want) {
			t.Errorf("%s: %s, want %s", line, got, want)
		}
	}
}

// In a position a Jarnac needs no line where one alone is possible, and a draw no number.
func TestStateParseMove(t *testing.T) {
	s := pos{phase: jarnac.Handover, turn: jarnac.A, a: "|PASSEIR", b: "RAT CHAT|ZSE"}.state(t)
	playing := pos{phase: jarnac.Playing, turn: jarnac.A, a: "|PASSERZ", b: "RAT|Z"}.state(t)
	for _, tt := range []struct {
		state      jarnac.State
		text, want string
	}{
		{s, "Jarnac TZARS", "!1:TZARS"}, {s, "jarnac chats", "!2:CHATS"}, {s, "Jarnac 2 CHATS", "!2:CHATS"}, {s, "JARNAC : sez", "!SEZ"},
		{s, "jarnac rats", "!1:RATS"}, {s, "jarnac zorro", "!ZORRO"}, {s, "jarnac ratse", "!1:RATSE"},
		{s, "pioche", "+1"}, {s, "je pioche a", "+A"}, {s, "je passe", "-"}, {s, "passe", "-"}, {s, "2:TZAR", "2:TZAR"},
		{playing, "passer", `"-", "PASSER"`}, {playing, "je passe", "-"}, {playing, "PASSER", "PASSER"}, {playing, "conteste", "?"},
	} {
		m, note, err := tt.state.ParseMove(jarnac.A, tt.text)
		switch {
		case strings.HasPrefix(tt.want, `"`):
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%s: %v, %v; want an error with %s", tt.text, m, err, tt.want)
			}
		case err != nil || m.String() != tt.want:
			t.Errorf("%s is read as %v, %v; want %s", tt.text, m, err, tt.want)
		case (note == nil) != (tt.text == tt.want && tt.text != "PASSER"):
			t.Errorf("%s: the note is %v", tt.text, note)
		case note != nil && note.Move != tt.want:
			t.Errorf("%s: the note is %v", tt.text, note)
		}
	}
	// A contest may name the word.
	open := play(t, rulesOf(t, "official validation=contest").Start(jarnac.A), "A +CHATZU", "A CHAT")
	for _, text := range []string{"conteste", "conteste chat", "je conteste le mot CHAT", "contest Chât"} {
		if m, _, err := open.ParseMove(jarnac.B, text); err != nil || m != jarnac.Contest() {
			t.Errorf("%s: %v, %v", text, m, err)
		}
	}
	if m, _, err := open.ParseMove(jarnac.B, "conteste rat"); err == nil {
		t.Errorf("another word than the last is contested: %v", m)
	}
	// A word that the opponent could make in two places.
	two := pos{phase: jarnac.Handover, turn: jarnac.A, a: "|Z", b: "RAT RAT|SE"}.state(t)
	if m, _, err := two.ParseMove(jarnac.A, "Jarnac RATS"); err == nil || !strings.Contains(err.Error(), `"!1:RATS", "!2:RATS"`) {
		t.Errorf("%v, %v", m, err)
	}
}

// Letters without their sign are refused with the remedy, when they are as many as are due.
func TestForgottenSign(t *testing.T) {
	s := rulesOf(t, "official").Start(jarnac.A)
	v := refused(t, s, "A ABUZRT", law.OfficialHandoverDrawFirst)
	if got := v.Explain(language.French); !strings.Contains(got, "pour piocher ces lettres, écrivez +ABUZRT") {
		t.Error(got)
	}
	v = refused(t, s, "A RAT", law.OfficialHandoverDrawFirst)
	if got := v.Explain(language.French); strings.Contains(got, "écrivez") {
		t.Error(got)
	}
	s = play(t, s, "A +ABUZRT", "A RAT")
	if v = refused(t, s, "A Z", law.OfficialTurnBonusCompulsory); !strings.Contains(v.Explain(language.English), "to draw this one, write +Z") {
		t.Error(v)
	}
}
