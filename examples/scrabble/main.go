// Scrabble is a whole game of Scrabble classique between two bots, told turn by turn
// and drawn as a board:
//
//	go run ./examples/scrabble
//	go run ./examples/scrabble -quiet -seed 42 -lang en
//	go run ./examples/scrabble -gcg -seed 1 > game.gcg
//	go run ./examples/scrabble -games 1000
//
// Alice and Bruno play with the French words of package lexicon/french, but for its
// symbols, abbreviations and proper names. Of each turn there is the board after it,
// with an asterisk before each tile just laid, and next to it the rack that the player
// had, each word that was made with its square and its points, what was drawn, and the
// scores. At the end come the tiles left, the result, and the clauses that ended and
// decided the game.
//
// Each player is given a scrabble.View and nothing else. Alice always lays what counts
// most; Bruno also weighs what stays on his rack. With three or four players Carla
// plays like Alice, and David like Bruno.
//
// The flags:
//
//	-seed n     the same seed plays the same game; without it one is chosen, and shown
//	-players n  2, 3 or 4
//	-quiet      of a game the score sheet, one line a turn, and the last board
//	-gcg        the game in GCG, and nothing else: examples/arbiter reads it, and so do
//	            other programs
//	-games n    a table of the results of n games with the seeds from -seed on, and
//	            how many were played in a second, on one core
//	-lang tag   fr or en; by default the language of the environment (LC_ALL,
//	            LC_MESSAGES, LANG), and French where it names none, since the words
//	            are French
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
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabble"
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

// names is those of the players.
var names = []string{"Alice", "Bruno", "Carla", "David"}

// run is the program; it returns the exit status.
func run(args []string, stdout, stderr io.Writer, env environment) int {
	c, err := parse(args, env)
	switch {
	case errors.Is(err, flag.ErrHelp):
		io.WriteString(stdout, phrases.Sprintf(c.lang, usage))
		return 0
	case err != nil:
		fmt.Fprintf(stderr, "scrabble: %v\n", err)
		fmt.Fprintln(stderr, phrases.Sprintf(c.lang, seeHelp))
		return 2
	}
	rules, err := scrabble.Compile(options(c.players), french.Lexicon())
	if err == nil {
		columns, _ := strconv.Atoi(env.getenv("COLUMNS"))
		p := newPage(stdout, c.lang, env.colour, columns)
		switch {
		case c.gcg:
			err = writeGCG(stdout, p, rules, c)
		case c.games > 0:
			err = series(p, rules, c, env.now)
		case c.quiet:
			err = sheet(p, rules, c)
		default:
			err = story(p, rules, c)
		}
	}
	if err != nil {
		fmt.Fprintf(stderr, "scrabble: %v\n", err)
		return 1
	}
	return 0
}

// options are what is played. The symbols, abbreviations and names that the lexicon has
// besides words are left out: bots that lay KM and MGR are no fun.
func options(players int) scrabble.Options {
	o := scrabble.Classique()
	o.Players, o.Excluded = players, scrabble.Symbols
	return o
}

// A config is what the flags ask for.
type config struct {
	players int
	seed    uint64
	games   int
	quiet   bool
	gcg     bool
	lang    language.Tag
}

// parse reads the flags. The config has a language even with an error.
func parse(args []string, env environment) (config, error) {
	c := config{lang: show.Language(env.getenv), players: 2}
	fs := flag.NewFlagSet("scrabble", flag.ContinueOnError)
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
	fs.Func("players", "", func(s string) error {
		n, err := strconv.Atoi(s)
		if err != nil || n < 2 || n > scrabble.MaxPlayers {
			return fault(badPlayers)
		}
		c.players = n
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
	fs.BoolVar(&c.gcg, "gcg", false, "")
	if err := fs.Parse(args); err != nil {
		return c, err
	}
	switch {
	case fs.NArg() > 0:
		return c, fault(noArguments, fs.Arg(0))
	case c.gcg && c.games > 0:
		return c, fault(oneRecord)
	}
	if !seeded {
		c.seed = env.seed()
	}
	return c, nil
}
