package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// The test binary is the program too, for tests that kill it.
func TestMain(m *testing.M) {
	if os.Getenv("SELFPLAY_AS_PROGRAM") != "" {
		main()
		os.Exit(99) // which it never comes back to
	}
	os.Exit(m.Run())
}

// process starts the program.
func process(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	c := exec.Command(os.Args[0], args...)
	c.Env = append(os.Environ(), "SELFPLAY_AS_PROGRAM=1")
	c.Stderr = &bytes.Buffer{}
	must.Do(t, c.Start())
	t.Cleanup(func() { _ = c.Process.Kill(); _ = c.Wait() })
	return c
}

// here is the program in this process.
func here(t *testing.T, args ...string) (out, log string) {
	t.Helper()
	var o, l bytes.Buffer
	if status := program(context.Background(), args, &o, &l); status != 0 {
		t.Fatalf("%v: status %d\n%s", args, status, &l)
	}
	return o.String(), l.String()
}

func freePort(t *testing.T) string {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer l.Close()
	return strconv.Itoa(l.Addr().(*net.TCPAddr).Port)
}

// The outcome is the same bytes, however many work on it and however the games are parted.
func TestSameBytes(t *testing.T) {
	dir := t.TempDir()
	defer func() {
		if left, err := filepath.Glob(filepath.Join(dir, ".*")); err != nil || len(left) > 0 {
			t.Errorf("it leaves %q, %v", left, err)
		}
	}()
	var want, wantTurns []byte
	for i, args := range [][]string{{"-workers", "1"}, {"-workers", "5"}, {"-workers", "3"}} {
		games, turns := filepath.Join(dir, fmt.Sprint(i, ".parquet")), filepath.Join(dir, fmt.Sprint(i, "t.parquet"))
		here(t, append([]string{"run", "-games", "74", "-shard", "10", "-out", games, "-turns", turns}, args...)...)
		got := must.Get(os.ReadFile(games))(t)
		gotTurns := must.Get(os.ReadFile(turns))(t)
		if i == 0 {
			want, wantTurns = got, gotTurns
		} else if !bytes.Equal(got, want) || !bytes.Equal(gotTurns, wantTurns) {
			t.Errorf("%v: other bytes", args)
		}
	}
}

// Rows are read back as they were written, and they are those of the games.
func TestRows(t *testing.T) {
	s := spec{Game: "jarnac", A: "level:4", B: "level:3", Seed: 7, Games: 6, Shard: 4, Turns: true}
	p := must.Get(newPlayer(games.All(), s))(t)
	rows := must.Get(p.play(0, 6))(t)
	back, err := decodeShard(rows.encode())
	if err != nil || !reflect.DeepEqual(back, rows) {
		t.Errorf("read back: %v\n%+v\n%+v", err, back, rows)
	}
	for i, g := range rows.games {
		var last turnRow
		for _, r := range rows.turns {
			if r.Game == g.Game {
				last = r
			}
		}
		if g.Game != int64(i) || g.Seed != 7+uint64(i/2) || int(g.SeatA) != i%2 || len(g.Opening) != 6 || g.Moves != last.Number ||
			g.Winner >= 0 && g.End == "" || len(g.Words) == 0 {
			t.Errorf("%+v", g)
		}
	}
	if a, b := rows.games[0], rows.games[1]; a.Opening != b.Opening {
		t.Errorf("two deals in a pair: %s and %s", a.Opening, b.Opening)
	}
}

func FuzzShard(f *testing.F) {
	s := spec{Game: "jarnac", A: "level:1", B: "level:1", Games: 2, Shard: 2, Turns: true}
	p := must.Get(newPlayer(games.All(), s))(f)
	whole := must.Get(p.shard(0))(f)
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	inside := must.Get(packing().from.DecodeAll(whole, nil))(f)
	f.Add(inside)
	f.Add(inside[:len(inside)/2])
	for _, bad := range []string{"", "\x02\x02", "\x01\x00", "\xfe\xff\xff\xff\x0f\x00", "\x00\x00more"} {
		f.Add([]byte(bad))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, decode := range []func([]byte) (shardRows, error){decodeShard, decodeRows} {
			rows, err := decode(data)
			if err != nil {
				continue
			}
			if len(rows.games) > mostGames || len(rows.turns) > mostTurns {
				t.Errorf("%d games, %d turns", len(rows.games), len(rows.turns))
			}
			if back, err := decodeShard(rows.encode()); err != nil || !reflect.DeepEqual(back, rows) {
				t.Errorf("%+v comes back as %+v, %v", rows, back, err)
			}
		}
	})
}

