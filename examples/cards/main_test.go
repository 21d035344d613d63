package main

import (
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabblecards"
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
func rulesFor(t testing.TB, players int) *scrabblecards.Rules {
	t.Helper()
	rules, err := scrabblecards.Compile(options(players), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// The same seed gives the same output, byte for byte: that of these files, which
// -update writes anew.
func TestGolden(t *testing.T) {
	for name, args := range map[string]string{
		"game-fr":      "-seed 10 -lang fr", // an exchange, a bonus card held at the end
		"game-en":      "-seed 12 -lang en", // passes, with which it ends
		"quiet-fr":     "-seed 12 -lang fr -quiet",
		"quiet-en":     "-seed 10 -lang en -quiet",
		"quiet-six-en": "-seed 3 -players 6 -lang en -quiet",
		"quiet-tie-en": "-seed 7 -lang en -quiet", // in the toss
		"games-fr":     "-seed 1 -games 6 -lang fr",
		"games-six-en": "-seed 3 -games 4 -players 6 -lang en",
		"record":       "-seed 10 -record",
		"help-fr":      "-h",
		"help-en":      "-lang en -h",
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
				if n := utf8.RuneCountInString(line); n > 80 && name != "record" {
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

// A turn tells what the state says.
func TestTurns(t *testing.T) {
	for _, players := range []int{2, 3, 6} {
		rules := rulesFor(t, players)
		for seed := range uint64(3) {
			g := newGame(rules, newBots(players), seed)
			var scores [scrabblecards.MaxPlayers]int
			for one, err := range g.play() {
				if err != nil {
					t.Fatal(err)
				}
				sum := 0
				for _, w := range one.effect.Words {
					sum += w.Points
				}
				if bonus := one.bonus(); bonus > 0 {
					sum += rules.Options().Bonus
				}
				for l := range one.before.Letters() { // what is gone was in a word taken off
					off := one.after.Letter(l.Row, l.Column) == 0
					if off && !slices.ContainsFunc(one.effect.TakenOff, func(w scrabblecards.Word) bool { return holds(w, l) }) {
						t.Errorf("seed %d, turn %d: %c is gone, and not of %v", seed, one.number, l.Letter, one.effect.TakenOff)
					}
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

// holds reports whether a word has a letter.
func holds(w scrabblecards.Word, l scrabblecards.Letter) bool {
	if w.Dir == scrabblecards.Across {
		return l.Row == w.Row && w.Column <= l.Column && l.Column < w.Column+len(w.Text)
	}
	return l.Column == w.Column && w.Row <= l.Row && l.Row < w.Row+len(w.Text)
}

// The record of a game is read and replayed with the scores of the game, to the last
// card.
func TestRecord(t *testing.T) {
	for players := 2; players <= scrabblecards.MaxPlayers; players++ {
		args := []string{"-record", "-seed", "5", "-players", strconv.Itoa(players)}
		status, out, stderr := outputOf(world(), args...)
		if status != 0 || stderr != "" {
			t.Fatalf("%q: status %d, %q", args, status, stderr)
		}
		record, err := scrabblecards.ReadRecord(strings.NewReader(out))
		if err != nil {
			t.Fatalf("%q: %v in\n%s", args, err, out)
		}
		rules := rulesFor(t, players)
		if record.Options != rules.Options() || record.Lexicon != rules.Lexicon().ID() {
			t.Errorf("%q: it is of the rules %s", args, record.Options)
		}
		var end scrabblecards.State
		for s, err := range record.Replay(french.Lexicon()) {
			if err != nil {
				t.Fatalf("%q: %v in\n%s", args, err, out)
			}
			end = s
		}
		g := newGame(rules, newBots(players), 5)
		for _, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
		}
		got, _ := end.Outcome()
		if want, over := g.state.Outcome(); got != want || !over {
			t.Errorf("%q: replayed, %v; played, %v", args, got, want)
		}
	}
}

func TestColour(t *testing.T) {
	env := world("LANG=en_GB.UTF-8")
	_, bare, _ := outputOf(env, "-seed", "10")
	if strings.Contains(bare, "\x1b") {
		t.Error("colour where nobody sees it")
	}
	env.colour = true
	_, colour, _ := outputOf(env, "-seed", "10")
	if !strings.Contains(colour, "\x1b[1;32mseven letters") {
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
	if _, record, _ := outputOf(env, "-seed", "1", "-record"); strings.Contains(record, "\x1b") {
		t.Error("colour in a record")
	}
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := outputOf(world("COLUMNS=50"), "-seed", "1", "-lang", "en")
	if !strings.Contains(narrow, "\n  hand  ") {
		t.Errorf("nothing above the table:\n%s", narrow)
	}
	for line := range strings.SplitSeq(narrow, "\n") {
		if strings.Contains(line, " ·  · ") && utf8.RuneCountInString(line) > 50 {
			t.Fatalf("a table of %d columns: %s", utf8.RuneCountInString(line), line)
		}
	}
}

func TestBadFlags(t *testing.T) {
	for _, tt := range []struct {
		args string
		want string
	}{
		{"-players 1", "there are 2 to 6 players"},
		{"-players 7", "there are 2 to 6 players"},
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
		{"-record -games 5", "choose one of them"},
		{"-turbo", "flag provided but not defined: -turbo"},
		{"official", `"official" is one word too many`},
		{"-quiet game.txt", `"game.txt" is one word too many`},
	} {
		status, stdout, stderr := outputOf(world("LANG=en_US.UTF-8"), strings.Fields(tt.args)...)
		if status != 2 || stdout != "" || !strings.Contains(stderr, tt.want) || !strings.Contains(stderr, "Try -h.") {
			t.Errorf("%s: status %d, %q on stdout, and\n%s", tt.args, status, stdout, stderr)
		}
	}
	if _, _, stderr := outputOf(world(), "-players", "7"); !strings.Contains(stderr, "on joue de 2 à 6") {
		t.Errorf("in French: %s", stderr)
	}
}

// full is a writer with no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestOutputFails(t *testing.T) {
	for _, args := range [][]string{{"-seed", "1"}, {"-quiet"}, {"-record"}, {"-games", "1"}} {
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
