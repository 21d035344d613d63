// Train finds out what positions of Jarnac are worth, by games of the champion against itself,
// and writes that as the file of nets that package bot/botjarnac holds:
//
//	go run ./bot/botjarnac/train > nets.bin
//
// A net is trained for each of the given rules, and a correction of what it tells is fitted. It reports the losses, on samples that the net
// learned from and on others, and on the others what it said and what happened, by tenths. The same flags write the same bytes, whatever -workers is.
//
//	-options list  the presets, a comma between them
//	-quick n       how many games are played without a search, before the rounds
//	-games list    how many games the rounds play, as in 3000,3000
//	-nodes n       the nodes of each decision in these games
//	-passes n      how often training goes through the samples
//	-correct n     how many more games the correction of what the net tells is fitted to and tried on
//	-seed n        another seed plays other games
//	-workers n     how many goroutines play
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	options := flag.String("options", "official", "the presets, a comma between `names`")
	games := flag.String("games", "3000", "how many games the rounds play, a comma between `numbers`")
	c := botjarnac.Course{Report: func(line string) { fmt.Fprintln(os.Stderr, line) }}
	flag.IntVar(&c.Quick, "quick", 50_000, "how many games are played without a search, before the rounds")
	flag.IntVar(&c.Nodes, "nodes", 300, "the nodes of each decision in these games")
	flag.IntVar(&c.Passes, "passes", 3, "how often training goes through the samples")
	flag.IntVar(&c.Correct, "correct", 3000, "how many more games the correction of what the net tells is fitted to and tried on")
	flag.Uint64Var(&c.Seed, "seed", 1, "another seed plays other games")
	flag.IntVar(&c.Workers, "workers", runtime.GOMAXPROCS(0), "how many goroutines play")
	flag.Parse()
	if flag.NArg() > 0 {
		return fmt.Errorf("unexpected argument %q", flag.Arg(0))
	}
	for text := range strings.SplitSeq(*games, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil {
			return fmt.Errorf("-games: %w", err)
		}
		c.Games = append(c.Games, n)
	}
	for name := range strings.SplitSeq(*options, ",") {
		o, err := jarnac.ParseOptions(strings.TrimSpace(name))
		if err != nil {
			return err
		}
		rules, err := jarnac.Compile(o, french.Lexicon())
		if err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "%s\n", o)
		net, err := botjarnac.Learn(ctx, rules, c)
		if err != nil {
			return err
		}
		if _, err := os.Stdout.Write(net); err != nil {
			return err
		}
	}
	return nil
}
