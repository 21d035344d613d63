package alone

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// The test binary is also the process that is killed.
func TestMain(m *testing.M) {
	if name := os.Getenv("ALONE_TEST_FILE"); name != "" {
		f, err := Open(name)
		if err != nil {
			os.Exit(3)
		}
		os.Stdout.WriteString("open\n")
		os.Stdin.Read(make([]byte, 1)) // until it is killed
		f.Close()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func TestOpen(t *testing.T) {
	if slices.Contains([]string{"aix", "illumos", "js", "plan9", "solaris", "wasip1"}, runtime.GOOS) {
		t.Skip("no lock here")
	}
	name := filepath.Join(t.TempDir(), "file")
	first := must.Get(Open(name))(t)
	if _, err := Open(name); !errors.Is(err, ErrInUse) {
		t.Errorf("twice: %v", err)
	}
	if _, err := first.WriteString("words"); err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(name); string(text) != "words" || err != nil {
		t.Errorf("read meanwhile: %q, %v", text, err)
	}
	must.Do(t, first.Close())
	other := exec.Command(os.Args[0])
	other.Env = append(os.Environ(), "ALONE_TEST_FILE="+name)
	must.Get(other.StdinPipe())(t)
	out := must.Get(other.StdoutPipe())(t)
	must.Do(t, other.Start())
	must.Get(out.Read(make([]byte, 5)))(t)
	if _, err := Open(name); !errors.Is(err, ErrInUse) {
		t.Errorf("beside another process: %v", err)
	}
	must.Do(t, other.Process.Kill())
	_ = other.Wait()
	again, err := Open(name)
	if err != nil {
		t.Fatalf("after a process that was killed: %v", err)
	}
	again.Close()
	if _, err := Open(filepath.Join(name, "below")); err == nil || errors.Is(err, ErrInUse) {
		t.Errorf("below a file: %v", err)
	}
}
