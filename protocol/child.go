package protocol

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"time"
	"unicode"
)

// A child holds what the system knows of a program: its process, its pipes, and whatever it starts.
type child struct {
	cmd   *exec.Cmd
	group group

	stdin, stdout, stderr *os.File
	exited, complained    chan struct{} // closed at its end, and at that of its standard error
	last                  tail
}

// A group is the processes of a program.
type group struct {
	leader int
	mark   string         // a variable in the environment of all of them
	seen   map[int]string // those that there were, with when they began
}

// maxComplaints bounds how many bytes of the standard error of a program are read. A program that
// writes more blocks and loses on time.
const maxComplaints = 64 << 20

// lastWords limits how long a program is listened to after it has ended, and how long it may
// take to end after it has closed its output.
const lastWords = time.Second

// lastSteps limits how long the processes that a program has started may outlive it.
const lastSteps = time.Second

// startChild starts a program, and takes in what it complains of.
func startChild(command []string) (c *child, err error) {
	if len(command) == 0 {
		return nil, errors.New("no command")
	}
	var theirs [3]*os.File
	var ours [3]*os.File
	defer func() {
		for i := range theirs {
			if theirs[i] != nil {
				theirs[i].Close()
			}
			if err != nil && ours[i] != nil {
				ours[i].Close()
			}
		}
	}()
	for i := range ours {
		r, w, err := os.Pipe()
		if err != nil {
			return nil, err
		}
		if ours[i], theirs[i] = r, w; i == 0 {
			ours[i], theirs[i] = w, r
		}
	}
	c = &child{}
	c.group.mark = fmt.Sprintf("LETTRES_ENGINE_%016X=1", rand.Uint64())
	c.cmd = exec.Command(command[0], command[1:]...)
	c.cmd.Env = append(os.Environ(), c.group.mark)
	c.cmd.Stdin, c.cmd.Stdout, c.cmd.Stderr = theirs[0], theirs[1], theirs[2]
	own(c.cmd)
	c.exited, c.complained = make(chan struct{}), make(chan struct{})
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // Linux ends the program with the thread that has started it
		err := c.cmd.Start()
		if started <- err; err == nil {
			c.cmd.Wait()
			close(c.exited)
		}
	}()
	if err := <-started; err != nil {
		return nil, err
	}
	c.group.leader = c.cmd.Process.Pid
	c.stdin, c.stdout, c.stderr = ours[0], ours[1], ours[2]
	go func() {
		io.Copy(&c.last, io.LimitReader(c.stderr, maxComplaints))
		close(c.complained)
	}()
	return c, nil
}

// status returns how the program ended, with the last line that it wrote to its standard
// error.
func (c *child) status() string {
	select {
	case <-c.complained:
	case <-time.After(lastWords): // what it has started holds it open
	}
	status := c.cmd.ProcessState.String()
	if last := c.last.line(); last != "" {
		status += ", " + last
	}
	return status
}

// leftBehind returns how many of what the program has started go on without it, though they had
// a moment to end.
func (c *child) leftBehind() int {
	left := c.group.others()
	for until := time.Now().Add(lastSteps); len(left) > 0 && time.Now().Before(until); {
		time.Sleep(10 * time.Millisecond)
		left = c.group.others()
	}
	return len(left)
}

// kill ends the program at once, and all that it has started.
func (c *child) kill() {
	c.group.kill()
	select {
	case <-c.exited:
	case <-time.After(5 * time.Second): // a system that does not end what is killed
	}
}

// close closes the pipes.
func (c *child) close() {
	c.stdin.Close()
	c.stdout.Close()
	c.stderr.Close()
}

// A tail keeps the last bytes of what is written to it.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const maxTail = 2 << 10

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p[max(0, len(p)-maxTail):]...)
	t.text = t.text[max(0, len(t.text)-maxTail):]
	return len(p), nil
}

// line returns the last line, as a text that can be shown.
func (t *tail) line() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := bytes.TrimSpace(t.text)
	text = text[bytes.LastIndexByte(text, '\n')+1:]
	shown := strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) && r != unicode.ReplacementChar {
			return r
		}
		return -1
	}, string(text))
	if len(shown) > 200 {
		shown = strings.ToValidUTF8(shown[:200], "") + "…"
	}
	return shown
}
