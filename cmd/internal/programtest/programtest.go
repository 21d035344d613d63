// Package programtest tests what the programs that play have in common, each through its
// function run.
package programtest

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// World is a world with these variables, in which nothing that is written is kept, the
// seed is 99, and the clock goes on by a second whenever it is looked at.
func World(vars ...string) program.World {
	now := time.Unix(0, 0)
	return program.World{
		Stdout: io.Discard, Stderr: io.Discard,
		Getenv: func(name string) string {
			for _, v := range vars {
				if value, ok := strings.CutPrefix(v, name+"="); ok {
					return value
				}
			}
			return ""
		},
		Seed: func() uint64 { return 99 },
		Now:  func() time.Time { now = now.Add(time.Second); return now },
	}
}

// A Run is the function run of a program, which returns the exit status.
type Run func(args []string, w program.World) int

// Output runs the program with arguments that have blanks between them.
func (run Run) Output(w program.World, args string) (status int, stdout, stderr string) {
	return run.output(w, strings.Fields(args))
}

func (run Run) output(w program.World, args []string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	w.Stdout, w.Stderr = &out, &errs
	status = run(args, w)
	return status, out.String(), errs.String()
}

// Golden checks that the same arguments give the same output, byte for byte: that of the
// files of these names, which -update writes anew. All but the wide ones have lines of 80
// columns at most.
func (run Run) Golden(t *testing.T, files map[string]string, wide ...string) {
	for name, args := range files {
		run.GoldenOf(t, name, World(), slices.Contains(wide, name), strings.Fields(args)...)
	}
}

// GoldenOf is Golden in another world.
func (run Run) GoldenOf(t *testing.T, name string, w program.World, wide bool, args ...string) {
	t.Run(name, func(t *testing.T) {
		status, got, stderr := run.output(w, args)
		if status != 0 || stderr != "" {
			t.Fatalf("status %d, %q", status, stderr)
		}
		file := filepath.Join("testdata", name+".txt")
		if *update {
			must.Do(t, os.WriteFile(file, []byte(got), 0o644))
		}
		want := must.Get(os.ReadFile(file))(t)
		if diff := difference(string(want), got); diff != "" {
			t.Errorf("not as in %s: %s", file, diff)
		}
		for line := range strings.SplitSeq(got, "\n") {
			if n := utf8.RuneCountInString(line); n > 80 && !wide {
				t.Errorf("a line of %d columns: %s", n, line)
			}
		}
	})
}

// difference returns the first line in which two texts differ, or "".
func difference(want, got string) string {
	if want == got {
		return ""
	}
	wants, gots := strings.Split(want, "\n"), strings.Split(got, "\n")
	i := 0
	for i < min(len(wants), len(gots)) && wants[i] == gots[i] {
		i++
	}
	line := func(lines []string) string { return strings.Join(lines[i:min(i+1, len(lines))], "") }
	return fmt.Sprintf("line %d of %d is\n%s\nand should be, of %d,\n%s", i+1, len(gots), line(gots), len(wants), line(wants))
}

// SeedIsShown checks that a game without a seed shows the one that plays it again.
func (run Run) SeedIsShown(t *testing.T, args string) {
	_, got, _ := run.Output(World(), args)
	_, want, _ := run.Output(World(), args+" -seed 99")
	if got != want || !strings.Contains(got, "graine 99\n") {
		t.Errorf("another game than with its seed:\n%s", got)
	}
	if _, other, _ := run.Output(World(), args+" -seed 100"); other == want {
		t.Error("another seed plays the same game")
	}
}

// Colour checks that there is colour on a terminal alone, where it has that text in it,
// and that it changes nothing else.
func (run Run) Colour(t *testing.T, args, coloured string) {
	w := World("LANG=en_GB.UTF-8")
	_, bare, _ := run.Output(w, args)
	if strings.Contains(bare, "\x1b") {
		t.Error("colour where nobody sees it")
	}
	w.Colour = true
	_, colour, _ := run.Output(w, args)
	if !strings.Contains(colour, coloured) {
		t.Error("no colour on a terminal")
	}
	var text strings.Builder
	for i, part := range strings.Split(colour, "\x1b[") {
		if i > 0 {
			_, part, _ = strings.Cut(part, "m")
		}
		text.WriteString(part)
	}
	trimmed := func(s string) string { // blanks in colour stay
		lines := strings.Split(s, "\n")
		for i, l := range lines {
			lines[i] = strings.TrimRight(l, " ")
		}
		return strings.Join(lines, "\n")
	}
	if diff := difference(trimmed(bare), trimmed(text.String())); diff != "" {
		t.Errorf("colour changes the text: %s", diff)
	}
}

// NoColour checks that there is no colour even on a terminal.
func (run Run) NoColour(t *testing.T, args string) {
	w := World()
	w.Colour = true
	if _, out, _ := run.Output(w, args); strings.Contains(out, "\x1b") {
		t.Errorf("%s: colour in a record", args)
	}
}

// BadFlags checks that arguments are refused in English, each with that text.
func (run Run) BadFlags(t *testing.T, texts map[string]string) {
	for args, want := range texts {
		status, stdout, stderr := run.Output(World("LANG=en_US.UTF-8"), args)
		if status != 2 || stdout != "" || !strings.Contains(stderr, want) || !strings.Contains(stderr, "Try -h.") {
			t.Errorf("%s: status %d, %q on stdout, and\n%s", args, status, stdout, stderr)
		}
	}
}

// full is a writer with no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

// OutputFails checks what the program says when its output cannot be written.
func (run Run) OutputFails(t *testing.T, arguments ...string) {
	for _, args := range arguments {
		var stderr bytes.Buffer
		w := World()
		w.Stdout, w.Stderr = full{}, &stderr
		if status := run(strings.Fields(args), w); status != 1 || !strings.Contains(stderr.String(), "no room") {
			t.Errorf("%s: status %d, %q", args, status, stderr.String())
		}
	}
}
