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

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/jarnac"
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

// duelOf runs the program.
func duelOf(env environment, args ...string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	status = run(args, &out, &errs, env)
	return status, out.String(), errs.String()
}

// The same seed gives the same output, byte for byte: that of these files, which
// -update writes anew.
func TestGolden(t *testing.T) {
	for name, args := range map[string]string{
		"official-fr":            "-rules official -seed 38 -lang fr",
		"competition-en":         "-rules competition -seed 107 -lang en",
		"classic-fr":             "-rules classic -seed 61 -lang fr",
		"classic-competition-en": "-rules classic-competition -seed 75 -lang en",
		"official-quiet-en":      "-rules official -seed 38 -lang en -quiet",
		"games-fr":               "-rules classic-competition -seed 1 -games 50 -lang fr",
		"games-en":               "-rules official -seed 1 -games 50 -lang en",
		"help-fr":                "-h",
		"help-en":                "-lang en -h",
	} {
		t.Run(name, func(t *testing.T) {
			status, got, stderr := duelOf(world(), strings.Fields(args)...)
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
		})
	}
}

// A game without a seed shows the one that plays it again.
func TestSeedIsShown(t *testing.T) {
	_, got, _ := duelOf(world())
	_, want, _ := duelOf(world(), "-seed", "99")
	if got != want || !strings.Contains(got, "graine 99\n") {
		t.Errorf("another game than with its seed:\n%s", got)
	}
	if _, other, _ := duelOf(world(), "-seed", "100"); other == want {
		t.Error("another seed plays the same game")
	}
}

// The games of a series are those of its seeds.
func TestSeriesIsTheGames(t *testing.T) {
	_, one, _ := duelOf(world(), "-seed", "18446744073709551615", "-games", "1", "-lang", "en")
	_, game, _ := duelOf(world(), "-seed", "18446744073709551615", "-quiet", "-lang", "en")
	for _, clause := range []string{"official/end/", "official/score/"} {
		i := strings.Index(game, clause)
		if i < 0 {
			t.Fatalf("no %s in\n%s", clause, game)
		}
		name, _, _ := strings.Cut(game[i:], "\n")
		if !strings.Contains(one, name) {
			t.Errorf("no %s in\n%s", name, one)
		}
	}
	if _, both, _ := duelOf(world(), "-seed", "18446744073709551615", "-games", "2", "-lang", "en"); !strings.Contains(both, "seeds 18446744073709551615 to 0\n") {
		t.Errorf("after the last seed comes the first:\n%s", both)
	}
}

func TestEveryRulesEnds(t *testing.T) {
	for _, rules := range []string{"official", "competition", "classic", "classic-competition"} {
		for seed := range 20 {
			status, out, stderr := duelOf(world(), "-rules", rules, "-seed", strconv.Itoa(seed), "-lang", "en")
			if status != 0 || stderr != "" || !strings.Contains(out, "The verdict · ") {
				t.Errorf("%s, seed %d: status %d, %q, %d bytes", rules, seed, status, stderr, len(out))
			}
			if strings.Contains(out, "\x1b") {
				t.Errorf("%s, seed %d: colour where nobody sees it", rules, seed)
			}
		}
	}
}

func TestColour(t *testing.T) {
	env := world("LANG=en_GB.UTF-8")
	env.colour = true
	_, colour, _ := duelOf(env, "-seed", "1")
	if !strings.Contains(colour, "\x1b[") {
		t.Error("no colour on a terminal")
	}
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := duelOf(world("COLUMNS=50"), "-seed", "1")
	for line := range strings.SplitSeq(narrow, "\n") {
		if strings.Contains(line, "·  ·") && len([]rune(line)) > 50 {
			t.Fatalf("a mat of %d columns: %s", len([]rune(line)), line)
		}
	}
}

func TestBadFlags(t *testing.T) {
	for _, tt := range []struct {
		args string
		want string
	}{
		{"-rules chess", "official, competition, classic or classic-competition"},
		{"-rules", "flag needs an argument: -rules"},
		{"-seed -1", "a whole number from 0 to 18446744073709551615"},
		{"-seed 18446744073709551616", "a whole number from 0"},
		{"-seed douze", `invalid value "douze" for flag -seed`},
		{"-games 0", "a whole number from 1"},
		{"-games -5", "a whole number from 1"},
		{"-games many", `invalid value "many" for flag -games`},
		{"-lang de", "choose fr or en"},
		{"-quiet=perhaps", "-quiet"},
		{"-turbo", "flag provided but not defined: -turbo"},
		{"official", `"official" is one word too many`},
		{"-quiet classic", `"classic" is one word too many`},
	} {
		status, stdout, stderr := duelOf(world("LANG=en_US.UTF-8"), strings.Fields(tt.args)...)
		if status != 2 || stdout != "" || !strings.Contains(stderr, tt.want) || !strings.Contains(stderr, "Try -h.") {
			t.Errorf("%s: status %d, %q on stdout, and\n%s", tt.args, status, stdout, stderr)
		}
	}
	if _, _, stderr := duelOf(world(), "-rules", "échecs"); !strings.Contains(stderr, "choisissez official, competition, classic ou classic-competition") {
		t.Errorf("in French: %s", stderr)
	}
}

// full is a writer with no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestOutputFails(t *testing.T) {
	for _, args := range [][]string{{"-seed", "1"}, {"-games", "1"}} {
		var stderr bytes.Buffer
		if status := run(args, full{}, &stderr, world()); status != 1 || !strings.Contains(stderr.String(), "no room") {
			t.Errorf("%q: status %d, %q", args, status, stderr.String())
		}
	}
}

// A game of each rules, with all that it takes but the drawing. The aim is 2,000
// games a second on one core: go test -bench Games -cpu 1.
func BenchmarkGames(b *testing.B) {
	for _, name := range []string{"official", "competition", "classic", "classic-competition"} {
		b.Run(name, func(b *testing.B) {
			o, err := jarnac.Preset(name)
			if err != nil {
				b.Fatal(err)
			}
			rules, err := jarnac.Compile(o, french.Lexicon())
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			seed := uint64(0)
			for b.Loop() {
				rng := random(seed)
				first, _ := rules.Toss(rng)
				for d := newDuel(rules, rng, first); ; {
					if moved, err := d.move(); err != nil {
						b.Fatal(err)
					} else if !moved {
						break
					}
				}
				seed++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

func BenchmarkStory(b *testing.B) {
	for b.Loop() {
		run([]string{"-seed", "1"}, io.Discard, io.Discard, world())
	}
}
