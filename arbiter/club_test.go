package arbiter_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// Records as clubs write them: with a title, lines without names, no draws, contests that no head
// tells of. The wanted text is the moves that were replayed, all legal.
func TestRecordsOfClubs(t *testing.T) {
	const hand = "Alice +ABUZRT\nAlice RAT\nAlice +E\nAlice -\n"
	for text, want := range map[string]string{
		hand + "jarnac tzar": "+ABRTUZ RAT +E - !1:TZAR",
		"Partie de Jarnac du 12 mars\nAlice contre Bruno\nformule compétition\n" + hand + "jarnac tzar":     "+ABRTUZ RAT +E - !1:TZAR",
		"Jarnac compétition\nAlice et Bruno\n" + hand + "Bruno +SOLAEI\nle drapeau de Bruno tombe":          "+ABRTUZ RAT +E - +AEILOS ~",
		"joueurs : Alice, Bruno\n" + hand + "Bruno +SOLAEI\ntemps dépassé pour Bruno":                       "+ABRTUZ RAT +E - +AEILOS ~",
		"joueurs : Alice, Bruno\nA: +ABUZRT\nA : RAT\nA: +E\nA: passe\nB: Jarnac TZAR":                      "+ABRTUZ RAT +E - !1:TZAR",
		"joueurs : Alice, Bruno\nAlice +ABUZRT\nAlice RAT\nBruno conteste\nAlice +ET":                       "+ABRTUZ RAT ? +ET",
		"jeu : scrabble\njoueurs : Alice, Bruno\n1. CHAT H8 18\n2. SEL 12H (CHATS) 15":                      "+7 +7 8H CHAT +4 L8 SEL",
		"jeu : scrabble\nAlice CHAT H8\nBruno passe 0\nAlice conteste":                                      "",
		"jeu : scrabble\nAlice CHAT H8\nle temps d'Alice est écoulé":                                        "+7 +7 8H CHAT ~",
		"jeu : scrabble\nAlice CHAT H8\nBruno ajoute un S a CHAT":                                           "+7 +7 8H CHAT +4 8L S",
		"jeu : scrabble\nAlice CHATT H8\nBruno conteste CHATT\nBruno TAC H8":                                "+7 +7 8H CHATT ?1 8H TAC",
		"Scrabble le jeu de cartes\nAnne, Ben et Chloé\nAnne +CRISEAB\nBen +AAEEIIO\nChloé +LLMNNOU\nCRISE": "+ABCEIRS +AAEEIIO +LLMNNOU (0,0)>CRISE",
	} {
		a := arbiter.New(gaddag.Lexicon(), games.All()...)
		g := gameOf(t, a, text+"\n")
		var moves []string
		legal := g.Unread == nil
		for r := range g.Rulings() {
			moves = append(moves, r.Move.String())
			legal = legal && r.Legal
		}
		if got := strings.Join(moves, " "); legal != (want != "") || legal && got != want {
			t.Errorf("%q is read as %s, %v (%v)", text, got, legal, g.Unread)
		}
	}
}

// What the arbiter assumes is told.
func TestAssumedOptions(t *testing.T) {
	for text, want := range map[string]string{
		"jeu : scrabble\nAlice CHAT H8\nBruno conteste\n": "draws=unseen validation=contest",
		"Alice +ABUZRT\nAlice RAT\nBruno ?\n":             "validation=contest",
		"jeu : cartes\nAlice CRISE\nBruno passe\n":        "draws=unseen",
		"Alice +ABUZRT\nAlice CONTESTE\n":                 "",
	} {
		a := arbiter.New(gaddag.Lexicon(), games.All()...)
		var told []string
		a.Warn = func(err error) { told = append(told, err.Error()) }
		gameOf(t, a, text)
		got := strings.Join(told, "\n")
		for _, option := range strings.Fields(want) {
			if !strings.Contains(got, option) {
				t.Errorf("%q: told %q, want %s", text, got, want)
			}
		}
		if want == "" && strings.Contains(got, "validation") {
			t.Errorf("%q: told %q", text, got)
		}
	}
}

// What the line of the rules says is not assumed again.
func TestOptionsBehindRules(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for head, want := range map[string]rulebook.Clause{
		"@rules official validation=contest": "", "@rules official validation=strict": "official/contest/strict",
		"@game scrabble\n@rules classique validation=contest draws=unseen": "",
	} {
		moves := "Alice +ABUZRT\nAlice RAT\nBruno ?\n"
		if strings.Contains(head, "scrabble") {
			moves = "Alice 8G:RAT\nBruno ?\n"
		}
		if got := replay(gameOf(t, a, head+"\n@players Alice Bruno\n@first Alice\n"+moves)); got != want {
			t.Errorf("%s: refused by %q, want %q", head, got, want)
		}
	}
}

// Questions about words and whose turn it is are read without signs too.
func TestAskedInWords(t *testing.T) {
	for text, want := range map[string]arbiter.Question{
		"ménage en ménager":   {Word: "MENAGER", Former: "MENAGE"},
		"LACS depuis LAC":     {Word: "LACS", Former: "LAC"},
		"faux devient eaux":   {Word: "EAUX", Former: "FAUX"},
		"PECHE into PECHEUR?": {Word: "PECHEUR", Former: "PECHE"},
	} {
		if got, err := arbiter.ParseQuestion(text); err != nil || got != want {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
	}
	for _, turn := range []string{"à Bruno", "c’est à Bruno de jouer", "A Bruno de jouer.", "trait : Bruno"} {
		a := arbiter.New(gaddag.Lexicon(), games.All()...)
		p, err := a.Position(strings.NewReader("Alice :\nRAT\nreliquat : U W Z\nBruno :\nSOL\nreliquat : A E I\n" + turn + "\n"))
		if err != nil || p.At.Turn() != 1 {
			t.Errorf("%q: %v", turn, err)
		}
	}
}
