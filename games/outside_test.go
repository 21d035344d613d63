package games_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// A game of another module is made of public names alone: the compiler lets no other module
// import what is internal.
func TestOutside(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	game, err := os.ReadFile("testdata/outside/pile.go")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"pile.go": string(game),
		"go.mod":  "module example.org/pile\n\ngo 1.26.0\n",
		"go.work": "go 1.26.0\n\nuse (\n\t.\n\t" + filepath.ToSlash(root) + "\n)\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	run := exec.Command("go", "run", ".")
	run.Dir = dir
	run.Env = append(os.Environ(), "GOWORK=")
	out, err := run.CombinedOutput()
	if want := "pile 2 players; 0 0 false true 1\n"; err != nil || string(out) != want {
		t.Errorf("the program printed %q, %v, want %q", out, err, want)
	}
}
