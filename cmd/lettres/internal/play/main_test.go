package play

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// test is the program.
var test programtest.Run = run

func run(args []string, w program.World) int { return Run(args, w, games.All()) }

// What people type, understood and not, is answered in these words.
func TestGolden(t *testing.T) {
	test.GoldenOf(t, "jarnac-fr", typing("pioche", "", "conseil", "ligne 1 laids", "raté", "laids", "annule", "salis",
		"ligne 3 rats", "jarnac rat", "quoi donc alors", strings.Repeat("x", 300), "+", "passe", "tapis", "annule", "1 ladies",
		"idéals", "je passe", "conseil", "jarnac 1 mars", "pioche 6", "pioche", "échange ae", "ré", "abandonne"), false, "-seed", "5")
	test.GoldenOf(t, "jarnac-long-turn-fr", typing("las", "1 laids", "quitte"), false, "-seed", "5")
	w := typing("?", "undo", "draw", "draw eeeeee", "hint", "slid", "1:laids", "I pass", "draw", "swap aei", "quit")
	w.Columns = 60
	test.GoldenOf(t, "jarnac-narrow-en", w, false, strings.Fields("-seed 5 -lang en -level champion -rules classic")...)
	test.GoldenOf(t, "jarnac-contest-en", typing("draw", "slid 2", "dillas", "draw", "undo", "pass", "draw", "contest", "pass", "draw", "pass"), false,
		"-seed", "5", "-lang", "en", "-rules", "official validation=contest")
	test.GoldenOf(t, "scrabble-fr", typing("conseil", "bornat", "H4 bornat", "échange a", "table", "annule", "abandonne"), false, "-game", "scrabble", "-seed", "1")
	test.GoldenOf(t, "cards-three-en", typing("hint", "exchange 2", "quit"), false, "-game", "cards", "-seed", "2", "-players", "3", "-lang", "en")
	test.GoldenOf(t, "jago-fr", typing("conseil", "passe", "3B indirects", "fin", "passe", "abandonne"), false, "-game", "jago", "-seed", "2")
	test.Golden(t, map[string]string{"help-fr": "-h", "help-en": "-lang en -h"}, "help-fr", "help-en")
}

// An opponent's rack is not shown before the end.
func TestHidden(t *testing.T) {
	for _, g := range []string{"scrabble", "cards"} {
		_, out, _ := test.Output(typing("conseil", "passe", "table"), "-seed 3 -game "+g)
		if strings.Count(out, "7\u00a0jetons\n")+strings.Count(out, "7\u00a0cartes\n") < 2 {
			t.Errorf("%s: no hidden rack in\n%s", g, out)
		}
	}
}

// A game ends where what is typed ends, and when nothing can be written.
func TestEnds(t *testing.T) {
	for _, lines := range [][]string{nil, {"pioche"}, {"pioche", "annule"}, {"quitte"}} {
		status, out, stderr := test.Output(typing(lines...), "-seed 12345")
		if status != 0 || stderr != "" || !strings.HasSuffix(out, "\nLa partie s’arrête ici (graine\u00a012345).\n") && !strings.HasSuffix(out, "\nLa partie s’arrête ici (graine 12345).\n") {
			t.Errorf("%q: status %d, %q, %q", lines, status, out[max(0, len(out)-100):], stderr)
		}
	}
	test.OutputFails(t, "")
	test.BadFlags(t, map[string]string{
		"-games 5":   "unknown flag -games",
		"-quiet":     "unknown flag -quiet",
		"-level 8,4": "one level",
	})
}

// The record of a game is kept up to its last move, also where it cannot be taken back, and never
// in a file that is there already.
func TestSaves(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	args := "-seed 5 -save " + file
	status, out, stderr := test.Output(typing("pioche", "ligne 1 laids", "laids", "annule"), args)
	if status != 0 || stderr != "" || !strings.Contains(out, "La partie est gardée dans") {
		t.Fatalf("status %d, %q, %s", status, stderr, out)
	}
	read := func() string {
		text := must.Get(os.ReadFile(file))(t)
		return string(text)
	}
	text := read()
	record, err := games.Jarnac().ReadRecord(strings.NewReader(text), nil)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	rules := must.Get(record.Compile(nil))(t)
	for _, err := range record.Replay(rules) {
		if err != nil {
			t.Error(err)
		}
	}
	if !strings.Contains(text, "LAIDS") || !strings.Contains(out, "remedy/take-back") {
		t.Errorf("the record is\n%s", text)
	}
	if status, out, stderr = test.Output(typing("quitte"), args); status != 0 || !strings.Contains(out, "La partie reprend") || read() != text {
		t.Errorf("again: status %d, %q, and the file is\n%s", status, stderr, read())
	}
	if status, _, _ = test.Output(typing("quitte"), "-save "+filepath.Join(file, "none")); status != 1 {
		t.Errorf("no folder: status %d", status)
	}
}

