package scrabble

import "github.com/jeudelettres/lettres/internal/option"

// A Player is one of up to four: A, B, C or D. They play in this order, whoever
// begins.
type Player uint8

const (
	A Player = iota
	B
	C
	D
)

// MaxPlayers is the largest number of players (scrabble/players). It stays: the arrays of a Setup and of
// an Outcome have this length.
const MaxPlayers = 4

var playerNames = []string{"A", "B", "C", "D"}

// String returns A, B, C or D.
func (p Player) String() string {
	if p < MaxPlayers {
		return playerNames[p]
	}
	return "nobody"
}

// MarshalText returns the text of String, and an error for anybody else.
func (p Player) MarshalText() ([]byte, error) { return option.MarshalName(p, playerNames) }

// UnmarshalText reads A, B, C or D.
func (p *Player) UnmarshalText(text []byte) error { return option.UnmarshalName(p, playerNames, text) }
