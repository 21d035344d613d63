package game

// Lays attaches how the move is written that lays a word on squares: the square is what
// somebody has typed, in capitals, and the direction "across", "down", or "" where the square
// says it.
func Lays[R any](text func(rules R, square, direction, word string) string) Part {
	return func(g *Game) {
		g.lay = func(r any, square, direction, word string) string { return text(r.(R), square, direction, word) }
	}
}

// Lay returns the text of the move that lays a word on squares, as forms have it.
func (r *Rules) Lay(square, direction, word string) string {
	if r.game.lay == nil {
		return square + ":" + word
	}
	return r.game.lay(r.of, square, direction, word)
}
