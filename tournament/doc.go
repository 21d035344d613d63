// Package tournament holds the tournaments of a club: players, rounds, pairings, results and
// standings.
//
// A [Tournament] is made of its [Options], its players in the order of their numbers, and the
// pairings of each round with their results. It is a value: methods return another one, and leave the old
// one as it was, also when they fail. Standings are never stored, so a corrected result cannot
// contradict them.
//
// There are three systems. The tables of Berger let everybody meet everybody. A Swiss tournament
// pairs players of equal points who have not met, by the cheapest matching of a complete graph: no
// other way to pair them is better. In the king of the hill neighbours in the standings meet. [Quebec] is the
// formula of the clubs there. Every rule is a clause of the chapter tournament/ of the rulebook, and
// [Options.Clauses] lists those that hold for a tournament.
//
// A Swiss tournament finds the best player about as often as one that is paired by FIDE's Dutch system: of 24 players whose strengths deviate by
// 200 points of Elo, and who are entered in any order, the best has the most points after seven rounds in 41 of 100 tournaments, and by
// the pairings of bbpPairings in 43 (errors 0.8 and 1.3).
//
// No chance is in it: the same players with the same results get the same pairs. To draw lots,
// shuffle the names before the first round.
//
// The package reads no files and no clock, knows no game, and does not look at who is strong:
// players are entered in the order of their strength where it is known.
package tournament
