package duel

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// test is the program.
var test programtest.Run = Run

func TestGolden(t *testing.T) {
	test.Golden(t, map[string]string{
		"official-fr":            "-rules official -seed 38 -lang fr",
		"competition-en":         "-rules competition -seed 107 -lang en",
		"classic-fr":             "-rules classic -seed 61 -lang fr",
		"classic-competition-en": "-rules classic-competition -seed 75 -lang en",
		"official-quiet-en":      "-rules official -seed 38 -lang en -quiet",
		"games-fr":               "-rules classic-competition -seed 1 -games 50 -lang fr",
		"games-en":               "-rules official -seed 1 -games 50 -lang en",
		"record":                 "-rules competition -seed 107 -record",
		"help-fr":                "-h",
		"help-en":                "-lang en -h",
	}, "help-fr", "help-en", "record")
}

func TestSeedIsShown(t *testing.T) { test.SeedIsShown(t, "") }

// The games of a series are those of its seeds.
func TestSeriesIsTheGames(t *testing.T) {
	_, one, _ := test.Output(programtest.World(), "-seed 18446744073709551615 -games 1 -lang en")
	_, game, _ := test.Output(programtest.World(), "-seed 18446744073709551615 -quiet -lang en")
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
	if _, both, _ := test.Output(programtest.World(), "-seed 18446744073709551615 -games 2 -lang en"); !strings.Contains(both, "seeds 18446744073709551615 to 0\n") {
		t.Errorf("after the last seed comes the first:\n%s", both)
	}
}

func TestEveryRulesEnds(t *testing.T) {
	for _, rules := range []string{"official", "competition", "classic", "classic-competition"} {
		for seed := range 20 {
			status, out, stderr := test.Output(programtest.World(), fmt.Sprintf("-rules %s -seed %d -lang en", rules, seed))
			if status != 0 || stderr != "" || !strings.Contains(out, "The verdict · ") {
				t.Errorf("%s, seed %d: status %d, %q, %d bytes", rules, seed, status, stderr, len(out))
			}
			if strings.Contains(out, "\x1b") {
				t.Errorf("%s, seed %d: colour where nobody sees it", rules, seed)
			}
		}
	}
}

// The record of a game is that of the game with its seed: it is read and replayed, and ends
// with its count.
func TestRecord(t *testing.T) {
	for _, preset := range []string{"official", "competition", "classic", "classic-competition"} {
		args := fmt.Sprintf("-rules %s -seed 3 -record", preset)
		status, out, stderr := test.Output(programtest.World(), args)
		if status != 0 || stderr != "" {
			t.Fatalf("%s: status %d, %q", args, status, stderr)
		}
		record, err := jarnac.ReadRecord(strings.NewReader(out))
		if err != nil {
			t.Fatalf("%s: %v in\n%s", args, err, out)
		}
		if record.Options.String() != preset || record.Lexicon != french.Lexicon().ID() || record.Name(jarnac.B) != "Bruno" {
			t.Errorf("%s: it is of the rules %s, with the words %s", args, record.Options, record.Lexicon)
		}
		var end jarnac.State
		for step, err := range record.Replay(french.Lexicon()) {
			if err != nil {
				t.Fatalf("%s: %v in\n%s", args, err, out)
			}
			end = step.After
		}
		d := start(t, end.Rules(), 3)
		for !d.over() {
			if _, err := d.move(); err != nil {
				t.Fatal(err)
			}
		}
		if end != d.state {
			t.Errorf("%s: replayed\n%s\nplayed\n%s", args, end, d.state)
		}
	}
}

// start is the game with a seed, between keen amateurs.
func start(t testing.TB, rules *jarnac.Rules, seed uint64) *duel {
	t.Helper()
	d, err := newDuel(rules, []bot.Level{bot.KeenAmateur, bot.KeenAmateur}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestColour(t *testing.T) {
	test.Colour(t, "-seed 1", "\x1b[")
	test.NoColour(t, "-seed 1 -record")
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := test.Output(programtest.World("COLUMNS=50"), "-seed 1")
	for line := range strings.SplitSeq(narrow, "\n") {
		if strings.Contains(line, "·  ·") && len([]rune(line)) > 50 {
			t.Fatalf("a mat of %d columns: %s", len([]rune(line)), line)
		}
	}
}

func TestBadFlags(t *testing.T) {
	test.BadFlags(t, map[string]string{
		"-rules chess":     "official, competition, classic or classic-competition",
		"-rules":           "flag needs an argument: -rules",
		"-record x":        `unexpected argument "x"`,
		"-record -games 5": "-record writes one game",
		"official":         `unexpected argument "official"`,
	})
	for args, want := range map[string]string{
		"-rules échecs": "choisissez official, competition, classic ou classic-competition",
		"official":      "argument inattendu «\u00a0official\u00a0»",
	} {
		if _, _, stderr := test.Output(programtest.World(), args); !strings.Contains(stderr, want) {
			t.Errorf("in French: %s", stderr)
		}
	}
}

func TestOutputFails(t *testing.T) {
	test.OutputFails(t, "-seed 1", "-games 1", "-record")
}

// A game of each rules, with all that it takes but the drawing. The aim is 2,000
// games a second on one core: go test -bench Games -cpu 1.
func BenchmarkGames(b *testing.B) {
	for _, name := range []string{"official", "competition", "classic", "classic-competition"} {
		b.Run(name, func(b *testing.B) {
			o, err := jarnac.ParseOptions(name)
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
				for d := start(b, rules, seed); !d.over(); {
					if _, err := d.move(); err != nil {
						b.Fatal(err)
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
		Run([]string{"-seed", "1"}, programtest.World())
	}
}
