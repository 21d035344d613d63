package puzzle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// ownGames are those of the command stats: two of Jarnac, and one of Scrabble.
var ownGames = filepath.Join("..", "stats", "testdata", "games")

// What somebody types who goes over their mistakes is answered in these words.
func TestGoldenMistakes(t *testing.T) {
	test.GoldenOf(t, "mistakes-fr", lines("bete", "1 bete", "1 benets", "", "rats", "pioche", "réponse", "", "quoi donc", "?", "table", "suite", "quitte"), false,
		"mistakes", "-game", "jarnac", ownGames)
	test.GoldenOf(t, "mistakes-en", lines("answer", "quit"), false, "mistakes", "-lang", "en", "-game", "scrabble", "-name", "bruno", ownGames)
	test.Golden(t, map[string]string{"mistakes-help-fr": "mistakes -h", "mistakes-help-en": "mistakes -lang en -h"}, "mistakes-help-fr", "mistakes-help-en")
}

func lines(typed ...string) program.World {
	w := programtest.World()
	w.Stdin, w.Echo = strings.NewReader(strings.Join(typed, "\n")+"\n"), true
	return w
}

// Each mistake is answered by what was best, and not by what was played; the deck keeps when it comes back.
func TestDeck(t *testing.T) {
	files := must.Get(filepath.Glob(filepath.Join(ownGames, "*.txt")))(t)
	found, read, err := mistakesIn(library.New(games.All(), nil), files, "", "")
	if err != nil || read != 3 || len(found) < 10 {
		t.Fatalf("%d mistakes in %d games, %v", len(found), read, err)
	}
	for _, m := range found {
		if m.right(m.made) {
			t.Errorf("%s: %v was played, and is right", m.at, m.made)
		}
		for _, best := range m.best {
			if !m.right(best) {
				t.Errorf("%s: %v is wrong", m.at, best)
			}
		}
	}
	file := filepath.Join(t.TempDir(), "deck.json")
	begun := time.Date(2026, 3, 4, 20, 0, 0, 0, time.UTC)
	run := func(days int, typed ...string) string {
		t.Helper()
		w := lines(typed...)
		w.Now = func() time.Time { return begun.AddDate(0, 0, days) }
		status, out, stderr := test.Output(w, "mistakes -lang en -game jarnac -deck "+file+" "+ownGames)
		if status != 0 || stderr != "" {
			t.Fatalf("status %d, %s", status, stderr)
		}
		return out
	}
	// The first is found at once, the second not.
	out := run(0, "1 benets", "", "answer", "quit")
	if strings.Count(out, "It comes back after 1 day.") != 2 || !strings.Contains(out, "You found it: transform BETE into BENETS") {
		t.Errorf("%s", out)
	}
	d, err := openDeck(file)
	if err != nil || len(d.Cards) != 2 || d.Cards[found[0].key()].Box+d.Cards[found[1].key()].Box != 1 {
		t.Fatalf("%+v, %v", d, err)
	}
	if _, err := openDeck(file); err == nil {
		t.Error("two programs have a deck")
	}
	d.lock.Close()
	if out := run(0, "quit"); strings.Contains(out, "BEENT") {
		t.Errorf("what was found comes back at once: %s", out)
	}
	if out := run(1, "1 benets", "quit"); !strings.Contains(out, "BEENT") || !strings.Contains(out, "It comes back after 2 days.") {
		t.Errorf("after a day: %s", out)
	}
	// Found at the second try is not found.
	if out := run(3, "answer", "", "1 bete", "1 debet", "1 benets", "quit"); !strings.Contains(out, "There is better.") || strings.Count(out, "It comes back after 1 day.") != 2 {
		t.Errorf("at the second try: %s", out)
	}
}

func TestMistakeFaults(t *testing.T) {
	dir := t.TempDir()
	bad := filepath.Join(dir, "deck.json")
	for _, text := range []string{"", "{}", `{"Cards":{"x":{"box":9}}}`, `{"Cards":{"x":{"bo`} {
		must.Do(t, os.WriteFile(bad, []byte(text), 0o600))
		status, out, stderr := test.Output(lines(), "mistakes -lang en -deck "+bad+" "+ownGames)
		if status != 1 || out != "" || !strings.Contains(stderr, "is not a deck of mistakes") {
			t.Errorf("%q: status %d, %s%s", text, status, out, stderr)
		}
		if kept, err := os.ReadFile(bad); err != nil || string(kept) != text {
			t.Errorf("%q became %q, %v", text, kept, err)
		}
	}
	for args, want := range map[string]string{
		"mistakes -lang en -game chess":                 "chess",
		"mistakes -lang en " + filepath.Join(dir, "no"): "no",
		"mistakes -lang en -name Nobody " + ownGames:    "no game of yours",
	} {
		if status, _, stderr := test.Output(lines(), args); status != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%q: status %d, %s", args, status, stderr)
		}
	}
}
