//go:build !unix

package protocol

import (
	"os"
	"os/exec"
)

// There are no process groups here: what the program has started goes on.

func own(*exec.Cmd) {}

func (g group) others() []int { return nil }

func (g group) kill() {
	if p, err := os.FindProcess(g.leader); err == nil {
		p.Kill()
	}
}
