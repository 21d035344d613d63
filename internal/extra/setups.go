package extra

import (
	"bytes"
	"encoding/json"

	"github.com/jeudelettres/lettres/game"
)

// setups is Setups without the types of a game.
type setups struct {
	from func(rules any, text []byte) (any, error)
	of   func(state any) any
}

// Setups attaches the positions of a game as plain data, which people change by hand.
func Setups[S, P, R any](from func(R, P) (S, error), of func(S) P) game.Part {
	return game.Extra(setups{
		from: func(rules any, text []byte) (any, error) {
			var p P
			d := json.NewDecoder(bytes.NewReader(text))
			d.DisallowUnknownFields()
			if err := d.Decode(&p); err != nil {
				return nil, err
			}
			return from(rules.(R), p)
		},
		of: func(state any) any { return of(state.(S)) },
	})
}

// FromSetup returns the position of plain data in JSON, and whether the game has such data.
func FromSetup(rules *game.Rules, text []byte) (p game.Position, ok bool, err error) {
	s, ok := game.ExtraOf[setups](rules.Game())
	if !ok {
		return p, false, nil
	}
	state, err := s.from(rules.Of(), text)
	if err != nil {
		return p, true, err
	}
	p, err = rules.At(state)
	return p, true, err
}

// SetupOf returns a position as plain data; nil in a game without them.
func SetupOf(p game.Position) any {
	if s, ok := game.ExtraOf[setups](p.Rules().Game()); ok {
		return s.of(p.Of())
	}
	return nil
}
