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

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabble"
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

// rulesFor are the rules that the program plays by.
func rulesFor(t testing.TB, players int) *scrabble.Rules {
	t.Helper()
	rules, err := scrabble.Compile(options(players), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// The same seed gives the same output, byte for byte: that of these files, which
// -update writes anew.
func TestGolden(t *testing.T) {
	for name, args := range map[string]string{
		"game-fr":       "-seed 211 -lang fr", // a joker and a tie in the toss, an exchange
		"game-en":       "-seed 893 -lang en", // an exchange, passes
		"quiet-fr":      "-seed 893 -lang fr -quiet",
		"quiet-en":      "-seed 211 -lang en -quiet",
		"quiet-four-en": "-seed 92 -players 4 -lang en -quiet", // a tie in the toss
		"games-fr":      "-seed 1 -games 20 -lang fr",
		"games-four-en": "-seed 1 -games 10 -players 4 -lang en",
		"gcg":           "-seed 211 -gcg",
		"help-fr":       "-h",
		"help-en":       "-lang en -h",
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
				if n := utf8.RuneCountInString(line); n > columns && name != "gcg" {
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
	if _, other, _ := outputOf(world(), "-seed", "100", "-quiet"); other == want {
		t.Error("another seed plays the same game")
	}
}

// The games of a series are those of its seeds.
func TestSeriesIsTheGames(t *testing.T) {
	const last = "18446744073709551615"
	_, one, _ := outputOf(world(), "-seed", last, "-games", "1", "-lang", "en")
	_, game, _ := outputOf(world(), "-seed", last, "-quiet", "-lang", "en")
	const title = "The highest move: "
	_, highest, _ := strings.Cut(game, title)
	highest, _, _ = strings.Cut(highest, " points\n")
	part := strings.Split(highest, ", ") // who, when, what, how much
	if len(part) != 4 || !strings.Contains(one, part[3]+"  "+part[2]+"\n") ||
		!strings.Contains(one, part[0]+", seed "+last+", "+part[1]+"\n") {
		t.Errorf("%s%s in the game, and in the table\n%s", title, highest, one)
	}
	if _, both, _ := outputOf(world(), "-seed", last, "-games", "2", "-lang", "en"); !strings.Contains(both, "seeds "+last+" to 0\n") {
		t.Errorf("after the last seed comes the first:\n%s", both)
	}
}

// The GCG of a game is read and replayed with the scores of the game, to the last
// tile.
func TestGCG(t *testing.T) {
	for players := 2; players <= scrabble.MaxPlayers; players++ {
		rules := rulesFor(t, players)
		for seed := range 8 {
			args := []string{"-gcg", "-seed", strconv.Itoa(seed), "-players", strconv.Itoa(players)}
			status, out, stderr := outputOf(world(), args...)
			if status != 0 || stderr != "" {
				t.Fatalf("%q: status %d, %q", args, status, stderr)
			}
			record, err := scrabble.ReadGCG(strings.NewReader(out))
			if err != nil {
				t.Fatalf("%q: %v in\n%s", args, err, out)
			}
			var end scrabble.State
			for s, err := range record.ReplayWith(rules) {
				if err != nil {
					t.Fatalf("%q: %v in\n%s", args, err, out)
				}
				end = s
			}
			g := newGame(rules, newBots(players), uint64(seed))
			for _, err := range g.play() {
				if err != nil {
					t.Fatal(err)
				}
			}
			got, _ := end.Outcome()
			if want, _ := g.state.Outcome(); got != want {
				t.Errorf("%q: replayed, %v; played, %v", args, got, want)
			}
		}
	}
}

// No symbol is laid, and a record implies nothing of that: it replays with all words.
func TestNoSymbols(t *testing.T) {
	words, admitted := french.Lexicon(), lexicon.AllClasses.Without(scrabble.Symbols)
	rules := rulesFor(t, 2)
	for seed := range uint64(10) {
		g := newGame(rules, newBots(2), seed)
		for one, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range one.effect.Words {
				if !words.Admits(strings.ToUpper(w.Text), admitted) {
					t.Errorf("seed %d, turn %d: %s", seed, one.number, w.Text)
				}
			}
		}
	}
	_, out, _ := outputOf(world(), "-gcg", "-seed", "1")
	record, err := scrabble.ReadGCG(strings.NewReader(out))
	if err != nil || record.Options.Excluded != 0 {
		t.Errorf("the record implies %v; %v", record.Options, err)
	}
	for _, err := range record.Replay(words) {
		if err != nil {
			t.Error(err)
		}
	}
}

// A turn tells what the state says.
func TestTurns(t *testing.T) {
	for _, players := range []int{2, 3, 4} {
		rules := rulesFor(t, players)
		for seed := range uint64(10) {
			g := newGame(rules, newBots(players), seed)
			var scores [scrabble.MaxPlayers]int
			for one, err := range g.play() {
				if err != nil {
					t.Fatal(err)
				}
				sum := 0
				for _, w := range one.effect.Words {
					sum += w.Points
				}
				if one.full() {
					sum += rules.Options().Bonus
				}
				if sum != one.effect.Points {
					t.Errorf("seed %d, turn %d: the words count %d of %d points", seed, one.number, sum, one.effect.Points)
				}
				scores[one.effect.Player] += sum
				if one.scores() != scores {
					t.Errorf("seed %d, turn %d: %v, want %v", seed, one.number, one.scores(), scores)
				}
			}
			o, over := g.state.Outcome()
			for p, left := range o.Left {
				scores[p] += left
			}
			if !over || o.Scores != scores {
				t.Errorf("seed %d: %v, want %v", seed, o.Scores, scores)
			}
		}
	}
}

func TestColour(t *testing.T) {
	env := world("LANG=en_GB.UTF-8")
	_, bare, _ := outputOf(env, "-seed", "211")
	if strings.Contains(bare, "\x1b") {
		t.Error("colour where nobody sees it")
	}
	env.colour = true
	_, colour, _ := outputOf(env, "-seed", "211")
	if !strings.Contains(colour, "\x1b[1;32mScrabble!") {
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
	if _, gcg, _ := outputOf(env, "-seed", "1", "-gcg"); strings.Contains(gcg, "\x1b") {
		t.Error("colour in a record")
	}
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := outputOf(world("COLUMNS=50"), "-seed", "1", "-lang", "en")
	if !strings.Contains(narrow, "\n  rack  ") {
		t.Errorf("nothing above the board:\n%s", narrow)
	}
	for line := range strings.SplitSeq(narrow, "\n") {
		if strings.HasPrefix(line, "   8 ") && utf8.RuneCountInString(line) > 50 {
			t.Fatalf("a board of %d columns: %s", utf8.RuneCountInString(line), line)
		}
	}
}

func TestBadFlags(t *testing.T) {
	for _, tt := range []struct {
		args string
		want string
	}{
		{"-players 1", "there are 2, 3 or 4 players"},
		{"-players 5", "there are 2, 3 or 4 players"},
		{"-players two", `invalid value "two" for flag -players`},
		{"-players", "flag needs an argument: -players"},
		{"-seed -1", "a whole number from 0 to 18446744073709551615"},
		{"-seed 18446744073709551616", "a whole number from 0"},
		{"-seed douze", `invalid value "douze" for flag -seed`},
		{"-games 0", "a whole number from 1"},
		{"-games -5", "a whole number from 1"},
		{"-games many", `invalid value "many" for flag -games`},
		{"-lang de", "choose fr or en"},
		{"-quiet=perhaps", "-quiet"},
		{"-gcg -games 5", "choose one of them"},
		{"-turbo", "flag provided but not defined: -turbo"},
		{"classique", `"classique" is one word too many`},
		{"-quiet game.gcg", `"game.gcg" is one word too many`},
	} {
		status, stdout, stderr := outputOf(world("LANG=en_US.UTF-8"), strings.Fields(tt.args)...)
		if status != 2 || stdout != "" || !strings.Contains(stderr, tt.want) || !strings.Contains(stderr, "Try -h.") {
			t.Errorf("%s: status %d, %q on stdout, and\n%s", tt.args, status, stdout, stderr)
		}
	}
	if _, _, stderr := outputOf(world(), "-players", "7"); !strings.Contains(stderr, "on joue à 2, 3 ou 4") {
		t.Errorf("in French: %s", stderr)
	}
}

// full is a writer with no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestOutputFails(t *testing.T) {
	for _, args := range [][]string{{"-seed", "1"}, {"-quiet"}, {"-gcg"}, {"-games", "1"}} {
		var stderr bytes.Buffer
		if status := run(args, full{}, &stderr, world()); status != 1 || !strings.Contains(stderr.String(), "no room") {
			t.Errorf("%q: status %d, %q", args, status, stderr.String())
		}
	}
}

// A game with all that it takes but the drawing: go test -bench Games -cpu 1.
func BenchmarkGames(b *testing.B) {
	rules, bots := rulesFor(b, 2), newBots(2)
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
		run([]string{"-seed", "1"}, io.Discard, io.Discard, world())
	}
}
