package scrabblecards

// A Player is one of up to six, A to F. They play in this order, whoever begins.
type Player uint8

const (
	A Player = iota
	B
	C
	D
	E
	F
)

// MaxPlayers is the largest number of players (cards/players).
const MaxPlayers = 6

// String is A to F.
func (p Player) String() string {
	if p < MaxPlayers {
		return string(rune('A' + p))
	}
	return "nobody"
}
