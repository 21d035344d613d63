package extra_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
)

// A record begins as people begin one: with heads in plain words, or with none and names as they
// come.
func TestPlainHeads(t *testing.T) {
	for text, want := range map[string]string{
		"joueurs : Alice et Jean Paul\nrègles : boîte\nJean Paul +ABUZRT\n":                                           "jarnac classic Alice,Jean Paul 1 3",
		"Jeu : Scrabble\nClub : Lyon\nDate: 3 mars, 20:30\nJoueurs : Alice, Bruno, Zoé\nAlice +ABUZRT\n":              "scrabble classique players=3 squares=french Alice,Bruno,Zoé 0 5",
		"game: scrabble\nplayers: Alice vs Bob\nAlice +ABUZRTA\n":                                                     "scrabble classique Alice,Bob 0 3",
		"jeu : cartes\nAlice +ABUZRTA\nBruno +ABUZRTA\nZoé +ABUZRTA\n":                                                "scrabblecards official players=3 Alice,Bruno,Zoé 0 2",
		"# hier\n\nalice : +ABUZRT\nAlice RAT\nBruno ?\nBrunno -\n":                                                   "jarnac official validation=contest alice,Bruno 0 3 unknown",
		"tirage : Alice C, Bruno A\njoueurs : Alice, Bruno\nBruno +ABUZRT\n":                                          "jarnac official Alice,Bruno 1 3",
		"joueurs : Alice, Bruno\ntoss : Alice tire un C, Bruno un A, Bruno commence\nBruno +ABUZRT\n":                 "jarnac official Alice,Bruno 1 3",
		"joueurs : Alice, Bruno\ncommence : Bruno\nformule : de la compétition\nvalidation : contestation\nBruno -\n": "jarnac competition validation=contest Alice,Bruno 1 5",
		"A +ABUZRT\nB -\n": "jarnac official A,B 0 1",
		"@rules official\n@players Table Jeu\nTable : RAT\n":                         "jarnac official draws=unseen Table,Jeu 0 3",
		"jeu : scrabble\nAlice pioche sept lettres\n":                                "scrabble classique draws=unseen squares=french Alice,B 0 2",
		"@game scrabble\nAlice +ABUZRTE\n":                                           "scrabble classique Alice,B 0 2",
		"@game scrabble\n@option squares=standard\njeu : scrabble\nAlice +ABUZRTE\n": "error 3",
		"règles : duplicate\nAlice +AEINRST\n":                                       "scrabble classique duplicate=top squares=french Alice,B 0 2",
		"@rules boîte\nAlice +ABUZRT\n":                                              "jarnac classic Alice,B 0 2",
		"@rules Compétition  # du club\nAlice +ABUZRT\n":                             "jarnac competition Alice,B 0 2",
		"@rules boîte neuve\nAlice +ABUZRT\n":                                        "error 1",
		"jeu : échecs\nAlice e4\n":                                                   "error 1",
		"@first Alice\nBruno +ABUZRT\nAlice +EEEEE\n":                                "jarnac official Bruno,Alice 1 2",
		"règles : Jarnac\nAlice +ABUZRT\n":                                           "jarnac official Alice,B 0 2",
		"règles : jeu de cartes\nAlice +CRISEA2\n":                                   "scrabblecards official Alice,B 0 2",
		"règles : Scrabble\nAlice +AEINRST\n":                                        "scrabble classique squares=french Alice,B 0 2",
		"jeu : cartes\nAlice (0,0)>CRISE\nBruno passe\n":                             "scrabblecards official draws=unseen Alice,Bruno 0 2",
		"@game scrabblecards\nAlice +7\nBruno +2\n":                                  "scrabblecards official draws=unseen Alice,Bruno 0 2",
		"@game scrabblecards\nAlice +CRISEA2\nBruno +2\n":                            "scrabblecards official Alice,Bruno 0 2",
		"@game scrabblecards\nAlice +CRISEA2\nBruno +5\n":                            "scrabblecards official draws=unseen Alice,Bruno 0 2",
		"règles : Jago\nAlice +AEFILNORSTUX\n":                                       "jago official squares=french Alice,B 0 2",
		"@rules scrabble\nAlice +AEINRST\n":                                          "scrabble classique Alice,B 0 2",
		"@rules cartes\nAlice +CRISEA2\n":                                            "scrabblecards official Alice,B 0 2",
		"@rules jago validation=contest\nAlice +AEFILNORSTUX\n":                      "jago official validation=contest Alice,B 0 2",
		"@rules english squares=french\nAlice +AEINRST\n":                            "scrabble english squares=french Alice,B 0 2",
		"@rules poker\nAlice +ABUZRT\n":                                              "error 1",
		"règles : poker\nAlice +ABUZRT\n":                                            "error 1",
	} {
		tr, err := extra.Read(games.All(), []byte(text), "", nil)
		got := ""
		if len(tr.Record.Moves) > 0 {
			r := tr.Record
			got = strings.Join([]string{tr.Game.Name(), tr.Options, strings.Join(r.Players, ","), string(rune('0' + tr.First)), string(rune('0' + r.Moves[0].Line))}, " ")
			if err != nil {
				got += " unknown"
			}
		} else {
			var at *rulebook.RecordError
			if errors.As(err, &at) {
				got = "error " + string(rune('0'+at.Line))
			}
		}
		if got != want {
			t.Errorf("%q is %q, want %q (%v)", text, got, want, err)
		}
	}
}

// A fault is in the line that somebody wrote.
func TestPlainHeadsLines(t *testing.T) {
	_, err := extra.Read(games.All(), []byte("jeu : scrabble\n\nAlice +ABUZRTE\nBruno +ABUZRTI\nAlice 3 $ 4\n"), "", nil)
	var at *rulebook.RecordError
	if !errors.As(err, &at) || at.Line != 5 {
		t.Errorf("%v", err)
	}
}

// Whatever somebody sends, no line gets lost and nothing panics.
func FuzzPlainHeads(f *testing.F) {
	for _, text := range []string{"jeu : scrabble\nAlice +7\n", "joueurs :\n", ":\n", "date : #\r\nA -", "\uFEFFrègles : boîte\nX RAT"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		tr, err := extra.Read(games.All(), []byte(text), "", nil)
		lines := strings.Count(text, "\n") + 1
		for _, m := range tr.Record.Moves {
			if m.Line < 1 || m.Line > lines {
				t.Errorf("%q: a move in line %d", text, m.Line)
			}
		}
		var at *rulebook.RecordError
		if errors.As(err, &at) && at.Line > lines {
			t.Errorf("%q: an error in line %d", text, at.Line)
		}
	})
}
