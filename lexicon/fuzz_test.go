package lexicon_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
)

// Annotate keeps the words of a list, and gives each the readings that the other lexicon has
// for it.
func FuzzAnnotate(f *testing.F) {
	for _, s := range [][2]string{
		{"RAT\nTSAR\nZUT", "RAT\trat:noun\nTSAR\ttsar:noun\nART\tart:noun"},
		{"", "RAT\trat:noun"},
		{"MENAGE\tménage:noun\nRAT", "MENAGE\tménage:noun;ménager/v:pp;ménager/v:fin\nTSAR"},
		{"RAT", ""},
	} {
		f.Add(s[0], s[1])
	}
	f.Fuzz(func(t *testing.T, list, tagged string) {
		l, err := lexicon.ReadTagged(strings.NewReader(list))
		if err != nil {
			return
		}
		other, err := lexicon.ReadTagged(strings.NewReader(tagged))
		if err != nil {
			return
		}
		got := l.Annotate(other)
		if !slices.Equal(slices.Collect(got.Words()), slices.Collect(l.Words())) {
			t.Fatalf("%q annotated by %q has the words %q", list, tagged, slices.Collect(got.Words()))
		}
		without := 0
		for w := range got.Words() {
			readings := got.AppendReadings(nil, w)
			if want := other.AppendReadings(nil, w); !slices.Equal(readings, want) {
				t.Fatalf("%s has the readings %v, want %v", w, readings, want)
			}
			if len(readings) == 0 {
				without++
			}
		}
		if got.WithoutReadings() != without {
			t.Fatalf("%d words have no readings, want %d", got.WithoutReadings(), without)
		}
		checkRoundTrip(t, got)
	})
}

// A lexicon that is written as a graph is read back with the same words. If it cannot be
// written, nothing is.
func FuzzWriteKWG(f *testing.F) {
	for _, s := range []string{"", "RAT\nRATE\nTZAR\nARE", "AB\nBA", "A", strings.Repeat("E", 40)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, list string) {
		l, err := lexicon.ReadList(strings.NewReader(list))
		if err != nil {
			return
		}
		var out bytes.Buffer
		if err := l.WriteKWG(&out); err != nil {
			if out.Len() > 0 {
				t.Fatalf("%q is written in part: %v", list, err)
			}
			return
		}
		if _, err := l.WithKWG(bytes.NewReader(out.Bytes())); err != nil {
			t.Fatalf("%q has another graph: %v", list, err)
		}
		back, err := lexicon.ReadKWG(&out)
		if err != nil || !slices.Equal(slices.Collect(back.Words()), slices.Collect(l.Words())) {
			t.Fatalf("%q comes back as %v, %v", list, back, err)
		}
	})
}

// ParseClasses and Classes.String are inverse, but for order and duplicates.
func FuzzParseClasses(f *testing.F) {
	for _, s := range []string{"", "noun", "noun,adj", "loc,noun,loc", "noun,", ",", "verb", "NOUN", " noun", "adj,\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		classes, unknown, ok := lexicon.ParseClasses(text)
		if !ok {
			if new(lexicon.Class).UnmarshalText([]byte(unknown)) == nil || classes != 0 || !strings.Contains(text, unknown) {
				t.Fatalf("%q has the unknown %q and is %v", text, unknown, classes)
			}
			return
		}
		back, _, ok := lexicon.ParseClasses(classes.String())
		if !ok || back != classes || classes.Without(lexicon.AllClasses) != 0 {
			t.Fatalf("%q is %v, and comes back as %v", text, classes, back)
		}
		for tag := range strings.SplitSeq(text, ",") {
			var c lexicon.Class
			if err := c.UnmarshalText([]byte(tag)); text != "" && (err != nil || !classes.Has(c) || c.String() != tag) {
				t.Fatalf("%q has no %s", text, tag)
			}
		}
	})
}

// A set of classes that is read is written so that it comes back.
func FuzzClasses(f *testing.F) {
	for _, text := range []string{
		"", "noun", "noun,adj", "loc,noun", lexicon.AllClasses.String(), // as they are
		",", "noun,", "Noun", "noun adj", "invalid", "noun,noun", "\xff", // as they are not, or twice
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var c lexicon.Classes
		if err := c.UnmarshalText([]byte(text)); err != nil {
			if c != 0 || len(err.Error()) > 400 {
				t.Fatalf("%q is read as %v, %v", text, c, err)
			}
			return
		}
		written, err := c.MarshalText()
		var back lexicon.Classes
		if err != nil || back.UnmarshalText(written) != nil || back != c {
			t.Fatalf("%q is written %q, %v, and comes back as %v", text, written, err, back)
		}
	})
}
