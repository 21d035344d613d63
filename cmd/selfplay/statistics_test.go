package main

import (
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// Clusters of one number are independent numbers.
func TestMean(t *testing.T) {
	var m mean
	for _, x := range []float64{2, 4, 4, 4, 5, 5, 7, 9} {
		m.add(x)
	}
	if m.value() != 5 || math.Abs(m.err()-math.Sqrt(4.0/7)) > 1e-12 {
		t.Errorf("%v ± %v", m.value(), m.err())
	}
	for _, tt := range []struct {
		value, err float64
		want       string
	}{
		{5.1234, 0.0123, "5.123 ± 0.012"}, {-1234, 56, "−1234 ± 56"}, {0.5, 0, "0.50 ± 0.00"}, {3, 1.2, "3.0 ± 1.2"},
		{3, math.NaN(), "3.00 ± ?"}, {math.NaN(), 1, "–"},
	} {
		if got := number(tt.value, tt.err); got != tt.want {
			t.Errorf("%v, %v: %q, not %q", tt.value, tt.err, got, tt.want)
		}
	}
	var all mean
	all.add(1, 1)
	if got := all.percent(); got != "100 %" {
		t.Errorf("all are %s", got)
	}
	var none mean
	none.add(0, 0)
	if got := none.percent(); got != "0 %" {
		t.Errorf("none are %s", got)
	}
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1,000", 12_034_567: "12,034,567"} {
		if got := thousands(n); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
}

// The error is by how much means differ from run to run, also where the games of a pair agree
// or disagree and where clusters have many sizes. With each game counted as independent it
// would be wrong by a quarter and more.
func TestErrorsOfPairs(t *testing.T) {
	const runs, pairs = 2000, 200
	rng := rand.New(rand.NewPCG(1, 1))
	for _, tt := range []struct {
		name  string
		deal  float64 // how much of a number comes with the deal
		sign  float64 // whether the second game sees it the same way
		sizes int     // the clusters have 1 to so many times 2 numbers
		naive float64 // the error of independent games, beside the true one
	}{
		{"independent", 0, 1, 1, 1},
		{"the deal helps in both", 1, 1, 1, 1 / math.Sqrt(1.5)},
		{"the deal helps once", 1, -1, 1, 1 / math.Sqrt(0.5)},
		{"many sizes", 1, 1, 4, math.Sqrt(2 * 5.0 / (30 + 5))},
	} {
		var means, errors, naive []float64
		for range runs {
			var by, each mean
			for range pairs {
				deal, cluster := tt.deal*rng.NormFloat64(), []float64{}
				for range 1 + rng.IntN(tt.sizes) {
					cluster = append(cluster, 3+deal+rng.NormFloat64(), 3+tt.sign*deal+rng.NormFloat64())
				}
				by.add(cluster...)
				for _, x := range cluster {
					each.add(x)
				}
			}
			if math.Abs(by.value()-each.value()) > 1e-9 {
				t.Fatalf("%s: means %v and %v", tt.name, by.value(), each.value())
			}
			means, errors, naive = append(means, by.value()), append(errors, by.err()), append(naive, each.err())
		}
		var m mean
		m.add(means...)
		true := 0.0
		for _, x := range means {
			true += (x - m.value()) * (x - m.value()) / float64(runs-1)
		}
		true = math.Sqrt(true)
		var e, n mean
		e.add(errors...)
		n.add(naive...)
		t.Logf("%s: means differ by %.4f, errors are %.4f, as of independent games %.4f", tt.name, true, e.value(), n.value())
		if ratio := e.value() / true; math.Abs(ratio-1) > 0.05 {
			t.Errorf("%s: the error is %.3f of the true one", tt.name, ratio)
		}
		if ratio := n.value() / true; math.Abs(ratio-tt.naive) > 0.05 {
			t.Errorf("%s: the error of independent games is %.3f of the true one, and not %.3f", tt.name, ratio, tt.naive)
		}
	}
}

// A share is the mean of a number that is 1 or 0, with the same error.
func TestTally(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	var words tally[string]
	var share mean
	for range 500 {
		kinds := []string{"a", "b", "c"}[rng.IntN(2):] // more of b and c in some
		var cluster []string
		var is []float64
		for range 1 + rng.IntN(9) {
			k := kinds[rng.IntN(len(kinds))]
			x := 0.0
			if k == "b" {
				x = 1
			}
			cluster, is = append(cluster, k), append(is, x)
		}
		words.add(cluster...)
		share.add(is...)
	}
	if got := words.share("b"); got.n != share.n || math.Abs(got.value()-share.value()) > 1e-12 || math.Abs(got.err()-share.err()) > 1e-12 {
		t.Errorf("%v, not %v", got, &share)
	}
	if words.count("b") != int(share.sum) || words.count("d") != 0 || words.share("d").value() != 0 || !slices.Equal(words.most(), []string{"c", "b", "a"}) {
		t.Errorf("%d of b, most %v", words.count("b"), words.most())
	}
}

func TestHistogram(t *testing.T) {
	var pairs [][2]int32
	for x := range int32(1000) {
		pairs = append(pairs, [2]int32{100 + x%100, 100 + x%100})
	}
	pairs = append(pairs, [2]int32{3, 900})
	bars, step := histogram(pairs)
	if step != 5 || len(bars) != 20 || bars[0].label != "<105" || bars[0].count != 101 || bars[1].label != "105" || bars[1].count != 100 || bars[19].label != "195+" || bars[19].count != 101 {
		t.Errorf("steps of %d, %+v", step, bars)
	}
	sum := 0.0
	for _, b := range bars {
		sum += b.value
	}
	if math.Abs(sum-100) > 1e-9 || bars[0].err < 0.6 || bars[0].err > 0.8 { // 50 pairs of 1,000
		t.Errorf("%v %%, %v", sum, bars[0].err)
	}
	if bars, step := histogram([][2]int32{{7, 7}}); step != 1 || len(bars) != 1 || bars[0].label != "7" {
		t.Errorf("steps of %d, %+v", step, bars)
	}
}

// A number that comes twice in two thousand is not rare, and has a bar; what comes once has none of its own.
func TestRareNumbers(t *testing.T) {
	pairs := slices.Repeat([][2]int32{{5, 5}}, 998)
	pairs = append(pairs, [2]int32{3, 3}, [2]int32{5, 7})
	bars, _ := histogram(pairs)
	if len(bars) != 3 || bars[0].label != "3" || bars[0].count != 2 || bars[2].label != "5+" || bars[2].count != 1998 {
		t.Errorf("%+v", bars)
	}
}

// The largest error of bars is rounded up to a thousandth of a per cent; what is not known is no error.
func TestLargest(t *testing.T) {
	for want, errors := range map[string][]float64{"0.000 %": {0, math.NaN()}, "0.250 %": {0.25}, "0.900 %": {0.1, 0.9, math.NaN()}, "0.901 %": {0.9001, 0.5}} {
		var bars []bar
		for _, err := range errors {
			bars = append(bars, bar{err: err})
		}
		if got := largest(bars); got != want {
			t.Errorf("of %v: %s, and not %s", errors, got, want)
		}
	}
}

// What is told of games is what the games say.
func TestSummary(t *testing.T) {
	s := &summary{spec: spec{Game: "jarnac", Options: "official"}}
	margin, jarnacs := string(byPoints), string(byJarnacs)
	s.add([2]gameRow{
		{First: 0, Winner: 0, Score0: 170, Score1: 60, End: "e", Verdict: margin, Opening: "AABCDE", Jarnac0: 2, Words: []string{"RAT", "TRACE"}, Turns: 10, Moves: 40},
		{First: 0, Winner: 1, Score0: 70, Score1: 90, End: "e", Verdict: jarnacs, Opening: "AABCDE", Jarnac1: 1, Words: []string{"RAT"}, Turns: 12, Moves: 44},
	})
	s.add([2]gameRow{
		{First: 1, Winner: -1, Score0: 50, Score1: 50, End: "f", Verdict: jarnacs, Opening: "BDFGHY", Turns: 14, Moves: 48, Words: []string{"ETRE"}},
		{First: 1, Winner: 0, Score0: 170, Score1: 80, End: "e", Verdict: margin, Opening: "BDFGHY", Jarnac1: 1, Turns: 16, Moves: 52},
	})
	if s.games != 4 || s.drawn.sum != 1 || s.score.value() != 0.375 || s.lead.value() != (110.0-20-0-90)/4 || s.jarnacs.value() != 1 ||
		s.turns.value() != 13 || s.ends.count("e") != 3 || s.verdict.count(margin) != 2 || s.words.count(3) != 2 || s.words.count(5) != 1 {
		t.Errorf("%+v", s)
	}
	if !slices.Equal(s.lengths, [][2]int32{{10, 12}, {14, 16}}) || !slices.Equal(s.leads, [][2]int32{{110, 20}, {0, 90}}) {
		t.Errorf("turns %v, won by %v", s.lengths, s.leads)
	}
	if a := s.with[0]; a.n != 2 || a.clusters != 1 || a.value() != 45 || s.without[0].n != 2 {
		t.Errorf("with A: %+v", a)
	}
	if l := s.length; l.n != 4 || l.value() != 15.0/4 {
		t.Errorf("letters: %+v", l)
	}
	text, pictures := page([]*summary{s, {spec: spec{Options: "classic", Game: "jarnac"}}}, "pictures")
	for _, want := range []string{
		"| rules | `official` | `classic` |\n| --- | --: | --: |\n| games | 4 | 0 |", "| `e` |  | 3 | 75 ± 25 % |", "](pictures/statistics-official-words.svg)", "](pictures/statistics-official-turns.svg)",
		"In 2 games (50.00 ± 0.00 %) more than 70 points separate", "In the other 2 the Jarnacs count too; of these 1 (50 ± 50 %) are drawn",
		"![Turns a game, in per cent of the games](pictures/statistics-official-turns.svg)", "![Points between the players at the end, in steps of 5, in per cent of the games](pictures/statistics-official-leads.svg)",
		"| `official/score/margin` | If more than 70 points", "| decided by points alone | 50.00 ± 0.00 % | – |",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if strings.Contains(text, "NaN") {
		t.Errorf("not a number in\n%s", text)
	}
	for what, bars := range map[string]string{"turns": ">10< >11< >16<", "leads": ">0< >20< >110<", "words": ">3< >4< >5<"} {
		for _, label := range strings.Fields(bars) {
			if !strings.Contains(pictures["pictures/statistics-official-"+what+".svg"], label) {
				t.Errorf("no bar %s of %s", label, what)
			}
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
	if out, _ := here(t, "statistics", "-o", text, games); out != text+"\n" {
		t.Errorf("it says that it wrote %q, and not %s", out, text)
	}
	got, err := os.ReadFile(text)
	if err != nil || !strings.Contains(string(got), "20 games of level 1 (beginner) against level 2 (casual player)") {
		t.Errorf("%v\n%s", err, got)
	}
	if !strings.Contains(string(got), "## What the first letters are worth") || !strings.Contains(string(got), "| games |\n| --- | --: | --: |\n") || !strings.Contains(string(got), "\n| E | ") {
		t.Errorf("no letters in\n%s", got)
	}
	must.Do(t, os.WriteFile(turns, []byte("PAR1 nothing PAR1"), 0o600))
	for _, bad := range []string{turns, filepath.Join(dir, "none")} {
		if status := program(t.Context(), []string{"statistics", "-o", text, bad}, os.Stdout, &strings.Builder{}); status != 1 {
			t.Errorf("%s: status %d", bad, status)
		}
	}
}

// A picture's name has small letters, digits and hyphens.
func TestNameOfPicture(t *testing.T) {
	for options, want := range map[string]string{"": "statistics-official-az.svg", "classic lines=0 x=9": "statistics-classic-lines-0-x-9-az.svg", "AZ az/:": "statistics----az---az.svg"} {
		s := &summary{spec: spec{Game: usual.Name(), Options: options}}
		if got := s.file("az"); got != want {
			t.Errorf("%q: %s, and not %s", options, got, want)
		}
	}
}

// A letter in the first draw is worth by how much who begins is further ahead with it than without; where too few
// games have it, or have it not, nothing is said.
func TestLetters(t *testing.T) {
	var s summary
	for _, lead := range []float64{10, 30} {
		s.with[4].add(lead)
	}
	for _, lead := range []float64{4, 6} {
		s.without[4].add(lead)
	}
	s.with[1].add(1, 2)
	s.without[1].add(3)
	s.without[1].add(4)
	bars := s.letters()
	if len(bars) != 1 {
		t.Fatalf("%+v", bars)
	}
	if b := bars[0]; b.label != openers[4:5] || b.value != 15 || b.count != 2 || math.Abs(b.err-math.Hypot(10, 1)) > 1e-9 {
		t.Errorf("%+v", b)
	}
}

// A file whose games are not in their order, one of a pair or both, is damaged.
func TestOrderOfGames(t *testing.T) {
	for _, tt := range []struct {
		numbers []int64
		ok      bool
	}{{[]int64{0, 1, 2, 3}, true}, {[]int64{0, 2, 2, 3}, false}, {[]int64{1, 1, 2, 3}, false}, {[]int64{2, 3, 0, 1}, false}} {
		name := filepath.Join(t.TempDir(), "games.parquet")
		f := must.Get(create[gameRow](disk.System{}, name, spec{Game: "jarnac", Games: 4, Shard: 4}))(t)
		rows := make([]gameRow, len(tt.numbers))
		for i, n := range tt.numbers {
			rows[i].Game = n
		}
		must.Do(t, errors.Join(f.add(rows), f.finish()))
		pairs := 0
		if _, err := readGames(name, func([2]gameRow) { pairs++ }); (err == nil) != tt.ok || tt.ok && pairs != 2 {
			t.Errorf("%v: %d pairs, %v", tt.numbers, pairs, err)
		}
	}
}
