// Package review holds what the reviews of all games share: what a decision lost, the course
// of a game, and how both are told and drawn. It knows no game: game.Review reviews a game of any
// kind.
//
// A review says of each turn of a game what was missed. It keeps apart what is exact and
// what is estimated:
//
//   - Exact is what the rules and the list of words say: which words could be made, and how
//     many points they make. It is complete, and no search stands behind it.
//   - Estimated is what a decision is worth, in points and in the chance of winning: the
//     [Estimate] of a search, with its standard error. It is [Estimate.Exact] where the
//     game was solved to its end.
//
// The best decision is the best one that the search has found. Its value is measured anew,
// beside that of the decision made, over playouts with the same chance. So the luck of the
// search makes no decision look bad.
//
// The luck of a player with the letters that came is told apart from what decisions lost: how much better
// they were than those that come on average.
//
// The JSON of reviews is in docs/review.md.
package review
