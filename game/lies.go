package game

// Lies attaches the words that lie on the table.
func Lies[S any](words func(S) []string) Part {
	return func(g *Game) {
		g.lies = func(s any) []string { return words(s.(S)) }
	}
}

// Words returns the words that lie on the table, in the order in which the game tells them; nil
// where it tells none.
func (p Position) Words() []string {
	if g := p.game(); g != nil && g.lies != nil {
		return g.lies(p.of)
	}
	return nil
}
