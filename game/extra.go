package game

// Extra attaches a value of any type, for programs that know the type and ask more of a game than
// this package does. [ExtraOf] finds it.
func Extra[T any](value T) Part {
	return func(g *Game) { g.extras = append(g.extras, value) }
}

// ExtraOf returns the value of a type that was attached to a game, and whether there is one.
func ExtraOf[T any](g *Game) (value T, ok bool) {
	for _, extra := range g.extras {
		if value, ok = extra.(T); ok {
			return value, true
		}
	}
	return value, false
}
