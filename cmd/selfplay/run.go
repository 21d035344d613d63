package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/games"
)

// A runConfig holds what the flags of run ask for.
type runConfig struct {
	spec               spec
	player             *player // of spec
	games, turns       string  // files; turns may be ""
	threads            int
	url, store, listen string // of the message server
	port               int
	key                string // the file that opens it
	wait               time.Duration
}

// runCommand plays a run, with the message server in this process unless it is told of one.
func runCommand(ctx context.Context, flags *flag.FlagSet, args []string, out, log io.Writer) (err error) {
	r, err := readRun(flags, args)
	if err != nil {
		return err
	}
	print, err := fingerprintOf(games.All(), r.spec)
	if err != nil {
		return err
	}
	f, err := createFiles(disk.System{}, r)
	if err != nil {
		return err
	}
	defer f.drop()
	working, broken := context.WithCancelCause(ctx)
	defer broken(nil)
	q, hangUp, err := r.connect(working, broken, log)
	if err != nil {
		return err
	}
	defer func() {
		if err = r.advised(hangUp(err)); err != nil && ctx.Err() == nil && working.Err() != nil {
			err = context.Cause(working)
		}
	}()
	c := &coordinator{queue: q, run: run{Spec: r.spec, Print: print}, wait: r.wait, tell: progress(log, r.spec), sink: f.add, log: log}
	if r.open() {
		c.sample(r.player)
	}
	if err := r.play(working, c, log); err != nil {
		return err
	}
	if err := f.finish(); err != nil {
		return err
	}
	if err := c.finish(working); err != nil {
		return err
	}
	fmt.Fprintf(out, "%d games in %s\n", r.spec.Games, r.games)
	return nil
}

// advised says what to do about an error of the message server of this process.
func (r *runConfig) advised(err error) error {
	var api *jetstream.APIError
	if r.url != "" || !errors.As(err, &api) {
		return err
	}
	damaged := r.store
	if api.ErrorCode == consumerStore { // which says what was given out; without it, all that is missing is given out again
		damaged = filepath.Join(r.store, "jetstream", "$G", "streams", jobStream, "obs")
	}
	return fmt.Errorf("%w: files of the message server may be damaged: remove %s, and give the same command again", err, damaged)
}

// consumerStore is the error of a consumer whose files cannot be read.
const consumerStore jetstream.ErrorCode = 10012

// open reports whether programs that are not this one may work on the run.
func (r *runConfig) open() bool { return r.url != "" || r.port >= 0 || r.threads == 0 }

// usual is the game that is played where none is named.
var usual = games.All()[0]

// readRun reads the flags, and completes the spec of the run.
func readRun(flags *flag.FlagSet, args []string) (runConfig, error) {
	var r runConfig
	s := &r.spec
	var names []string
	for _, g := range games.All() {
		names = append(names, g.Name())
	}
	flags.StringVar(&s.Game, "game", usual.Name(), strings.Join(names, ", "))
	flags.StringVar(&s.Options, "options", "", "the options, as @rules and @option write them; by default the first preset")
	flags.StringVar(&s.A, "a", "level:4", "the first player: a level of package bot, as level:5 or level:8:4000, greedy or random")
	flags.StringVar(&s.B, "b", "level:4", "the second player")
	flags.Uint64Var(&s.Seed, "seed", 1, "the seed of the first pair of games")
	flags.IntVar(&s.Games, "games", 1000, "how many games")
	flags.IntVar(&s.Shard, "shard", 0, "games in a job (default 1000, with -turns 100)")
	flags.StringVar(&r.games, "out", "games.parquet", "the `file` with a row for each game")
	flags.StringVar(&r.turns, "turns", "", "a `file` with a row for each move")
	flags.IntVar(&r.threads, "workers", runtime.GOMAXPROCS(0), "how many games this process plays at once; 0 leaves it to others")
	flags.StringVar(&r.url, "nats", "", "the `URL` of a message server with JetStream; without it one runs in this process")
	flags.StringVar(&r.store, "store", "", "the `folder` of that one's files (default one beside -out, removed at the end)")
	flags.StringVar(&r.listen, "listen", "127.0.0.1", "the `address` on which it takes workers")
	flags.IntVar(&r.port, "port", -1, "its port; -1 is any")
	flags.StringVar(&r.key, "key", "", keyUsage+"; it is made if it does not exist")
	flags.DurationVar(&r.wait, "wait", 30*time.Second, "after this `time` without a sign of life a worker's job is given to another")
	if err := parse(flags, args, false); err != nil {
		return r, err
	}
	s.Turns = r.turns != ""
	if s.Shard == 0 {
		s.Shard = map[bool]int{false: 1000, true: 100}[s.Turns]
	}
	if err := s.check(); err != nil {
		return r, usageError{err}
	}
	if r.url == "" && !loopback(r.listen) && r.key == "" {
		return r, usageError{fmt.Errorf("whoever reaches %s could write rows: give -key FILE, and the same file to the workers", r.listen)}
	}
	p, err := newPlayer(games.All(), *s)
	if err != nil {
		return r, usageError{err}
	}
	r.spec, r.player = p.spec, p
	return r, nil
}

// play has the run played, by this process too unless it has no threads for it.
func (r *runConfig) play(ctx context.Context, c *coordinator, log io.Writer) error {
	working, stop := context.WithCancel(ctx)
	worked := make(chan error, 1)
	if r.threads > 0 {
		w := &worker{queue: c.queue, games: games.All(), threads: r.threads, log: log}
		go func() { worked <- w.work(working) }()
	} else {
		worked <- nil
	}
	err := c.play(ctx)
	stop()
	return errors.Join(err, <-worked)
}

// runFiles are the files that a run writes.
type runFiles struct {
	games *file[gameRow]
	turns *file[turnRow] // nil where they are not asked for
}

func createFiles(d disk.Disk, r runConfig) (f runFiles, err error) {
	if f.games, err = create[gameRow](d, r.games, r.spec); err != nil || !r.spec.Turns {
		return f, err
	}
	if f.turns, err = create[turnRow](d, r.turns, r.spec); err != nil {
		f.games.drop()
	}
	return f, err
}

func (f *runFiles) add(rows shardRows) error {
	if err := f.games.add(rows.games); err != nil || f.turns == nil {
		return err
	}
	return f.turns.add(rows.turns)
}

func (f *runFiles) finish() error {
	if f.turns != nil {
		if err := f.turns.finish(); err != nil {
			return err
		}
	}
	return f.games.finish()
}

func (f *runFiles) drop() {
	f.games.drop()
	if f.turns != nil {
		f.turns.drop()
	}
}

// progress tells how far a run is, a few times a minute.
func progress(w io.Writer, s spec) func(done, jobs int) {
	var last time.Time
	began := time.Now()
	return func(done, jobs int) {
		if now := time.Now(); done == jobs || now.Sub(last) > 10*time.Second {
			last = now
			fmt.Fprintf(w, "%d of %d games, %s\n", min(done*s.Shard, s.Games), s.Games, now.Sub(began).Round(time.Second))
		}
	}
}
