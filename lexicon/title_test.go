package lexicon_test

import (
	"bytes"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

func TestDescribe(t *testing.T) {
	read := func(list string) *lexicon.Lexicon {
		return must.Get(lexicon.ReadList(strings.NewReader(list)))(t)
	}
	club := lexicon.Title{English: "words of the club", French: "mots du club"}
	for _, tt := range []struct {
		name     string
		l        *lexicon.Lexicon
		en, fr   string
		official bool
	}{
		{"built-in", french.Lexicon(), "the French lexicon after Dicollecte 7.0 (2026, 411,283 words)", "le lexique français tiré de Dicollecte 7.0 (2026, 411\u00a0283\u00a0mots)", false},
		{"built-in with its graph", gaddag.Lexicon(), "the French lexicon after Dicollecte 7.0 (2026, 411,283 words)", "le lexique français tiré de Dicollecte 7.0 (2026, 411\u00a0283\u00a0mots)", false},
		{"no words", &lexicon.Lexicon{}, "a list of 0 words", "une liste de 0\u00a0mot", false},
		{"no title", read("RAT\nRATS\n"), "a list of 2 words", "une liste de 2\u00a0mots", false},
		{"of one's own", read("RAT\n").WithTitle(club), "words of the club (1 word)", "mots du club (1\u00a0mot)", false},
		{"annotated", read("RAT\nRATS\n").WithTitle(club).Annotate(french.Lexicon()), "words of the club (2 words)", "mots du club (2\u00a0mots)", false},
		{"a file", read("RAT\n").WithTitle(lexicon.Title{English: "ods9.txt", Date: "2024", Official: true}), "ods9.txt (2024, 1 word)", "ods9.txt (2024, 1\u00a0mot)", true},
		{"of no words", new(lexicon.Lexicon).WithTitle(club), "words of the club (0 words)", "mots du club (0\u00a0mot)", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if en, fr := tt.l.Describe(language.English), tt.l.Describe(language.MustParse("fr-CA")); en != tt.en || fr != tt.fr {
				t.Errorf("it is %q and %q, want %q and %q", en, fr, tt.en, tt.fr)
			}
			if tt.l.Title().Official != tt.official {
				t.Errorf("it is official: %t", tt.l.Title().Official)
			}
		})
	}
}

// A title changes nothing but the title.
func TestWithTitle(t *testing.T) {
	l := gaddag.Lexicon()
	titled := l.WithTitle(lexicon.Title{English: "mine"})
	if l.Title().English == "mine" || titled.Title().English != "mine" {
		t.Errorf("the titles are %v and %v", l.Title(), titled.Title())
	}
	if titled.ID() != l.ID() || titled.Len() != l.Len() || !titled.ShareEntry("RAT", "RATS", lexicon.AllClasses) {
		t.Error("it has other words or readings")
	}
	if again := titled.WithTitle(lexicon.Title{English: "still mine"}); again.Derive(t, func() any { return 1 }) != l.Derive(t, func() any { return 2 }) {
		t.Error("what is derived is not shared")
	}
	graph := french.Lexicon().OpenKWG("a graph").WithTitle(lexicon.Title{})
	var kept bytes.Buffer
	if err := graph.WriteKWG(&kept); err != nil || kept.String() != "a graph" {
		t.Errorf("its graph is %q, %v", kept.String(), err)
	}
	if n := testing.AllocsPerRun(10, func() { l.WithTitle(lexicon.Title{}) }); n > 1 {
		t.Errorf("%v allocations", n)
	}
}
