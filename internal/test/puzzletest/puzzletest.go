// Package puzzletest finds puzzles for tests that solve one, whichever are built in.
package puzzletest

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// NewWord returns a puzzle of Jarnac with one answer, a new word, and a new word that brings less.
func NewWord(t testing.TB) (z puzzle.Puzzle, answer, lesser string) {
	t.Helper()
	g := games.Jarnac()
	for _, line := range puzzle.Of(g) {
		z := must.Get(puzzle.Parse(line))(t)
		if len(z.Answers) > 1 || !slices.Contains(z.Themes, "new") {
			continue
		}
		at := must.Get(g.MustCompile("").ParsePosition(z.Position))(t)
		for m := range at.Moves(at.Turn()) {
			word, isNew := strings.CutPrefix(m.String(), "!")
			if points, ok := puzzle.Points(at, m); ok && isNew && !strings.Contains(word, ":") && points < z.Points {
				return z, z.Answers[0][1:], word
			}
		}
	}
	t.Fatal("no puzzle is answered by a new word")
	return z, "", ""
}
