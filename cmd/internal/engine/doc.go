// Package engine runs programs that speak the engine protocol of docs/protocol.md, for a
// referee. A [Process] is such a program: started, greeted, asked for moves, and ended.
//
// The program is taken to be hostile. All waiting is bounded, as is what it may say; what it
// does wrong is a [Fault] that names the [Rule], and ends it. With it end all processes that
// it has started: those of its process group where the system has such groups, and on Linux
// those too that have left it, if they keep their environment. A program that wants to escape
// is not held: run one that you do not trust in a container.
//
// A Process knows no game: positions, moves and options are texts. A [Side] plays matches of any
// game with such programs.
package engine
