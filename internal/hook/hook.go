// Package hook holds functions of a game that other packages of this module use, and that are
// promised to nobody. The game sets them when it is linked; who uses one asserts its type,
// which this package cannot name, since it stands below the games:
//
//	var bestKeeping = hook.ScrabbleBestKeeping.(func(*scrabble.View, []int32, int32) (scrabble.Move, int32, bool))
package hook

// ScrabbleBestKeeping finds the best placement with the worth of the tiles that are kept.
var ScrabbleBestKeeping any
