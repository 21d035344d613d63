package jago

// A Player is one of the two sides, by the colour that their letters show
// (jago/players).
type Player uint8

const (
	Red Player = iota
	Blue
)

// Opponent is the other player.
func (p Player) Opponent() Player { return p ^ 1 }

// String is red or blue.
func (p Player) String() string {
	switch p {
	case Red:
		return "red"
	case Blue:
		return "blue"
	}
	return "nobody"
}

func (p Player) valid() bool { return p <= Blue }
