package program

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"
)

// Every message that is said is one that is written in both languages.
func TestMessagesAreKnown(t *testing.T) {
	known := map[string]bool{}
	for _, m := range texts {
		known[m.en] = true
	}
	for _, m := range counts {
		known[m.key] = true
	}
	var files []string
	for _, pattern := range []string{"*.go", "../*/*.go", "../../lettres/internal/*/*.go"} { // whoever has a Page can say them
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	said := regexp.MustCompile(`\.Say\(("(?:[^"\\]|\\.)*")`)
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range said.FindAllSubmatch(source, -1) {
			if key, err := strconv.Unquote(string(m[1])); err != nil || !known[key] {
				t.Errorf("%s: %s is not among the messages", file, m[1])
			}
		}
	}
}

// Every message has a French text of its own, unless it is the same word.
func TestMessages(t *testing.T) {
	same := []string{"%d points", "total"}
	fr, en := printer(language.French), printer(language.English)
	for _, m := range texts {
		if regexp.MustCompile(`['"]| [:;?!»]|« `).MatchString(strings.TrimSpace(m.fr)) {
			t.Errorf("%q is not typeset", m.fr)
		}
		if m.en == m.fr && !slices.Contains(same, m.en) {
			t.Errorf("%q is not translated", m.en)
		}
	}
	for _, tt := range []struct {
		n      int
		en, fr string
	}{{0, "0 letters", "0 lettre"}, {1, "1 letter", "1 lettre"}, {2, "2 letters", "2 lettres"}, {144, "144 letters", "144 lettres"}} {
		if got := en.Sprintf("%d letters", tt.n); got != tt.en {
			t.Errorf("%q, not %q", got, tt.en)
		}
		if got := fr.Sprintf("%d letters", tt.n); got != tt.fr {
			t.Errorf("%q, not %q", got, tt.fr)
		}
	}
}

func TestColourWanted(t *testing.T) {
	file, err := os.Create(t.TempDir() + "/out")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	device, err := os.Open(os.DevNull) // a character device, as a terminal is
	if err != nil {
		t.Fatal(err)
	}
	defer device.Close()
	env := func(name, value string) func(string) string {
		return func(s string) string {
			if s == name {
				return value
			}
			return ""
		}
	}
	for _, tt := range []struct {
		f           *os.File
		name, value string
		want        bool
	}{
		{device, "TERM", "xterm-256color", true},
		{device, "NO_COLOR", "", true},
		{device, "NO_COLOR", "1", false},
		{device, "TERM", "dumb", false},
		{file, "TERM", "xterm-256color", false},
	} {
		if got := ColourWanted(tt.f, env(tt.name, tt.value)); got != tt.want {
			t.Errorf("%s with %s=%s: %v", tt.f.Name(), tt.name, tt.value, got)
		}
	}
}
