package scrabblecards

import "github.com/jeudelettres/lettres/internal/option"

// A Player is one of up to six players, A to F. They play in this order, whoever begins.
type Player uint8

const (
	A Player = iota
	B
	C
	D
	E
	F
)

// MaxPlayers is the largest number of players (cards/players). It stays: the arrays of a Setup and of an
// Outcome have this length.
const MaxPlayers = 6

var playerNames = []string{"A", "B", "C", "D", "E", "F"}

// String returns A to F.
func (p Player) String() string {
	if p < MaxPlayers {
		return playerNames[p]
	}
	return "nobody"
}

// MarshalText returns the text of [Player.String], and an error for p is not A to F.
func (p Player) MarshalText() ([]byte, error) { return option.MarshalName(p, playerNames) }

// UnmarshalText reads A to F.
func (p *Player) UnmarshalText(text []byte) error {
	return option.UnmarshalName(p, playerNames, text)
}
