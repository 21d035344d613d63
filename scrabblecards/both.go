package scrabblecards

// A Position is a [State] or a [View], and nothing else, for functions that take either.
type Position interface {
	// Public returns what all players may know.
	Public() Public
	sealed() // no other type has it
}

// Public returns s itself.
func (s Public) Public() Public { return s }

func (s Public) sealed() {}
