// Package begin measures what a program with Jarnac and the French words costs before main.
package begin_test

import (
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	_ "github.com/jeudelettres/lettres/jarnac"
	_ "github.com/jeudelettres/lettres/lexicon/french"
)

// initialized is a line of GODEBUG=inittrace=1, which tells what a package allocates before main.
var initialized = regexp.MustCompile(`(?m)^init (\S+) @.* (\d+) bytes, (\d+) allocs$`)

// A program with Jarnac and the French words allocates little before main. This test binary is
// such a program, with what testing needs besides.
func TestAllocationsBeforeMain(t *testing.T) {
	const budget = 500
	program, err := os.Executable()
	if err != nil || runtime.GOOS == "js" {
		t.Skip("this system starts no program: ", err)
	}
	child := exec.Command(program, "-test.run=^$")
	child.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	trace, err := child.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, trace)
	}
	sum, own := 0, 0
	for _, m := range initialized.FindAllSubmatch(trace, -1) {
		n := must.Get(strconv.Atoi(string(m[3])))(t)
		sum += n
		if strings.HasPrefix(string(m[1]), "github.com/jeudelettres/") {
			own += n
		}
	}
	if own == 0 || sum > budget {
		t.Errorf("%d allocations before main, %d of them of this module, more than %d:\n%s", sum, own, budget, trace)
	}
	t.Logf("%d allocations before main, %d of them of this module", sum, own)
}
