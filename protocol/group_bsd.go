//go:build unix && !linux

package protocol

import "syscall"

// others returns the leader if the group still has processes.
func (g group) others() []int {
	if syscall.Kill(-g.leader, 0) == nil {
		return []int{g.leader}
	}
	return nil
}

func (g group) kill() { syscall.Kill(-g.leader, syscall.SIGKILL) }
