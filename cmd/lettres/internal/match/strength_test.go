package match

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
)

// The tables are Markdown, come out the same again, and their records are kept.
func TestStrength(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "strength")
	const args = "-strength -games 2 -nodes 10 -lang en -game jarnac -out "
	status, out, stderr := test.Output(programtest.World(), args+dir)
	if status != 0 || stderr != "" {
		t.Fatalf("status %d, %s", status, stderr)
	}
	for _, want := range []string{
		"# Strength\n", "go run ./cmd/lettres match -strength -lang en -games 2 -nodes 10 -game jarnac\n", "\n## Jarnac (official)\n",
		"\n| greedy | random | 2 | ", "\n| 1, beginner | random | ", "\n| 8, champion (10 nodes) | 7, master | ", "\n| 4, keen amateur | greedy | ",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	for _, want := range []string{"(competition)", "(classic)", "(classic-competition)"} {
		if !strings.Contains(out, "\n## Jarnac "+want+"\n") {
			t.Errorf("no table for %s", want)
		}
	}
	columns := 0
	for line := range strings.Lines(out) {
		if n := strings.Count(line, "|"); strings.HasPrefix(line, "|") && n != 11 {
			t.Errorf("%d bars: %s", n, line)
		} else if n > 0 {
			columns++
		}
	}
	if want := 2 + 1 + len(bot.Levels()) + 2 + 3*(2+2); columns != want {
		t.Errorf("%d rows, not %d", columns, want)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != columns-4*2 {
		t.Errorf("%d files, %v", len(files), err)
	}
	for _, again := range []string{args + dir, args + "none"} {
		if _, got, _ := test.Output(programtest.World(), again); got != out {
			t.Errorf("%s: it is\n%s", again, got)
		}
	}
	status, out, stderr = test.Output(programtest.World(), "-strength -games 2 -nodes 10 -lang en -game jarnac -options classic")
	if want := "-nodes 10 -game jarnac -options \"classic\"\n"; status != 0 || !strings.Contains(out, want) || strings.Count(out, "\n|") != 4 {
		t.Errorf("status %d, %s\n%s", status, stderr, out)
	}
	if status, _, stderr := test.Output(programtest.World("LANG=en"), "-strength -game chess"); status != 1 || !strings.Contains(stderr, `unknown game "chess"`) {
		t.Errorf("status %d, %s", status, stderr)
	}
	for _, args := range []string{"-strength -a greedy", "-strength -options classic", "-strength -movetime 1s", "-strength -json", "-strength -sprt 0,5"} {
		if status, _, stderr := test.Output(programtest.World("LANG=en"), args); status != 2 || !strings.Contains(stderr, "chooses the players itself") {
			t.Errorf("%s: status %d, %s", args, status, stderr)
		}
	}
}
