package lexicon_test

import (
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// What cannot be read is told in both languages, with the line.
func TestErrorsInBothLanguages(t *testing.T) {
	list := func(text string) error { _, err := lexicon.ReadList(strings.NewReader(text)); return err }
	tagged := func(text string) error { _, err := lexicon.ReadTagged(strings.NewReader(text)); return err }
	hunspell := func(aff, dic string) error {
		_, err := lexicon.ReadHunspell(strings.NewReader(aff), strings.NewReader(dic))
		return err
	}
	compiled := func(data string) error { _, err := lexicon.Open(data); return err }
	graph := func(data string) error { _, err := lexicon.ReadKWG(strings.NewReader(data)); return err }
	for _, tt := range []struct {
		err    error
		en, fr string
	}{
		{list("RAT\nARC-EN-CIEL\n"), `line 2: "ARC-EN-CIEL": it has a hyphen`, "ligne 2\u00a0: «\u00a0ARC-EN-CIEL\u00a0»\u00a0: il a un trait d’union"},
		{list("RAT\xff\n"), `line 1: "RAT\xff": it is not UTF-8`, "ligne 1\u00a0: «\u00a0RAT\\xff\u00a0»\u00a0: il n’est pas en UTF-8"},
		{list("мир"), `line 1: "мир": it has 'м' (U+043C)`, "ligne 1\u00a0: «\u00a0мир\u00a0»\u00a0: il a «\u00a0м\u00a0» (U+043C)"},
		{list(strings.Repeat("A", 1<<17)), "line 1: the line is longer than 64 KiB", "ligne 1\u00a0: la ligne dépasse 64 Kio"},
		{tagged("RAT\trat:bruit"), `line 1: "bruit": unknown class`, "ligne 1\u00a0: «\u00a0bruit\u00a0»\u00a0: catégorie inconnue"},
		{tagged("RAT\trat"), `line 1: "rat": no ':' in the reading`, "ligne 1\u00a0: «\u00a0rat\u00a0»\u00a0: il manque «\u00a0:\u00a0» dans la lecture"},
		{hunspell("SFX A Y 2\n", "1\nrat\n"), "aff line 1: the file ends within the table (lines missing: 2)", "aff ligne 1\u00a0: le fichier finit dans la table (lignes manquantes\u00a0: 2)"},
		{hunspell("", "rat\n"), `dic line 1: "rat": the first line should be the number of entries`, "dic ligne 1\u00a0: «\u00a0rat\u00a0»\u00a0: la première ligne devrait être le nombre d’entrées"},
		{compiled("nothing"), "this is not a compiled lexicon", "ce n’est pas un lexique compilé"},
		{graph("half"), "kwg: byte 4: the last node is truncated, or there are fewer than two", "le graphe de mots est endommagé ou n’a pas les mots du lexique"},
		{&lexicon.SyntaxError{Line: 3, Reason: "it is odd"}, "line 3: it is odd", "ligne 3\u00a0: it is odd"},
	} {
		if en, fr := rulebook.Explain(tt.err, language.English), rulebook.Explain(tt.err, language.French); en != tt.en || fr != tt.fr {
			t.Errorf("it is %q and %q, want %q and %q", en, fr, tt.en, tt.fr)
		}
		if got := tt.err.Error(); !strings.HasPrefix(got, "lexicon: ") || !strings.HasSuffix(got, tt.en) {
			t.Errorf("the error is %q, and its English %q", got, tt.en)
		}
	}
	_, err := lexicon.Normalize("aujourd'hui")
	if fr := rulebook.Explain(err, language.French); fr != "«\u00a0aujourd'hui\u00a0» ne s’écrit pas en lettres de A à Z\u00a0: il a une apostrophe" {
		t.Errorf("in French it is %q", fr)
	}
}
