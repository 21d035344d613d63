package games_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// A game of another module is made of public names alone: the compiler lets no other module
// import what is internal.
func TestOutside(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	root := must.Get(filepath.Abs(".."))(t)
	dir := t.TempDir()
	game := must.Get(os.ReadFile("testdata/outside/pile.go"))(t)
	for name, text := range map[string]string{
		"pile.go": string(game),
		"go.mod":  "module example.org/pile\n\ngo 1.26.0\n",
		"go.work": "go 1.26.0\n\nuse (\n\t.\n\t" + filepath.ToSlash(root) + "\n)\n",
	} {
		must.Do(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666))
	}
	run := exec.Command("go", "run", ".")
	run.Dir = dir
	run.Env = append(os.Environ(), "GOWORK=")
	out, err := run.CombinedOutput()
	if want := outside; err != nil || string(out) != want {
		t.Errorf("the program printed %q, %v, want %q", out, err, want)
	}
}

// outside holds what the program prints: how a record is judged, how many games are played, and what is
// heard at a table.
const outside = `1 take3 true 
2 take3 true 
3 take1 true 
4 take3 true 
5 take1 false pile/take
pile 2 players; 0 0 false true 1
6 games
[take3] <nil>
`
