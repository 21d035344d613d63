package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// serverOf starts a message server, and opens its queue.
func serverOf(t *testing.T) (*server.Server, *queue) {
	t.Helper()
	s := must.Get(localServer(t.TempDir(), "127.0.0.1", -1, key{}, func(err error) { t.Error(err) }))(t)
	q := must.Get(openQueue(context.Background(), s.ClientURL()))(t)
	t.Cleanup(func() { q.close(); s.Shutdown(); s.WaitForShutdown() })
	return s, q
}

// smallRun returns the coordinator of a small run, which can keep its rows, and its player.
func smallRun(t *testing.T, q *queue, rows *[]shardRows) (*coordinator, *player) {
	t.Helper()
	p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:1", B: "level:1", Games: 8, Shard: 2}))(t)
	print := must.Get(fingerprintOf(games.All(), p.spec))(t)
	sink := func(s shardRows) error {
		if rows != nil {
			*rows = append(*rows, s)
		}
		return nil
	}
	return &coordinator{queue: q, run: run{Spec: p.spec, Print: print}, wait: time.Second, tell: func(int, int) {}, sink: sink}, p
}

// Two coordinators of one run, begun at once on one server, both end with the same file.
func TestTwoCoordinators(t *testing.T) {
	s, _ := serverOf(t)
	dir := t.TempDir()
	var all sync.WaitGroup
	for i := range 3 {
		all.Go(func() {
			var log bytes.Buffer
			name := filepath.Join(dir, fmt.Sprint(i))
			if status := program(context.Background(), []string{"run", "-games", "60", "-shard", "2", "-workers", fmt.Sprint(i % 2), "-nats", s.ClientURL(), "-out", name}, io.Discard, &log); status != 0 {
				t.Errorf("coordinator %d: status %d, %s", i, status, &log)
			}
		})
	}
	all.Wait()
	first := must.Get(os.ReadFile(filepath.Join(dir, "0")))(t)
	for _, name := range []string{"1", "2"} {
		if other, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(first, other) {
			t.Errorf("other bytes, %v", err)
		}
	}
}

// The coordinator that has all rows first clears nothing away while another one is at work.
func TestFinishWaits(t *testing.T) {
	_, q := serverOf(t)
	c, _ := smallRun(t, q, nil)
	id := c.run.id()
	attend := func() func(context.Context) error {
		return must.Get(q.attend(context.Background(), id))(t)
	}
	others := attend()
	if c.leave = attend(); q.put(context.Background(), c.run) != nil {
		t.Fatal("no run")
	}
	soon, cancel := context.WithTimeout(context.Background(), 500*time.Millisecond)
	defer cancel()
	if err := c.finish(soon); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("with another at work it ends: %v", err)
	}
	if err := c.ended(context.Background()); err != nil {
		t.Errorf("the other finds %v", err)
	}
	must.Do(t, others(context.Background()))
	c.leave = attend()
	if err := c.finish(context.Background()); err != nil {
		t.Error(err)
	}
	if err := c.ended(context.Background()); !errors.Is(err, errCleared) {
		t.Errorf("it leaves the run: %v", err)
	}
}

// A coordinator whose run was cleared away says so, and does not wait for ever.
func TestCleared(t *testing.T) {
	_, q := serverOf(t)
	c, _ := smallRun(t, q, nil)
	ended := make(chan error, 1)
	go func() { ended <- c.play(context.Background()) }()
	id := c.run.id()
	for n := 0; n == 0; {
		n = must.Get(q.attending(context.Background(), id))(t)
	}
	for { // until it waits for results
		info := must.Get(q.jobs.Info(context.Background()))(t)
		if info.State.Msgs == 4 {
			break
		}
	}
	must.Do(t, q.runs.Delete(context.Background(), id))
	if err := <-ended; !errors.Is(err, errCleared) {
		t.Error(err)
	}
	if n, err := q.attending(context.Background(), id); n != 0 || err != nil {
		t.Errorf("%d coordinators are at work, %v", n, err)
	}
}

