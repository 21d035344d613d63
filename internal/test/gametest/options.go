package gametest

import (
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// OptionTexts are texts of the options of a game, and texts that are not.
type OptionTexts[O interface {
	comparable
	fmt.Stringer
}] struct {
	Parse   func(string) (O, error)
	Compile func(O) error

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
		if o, err := x.Parse(x.Usual.String() + " " + key + "=x"); err == nil || o != zero {
			t.Errorf("%s=x is read as %v, %v", key, o, err)
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

// CompileFaults checks that Compile tells all faults of options and the missing lexicon at once,
// each in its own line, and that it refuses a missing and an empty lexicon, and no options.
func CompileFaults[O, R comparable](t *testing.T, name string, compile func(O, *lexicon.Lexicon) (R, error), usual, wrong O, words *lexicon.Lexicon, want ...string) {
	t.Helper()
	var none R
	_, err := compile(wrong, nil)
	if got := strings.Split(rulebook.Explain(err, language.English), "\n"); err == nil || !slices.Equal(got, want) {
		t.Errorf("faults are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if got := strings.Count(rulebook.Explain(err, language.French), "\n"); got != len(want)-1 {
		t.Errorf("%d lines of faults in French", got+1)
	}
	for _, tt := range []struct {
		options O
		words   *lexicon.Lexicon
	}{{usual, nil}, {usual, new(lexicon.Lexicon)}, {*new(O), words}} {
		if r, err := compile(tt.options, tt.words); err == nil || r != none || errors.Unwrap(err) == nil && !strings.HasPrefix(err.Error(), name+": ") {
			t.Errorf("%v with %d words: %v, %v", tt.options, tt.words.Len(), r, err)
		}
	}
}
