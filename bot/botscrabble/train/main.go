// Train finds out what tiles are worth that are kept on the rack in Scrabble, by games of a
// player against itself, and writes that as a table that package bot/botscrabble reads:
//
//	go run ./bot/botscrabble/train > bot/botscrabble/french.txt
//	go run ./bot/botscrabble/train -options english -lexicon words.txt > english.txt
//
// Each round plays with what the one before has learned, and so looks one turn further. The
// same flags write the same table, whatever -workers is.
//
//	-options text  the options of the game, as in "classique rack=8 lay=7"
//	-lexicon file  a list of words, one a line; without it the French lexicon
//	-games list    how many games the rounds play, as in 300,1000,6000
//	-seed n        another seed plays other games
//	-workers n     how many goroutines play
package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
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
	options := flag.String("options", "classique", "the `options` of the game")
	list := flag.String("lexicon", "", "a `file` of words, one a line; without it the French lexicon")
	games := flag.String("games", "300,600,3000", "how many games the rounds play, a comma between `numbers`")
	seed := flag.Uint64("seed", 1, "another seed plays other games")
	workers := flag.Int("workers", runtime.GOMAXPROCS(0), "how many goroutines play")
	flag.Parse()
	if flag.NArg() > 0 {
		return fmt.Errorf("unexpected argument %q", flag.Arg(0))
	}
	o, err := scrabble.ParseOptions(*options)
	if err != nil {
		return err
	}
	words := gaddag.Lexicon()
	if *list != "" {
		if words, err = read(*list); err != nil {
			return err
		}
	}
	rules, err := scrabble.Compile(o, words)
	if err != nil {
		return err
	}
	var leaves *botscrabble.Leaves
	for i, text := range strings.Split(*games, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil {
			return fmt.Errorf("-games: %w", err)
		}
		if leaves, err = botscrabble.Learn(ctx, rules, leaves, n, *seed+uint64(i), *workers); err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "round %d: %d games\n", i+1, n)
	}
	out := bufio.NewWriter(os.Stdout)
	fmt.Fprintf(out, "# What tiles kept on the rack are worth, in points: learned by\n# learn -options %q -games %s -seed %d\n# with the words of %s.\n", o, *games, *seed, words.ID())
	text, err := leaves.MarshalText()
	if err != nil {
		return err
	}
	if _, err := out.Write(text); err != nil {
		return err
	}
	return out.Flush()
}

func read(name string) (*lexicon.Lexicon, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return lexicon.ReadList(f)
}
