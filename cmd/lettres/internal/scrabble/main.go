// Package scrabble is a whole game of Scrabble classique between two bots, told turn by turn
// and drawn as a board:
//
//	go run ./cmd/lettres watch -game scrabble
//	go run ./cmd/lettres watch -game scrabble -quiet -seed 42 -lang en
//	go run ./cmd/lettres watch -game scrabble -gcg -seed 1 > game.gcg
//	go run ./cmd/lettres watch -game scrabble -level champion
//	go run ./cmd/lettres watch -game scrabble -games 1000 -level 6,4
//
// Alice and Bruno play with the French words of package lexicon/french, but for its
// symbols, abbreviations and proper names. Of each turn there is the board after it,
// with an asterisk before each tile just laid, and next to it the rack that the player
// had, each word that was made with its square and its points, what was drawn, and the
// scores. At the end come the tiles left, the result, and the clauses that ended and
// decided the game.
//
// The players are those of package bot/botscrabble, which are given a scrabble.View and
// nothing else.
//
// The flags:
//
//	-seed n     the same seed plays the same game, and deals the same tiles whatever the
//	            levels; without it one is chosen, and shown
//	-players n  2, 3 or 4
//	-level l    how well they play, from 1 or beginner to 8 or champion: a level for all,
//	            or one for each, as in 8,4; by default 4, keen amateur
//	-quiet      of a game the score sheet, one line a turn, and the last board
//	-gcg        the game in GCG, and nothing else: lettres arbiter reads it, and so do
//	            other programs
//	-games n    a table of the results of n games with the seeds from -seed on, and
//	            how many were played in a second, on one core
//	-lang tag   fr or en; by default the language of the environment (LC_ALL,
//	            LC_MESSAGES, LANG), and French where it names none, since the words
//	            are French
//
// There is colour on a terminal, unless NO_COLOR is set or TERM is dumb; the text
// is the same without. On less than 80 columns (COLUMNS, or those of the terminal)
// what was played stands above the board.
//
// The exit status is 0 after a game, 2 after a fault in the flags, and 1 when the
// output could not be written.
package scrabble

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// names is those of the players.
var names = []string{"Alice", "Bruno", "Carla", "David"}

// Run is the command; it returns the exit status.
func Run(args []string, w program.World) int {
	c := program.New("watch", w, phrases, usage)
	players := 2
	c.Flag("players", badPlayers, program.Number(&players, 2, scrabble.MaxPlayers))
	c.LevelFlag(&players, bot.KeenAmateur)
	c.RecordFlag("gcg")
	return c.Run(args, func() error {
		rules, err := scrabble.Compile(options(players), gaddag.Lexicon())
		if err != nil {
			return err
		}
		look := c.Look()
		look.Names = names
		p := page{program.NewPage(w.Stdout, look)}
		switch {
		case c.Record:
			return writeGCG(w.Stdout, p, rules, c.Levels, c.Seed)
		case c.Games > 0:
			return series(p, rules, c.Levels, c.Seed, c.Games, w.Now)
		case c.Quiet:
			return sheet(p, rules, c.Levels, c.Seed)
		}
		return story(p, rules, c.Levels, c.Seed)
	})
}

// options are what is played. The symbols, abbreviations and names that the lexicon has
// besides words are left out: players that lay KM and MGR are no fun.
func options(players int) scrabble.Options {
	o := scrabble.Classique()
	o.Players, o.Excluded = players, scrabble.UnlistedClasses
	return o
}