// A game that was left goes on with the same letters, by its file or by -save, whatever its name.
func TestGoesOn(t *testing.T) {
	for _, g := range games.All() {
		if _, paced := extra.PaceOf(g); paced {
			continue // it can go on for ever
		}
		lines, _ := script(t, g, bot.Casual, 3)
		half := len(lines) / 2
		once, file := filepath.Join(t.TempDir(), "once.txt"), filepath.Join(t.TempDir(), "ma partie.txt")
		args := []string{"-game", g.Name(), "-lang", "en", "-level", "2", "-seed", "3", "-save"}
		test.Output(typing(lines...), strings.Join(args, " ")+" "+once)
		run := func(lines []string, args ...string) (int, string, string) {
			var out, stderr strings.Builder
			w := typing(append(slices.Clone(lines), "quitte")...)
			w.Stdout, w.Stderr = &out, &stderr
			status := run(args, w)
			return status, out.String(), stderr.String()
		}
		_, out, _ := run(lines[:half], append(args, file)...)
		if want := `lettres play -level 2 -seed 3 "` + file + `"`; !strings.Contains(out, want) {
			t.Errorf("%s: no %s in\n%s", g, want, out)
		}
		if status, out, stderr := run(nil, append(args, file)...); status != 0 || !strings.Contains(out, "The game goes on") {
			t.Errorf("%s: -save: %s%s", g, stderr, out)
		}
		if status, out, stderr := run(lines[half:], "-lang", "en", "-level", "2", "-seed", "3", file); status != 0 || strings.Contains(out, "not legal") {
			t.Errorf("%s: status %d, %s%s", g, status, stderr, out)
		}
		if a, b := string(must.Get(os.ReadFile(once))(t)), string(must.Get(os.ReadFile(file))(t)); a != b {
			t.Errorf("%s: at once\n%s\nand in two parts\n%s", g, a, b)
		}
		if status, _, stderr := run(nil, "-lang", "en", file); status != 1 || !strings.Contains(stderr, `the game is over: lettres review "`) {
			t.Errorf("%s: over: status %d, %s", g, status, stderr)
		}
		if status, _, stderr := run(nil, append(args, file)...); status != 1 || !strings.Contains(stderr, "exists already") {
			t.Errorf("%s: over, -save: status %d, %s", g, status, stderr)
		}
	}
	for args, want := range map[string]string{
		"none.txt": "n’existe pas", "ma partie": `c’est "ma partie"`, "scrabble": "comme -game scrabble", "testdata": "testdata",
	} {
		if status, _, stderr := test.Output(typing(), args); status != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %s", args, status, stderr)
		}
	}
}

// Letters that were seen are not taken back (remedy/take-back), and what brought none is: of a game with
// an empty bag the last word, and at Scrabble a pass after which nobody drew.
func TestTakeBack(t *testing.T) {
	const again, never = "retour à votre dernière décision", "ce qui a été vu reste (remedy/take-back)"
	for _, tt := range []struct{ flags, lines, want, not string }{
		{"-seed 5", "pioche/ligne 1 laids/laids/annule", never, again},
		{"-game scrabble -seed 1", "bornat/H4 bornat/annule", never, again},
		{"-game scrabble -seed 1", "passe/annule", again, never},
		{"-seed 5", "annule", "encore rien décidé", again},
	} {
		_, out, stderr := test.Output(typing(strings.Split(tt.lines, "/")...), tt.flags)
		if stderr != "" || !strings.Contains(strings.Join(strings.Fields(out), " "), tt.want) || strings.Contains(out, tt.not) {
			t.Errorf("%s, %s: %s\n%s", tt.flags, tt.lines, stderr, out)
		}
	}
}

