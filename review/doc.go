// Package review holds what the reviews of all games share: what a decision lost, the course
// of a game, and how both are told and drawn. It knows no game. The review of one game is in
// a package of its own, such as review/reviewjarnac, and a program that uses it links that
// game alone.
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
// The [Luck] of a player with the letters that came is told apart from what decisions lost: how much better
// they were than those that come on average.
//
// # JSON
//
// Findings are written as JSON, one object a line. An Estimate is
//
//	{"win":0.5312,"winErr":0.0104,"points":3.1,"pointsErr":0.8}
//
// with "exact":true where it is no estimate, and a Decision is
//
//	{"n":13,"made":"-","best":"2:VOTEE","line":["2:VOTEE","+S"],"value":{…},"loss":{…}}
//
// to which "why":[{"fact":"letter","best":0.62,"made":0}] is added where facts speak for the best one;
// and a Draw, with the Luck of letters that came, is
//
//	{"n":14,"move":"+S","luck":{"win":0.0213,"points":7.5}}
//
// Chances are rounded to four decimals and points to two. Fields may be added; none
// changes or goes.
package review
