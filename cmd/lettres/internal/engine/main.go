// Package engine lets the players of this module play in the engine protocol of docs/protocol.md, so
// that other programs can play against them:
//
//	go run ./cmd/lettres engine
//
// It reads what a referee says, and answers. By hand, with one line after the other:
//
//	lettres 1
//	setoption level 5
//	newgame jarnac official player A
//	position turn A; racks ABEIRT/;
//	go
//	quit
//
// Its options:
//
//	level    1 to 8, from the beginner to the champion; 8
//	nodes    how many moves it makes in its head, and no more; 0 is what the level takes
//	threads  1 to 256; 1
//	memory   for a table of positions, in MB; 16
//	seed     of what it overlooks and of the chance in its search; 0
//
// With nodes and without time the same options, seed and positions give the same moves. The
// time that a go gives bounds every level; the champion takes all of it.
//
// What it cannot read, it tells in a line info string, in French or in English as the
// environment asks for, and goes on.
//
// The exit status is 0 after quit or the end of the input, 1 when the input or the output
// fails or a line is too long, and 2 after arguments.
package engine

import (
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
)

// Run runs the command, for those of the games that have players, and returns the exit status.
func Run(args []string, w program.World, games []*game.Game) int {
	c := program.Plain("engine", w, usage)
	return c.Run(args, func() error {
		return newSession(games, w.Stdout, c.Language).serve(w.Stdin)
	})
}
