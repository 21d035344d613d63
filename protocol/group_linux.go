package protocol

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// own has the program begin a process group, and end when this program does, however that ends.
func own(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// A process is what the system tells of one that has not ended.
type process struct {
	pid, parent, group int
	began              string // after the start of the system; no other process of that number has the same
	marked             bool
}

// look remembers which processes the program has started, so that they are found when it has ended and
// no longer their parent.
func (g *group) look() {
	g.seen = map[int]string{}
	for _, p := range g.others() {
		g.seen[p.pid] = p.began
	}
}

// others returns the processes of the group, those elsewhere that have its mark in their
// environment, those that were there when it was last looked at, and whatever any of these has started.
// Dead ones that nobody has waited for are not counted.
func (g *group) others() []process {
	found, dead := g.find()
	exists := func() bool { return syscall.Kill(-g.leader, 0) == nil }
	inGroup := func(p process) bool { return p.group == g.leader }
	if slices.ContainsFunc(found, inGroup) || !exists() {
		return found
	}
	// All that is left of the group is dead, or each of its processes begins another and ends before it is read.
	found, later := g.find()
	fresh := slices.ContainsFunc(later, func(pid int) bool { return !slices.Contains(dead, pid) })
	if !slices.ContainsFunc(found, inGroup) && (fresh || len(later) == 0 && exists()) {
		found = append(found, process{group: g.leader})
	}
	return found
}

// find returns the processes that others looks for, and the dead ones of the group.
func (g *group) find() (found []process, dead []int) {
	proc, err := os.Open("/proc")
	if err != nil {
		return nil, nil
	}
	defer proc.Close()
	names, _ := proc.Readdirnames(-1)
	var strangers []process
	for _, name := range names {
		p, alive, err := g.process(name)
		switch {
		case err != nil:
		case !alive && p.group == g.leader:
			dead = append(dead, p.pid)
		case !alive:
		case p.group == g.leader || p.marked || p.began == g.seen[p.pid]:
			found = append(found, p)
		default:
			strangers = append(strangers, p)
		}
	}
	for i := 0; i < len(found); i++ {
		strangers = slices.DeleteFunc(strangers, func(p process) bool {
			if p.parent != found[i].pid {
				return false
			}
			found = append(found, p)
			return true
		})
	}
	return found, dead
}

// process reads what the system tells of a process, and whether it is alive.
func (g *group) process(name string) (p process, alive bool, err error) {
	if p.pid, err = strconv.Atoi(name); err != nil {
		return p, false, err
	}
	stat, err := os.ReadFile("/proc/" + name + "/stat")
	if err != nil {
		return p, false, err
	}
	// The name of the program stands in parentheses, and may hold anything.
	fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
	if len(fields) < 20 {
		return p, false, errors.New("cut short")
	}
	p.began = fields[19]
	p.parent, _ = strconv.Atoi(fields[1])
	p.group, _ = strconv.Atoi(fields[2])
	environ, err := os.ReadFile("/proc/" + name + "/environ")
	p.marked = err == nil && bytes.Contains(append(environ, 0), []byte(g.mark+"\x00"))
	return p, fields[0] != "Z" && fields[0] != "X", nil
}

// kill ends all that others finds, and again, since a process can have begun another
// meanwhile.
func (g *group) kill() {
	for range 10 {
		found := g.others()
		if len(found) == 0 {
			return
		}
		syscall.Kill(-g.leader, syscall.SIGKILL) // at once, so that none of the group begins another
		for _, p := range found {
			if p.began != "" {
				syscall.Kill(p.pid, syscall.SIGKILL)
			}
		}
	}
}
