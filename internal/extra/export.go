package extra

import (
	"errors"
	"maps"
	"slices"

	"github.com/jeudelettres/lettres/game"
)

// exports are the formats of a game besides that of its records.
type exports map[string]func(rules any, first int, names []string, title string, steps []game.Step) ([]byte, error)

// Exports attaches a format for whole games besides that of records, such as "gcg".
func Exports[R any, P ~uint8, T any](format string, write func(rules R, first P, names []string, title string, steps []T) ([]byte, error)) game.Part {
	return game.Extra(exports{format: func(rules any, first int, names []string, title string, steps []game.Step) ([]byte, error) {
		typed := make([]T, len(steps))
		for i, s := range steps {
			typed[i] = s.Of().(T)
		}
		return write(rules.(R), P(first), names, title, typed)
	}})
}

// Formats returns the names of the formats that games can be exported in.
func Formats(g *game.Game) []string {
	all, _ := game.ExtraOf[exports](g)
	return slices.Sorted(maps.Keys(all))
}

var errNoFormat = errors.New("this game is not written in that format")

// Export writes the steps of a game in one of the formats of its Game.
func Export(r *game.Rules, format, title string, first int, names []string, steps []game.Step) ([]byte, error) {
	all, _ := game.ExtraOf[exports](r.Game())
	if write := all[format]; write != nil {
		return write(r.Of(), first, names, title, steps)
	}
	return nil, errNoFormat
}
