package gametest

import (
	"encoding"
	"encoding/json"
	"fmt"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// OptionTexts are texts of the options of a game, and texts that are not.
type OptionTexts[O interface {
	comparable
	fmt.Stringer
}] struct {
	Parse   func(string) (O, error)
	Compile func(O) error
	Set     func(o *O, key, value string) error

	Usual   O
	Written map[string]O // as String writes them
	Read    map[string]O // which String writes otherwise: with former keys, or needlessly
	Refused []string
	Keys    []string // of options for which "x" is no value
}

// Run tests the texts.
func (x OptionTexts[O]) Run(t *testing.T) {
	t.Helper()
	for _, texts := range []map[string]O{x.Written, x.Read} {
		for text, want := range texts {
			if got, err := x.Parse(text); err != nil || got != want {
				t.Errorf("ParseOptions(%q) = %v, %v", text, got, err)
			}
		}
	}
	for want, o := range x.Written {
		if got := o.String(); got != want {
			t.Errorf("String is %q, want %q", got, want)
		}
		text, err := json.Marshal(o)
		var back O
		if err != nil || json.Unmarshal(text, &back) != nil || back != o {
			t.Errorf("%s is %s in JSON, %v", want, text, err)
		}
		if err := x.Compile(o); err != nil {
			t.Errorf("%s: %v", want, err)
		}
	}
	var zero O
	for _, text := range x.Refused {
		o, err := x.Parse(text)
		if err == nil || o != zero {
			t.Errorf("ParseOptions(%.60q) = %v, %v; want an error", text, o, err)
			continue
		}
		if fr := rulebook.Explain(err, language.French); fr == "" || fr == rulebook.Explain(err, language.English) || len(err.Error()) > 300 {
			t.Errorf("%.60q: %v, and in French %q", text, err, fr)
		}
		o = x.Usual
		if err := any(&o).(encoding.TextUnmarshaler).UnmarshalText([]byte(text)); text != "" && (err == nil || o != x.Usual) {
			t.Errorf("%.60q changed the options to %v, %v", text, o, err)
		}
	}
	for _, key := range x.Keys {
		o := x.Usual
		if err := x.Set(&o, key, "x"); err == nil || o != x.Usual {
			t.Errorf("a bad %s changed the options to %v, %v", key, o, err)
		}
	}
	back := x.Usual
	text, err := any(zero).(encoding.TextMarshaler).MarshalText()
	if err == nil {
		err = any(&back).(encoding.TextUnmarshaler).UnmarshalText(text)
	}
	if err != nil || len(text) > 0 || back != zero {
		t.Errorf("the zero Options marshal to %q, and that is %v, %v", text, back, err)
	}
}
