// Package duel is a whole game of Jarnac between two bots, told turn by turn as it is
// played at the table:
//
//	go run ./cmd/lettres watch
//	go run ./cmd/lettres watch -rules competition -seed 42 -lang en
//	go run ./cmd/lettres watch -level champion
//	go run ./cmd/lettres watch -games 1000 -level 6,4
//	go run ./cmd/lettres play -level beginner -save game.txt
//	go run ./cmd/lettres watch -record -seed 42 > game.txt
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
//	-rules name  official, competition, classic or classic-competition, with options of
//	             package jarnac behind it, as in "official validation=contest"
//	-level l     how well they play, from 1 or beginner to 8 or champion: a level for
//	             both, or one for each, as in 8,4; by default 4, keen amateur
//	-seed n      the same seed plays the same game, and deals the same letters whatever
//	             the levels; without it one is chosen, and shown
//	-play        you are Alice, and type what you do line by line: "draw", "rat", "1 rats",
//	             "jarnac 1 tzar", "pass", or the notation of records; ? tells more, hint
//	             asks a champion, undo takes a decision back. Both languages are read.
//	-save file   with -play, a new file for the record of your game, written anew after each
//	             move
//	-games n     a table of the results of n games with the seeds from -seed on, and
//	             how many were played in a second, on one core
//	-lang tag    fr or en; by default the language of the environment (LC_ALL,
//	             LC_MESSAGES, LANG), and French where it names none, since the
//	             words are French
//	-quiet       of a game, the count and the verdict alone
//	-record      the record of the game, and nothing else: lettres arbiter reads it
//
// There is colour on a terminal, unless NO_COLOR is set or TERM is dumb; the text
// is the same without. On less than 78 columns (COLUMNS, or those
// of the terminal) the mats stand one below
// the other.
//
// The exit status is 0 after a game, 2 after a fault in the flags, and 1 when the
// output could not be written.
package duel

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// names is who plays.
var names = [2]string{"Alice", "Bruno"}

// Run is the command; it returns the exit status.
func Run(args []string, w program.World) int {
	c := program.New("watch", w, phrases, usage)
	options := jarnac.Official()
	c.Flag("rules", badRules, func(name string) bool {
		o, err := jarnac.ParseOptions(name)
		options = o
		return err == nil
	})
	players := len(names)
	c.LevelFlag(&players, bot.KeenAmateur)
	c.RecordFlag("record")
	c.PlayFlag()
	return c.Run(args, func() error {
		rules, err := jarnac.Compile(options, french.Lexicon())
		if err != nil {
			return err
		}
		look := c.Look()
		look.Names = names[:]
		page := program.NewPage(w.Stdout, look)
		switch {
		case c.Play:
			return play(page, w.Lines(), rules, c.Levels[0], c.Seed, c.Save)
		case c.Record:
			return writeRecord(w.Stdout, rules, c.Levels, c.Seed)
		case c.Games > 0:
			return series(page, rules, c.Levels, c.Seed, c.Games, w.Now)
		}
		return single(page, rules, c.Levels, c.Seed, c.Quiet)
	})
}
