// Package tables keeps games that people play: who sits where, the players of bot, and the file
// that each game is written to. How a game goes on is for package table to say.
//
// # Files
//
// A game is one file, and the file is a record as package game reads it, with a move a
// line. Comments hold what a record does not know: how the table was set up, who holds which
// seat, and behind the last move of whatever happens at once a [table.Table.Snapshot]. Lines are appended and
// flushed to disk before anybody is told of them, so that a process can end at any
// moment: what it leaves is a whole record, behind which there is at worst the beginning of
// something that nobody was told of. A file is written anew before the first line that another process
// appends, and after a line that could not be written.
//
// Time that passes between two processes costs nobody anything: the clock goes on with what
// it showed when something last happened.
//
// # Seats
//
// Who knows the key of a seat sits on it. Keys are random, of 130 bits, and compared in
// constant time.
package tables
