package bot_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/rulebook"
)

func ExampleParseLevel() {
	for _, text := range []string{"8", "club player", "Maître"} {
		l, err := bot.ParseLevel(text)
		fmt.Println(int(l), l, l.Localize(language.French), err)
	}
	// Output:
	// 8 champion champion <nil>
	// 5 club player joueur de club <nil>
	// 7 master maître <nil>
}

func TestLevels(t *testing.T) {
	if all := bot.Levels(); len(all) != 8 || all[0] != bot.Beginner || all[7] != bot.Champion {
		t.Errorf("the levels are %v", all)
	}
	names := map[string]bot.Level{}
	for _, l := range bot.Levels() {
		for _, text := range []string{fmt.Sprint(int(l)), l.String(), l.Localize(language.French), strings.ToUpper(l.String()), strings.ReplaceAll(l.String(), " ", "-")} {
			if got, err := bot.ParseLevel(text); err != nil || got != l {
				t.Errorf("%q is %v, %v", text, got, err)
			}
			if was, ok := names[text]; ok && was != l {
				t.Errorf("%q is %v and %v", text, was, l)
			}
			names[text] = l
		}
	}
	for _, l := range append(bot.Levels(), 0) {
		text, err := json.Marshal(l)
		back := bot.Expert
		if err != nil || json.Unmarshal(text, &back) != nil || back != l {
			t.Errorf("%v is %s in JSON, %v, and %v again", l, text, err, back)
		}
	}
	for _, text := range []string{"", "0", "9", "-1", "264", "1.5", "none", "grandmaster", strings.Repeat("x", 1000), "\xff"} {
		l, err := bot.ParseLevel(text)
		if err == nil || l != 0 || len(err.Error()) > 300 {
			t.Errorf("%q is %v, %v", text, l, err)
			continue
		}
		if fr, en := rulebook.Explain(err, language.French), rulebook.Explain(err, language.English); fr == en || fr == "" {
			t.Errorf("%q: %s, %s", text, en, fr)
		}
	}
	if _, err := bot.Level(9).MarshalText(); err == nil || bot.Level(9).Valid() || bot.Level(0).Valid() {
		t.Error("there is a level that there is not")
	}
}
