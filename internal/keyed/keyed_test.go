package keyed_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/rulebook"
)

func TestFieldsAreReadAsWritten(t *testing.T) {
	var w keyed.Writer
	w.Field("turn", "B")
	w.Field("open", "8H", "MOT")
	if got, want := string(w.Text), "turn B; open 8H MOT;"; got != want {
		t.Errorf("written %q, want %q", got, want)
	}
	var read []string
	err := keyed.Read("game", string(w.Text), 20, func(key string, words []string) error {
		read = append(read, key+"="+strings.Join(words, ","))
		return nil
	})
	if want := []string{"turn=B", "open=8H,MOT"}; err != nil || !slices.Equal(read, want) {
		t.Errorf("read %q and %v, want %q", read, err, want)
	}
}

func TestFaults(t *testing.T) {
	read := func(text string) error {
		return keyed.Read("game", text, 30, func(key string, words []string) error {
			switch key {
			case "phase":
				_, err := keyed.Name[uint8](words[0], []string{"over", "playing"})
				return err
			case "passes":
				_, err := keyed.Number(words[0])
				return err
			case "scores":
				return keyed.Each(words[0], 2, func(_ int, s string) error {
					_, err := keyed.Number(s)
					return err
				})
			case "end":
				return keyed.Short()
			}
			return keyed.Unknown()
		})
	}
	for text, want := range map[string][2]string{
		"":                      {`"" of a state: a value is missing`, `« » d’une position : il manque une valeur`},
		"turn":                  {`"turn" of a state: a value is missing`, `« turn » d’une position : il manque une valeur`},
		"passes 1;; passes 2;":  {`"" of a state: a value is missing`, `« » d’une position : il manque une valeur`},
		"end x":                 {`"end x" of a state: a value is missing`, `« end x » d’une position : il manque une valeur`},
		"colour red;":           {`"colour red" of a state: unknown field`, `« colour red » d’une position : champ inconnu`},
		"phase now;":            {`"phase now" of a state: it must be one of over, playing`, `« phase now » d’une position : ce doit être l’un de over, playing`},
		"passes x;":             {`"passes x" of a state: it must be a number`, `« passes x » d’une position : ce doit être un nombre`},
		"scores 1/2/3;":         {`"scores 1/2/3" of a state: it has 3 values for 2 players`, `« scores 1/2/3 » d’une position : il a 3 valeurs pour 2 joueurs`},
		"scores 1/x;":           {`"scores 1/x" of a state: it must be a number`, `« scores 1/x » d’une position : ce doit être un nombre`},
		strings.Repeat(";", 31): {"the text of 31 bytes is too long for a state", "le texte de 31 octets est trop long pour une position"},
	} {
		err := read(text)
		fr := strings.ReplaceAll(rulebook.Explain(err, language.French), "\u00a0", " ")
		if err == nil || err.Error() != "game: "+want[0] || fr != want[1] {
			t.Errorf("%q: %v and %q, want %q and %q", text, err, fr, want[0], want[1])
		}
	}
	if err := keyed.Usual("game", "turn A; ", "turn A;"); err == nil || err.Error() != `game: the state "turn A; " is not in the usual form: "turn A;"` {
		t.Errorf("unusual: %v", err)
	}
	if err := keyed.Usual("game", "turn A;", "turn A;"); err != nil {
		t.Error(err)
	}
}
