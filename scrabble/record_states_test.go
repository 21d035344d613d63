package scrabble_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabble"
)

// The states of a replay are States like any other: each is read back from its text,
// and can be set up.
func TestRecordStatesAreWritten(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*.gcg")
	for _, path := range paths {
		rec := gcgRead(t, gcgFile(t, strings.TrimSuffix(filepath.Base(path), ".gcg")))
		rules, err := scrabble.Compile(rec.Options, french.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for s, err := range rec.ReplayWith(rules) {
			if err != nil {
				t.Fatal(err)
			}
			if back, err := rules.ParseState(s.String()); err != nil || back != s {
				t.Errorf("%s, after %d events: %v\n%s\n%s", path, n, err, s, back)
			}
			if back, err := rules.FromSetup(s.Setup()); err != nil || back != s {
				t.Errorf("%s, after %d events: %v", path, n, err)
			}
			n++
		}
	}
}
