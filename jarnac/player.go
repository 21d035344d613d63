package jarnac

// A Player is one of the two sides, A or B, as the sources call them. A side
// may be a team (classic/teams). Which of them starts is for the toss to say.
type Player uint8

const (
	A Player = iota
	B
)

// Opponent is the other player.
func (p Player) Opponent() Player { return p ^ 1 }

// String is "A" or "B".
func (p Player) String() string {
	switch p {
	case A:
		return "A"
	case B:
		return "B"
	}
	return "invalid player"
}

func (p Player) valid() bool { return p <= B }