// Workers and the server are killed at random moments, and nothing is lost, doubled or
// different.
func TestKill(t *testing.T) {
	games := 2000
	if os.Getenv("LETTRES_LONG") != "" {
		games = 20_000
	}
	if testing.Short() {
		games = 1000
	}
	dir := t.TempDir()
	calm, wild := filepath.Join(dir, "calm.parquet"), filepath.Join(dir, "wild.parquet")
	common := []string{"run", "-games", strconv.Itoa(games), "-shard", "50", "-wait", "1s", "-out"}
	here(t, append(common, calm)...)

	port := freePort(t)
	run := append(common, wild, "-workers", "0", "-port", port)
	rng := rand.New(rand.NewPCG(1, 1))
	coordinator := process(t, run...)
	ended := make(chan error, 1)
	go func(c *exec.Cmd) { ended <- c.Wait() }(coordinator)
	var workers [2]*exec.Cmd
	worker := func() *exec.Cmd { return process(t, "worker", "-workers", "1", "-nats", "nats://127.0.0.1:"+port) }
	for i := range workers {
		workers[i] = worker()
	}
	kills := 0
	for deadline := time.Now().Add(10 * time.Minute); ; {
		if time.Now().After(deadline) {
			t.Fatal("it does not end")
		}
		// The longer it goes on the less is killed: it has to end.
		wait := time.Duration(100+rng.IntN(300)+100*kills) * time.Millisecond
		select {
		case err := <-ended:
			if err != nil {
				t.Fatalf("%v\n%s", err, coordinator.Stderr)
			}
			if kills == 0 {
				t.Error("nothing was killed")
			}
			a := must.Get(os.ReadFile(calm))(t)
			b, err := os.ReadFile(wild)
			if err != nil || !bytes.Equal(a, b) {
				t.Errorf("after %d kills: other bytes, %v", kills, err)
			}
			t.Logf("%d games, %d kills", games, kills)
			return
		case <-time.After(wait):
		}
		kills++
		if i := rng.IntN(3); i < len(workers) {
			_ = workers[i].Process.Kill()
			_ = workers[i].Wait()
			workers[i] = worker()
		} else {
			_ = coordinator.Process.Kill()
			if err := <-ended; err == nil { // it had just ended
				ended <- nil
				continue
			}
			coordinator = process(t, run...)
			go func(c *exec.Cmd) { ended <- c.Wait() }(coordinator)
		}
	}
}

// A worker that would play other games is refused, and says why.
func TestRefused(t *testing.T) {
	_, q := serverOf(t)
	ctx := context.Background()
	p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:4", B: "level:4", Games: 8, Shard: 4}))(t)
	own := must.Get(fingerprintOf(games.All(), p.spec))(t)
	for want, change := range map[string]func(*fingerprint){
		"lexicon":         func(f *fingerprint) { f.Lexicon += "x" },
		"another version": func(f *fingerprint) { f.Games += "x" },
		"version 2":       func(f *fingerprint) { f.Schema-- },
	} {
		r := run{Spec: p.spec, Print: own}
		change(&r.Print)
		must.Do(t, q.put(ctx, r))
		must.Get(q.workers(ctx, r.id(), time.Second))(t)
		var log bytes.Buffer
		w := &worker{queue: q, games: games.All(), threads: 1, idle: time.Millisecond, log: &log}
		if err := w.work(ctx); !errors.Is(err, errRefused) || !strings.Contains(log.String(), want) {
			t.Errorf("%s: %v, %s", want, err, &log)
		}
		must.Do(t, q.runs.Delete(ctx, r.id()))
	}
}

