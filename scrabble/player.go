package scrabble

// A Player is one of up to four: A, B, C or D. They play in this order, whoever
// begins.
type Player uint8

const (
	A Player = iota
	B
	C
	D
)

// MaxPlayers is the largest number of players (scrabble/players).
const MaxPlayers = 4

// String is A, B, C or D.
func (p Player) String() string {
	if p < MaxPlayers {
		return string(rune('A' + p))
	}
	return "nobody"
}
