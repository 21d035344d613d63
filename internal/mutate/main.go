// Mutate asks of each decision in a package whether some test would notice if
// it were made the other way.
//
// It changes the package in one place, which makes a mutant, and runs the tests
// of the package on it. A mutant is killed when they fail or take too long, and
// survives when they pass. A survivor is a test that is missing, a line that is
// not needed, or a change that makes no difference; those of the last kind are
// listed in explained.txt, each with its reason. All others are printed, in the
// form of that list, and so are lines of the list that are out of date. The
// exit status is 1 if there are any.
//
// A change is one of these: a condition is negated, or an operator exchanged
// for its neighbour; a number becomes one more, true becomes false; a statement
// is left out, or the body of a case, or one of the variables that are set; an
// error is not returned; another clause of the rulebook is cited. Changes that
// do not compile do not count.
//
// The sources are read once and compiled through an overlay, so nothing in the
// package is written to. It should not be edited either while mutants run.
package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"math/rand/v2"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"
)

type options struct {
	dir, explained  string
	cache           string
	files, skip     string // globs of file names, with commas between
	function, quick string // regular expressions
	workers, sample int
	seed            uint64
	timeout, bound  time.Duration
	guards, reach   bool
	list, verbose   bool
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("mutate: ")
	var o options
	flag.StringVar(&o.dir, "dir", filepath.Join("..", "..", "jarnac"), "the `directory` of the package")
	flag.StringVar(&o.files, "files", "*.go", "only these files: `globs` with commas between, such as check.go,play.go")
	flag.StringVar(&o.skip, "skip", "", "not these files: `globs`, such as '*_text.go,notation.go,phrases.go'")
	flag.StringVar(&o.function, "func", "", "only functions whose name matches this `regexp`; a method's is State.check")
	flag.BoolVar(&o.guards, "guards", false, "only conditions that refuse something, by an error or false, and what these return")
	flag.StringVar(&o.quick, "run", "", "a `regexp` of tests to run first; a mutant that survives them still faces all")
	flag.BoolVar(&o.reach, "reach", false, "run each test alone at first; a mutant faces those that run its function, and all if it survives them")
	flag.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many mutants are tested at a time")
	flag.IntVar(&o.sample, "sample", 0, "test no more than this `number` of mutants, taken at random")
	flag.Uint64Var(&o.seed, "seed", 1, "of the sample")
	flag.DurationVar(&o.timeout, "timeout", 0, "processor time for the tests of one mutant (default three times what they take without one, and 5s)")
	flag.DurationVar(&o.bound, "time", 0, "begin no test after this time, and report what was tried by then")
	flag.StringVar(&o.explained, "explained", "explained.txt", "the `file` of survivors that are explained")
	flag.StringVar(&o.cache, "cache", userCache(), "the `directory` of a build cache; what mutants leave there is removed")
	flag.BoolVar(&o.list, "list", false, "print the mutants, compiled or not, and test none")
	flag.BoolVar(&o.verbose, "v", false, "say what becomes of each mutant")
	flag.Usage = func() {
		fmt.Fprint(flag.CommandLine.Output(), `Mutate tests the tests of a package: it changes one decision after another, and
prints the changes that no test notices. Run it in its own folder:

	go run . -files check.go,play.go    all mutants of two files
	go run . -func '^State.check$'      those of one function
	go run . -sample 50 -seed 7         fifty of all
	go run . -guards                    all that refuse something

What it prints belongs into explained.txt, with a reason, or wants a test.

`)
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	clean, err := run(ctx, o, os.Stdout)
	stop()
	if err != nil {
		log.Print(err)
		os.Exit(2)
	}
	if !clean {
		os.Exit(1)
	}
}

// run writes what it finds to w, and reports whether that is nothing.
func run(ctx context.Context, o options, w io.Writer) (clean bool, err error) {
	function, err := regexp.Compile(o.function)
	if err != nil {
		return false, err
	}
	explained, err := readExplained(o.explained)
	if err != nil {
		return false, err
	}
	lab, err := newLab(o)
	if err != nil {
		return false, err
	}
	defer lab.close()
	p, err := load(ctx, o.dir, lab.env)
	if err != nil {
		return false, err
	}
	chosen := func(file string) bool { return matches(o.files, file) && !matches(o.skip, file) }
	mutants := p.mutants(chosen)
	r := newReport(explained.of(p, chosen), mutants)
	mutants = slices.DeleteFunc(mutants, func(m mutant) bool { return !function.MatchString(m.in) || o.guards && !m.guard })
	if len(mutants) == 0 {
		return false, errors.New("there is no such mutant")
	}
	if o.list {
		for _, m := range mutants {
			fmt.Fprintln(w, m)
		}
		return true, nil
	}
	if o.sample > 0 {
		rand.New(rand.NewPCG(o.seed, 0)).Shuffle(len(mutants), func(i, j int) { mutants[i], mutants[j] = mutants[j], mutants[i] })
	}
	stopped := ctx // by somebody, and not by the time
	if o.bound > 0 {
		within, stop := context.WithTimeout(ctx, o.bound)
		defer stop()
		ctx = within
	}
	if err := lab.control(ctx, p); err != nil {
		return false, cmp.Or(ctx.Err(), err)
	}
	r.verbose, r.started = o.verbose, time.Now()
	for s := range lab.tryAll(ctx, p, mutants) {
		r.add(s, len(mutants))
	}
	if err := stopped.Err(); err != nil {
		return false, err
	}
	return r.print(w), nil
}

// userCache is "", and with it the go command's own cache, for who has none.
func userCache() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "lettres-mutate")
}

// matches reports whether one of the globs, which have commas between, matches
// the name of a file.
func matches(globs, file string) bool {
	return slices.ContainsFunc(strings.Split(globs, ","), func(glob string) bool {
		ok, _ := path.Match(strings.TrimSpace(glob), path.Base(file))
		return ok
	})
}
