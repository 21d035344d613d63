package excerpt_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

func TestOf(t *testing.T) {
	for s, want := range map[string]string{
		"":                                            "",
		"RAT":                                         "RAT",
		strings.Repeat("A", 40):                       strings.Repeat("A", 40),
		strings.Repeat("A", 41):                       strings.Repeat("A", 40) + "…",
		strings.Repeat("é", 20):                       strings.Repeat("é", 20),
		strings.Repeat("é", 1000):                     strings.Repeat("é", 20) + "…",
		"A" + strings.Repeat("é", 1000):               "A" + strings.Repeat("é", 19) + "…",
		"A" + strings.Repeat("€", 20):                 "A" + strings.Repeat("€", 13) + "…",
		"ABC" + strings.Repeat("\U0001F600", 10):      "ABC" + strings.Repeat("\U0001F600", 9) + "…",
		strings.Repeat("A", 37) + "\U0001F600":        strings.Repeat("A", 37) + "…",
		strings.Repeat("A", 36) + "\U0001F600":        strings.Repeat("A", 36) + "\U0001F600",
		strings.Repeat("A", 36) + "\U0001F600" + "é":  strings.Repeat("A", 36) + "\U0001F600" + "…",
		strings.Repeat("\x80", 1<<20):                 strings.Repeat("\x80", 36) + "…", // no UTF-8 at all
		strings.Repeat("A", 39) + "\xff\xff" + "AAAA": strings.Repeat("A", 39) + "\xff…",
	} {
		if got := excerpt.Truncate(s); got != want {
			t.Errorf("Of(%.60q) is %q, want %q", s, got, want)
		}
	}
}
