package protocol

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"github.com/jeudelettres/lettres/internal/test/must"
)

func init() {
	engines["referee"] = referee
	engines["forker"] = forker
}

// referee starts an engine that lives on when nobody speaks to it any more, says which process that
// is, and waits.
func referee(string) {
	c, err := startChild([]string{os.Args[0], "faulty", "lives on"})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(c.group.leader)
	time.Sleep(time.Hour)
}

// An engine ends with its referee, also when that is killed and can end nothing itself.
func TestOrphan(t *testing.T) {
	r := exec.Command(os.Args[0], "referee", "")
	out := must.Get(r.StdoutPipe())(t)
	must.Do(t, r.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	pid := strings.TrimSpace(line)
	if err != nil || !lives(pid) {
		t.Fatalf("the engine is %q, %v", line, err)
	}
	r.Process.Kill()
	r.Wait()
	must.Soon(t, "the engine goes on without a referee", func() bool { return !lives(pid) })
}

// lives reports whether there is a process that has not ended.
func lives(pid string) bool {
	stat, err := os.ReadFile("/proc/" + pid + "/stat")
	if err != nil {
		return false
	}
	state := stat[bytes.LastIndexByte(stat, ')')+1:]
	return !bytes.HasPrefix(state, []byte(" Z")) && !bytes.HasPrefix(state, []byte(" X"))
}

// forker is an engine that leaves behind a process which begins another every half millisecond and ends, as long as
// there is a file. It runs no Go after the first fork, since that has one thread then.
func forker(file string) {
	path := append([]byte(file), 0)
	pause := syscall.NsecToTimespec(int64(500 * time.Microsecond))
	const here = ^uintptr(99) // AT_FDCWD
	if pid, _, _ := syscall.RawSyscall6(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0, 0, 0, 0); pid == 0 {
		for {
			_, _, gone := syscall.RawSyscall6(syscall.SYS_FACCESSAT, here, uintptr(unsafe.Pointer(&path[0])), 0, 0, 0, 0)
			if gone != 0 {
				syscall.RawSyscall(syscall.SYS_EXIT_GROUP, 0, 0, 0)
			}
			syscall.RawSyscall(syscall.SYS_NANOSLEEP, uintptr(unsafe.Pointer(&pause)), 0, 0)
			if pid, _, _ := syscall.RawSyscall6(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0, 0, 0, 0); pid != 0 {
				syscall.RawSyscall(syscall.SYS_EXIT_GROUP, 0, 0, 0)
			}
			syscall.RawSyscall6(syscall.SYS_UTIMENSAT, here, uintptr(unsafe.Pointer(&path[0])), 0, 0, 0, 0) // a sign of life
		}
	}
	hostile("good")
}

// An engine leaves a process behind although none of its processes is there for longer than half a millisecond, and
// they end with it.
func TestForker(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "alive")
	must.Do(t, os.WriteFile(file, nil, 0o600))
	_, err := play([]string{os.Args[0], "forker", file}, limits, 0)
	loses(t, err, leaves, "the engine has left 1 process behind")
	touched := func() time.Time {
		info := must.Get(os.Stat(file))(t)
		return info.ModTime()
	}
	dead, last := 0, time.Time{}
	must.Soon(t, "it forks on", func() bool {
		if now := touched(); now.Equal(last) {
			dead++
		} else {
			last, dead = now, 0
		}
		return dead == 20
	})
}
