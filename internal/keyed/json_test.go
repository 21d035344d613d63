package keyed_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/rulebook"
)

type position string

func (p position) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{"Turn": string(p[:1]), "Text": string(p)})
}

func TestJSON(t *testing.T) {
	parse := func(text string) (position, error) {
		if text == "" || strings.HasPrefix(text, "{") {
			return "", errors.New("no text")
		}
		return position(text), nil
	}
	for text, want := range map[string]position{`{"Text":"AB"}`: "AB", `{ "Text": "AB", "Turn": "A" }`: "AB"} {
		if got, err := keyed.ReadJSON("game", text, 99, parse); !keyed.IsJSON(text) || got != want || err != nil {
			t.Errorf("%s is read as %q, %v", text, got, err)
		}
	}
	for text, want := range map[string][2]string{
		`{"Text":"AB"`:                         {"it is not the JSON of a state", "ce n’est pas le JSON d’une position"},
		`{"Text":"{}"}`:                        {"it is not the JSON of a state", "ce n’est pas le JSON d’une position"},
		`{"Text":"AB","Turn":"B"}`:             {`the field "Turn" is not what the Text of the state says`, `le champ « Turn » ne correspond pas au champ Text de la position`},
		`{"Text":"AB","Other":0}`:              {`the field "Other" is not what the Text of the state says`, `le champ « Other » ne correspond pas au champ Text de la position`},
		`{"Text":"` + strings.Repeat("A", 200): {"the text of 209 bytes is too long for a state", "le texte de 209 octets est trop long pour une position"},
	} {
		_, err := keyed.ReadJSON("game", text, 99, parse)
		fr := strings.ReplaceAll(rulebook.Explain(err, language.French), "\u00a0", " ")
		if err == nil || err.Error() != "game: "+want[0] || fr != want[1] {
			t.Errorf("%s: %v and %q, want %q and %q", text, err, fr, want[0], want[1])
		}
	}
	if _, err := keyed.ReadJSON("game", `{"Turn":"A"}`, 99, parse); err == nil {
		t.Error("JSON without a text is read")
	}
}
