package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A probe is one test, and the code that it runs when it runs alone.
type probe struct {
	test   string
	took   time.Duration
	blocks []block
}

// A block is a piece of a file without branches, as coverage profiles name it.
type block struct {
	file string // its last element
	line int    // the first
}

// learn runs each test alone, and keeps which code it runs.
func (l *lab) learn(ctx context.Context, p *pkg) error {
	binary, profile := filepath.Join(l.temp, "reach.test"), filepath.Join(l.temp, "reach.out")
	if out, err := l.build(ctx, p, binary, "-cover"); err != nil {
		return fmt.Errorf("%s does not build with coverage: %w\n%s", p.path, err, out)
	}
	list := exec.CommandContext(ctx, binary, "-test.list=^(Test|Fuzz|Example)")
	list.Dir = p.dir
	names, err := list.Output()
	if err != nil {
		return fmt.Errorf("the tests of %s cannot be listed: %w", p.path, err)
	}
	for _, test := range strings.Fields(string(names)) {
		start := time.Now()
		pattern := "^" + test + "$"
		if _, out, err := l.test(ctx, p, binary, selection{pattern, l.patience}, time.Hour, nil, "-test.coverprofile="+profile); err != nil {
			return fmt.Errorf("%s fails when it runs alone: %w\n%s", test, err, out)
		}
		text, err := os.ReadFile(profile)
		if err != nil {
			return err
		}
		l.probes = append(l.probes, probe{test, time.Since(start), blocksOf(string(text))})
	}
	return nil
}

// blocksOf returns the blocks of a profile that were run. Its lines are such as
//
//	example.com/x/file.go:12.34,14.2 1 3
//
// for the first and the last place, the statements and how often they were run.
func blocksOf(profile string) (blocks []block) {
	for line := range strings.Lines(profile) {
		name, rest, ok := strings.Cut(line, ".go:")
		if !ok || strings.HasSuffix(line, " 0\n") {
			continue
		}
		first, _, _ := strings.Cut(rest, ".")
		if n, err := strconv.Atoi(first); err == nil {
			blocks = append(blocks, block{name[strings.LastIndexByte(name, '/')+1:] + ".go", n})
		}
	}
	return blocks
}

// reaching returns the tests that run the function of a mutant, in the order of their names, and ok
// if there are some, but not all.
func (l *lab) reaching(p *pkg, m mutant) (tests selection, ok bool) {
	f, ok := functionNamed(m.src.tree, m.in)
	if !ok {
		return selection{}, false
	}
	from, to := p.fset.Position(f.Pos()).Line, p.fset.Position(f.End()).Line
	var names []string
	tests.patience = 30 * time.Second
	for _, probe := range l.probes {
		if slices.ContainsFunc(probe.blocks, func(b block) bool {
			return b.file == filepath.Base(m.src.disk) && from <= b.line && b.line <= to
		}) {
			names = append(names, probe.test)
			tests.patience += 10 * probe.took
		}
	}
	tests.pattern = "^(" + strings.Join(names, "|") + ")$"
	return tests, len(names) > 0 && len(names) < len(l.probes)
}
