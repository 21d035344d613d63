package evening

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/tournament"
)

func created(t *testing.T, path string) tournament.Tournament {
	t.Helper()
	x := must.Get(tournament.New("", tournament.Swiss(9), "Alice", "Bruno"))(t)
	must.Do(t, Create(path, x))
	return x
}

func enter(name string) func(tournament.Tournament) (tournament.Tournament, error) {
	return func(x tournament.Tournament) (tournament.Tournament, error) { return x.Enter(name) }
}

func refused(t *testing.T, err error, french string) {
	t.Helper()
	if got := rulebook.Explain(err, language.French); !strings.Contains(got, french) || got == rulebook.Explain(err, language.English) {
		t.Errorf("%q, %v, and not %q", got, err, french)
	}
}

func content(t *testing.T, path string) string {
	t.Helper()
	data := must.Get(os.ReadFile(path))(t)
	return string(data)
}

func TestFile(t *testing.T) {
	for _, name := range []string{"club.txt", "club.json", "soirée du mardi"} {
		path := filepath.Join(t.TempDir(), name)
		x := created(t, path)
		if err := Create(path, x); err == nil {
			t.Error("made anew")
		} else {
			refused(t, err, "existe déjà")
		}
		y, err := Change(path, enter("Chloé"))
		if err != nil || y.Len() != 3 {
			t.Fatal(err)
		}
		z, err := Read(path)
		if err != nil || z.String() != y.String() {
			t.Errorf("%v, %v", z, err)
		}
		if strings.HasPrefix(content(t, path), "{") != (filepath.Ext(name) == ".json") {
			t.Errorf("%s is\n%s", name, content(t, path))
		}
		before := content(t, path)
		if _, err := Change(path, enter("ALICE")); err == nil || content(t, path) != before {
			t.Errorf("%v\n%s", err, content(t, path))
		}
		// What a program that was killed has left does not matter.
		must.Do(t, os.WriteFile(path+".new", []byte("tournament sw"), 0o600))
		if _, err := Change(path, enter("Denis")); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(path + ".new"); err == nil {
			t.Error("a file is left")
		}
		if z, err := Read(path); err != nil || z.Len() != 4 {
			t.Errorf("%v, %v", z, err)
		}
	}
}

// A file that was cut off is an error, and is not touched.
func TestFileCutOff(t *testing.T) {
	path := filepath.Join(t.TempDir(), "club.txt")
	created(t, path)
	whole := content(t, path)
	for n := range len(whole) - 1 {
		must.Do(t, os.WriteFile(path, []byte(whole[:n]), 0o600))
		_, err := Change(path, enter("Chloé"))
		if err == nil || content(t, path) != whole[:n] {
			t.Fatalf("%d: %v\n%s", n, err, content(t, path))
		}
		refused(t, err, "club.txt")
	}
}

func TestFileFails(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "club.txt")
	_, err := Read(path)
	refused(t, err, "il n’y a pas de fichier")
	_, err = Change(path, enter("Chloé"))
	refused(t, err, "il n’y a pas de fichier")
	if _, err := Read(dir); err == nil {
		t.Error("a folder is read")
	}
	created(t, path)
	lock := must.Get(alone.Open(filepath.Join(dir, ".club.txt.lock")))(t)
	_, err = Change(path, enter("Chloé"))
	refused(t, err, "modifié par un autre programme")
	lock.Close()
	must.Do(t, os.Mkdir(path+".new", 0o700))
	before := content(t, path)
	if _, err := Change(path, enter("Chloé")); err == nil || content(t, path) != before {
		t.Errorf("%v\n%s", err, content(t, path))
	}
	if _, err := Change(filepath.Join(dir, "none", "club.txt"), enter("Chloé")); err == nil {
		t.Error("a folder that is not there")
	}
}

// A program that is killed at any moment leaves a file that is whole, and holds at least what was
// written before.
func TestKilled(t *testing.T) {
	if path := os.Getenv("LETTRES_EVENING"); path != "" {
		for n := 0; ; n++ {
			if _, err := Change(path, enter(fmt.Sprintf("Joueur %d", n))); err != nil {
				if _, ok := errors.AsType[*rulebook.InputError](err); ok {
					os.Exit(0) // there are as many as there can be
				}
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			fmt.Println(n)
		}
	}
	path := filepath.Join(t.TempDir(), "club.txt")
	created(t, path)
	child := exec.Command(os.Args[0], "-test.run=^TestKilled$")
	child.Env = append(os.Environ(), "LETTRES_EVENING="+path)
	out := must.Get(child.StdoutPipe())(t)
	must.Do(t, child.Start())
	last := 0
	for last < 20 {
		must.Get(fmt.Fscan(out, &last))(t)
	}
	must.Do(t, child.Process.Kill())
	child.Wait()
	x, err := Read(path)
	if err != nil || x.Len() < last+3 {
		t.Fatalf("%d players after %d, %v", x.Len(), last, err)
	}
	if _, err := Change(path, enter("Après")); err != nil {
		t.Error(err)
	}
}
