//go:build unix && !linux

package protocol

import (
	"os/exec"
	"syscall"
)

// A process is one of a program.
type process struct{}

// own has the program begin a process group. It goes on when this program is killed.
func own(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// others returns one process if the group still has processes.
func (g *group) others() []process {
	if syscall.Kill(-g.leader, 0) == nil {
		return []process{{}}
	}
	return nil
}

func (g *group) look() {}

func (g *group) kill() { syscall.Kill(-g.leader, syscall.SIGKILL) }
