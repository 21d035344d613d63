package players

import (
	"slices"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

func TestSplit(t *testing.T) {
	for command, want := range map[string][]string{
		"bot":                          {"bot"},
		"  python3  bot.py -u ":        {"python3", "bot.py", "-u"},
		`"my bot" 'it''s' -x="a b" ""`: {"my bot", "its", "-x=a b", ""},
	} {
		if got, err := Split(command); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s is %q, %v", command, got, err)
		}
	}
	for _, command := range []string{"", "  ", `""`, `bot "x`, "'"} {
		got, err := Split(command)
		if err == nil || got != nil || rulebook.Explain(err, language.French) == rulebook.Explain(err, language.English) {
			t.Errorf("%s is %q, %v", command, got, err)
		}
	}
}
