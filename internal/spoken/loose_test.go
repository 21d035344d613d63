package spoken_test

import (
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/spoken"
)

func TestLoose(t *testing.T) {
	for text, want := range map[string]spoken.Saying{
		"temps écoulé":          {Act: spoken.Flag},
		"Le sablier est vide !": {Act: spoken.Flag},
		"j'ai fini":             {Act: spoken.End},
		"j'accepte":             {Act: spoken.LetGo},
		"accepte":               {Act: spoken.LetGo},
		"à toi de jouer":        {Act: spoken.Pass},
		"je n'ai rien trouvé":   {Act: spoken.Pass},
		"I give up":             {Act: spoken.Resign},
		"RAT n'existe pas":      {Act: spoken.Contest, Rest: "RAT"},
		"le mot HU est faux":    {Act: spoken.Contest, Rest: "HU"},
		"je conteste tout":      {Act: spoken.Contest},
		"je conteste le mot HU": {Act: spoken.Contest, Rest: "HU"},
		"je tire un S":          {Act: spoken.Draw, Rest: "S"},
	} {
		all := spoken.Loose(text)
		if !slices.ContainsFunc(all, func(s spoken.Saying) bool { return s.Act == want.Act && s.Rest == want.Rest }) {
			t.Errorf("%q is heard as %+v, and not as %+v", text, all, want)
		}
	}
	for _, token := range []string{"", " ", "+AB", "-", "?", "?!RAT", "!2:TZAR", ".", "~", "^A1"} {
		if all := spoken.Loose(token); len(all) > 0 {
			t.Errorf("%q is a token, and is heard as %+v", token, all)
		}
	}
}

// A word on a board is found across and down, whole, and whatever is laid before it.
func TestOver(t *testing.T) {
	rows := []string{"RAT.", "A...", "S.r.", "..AR"} // RAT across, RAS and RA down; the small r is a joker
	letter := func(at board.Square) byte {
		row, column := int(at.Row), int(at.Column)
		if row < 0 || column < 0 || row > 3 || column > 3 || rows[row][column] == '.' {
			return 0
		}
		return rows[row][column]
	}
	squares := func(yield func(board.Square) bool) {
		for row := range 4 {
			for column := range 4 {
				if !yield(board.At(row, column)) {
					return
				}
			}
		}
	}
	for _, c := range []struct {
		former, word string
		want         []spoken.Place
	}{
		{"RAT", "RATE", []spoken.Place{{At: board.At(0, 0)}}},
		{"RAS", "GRASSE", []spoken.Place{{At: board.At(-1, 0), Direction: board.Down}}},
		{"RAS", "GRISE", []spoken.Place{ // by other letters, as Jago steals
			{At: board.At(0, 0), Direction: board.Down}, {At: board.At(-1, 0), Direction: board.Down}, {At: board.At(-2, 0), Direction: board.Down},
		}},
		{"RA", "RAS", []spoken.Place{{At: board.At(2, 2), Direction: board.Down}}}, // RAT and RAS go on
		{"RAT", "RA", nil},
		{"TZAR", "TZARS", nil},
	} {
		if got := spoken.Over(c.former, c.word, squares, letter); !slices.Equal(got, c.want) {
			t.Errorf("%s over %s begins at %v, want %v", c.word, c.former, got, c.want)
		}
	}
}

func TestLegalAndOnly(t *testing.T) {
	tokens := []string{"RAT", "1:RAT", "!RAT"}
	if got := spoken.Legal(tokens, func(token string) bool { return token != "RAT" }); !slices.Equal(got, tokens[1:]) {
		t.Errorf("legal are %q", got)
	}
	if got := spoken.Legal(tokens, func(string) bool { return false }); !slices.Equal(got, tokens) {
		t.Errorf("where none is legal, %q are left", got)
	}
	for text, want := range map[string]string{"rat": "RAT", "RAT": "RAT", "": "", "rat tzar": "", "8h": ""} {
		if got := spoken.Only(text); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}

// Whatever is said, it is heard in few ways, none of them longer than it, and without a panic.
func FuzzLoose(f *testing.F) {
	for _, s := range []string{"temps écoulé", "RAT devient RATELS", "je tire un S", "échange A et E contre", "TRAIN en 8F", "conteste et jarnac 1 rat", "8h .", "l'", "'''", "\xff", "Ⱥ -> Ⱥ",
		"Belle occasion, Jarnac : il s'empare de PRIME (RIME + P)", "pose JO?R, ? = U au joker", "pose (M)AISONS en H4, double sur le O", "met A de côté, tire E", "il conteste (+ RAT"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		text = text[:min(len(text), spoken.MaxLen)]
		all := append(spoken.Loose(text), spoken.Gist(text)...)
		if len(all) > 16 {
			t.Errorf("%q is heard in %d ways", text, len(all))
		}
		for _, said := range all {
			if len(said.Rest)+len(said.Word) > 4*spoken.MaxLen {
				t.Errorf("%q is heard as %+v", text, said)
			}
		}
	})
}

// A question is no move, whatever word it names, and neither is what somebody does not do.
func TestGistOfQuestions(t *testing.T) {
	for _, text := range []string{"est-ce que CHAT est bon ?", "quel mot poser avec RAT", "tu penses que TZAR passe ?", "comment jouer RAT en 8H", "si je pose RAT ensuite", "Is CHAT a good word"} {
		if said := spoken.Gist(text); said != nil {
			t.Errorf("%q is heard as %+v", text, said)
		}
	}
	for _, text := range []string{"non, je n'abandonne pas", "Bruno refuse d'abandonner", "le temps n'est pas fini du tout", "il ne passe pas encore", "le temps est presque fini"} {
		if said := spoken.Gist(text); said != nil {
			t.Errorf("%q, which is not done, is heard as %+v", text, said)
		}
	}
	if said := spoken.Gist("voyons, je pose bien sûr CHAT"); len(said) != 1 || said[0].Rest != "CHAT" {
		t.Errorf("a word is heard as %+v", said)
	}
}
