//go:build unix && !linux

package protocol

import "syscall"

// others is the leader if there are processes of the group.
func (g group) others() []int {
	if syscall.Kill(-g.leader, 0) == nil {
		return []int{g.leader}
	}
	return nil
}

func (g group) kill() { syscall.Kill(-g.leader, syscall.SIGKILL) }
