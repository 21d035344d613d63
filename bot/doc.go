// Package bot holds what the players of all games share: levels for people, a search that
// plays on from a position, an exact solver for positions in which little is left to
// chance, and the analysis that both give. It knows no game. A player of one game is in a
// package of its own, such as bot/botjarnac, and a program that uses it links that game
// alone.
//
// # Search
//
// [Search] compares the decisions of a [Game] by playouts: it makes a decision, goes on
// with the game's fast policy for both sides as far as the game wants, and asks for the
// [Value] of the position reached. Chance is the same for all decisions compared: the k-th
// playout of each has the same random numbers. What looks bad is dropped in rounds
// (sequential halving: Karnin, Koren and Somekh, 2013), and earlier when the difference is
// beyond doubt.
//
// [Weigh] compares a few given decisions, such as the one that a player made and the best
// one, and drops none.
//
// A search that is bounded by nodes alone gives the same analysis each time, but for its
// Time, on any number of workers: playouts depend on the seed, the decision and the number
// of the playout, and are shared out in fixed parts.
//
// # Solving
//
// [Solve] finds the exact value of each decision, with the expectation over chance, if
// it can within its [Budget], and says so in [Analysis.Exact]. The [Proof] of a [Candidate]
// says more: that a value is exact, or that it is a bound.
//
// Unlike the rest of the module, the package reads the time, because a budget can be a
// time.
package bot
