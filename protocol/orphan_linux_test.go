package protocol

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

func init() { engines["referee"] = referee }

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
	out, err := r.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	pid := strings.TrimSpace(line)
	if err != nil || !lives(pid) {
		t.Fatalf("the engine is %q, %v", line, err)
	}
	r.Process.Kill()
	r.Wait()
	for until := time.Now().Add(time.Minute); lives(pid); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatalf("the engine %s goes on without a referee", pid)
		}
	}
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