// A job that cannot be played ends the run with the reason.
func TestImpossible(t *testing.T) {
	_, q := serverOf(t)
	ctx, stop := context.WithTimeout(context.Background(), time.Minute)
	defer stop()
	p := must.Get(newPlayer(games.All(), spec{Game: "jarnac", A: "level:4", B: "level:4", Games: 8, Shard: 4}))(t)
	c := &coordinator{queue: q, run: run{Spec: p.spec}, wait: time.Second, tell: func(int, int) {}, sink: func(shardRows) error { return nil }}
	bad := nats.NewMsg(subject(resultPrefix, c.run.id(), 1))
	bad.Header.Set(errorHeader, "game 7: no luck")
	must.Do(t, q.once(ctx, bad))
	if err := c.play(ctx); err == nil || !strings.Contains(err.Error(), "game 7: no luck") {
		t.Error(err)
	}
	// What claims to be the rows of other games is not merged.
	rows := must.Get(p.play(0, 4))(t)
	if err := p.spec.agrees(1, rows); err == nil {
		t.Error("rows of shard 0 agree with shard 1")
	}
	if err := p.spec.agrees(0, rows); err != nil {
		t.Error(err)
	}
}

// A run that is interrupted says how to go on, and keeps what it has.
func TestInterrupted(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	var log bytes.Buffer
	name := filepath.Join(t.TempDir(), "g.parquet")
	if status := program(ctx, []string{"run", "-games", "2", "-shard", "2", "-out", name}, io.Discard, &log); status != 1 || !strings.Contains(log.String(), "the same command goes on from here") {
		t.Errorf("status %d, %s", status, &log)
	}
	if _, err := os.Stat(storeOf(name)); err != nil {
		t.Error(err)
	}
	// Another run that is under way is left alone.
	lock := must.Get(lockStore(storeOf(name)))(t)
	log.Reset()
	if status := program(context.Background(), []string{"run", "-games", "2", "-shard", "2", "-out", name}, io.Discard, &log); status != 1 || !strings.Contains(log.String(), "another run has its files in") {
		t.Errorf("status %d, %s", status, &log)
	}
	lock.Close()
	here(t, "run", "-games", "2", "-shard", "2", "-out", name)
	if _, err := os.Stat(storeOf(name)); err == nil {
		t.Error("the queue is left")
	}
}

// Bad flags are said before anything is played.
func TestFlags(t *testing.T) {
	for _, args := range []string{
		"", "dance", "run -games 0", "run -game chess", "run -a level:99", "run -options nonsense", "run -shard 1000000", "run extra",
		"worker -workers 0", "statistics", "run -no-such-flag", "run -turns x -shard 502", "run -games 2000000000 -shard 2",
	} {
		var log bytes.Buffer
		if status := program(context.Background(), strings.Fields(args), io.Discard, &log); status != 2 || log.Len() == 0 {
			t.Errorf("%q: status %d, %q", args, status, &log)
		}
	}
}

// processors counts those there are before a test changes it.
var processors = runtime.GOMAXPROCS(0)

// Without -workers a process plays as many games at once as it has processors.
func TestUsualWorkers(t *testing.T) {
	here := processors
	for name, command := range map[string]func(context.Context, *flag.FlagSet, []string, io.Writer, io.Writer) error{"run": runCommand, "worker": workerCommand} {
		flags := flag.NewFlagSet(name, flag.ContinueOnError)
		flags.SetOutput(io.Discard)
		if err := command(context.Background(), flags, []string{"-h"}, io.Discard, io.Discard); !errors.Is(err, flag.ErrHelp) {
			t.Fatal(err)
		}
		if n := flags.Lookup("workers").DefValue; n != strconv.Itoa(here) || runtime.GOMAXPROCS(0) != here {
			t.Errorf("%s: %s, of %d processors", name, n, here)
		}
	}
}

// Jobs are played a second time where others can work on the run.
func TestOpenToOthers(t *testing.T) {
	for _, tt := range []struct {
		r    runConfig
		open bool
	}{
		{runConfig{port: -1, threads: 1}, false}, {runConfig{port: -1}, true}, {runConfig{port: 0, threads: 1}, true},
		{runConfig{port: 4222, threads: 2}, true}, {runConfig{url: "nats://other", port: -1, threads: 1}, true},
	} {
		if tt.r.open() != tt.open {
			t.Errorf("%+v is open: %t", tt.r, !tt.open)
		}
	}
}

// Each worker has a name of its own each time it works.
func TestNamesOfWorkers(t *testing.T) {
	done, stop := context.WithCancel(context.Background())
	stop()
	w, other, seen := worker{}, worker{}, map[string]bool{"": true}
	for _, w := range []*worker{&w, &other, &w} {
		if err := w.workOn(done); err != nil || seen[w.name] {
			t.Errorf("%q, %v", w.name, err)
		}
		seen[w.name] = true
	}
}
