package site

import (
	"bytes"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/program"
)

// TestOutside asks for the page where it cannot be compiled: the folder has to be named, and outside of a clone the command says
// what is missing.
func TestOutside(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, tt := range []struct {
		args   []string
		status int
		want   string
	}{
		{nil, 2, "-out DIR"},
		{[]string{"-out", "here"}, 1, "in a clone"},
	} {
		var out, fail bytes.Buffer
		w := program.World{Stdin: strings.NewReader(""), Stdout: &out, Stderr: &fail, Getenv: func(string) string { return "" }}
		if status := Run(append(tt.args, "-lang", "en"), w); status != tt.status || !strings.Contains(fail.String(), tt.want) {
			t.Errorf("%q: %d, %s", tt.args, status, fail.String())
		}
	}
}
