package extra

import "github.com/jeudelettres/lettres/game"

type laying func(rules any, square, direction, word string) string

// Lays attaches how the move is written that lays a word on squares: the square is what
// somebody has typed, in capitals, and the direction "across", "down", or "" where the square
// says it.
func Lays[R any](text func(rules R, square, direction, word string) string) game.Part {
	return game.Extra(laying(func(r any, square, direction, word string) string {
		return text(r.(R), square, direction, word)
	}))
}

// Lay returns the text of the move that lays a word on squares, as forms have it.
func Lay(r *game.Rules, square, direction, word string) string {
	if lay, ok := game.ExtraOf[laying](r.Game()); ok {
		return lay(r.Of(), square, direction, word)
	}
	return square + ":" + word
}
