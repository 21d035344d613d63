// Package program is the command line of the programs that play: the flags that all of
// them have, what is said of wrong ones in the language of the player, and the exit
// status.
package program

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/nearest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A World is what a program knows besides its arguments, and where it writes.
type World struct {
	Stdin          io.Reader // nil is empty
	Stdout, Stderr io.Writer
	Getenv         func(string) string
	Echo           bool          // whether what is read has to be written: nobody typed it
	Colour         bool          // whether Stdout shows it
	Columns        int           // of Stdout, 0 if they are not known
	Terminal       bool          // whether Stderr can take back what it shows
	Seed           func() uint64 // for a game without a seed of its own
	Now            func() time.Time

	// Flags is given the flags of the command, which then does nothing else; nil in a run.
	Flags func(*flag.FlagSet)
}

// Real is the world of a program that somebody runs.
func Real() World {
	return World{
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
		Getenv:   os.Getenv,
		Echo:     !terminal(os.Stdin),
		Colour:   ColourWanted(os.Stdout, os.Getenv),
		Columns:  columns(os.Stdout),
		Terminal: Terminal(os.Stderr, os.Getenv),
		Seed:     func() uint64 { return uint64(rand.Uint32()) },
		Now:      time.Now,
	}
}

// A Command is the command line of a program. What its flags ask for is known in Run.
type Command struct {
	Language language.Tag // French or English
	Seed     uint64       // of the game, or of the first of many
	Games    int          // how many to make a table of; 0 is one game, to be told
	Quiet    bool
	Record   bool
	Play     bool        // somebody plays, for a program with PersonFlags
	Save     string      // the file that keeps the record of that game, "" for none
	Levels   []bot.Level // of the players, for a program with LevelFlag
	Args     []string    // what is no flag, for a program with Arguments

	FrenchSquares bool // whether, in French, squares are named as on French boards

	world   World
	flags   *flag.FlagSet
	record  string // the flag that sets Record
	players *int   // how many levels there are, nil without LevelFlag
	check   func() error
	usage   string       // a phrase
	free    bool         // whether it takes arguments
	games   []*game.Game // that -game can name
}

// Plain returns the command line of a program with the flags -lang and -h, which writes its
// usage, a phrase.
func Plain(name string, w World, usage string) *Command {
	c := &Command{
		Language: Language(w.Getenv),
		world:    w, flags: flag.NewFlagSet(name, flag.ContinueOnError), usage: usage,
	}
	c.flags.SetOutput(io.Discard) // Run has the say in the language of the player
	c.Flag("lang", badLanguage, func(s string) bool {
		tag, ok := Named(s)
		if ok {
			c.Language = tag
		}
		return ok
	})
	return c
}

// New returns the command line of a program that plays: that of [Plain], with the flag -seed.
func New(name string, w World, usage string) *Command {
	c := Plain(name, w, usage)
	c.SeedFlag()
	return c
}

// SeedFlag adds the flag -seed. Without it the world has a seed.
func (c *Command) SeedFlag() {
	c.Seed = c.world.Seed()
	c.Flag("seed", badSeed, func(s string) bool {
		n, err := strconv.ParseUint(s, 10, 64)
		c.Seed = n
		return err == nil
	})
}

// Flag adds a flag. A value that set does not take is answered with a phrase.
func (c *Command) Flag(name, fault string, set func(value string) bool) {
	c.Func(name, func(value string) error {
		if !set(value) {
			return errors.New(common.Sprintf(c.Language, fault))
		}
		return nil
	})
}

// Func adds a flag. A value that set does not take is answered with its error.
func (c *Command) Func(name string, set func(value string) error) {
	c.flags.Func(name, "", func(value string) error {
		if err := set(value); err != nil {
			return errors.New(rulebook.Explain(err, c.Language))
		}
		return nil
	})
}

// Text adds a flag that takes any text.
func (c *Command) Text(name string, text *string) { c.flags.StringVar(text, name, *text, "") }

// Switch adds a flag that is on or off.
func (c *Command) Switch(name string, on *bool) { c.flags.BoolVar(on, name, false, "") }

// Arguments lets the program take arguments, before and behind the flags.
func (c *Command) Arguments() { c.free = true }

