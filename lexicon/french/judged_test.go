package french

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// The files of judged words and pairs hold verdicts that were written before those of the lexicon
// were seen. A line has the fields below, separated by tabs:
//
//	words-1.tsv  WORD  good|conjugated|bad  class  [note]
//	pairs-1.tsv  A  B  same|strangers  class  [note]
//
// A conjugated word is admitted with conjugations only. The words of a pair are judged without
// conjugations (official/words/same-entry), and B holds all letters of A. The later files
// hold classes that the lists of the generator had not gone through. What the fourth showed is not mended yet.

// TestJudgedWords bounds the share of judged words on which the lexicon disagrees.
func TestJudgedWords(t *testing.T) {
	verdict := func(w []string) string {
		switch {
		case Lexicon().Admits(w[0], unconjugated):
			return "good"
		case Lexicon().Admits(w[0], playable):
			return "conjugated"
		}
		return "bad"
	}
	verdicts := []string{"good", "conjugated", "bad"}
	judge(t, "testdata/words-1.tsv", 1, 600, 3, verdicts, verdict)
	judge(t, "testdata/words-2.tsv", 1, 1000, 2, verdicts, verdict)
	judge(t, "testdata/words-3.tsv", 1, 1500, 3, verdicts, verdict)
	judge(t, "testdata/words-4.tsv", 1, 1500, 2, verdicts, verdict)
	judge(t, "testdata/words-5.tsv", 1, 1500, 5, verdicts, verdict)
}

// TestJudgedPairs bounds the share of judged pairs on which the lexicon disagrees.
func TestJudgedPairs(t *testing.T) {
	verdict := func(w []string) string {
		for _, w := range w {
			if !Lexicon().Admits(w, unconjugated) {
				return w + " refused"
			}
		}
		if Lexicon().ShareEntry(w[0], w[1], unconjugated) {
			return "same"
		}
		return "strangers"
	}
	verdicts := []string{"same", "strangers"}
	judge(t, "testdata/pairs-1.tsv", 2, 300, 8, verdicts, verdict)
	judge(t, "testdata/pairs-2.tsv", 2, 200, 2, verdicts, verdict)
	judge(t, "testdata/pairs-3.tsv", 2, 300, 2, verdicts, verdict)
	judge(t, "testdata/pairs-4.tsv", 2, 300, 2, verdicts, verdict)
	judge(t, "testdata/pairs-5.tsv", 2, 300, 2, verdicts, verdict)
}

// judge asks for the verdict on each line of file and logs the disagreements and their share. It
// fails if the file has fewer lines than least, if more than percent of the lines disagree, or
// twice that in a class of 20 lines or more.
func judge(t *testing.T, file string, words, least, percent int, verdicts []string, verdict func([]string) string) {
	lines := must.Get(readJudged(file, words, verdicts))(t)
	if len(lines) < least {
		t.Errorf("%s has %d lines, fewer than %d", file, len(lines), least)
	}
	type tally struct{ wrong, of int }
	all, classes := tally{}, map[string]tally{}
	for _, l := range lines {
		c := classes[l.class]
		c.of++
		all.of++
		if got := verdict(l.words); got != l.verdict {
			c.wrong++
			all.wrong++
			t.Logf("%s:%d: %s (%s): %s, judged %s", file, l.number, strings.Join(l.words, " "), l.class, got, l.verdict)
		}
		classes[l.class] = c
	}
	bound := func(what string, c tally, percent int) {
		t.Logf("%s: %d of %d wrong (%.1f %%)", what, c.wrong, c.of, 100*float64(c.wrong)/float64(c.of))
		if 100*c.wrong > percent*c.of {
			t.Errorf("%s: more than %d %% wrong", what, percent)
		}
	}
	for _, class := range slices.Sorted(maps.Keys(classes)) {
		c := classes[class]
		if c.of < 20 {
			bound(class, c, 100)
			continue
		}
		bound(class, c, 2*percent)
	}
	bound("all", all, percent)
}

// A judged is a line of a file of judged words or pairs.
type judged struct {
	number         int
	words          []string
	verdict, class string
}

// readJudged reads a file whose lines begin with the given number of words.
func readJudged(file string, words int, verdicts []string) ([]judged, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var lines []judged
	seen := map[string]int{}
	for i, line := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n") {
		fail := func(format string, args ...any) ([]judged, error) {
			return nil, fmt.Errorf("%s:%d: %s", file, i+1, fmt.Sprintf(format, args...))
		}
		f := strings.Split(line, "\t")
		if len(f) != words+2 && len(f) != words+3 {
			return fail("%d fields, want %d and a note", len(f), words+2)
		}
		for _, f := range f {
			if f == "" || f != strings.TrimSpace(f) {
				return fail("empty field or space around %q", f)
			}
		}
		l := judged{i + 1, f[:words], f[words], f[words+1]}
		for _, w := range l.words {
			if len(w) < 2 || len(w) > 15 || strings.Trim(w, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" {
				return fail("%q is no word of 2 to 15 letters A to Z", w)
			}
		}
		if !slices.Contains(verdicts, l.verdict) {
			return fail("unknown verdict %q", l.verdict)
		}
		key := strings.Join(l.words, " ")
		if n, ok := seen[key]; ok {
			return fail("duplicate %s: see line %d", key, n)
		}
		seen[key] = i + 1
		if words == 2 && (l.words[0] == l.words[1] || !bag.MustParse(l.words[1]).Contains(bag.MustParse(l.words[0]))) {
			return fail("%s does not lengthen %s", l.words[1], l.words[0])
		}
		lines = append(lines, l)
	}
	return lines, nil
}
