package spoken_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/spoken"
)

func TestHear(t *testing.T) {
	for text, want := range map[string]spoken.Saying{
		"je passe":             {Act: spoken.Pass},
		" Je  PASSE. ":         {Act: spoken.Pass},
		"passe":                {Act: spoken.Pass, Word: "PASSE"},
		"j’abandonne":          {Act: spoken.Resign},
		"Je dis Jarnac : TZAR": {Act: spoken.Jarnac, Rest: "TZAR"},
		"conteste et jarnac 2:tzar": {
			Act: spoken.ContestJarnac, Rest: "2:tzar",
		},
		"conteste 1 et 3":  {Act: spoken.Contest, Rest: "1 et 3"},
		"I let go":         {Act: spoken.LetGo},
		"let":              {Rest: "let"}, // a word
		"laisse passer":    {Act: spoken.LetGo},
		"pioche ?AB":       {Act: spoken.Draw, Rest: "?AB"},
		"– «Élan»":         {Rest: "- Elan"},
		"œuf\u00a0\u202f!": {Rest: "oeuf !"},
		"je":               {Rest: "je"},
		"":                 {},
		"je passe " + strings.Repeat("x", spoken.MaxLen): {},
	} {
		if got := spoken.Hear(text); got != want {
			t.Errorf("%.40q is heard as %+v, want %+v", text, got, want)
		}
	}
}

func TestIsAct(t *testing.T) {
	for text, want := range map[string]bool{"PASSE": true, "passe": true, "Conteste": true, "RAT": false, "": false, "LET": false, strings.Repeat("A", 99): false, "je passe": false} {
		if got := spoken.IsAct(text); got != want {
			t.Errorf("%q names an act: %v", text, got)
		}
	}
}

func TestSquare(t *testing.T) {
	for text, want := range map[string]string{
		"8h mot": "8H mot", "8H:MOT": "8H MOT", "h8 : .e": "H8 .e", "8h(CHAT)S": "8H (CHAT)S", "15O  .A": "15O .A", "8h.s": "8H .s",
		"8hmot": "", "8": "", "h": "", "mot": "", "8h": "", "8h ": "", "": "", "8h:": "", "(8h) mot": "",
	} {
		square, rest, ok := spoken.Square(text)
		if got := strings.TrimSpace(square + " " + rest); got != want || ok != (want != "") {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

func TestParts(t *testing.T) {
	for got, want := range map[string]string{
		spoken.Close("2 : tzar"): "2:tzar", spoken.Close("! 2 : tzar"): "!2:tzar", spoken.Close("rat tzar"): "rat tzar", spoken.Close("2 tzar"): "2 tzar",
		spoken.Letters("a, b; u"): "ABU", spoken.Count("6 lettres"): "6", spoken.Count("les lettres a b"): "a b",
		spoken.List("les mots 1 et 3"): "1,3", spoken.List("a1, b2 c3"): "a1,b2,c3", spoken.List(""): "",
		spoken.Word("chat"): "CHAT", spoken.Word("ChAT"): "ChAT",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	// The small letter of Ⱥ has more bytes.
	for text, want := range map[string]string{"aei contre b c d": "AEI", "ȺȺȺȺȺȺ Pour bcd": "ȺȺȺȺȺȺ"} {
		if aside, drawn, completed := spoken.Swapped(text); aside != want || drawn != "BCD" || !completed {
			t.Errorf("%s for %s, %v", aside, drawn, completed)
		}
	}
}

// Whatever is heard, it takes little memory and never panics.
func FuzzHear(f *testing.F) {
	for _, s := range []string{"je passe", "let go", "conteste et", "'", "échange a contre", "\u0301", "\xff", "échange Ⱥ contre b"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		said := spoken.Hear(text)
		if len(said.Rest) > 4*spoken.MaxLen || said.Rest != strings.TrimSpace(said.Rest) {
			t.Errorf("%q is heard as %+v", text, said)
		}
		spoken.Square(said.Rest)
		spoken.Swapped(said.Rest)
	})
}
