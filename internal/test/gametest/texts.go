package gametest

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// A SpoiltText is a text, a part of it, what stands in the place of that part, and what is
// said of it then.
type SpoiltText [4]string

func (s SpoiltText) String() string { return strings.Replace(s[0], s[1], s[2], 1) }

// RefusesTexts tests that texts are refused as they should be, in both languages and at no
// great length.
func RefusesTexts[V comparable](t *testing.T, parse func(string) (V, error), texts []SpoiltText) {
	t.Helper()
	for _, text := range texts {
		if !strings.Contains(text[0], text[1]) {
			t.Fatalf("%q has no %q", text[0], text[1])
		}
		v, err := parse(text.String())
		if err == nil || !strings.Contains(err.Error(), text[3]) || v != *new(V) {
			t.Errorf("%.300q: %v, want %q", text, err, text[3])
		} else if fr := rulebook.Explain(err, language.French); fr == rulebook.Explain(err, language.English) || len(fr) > 800 {
			t.Errorf("%.300q in French: %s", text, fr)
		}
	}
}

// StateTexts tests the texts of positions, in JSON too. That of the zero State is no position.
func StateTexts[S interface {
	comparable
	fmt.Stringer
}](t *testing.T, parse func(string) (S, error), texts map[string]S) {
	t.Helper()
	texts["-"] = *new(S)
	for want, s := range texts {
		if got := s.String(); got != want {
			t.Errorf("%q\nwant %q", got, want)
		}
		if back, err := parse(want); want != "-" && (err != nil || back != s) {
			t.Errorf("%q is read as %q, %v", want, back, err)
		}
		var said struct{ Text string }
		if text, err := json.Marshal(s); err != nil || json.Unmarshal(text, &said) != nil || want != "-" && said.Text != want {
			t.Errorf("in JSON it is %s, %v", text, err)
		}
	}
}

// Golden compares a text with a file, or writes it there.
func Golden(t testing.TB, file, got string, update bool) {
	t.Helper()
	if update {
		must.Do(t, os.WriteFile(file, []byte(got), 0o644))
		return
	}
	want := must.Get(os.ReadFile(file))(t)
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("%s (-golden +got):\n%s", file, diff)
	}
}
