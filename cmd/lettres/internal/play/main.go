// Package play is a game of a person against bots of a level: any game, typed line by line as
// people say moves.
//
//	lettres play
//	lettres play -level beginner -save game.txt
//	lettres play -game scrabble -players 3
//	lettres play game.txt
package play

import (
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
)

// Run runs the command, over these games of which the first is the usual one, and returns the exit
// status.
func Run(args []string, w program.World, all []*game.Game) int {
	c := program.New("play", w, usage)
	seats := 2
	c.FrenchSquares = true
	rules := c.RulesFlags(all, &seats)
	c.LevelFlag(&seats, bot.KeenAmateur)
	c.PersonFlags()
	c.Arguments()
	c.Check(func() error {
		r, err := rules()
		if err == nil && !r.Game().HasPlayers() {
			err = phrases.InputError(noPlayers, r.Game())
		}
		return err
	})
	return c.Run(args, func() error {
		r, err := rules()
		if err != nil {
			return err
		}
		former, err := theGame(c, all)
		if err != nil {
			return err
		}
		s, err := begin(program.NewPage(w.Stdout, c.Look()), w, r, c, former)
		if err != nil {
			return err
		}
		defer s.in.Interruptible()()
		return s.play(all)
	})
}
