// Package match plays games between two players, whoever they are: a level of package bot, a
// player for comparison, or a program beyond a pipe. A [Referee] plays one game, and
// [Match.Pairs] many, in pairs: the same deal twice, with the seats swapped. It knows no game
// by name.
//
// The referee owns the rules, chance and the clock, and players only decide. A player whose
// move the rules refuse, who is late, or who fails, loses that game: the referee makes them
// resign, and a [Fault] says why. A player who names the letters that come gets those that
// chance brings.
//
// What the results mean, a [Pentanomial] says of pairs; an [SPRT] says when a match has shown
// enough.
package match
