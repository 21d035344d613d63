package protocol

import (
	"bytes"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
)

// own has the program begin a process group, and end when this program does, however that ends.
func own(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// others returns the processes of the group, and those elsewhere that have its mark in their
// environment. Dead ones that nobody has waited for are not counted.
func (g group) others() (found []int) {
	proc, err := os.Open("/proc")
	if err != nil {
		return nil
	}
	defer proc.Close()
	names, _ := proc.Readdirnames(-1)
	for _, name := range names {
		pid, err := strconv.Atoi(name)
		if err != nil {
			continue
		}
		stat, err := os.ReadFile("/proc/" + name + "/stat")
		if err != nil {
			continue
		}
		// The name of the program stands in parentheses, and may hold anything.
		fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		if len(fields) < 3 || fields[0] == "Z" || fields[0] == "X" {
			continue
		}
		if fields[2] == strconv.Itoa(g.leader) {
			found = append(found, pid)
			continue
		}
		environ, err := os.ReadFile("/proc/" + name + "/environ")
		if err == nil && bytes.Contains(append(environ, 0), []byte(g.mark+"\x00")) {
			found = append(found, pid)
		}
	}
	return found
}

// kill ends all that others finds, and again, since a process can have begun another
// meanwhile.
func (g group) kill() {
	for range 10 {
		found := g.others()
		if len(found) == 0 {
			return
		}
		syscall.Kill(-g.leader, syscall.SIGKILL)
		for _, pid := range found {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}
