package lexicon_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// A list that is changed is the same as one that is read with the change.
func TestWithAndWithout(t *testing.T) {
	before := "MENAGE\tménage:noun;ménager/v:pp\nRAT\trat:noun\nXI\n"
	l := readTagged(t, before).WithTitle(lexicon.Title{English: "mine"})
	for _, tt := range []struct {
		name   string
		change func() (*lexicon.Lexicon, error)
		want   string
	}{
		{"nothing", func() (*lexicon.Lexicon, error) { return l.With(nil) }, before},
		{"nothing out", func() (*lexicon.Lexicon, error) { return l.Without() }, before},
		{"a word", func() (*lexicon.Lexicon, error) { return l.With(map[string][]lexicon.Reading{"ABC": nil}) }, "ABC\n" + before},
		{"a word with readings", func() (*lexicon.Lexicon, error) {
			return l.With(map[string][]lexicon.Reading{"RATS": {{Entry: "rat", Class: lexicon.Noun}, {Entry: "rat", Class: lexicon.Adjective}, {Entry: "rat", Class: lexicon.Noun}}})
		}, before + "RATS\trat:noun;rat:adj\n"},
		{"a reading", func() (*lexicon.Lexicon, error) {
			return l.With(map[string][]lexicon.Reading{"XI": {{Entry: "xi", Class: lexicon.Noun}}, "RAT": {{Entry: "rat", Class: lexicon.Noun}}})
		}, "MENAGE\tménage:noun;ménager/v:pp\nRAT\trat:noun\nXI\txi:noun\n"},
		{"words out", func() (*lexicon.Lexicon, error) { return l.Without("RAT", "MENAGE", "RAT") }, "XI\n"},
		{"all out", func() (*lexicon.Lexicon, error) { return l.Without(slices.Collect(l.Words())...) }, ""},
		{"of no words", func() (*lexicon.Lexicon, error) {
			return new(lexicon.Lexicon).With(map[string][]lexicon.Reading{"RAT": nil})
		}, "RAT\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := must.Get(tt.change())(t)
			want := readTagged(t, tt.want)
			if got.ID() != want.ID() || got.Title() != (lexicon.Title{}) {
				var text strings.Builder
				got.WriteTagged(&text)
				t.Errorf("it is\n%s, want\n%s", text.String(), tt.want)
			}
			if got.Len() > 0 {
				first := slices.Collect(got.Words())[0]
				if found := slices.Collect(got.Within(bag.MustParse(first), len(first), len(first))); !slices.Contains(found, first) {
					t.Errorf("a search finds %q", found)
				}
			}
		})
	}
	if l.Len() != 3 {
		t.Error("the list itself has changed")
	}
}

func TestRefusedChanges(t *testing.T) {
	l := readTagged(t, "RAT\trat:noun\n")
	var many []lexicon.Reading
	for i := range 64 {
		many = append(many, lexicon.Reading{Entry: lexicon.Entry(fmt.Sprint("rat", i))})
	}
	for name, words := range map[string]map[string][]lexicon.Reading{
		"lower case":        {"rat": nil},
		"one letter":        {"A": nil},
		"sixteen letters":   {strings.Repeat("A", 16): nil},
		"a hyphen":          {"A-B": nil},
		"no entry":          {"ABC": {{}}},
		"no class":          {"ABC": {{Entry: "abc", Class: 99}}},
		"too many readings": {"RAT": many},
		"a long entry":      {"ABC": {{Entry: lexicon.Entry(strings.Repeat("a", 1<<20))}}},
	} {
		got, err := l.With(words)
		if err == nil || got != nil || len(err.Error()) > 400 || rulebook.Explain(err, language.French) == rulebook.Explain(err, language.English) {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	_, err := l.Without("RAT", "RATZ")
	if fr := rulebook.Explain(err, language.French); fr != `la liste n’a pas « RATZ »` {
		t.Errorf("in French it is %q", fr)
	}
}

func BenchmarkWith(b *testing.B) {
	l := french.Lexicon()
	for b.Loop() {
		must.Get(l.With(map[string][]lexicon.Reading{"ABCDE": nil}))(b)
	}
}
