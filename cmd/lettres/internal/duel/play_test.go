package duel

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// What people type, understood and not, is answered in these words.
func TestPlayGolden(t *testing.T) {
	test.GoldenOf(t, "play-fr", typing("pioche", "", "conseil", "las", "ligne 1 laids", "raté", "annule", "laids", "salis",
		"ligne 3 rats", "jarnac rat", "quoi donc alors", strings.Repeat("x", 300), "+", "passe", "tapis", "annule", "1 ladies",
		"idéals", "je passe", "conseil", "jarnac 1 mars", "pioche 6", "pioche", "échange ae", "ré", "abandonne"), false, "-play", "-seed", "5")
	w := typing("?", "undo", "draw eeeeee", "hint", "slid", "1:laids", "I pass", "swap aei", "quit")
	w.Columns = 60
	test.GoldenOf(t, "play-narrow-en", w, false, strings.Fields("-play -seed 5 -lang en -level champion -rules classic")...)
	test.GoldenOf(t, "play-contest-en", typing("draw", "slid 1", "salid", "undo", "dillas", "pass", "contest", "pass"), false, "-play", "-seed", "5", "-lang", "en", "-rules", "official validation=contest")
}

// What is read of a line, in a position where RATS and AIDE can be made.
func TestUnderstand(t *testing.T) {
	rules, err := jarnac.Compile(jarnac.Official(), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	position := func(phase jarnac.Phase, rack string, own, other [8]string) jarnac.State {
		s, err := rules.FromSetup(jarnac.Setup{Phase: phase, Mats: [2]jarnac.SetupMat{
			{Rack: bag.MustParse(rack), Lines: own, Drawn: true}, {Rack: bag.MustParse("Z"), Lines: other, Drawn: true},
		}})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	rat := [8]string{"RAT", "CHAT"}
	playing := position(jarnac.Playing, "ADEIS", rat, rat)
	handover := position(jarnac.Handover, "ADEIS", rat, rat)
	full := [8]string{"RAT", "BUT", "SOL", "PRE", "MIL", "COQ", "DON", "FEU"}
	answer := position(jarnac.Answer, "", rat, full)
	two := position(jarnac.Playing, "S", [8]string{"RAT", "TAR"}, rat)
	for _, tt := range []struct {
		state jarnac.State
		text  string
		what  int
		want  string
	}{
		{playing, "rats", aMove, "1:RATS"}, {playing, "RATS", aMove, "1:RATS"}, {playing, " Châts !", aMove, "2:CHATS"},
		{playing, "Idée", aMove, "IDEE"}, {playing, "ligne 1 rats", aMove, "1:RATS"}, {playing, "1rats", unclear, ""},
		{playing, "aide", aWord, "AIDE"}, {playing, "AIDE", aMove, "AIDE"}, {playing, "/aide", askHelp, ""}, {handover, "aide", askHelp, ""},
		{playing, "?", askHelp, ""}, {playing, "Help", askHelp, ""}, {playing, "conseil !", askHint, ""}, {playing, "QUITTE", aMove, "QUITTE"},
		{playing, "annuler.", takeBack, ""}, {playing, "/mats", look, ""}, {playing, "quit", leave, ""}, {playing, "/", unclear, ""},
		{playing, "", nothing, ""}, {playing, " \t ", nothing, ""}, {playing, "\x00\xff", unclear, ""},
		{two, "rats", manyLines, "1:RATS, 2:RATS"}, {two, "tsars", aMove, "TSARS"},
		{handover, "+", aMove, "+1"}, {handover, "pioche", aMove, "+1"}, {playing, "draw", aMove, "+1"}, {playing, "PIOCHE", aMove, "PIOCHE"},
		{handover, "jarnac tzar", aMove, "!1:TZAR"}, {handover, "je dis Jarnac : ligne 1 tzar", aMove, "!1:TZAR"},
		{handover, "Échange a, e, i", aMove, "-AEI"}, {playing, "passe", aMove, "-"}, {playing, "conteste", aMove, "?"},
		{answer, "passe", aMove, "."}, {answer, "laisse", aMove, "."}, {answer, "I let go", aMove, "."}, {answer, "abandonne", aMove, "resign"},
	} {
		said := understand(&tt.state, tt.text)
		got := said.text
		if said.what == aMove {
			got = said.move.String()
		}
		if said.what != tt.what || got != tt.want || (said.err != nil) != (said.what == unclear) {
			t.Errorf("%q: %d, %s, %v; want %d, %s", tt.text, said.what, got, said.err, tt.what, tt.want)
		}
	}
}

// A game ends where what is typed ends, and when nothing can be written.
func TestPlayEnds(t *testing.T) {
	for _, lines := range [][]string{nil, {"pioche"}, {"pioche", "annule"}, {"quitte"}} {
		status, out, stderr := test.Output(typing(lines...), "-play -seed 12345")
		if status != 0 || stderr != "" || !strings.HasSuffix(out, "\nLa partie s’arrête ici (graine 12345).\n") {
			t.Errorf("%q: status %d, %q, %q", lines, status, out[max(0, len(out)-100):], stderr)
		}
	}
	test.OutputFails(t, "-play")
	test.BadFlags(t, map[string]string{
		"-play -games 5":   "-play is a game of your own",
		"-play -record":    "-play is a game of your own",
		"-quiet -play":     "-play is a game of your own",
		"-save game.txt":   "-save keeps the record of a game of your own",
		"-play -level 8,4": "with -play there is one level, that of your opponent",
	})
}

// The record of a game that is played is kept up to its last move, without what was taken
// back, and never in a file that is there already.
func TestPlaySaves(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.txt")
	args := "-play -seed 5 -save " + file
	status, out, stderr := test.Output(typing("pioche", "las", "annule", "ligne 1 laids", "laids"), args)
	if status != 0 || stderr != "" || !strings.Contains(out, "La partie est gardée dans") {
		t.Fatalf("status %d, %q, %s", status, stderr, out)
	}
	read := func() string {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	text := read()
	record, err := jarnac.ReadRecord(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	for _, err := range record.Replay(french.Lexicon()) {
		if err != nil {
			t.Error(err)
		}
	}
	if !strings.Contains(text, "LAIDS") || strings.Contains(text, "LAS\n") {
		t.Errorf("the record is\n%s", text)
	}
	if status, _, stderr = test.Output(typing("quitte"), args); status != 1 || !strings.Contains(stderr, "existe déjà") || read() != text {
		t.Errorf("again: status %d, %q, and the file is\n%s", status, stderr, read())
	}
	if status, _, _ = test.Output(typing("quitte"), "-play -save "+filepath.Join(file, "none")); status != 1 {
		t.Errorf("no folder: status %d", status)
	}
}

// Whatever is typed, the game goes on or ends, and nothing of it reaches the terminal that
// could steer it.
func FuzzPlay(f *testing.F) {
	lines, _ := script(f, "official", bot.Casual, 5)
	f.Add([]byte(strings.Join(lines, "\n")), false)
	for _, s := range []string{"pioche\nconteste\n", "draw\nsalid\nundo\nundo\n", "draw\n\x1b[2J\nhint\nresign", "~\n", "draw\n~\npass\n.\n!rat\n", strings.Repeat("9", 999)} {
		f.Add([]byte(s), true)
	}
	f.Fuzz(func(t *testing.T, text []byte, contest bool) {
		if len(text) > 1000 || strings.Count(string(text), "hint")+strings.Count(string(text), "conseil") > 2 {
			return // no more is to be seen
		}
		rules := "official"
		if contest {
			rules = "classic validation=contest"
		}
		var out, stderr strings.Builder
		w := typing(string(text))
		w.Stdout, w.Stderr = &out, &stderr
		status := Run([]string{"-play", "-seed", "5", "-rules", rules}, w)
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

// script is what the first player types in the game of two players of one level with a
// seed, and how the game ends.
func script(t testing.TB, options string, level bot.Level, seed uint64) (lines []string, end jarnac.State) {
	t.Helper()
	o, err := jarnac.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDuel(rules, []bot.Level{level, level}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !d.over() {
		p, phase := d.state.Turn(), d.state.Phase()
		m, err := d.move()
		if err != nil {
			t.Fatal(err)
		}
		if p == person && phase != jarnac.Bonus {
			lines = append(lines, m.Decision().String())
		}
	}
	return lines, d.state
}

// A game that is typed is the game that the same decisions make, by all rules.
func TestPlayWholeGames(t *testing.T) {
	for _, rules := range []string{"official", "competition", "classic", "classic-competition"} {
		for seed := range uint64(3) {
			lines, end := script(t, rules, bot.KeenAmateur, seed)
			status, out, stderr := test.Output(typing(lines...), fmt.Sprintf("-play -rules %s -seed %d -lang en", rules, seed))
			if status != 0 || stderr != "" {
				t.Fatalf("%s, seed %d: status %d, %q", rules, seed, status, stderr)
			}
			o, _ := end.Outcome()
			if strings.Contains(out, "not legal") || !strings.Contains(out, "The verdict · "+string(o.Verdict)) {
				t.Errorf("%s, seed %d: it ends\n%s", rules, seed, out[max(0, len(out)-2000):])
			}
		}
	}
}
