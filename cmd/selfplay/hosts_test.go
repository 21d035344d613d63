package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// A run on one host and its worker on another, each in a network of its own.
func TestHosts(t *testing.T) {
	if testing.Short() || runtime.GOOS != "linux" || os.Getuid() != 0 {
		t.Skip("needs networks of its own")
	}
	if _, err := exec.LookPath("ip"); err != nil {
		t.Skip(err)
	}
	ip := func(args string) error {
		out, err := exec.Command("ip", strings.Fields(args)...).CombinedOutput()
		if err != nil {
			return fmt.Errorf("ip %s: %w, %s", args, err, out)
		}
		return nil
	}
	a, b := fmt.Sprintf("lettres-a-%d", os.Getpid()), fmt.Sprintf("lettres-b-%d", os.Getpid())
	t.Cleanup(func() { _ = ip("netns del " + a); _ = ip("netns del " + b) })
	for _, args := range []string{
		"netns add " + a, "netns add " + b,
		"-n " + a + " link add veth0 type veth peer name veth0 netns " + b,
		"-n " + a + " addr add 10.77.0.1/24 dev veth0", "-n " + b + " addr add 10.77.0.2/24 dev veth0",
		"-n " + a + " link set veth0 up", "-n " + b + " link set veth0 up", "-n " + a + " link set lo up",
	} {
		if err := ip(args); err != nil {
			t.Skip(err) // no namespaces here
		}
	}
	dir := t.TempDir()
	in := func(host string, args ...string) *exec.Cmd {
		c := exec.Command("ip", append([]string{"netns", "exec", host, os.Args[0]}, args...)...)
		c.Env = append(os.Environ(), "SELFPLAY_AS_PROGRAM=1")
		c.Stderr = &bytes.Buffer{}
		return c
	}
	common := []string{"run", "-games", "400", "-shard", "20", "-out"}
	far, near := filepath.Join(dir, "far.parquet"), filepath.Join(dir, "near.parquet")
	keyFile := filepath.Join(dir, "key")
	must.Get(readKey(keyFile, true))(t)
	worker := in(b, "worker", "-workers", "2", "-nats", "nats://10.77.0.1:4777", "-key", keyFile, "-idle", "20s")
	must.Do(t, worker.Start())
	t.Cleanup(func() { _ = worker.Process.Kill(); _ = worker.Wait() })
	run := in(a, append(common, far, "-workers", "0", "-listen", "10.77.0.1", "-port", "4777", "-key", keyFile)...)
	if err := run.Run(); err != nil {
		t.Fatalf("%v\n%s\n%s", err, run.Stderr, worker.Stderr)
	}
	here(t, append(common, near)...)
	x := must.Get(os.ReadFile(far))(t)
	if y, err := os.ReadFile(near); err != nil || !bytes.Equal(x, y) {
		t.Errorf("other bytes, %v", err)
	}
}
