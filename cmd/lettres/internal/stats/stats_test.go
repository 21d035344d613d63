package stats

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var test programtest.Run = func(args []string, w program.World) int { return Run(args, w, games.All()) }

// The games of testdata are between bots, with the days in their heads. Those of Bruno are told in these words.
func TestGolden(t *testing.T) {
	test.Golden(t, map[string]string{
		"bruno-fr": "-name bruno testdata/games", "alice-en": "-lang en testdata/games", "json": "-json -game jarnac testdata/games",
		"help-fr": "-h", "help-en": "-lang en -h",
	}, "help-fr", "help-en", "json")
}

// Without a file the games are those that the page keeps.
func TestFolder(t *testing.T) {
	data := t.TempDir()
	text, err := os.ReadFile("testdata/games/jarnac.txt")
	if err == nil {
		err = os.MkdirAll(filepath.Join(data, "lettres", "archive"), 0o700)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(data, "lettres", "archive", "x.txt"), text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	status, out, stderr := test.Output(programtest.World("XDG_DATA_HOME="+data), "-json")
	var r career.Report
	if status != 0 || stderr != "" || json.Unmarshal([]byte(out), &r) != nil || r.Games != 2 {
		t.Errorf("status %d, %s%s", status, out, stderr)
	}
}

func TestFaults(t *testing.T) {
	if status, _, stderr := test.Output(programtest.World("XDG_DATA_HOME="+t.TempDir()), "-lang en"); status != 1 || !strings.Contains(stderr, "no games are kept in") {
		t.Errorf("status %d, %s", status, stderr)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{"bad.txt": "nonsense\n", "cut.txt": "@game jarnac\n@players Alice Bru"} {
		must.Do(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
	}
	for args, want := range map[string]string{
		"-lang en -game chess":                        "chess",
		"-lang en " + dir:                             "no game that can be read in 2 files",
		"-lang en " + filepath.Join(dir, "none"):      "none",
		"-lang fr -game jago " + dir:                  "aucun coup n’est noté",
		"-lang en -name Nobody testdata/games":        `no game of "Nobody"; 3 games of others`,
		"-lang fr -name Nobody testdata/games":        "3 parties d’autres joueurs",
		"-lang en -json -game jago " + dir:            "bad.txt",
		"-lang en -name Bruno " + dir + " -game jago": "bad.txt",
	} {
		_, _, stderr := test.Output(programtest.World(), args)
		if !strings.Contains(strings.ReplaceAll(stderr, "\u00a0", " "), want) {
			t.Errorf("%q: %s", args, stderr)
		}
	}
	// What can be read is told all the same.
	status, out, stderr := test.Output(programtest.World(), "-lang en testdata/games "+dir)
	if status != 0 || !strings.Contains(out, "2 games") || !strings.Contains(stderr, "bad.txt") {
		t.Errorf("status %d, %s%s", status, out, stderr)
	}
}
