package jarnac

import "github.com/jeudelettres/lettres/internal/option"

// A Player is one of the two sides, A or B, as the sources call them. A side
// may be a team (classic/teams). The toss decides who starts.
type Player uint8

const (
	A Player = iota
	B
)

// Opponent returns the other player.
func (p Player) Opponent() Player { return p ^ 1 }

var playerNames = []string{"A", "B"}

// String returns "A" or "B".
func (p Player) String() string { return option.Name(p, playerNames) }

// MarshalText returns the name of the player.
func (p Player) MarshalText() ([]byte, error) { return option.MarshalName(p, playerNames) }

// UnmarshalText reads the name of a player.
func (p *Player) UnmarshalText(text []byte) error {
	return option.UnmarshalName(p, playerNames, text)
}

func (p Player) valid() bool { return p <= B }
