package game

import (
	"errors"
	"maps"
	"slices"
)

// exporter writes a game in a format that is not that of its records.
type exporter func(rules any, first int, names []string, title string, steps []Step) ([]byte, error)

// Exports attaches a format for whole games besides that of records, such as "gcg".
func Exports[R any, P ~uint8, T any](format string, write func(rules R, first P, names []string, title string, steps []T) ([]byte, error)) Part {
	return func(g *Game) {
		if g.exports == nil {
			g.exports = map[string]exporter{}
		}
		g.exports[format] = func(rules any, first int, names []string, title string, steps []Step) ([]byte, error) {
			typed := make([]T, len(steps))
			for i, s := range steps {
				typed[i] = s.Of().(T)
			}
			return write(rules.(R), P(first), names, title, typed)
		}
	}
}

// Formats returns the names of the formats that games can be exported in.
func (g *Game) Formats() []string { return slices.Sorted(maps.Keys(g.exports)) }

var errNoFormat = errors.New("this game is not written in that format")

// Export writes the steps of a game in one of the formats of its Game.
func (r *Rules) Export(format, title string, first int, names []string, steps []Step) ([]byte, error) {
	write := r.game.exports[format]
	if write == nil {
		return nil, errNoFormat
	}
	return write(r.of, first, names, title, steps)
}
