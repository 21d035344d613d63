package main

import (
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// world is an environment with these variables, in which the clock goes on by a
// second whenever it is looked at.
func world(vars ...string) environment {
	now := time.Unix(0, 0)
	return environment{
		getenv: func(name string) string {
			for _, v := range vars {
				if value, ok := strings.CutPrefix(v, name+"="); ok {
					return value
				}
			}
			return ""
		},
		seed: func() uint64 { return 99 },
		now:  func() time.Time { now = now.Add(time.Second); return now },
	}
}

// outputOf runs the program.
func outputOf(env environment, args ...string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	status = run(args, &out, &errs, env)
	return status, out.String(), errs.String()
}

// rulesOf are the rules that the program plays by.
func rulesOf(t testing.TB) *jago.Rules {
	t.Helper()
	rules, err := jago.Compile(jago.Official(), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// The same seed gives the same output, byte for byte: that of these files, which
// -update writes anew.
func TestGolden(t *testing.T) {
	for name, args := range map[string]string{
		"game-fr":  "-seed 1 -lang fr",
		"quiet-fr": "-seed 5 -lang fr -quiet",
		"quiet-en": "-seed 1 -lang en -quiet",
		"games-fr": "-seed 8 -games 2 -lang fr",
		"games-en": "-seed 12 -games 1 -lang en",
		"game-en":  "-seed 8 -lang en",
		"record":   "-seed 9 -record",
		"help-fr":  "-h",
		"help-en":  "-lang en -h",
	} {
		t.Run(name, func(t *testing.T) {
			status, got, stderr := outputOf(world(), strings.Fields(args)...)
			if status != 0 || stderr != "" {
				t.Fatalf("status %d, %q", status, stderr)
			}
			file := filepath.Join("testdata", name+".txt")
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
				t.Errorf("not as in %s:\n%s", file, diff)
			}
			for line := range strings.SplitSeq(got, "\n") {
				if n := utf8.RuneCountInString(line); n > 80 {
					t.Errorf("a line of %d columns: %s", n, line)
				}
			}
		})
	}
}

// A game without a seed shows the one that plays it again.
func TestSeedIsShown(t *testing.T) {
	_, got, _ := outputOf(world(), "-quiet")
	_, want, _ := outputOf(world(), "-seed", "99", "-quiet")
	if got != want || !strings.Contains(got, "graine 99\n") {
		t.Errorf("another game than with its seed:\n%s", got)
	}
}

// A turn tells what the state says: each ends with a lead, or ends the game; the disc
// has ten minutes; and time goes by.
func TestTurns(t *testing.T) {
	rules := rulesOf(t)
	for _, seed := range []uint64{5, 10} {
		g := newGame(rules, newBots(), seed)
		var end jago.State
		for one, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
			if len(one.words) > maxWords+1 {
				t.Errorf("seed %d, turn %d: %d words", seed, one.number, len(one.words))
			}
			if one.minutes[0]+one.minutes[1] != 10 {
				t.Errorf("seed %d, turn %d: the disc shows %v", seed, one.number, one.minutes)
			}
			if _, over := one.end.Outcome(); !over && (one.end.Lead(one.player) < 1 || len(one.words) == 0 || one.took == 0) {
				t.Errorf("seed %d, turn %d: ends after %s with %d words and a lead of %d", seed, one.number, one.took, len(one.words), one.end.Lead(one.player))
			}
			end = one.end
		}
		o, over := g.state.Outcome()
		if !over || end != g.state || o.Shown != [2]int{end.Shown(jago.Red), end.Shown(jago.Blue)} {
			t.Errorf("seed %d: %v", seed, o)
		}
	}
}

// The record of a game is replayed to the end of the game.
func TestRecord(t *testing.T) {
	rules := rulesOf(t)
	for _, seed := range []uint64{8} {
		status, out, stderr := outputOf(world(), "-record", "-seed", strconv.FormatUint(seed, 10))
		if status != 0 || stderr != "" {
			t.Fatalf("seed %d: status %d, %q", seed, status, stderr)
		}
		record, err := jago.ReadRecord(strings.NewReader(out))
		if err != nil {
			t.Fatalf("seed %d: %v in\n%s", seed, err, out)
		}
		var end jago.State
		for s, err := range record.ReplayWith(rules) {
			if err != nil {
				t.Fatalf("seed %d: %v in\n%s", seed, err, out)
			}
			end = s
		}
		g := newGame(rules, newBots(), seed)
		for _, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
		}
		if end != g.state {
			t.Errorf("seed %d: replayed,\n%v; played,\n%v", seed, end, g.state)
		}
	}
}

