package cards

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// test is the program.
var test programtest.Run = Run

// rulesFor are the rules that the program plays by.
func rulesFor(t testing.TB, players int) *scrabblecards.Rules {
	t.Helper()
	rules, err := scrabblecards.Compile(options(players), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// start is the game with a seed between keen amateurs.
func start(t testing.TB, rules *scrabblecards.Rules, players int, seed uint64) *game {
	t.Helper()
	g, err := newGame(rules, slices.Repeat([]bot.Level{bot.KeenAmateur}, players), seed)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGolden(t *testing.T) {
	test.Golden(t, map[string]string{
		"game-fr":      "-seed 39 -lang fr", // an exchange
		"game-en":      "-seed 38 -lang en", // passes, with which it ends
		"quiet-fr":     "-seed 38 -lang fr -quiet",
		"quiet-en":     "-seed 39 -lang en -quiet",
		"quiet-six-en": "-seed 3 -players 6 -lang en -quiet",
		"quiet-tie-en": "-seed 257 -lang en -quiet", // in the toss; a bonus card held at the end
		"games-fr":     "-seed 1 -games 6 -lang fr",
		"games-six-en": "-seed 3 -games 4 -players 6 -lang en",
		"record":       "-seed 39 -record",
		"help-fr":      "-h",
		"help-en":      "-lang en -h",
	}, "record")
}

func TestSeedIsShown(t *testing.T) { test.SeedIsShown(t, "-quiet") }

func TestHighestMove(t *testing.T) { test.HighestMove(t) }

// A turn tells what the state says.
func TestTurns(t *testing.T) {
	for _, players := range []int{2, 3, 6} {
		rules := rulesFor(t, players)
		for seed := range uint64(3) {
			g := start(t, rules, players, seed)
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
				for at, letter := range one.before.Letters() { // what is gone was in a word taken off
					off := one.after.Letter(at) == 0
					if off && !slices.ContainsFunc(one.effect.TakenOff, func(w scrabblecards.Word) bool { return holds(w, at) }) {
						t.Errorf("seed %d, turn %d: %c is gone, and not of %v", seed, one.number, letter, one.effect.TakenOff)
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

// holds reports whether a word has a letter on a square.
func holds(w scrabblecards.Word, at board.Square) bool {
	for i := range len(w.Text) {
		if w.At.Next(w.Dir, i) == at {
			return true
		}
	}
	return false
}

// The record of a game is read and replayed with the scores of the game, to the last
// card.
func TestRecord(t *testing.T) {
	for players := 2; players <= scrabblecards.MaxPlayers; players++ {
		args := "-record -seed 5 -players " + strconv.Itoa(players)
		status, out, stderr := test.Output(programtest.World(), args)
		if status != 0 || stderr != "" {
			t.Fatalf("%s: status %d, %q", args, status, stderr)
		}
		record, err := scrabblecards.ReadRecord(strings.NewReader(out))
		if err != nil {
			t.Fatalf("%s: %v in\n%s", args, err, out)
		}
		rules := rulesFor(t, players)
		if record.Options != rules.Options() || record.Lexicon != rules.Lexicon().ID() {
			t.Errorf("%s: it is of the rules %s", args, record.Options)
		}
		var end scrabblecards.State
		for step, err := range record.Replay(gaddag.Lexicon()) {
			if err != nil {
				t.Fatalf("%s: %v in\n%s", args, err, out)
			}
			end = step.After
		}
		g := start(t, rules, players, 5)
		for _, err := range g.play() {
			if err != nil {
				t.Fatal(err)
			}
		}
		got, _ := end.Outcome()
		if want, over := g.state.Outcome(); got != want || !over {
			t.Errorf("%s: replayed, %v; played, %v", args, got, want)
		}
	}
}

func TestColour(t *testing.T) {
	test.Colour(t, "-seed 39", "\x1b[1;32mseven letters")
	test.NoColour(t, "-seed 1 -record")
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := test.Output(programtest.World("COLUMNS=50"), "-seed 1 -lang en")
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
	test.BadFlags(t, map[string]string{
		"-players 1":       "there are 2 to 6 players",
		"-players 7":       "there are 2 to 6 players",
		"-players two":     `invalid value "two" for flag -players`,
		"-record -games 5": "-record writes one game",
	})
	if _, _, stderr := test.Output(programtest.World(), "-players 7"); !strings.Contains(stderr, "on joue de 2 à 6") {
		t.Errorf("in French: %s", stderr)
	}
}

func TestOutputFails(t *testing.T) {
	test.OutputFails(t, "-seed 1", "-quiet", "-record", "-games 1")
}

// A game with all that it takes but the drawing: go test -bench Games -cpu 1.
func BenchmarkGames(b *testing.B) {
	rules := rulesFor(b, 2)
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		g := start(b, rules, 2, seed)
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
		Run([]string{"-seed", "1"}, programtest.World())
	}
}
