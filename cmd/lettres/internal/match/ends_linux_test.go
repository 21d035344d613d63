package match

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/test/must"
)

func init() { engines["spinner"] = spinner }

// spinner is an engine that writes its number to a file when it has to move, and then computes for ever,
// whatever it is told.
func spinner(file string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		switch verb, _, _ := strings.Cut(in.Text(), " "); verb {
		case "lettres":
			fmt.Print("id name spinner\nid author nobody\ngames jarnac\nlettresok\n")
		case "isready":
			fmt.Println("readyok")
		case "go":
			if os.WriteFile(file+".part", []byte(strconv.Itoa(os.Getpid())), 0o600) == nil && os.Rename(file+".part", file) == nil {
				for n := 1; n > 0; n ^= 2 { // for ever
				}
			}
		case "quit":
			return
		}
	}
}

// However a match is ended, an engine that computes ends with it.
func TestEngineEnds(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Skip(err)
	}
	for name, test := range map[string]struct {
		flags  string
		signal syscall.Signal
	}{
		"hangup":        {"-b random -games 2 -out none -a", syscall.SIGHUP},
		"interrupt":     {"-b random -games 2 -out none -a", syscall.SIGINT},
		"terminate":     {"-b random -games 2 -out none -a", syscall.SIGTERM},
		"kill":          {"-b random -games 2 -out none -a", syscall.SIGKILL},
		"kept":          {"-b random -games 2 -out none -keep -a", syscall.SIGKILL},
		"hangup, check": {"-check", syscall.SIGHUP},
		"kill, check":   {"-check", syscall.SIGKILL},
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "engine")
			c := exec.Command(exe, append(strings.Fields(test.flags), strings.Join([]string{exe, "spinner", file}, " "))...)
			c.Env = append(os.Environ(), childFlag+"=1")
			must.Do(t, c.Start())
			defer c.Process.Kill()
			var engine []byte
			for until := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
				if engine, err = os.ReadFile(file); err == nil {
					break
				}
				if time.Now().After(until) {
					t.Fatal("the engine is not asked for a move")
				}
			}
			if !alive(string(engine)) {
				t.Fatalf("the engine is %q", engine)
			}
			must.Do(t, c.Process.Signal(test.signal))
			if err := c.Wait(); err == nil {
				t.Error("the match ends well")
			}
			for until := time.Now().Add(time.Minute); alive(string(engine)); time.Sleep(10 * time.Millisecond) {
				if time.Now().After(until) {
					t.Fatalf("the engine %s goes on", engine)
				}
			}
		})
	}
}

// alive reports whether there is a process that has not ended.
func alive(pid string) bool {
	stat, err := os.ReadFile("/proc/" + pid + "/stat")
	if err != nil {
		return false
	}
	state := stat[bytes.LastIndexByte(stat, ')')+1:]
	return !bytes.HasPrefix(state, []byte(" Z")) && !bytes.HasPrefix(state, []byte(" X"))
}
