package duel

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/show"
)

func TestTable(t *testing.T) {
	rules, err := jarnac.Compile(jarnac.Official(), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(jarnac.A)
	s, err = s.Play(jarnac.A, jarnac.Resign())
	if err != nil {
		t.Fatal(err)
	}
	var results tally
	results.add(rules.Start(jarnac.A), 1, 1) // not over, so it is not counted
	for range 1200 {
		results.add(s, 1, 1)
	}
	for lang, want := range map[string][]string{
		"en": {"1,200 games, seeds 7 to 1206\n", "100.0%", "Alice (champion) · Bruno (beginner)\n", "official/turn/resign", "2.0 s, 600 games a second\n"},
		"fr": {"1\u00a0200 parties, graines 7 à 1206\n", "100,0", "Alice (champion) · Bruno (débutant)\n", "official/turn/resign", "2,0 s, 600 parties par seconde\n"},
	} {
		var out bytes.Buffer
		p := program.NewPage(&out, show.Options{Language: language.MustParse(lang), Names: []string{"Alice", "Bruno"}})
		table(p, rules, []bot.Level{bot.Champion, bot.Beginner}, 7, results)
		p.Speed(results.Games, 2*time.Second)
		p.Flush()
		for _, w := range want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: no %q in\n%s", lang, w, out.String())
			}
		}
	}
}
