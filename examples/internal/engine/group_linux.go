package engine

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// others is the processes of the group, and those elsewhere that have its mark in their
// environment. Dead ones that nobody has waited for are not counted.
func (g group) others() (found []int) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range stats {
		stat, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		dir := filepath.Dir(path)
		pid, err := strconv.Atoi(filepath.Base(dir))
		// The name of the program stands in parentheses, and may hold anything.
		fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		if err != nil || len(fields) < 3 || fields[0] == "Z" || fields[0] == "X" {
			continue
		}
		if fields[2] == strconv.Itoa(g.leader) {
			found = append(found, pid)
			continue
		}
		environ, err := os.ReadFile(dir + "/environ")
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
