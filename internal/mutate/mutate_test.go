package main

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// write makes the files of a module called toy, and returns its directory.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	files["go.mod"] = "module toy\n\ngo 1.26\n"
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestMutants(t *testing.T) {
	dir := write(t, map[string]string{
		"rulebook/clauses.go": `package rulebook

type Clause string

const First, Second Clause = "first", "second"
`,
		"game/game.go": `package game

import (
	"errors"
	"toy/rulebook"
)

const most = 3 // of them

var name = "a" + "b"

type state struct{ n, left int }

func (s *state) check(over bool) (rulebook.Clause, error) {
	switch {
	case !over, s.n+s.left < most && s.left == 0:
		return rulebook.Second, errors.New("over")
	}
	return "", nil
}

func play(s state) (line [2]int) {
	own := &s
	if _, err := own.check(true); err != nil {
		return line
	}
	own.n, own.left = 1, 2
	for i := range 2 {
		if ok := true; ok {
			line[i]++
			continue
		}
		own.n = i
	}
	defer func() { own.left -= 1 }()
	last := &s
	last.n = 0
	println("done")
	return line
}
`,
	})
	p, err := load(t.Context(), filepath.Join(dir, "game"), os.Environ())
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range p.mutants(func(string) bool { return true }) {
		line := m.String()
		if _, ok := p.compile(m); !ok {
			line += " :: does not compile"
		}
		if m.guard {
			line += " :: guard"
		}
		got = append(got, strings.TrimPrefix(line, "game/game.go :: "))
	}
	const want = `
most :: const most = 3 :: 3 to 4
name :: "a" + "b" :: + to - :: does not compile
state.check :: !over :: negated :: guard
state.check :: s.n+s.left < most && s.left == 0 :: negated :: guard
state.check :: s.n+s.left :: + to - :: guard
state.check :: s.n+s.left < most :: < to <= :: guard
state.check :: s.n+s.left < most && s.left == 0 :: && to || :: guard
state.check :: s.left == 0 :: == to != :: guard
state.check :: case !over, s.n+s.left < most && s.left == 0: :: 0 to 1 :: guard
state.check :: case !over, s.n+s.left < most && s.left == 0 :: emptied :: guard
state.check :: return rulebook.Second, errors.New("over") :: Second to another clause :: guard
state.check :: return rulebook.Second, errors.New("over") :: returns nil :: guard
play :: if _, err := own.check(true); err != nil { :: true to false
play :: err != nil :: != to ==
play :: own.n, own.left = 1, 2 :: own.n not set
play :: own.n, own.left = 1, 2 :: own.left not set
play :: own.n, own.left = 1, 2 :: 1 to 2
play :: own.n, own.left = 1, 2 :: 2 to 3
play :: for i := range 2 { :: 2 to 3
play :: if ok := true; ok { :: true to false
play :: ok :: negated
play :: line[i]++ :: ++ to --
play :: continue :: removed
play :: own.n = i :: removed
play :: defer func() { own.left -= 1 }() :: removed
play :: own.left -= 1 :: removed
play :: own.left -= 1 :: -= to +=
play :: defer func() { own.left -= 1 }() :: 1 to 2
play :: last.n = 0 :: removed
play :: last.n = 0 :: 0 to 1
play :: println("done") :: removed`
	if got := "\n" + strings.Join(got, "\n"); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

func TestReport(t *testing.T) {
	dir := write(t, map[string]string{
		"toy.go": `package toy

func Max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func Min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
`,
		"toy_test.go": `package toy

import "testing"

func TestMax(t *testing.T) {
	if Max(1, 2) != 2 || Max(2, 1) != 2 || Min(1, 2) != 1 || Min(2, 1) != 1 {
		t.Fail()
	}
}
`,
		"explained.txt": `# Comment

toy.go :: Max :: a > b :: > to >= :: equal numbers are the same
toy.go :: Max :: a > b :: negated :: it is not so
toy.go :: Sum :: a + b :: + to - :: there is no Sum
other/toy.go :: Sum :: a + b :: + to - :: that is another package
`,
	})
	o := options{dir: dir, files: "*.go", explained: filepath.Join(dir, "explained.txt"), workers: 2}
	var out strings.Builder
	clean, err := run(t.Context(), o, &out)
	const want = `# survives at toy.go:11
toy.go :: Min :: a < b :: < to <= :: 
# no longer survives: toy.go :: Max :: a > b :: negated
# no longer exists: toy.go :: Sum :: a + b :: + to -
`
	if err != nil || clean || out.String() != want {
		t.Errorf("%v %v\n%s\nwant\n%s", clean, err, &out, want)
	}

	o.function, out = "Max", strings.Builder{}
	if err := os.WriteFile(o.explained, []byte("toy.go :: Max :: a > b :: > to >= :: equal numbers are the same\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if clean, err := run(t.Context(), o, &out); err != nil || !clean || out.Len() > 0 {
		t.Errorf("%v %v\n%s\nwant nothing", clean, err, &out)
	}
}

// A mutant faces the tests that run its function, and then all; one that no test runs, all at once.
func TestReach(t *testing.T) {
	dir := write(t, map[string]string{
		"toy.go": `package toy

var most = 3

func twice(n int) int {
	return n + n
}

func four(n int) int { return twice(twice(n)) }

func idle(n int) int { return n + most }
`,
		"toy_test.go": `package toy

import "testing"

func TestTwice(t *testing.T) {
	if twice(1) != 2 {
		t.Fail()
	}
}

func TestFour(t *testing.T) {
	if four(1) < most {
		t.Fail()
	}
}

func TestNothing(t *testing.T) {}
`,
	})
	l, err := newLab(options{dir: dir, workers: 1, reach: true})
	if err != nil {
		t.Fatal(err)
	}
	defer l.close()
	p, err := load(t.Context(), dir, l.env)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.control(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range p.mutants(func(string) bool { return true }) {
		line := m.in
		for _, tests := range l.selections(p, m) {
			line += " " + strconv.Quote(tests.pattern)
		}
		got = append(got, line)
	}
	const want = `most ""
twice "^(TestTwice|TestFour)$" ""
idle ""`
	if got := strings.Join(got, "\n"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	var verdicts []string
	for s := range l.tryAll(t.Context(), p, p.mutants(func(string) bool { return true })) {
		verdicts = append(verdicts, s.in+" "+s.verdict.String())
	}
	slices.Sort(verdicts)
	if got, want := strings.Join(verdicts, ", "), "idle survives, most survives, twice killed"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
