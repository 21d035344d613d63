package main

import (
	"archive/zip"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// TestPython builds the wheel for this machine, unpacks it as an installer does, and runs the tests
// of the package lettres for Python with what is in it. Its program passes the cases of conformance.
func TestPython(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 here")
	}
	if testing.Short() {
		t.Skip("the program is built and linked anew")
	}
	system := runtime.GOOS + "/" + runtime.GOARCH
	if runtime.GOARCH == "386" {
		t.Skip("there is no wheel for " + system)
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "lettres")
	succeed(t, exec.Command("go", "build", "-o", program, "."))
	succeed(t, exec.Command(python, "../../python/build.py", "--out", dir, "--only", system, "--binary", program))
	wheels, _ := filepath.Glob(filepath.Join(dir, "*.whl"))
	if len(wheels) != 1 {
		t.Fatalf("%d wheels are built", len(wheels))
	}
	unpack(t, wheels[0], filepath.Join(dir, "site"))
	tests := exec.Command(python, "-B", "../../python/tests/test_lettres.py")
	tests.Env = append(os.Environ(), "PYTHONPATH="+filepath.Join(dir, "site"), "LETTRES=")
	succeed(t, tests)
	succeed(t, exec.Command(python, "-B", "../../conformance/run.py", program, "rpc"))
}

func succeed(t *testing.T, c *exec.Cmd) {
	t.Helper()
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", c.Args, err, out)
	}
}

// unpack writes the files of an archive into a folder.
func unpack(t *testing.T, archive, dir string) {
	t.Helper()
	z := must.Get(zip.OpenReader(archive))(t)
	defer z.Close()
	for _, f := range z.File {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		in := must.Get(f.Open())(t)
		text, err := io.ReadAll(in)
		if err == nil {
			err = os.MkdirAll(filepath.Dir(path), 0o777)
		}
		if err == nil {
			err = os.WriteFile(path, text, mode(f))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// mode returns with which rights pip writes a file: programs alone can be run, if they are said to be regular files.
func mode(f *zip.File) fs.FileMode {
	const kind, regular = 0o170000, 0o100000
	if unix := f.ExternalAttrs >> 16; unix&kind == regular && unix&0o111 != 0 {
		return 0o755
	}
	return 0o644
}
