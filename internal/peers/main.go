// Peers measures this module against macondo and word-golib, the Scrabble engine
// and the word graphs of which are what programs in Go use: the same positions,
// racks and words through both sides, in one run on one processor.
//
// It first makes sure that both sides find the same placements with the same points,
// the same best points, and the same words; where they differ it says where, and the
// exit status is 1. Then it times both by turns and prints tables in Markdown, for
// docs/performance.md.
//
// With -match it plays instead: the static player of bot/botscrabble against that of macondo
// with its own leaves, in pairs of games with the same deal and swapped seats.
//
//	go run . -match 500
//
// For an English list, here that of the Debian package wamerican-huge, learn ours first:
//
//	grep -E '^[a-z]{2,15}$' /usr/share/dict/american-english-huge | grep '[aeiouy]' > words.txt
//	(cd ../.. && go run ./bot/botscrabble/train -options english -lexicon words.txt -games 300,1000,6000) > leaves.txt
//	go run . -match 500 -words words.txt -leaves leaves.txt
//
// With -search it plays our champion against the simulation of macondo, with its inference and its
// solvers of pre-endgames and endgames, at the same time for a decision and one thread each. The
// leaves are ours for both, in the format of either. Each pair of games is a line of -out, and the
// next run goes on after the last one:
//
//	go run . -search 500 -think 500ms -out games.jsonl -for 2h
//
// It is a module of its own, so that nobody who imports lettres gets the peers with
// it. They are under the GNU General Public License, which is another reason why
// nothing of them may be in any other package.
package main

import (
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"runtime"
	"time"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("peers: ")
	each := flag.Duration("time", 4*time.Second, "how long to take for each measure")
	seed := flag.Uint64("seed", 1, "of the games and of the racks")
	pairs := flag.Int("match", 0, "play so many pairs of games between the static players instead")
	words := flag.String("words", "", "of the match: a `file` of English words; without it the French lexicon")
	leaves := flag.String("leaves", "", "of the match: a `file` of our leaves for these words")
	search := flag.Int("search", 0, "play so many pairs of games between the players that search instead")
	var t terms
	flag.DurationVar(&t.Budget, "think", 500*time.Millisecond, "of -search: the time for a decision")
	flag.DurationVar(&t.Infer, "infer", 100*time.Millisecond, "of -search: how much of it macondo infers at most")
	flag.IntVar(&t.Samples, "samples", 20, "of -search: how many simulations weigh one rack there at most")
	out := flag.String("out", "", "of -search: the `file` of the pairs played")
	long := flag.Duration("for", 0, "of -search: begin no pair after so long; 0 is no bound")
	tell := flag.Bool("moves", false, "of -search: print the moves")
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	runtime.GOMAXPROCS(1)
	err := error(nil)
	switch {
	case *search > 0:
		err = fight(*words, *leaves, *out, t, *search, *seed, *long, *tell)
	case *pairs > 0:
		err = compete(*words, *leaves, *pairs, *seed)
	default:
		err = run(*each, *seed)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// compete prints how our static player does against macondo's.
func compete(words, leaves string, pairs int, seed uint64) error {
	c, err := newContest(words, leaves)
	if err != nil {
		return err
	}
	r, err := c.play(pairs, seed)
	if err != nil {
		return err
	}
	fmt.Printf("%d games, %d words, leaves of %s: %.1f %% ± %.1f against macondo, %+.1f points a game\n",
		2*pairs, c.rules.Lexicon().Len(), c.in.words, 100*r.share, 100*r.err, r.ahead)
	return nil
}

// fight prints how our champion does against macondo's simulation.
func fight(words, leaves, out string, t terms, pairs int, seed uint64, long time.Duration, tell bool) error {
	if out == "" {
		return errors.New("-search needs a file: -out")
	}
	d, err := newDuel(words, leaves, t)
	if err != nil {
		return err
	}
	defer d.lab.Close()
	if tell {
		d.moves = os.Stderr
	}
	file, err := os.OpenFile(out, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return err
	}
	defer file.Close()
	s, err := d.match(file, pairs, seed, long)
	fmt.Println(s.String())
	return err
}

func run(each time.Duration, seed uint64) error {
	// What compiling leaves in memory is measured before anything else is there.
	rules, memory, err := weigh()
	if err != nil {
		return err
	}
	peer, err := newMacondo(rules, french())
	if err != nil {
		return err
	}
	m := material{rules: rules, peer: peer}
	m.findPositions(seed, [3]int{300, 100, 30})
	m.findRacks(seed, 200)
	m.findWords(seed, 20_000)
	fmt.Fprintf(os.Stderr, "%d positions, %d racks, %d words: do both sides agree?\n", m.positionCount(), m.rackCount(), len(m.hits)+len(m.misses))
	if err := m.agree(); err != nil {
		return err
	}
	measures, err := m.measures()
	if err != nil {
		return err
	}
	printMachine(os.Stdout)
	printHead(os.Stdout)
	for _, one := range measures {
		printMeasure(os.Stdout, one, one.take(each))
	}
	fmt.Println()
	printAlone(os.Stdout, memory, m.allocations(), gamesPerSecond(rules, seed, each))
	return nil
}
