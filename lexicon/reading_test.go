package lexicon_test

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// Classes, readings, queries and titles in a struct come back from JSON.
func TestStored(t *testing.T) {
	type stored struct {
		Class   lexicon.Class
		Classes lexicon.Classes
		Reading lexicon.Reading
		Query   lexicon.Query
		Title   lexicon.Title
	}
	for _, v := range []stored{{}, {
		lexicon.Locution, lexicon.AllClasses,
		lexicon.Reading{Entry: "ménager/v", Class: lexicon.Finite},
		lexicon.Query{Base: "RAT", Rack: bag.MustParse("S?"), Max: 15, Classes: lexicon.AllClasses, NoSharedEntry: true},
		lexicon.Title{English: "ODS", Date: "2024", Official: true},
	}} {
		gametest.PlainData(t, v)
	}
}

func TestTextOfClasses(t *testing.T) {
	if text, err := lexicon.ClassesOf(lexicon.Noun, lexicon.Adjective).MarshalText(); string(text) != "noun,adj" || err != nil {
		t.Errorf("nouns and adjectives are %q, %v", text, err)
	}
	if text, err := lexicon.Class(200).MarshalText(); err == nil {
		t.Errorf("an invalid class is %q", text)
	}
	if text, err := (lexicon.AllClasses + 1).MarshalText(); err == nil {
		t.Errorf("an invalid set is %q", text)
	}
	for _, text := range []string{"Noun", "noun,", "noun adj", "invalid", strings.Repeat("n", 1<<16)} {
		c, cs := lexicon.Adverb, lexicon.AllClasses
		one, set := c.UnmarshalText([]byte(text)), cs.UnmarshalText([]byte(text))
		if one == nil || set == nil || c != lexicon.Adverb || cs != lexicon.AllClasses || len(set.Error()) > 400 {
			t.Errorf("%.40q is read as %v and %v", text, c, cs)
		}
	}
	err := new(lexicon.Classes).UnmarshalText([]byte("noun,verbe"))
	if got := rulebook.Explain(err, language.French); got != `catégorie de mots inconnue « verbe »` {
		t.Errorf("an unknown class is refused: %s", got)
	}
}

// NotAdmitted yields the same words as a look at each of them.
func TestNotAdmitted(t *testing.T) {
	small := must.Get(lexicon.ReadTagged(strings.NewReader("KM\tkm:symb\nLE\tle:other;le:noun\nRAT\nXI\txi:noun;xi:symb\n")))(t)
	for _, l := range []*lexicon.Lexicon{new(lexicon.Lexicon), small, french.Lexicon()} {
		for _, c := range []lexicon.Classes{
			0, lexicon.AllClasses, 1 << lexicon.Noun, 1 << lexicon.Symbol, lexicon.AllClasses.Without(1 << lexicon.Symbol),
			lexicon.AllClasses.Without(1<<lexicon.Finite | 1<<lexicon.Proper),
		} {
			var want []string
			for w := range l.Words() {
				if !l.Admits(w, c) {
					want = append(want, w)
				}
			}
			if got := slices.Collect(l.NotAdmitted(c)); !slices.Equal(got, want) {
				t.Errorf("of %d words %d are not admitted by %v, and %d when each is looked up", l.Len(), len(got), c, len(want))
			}
		}
	}
	for range french.Lexicon().NotAdmitted(0) {
		break // it stops
	}
}
