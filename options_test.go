package lettres_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

type options interface {
	comparable
	Validate() error
	String() string
}

// set changes one option of o: it fails, says why and changes nothing; or the
// options can be written, and come back if they are valid.
func set[O options, P interface {
	*O
	Set(key, value string) error
}](t *testing.T, o O, parse func(string) (O, error), key, value string) {
	t.Helper()
	changed := o
	if err := P(&changed).Set(key, value); err != nil {
		if changed != o || len(err.Error()) > 800 || rulebook.Explain(err, language.French) == "" {
			t.Fatalf("%T: %q set to %q is %s, %v", o, key, value, changed, err)
		}
		return
	}
	text := changed.String()
	back, err := parse(text)
	if faults := changed.Validate(); faults != nil {
		if err == nil {
			t.Fatalf("%T: %s is read, and has %v", o, text, faults)
		}
		return
	}
	if err != nil || back != changed {
		t.Fatalf("%T: %s is read as %s, %v", o, text, back, err)
	}
	again := changed
	if err := P(&again).Set(key, value); err != nil || again != changed {
		t.Fatalf("%T: %q set to %q a second time is %s, %v", o, key, value, again, err)
	}
}

// Any option of any game may be set to any text.
func FuzzSetOption(f *testing.F) {
	for _, s := range [][2]string{
		{"validation", "contest"}, {"bag", "AB?"}, {"rack", "7"}, {"players", "3"}, {"exclude", "adv,prop"}, {"exclude", "none"}, // as they are
		{"values", "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,255"}, {"penalty", "none"}, {"board", "standard"},
		{"", ""}, {"bag", ""}, {"rack", "-1"}, {"players", "\u0663"}, {"values", ","}, {"exclude", "noun,"}, {"bag", "\xff"}, // as they are not
	} {
		f.Add(s[0], s[1])
	}
	f.Fuzz(func(t *testing.T, key, value string) {
		set(t, jarnac.Official(), jarnac.ParseOptions, key, value)
		set(t, jarnac.ClassicCompetition(), jarnac.ParseOptions, key, value)
		set(t, scrabble.Classique(), scrabble.ParseOptions, key, value)
		set(t, scrabble.English(), scrabble.ParseOptions, key, value)
		set(t, scrabblecards.Official(), scrabblecards.ParseOptions, key, value)
		set(t, jago.Official(), jago.ParseOptions, key, value)
	})
}
