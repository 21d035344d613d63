package jago

import "github.com/jeudelettres/lettres/internal/option"

// A Player is one of the two sides, by the colour that their letters show
// (jago/players).
type Player uint8

const (
	Red Player = iota
	Blue
)

var playerNames = []string{"red", "blue"}

// Opponent is the other player.
func (p Player) Opponent() Player { return p ^ 1 }

// String is red or blue.
func (p Player) String() string {
	if !p.valid() {
		return "nobody"
	}
	return playerNames[p]
}

// MarshalText is [Player.String] of the two players, and an error of any other value.
func (p Player) MarshalText() ([]byte, error) { return option.MarshalName(p, playerNames) }

// UnmarshalText reads red or blue.
func (p *Player) UnmarshalText(text []byte) error { return option.UnmarshalName(p, playerNames, text) }

func (p Player) valid() bool { return p <= Blue }
