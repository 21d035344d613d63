package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/games"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(program(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// program runs a command, and returns the exit status.
func program(ctx context.Context, args []string, out, log io.Writer) int {
	commands := map[string]func(context.Context, *flag.FlagSet, []string, io.Writer, io.Writer) error{
		"run": runCommand, "worker": workerCommand, "statistics": statisticsCommand,
	}
	if len(args) == 0 || commands[args[0]] == nil {
		fmt.Fprint(log, usage)
		return 2
	}
	flags := flag.NewFlagSet("selfplay "+args[0], flag.ContinueOnError)
	flags.SetOutput(log)
	err := commands[args[0]](ctx, flags, args[1:], out, log)
	var bad usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &bad):
		if bad.error != nil {
			fmt.Fprintf(log, "selfplay %s: %v\n", args[0], bad)
		}
		return 2
	}
	if ctx.Err() != nil {
		err = errors.New("interrupted: the same command goes on from here")
	}
	fmt.Fprintf(log, "selfplay %s: %v\n", args[0], err)
	return 1
}

const usage = `selfplay plays many games between two players, on as many machines as you have:

	selfplay run -game jarnac -a level:4 -b level:4 -games 1000000 -out games.parquet
	selfplay worker -nats nats://HOST:4222
	selfplay statistics games.parquet ...

-help after a command lists its flags.
`

// A usageError is a fault in the flags; the flag package has told it already if it has none.
type usageError struct{ error }

// parse reads flags, and takes no other arguments unless files is set.
func parse(flags *flag.FlagSet, args []string, files bool) error {
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return err
		}
		return usageError{}
	}
	if flags.NArg() > 0 && !files {
		return usageError{fmt.Errorf("%q is too much", flags.Arg(0))}
	}
	return nil
}

// runCommand plays a run, with the message server in this process unless it is told of one.
func runCommand(ctx context.Context, flags *flag.FlagSet, args []string, out, log io.Writer) (err error) {
	var s spec
	var names []string
	for _, g := range games.All() {
		names = append(names, g.Name())
	}
	flags.StringVar(&s.Game, "game", "jarnac", strings.Join(names, ", "))
	flags.StringVar(&s.Options, "options", "", "the options, as @rules and @option write them; by default the first preset")
	flags.StringVar(&s.A, "a", "level:4", "the first player: a level of package bot, as level:5 or level:8:4000, greedy or random")
	flags.StringVar(&s.B, "b", "level:4", "the second player")
	flags.Uint64Var(&s.Seed, "seed", 1, "the seed of the first pair of games")
	flags.IntVar(&s.Games, "games", 1000, "how many games")
	flags.IntVar(&s.Shard, "shard", 0, "games in a job (default 1000, with -turns 100)")
	name := flags.String("out", "games.parquet", "the `file` with a row for each game")
	turns := flags.String("turns", "", "a `file` with a row for each move")
	threads := flags.Int("workers", runtime.GOMAXPROCS(0), "how many games this process plays at once; 0 leaves it to others")
	url := flags.String("nats", "", "the `URL` of a message server with JetStream; without it one runs in this process")
	store := flags.String("store", "", "the `folder` of that one's files (default one beside -out, removed at the end)")
	listen := flags.String("listen", "127.0.0.1", "the `address` on which it takes workers")
	port := flags.Int("port", -1, "its port; -1 is any")
	wait := flags.Duration("wait", 30*time.Second, "after this `time` without a sign of life a worker's job is given to another")
	if err := parse(flags, args, false); err != nil {
		return err
	}
	s.Turns = *turns != ""
	if s.Shard == 0 {
		s.Shard = map[bool]int{false: 1000, true: 100}[s.Turns]
	}
	if err := s.check(); err != nil {
		return usageError{err}
	}
	p, err := newPlayer(games.All(), s)
	if err != nil {
		return usageError{err}
	}
	s = p.spec
	print, err := fingerprintOf(games.All(), s)
	if err != nil {
		return err
	}
	var options []nats.Option
	if *url == "" {
		own := *store == ""
		if own {
			*store = storeOf(*name)
		}
		var lock *os.File
		if lock, err = lockStore(*store); err != nil {
			return err
		}
		var local *server.Server
		if local, err = localServer(*store, *listen, *port); err != nil {
			lock.Close()
			return err
		}
		defer func() {
			local.Shutdown()
			local.WaitForShutdown()
			lock.Close()
			if own && err == nil { // it holds nothing any more
				err = os.RemoveAll(*store)
			}
		}()
		*url = local.ClientURL()
		options = append(options, nats.InProcessServer(local))
		if *port >= 0 || *threads == 0 {
			fmt.Fprintf(log, "workers: selfplay worker -nats %s\n", *url)
		}
	}
	q, err := openQueue(ctx, *url, options...)
	if err != nil {
		return err
	}
	defer q.close()

	rows, err := create[gameRow](*name, s)
	if err != nil {
		return err
	}
	defer rows.drop()
	var moves *file[turnRow]
	if s.Turns {
		if moves, err = create[turnRow](*turns, s); err != nil {
			return err
		}
		defer moves.drop()
	}
	working, stop := context.WithCancel(ctx)
	worked := make(chan error, 1)
	c := &coordinator{queue: q, run: run{Spec: s, Print: print}, wait: *wait, tell: progress(log, s)}
	if *threads > 0 {
		w := &worker{queue: q, games: games.All(), threads: *threads, log: log}
		go func() { worked <- w.work(working) }()
	} else {
		worked <- nil
	}
	c.sink = func(shard shardRows) error {
		if err := rows.add(shard.games); err != nil || moves == nil {
			return err
		}
		return moves.add(shard.turns)
	}
	err = c.play(ctx)
	stop()
	err = errors.Join(err, <-worked)
	if err != nil {
		return err
	}
	if moves != nil {
		if err := moves.finish(); err != nil {
			return err
		}
	}
	if err := rows.finish(); err != nil {
		return err
	}
	if err := c.finish(ctx); err != nil {
		return err
	}
	fmt.Fprintf(out, "%d games in %s\n", s.Games, *name)
	return nil
}

// storeOf is the folder for the files of the message server, as long as the run lasts.
func storeOf(name string) string {
	return filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+".queue")
}

// lockStore keeps two message servers from having the same files.
func lockStore(dir string) (*os.File, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	lock, err := alone.Open(filepath.Join(dir, "lock"))
	if errors.Is(err, alone.InUse) {
		err = fmt.Errorf("another run has its files in %s: give another -out or -store, or join it by selfplay worker", dir)
	}
	return lock, err
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

// workerCommand works for whoever has runs on a message server.
func workerCommand(ctx context.Context, flags *flag.FlagSet, args []string, _, log io.Writer) error {
	url := flags.String("nats", nats.DefaultURL, "the `URL` of the message server")
	threads := flags.Int("workers", runtime.GOMAXPROCS(0), "how many games are played at once")
	idle := flags.Duration("idle", 0, "end after this `time` without work; 0 is never")
	if err := parse(flags, args, false); err != nil {
		return err
	}
	if *threads < 1 {
		return usageError{errors.New("-workers must be at least 1")}
	}
	q, err := openQueue(ctx, *url, nats.RetryOnFailedConnect(true))
	if err != nil {
		return err
	}
	defer q.close()
	return (&worker{queue: q, games: games.All(), threads: *threads, idle: *idle, log: log}).work(ctx)
}
