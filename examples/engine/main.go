// Engine lets the players of this module play in the engine protocol of docs/protocol.md, so
// that other programs can play against them:
//
//	go build -o engine ./examples/engine
//	./engine
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
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/jeudelettres/lettres/examples/internal/program"
	"github.com/jeudelettres/lettres/rulebook"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr, os.Getenv)) }

// run is the program; it returns the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer, getenv func(string) string) int {
	tag := program.Language(getenv)
	if len(args) > 0 {
		if args[0] == "-h" || args[0] == "-help" || args[0] == "--help" {
			fmt.Fprint(stdout, phrases.Sprintf(tag, usage))
			return 0
		}
		fmt.Fprint(stderr, phrases.Sprintf(tag, usage))
		return 2
	}
	if err := newSession(stdout, tag).serve(stdin); err != nil {
		fmt.Fprintf(stderr, "engine: %s\n", rulebook.Explain(err, tag))
		return 1
	}
	return 0
}
