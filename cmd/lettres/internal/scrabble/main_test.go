package scrabble

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// test is the program.
var test programtest.Run = Run

// rulesFor are the rules that the program plays by.
func rulesFor(t testing.TB, players int) *scrabble.Rules {
	t.Helper()
	rules, err := scrabble.Compile(options(players), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// start is the game with a seed between keen amateurs.
func start(t testing.TB, rules *scrabble.Rules, players int, seed uint64) *game {
	t.Helper()
	g, err := newGame(rules, slices.Repeat([]bot.Level{bot.KeenAmateur}, players), seed)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGolden(t *testing.T) {
	test.Golden(t, map[string]string{
		"game-fr":       "-seed 434 -lang fr", // a joker and a tie in the toss, an exchange
		"game-en":       "-seed 168 -lang en", // an exchange, passes
		"quiet-fr":      "-seed 168 -lang fr -quiet",
		"quiet-en":      "-seed 434 -lang en -quiet",
		"quiet-four-en": "-seed 33 -players 4 -lang en -quiet", // a tie in the toss
		"games-fr":      "-seed 1 -games 20 -lang fr",
		"games-four-en": "-seed 1 -games 10 -players 4 -lang en",
		"gcg":           "-seed 434 -gcg",
		"help-fr":       "-h",
		"help-en":       "-lang en -h",
	}, "gcg")
}

func TestSeedIsShown(t *testing.T) { test.SeedIsShown(t, "-quiet") }

func TestHighestMove(t *testing.T) { test.HighestMove(t) }

// The GCG of a game is read and replayed with the scores of the game, to the last
// tile.
func TestGCG(t *testing.T) {
	for players := 2; players <= scrabble.MaxPlayers; players++ {
		rules := rulesFor(t, players)
		for seed := range 8 {
			args := fmt.Sprintf("-gcg -seed %d -players %d", seed, players)
			status, out, stderr := test.Output(programtest.World(), args)
			if status != 0 || stderr != "" {
				t.Fatalf("%s: status %d, %q", args, status, stderr)
			}
			record, err := scrabble.ReadGCG(strings.NewReader(out))
			if err != nil {
				t.Fatalf("%s: %v in\n%s", args, err, out)
			}
			var end scrabble.State
			for step, err := range record.ReplayWith(rules) {
				if err != nil {
					t.Fatalf("%s: %v in\n%s", args, err, out)
				}
				end = step.After
			}
			g := start(t, rules, players, uint64(seed))
			for _, err := range g.play() {
				if err != nil {
					t.Fatal(err)
				}
			}
			got, _ := end.Outcome()
			if want, _ := g.state.Outcome(); got != want {
				t.Errorf("%s: replayed, %v; played, %v", args, got, want)
			}
		}
	}
}

// No symbol is laid, and a record implies nothing of that: it replays with all words.
func TestNoSymbols(t *testing.T) {
	words, admitted := gaddag.Lexicon(), lexicon.AllClasses.Without(scrabble.UnlistedClasses)
	rules := rulesFor(t, 2)
	for seed := range uint64(10) {
		g := start(t, rules, 2, seed)
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
	_, out, _ := test.Output(programtest.World(), "-gcg -seed 1")
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
			g := start(t, rules, players, seed)
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
	test.Colour(t, "-seed 434", "\x1b[1;32mScrabble!")
	test.NoColour(t, "-seed 1 -gcg")
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := test.Output(programtest.World("COLUMNS=50"), "-seed 1 -lang en")
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
	test.BadFlags(t, map[string]string{
		"-players 1":    "there are 2, 3 or 4 players",
		"-players 5":    "there are 2, 3 or 4 players",
		"-players two":  `invalid value "two" for flag -players`,
		"-gcg -games 5": "-gcg writes one game",
	})
	if _, _, stderr := test.Output(programtest.World(), "-players 7"); !strings.Contains(stderr, "on joue à 2, 3 ou 4") {
		t.Errorf("in French: %s", stderr)
	}
}

func TestOutputFails(t *testing.T) {
	test.OutputFails(t, "-seed 1", "-quiet", "-gcg", "-games 1")
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
