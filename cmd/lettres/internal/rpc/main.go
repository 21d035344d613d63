package rpc

import (
	"context"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
)

// Run runs the command, and returns the exit status.
func Run(args []string, w program.World, games []*game.Game) int {
	c := program.Plain("rpc", w, usage)
	var doc, drawn bool
	c.Switch("doc", &doc)
	c.Switch("draw", &drawn)
	return c.Run(args, func() (err error) {
		s := New(games, nil)
		switch {
		case doc:
			_, err = w.Stdout.Write(s.document(context.Background()))
		case drawn:
			err = s.drawRecord(w.Stdin, w.Stdout, c.Language)
		default:
			err = s.Serve(context.Background(), w.Stdin, w.Stdout)
		}
		return err
	})
}
