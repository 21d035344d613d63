//go:build unix && !linux

package protocol

import (
	"os/exec"
	"syscall"
)

// own has the program begin a process group. It goes on when this program is killed.
func own(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// others returns the leader if the group still has processes.
func (g group) others() []int {
	if syscall.Kill(-g.leader, 0) == nil {
		return []int{g.leader}
	}
	return nil
}

func (g group) kill() { syscall.Kill(-g.leader, syscall.SIGKILL) }