// A shard that is begun for the last time counts, and one that was begun more often is not played again.
func TestLastDelivery(t *testing.T) {
	for deliveries, want := range map[int]bool{mostTries: true, mostTries + 1: false} {
		_, q := serverOf(t)
		ctx := context.Background()
		c, p := smallRun(t, q, nil)
		must.Do(t, q.put(ctx, c.run))
		id := c.run.id()
		jobs := must.Get(q.workers(ctx, id, time.Minute))(t)
		must.Do(t, q.once(ctx, nats.NewMsg(subject(jobPrefix, id, 1))))
		for range deliveries - 1 {
			m := must.Get(jobs.Next())(t)
			must.Do(t, m.Nak())
		}
		played := false
		p.play = func(first, n int) (shardRows, error) {
			played = true
			return p.rows(first, n)
		}
		w := &worker{queue: q, log: t.Output(), name: "it"}
		if did, err := w.one(ctx, &share{player: p, jobs: jobs}, id, true); !did || err != nil {
			t.Fatal(did, err)
		}
		m, err := q.results.GetLastMsgForSubject(ctx, subject(resultPrefix, id, 1))
		if err != nil || played != want || (m.Header.Get(errorHeader) == "") != want || m.Header.Get(workerHeader) != "it" {
			t.Errorf("delivery %d: played %v, %v, %v", deliveries, played, m.Header, err)
		}
	}
}

// A worker plays for all runs, and not for one until it is done.
func TestShares(t *testing.T) {
	_, q := serverOf(t)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	const shards = 40
	w := &worker{queue: q, games: games.All(), threads: 1, log: t.Output(), players: map[string]*player{}}
	var mu sync.Mutex
	done := map[string]int{}
	at := time.Now()
	w.now = func() time.Time { // each job takes as long
		mu.Lock()
		defer mu.Unlock()
		at = at.Add(time.Millisecond)
		return at
	}
	for seed := range uint64(2) {
		p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:1", B: "level:1", Games: 2 * shards, Shard: 2, Seed: seed}))(t)
		r := run{Spec: p.spec}
		id := r.id()
		p.play = func(int, int) (shardRows, error) {
			mu.Lock()
			defer mu.Unlock()
			if done[id]++; done[id] == shards {
				for other, n := range done {
					if n < shards/4 {
						t.Errorf("%d of %d jobs of run %s are done, when the other run is", n, shards, other)
					}
				}
				if len(done) != 2 {
					t.Error("one run was played alone")
				}
				stop()
			}
			return shardRows{}, nil
		}
		w.players[id] = p
		must.Do(t, q.put(ctx, r))
		must.Get(q.workers(ctx, id, time.Minute))(t)
		for shard := range shards {
			must.Do(t, q.once(ctx, nats.NewMsg(subject(jobPrefix, id, shard))))
		}
	}
	if err := w.workOn(ctx); err != nil {
		t.Error(err)
	}
}

// A coordinator that others can reach asks for a key, and turns away whoever has none.
func TestKey(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "key")
	for _, listen := range []string{"0.0.0.0", "::", "10.77.0.1", "example.org"} {
		var log bytes.Buffer
		if status := program(context.Background(), []string{"run", "-listen", listen, "-games", "2", "-out", filepath.Join(dir, "x")}, io.Discard, &log); status != 2 || !strings.Contains(log.String(), "-key") {
			t.Errorf("%s: status %d, %s", listen, status, &log)
		}
	}
	if _, err := readKey(file, false); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	opens, err := readKey(file, true)
	if again, e := readKey(file, true); err != nil || e != nil || opens != again || len(opens.password) < 20 {
		t.Fatal(opens, again, err, e)
	}
	if info, err := os.Stat(file); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	s := must.Get(localServer(dir, "127.0.0.1", -1, opens, func(error) {}))(t)
	defer s.WaitForShutdown()
	defer s.Shutdown()
	for _, other := range []key{{}, {opens.name, "guessed"}} {
		if q, err := openQueue(context.Background(), s.ClientURL(), other.options()...); !errors.Is(err, nats.ErrAuthorization) {
			t.Errorf("%v: %v, %v", other, q, err)
		}
	}
	q := must.Get(openQueue(context.Background(), s.ClientURL(), opens.options()...))(t)
	q.close()
	for _, bad := range []string{"", "name", ":password", "name:", "na me:password"} {
		must.Do(t, os.WriteFile(file, []byte(bad), 0o600))
		if _, err := readKey(file, true); err == nil {
			t.Errorf("%q is a key", bad)
		}
	}
}

