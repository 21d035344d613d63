package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"time"
)

// A verdict is what became of a mutant.
type verdict int

const (
	unborn   verdict = iota // it does not compile, and does not count
	killed                  // its tests fail, or do not end
	survived                // its tests pass
)

func (v verdict) String() string { return [...]string{"does not compile", "killed", "survives"}[v] }

// A specimen is a mutant with its verdict.
type specimen struct {
	mutant
	verdict verdict
	took    time.Duration
}

// A lab builds mutants and tests them.
type lab struct {
	options
	temp     string
	env      []string
	ready    time.Time     // when all was in the cache that is not of a mutant
	patience time.Duration // with tests that wait, and take no time of the processor
	probes   []probe       // of each test; nil where a mutant faces all at once
}

// A selection is tests to run.
type selection struct {
	pattern  string // "" is all
	patience time.Duration
}

// newLab makes a place for the builds. Mutants would soon fill the build cache
// that all share, and a new cache would be slow to fill: so a lab keeps one, and
// takes the mutants out of it when it closes.
func newLab(o options) (*lab, error) {
	temp, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	l := &lab{options: o, temp: temp, env: os.Environ(), patience: 10 * time.Minute}
	if o.cache != "" {
		l.env = append(l.env, "GOCACHE="+o.cache)
	}
	return l, nil
}

func (l *lab) close() {
	os.RemoveAll(l.temp)
	if l.cache == "" || l.ready.IsZero() {
		return
	}
	filepath.WalkDir(l.cache, func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil
		}
		if info, err := d.Info(); err == nil && info.ModTime().After(l.ready) {
			os.Remove(name)
		}
		return nil
	})
}

// control runs the tests on the package as it is, and is an error when they fail.
func (l *lab) control(ctx context.Context, p *pkg) error {
	binary := filepath.Join(l.temp, "control.test")
	if out, err := l.build(ctx, p, binary); err != nil {
		return fmt.Errorf("%s does not build: %w\n%s", p.path, err, out)
	}
	l.ready = time.Now()
	for _, pattern := range slices.Compact([]string{l.quick, ""}) {
		start := time.Now()
		took, out, err := l.test(ctx, p, binary, selection{pattern, l.patience}, time.Hour, nil)
		if err != nil {
			return fmt.Errorf("the tests of %s fail without a mutant: %w\n%s", p.path, err, out)
		}
		log.Printf("without a mutant, the tests of -run=%q take %v", pattern, took.Round(time.Millisecond))
		if l.timeout == 0 && pattern == "" {
			l.timeout = 3*took + 5*time.Second
		}
		l.patience = min(10*time.Minute, time.Minute+10*time.Since(start))
	}
	if !l.reach {
		return nil
	}
	start := time.Now()
	if err := l.learn(ctx, p); err != nil {
		return err
	}
	log.Printf("what each of %d tests reaches was learnt in %v", len(l.probes), time.Since(start).Round(time.Millisecond))
	l.ready = time.Now()
	return nil
}

// selections returns the tests that m faces one after the other, all at the end.
func (l *lab) selections(p *pkg, m mutant) []selection {
	all := selection{"", l.patience}
	if first, ok := l.reaching(p, m); ok {
		return []selection{first, all}
	}
	if l.quick != "" {
		return []selection{{l.quick, l.patience}, all}
	}
	return []selection{all}
}

// An embryo is a mutant that compiles, with the code of its file.
type embryo struct {
	mutant
	code []byte
}

