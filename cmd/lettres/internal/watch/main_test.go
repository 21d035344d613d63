package watch

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// test is the program.
var test programtest.Run = run

func run(args []string, w program.World) int { return Run(args, w, games.All()) }

func TestGolden(t *testing.T) {
	test.Golden(t, map[string]string{
		"official-fr":            "-seed 38 -lang fr",
		"competition-en":         "-rules competition -seed 107 -lang en",
		"classic-fr":             "-rules classic -seed 61 -lang fr -quiet",
		"classic-competition-en": "-rules classic-competition -seed 75 -lang en -quiet",
		"scrabble-fr":            "-game scrabble -seed 434 -lang fr",                     // a joker and a tie in the toss, an exchange
		"scrabble-four-en":       "-game scrabble -seed 33 -players 4 -lang en -quiet",    // a tie in the toss
		"cards-fr":               "-game scrabblecards -seed 39 -lang fr",                 // an exchange
		"cards-six-en":           "-game cards -seed 3 -players 6 -lang en -quiet",        // a sheet for six
		"jago-fr":                "-game jago -seed 6 -lang fr",                           // the disc
		"jago-en":                "-game jago -seed 15 -lang en -quiet",                   // out of time without a lead
		"games-fr":               "-rules classic-competition -seed 1 -games 50 -lang fr", // Jarnacs
		"games-four-en":          "-game scrabble -seed 1 -games 10 -players 4 -lang en",
		"record":                 "-rules competition -seed 107 -record",
		"record-cards":           "-game scrabblecards -seed 39 -record",
		"record-jago":            "-game jago -seed 4 -record",
		"gcg":                    "-game scrabble -seed 434 -gcg",
		"help-fr":                "-h",
		"help-en":                "-lang en -h",
	}, "record", "record-cards", "record-jago", "gcg", "help-fr", "help-en")
}

func TestSeedIsShown(t *testing.T) { test.SeedIsShown(t, "-quiet") }

// The games of a series are those of its seeds, and after the last seed comes the first.
func TestSeriesIsTheGames(t *testing.T) {
	const last = "-seed 18446744073709551615 -lang en"
	_, one, _ := test.Output(programtest.World(), last+" -games 1")
	_, game, _ := test.Output(programtest.World(), last+" -quiet")
	for _, clause := range []string{"official/end/", "official/score/"} {
		_, name, ok := strings.Cut(game, clause)
		name, _, _ = strings.Cut(name, "\n")
		if !ok || !strings.Contains(one, clause+name) {
			t.Errorf("no %s%s in\n%s", clause, name, one)
		}
	}
	if _, both, _ := test.Output(programtest.World(), last+" -games 2"); !strings.Contains(both, "seeds 18446744073709551615 to 0\n") {
		t.Errorf("after the last seed comes the first:\n%s", both)
	}
}

// The record of a game is that of the game with its seed: it replays to the same position.
func TestRecord(t *testing.T) {
	for _, g := range games.All() {
		for _, preset := range g.Presets() {
			args := fmt.Sprintf("-game %s -rules %s -seed 3 -level 2 -record", g, preset)
			status, out, stderr := test.Output(programtest.World(), args)
			if status != 0 || stderr != "" {
				t.Fatalf("%s: status %d, %q", args, status, stderr)
			}
			record, err := g.ReadRecord(strings.NewReader(out), nil)
			if err != nil {
				t.Fatalf("%s: %v in\n%s", args, err, out)
			}
			rules := must.Get(record.Compile(nil))(t)
			end := rules.Start(record.First())
			for step, err := range record.Replay(rules) {
				if err != nil {
					t.Fatalf("%s: %v", args, err)
				}
				end = step.After
			}
			m := must.Get(begin(rules, slices.Repeat([]bot.Level{bot.Casual}, rules.Seats()), 3))(t)
			for !m.Over() {
				if _, _, err := m.move(); err != nil {
					t.Fatal(err)
				}
			}
			if end != m.Position() {
				t.Errorf("%s: replayed\n%s\nplayed\n%s", args, end, m.Position())
			}
		}
	}
}

func TestColour(t *testing.T) {
	test.Colour(t, "-seed 1", "\x1b[")
	test.Colour(t, "-game scrabblecards -seed 1 -quiet", "\x1b[")
	test.NoColour(t, "-seed 1 -record")
}

// On a narrow terminal the mats stand one below the other.
func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := test.Output(programtest.World("COLUMNS=50"), "-seed 1")
	for line := range strings.SplitSeq(narrow, "\n") {
		if len([]rune(line)) > 50 {
			t.Fatalf("%d columns: %s", len([]rune(line)), line)
		}
	}
}

func TestBadFlags(t *testing.T) {
	test.BadFlags(t, map[string]string{
		"-rules chess":                      "classic-competition",
		"-rules":                            "the flag -rules needs a value",
		"-game chess":                       `"chess"`,
		"-record x":                         `unexpected argument "x"`,
		"-record -games 5":                  "-record writes one game",
		"-gcg":                              "jarnac is not written as GCG",
		"-game scrabble -gcg -games 5":      "-gcg writes one game",
		"-players 3":                        "players",
		"-game scrabble -players 5":         "players",
		"-game scrabble -players 1":         "a whole number from 2",
		"-game cards -players 3 -level 1,2": "-level names 2 levels for 3 players",
	})
}

func TestOutputFails(t *testing.T) {
	test.OutputFails(t, "-seed 1", "-games 1", "-record", "-game scrabble -gcg")
}

// A game without players of levels is watched with moves of any kind.
func TestFifthGame(t *testing.T) {
	var out, errs strings.Builder
	w := programtest.World("LANG=en")
	w.Stdout, w.Stderr = &out, &errs
	if status := Run([]string{"-game", "carre", "-seed", "1"}, w, append(games.All(), carre.Game)); status != 0 || !strings.Contains(out.String(), "The count") {
		t.Errorf("status %d, %s\n%s", status, &errs, &out)
	}
}
