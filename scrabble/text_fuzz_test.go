package scrabble_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/scrabble"
)

func FuzzParseCGP(f *testing.F) {
	for i, options := range wanderOptions {
		wander(f, rand.New(rand.NewPCG(1, uint64(i))), rulesOf(f, options), func(step scrabble.Step) {
			s := step.After
			if len(s.String())%7 == 0 {
				f.Add(uint8(i), s.CGP())
			}
		})
	}
	for _, text := range []string{
		emptyRows + " / 0/0 0 lex ODS8; ld french;", emptyRows + " AEINRST/ABC 0/0 5", emptyRows + " // 1/2/3 2",
		"15/15/15/15/15/15/15/5VoLIERE3/15/15/15/15/15/15/15 AEINRST/ 12/76 0", "15/15/015", "/////////////// / / 0",
	} {
		f.Add(uint8(0), text)
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		r := rulesOf(t, wanderOptions[int(which)%len(wanderOptions)])
		s, err := r.ParseCGP(text)
		if err != nil {
			if s != (scrabble.State{}) || len(err.Error()) > 4000 {
				t.Fatalf("%s with an error of %d bytes", s, len(err.Error()))
			}
			return
		}
		if back, err := r.ParseCGP(s.CGP()); err != nil || back != s {
			t.Fatalf("%s\nis read as\n%s\n%v", s, back, err)
		}
		g := game(t)
		g.GoOn(t, variantOf(wanderOptions[int(which)%len(wanderOptions)], r), s)
	})
}

// What is read as a layout is written as it was.
func FuzzParseLayout(f *testing.F) {
	standard := scrabble.Classique().Board.String()
	for _, text := range []string{standard, "", "/", strings.ReplaceAll(standard, "=", "~"), strings.Replace(standard, ".", "?", 1), standard[1:]} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := scrabble.ParseLayout(text)
		switch {
		case err == nil && l.String() != text:
			t.Fatalf("%q is written %q", text, l)
		case err != nil && (l != scrabble.Layout{} || len(err.Error()) > 1000):
			t.Fatalf("%q is read as %q, %v", text, l, err)
		}
	})
}
