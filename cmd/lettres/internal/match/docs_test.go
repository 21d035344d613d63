package match

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
)

const command = "    go run ./cmd/lettres match "

// commandsOf is the flags of the commands that a page shows.
func commandsOf(t *testing.T, page string) (all [][]string) {
	t.Helper()
	for line := range strings.Lines(content(t, page)) {
		flags, ok := strings.CutPrefix(line, command)
		if !ok {
			continue
		}
		flags, _, _ = strings.Cut(flags, "   ") // and what it is for
		words, err := players.Split(flags)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		all = append(all, words)
	}
	if len(all) == 0 {
		t.Errorf("%s has no command", page)
	}
	return all
}

// The match of docs/matches.md is stopped by its test as the page shows it.
func TestMatchesPage(t *testing.T) {
	const page = "../../../../docs/matches.md"
	_, want, _ := strings.Cut(content(t, page), "```\n")
	want, _, _ = strings.Cut(want, "```\n")
	args := strings.Join(append(commandsOf(t, page)[0], "-out", filepath.Join(t.TempDir(), "records.txt")), " ")
	_, first, _ := test.Output(programtest.World(), args)
	_, again, _ := test.Output(programtest.World(), args) // from its file, without times
	if got := regexp.MustCompile(`(?m)^\d+ of them were in the file\n`).ReplaceAllString(again, ""); got != want {
		t.Errorf("it is\n%s\nand the page shows\n%s", got, want)
	}
	if got := regexp.MustCompile(`(?m)^  ms a decision.*\n`).ReplaceAllString(first, ""); got != want {
		t.Errorf("played, it is\n%s\nand the page shows\n%s", got, want)
	}
}

// The commands for authors of bots work: here with the bot in Python, and fewer games.
func TestCommands(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip(err)
	}
	if testing.Short() {
		t.Skip("plays over the protocol")
	}
	dir := t.TempDir()
	for _, page := range []string{"../../../../README.md", "../../../../docs/matches.md", "../../../../docs/protocol.md"} {
		for _, words := range commandsOf(t, page) {
			bots := 0
			for i, word := range words {
				if strings.HasPrefix(word, "python3 ") {
					words[i], bots = "python3 ../../../../examples/python/bot.py", bots+1
				}
			}
			if bots == 0 || words[0] == "-check" { // that is TestConforms
				continue
			}
			file := filepath.Join(dir, "records.txt")
			os.Remove(file)
			words = append(words, "-games", "2", "-out", file) // the last one counts
			var out, errs strings.Builder
			w := programtest.World("LANG=en")
			w.Stdout, w.Stderr = &out, &errs
			status := run(words, w)
			if status != 0 || errs.Len() > 0 || !strings.Contains(out.String(), "games: 2, pairs: 1") || strings.Contains(out.String(), "The referee had") {
				t.Errorf("%s, %q: status %d, %s\n%s", page, words, status, &errs, &out)
			}
		}
	}
}