// Somebody who leaves is asked whether to keep the game: not where it is kept already, and anew where the file cannot be written.
func TestOffers(t *testing.T) {
	folder := t.TempDir()
	file, there := filepath.Join(folder, "kept.txt"), filepath.Join(folder, "there.txt")
	must.Do(t, os.WriteFile(there, nil, 0o600))
	status, out, stderr := test.Output(typing("pioche", "quitte", there, file), "-seed 5")
	text, err := os.ReadFile(file)
	if status != 0 || stderr != "" || err != nil || !strings.Contains(string(text), "+") || !strings.Contains(out, "existe déjà") {
		t.Errorf("status %d, %s, %v, %q\n%s", status, stderr, err, text, out)
	}
	if text, err := os.ReadFile(there); err != nil || len(text) > 0 {
		t.Errorf("%v, and the file that was there is %q", err, text)
	}
	if _, out, _ := test.Output(typing("pioche", "quitte"), "-seed 5 -save "+filepath.Join(folder, "saved.txt")); strings.Contains(out, "Garder la partie") {
		t.Errorf("asked for what is kept\n%s", out)
	}
	for _, no := range []string{"", "n", "Non"} {
		if status, out, stderr := test.Output(typing("pioche", "quitte", no), "-seed 5"); status != 0 || stderr != "" || strings.Contains(out, "est gardée") {
			t.Errorf("%q: status %d, %s\n%s", no, status, stderr, out)
		}
	}
}

// Whatever is typed, the game goes on or ends, and nothing of it reaches the terminal that
// could steer it.
func FuzzPlay(f *testing.F) {
	for _, s := range []string{"pioche\nconteste\n", "draw\nsalid\nundo\nundo\n", "draw\n\x1b[2J\nhint\nresign", "~\n", "draw\n~\npass\n.\n!rat\n", strings.Repeat("9", 999)} {
		f.Add([]byte(s), uint8(0))
		f.Add([]byte(s), uint8(2))
	}
	flags := [][]string{{"-rules", "official"}, {"-rules", "classic validation=contest"}, {"-game", "scrabble"}, {"-game", "cards"}, {"-game", "jago"}}
	f.Fuzz(func(t *testing.T, text []byte, which uint8) {
		if len(text) > 1000 || strings.Count(string(text), "hint")+strings.Count(string(text), "conseil") > 2 {
			return // no more is to be seen
		}
		var out, stderr strings.Builder
		w := typing(string(text))
		w.Stdout, w.Stderr = &out, &stderr
		status := run(append([]string{"-seed", "5"}, flags[int(which)%len(flags)]...), w)
		if status != 0 || stderr.String() != "" || strings.ContainsAny(out.String(), "\x1b\x00\r") {
			t.Errorf("%q: status %d, %q", text, status, stderr.String())
		}
	})
}

// typing is a world in which somebody types these lines.
func typing(lines ...string) program.World {
	w := programtest.World()
	w.Stdin, w.Echo = strings.NewReader(strings.Join(lines, "\n")), true
	return w
}

// script is what the first player types in the game of players of one level with a seed, and
// how the game ends.
func script(t testing.TB, g *game.Game, level bot.Level, seed uint64) (lines []string, end game.Position) {
	t.Helper()
	rules := g.MustCompile(g.Usual())
	var bots []game.Bot
	for range rules.Seats() {
		b := must.Get(rules.Bot(level, seed))(t)
		bots = append(bots, b)
	}
	deal := bag.NewDealer(seed)
	end = rules.Start(rules.Toss(deal.Seat(rules.TossSeat())).First)
	for !end.Over() {
		seat := end.Turn()
		m, forced := extra.Forced(end)
		if !forced {
			var err error
			if m, _, err = bots[seat].Decide(t.Context(), end.View(seat)); err != nil {
				t.Fatal(err)
			}
			if seat == person {
				lines = append(lines, g.Decision(m).String())
			}
		}
		step := must.Get(end.Do(deal.Seat(seat), seat, m))(t)
		end = step.After
	}
	return lines, end
}

// A game that is typed is the game that the same decisions make, whatever the game.
func TestWholeGames(t *testing.T) {
	for _, g := range games.All() {
		if _, paced := extra.PaceOf(g); paced {
			continue // it can go on for ever
		}
		lines, end := script(t, g, bot.Casual, 3)
		status, out, stderr := test.Output(typing(lines...), fmt.Sprintf("-game %s -level 2 -seed 3 -lang en", g))
		if status != 0 || stderr != "" {
			t.Fatalf("%s: status %d, %q", g, status, stderr)
		}
		o, _ := end.Outcome()
		if strings.Contains(out, "not legal") || !strings.Contains(out, "The verdict · "+string(o.Verdict)) {
			t.Errorf("%s: it ends\n%s", g, out[max(0, len(out)-2000):])
		}
	}
}
