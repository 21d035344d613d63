package match

import (
	"io"
	"os"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/games"
)

// Whatever call to the disk fails, or if the machine stops there, the match says what to do, and the same
// command goes on to the same records; what a match that has ended wrote is still there after a crash.
func TestFaults(t *testing.T) {
	args := strings.Fields("-a greedy -b random -games 6 -out records.txt")
	play := func(d *faulty.Disk) (status int, stderr string) {
		w := programtest.World("LANG=en")
		var said strings.Builder
		w.Stdout, w.Stderr = io.Discard, &said
		return runOn(d, args, w, games.All()), said.String()
	}
	content := func(d *faulty.Disk) string {
		f, err := d.Open("records.txt", os.O_RDONLY, 0)
		if err != nil {
			return err.Error()
		}
		text, _ := io.ReadAll(f)
		return string(text)
	}
	whole := faulty.New(0)
	if status, said := play(whole); status != 0 {
		t.Fatal(said)
	}
	want, calls := content(whole), whole.Calls()
	for name, fault := range faulty.Faults {
		for n := 1; n <= calls; n++ {
			for seed := range uint64(2) {
				d := faulty.New(seed)
				d.Fail(n, fault)
				status, said := play(d)
				if !d.Failed() || status != 1 || !strings.Contains(said, "records.txt: ") || n > 2 && !strings.Contains(said, "the same command goes on") {
					t.Fatalf("%s %d: status %d, %s", name, n, status, said)
				}
				if fault == faulty.Crash || fault == faulty.Late {
					d.Restart()
				}
				if status, said := play(d); status != 0 || content(d) != want {
					t.Fatalf("%s %d, seed %d: again: status %d, %s\n%s", name, n, seed, status, said, content(d))
				}
			}
		}
	}
}
