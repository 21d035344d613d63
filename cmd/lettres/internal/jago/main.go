// Package jago is a whole game of Jago between two bots, told turn by turn, with the board in
// its two colours:
//
//	go run ./cmd/lettres watch -game jago
//	go run ./cmd/lettres watch -game jago -quiet -seed 42 -lang en
//	go run ./cmd/lettres watch -game jago -record -seed 1 > game.txt
//	go run ./cmd/lettres watch -game jago -level master,regular
//	go run ./cmd/lettres watch -game jago -games 100
//
// Red and Blue play with the French words of package lexicon/french. Of each turn there
// is the board after it, red letters as capitals and blue ones as small letters, with an
// asterisk before each letter just laid and a plus before each that was turned; and next
// to it the rack that the player had, what was laid, stolen and lengthened, the lead,
// the draw, the letters beside the board, the time and what the disc shows. At the end
// come the result and the clause that decided the game.
//
// The players are those of package bot/botjago. The time in which they think is told and
// not spent: a clock.Disc measures it, and takes the minutes; who uses the last one up
// loses. Who finds no way to lead gives up.
//
// The flags:
//
//	-seed n    the same seed plays the same game, and deals the same letters whatever the
//	           levels; without it one is chosen, and shown
//	-level l   how well they play, from 1 or beginner to 8 or champion: a level for both,
//	           or one for each, as in 8,4; by default 4, keen amateur
//	-quiet     of a game a line for each turn, and the last board
//	-record    the record of the game, and nothing else: lettres arbiter reads it
//	-games n   a table of the results of n games with the seeds from -seed on, and how
//	           many were played in a second, on one core
//	-lang tag  fr or en; by default the language of the environment (LC_ALL,
//	           LC_MESSAGES, LANG), and French where it names none, since the words are
//	           French
//
// There is colour on a terminal, unless NO_COLOR is set or TERM is dumb; the text
// is the same without. On less than 80 columns (COLUMNS, or those of the terminal)
// what was played stands above the board.
//
// The exit status is 0 after a game, 2 after a fault in the flags, and 1 when the
// output could not be written.
package jago

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// Run is the command; it returns the exit status.
func Run(args []string, w program.World) int {
	c := program.New("watch", w, phrases, usage)
	players := 2
	c.LevelFlag(&players, bot.KeenAmateur)
	c.RecordFlag("record")
	return c.Run(args, func() error {
		rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
		if err != nil {
			return err
		}
		p := newPage(w.Stdout, c.Look())
		switch {
		case c.Record:
			return writeRecord(w.Stdout, p, rules, c.Levels, c.Seed)
		case c.Games > 0:
			return series(p, rules, c.Levels, c.Seed, c.Games, w.Now)
		case c.Quiet:
			return sheet(p, rules, c.Levels, c.Seed)
		}
		return story(p, rules, c.Levels, c.Seed)
	})
}
