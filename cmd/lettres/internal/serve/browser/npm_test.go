package browser

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// packs makes the archive that npm publishes, installs it in a folder that has nothing else, and runs the example of its page there in
// Node. Where there is a compiler of TypeScript, it reads the example by the types of the package.
func packs(t *testing.T, dir string) {
	for _, name := range []string{"node", "npm"} {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("there is no %s here", name)
		}
	}
	folder := t.TempDir()
	run := func(name string, args ...string) string {
		t.Helper()
		c := exec.Command(name, args...)
		c.Dir = folder
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %v: %v\n%s", name, args, err, out)
		}
		return string(out)
	}
	page := string(read(t, filepath.Join(dir, "README.md")))
	_, example, _ := strings.Cut(page, "```js\n")
	example, _, ok := strings.Cut(example, "```")
	if !ok {
		t.Fatal("the page of the package has no example")
	}
	for _, name := range []string{"example.mjs", "example.mts"} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte(example+"process.exit();\n"), 0o666))
	}
	must.Do(t, os.WriteFile(filepath.Join(folder, "process.d.ts"), []byte("declare const process: { exit(): never };\n"), 0o666))
	run("npm", "pack", "--offline", dir)
	archives, err := filepath.Glob(filepath.Join(folder, "lettres-*.tgz"))
	if err != nil || len(archives) != 1 {
		t.Fatal(archives, err)
	}
	run("npm", "install", "--offline", "--no-audit", "--no-fund", archives[0])
	if told := run("node", "example.mjs"); !strings.Contains(told, "A draws ") {
		t.Errorf("the example tells %s", told)
	}
	if _, err := exec.LookPath("tsc"); err == nil {
		run("tsc", "--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom", "--types", "", "example.mts", "process.d.ts")
	}
}
