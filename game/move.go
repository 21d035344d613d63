package game

import (
	"encoding"
	"fmt"
)

// A Move is the move of a game, of its own type: jarnac.Move and the like. Moves of one game
// are compared with ==. The nil Move is none.
type Move interface {
	fmt.Stringer
	encoding.TextMarshaler
	// Completed reports whether nothing is left to chance.
	Completed() bool
	// Drawn returns the letters that chance has brought.
	Drawn() string
}
