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

func init() { engines["spinner"], engines["unready"] = spinner, unready }

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

// unready is an engine that writes its number to a file, and is silent from then on, when it is asked for readyok: where
// the file begins with "later", only from the second process on.
func unready(file string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		switch verb, _, _ := strings.Cut(in.Text(), " "); verb {
		case "lettres":
			fmt.Print("id name unready\nid author nobody\ngames jarnac\nlettresok\n")
		case "isready":
			if first := os.Mkdir(file+".first", 0o700) == nil; first && strings.HasPrefix(filepath.Base(file), "later") {
				fmt.Println("readyok")
			} else {
				os.WriteFile(file, []byte(strconv.Itoa(os.Getpid())), 0o600)
			}
		case "quit":
			return
		}
	}
}

// A match that is interrupted waits for no readyok, before its first game or in it: that takes up to a minute.
func TestUnready(t *testing.T) {
	exe := must.Get(os.Executable())(t)
	for _, when := range []string{"first", "later"} {
		file := filepath.Join(t.TempDir(), when)
		c := exec.Command(exe, "-lang", "en", "-b", "random", "-games", "2", "-out", "none", "-a", strings.Join([]string{exe, "unready", file}, " "))
		c.Env = append(os.Environ(), childFlag+"=1")
		var complaints bytes.Buffer
		c.Stderr = &complaints
		must.Do(t, c.Start())
		must.Soon(t, "the engine is not asked", func() bool {
			_, err := os.Stat(file)
			return err == nil
		})
		must.Do(t, c.Process.Signal(syscall.SIGINT))
		tooLong := time.AfterFunc(30*time.Second, func() { c.Process.Kill() })
		c.Wait()
		tooLong.Stop()
		if !strings.Contains(complaints.String(), "interrupted") {
			t.Errorf("%s: %v, %q", when, c.ProcessState, &complaints)
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
			must.Soon(t, "the engine is not asked for a move", func() bool {
				engine, err = os.ReadFile(file)
				return err == nil
			})
			if !alive(string(engine)) {
				t.Fatalf("the engine is %q", engine)
			}
			must.Do(t, c.Process.Signal(test.signal))
			if err := c.Wait(); err == nil {
				t.Error("the match ends well")
			}
			must.Soon(t, "the engine goes on", func() bool { return !alive(string(engine)) })
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
