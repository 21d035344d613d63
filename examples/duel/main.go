// Duel is a whole game of Jarnac between two bots, told turn by turn as it is
// played at the table:
//
//	go run ./examples/duel
//	go run ./examples/duel -rules competition -seed 42 -lang en
//	go run ./examples/duel -games 1000
//
// Alice and Bruno play with the French words of package lexicon/french. Each
// turn is told step by step, the Jarnacs first, and then the two mats are drawn:
// the lines with their squares and what each word counts, the rack below, an
// asterisk where a word was laid and an exclamation mark where one was taken.
// At the end comes the count line by line, and the verdict with the clauses that
// ended and decided the game.
//
// The flags:
//
//	-rules name  official, competition, classic or classic-competition
//	-seed n      the same seed plays the same game; without it one is chosen, and
//	             shown
//	-games n     a table of the results of n games with the seeds from -seed on, and
//	             how many were played in a second, on one core
//	-lang tag    fr or en; by default the language of the environment (LC_ALL,
//	             LC_MESSAGES, LANG), and French where it names none, since the
//	             words are French
//	-quiet       of a game, the count and the verdict alone
//
// There is colour on a terminal, unless NO_COLOR is set or TERM is dumb; the text
// is the same without. With COLUMNS set to less than 78 the mats stand one below
// the other.
//
// The exit status is 0 after a game, 2 after a fault in the flags, and 1 when the
// output could not be written.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strconv"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr, environment{
		getenv: os.Getenv,
		colour: show.ColourWanted(os.Stdout, os.Getenv),
		seed:   func() uint64 { return uint64(rand.Uint32()) },
		now:    time.Now,
	}))
}

// An environment is what run knows of the world besides its arguments.
type environment struct {
	getenv func(string) string
	colour bool
	seed   func() uint64 // for a game without a seed of its own
	now    func() time.Time
}

// run is the program; it returns the exit status.
func run(args []string, stdout, stderr io.Writer, env environment) int {
	c, err := parse(args, env)
	switch {
	case errors.Is(err, flag.ErrHelp):
		io.WriteString(stdout, phrases.Sprintf(c.lang, usage))
		return 0
	case err != nil:
		fmt.Fprintf(stderr, "duel: %v\n", err)
		fmt.Fprintln(stderr, phrases.Sprintf(c.lang, seeHelp))
		return 2
	}
	rules, err := jarnac.Compile(c.rules, french.Lexicon())
	if err != nil {
		fmt.Fprintf(stderr, "duel: %v\n", err)
		return 1
	}
	columns, _ := strconv.Atoi(env.getenv("COLUMNS"))
	page := show.NewPage(stdout, show.Options{
		Language: c.lang, Colour: env.colour, Width: columns, Names: [2]string{"Alice", "Bruno"},
	})
	if c.games > 0 {
		err = series(page, rules, c, env.now)
	} else {
		err = single(page, rules, c)
	}
	if err != nil {
		fmt.Fprintf(stderr, "duel: %v\n", err)
		return 1
	}
	return 0
}

// A config is what the flags ask for.
type config struct {
	rules jarnac.Options
	seed  uint64
	games int
	lang  language.Tag
	quiet bool
}

// parse reads the flags. The config has a language even with an error.
func parse(args []string, env environment) (config, error) {
	c := config{lang: show.Language(env.getenv), rules: jarnac.Official()}
	fs := flag.NewFlagSet("duel", flag.ContinueOnError)
	fs.SetOutput(io.Discard) // run has the say in the language of the player
	fs.Func("lang", "", func(s string) error {
		tag, ok := show.Named(s)
		if !ok {
			return errors.New(phrases.Sprintf(c.lang, badLanguage))
		}
		c.lang = tag
		return nil
	})
	fs.Func("rules", "", func(s string) error {
		o, err := jarnac.Preset(s)
		if err != nil {
			return errors.New(phrases.Sprintf(c.lang, badRules))
		}
		c.rules = o
		return nil
	})
	seeded := false
	fs.Func("seed", "", func(s string) error {
		n, err := strconv.ParseUint(s, 10, 64)
		if err != nil {
			return errors.New(phrases.Sprintf(c.lang, badSeed))
		}
		c.seed, seeded = n, true
		return nil
	})
	fs.Func("games", "", func(s string) error {
		n, err := strconv.Atoi(s)
		if err != nil || n < 1 {
			return errors.New(phrases.Sprintf(c.lang, badGames))
		}
		c.games = n
		return nil
	})
	fs.BoolVar(&c.quiet, "quiet", false, "")
	if err := fs.Parse(args); err != nil {
		return c, err
	}
	if fs.NArg() > 0 {
		return c, errors.New(phrases.Sprintf(c.lang, noArguments, fs.Arg(0)))
	}
	if !seeded {
		c.seed = env.seed()
	}
	return c, nil
}