// Whatever call to the disk fails, a file of a run is whole under its name, or not there; and the next run
// leaves nothing beside it.
func TestFileFaults(t *testing.T) {
	s := spec{Game: "jarnac", Games: 4}
	write := func(d disk.Disk) error {
		f, err := create[turnRow](d, "x", s)
		if err != nil {
			return err
		}
		defer f.drop()
		if err := f.add(make([]turnRow, 3)); err != nil {
			return err
		}
		return f.finish()
	}
	content := func(d disk.Disk, name string) []byte {
		f, err := d.Open(name, os.O_RDONLY, 0)
		if err != nil {
			return nil
		}
		text, _ := io.ReadAll(f)
		return text
	}
	whole := faulty.New(0)
	must.Do(t, write(whole))
	want, calls := content(whole, "x"), whole.Calls()
	for name, fault := range faulty.Faults {
		for n := 1; n <= calls; n++ {
			for seed := range uint64(5) {
				d := faulty.New(seed)
				d.Fail(n, fault)
				err := write(d)
				if !d.Failed() {
					t.Fatalf("%s %d: nothing has failed", name, n)
				}
				_, e := d.Stat(".")
				if err == nil || e != nil {
					d.Restart()
				}
				if got := content(d, "x"); err == nil && got == nil || got != nil && !bytes.Equal(got, want) {
					t.Fatalf("%s %d: the file has %d bytes, and not %d; %v", name, n, len(got), len(want), err)
				}
				if err := write(d); err != nil {
					t.Fatalf("%s %d: again: %v", name, n, err)
				}
				d.Restart()
				if entries, err := d.ReadDir("."); err != nil || len(entries) != 1 || !bytes.Equal(content(d, "x"), want) {
					t.Fatalf("%s %d: it leaves %v, %v", name, n, entries, err)
				}
			}
		}
	}
	f := must.Get(create[turnRow](whole, "x", s))(t)
	if _, err := create[turnRow](whole, "x", s); err == nil || !strings.Contains(err.Error(), "another run is writing x") {
		t.Errorf("two write it: %v", err)
	}
	f.drop()
	if entries, err := whole.ReadDir("."); err != nil || len(entries) != 1 {
		t.Errorf("%v, %v", entries, err)
	}
}

// A run whose message server cannot write says where, ends, and goes on when it can.
func TestFullDisk(t *testing.T) {
	if testing.Short() || runtime.GOOS != "linux" || os.Getuid() != 0 {
		t.Skip("needs a disk of its own")
	}
	dir := t.TempDir()
	small := filepath.Join(dir, "small")
	must.Do(t, os.Mkdir(small, 0o700))
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=100k", "tmpfs", small).CombinedOutput(); err != nil {
		t.Skipf("%v, %s", err, out)
	}
	t.Cleanup(func() { _ = exec.Command("umount", small).Run() })
	common := []string{"run", "-games", "120", "-shard", "10", "-wait", "5s", "-a", "level:1", "-b", "level:1", "-turns", filepath.Join(dir, "turns"), "-out"}
	calm := filepath.Join(dir, "calm")
	here(t, append(common, calm)...)
	args := append(common, filepath.Join(dir, "full"), "-store", filepath.Join(small, "queue"))
	var log bytes.Buffer
	if status := program(context.Background(), args, io.Discard, &log); status != 1 || !strings.Contains(log.String(), "no space left") || !strings.Contains(log.String(), "cannot write in "+small) {
		t.Errorf("status %d, %s", status, &log)
	}
	if out, err := exec.Command("mount", "-o", "remount,size=50m", small).CombinedOutput(); err != nil {
		t.Fatalf("%v, %s", err, out)
	}
	here(t, args...)
	want := must.Get(os.ReadFile(calm))(t)
	if got, err := os.ReadFile(filepath.Join(dir, "full")); err != nil || !bytes.Equal(got, want) {
		t.Errorf("other bytes, %v", err)
	}
}

// What a damaged file of the message server stops is said with what to do, and that helps.
func TestDamagedQueue(t *testing.T) {
	dir := t.TempDir()
	args := []string{"run", "-games", "2", "-shard", "2", "-a", "level:1", "-b", "level:1", "-out", filepath.Join(dir, "x"), "-store", filepath.Join(dir, "queue")}
	r := must.Get(readRun(flag.NewFlagSet("run", flag.ContinueOnError), args[1:]))(t)
	print := must.Get(fingerprintOf(games.All(), r.spec))(t)
	c := run{Spec: r.spec, Print: print}
	q, hangUp, err := r.connect(context.Background(), func(error) {}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	must.Get(q.workers(context.Background(), c.id(), time.Second))(t)
	if err := hangUp(errors.New("stopped")); err == nil {
		t.Fatal("no error")
	}
	obs := filepath.Join(dir, "queue", "jetstream", "$G", "streams", jobStream, "obs")
	must.Do(t, os.WriteFile(filepath.Join(obs, c.id(), "o.dat"), []byte("rubbish{{{"), 0o600))
	var log bytes.Buffer
	if status := program(context.Background(), args, io.Discard, &log); status != 1 || !strings.Contains(log.String(), "remove "+obs+", and give the same command again") {
		t.Fatalf("status %d, %s", status, &log)
	}
	must.Do(t, os.RemoveAll(obs))
	here(t, args...)
}
