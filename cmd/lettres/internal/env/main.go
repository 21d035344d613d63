package env

import (
	"runtime/debug"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
)

// Bounds of what can be asked for.
const (
	mostGames   = 4096
	mostActions = 4096
	mostText    = 4 << 20 // bytes of positions
)

// Run runs the command, and returns the exit status.
func Run(args []string, w program.World, all []*game.Game) int {
	c := program.New("env", w, usage)
	seats, games, actions, stay := 2, 1, 256, false
	rules := c.RulesFlags(all, &seats)
	c.Flag("games", badGames, program.Number(&games, 1, mostGames))
	c.Flag("actions", badActions, program.Number(&actions, 1, mostActions))
	c.Switch("stay", &stay)
	c.Check(func() error {
		r, err := rules()
		if err == nil && length(r) == 0 {
			err = phrases.InputError(noNumbers, r.Game())
		}
		return err
	})
	return c.Run(args, func() error {
		r, err := rules()
		if err == nil {
			debug.SetGCPercent(400) // much is made anew, and little is kept
			err = newVector(r, games, actions, !stay, c.Seed).serve(w.Stdin, w.Stdout)
		}
		return err
	})
}
