package match

import (
	"bufio"
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

func init() { engines["strayer"], engines["stray"] = strayer, stray }

// strayer is an engine that begins processes in a session and an environment of their own, whose parent ends at once,
// and then does not play.
func strayer(file string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		switch verb, _, _ := strings.Cut(in.Text(), " "); verb {
		case "lettres":
			fmt.Print("id name strayer\nid author nobody\ngames jarnac\nlettresok\n")
		case "isready":
			fmt.Println("readyok")
		case "go":
			c := exec.Command("sh", "-c", `setsid env -i "$0" stray "$1" & setsid env -i "$0" stray "$1.dies" &`, os.Args[0], file)
			if err := c.Run(); err != nil {
				return
			}
		case "quit":
			return
		}
	}
}

// stray writes its number to a file. One that is to die ends then, and the other one goes on.
func stray(file string) {
	if err := os.WriteFile(file+".part", []byte(strconv.Itoa(os.Getpid())), 0o600); err != nil || os.Rename(file+".part", file) != nil {
		return
	}
	if !strings.HasSuffix(file, ".dies") {
		time.Sleep(time.Hour)
	}
}

// What an engine has started ends with the match, also in a session and an environment of its own and without a
// parent. What has ended by itself does not stay in the table of processes until then.
func TestStrays(t *testing.T) {
	exe := must.Get(os.Executable())(t)
	for name, signal := range map[string]syscall.Signal{"interrupt": syscall.SIGINT, "hangup": syscall.SIGHUP} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "stray")
			c := exec.Command(exe, append(strings.Fields("-b random -games 2 -out none -a"), strings.Join([]string{exe, "strayer", file}, " "))...)
			c.Env = append(os.Environ(), childFlag+"=1")
			must.Do(t, c.Start())
			defer c.Process.Kill()
			read := func(file string) (pid string) {
				must.Soon(t, "the engine starts no process", func() bool {
					text, err := os.ReadFile(file)
					pid = string(text)
					return err == nil
				})
				return pid
			}
			dead, lives := read(file+".dies"), read(file)
			must.Soon(t, "a dead process stays", func() bool {
				_, err := os.Stat("/proc/" + dead)
				return err != nil
			})
			if !alive(lives) {
				t.Fatalf("the process %s has ended before the match", lives)
			}
			must.Do(t, c.Process.Signal(signal))
			if err := c.Wait(); err == nil {
				t.Error("the match ends well")
			}
			if alive(lives) {
				t.Errorf("the process %s goes on", lives)
			}
		})
	}
}