// tryAll sends each of the mutants with its verdict, in no order, until the
// sample is complete.
func (l *lab) tryAll(ctx context.Context, p *pkg, mutants []mutant) <-chan specimen {
	done := make(chan specimen)
	go func() {
		defer close(done)
		var embryos []embryo
		for _, m := range mutants {
			if ctx.Err() != nil || l.sample > 0 && len(embryos) == l.sample {
				break
			}
			if code, ok := p.compile(m); ok {
				embryos = append(embryos, embryo{m, code})
			} else {
				done <- specimen{mutant: m, verdict: unborn}
			}
		}
		together, err := l.newBatch(ctx, p, embryos)
		if err != nil {
			log.Printf("each mutant is built alone, which takes longer: %v", err)
			together = &batch{}
		}
		next := make(chan embryo)
		var wg sync.WaitGroup
		for i := range max(1, l.workers) {
			wg.Go(func() {
				for e := range next {
					start := time.Now()
					v := killed
					if alive, batched := l.survives(ctx, p, together, e.mutant); alive {
						if v = survived; !batched || len(l.selections(p, e.mutant)) > 1 {
							v = l.try(ctx, p, i, e.mutant, e.code)
						}
					}
					if ctx.Err() == nil { // or it was not the mutant that ended its tests
						done <- specimen{e.mutant, v, time.Since(start)}
					}
				}
			})
		}
		for _, e := range embryos {
			if ctx.Err() != nil {
				break
			}
			next <- e
		}
		close(next)
		wg.Wait()
	}()
	return done
}

// survives reports whether m survives the quick tests in its batch, or is in none.
func (l *lab) survives(ctx context.Context, p *pkg, b *batch, m mutant) (alive, batched bool) {
	n, ok := b.number[m.String()]
	if !ok {
		return true, false
	}
	_, _, err := l.test(ctx, p, b.binary, l.selections(p, m)[0], l.timeout, []string{variable + "=" + strconv.Itoa(n)})
	return err == nil, true
}

// try is the verdict on one mutant. Workers have a number each, for their files.
func (l *lab) try(ctx context.Context, p *pkg, worker int, m mutant, code []byte) verdict {
	file := func(suffix string) string { return filepath.Join(l.temp, strconv.Itoa(worker)+suffix) }
	overlay, err := json.Marshal(map[string]map[string]string{"Replace": {m.src.disk: file(".go")}})
	if err := errors.Join(err, os.WriteFile(file(".go"), code, 0o644), os.WriteFile(file(".json"), overlay, 0o644)); err != nil {
		log.Fatal(err)
	}
	if out, err := l.build(ctx, p, file(".test"), "-overlay="+file(".json")); err != nil {
		if ctx.Err() == nil {
			log.Printf("does not build: %v\n%s", m, out)
		}
		return unborn
	}
	for _, tests := range l.selections(p, m) {
		if _, _, err := l.test(ctx, p, file(".test"), tests, l.timeout, nil); err != nil {
			return killed
		}
	}
	return survived
}

func (l *lab) build(ctx context.Context, p *pkg, binary string, flags ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-ldflags=-w", "-o", binary)
	cmd.Args = append(cmd.Args, flags...)
	cmd.Dir, cmd.Env = p.dir, l.env
	return cmd.CombinedOutput()
}

// test runs tests up to the first failure, and says what time they took of the
// processor. That is what is limited, since others may keep it busy; memory is
// limited to 8 GB, since a mutant may ask for it without end; and a test that
// waits for ever ends when patience does.
func (l *lab) test(ctx context.Context, p *pkg, binary string, tests selection, limit time.Duration, env []string, flags ...string) (time.Duration, []byte, error) {
	limits := fmt.Sprintf("ulimit -t %d; ulimit -v %d; ", int(limit.Seconds()+1), 8<<20)
	cmd := exec.CommandContext(ctx, "sh", "-c", limits+`exec "$@"`, "sh",
		binary, "-test.short", "-test.failfast", "-test.timeout="+tests.patience.String(), "-test.run="+tests.pattern)
	cmd.Args = append(cmd.Args, flags...)
	var out bytes.Buffer
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr, cmd.WaitDelay = p.dir, append(os.Environ(), env...), &out, &out, time.Second
	err := cmd.Run()
	if err != nil {
		return 0, out.Bytes(), err
	}
	return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), out.Bytes(), nil
}
