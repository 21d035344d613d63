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

// Opponent returns the other player.
func (p Player) Opponent() Player { return p ^ 1 }

// String returns red or blue.
func (p Player) String() string {
	if !p.valid() {
		return "nobody"
	}
	return playerNames[p]
}

// MarshalText returns the text of [Player.String], and an error for any other value.
func (p Player) MarshalText() ([]byte, error) { return option.MarshalName(p, playerNames) }

// UnmarshalText reads red or blue.
func (p *Player) UnmarshalText(text []byte) error { return option.UnmarshalName(p, playerNames, text) }

func (p Player) valid() bool { return p <= Blue }
