package jago

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// test is the program.
var test programtest.Run = Run

// rulesOf are the rules that the program plays by.
func rulesOf(t testing.TB) *jago.Rules {
	t.Helper()
	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// start is the game with a seed between keen amateurs.
func start(t testing.TB, rules *jago.Rules, seed uint64) *game {
	t.Helper()
	g, err := newGame(rules, []bot.Level{bot.KeenAmateur, bot.KeenAmateur}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGolden(t *testing.T) {
	test.Golden(t, map[string]string{
		"game-fr":  "-seed 6 -lang fr",
		"quiet-fr": "-seed 54 -lang fr -quiet", // out of time in the middle of a turn
		"quiet-en": "-seed 4 -lang en -quiet",
		"games-fr": "-seed 6 -games 2 -lang fr",
		"games-en": "-seed 28 -games 1 -lang en",
		"game-en":  "-seed 15 -lang en", // out of time without a lead
		"record":   "-seed 4 -record",
		"help-fr":  "-h",
		"help-en":  "-lang en -h",
	})
}

func TestSeedIsShown(t *testing.T) { test.SeedIsShown(t, "-quiet") }

// A turn tells what the state says: each ends with a lead, or ends the game; the disc
// has ten minutes; and time goes by.
func TestTurns(t *testing.T) {
	rules := rulesOf(t)
	for _, seed := range []uint64{15, 54} {
		g := start(t, rules, seed)
		var end jago.State
		for one, err := range g.play() {
			if err != nil {
				t.Fatal(err)
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
		if !over || end != g.state || o.Scores != [2]int{end.Score(jago.Red), end.Score(jago.Blue)} {
			t.Errorf("seed %d: %v", seed, o)
		}
	}
}

// The record of a game is replayed to the end of the game.
func TestRecord(t *testing.T) {
	rules := rulesOf(t)
	for _, seed := range []uint64{6} {
		status, out, stderr := test.Output(programtest.World(), fmt.Sprintf("-record -seed %d", seed))
		if status != 0 || stderr != "" {
			t.Fatalf("seed %d: status %d, %q", seed, status, stderr)
		}
		record, err := jago.ReadRecord(strings.NewReader(out))
		if err != nil {
			t.Fatalf("seed %d: %v in\n%s", seed, err, out)
		}
		var end jago.State
		for step, err := range record.ReplayWith(rules) {
			if err != nil {
				t.Fatalf("seed %d: %v in\n%s", seed, err, out)
			}
			end = step.After
		}
		g := start(t, rules, seed)
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
	test.Colour(t, "-seed 6", "\x1b[1;37;41m*")
}

func TestNarrowTerminal(t *testing.T) {
	_, narrow, _ := test.Output(programtest.World("COLUMNS=50"), "-seed 6 -lang en")
	if !strings.Contains(narrow, "\n  rack ") {
		t.Errorf("nothing above the board:\n%s", narrow)
	}
	for line := range strings.SplitSeq(narrow, "\n") {
		if strings.HasPrefix(line, "   6 ") && utf8.RuneCountInString(line) > 50 {
			t.Fatalf("a board of %d columns: %s", utf8.RuneCountInString(line), line)
		}
	}
}

func TestBadFlags(t *testing.T) {
	test.BadFlags(t, map[string]string{
		"-record -games 5": "-record writes one game",
		"-players 2":       "flag provided but not defined: -players",
	})
}

func TestOutputFails(t *testing.T) {
	test.OutputFails(t, "-seed 6", "-quiet", "-record", "-games 1")
}

// A game with all that it takes but the drawing: go test -bench Games -cpu 1.
func BenchmarkGames(b *testing.B) {
	rules := rulesOf(b)
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		g := start(b, rules, seed)
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
		Run([]string{"-seed", "6"}, programtest.World())
	}
}
