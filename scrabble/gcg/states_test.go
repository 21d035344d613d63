package gcg_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// The states of a replay are States like any other: each is read back from its text,
// and can be set up.
func TestGCGStatesAreWritten(t *testing.T) {
	paths, _ := filepath.Glob("testdata/*.gcg")
	for _, path := range paths {
		rec := gcgRead(t, gcgFile(t, strings.TrimSuffix(filepath.Base(path), ".gcg")))
		rules := must.Get(scrabble.Compile(rec.Options, gaddag.Lexicon()))(t)
		n := 1
		for step, err := range rec.Replay(rules) {
			if err != nil {
				t.Fatal(err)
			}
			s := step.After
			e := rec.Events[n-1]
			if s := step.Before; e.Rack != "" && (e.Kind == gcg.Place || e.Kind == gcg.Exchange || e.Kind == gcg.Pass) && (step.Player != e.Player || s.Rack(e.Player) != bag.MustParse(e.Rack)) {
				t.Errorf("%s, before event %d, %s with %s: %s", path, n, e.Text(), e.Rack, s)
			}
			if next, err := step.Before.Play(step.Player, step.Move); e.Kind != gcg.Rack && (err != nil || next.Scores() != s.Scores() && s.Phase() != scrabble.Over) {
				t.Errorf("%s, event %d, %s of %s: %v", path, n, step.Move, step.Player, err)
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
