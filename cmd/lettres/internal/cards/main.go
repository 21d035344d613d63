// Package cards is a whole game of Scrabble, le jeu de cartes between two bots, told turn by
// turn with the table drawn:
//
//	go run ./cmd/lettres watch -game scrabblecards
//	go run ./cmd/lettres watch -game scrabblecards -quiet -seed 42 -lang en
//	go run ./cmd/lettres watch -game scrabblecards -record -seed 1 > game.txt
//	go run ./cmd/lettres watch -game scrabblecards -level champion
//	go run ./cmd/lettres watch -game scrabblecards -games 1000 -level 6,4
//
// Alice and Bruno play with the French words of package lexicon/french. Of each turn
// there is the table after it, with an asterisk before each card just laid, its bonus
// card, and once more, in brackets, what was taken off; and next to it the hand that the
// player had, each word that was made with its place and its points, the words that
// were taken off and those that stay with the clause, what was drawn, and the scores.
// At the end come the cards left, the result, and the clauses that ended and decided
// the game.
//
// The players are those of package bot/botcards, which are given a scrabblecards.View and
// nothing else.
//
// The flags:
//
//	-seed n     the same seed plays the same game, and deals the same cards whatever the
//	            levels; without it one is chosen, and shown
//	-players n  2 to 6
//	-level l    how well they play, from 1 or beginner to 8 or champion: a level for all,
//	            or one for each, as in 8,4; by default 4, keen amateur
//	-quiet      of a game the score sheet, one line a turn, and the last table
//	-record     the record of the game, and nothing else: lettres arbiter reads it
//	-games n    a table of the results of n games with the seeds from -seed on, and
//	            how many were played in a second, on one core
//	-lang tag   fr or en; by default the language of the environment (LC_ALL,
//	            LC_MESSAGES, LANG), and French where it names none, since the words
//	            are French
//
// There is colour on a terminal, unless NO_COLOR is set or TERM is dumb; the text
// is the same without. Where the terminal, or COLUMNS, leaves no room beside the table,
// what was played stands above it.
//
// The exit status is 0 after a game, 2 after a fault in the flags, and 1 when the
// output could not be written.
package cards

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// names is those of the players.
var names = []string{"Alice", "Bruno", "Carla", "David", "Emma", "Farid"}

// Run is the command; it returns the exit status.
func Run(args []string, w program.World) int {
	c := program.New("watch", w, phrases, usage)
	players := 2
	c.Flag("players", badPlayers, program.Number(&players, 2, scrabblecards.MaxPlayers))
	c.LevelFlag(&players, bot.KeenAmateur)
	c.RecordFlag("record")
	return c.Run(args, func() error {
		rules, err := scrabblecards.Compile(options(players), gaddag.Lexicon())
		if err != nil {
			return err
		}
		look := c.Look()
		look.Names = names
		p := page{program.NewPage(w.Stdout, look)}
		switch {
		case c.Record:
			return writeRecord(w.Stdout, rules, c.Levels, c.Seed)
		case c.Games > 0:
			return series(p, rules, c.Levels, c.Seed, c.Games, w.Now)
		case c.Quiet:
			return sheet(p, rules, c.Levels, c.Seed)
		}
		return story(p, rules, c.Levels, c.Seed)
	})
}

// options are those of a game of so many players.
func options(players int) scrabblecards.Options {
	o := scrabblecards.Official()
	o.Players = players
	return o
}
