// Jago is a whole game of Jago between two bots, told turn by turn, with the board in
// its two colours:
//
//	go run ./examples/jago
//	go run ./examples/jago -quiet -seed 42 -lang en
//	go run ./examples/jago -record -seed 1 > game.txt
//	go run ./examples/jago -games 100
//
// Red and Blue play with the French words of package lexicon/french. Of each turn there
// is the board after it, red letters as capitals and blue ones as small letters, with an
// asterisk before each letter just laid and a plus before each that was turned; and next
// to it the rack that the player had, what was laid, stolen and lengthened, the lead,
// the draw, the letters beside the board, the time and what the disc shows. At the end
// come the result and the clause that decided the game.
//
// Everything lies open in Jago, so each bot is given the whole jago.State. Red always
// lays the word that brings the largest lead. Blue thinks of several turns, and takes
// the one after which the best word of Red helps Red least. Neither lays more than it
// needs to lead. The time in which they think is told and not spent: a clock.Disc
// measures it, and takes the minutes; who uses the last one up loses. When there seems
// to be no way to lead Blue gives up, and Red thinks on until then.
//
// The flags:
//
//	-seed n    the same seed plays the same game; without it one is chosen, and shown
//	-quiet     of a game a line for each turn, and the last board
//	-record    the record of the game, and nothing else: examples/arbiter reads it
//	-games n   a table of the results of n games with the seeds from -seed on, and how
//	           many were played in a second, on one core
//	-lang tag  fr or en; by default the language of the environment (LC_ALL,
//	           LC_MESSAGES, LANG), and French where it names none, since the words are
//	           French
//
// There is colour on a terminal, unless NO_COLOR is set or TERM is dumb; the text
// is the same without. With COLUMNS set to less than 80 what was played stands above
// the board.
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
	"github.com/jeudelettres/lettres/jago"
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
		fmt.Fprintf(stderr, "jago: %v\n", err)
		fmt.Fprintln(stderr, phrases.Sprintf(c.lang, seeHelp))
		return 2
	}
	rules, err := jago.Compile(jago.Official(), french.Lexicon())
	if err == nil {
		columns, _ := strconv.Atoi(env.getenv("COLUMNS"))
		p := newPage(stdout, c.lang, env.colour, columns)
		switch {
		case c.record:
			err = writeRecord(stdout, rules, c)
		case c.games > 0:
			err = series(p, rules, c, env.now)
		case c.quiet:
			err = sheet(p, rules, c)
		default:
			err = story(p, rules, c)
		}
	}
	if err != nil {
		fmt.Fprintf(stderr, "jago: %v\n", err)
		return 1
	}
	return 0
}

// A config is what the flags ask for.
type config struct {
	seed   uint64
	games  int
	quiet  bool
	record bool
	lang   language.Tag
}

// parse reads the flags. The config has a language even with an error.
func parse(args []string, env environment) (config, error) {
	c := config{lang: show.Language(env.getenv)}
	fs := flag.NewFlagSet("jago", flag.ContinueOnError)
	fs.SetOutput(io.Discard) // run has the say in the language of the player
	fault := func(format string, args ...any) error {
		return errors.New(phrases.Sprintf(c.lang, format, args...))
	}
	fs.Func("lang", "", func(s string) error {
		tag, ok := show.Named(s)
		if !ok {
			return fault(badLanguage)
		}
		c.lang = tag
		return nil
	})
	seeded := false
	fs.Func("seed", "", func(s string) error {
		n, err := strconv.ParseUint(s, 10, 64)
		if err != nil {
			return fault(badSeed)
		}
		c.seed, seeded = n, true
		return nil
	})
	fs.Func("games", "", func(s string) error {
		n, err := strconv.Atoi(s)
		if err != nil || n < 1 {
			return fault(badGames)
		}
		c.games = n
		return nil
	})
	fs.BoolVar(&c.quiet, "quiet", false, "")
	fs.BoolVar(&c.record, "record", false, "")
	if err := fs.Parse(args); err != nil {
		return c, err
	}
	switch {
	case fs.NArg() > 0:
		return c, fault(noArguments, fs.Arg(0))
	case c.record && c.games > 0:
		return c, fault(oneRecord)
	}
	if !seeded {
		c.seed = env.seed()
	}
	return c, nil
}
