package match

import (
	"bytes"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// What an engine has started becomes a child of this program when its parent ends, also where it has left group,
// session and environment of the engine. While games are played such a stray may be of use to its engine, and nobody
// can say of which one it is; when no engine is left, it is ended.

// adopt makes this program the parent of strays, and returns what ends them. All children that are left count as
// strays then.
func adopt() (end func()) {
	const setChildSubreaper = 36
	if _, _, failed := syscall.RawSyscall(syscall.SYS_PRCTL, setChildSubreaper, 1, 0); failed != 0 {
		return func() {}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		for t := time.Tick(100 * time.Millisecond); ; {
			select {
			case <-stop:
				return
			case <-t:
				bury()
			}
		}
	}()
	return func() {
		close(stop)
		<-stopped
		for until := time.Now().Add(5 * time.Second); time.Now().Before(until); {
			for _, pid := range children() {
				syscall.Kill(pid, syscall.SIGKILL)
			}
			for {
				pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil)
				if err == syscall.ECHILD {
					return
				}
				if pid <= 0 {
					break
				}
			}
		}
	}
}

// bury takes the dead strays from the table of processes, which would be full after a while. A dead engine, which leads
// its group in the session of this program, is left to those who wait for it.
func bury() {
	session, _, failed := syscall.RawSyscall(syscall.SYS_GETSID, 0, 0, 0)
	if failed != 0 {
		return
	}
	for _, pid := range children() {
		stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
		if err != nil {
			continue
		}
		// The name of the program stands in parentheses; state, parent, group and session follow.
		fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		if len(fields) > 3 && fields[0] == "Z" && (fields[2] != strconv.Itoa(pid) || fields[3] != strconv.Itoa(int(session))) {
			syscall.Wait4(pid, nil, syscall.WNOHANG, nil)
		}
	}
}

// children are the processes whose parent is this program.
func children() (pids []int) {
	threads, _ := os.ReadDir("/proc/self/task")
	for _, thread := range threads {
		text, _ := os.ReadFile("/proc/self/task/" + thread.Name() + "/children")
		for _, field := range strings.Fields(string(text)) {
			if pid, err := strconv.Atoi(field); err == nil {
				pids = append(pids, pid)
			}
		}
	}
	return pids
}
