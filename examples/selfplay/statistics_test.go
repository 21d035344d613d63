package main

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestMean(t *testing.T) {
	var m mean
	for _, x := range []float64{2, 4, 4, 4, 5, 5, 7, 9} {
		m.add(x)
	}
	if m.value() != 5 || math.Abs(m.sd()-math.Sqrt(32.0/7)) > 1e-12 || math.Abs(m.err()-math.Sqrt(4.0/7)) > 1e-12 {
		t.Errorf("%v, %v, %v", m.value(), m.sd(), m.err())
	}
	for _, tt := range []struct {
		value, err float64
		want       string
	}{{5.1234, 0.0123, "5.123 ± 0.012"}, {-1234, 56, "−1234 ± 56"}, {0.5, 0, "0.50 ± 0.00"}, {3, 1.2, "3.0 ± 1.2"}} {
		if got := number(tt.value, tt.err); got != tt.want {
			t.Errorf("%v, %v: %q, not %q", tt.value, tt.err, got, tt.want)
		}
	}
	if got := (&mean{}).String(); got != "–" {
		t.Errorf("of nothing: %q", got)
	}
}

// What is told of games is what the games say.
func TestSummary(t *testing.T) {
	s := newSummary(spec{Game: "jarnac", Options: "official"})
	for _, g := range []gameRow{
		{First: 0, Winner: 0, Score0: 100, Score1: 60, End: "e", Verdict: "v", Opening: "AABCDE", Jarnac0: 2, Words: []string{"RAT", "TRACE"}, Turns: 10, Moves: 40},
		{First: 1, Winner: 0, Score0: 90, Score1: 70, End: "e", Verdict: "w", Opening: "AEIOUZ", Jarnac1: 1, Words: []string{"RAT"}, Turns: 12, Moves: 44},
		{First: 1, Winner: -1, Score0: 50, Score1: 50, End: "f", Verdict: "v", Opening: "BCDFGH", Turns: 14, Moves: 48},
	} {
		s.add(g)
	}
	if s.games != 3 || s.drawn != 1 || s.score.value() != 0.5 || s.lead.value() != (40.0-20)/3 || s.jarnacs.value() != 1 ||
		s.turns.value() != 12 || s.ends["e"] != 2 || s.verdict["v"] != 2 || s.words[3] != 2 || s.words[5] != 1 {
		t.Errorf("%+v", s)
	}
	if a := s.with[0]; a.n != 2 || a.value() != 10 || s.without[0].n != 1 {
		t.Errorf("with A: %+v", a)
	}
	if l := s.length(); l.n != 3 || math.Abs(l.value()-11.0/3) > 1e-12 {
		t.Errorf("letters: %+v", l)
	}
	text, pictures := page([]*summary{s})
	for _, want := range []string{"| games | 3 |", "| `e` | 2 | 67 ± 27 % |", "](statistics-official-words.svg)"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	for name, svg := range pictures {
		if !strings.HasPrefix(svg, "<svg") || strings.Contains(svg, "NaN") || !strings.Contains(text, name) {
			t.Errorf("%s: %.80s", name, svg)
		}
	}
}

// A page is made of the files of runs, and of no others.
func TestStatistics(t *testing.T) {
	dir := t.TempDir()
	games, turns, text := filepath.Join(dir, "g.parquet"), filepath.Join(dir, "t.parquet"), filepath.Join(dir, "s.md")
	here(t, "run", "-games", "20", "-shard", "10", "-a", "beginner", "-b", "2", "-options", "classic", "-out", games)
	here(t, "statistics", "-o", text, games)
	got, err := os.ReadFile(text)
	if err != nil || !strings.Contains(string(got), "20 games of level:1 against level:2") {
		t.Errorf("%v\n%s", err, got)
	}
	if err := os.WriteFile(turns, []byte("PAR1 nothing PAR1"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{turns, filepath.Join(dir, "none")} {
		if status := program(t.Context(), []string{"statistics", "-o", text, bad}, os.Stdout, &strings.Builder{}); status != 1 {
			t.Errorf("%s: status %d", bad, status)
		}
	}
}
