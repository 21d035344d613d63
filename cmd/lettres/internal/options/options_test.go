package options

import (
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/games"
)

var test programtest.Run = Run

func TestOptions(t *testing.T) {
	for args, want := range map[string]string{
		"":                             "jago\n  official              Jago\n",
		"jarnac":                       "\nlines       1 à 8 ",
		"-lang en jarnac":              "\nlines       1 to 8 ",
		"scrabble":                     "\nvalues          french, english, ou 26 nombres",
		"cards -lang en":               "exclude         none, or classes of words as in adv,prop",
		"jarnac competition lines=8":   "competition\n",
		"jago official rack=7 flips=3": "official rack=7\n",
		"-h":                           "usage\u00a0: lettres options",
		"-lang en -h":                  "usage: lettres options",
	} {
		status, stdout, stderr := test.Output(programtest.World(), args)
		if status != 0 || !strings.Contains(stdout, want) || stderr != "" {
			t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
		}
	}
	for args, want := range map[string]string{
		"-lang en jarnak":                  `unknown game "jarnak"; known: jarnac, `,
		"jarnac competion":                 "connues\u00a0: competition, ",
		"-lang en jarnac official line=6":  "known: lines, ",
		"-lang en jarnac official lines=9": "9",
	} {
		if status, stdout, stderr := test.Output(programtest.World(), args); status != 1 || stdout != "" || !strings.Contains(stderr, want) {
			t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
		}
	}
	test.OutputFails(t, "", "jarnac")
}

// What the tables say besides names and numbers is in the language of the reader, and names
// nothing of Go.
func TestInWords(t *testing.T) {
	for _, g := range games.All() {
		for lang, words := range map[string]string{"fr": `\b(to|or|as|see|with|two|of|key|preset|changes)\b|[A-Z]\w+\.[A-Z]`, "en": `[A-Z]\w+\.[A-Z]|lexicon\.`} {
			_, stdout, _ := test.Output(programtest.World(), "-lang "+lang+" "+g.Name())
			if at := regexp.MustCompile(words).FindString(stdout); at != "" || strings.Count(stdout, "\n") < 5 {
				t.Errorf("%s, %s: %q in\n%s", g, lang, at, stdout)
			}
		}
	}
}
