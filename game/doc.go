// Package game stands for any of the games, as image.Image stands for any picture: programs
// that list, play, judge, match or serve several games use it and name none of them. Package
// games has the four games of this module with everything attached.
//
// A [Game] reads options and records, and compiles [Rules]. Rules start a [Position], which is
// a value as the State of a game is: Play returns a new one, and equal ones are ==. A [View]
// is what one seat knows of a position, and all that may leave a server. Seats are numbers
// from 0, a [Move] is the move of the game itself, and errors are those of the game: a
// [*rulebook.Violation] for what the rules refuse, a [*rulebook.SyntaxError] for what cannot
// be read.
//
// What a game may have or not is asked: [Rules.Traits] says whether racks are hidden, words
// contested, or flags can fall; [Game.HasPlayers], [Game.HasTale] and the like say what was
// attached.
//
// A program that knows the game at compile time uses its package, and loses nothing here: the concrete
// values are inside, and Of takes them out.
//
//	if s, ok := position.Of().(jarnac.State); ok { … }
//
// [New] makes a Game of the types of a game, whose names occur there and nowhere else.
// docs/adding-a-game.md shows it with a small game.
package game
