package puzzle

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/glicko"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var (
	test   programtest.Run = func(args []string, w program.World) int { return Run(args, w, games.All()) }
	making programtest.Run = func(args []string, w program.World) int {
		return Run(append([]string{"make"}, args...), w, games.All())
	}
)

// typing returns a world in which these lines are typed, on the first day of all.
func typing(lines ...string) program.World {
	w := programtest.World()
	w.Stdin, w.Echo = strings.NewReader(strings.Join(lines, "\n")+"\n"), true
	return w
}

// first returns the puzzle of the first day of all.
func first(t *testing.T, g *game.Game) puzzle.Puzzle {
	t.Helper()
	return must.Get(puzzle.Parse(puzzle.Of(g)[0]))(t)
}

// What a solver types, right and wrong, is answered in these words.
func TestGolden(t *testing.T) {
	test.GoldenOf(t, "jarnac-fr", typing("aide", "passe", "pioche", "!rat", first(t, games.Jarnac()).Answers[0], "", "réponse", "quitte"), false)
	test.GoldenOf(t, "scrabble-en", typing("8H chat", first(t, games.Scrabble()).Answers[0], "", "answer", "quit"), false, "-game", "scrabble", "-lang", "en")
	test.GoldenOf(t, "scrabblecards-fr", typing(first(t, games.Cards()).Answers[0], "quitte"), false, "-game", "scrabblecards")
	test.GoldenOf(t, "jago-en", typing(first(t, games.Jago()).Answers[0], "quit"), false, "-game", "jago", "-lang", "en")
	test.Golden(t, map[string]string{"help-fr": "-h", "help-en": "-lang en -h"}, "help-fr", "help-en")
	making.Golden(t, map[string]string{"make-fr": "-h", "make-en": "-lang en -h"}, "make-fr", "make-en")
}

// A file of ratings keeps on how many days in a row the puzzle of the day was tried: the others do not count, nor a
// second try, and a day without one ends the row. Yesterday's comes with its answer.
func TestDaysInARow(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rating.json")
	day := func(n int, lines ...string) string {
		w := typing(lines...)
		w.Now = func() time.Time { return time.Unix(0, 0).AddDate(0, 0, n) }
		status, out, stderr := test.Output(w, "-lang en -rating "+file)
		if status != 0 || stderr != "" {
			t.Fatalf("status %d, %s", status, stderr)
		}
		return out
	}
	for _, d := range []struct{ day, row int }{{0, 1}, {0, 1}, {1, 2}, {2, 3}, {2, 3}, {4, 1}, {5, 2}} {
		out := day(d.day, "answer", "", "answer", "quit")
		if told := strings.Contains(out, fmt.Sprintf("%d days in a row.", d.row)); told != (d.row > 1) || strings.Count(out, "in a row") > 1 {
			t.Errorf("day %d: %d in a row:\n%s", d.day, d.row, out)
		}
	}
	out := day(1, "answer", "yesterday", "quit")
	_, out, told := strings.Cut(out, "The puzzle of yesterday, 1970-01-01")
	if want := fmt.Sprintf("The next best: %+d.", first(t, games.Jarnac()).Next); !told || !strings.Contains(out, "The answer: ") || !strings.Contains(out, want) {
		t.Errorf("yesterday: %s", out)
	}
}

// The first try alone counts, and the rating is kept.
func TestRatings(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rating.json")
	run := func(lines ...string) string {
		status, out, stderr := test.Output(typing(lines...), "-lang en -rating "+file)
		if status != 0 || stderr != "" {
			t.Fatalf("status %d, %s", status, stderr)
		}
		return out
	}
	z := first(t, games.Jarnac())
	you := glicko.New().After(glicko.Result{Opponent: z.Rating()})
	want := fmt.Sprintf("Your rating: %.0f ± %.0f.", you.Rating, you.Deviation)
	if out := run("answer", "quit"); !strings.Contains(out, want) {
		t.Error(out)
	}
	if out := run(z.Answers[0], "quit"); !strings.Contains(out, want) { // tried before
		t.Error(out)
	}
	// Another program that has the file keeps this one from it, so that no result is lost.
	lock := must.Get(alone.Open(file + ".lock"))(t)
	if second, err := alone.Open(file + ".lock"); err == nil { // no lock on this system
		second.Close()
	} else if status, _, stderr := test.Output(typing("answer"), "-lang en -rating "+file); status != 1 || !strings.Contains(stderr, "another program keeps its ratings in") {
		t.Errorf("status %d, %s", status, stderr)
	}
	lock.Close()
	for _, text := range []string{"{}", "x", `{"You":{"Rating":1e300,"Deviation":350,"Volatility":0.06},"Puzzles":{}}`} {
		must.Do(t, os.WriteFile(file, []byte(text), 0o600))
		if status, _, stderr := test.Output(typing(), "-lang en -rating "+file); status != 1 || !strings.Contains(stderr, "is not a file of ratings") {
			t.Errorf("%s: status %d, %s", text, status, stderr)
		}
		if kept, _ := os.ReadFile(file); string(kept) != text {
			t.Errorf("%s was written over: %s", text, kept)
		}
	}
}

