package tables

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// When the power fails, what was not flushed is gone: the moves that were confirmed are on the disk all the same. The
// disk is a file with a file system of its own, and its copy is what a machine without power finds, since the page
// cache of the one that is mounted has not reached it. That takes root and mkfs.ext4.
func TestPowerLoss(t *testing.T) {
	if os.Getenv("LETTRES_LONG") == "" {
		t.Skip("a long test")
	}
	dir := t.TempDir()
	image := filepath.Join(dir, "disk")
	must.Do(t, os.WriteFile(image, make([]byte, 16<<20), 0o600))
	if out, err := exec.Command("mkfs.ext4", "-q", "-F", image).CombinedOutput(); err != nil {
		t.Skipf("%v: %s", err, out)
	}
	mount := func(image, name string) (folder string, unmount func()) {
		t.Helper()
		folder = filepath.Join(dir, name)
		must.Do(t, os.MkdirAll(folder, 0o700))
		// What nobody flushes is written after minutes.
		if out, err := exec.Command("mount", "-o", "loop,commit=300", image, folder).CombinedOutput(); err != nil {
			t.Skipf("%v: %s", err, out)
		}
		return folder, func() {
			if out, err := exec.Command("umount", folder).CombinedOutput(); err != nil {
				t.Errorf("%v: %s", err, out)
			}
		}
	}
	disk, unmount := mount(image, "on")
	defer unmount()
	games := filepath.Join(disk, "games")
	h := hall(t, games, Config{Pace: -1, Wait: -1})
	defer h.Close()
	table, _ := two(t, h, "official", 0)
	sit(t, table)
	lost := 0
	for n := 1; n <= 20; n++ {
		decide(t, table, 1)
		unflushed := filepath.Join(games, "unflushed")
		must.Do(t, os.WriteFile(unflushed, []byte("gone"), 0o600))
		left := filepath.Join(dir, "left")
		text, err := os.ReadFile(image)
		if err == nil {
			err = os.WriteFile(left, text, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		func() {
			disk, unmount := mount(left, "after")
			defer unmount()
			if text, err := os.ReadFile(filepath.Join(disk, "games", "unflushed")); err != nil || len(text) == 0 {
				lost++
			}
			again, damaged, err := Open(shelf, filepath.Join(disk, "games"), Config{})
			if err != nil || len(damaged) > 0 {
				t.Fatal(err, damaged)
			}
			defer again.Close()
			found := must.Get(again.Table(table.id))(t)
			if moves := len(found.Look().Steps); moves != n {
				t.Errorf("%d moves were confirmed, and %d are there", n, moves)
			}
		}()
		must.Do(t, os.Remove(unflushed))
	}
	if lost == 0 {
		t.Error("nothing was lost, not even what nobody had flushed")
	}
}
