package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares a text with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		must.Do(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want := must.Get(os.ReadFile(file))(t)
	lines := strings.SplitAfter(string(want), "\n")
	for i, line := range strings.SplitAfter(got, "\n") {
		if i >= len(lines) || line != lines[i] {
			t.Fatalf("%s:%d: got %q", file, i+1, line)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%s: it ends too soon", file)
	}
}

// What -help prints is the same everywhere but for the number of processors.
func TestHelp(t *testing.T) {
	var all strings.Builder
	number := "(default " + strconv.Itoa(processors) + ")" // also that of a seed, on one processor
	anywhere := strings.NewReplacer("at once "+number, "at once (default PROCESSORS)", "others "+number, "others (default PROCESSORS)")
	for _, args := range [][]string{{}, {"run", "-help"}, {"worker", "-help"}, {"statistics", "-help"}} {
		var log strings.Builder
		program(context.Background(), args, io.Discard, &log)
		fmt.Fprintf(&all, "$ selfplay %s\n%s\n", strings.Join(args, " "), anywhere.Replace(log.String()))
	}
	golden(t, "help.txt", all.String())
}

// made returns a summary of games that nobody has played, the same ones each time.
func made(s spec, pairs int, game func(*rand.Rand, *gameRow)) *summary {
	rng := rand.New(rand.NewPCG(s.Seed, 26))
	all := &summary{spec: s}
	for n := range pairs {
		pair := [2]gameRow{{First: int8(n % 2)}, {First: int8(n % 2)}}
		for i := range pair {
			g := &pair[i]
			g.Score0, g.Score1 = rng.Int32N(160), rng.Int32N(160)
			g.Turns, g.Moves = 8+rng.Int32N(20), 30+rng.Int32N(50)
			g.End = []string{"official/end/last-line", "official/end/jarnac-fills-end"}[rng.IntN(2)]
			game(rng, g)
		}
		pair[1].Opening = pair[0].Opening
		all.add(pair)
	}
	return all
}

// letters returns n letters, sorted.
func letters(rng *rand.Rand, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = "ABCDEEE?"[rng.IntN(8)]
	}
	slices.Sort(b)
	return string(b)
}

// The page and its pictures tell what the games have in common: those of Jarnac, decided by points or with the
// Jarnacs; those of another game; and where there are none.
func TestPage(t *testing.T) {
	jarnac := made(spec{Game: "jarnac", Options: "official", A: "level:4", B: "level:8:4000", Seed: 3}, 300, func(rng *rand.Rand, g *gameRow) {
		g.Jarnac0, g.Jarnac1 = rng.Int32N(3), rng.Int32N(2)
		g.Winner, g.Verdict = 0, string(byPoints)
		if g.Score1 > g.Score0 {
			g.Winner = 1
		}
		if max(g.Score0-g.Score1, g.Score1-g.Score0) <= 70 {
			g.Verdict, g.Winner = string(byJarnacs), int8(rng.IntN(3)-1)
		}
		g.Opening = letters(rng, 6)
		for range 3 + rng.IntN(10) {
			g.Words = append(g.Words, letters(rng, 3+rng.IntN(15)))
		}
	})
	scrabble := made(spec{Game: "scrabble", Options: "classic", A: "greedy", B: "random", Seed: 5}, 40, func(rng *rand.Rand, g *gameRow) {
		g.Score0, g.Score1, g.End, g.Verdict = g.Score0+300, g.Score1+290, "scrabble/end-out", "scrabble/winner"
		if g.Score1 > g.Score0 {
			g.Winner = 1
		}
		if rng.IntN(3) == 0 {
			g.Opening = letters(rng, 7)
		}
	})
	clear := made(spec{Game: "jarnac", Options: "official lines=6", A: "random", B: "random", Seed: 9}, 3, func(_ *rand.Rand, g *gameRow) {
		g.Score0, g.Verdict = g.Score1+100, string(byPoints)
	})
	none := &summary{spec: spec{Game: "jago", A: "level:1", B: "level:1"}}
	var all strings.Builder
	text, pictures := page([]*summary{jarnac, scrabble, clear, none}, "images")
	all.WriteString(text)
	for _, name := range slices.Sorted(maps.Keys(pictures)) {
		_, svg, _ := strings.Cut(strings.ReplaceAll(pictures[name], "><", ">\n<"), "</style>")
		fmt.Fprintf(&all, "\n%s%s", name, svg)
	}
	golden(t, "statistics.txt", all.String())
}
