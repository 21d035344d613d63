package gametest

import (
	"os"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// Documented tests that the package documentation in file ends with a section "Options" that
// has these lines. With the environment variable LETTRES_UPDATE it writes them there.
func Documented(t *testing.T, file, lines string) {
	t.Helper()
	source := must.Get(os.ReadFile(file))(t)
	before, after, ok := strings.Cut(string(source), "\n// # Options\n")
	if !ok {
		t.Fatalf("%s has no section on options", file)
	}
	intro, rest, _ := strings.Cut(after, "\n//\t")
	_, clause, _ := strings.Cut(rest, "\npackage ")
	var table strings.Builder
	for line := range strings.Lines(lines) {
		table.WriteString(strings.TrimRight("//\t"+line, "\t\n") + "\n")
	}
	want := before + "\n// # Options\n" + intro + "\n" + table.String() + "package " + clause
	if want == string(source) {
		return
	}
	if os.Getenv("LETTRES_UPDATE") != "" {
		must.Do(t, os.WriteFile(file, []byte(want), 0o666))
		return
	}
	t.Errorf("%s does not have these options; run the test with LETTRES_UPDATE=1:\n%s", file, lines)
}
