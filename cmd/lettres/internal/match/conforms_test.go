package match

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/programtest"
)

// With -check a program is tested, and the status says whether it speaks the protocol.
func TestConforms(t *testing.T) {
	check := func(command string) (status int, stdout, stderr string) {
		var out, errs bytes.Buffer
		w := programtest.World("LANG=en")
		w.Stdout, w.Stderr = &out, &errs
		status = run([]string{"-check", command, "-margin", "1m"}, w)
		return status, out.String(), errs.String()
	}
	status, out, errs := check("/no/such/program")
	if status != 1 || !strings.Contains(out, "  ! the engine loses: the program cannot be started: ") || errs != "match: the program does not stand the test\n" {
		t.Errorf("no program: status %d, %s\n%s", status, errs, out)
	}
	if status, _, errs := check("'"); status != 2 || !strings.Contains(errs, "quotation marks come in pairs") {
		t.Errorf("no command: status %d, %s", status, errs)
	}
	if _, err := exec.LookPath("python3"); err != nil {
		t.Skip(err)
	}
	status, out, errs = check("python3 ../../../../examples/python/bot.py")
	if status != 0 || errs != "" || !strings.HasSuffix(out, "\nThe engine speaks the protocol.\n") {
		t.Errorf("the bot in Python: status %d, %s\n%s", status, errs, out)
	}
}