func TestColour(t *testing.T) {
	env := world("LANG=en_GB.UTF-8")
	_, bare, _ := outputOf(env, "-seed", "8")
	if strings.Contains(bare, "\x1b") {
		t.Error("colour where nobody sees it")
	}
	env.colour = true
	_, colour, _ := outputOf(env, "-seed", "8")
	if !strings.Contains(colour, "\x1b[1;37;41m*") {
		t.Error("no colour on a terminal")
	}
	var text strings.Builder
	for i, part := range strings.Split(colour, "\x1b[") {
		if i > 0 {
			_, part, _ = strings.Cut(part, "m")
		}
		text.WriteString(part)
	}
	trimmed := func(s string) (lines []string) { // blanks in colour stay
		for l := range strings.SplitSeq(s, "\n") {
			lines = append(lines, strings.TrimRight(l, " "))
		}
		return lines
	}
	if diff := cmp.Diff(trimmed(bare), trimmed(text.String())); diff != "" {
		t.Errorf("colour changes the text:\n%s", diff)
	}
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := outputOf(world("COLUMNS=50"), "-seed", "8", "-lang", "en")
	if !strings.Contains(narrow, "\n  rack A ") {
		t.Errorf("nothing above the board:\n%s", narrow)
	}
	for line := range strings.SplitSeq(narrow, "\n") {
		if strings.HasPrefix(line, "   6 ") && utf8.RuneCountInString(line) > 50 {
			t.Fatalf("a board of %d columns: %s", utf8.RuneCountInString(line), line)
		}
	}
}

func TestBadFlags(t *testing.T) {
	for _, tt := range []struct {
		args string
		want string
	}{
		{"-seed -1", "a whole number from 0 to 18446744073709551615"},
		{"-seed 18446744073709551616", "a whole number from 0"},
		{"-seed douze", `invalid value "douze" for flag -seed`},
		{"-games 0", "a whole number from 1"},
		{"-games -5", "a whole number from 1"},
		{"-games many", `invalid value "many" for flag -games`},
		{"-lang de", "choose fr or en"},
		{"-quiet=perhaps", "-quiet"},
		{"-record -games 5", "choose one of them"},
		{"-turbo", "flag provided but not defined: -turbo"},
		{"officiel", `"officiel" is one word too many`},
		{"-quiet game.txt", `"game.txt" is one word too many`},
	} {
		status, stdout, stderr := outputOf(world("LANG=en_US.UTF-8"), strings.Fields(tt.args)...)
		if status != 2 || stdout != "" || !strings.Contains(stderr, tt.want) || !strings.Contains(stderr, "Try -h.") {
			t.Errorf("%s: status %d, %q on stdout, and\n%s", tt.args, status, stdout, stderr)
		}
	}
	if _, _, stderr := outputOf(world(), "-games", "0"); !strings.Contains(stderr, "un nombre entier à partir de 1") {
		t.Errorf("in French: %s", stderr)
	}
}

// full is a writer with no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestOutputFails(t *testing.T) {
	for _, args := range [][]string{{"-seed", "8"}, {"-quiet"}, {"-record"}, {"-games", "1"}} {
		var stderr bytes.Buffer
		if status := run(args, full{}, &stderr, world()); status != 1 || !strings.Contains(stderr.String(), "no room") {
			t.Errorf("%q: status %d, %q", args, status, stderr.String())
		}
	}
}

// A game with all that it takes but the drawing: go test -bench Games -cpu 1.
func BenchmarkGames(b *testing.B) {
	rules, bots := rulesOf(b), newBots()
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		g := newGame(rules, bots, seed)
		for _, err := range g.play() {
			if err != nil {
				b.Fatal(err)
			}
		}
		seed++
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

func BenchmarkStory(b *testing.B) {
	for b.Loop() {
		run([]string{"-seed", "8"}, io.Discard, io.Discard, world())
	}
}
