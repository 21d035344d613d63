package match

import (
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// Two matches do not write one file. TestKill shows that a killed one leaves no lock.
func TestInUse(t *testing.T) {
	if slices.Contains([]string{"aix", "illumos", "js", "plan9", "solaris", "wasip1"}, runtime.GOOS) {
		t.Skip("no lock here")
	}
	name := filepath.Join(t.TempDir(), "records.txt")
	other := must.Get(openRecords(disk.System{}, name))(t)
	defer other.Close()
	const args = "-a greedy -b random -games 2 -out "
	for lang, want := range map[string]string{"en": "another match is writing this file", "fr": "un autre match écrit dans ce fichier"} {
		status, stdout, stderr := test.Output(programtest.World("LANG="+lang), args+name)
		if status != 1 || stdout != "" || !strings.Contains(stderr, want) || !strings.Contains(stderr, name) {
			t.Errorf("status %d, %q, %s", status, stdout, stderr)
		}
	}
	if text := content(t, name); text != "" {
		t.Errorf("it has written\n%s", text)
	}
	must.Do(t, other.Close())
	if status, _, stderr := test.Output(programtest.World(), args+name); status != 0 {
		t.Errorf("after the other one: status %d, %s", status, stderr)
	}
}

// A program that is kept plays the same games; but it is another match.
func TestKeep(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	match := func(file, more string) (status int, stderr string) {
		w := programtest.World("LANG=en")
		var errs strings.Builder
		w.Stderr, w.Stdout = &errs, &strings.Builder{}
		status = run(append(strings.Fields("-b random -games 4 -concurrency 2 -out "+file+more), "-a", "python3 ../../../../examples/python/bot.py"), w)
		return status, errs.String()
	}
	var texts []string
	for _, more := range []string{"", " -keep"} {
		file := filepath.Join(dir, "records"+strings.TrimSpace(more))
		if status, stderr := match(file, more); status != 0 {
			t.Fatalf("status %d, %s", status, stderr)
		}
		texts = append(texts, strings.Replace(content(t, file), `,"keep":true`, "", 1))
	}
	if texts[0] != texts[1] || strings.Contains(texts[0], refereePrefix) {
		t.Errorf("without -keep\n%s\nwith it\n%s", texts[0], texts[1])
	}
	if status, stderr := match(filepath.Join(dir, "records"), " -keep"); status != 1 || !strings.Contains(stderr, "another match") {
		t.Errorf("status %d, %s", status, stderr)
	}
}
