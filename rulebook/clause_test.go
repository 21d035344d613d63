package rulebook_test

import (
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

func TestParseClause(t *testing.T) {
	for c := range rulebook.Clauses() {
		if got, err := rulebook.ParseClause(string(c)); err != nil || got != c {
			t.Errorf("ParseClause(%q) = %q, %v", c, got, err)
		}
		if !c.Valid() {
			t.Errorf("%s is not valid", c)
		}
	}
	for _, s := range []string{"", "official", "official/turn", "official/turn/", "Official/turn/extend", " official/turn/extend"} {
		got, err := rulebook.ParseClause(s)
		if err == nil || got != "" {
			t.Errorf("ParseClause(%q) = %q, %v, want an error", s, got, err)
		}
	}
	_, err := rulebook.ParseClause(strings.Repeat("official/", 1000))
	if err == nil || len(err.Error()) > 100 {
		t.Errorf("a long text floods its error: %v", err)
	}
}

func TestUnknownClauseHasNothingToSay(t *testing.T) {
	for _, c := range []rulebook.Clause{"", "official", "%s"} {
		if c.Valid() || c.Ruling() || c.Source() != "" || c.Text(language.English) != "" || c.Text(language.French) != "" {
			t.Errorf("%q: %v %v %q %q", c, c.Valid(), c.Ruling(), c.Source(), c.Text(language.French))
		}
	}
}

func TestSource(t *testing.T) {
	for c, want := range map[rulebook.Clause]string{
		law.OfficialTurnExtend:           "Jarnac, règles officielles (2012), «\u00a0Tour de jeu\u00a0»",
		law.OfficialTurnGap:              "Jarnac, règles officielles (2012), «\u00a0Tour de jeu\u00a0»",
		law.ClassicCompetitionLastJarnac: "Jarnac, règles de la boîte, Jarnac de compétition, «\u00a0Coup de Jarnac final\u00a0»",
	} {
		gametest.Equal(t, string(c)+".Source()", c.Source(), want)
	}
}

func TestTextFollowsTheReader(t *testing.T) {
	const c = law.OfficialMatLength
	en, fr := c.Text(language.English), c.Text(language.French)
	for tag, want := range map[string]string{
		"fr": fr, "fr-CA": fr, "fr-CH": fr, "fr-u-nu-arab": fr, "FR_be": fr,
		"en": en, "en-GB": en, "de": en, "ja": en, "und": en, "tlh": en,
	} {
		gametest.Equal(t, "Text("+tag+")", c.Text(language.Make(tag)), want)
	}
	gametest.Equal(t, "Text of the zero tag", c.Text(language.Tag{}), en)
}

func TestClausesStopsWhenAsked(t *testing.T) {
	n := 0
	for range rulebook.Clauses() {
		if n++; n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d clauses before a break at 3", n)
	}
}

func TestTextFromManyGoroutines(t *testing.T) {
	var wg sync.WaitGroup
	for i := range 8 {
		tag := []language.Tag{language.English, language.CanadianFrench}[i%2]
		wg.Go(func() {
			for c := range rulebook.Clauses() {
				if c.Text(tag) == "" || c.Source() == "" {
					t.Errorf("%s has no text", c)
				}
			}
		})
	}
	wg.Wait()
}

func FuzzParseClause(f *testing.F) {
	f.Add("official/turn/extend", "fr-CA")  // a clause and a reader of French
	f.Add("official/turn/extent", "de")     // one letter off
	f.Add("", "")                           // nothing at all
	f.Add("%!s(MISSING)${x}", "x-whatever") // what a formatter might trip over
	f.Fuzz(func(t *testing.T, s, tag string) {
		c, err := rulebook.ParseClause(s)
		if (err == nil) != rulebook.Clause(s).Valid() || (err == nil && string(c) != s) {
			t.Fatalf("ParseClause(%q) = %q, %v", s, c, err)
		}
		text := rulebook.Clause(s).Text(language.Make(tag))
		if (text != "") != (err == nil) || !utf8.ValidString(text) {
			t.Fatalf("Text(%q) of %q = %q", tag, s, text)
		}
		if got := (&rulebook.Violation{Clause: rulebook.Clause(s), Move: s}).Explain(language.Make(tag)); got != text {
			t.Fatalf("Explain(%q) of %q = %q, want %q", tag, s, got, text)
		}
	})
}
