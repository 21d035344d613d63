//go:build unix

package protocol

import (
	"os/exec"
	"syscall"
)

// own has the program begin a process group.
func own(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
