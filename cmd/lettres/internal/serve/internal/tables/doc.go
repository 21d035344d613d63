// Package tables keeps games that people play: who sits where, the clock, the players of
// bot, and the file that each game is written to.
//
// # Files
//
// A game is one file, and the file is a record as package game reads it, with a move a
// line. Lines of comment hold what a record does not know: how the table was set up, who
// holds which seat, and behind each move what the clock showed. A line is appended and
// flushed to disk before anybody is told of the move, so that a process can end at any
// moment: what it leaves is a whole record, behind which there is at worst the beginning of
// a line that nobody was told of. It is cut off when the file is opened again.
//
// Time that passes between two processes costs nobody anything: the clock goes on with what
// it showed at the last move.
//
// # Time
//
// The clock is a chess clock, a limit for each move, or the disc of Jago. It stands until
// all have sat down, and while the opponent of an author may contest a word: that takes no
// time from anybody. Who lets a limit lapse draws what is due and passes
// (official/time/per-move-lapse); when all have let theirs lapse twice in a row, the clock
// stands until somebody decides. In Jago a word that was sent before the glass ran out ends
// the turn at no cost (jago/clock-finish) if its author says within ten seconds that it does.
//
// # Seats
//
// Who knows the key of a seat sits on it. Keys are random, of 128 bits, and compared in
// constant time.
package tables