// A day has one puzzle, whatever the hour and the place, and each puzzle has its day.
func TestOfDay(t *testing.T) {
	for _, g := range games.All() {
		n := len(puzzle.Of(g))
		seen := map[int]bool{}
		for day := range n {
			morning := time.Date(2027, 1, 1+day, 0, 0, 1, 0, time.UTC)
			i := puzzle.OfDay(morning, n)
			if evening := morning.Add(23 * time.Hour).In(time.FixedZone("", -7*3600)); puzzle.OfDay(evening, n) != i || i < 0 || seen[i] {
				t.Fatalf("%s, %v: %d", g, morning, i)
			}
			seen[i] = true
		}
	}
	if i := puzzle.OfDay(time.Date(1950, 1, 1, 0, 0, 0, 0, time.UTC), 500); i < 0 || i >= 500 {
		t.Errorf("before 1970: %d", i)
	}
}

// Games between players make puzzles: the same from the same seed, each proven by the other search.
func TestMake(t *testing.T) {
	for _, g := range games.All() {
		run := func() []string {
			status, out, stderr := making.Output(programtest.World(), "-positions 40 -level 2,3 -game "+g.Name())
			if status != 0 || stderr != "" {
				t.Fatalf("status %d, %s%s", status, stderr, out)
			}
			return strings.Split(strings.TrimSpace(out), "\n")
		}
		made := run()
		if len(made) < 4 || made[0] != "# lettres puzzle make -game "+g.Name()+" -level 2,3 -seed 1 -positions 40" || !slices.Equal(run(), made) {
			t.Fatal(strings.Join(made, "\n"))
		}
		for _, line := range made[2:4] {
			z, err := puzzle.Parse(line)
			if err == nil {
				err = z.Prove(g.MustCompile(""))
			}
			if err != nil {
				t.Error(err)
			}
		}
	}
}

// Records make puzzles too, by the usual rules alone.
func TestRecords(t *testing.T) {
	record := func(text string) string {
		file := filepath.Join(t.TempDir(), "game.txt")
		must.Do(t, os.WriteFile(file, []byte(text), 0o600))
		return file
	}
	good := record("@game jarnac\n@players A B\n@first A\nA +ABUZRT\nA RAT\nA +T\nA -\n")
	for args, want := range map[string]string{
		good: "# positions: 1, puzzles: ",
		record("@game jarnac\n@rules classic\n@players A B\nA +GEMSUI\n"): "",
		record("@game jarnac\n@players A B\nA RAT\n"):                     "",
		"nowhere.txt": "",
	} {
		status, out, stderr := making.Output(programtest.World(), args)
		if want == "" && (status != 1 || stderr == "") || want != "" && (status != 0 || !strings.Contains(out, want)) {
			t.Errorf("%s: status %d, %s%s", args, status, out, stderr)
		}
	}
}

func TestFaults(t *testing.T) {
	for _, run := range []programtest.Run{test, making} {
		for args, want := range map[string]string{"-lang en -game chess": "chess"} {
			if status, stdout, stderr := run.Output(programtest.World(), args); status != 1 || stdout != "" || !strings.Contains(stderr, want) {
				t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
			}
		}
	}
	making.BadFlags(t, map[string]string{"-lang en -positions 0": "not a number of positions", "-lang en -seed -1": "not a seed"})
	test.OutputFails(t, "")
}
