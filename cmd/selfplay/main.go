package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"github.com/nats-io/nats.go"

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

// workerCommand works for whoever has runs on a message server.
func workerCommand(ctx context.Context, flags *flag.FlagSet, args []string, _, log io.Writer) error {
	url := flags.String("nats", nats.DefaultURL, "the `URL` of the message server")
	threads := flags.Int("workers", runtime.GOMAXPROCS(0), "how many games are played at once")
	file := flags.String("key", "", keyUsage)
	idle := flags.Duration("idle", 0, "end after this `time` without work; 0 is never")
	if err := parse(flags, args, false); err != nil {
		return err
	}
	if *threads < 1 {
		return usageError{errors.New("-workers must be at least 1")}
	}
	opens, err := readKey(*file, false)
	if err != nil {
		return err
	}
	q, err := openQueue(ctx, *url, append(opens.options(), nats.RetryOnFailedConnect(true))...)
	if err != nil {
		return err
	}
	defer q.close()
	return (&worker{queue: q, games: games.All(), threads: *threads, idle: *idle, log: log}).work(ctx)
}