// Check has the flags judged together once they are read. An error of check is a fault in
// them.
func (c *Command) Check(check func() error) { c.check = check }

// RecordFlag adds the flag that sets Record.
func (c *Command) RecordFlag(name string) {
	c.record = name
	c.flags.BoolVar(&c.Record, name, false, "")
}

// ManyFlags adds the flags that set Games and Quiet.
func (c *Command) ManyFlags() {
	c.Flag("games", badGames, Number(&c.Games, 1, math.MaxInt))
	c.flags.BoolVar(&c.Quiet, "quiet", false, "")
}

// PersonFlags sets Play for a program in which somebody plays, and adds the flag for Save. There is
// one level then, that of the others.
func (c *Command) PersonFlags() {
	c.Play = true
	c.flags.StringVar(&c.Save, "save", "", "")
}

// Number takes whole numbers from least to most for a flag.
func Number(n *int, least, most int) func(value string) bool {
	return func(value string) bool {
		var err error
		*n, err = strconv.Atoi(value)
		return err == nil && least <= *n && *n <= most
	}
}

// Look tells how the pages of the program look.
func (c *Command) Look() show.Options {
	columns, err := strconv.Atoi(c.world.Getenv("COLUMNS"))
	if err != nil {
		columns = c.world.Columns
	}
	return show.Options{Language: c.Language, Colour: c.world.Colour, Width: columns}
}

// helpColumns returns how wide a help is: as a page, but not wider than 80 columns.
func (c *Command) helpColumns() int { return min(c.Look().Columns(), 80) }

// Run reads the flags and plays. It returns the exit status: 0, or 2 after a fault in the
// flags, or 1 after an error of play, which it explains in the language of the player.
func (c *Command) Run(args []string, play func() error) int {
	return c.Do(args, func() int {
		if err := play(); err != nil {
			c.Complain(err)
			return 1
		}
		return 0
	})
}

// Do works like Run for a program with exit statuses of its own.
func (c *Command) Do(args []string, do func() (status int)) int {
	if c.world.Flags != nil {
		c.world.Flags(c.flags)
		return 0
	}
	err := c.parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		io.WriteString(c.world.Stdout, Help(common.Sprintf(c.Language, c.usage)+c.levels(), c.helpColumns()))
		return 0
	case err != nil:
		c.Complain(err)
		fmt.Fprintln(c.world.Stderr, common.Sprintf(c.Language, seeHelp))
		return 2
	}
	return do()
}

// Complain explains an error in the language of the player.
func (c *Command) Complain(err error) {
	fault := Fault(err, c.Language)
	if asked, ok := strings.CutPrefix(err.Error(), flagFaults[0].said[0]); ok {
		var names []string
		c.flags.VisitAll(func(f *flag.Flag) { names = append(names, "-"+f.Name) })
		if name, ok := nearest.Of(names, asked); ok {
			fault = common.Sprintf(c.Language, unknownFlagBut, asked, name)
		}
	}
	fmt.Fprintf(c.world.Stderr, "%s: %s\n", c.flags.Name(), fault)
}

func (c *Command) parse(args []string) error {
	if err := c.flags.Parse(args); err != nil {
		return err
	}
	if c.free {
		for rest := c.flags.Args(); len(rest) > 0; rest = c.flags.Args() {
			c.Args = append(c.Args, rest[0])
			if err := c.flags.Parse(rest[1:]); err != nil {
				return err
			}
		}
	}
	switch {
	case c.flags.NArg() > 0:
		if g, ok := game.Find(c.games, c.flags.Arg(0)); ok {
			return errors.New(common.Sprintf(c.Language, gameAsFlag, c.flags.Arg(0), g.Name()))
		}
		return errors.New(common.Sprintf(c.Language, noArguments, c.flags.Arg(0)))
	case c.Record && c.Games > 0:
		return errors.New(common.Sprintf(c.Language, oneRecord, c.record))
	case c.Play && len(c.Levels) > 1:
		return errors.New(common.Sprintf(c.Language, playLevel))
	}
	if c.check != nil {
		if err := c.check(); err != nil {
			return errors.New(rulebook.Explain(err, c.Language))
		}
	}
	if !c.Play && !c.share() { // else there is one level
		return errors.New(common.Sprintf(c.Language, levelEach, len(c.Levels), *c.players))
	}
	return nil
}
