package extra

import "github.com/jeudelettres/lettres/game"

type uncounting func(outcome any) []int

// Uncounts attaches the seats whose letters would count at the end of a game, and are not known: a
// record need not tell them.
func Uncounts[O any](seats func(O) []int) game.Part {
	return game.Extra(uncounting(func(outcome any) []int { return seats(outcome.(O)) }))
}

// Uncounted returns the seats whose letters would count at the end of a game, and are not known.
func Uncounted(p game.Position) []int {
	if o, over := p.Outcome(); over {
		if seats, ok := game.ExtraOf[uncounting](p.Rules().Game()); ok {
			return seats(o.Of())
		}
	}
	return nil
}

type reading func(options string) bool

// Readings attaches which options, as a text, need to know what words are, beyond which words
// there are.
func Readings(needed func(options string) bool) game.Part { return game.Extra(reading(needed)) }

// NeedsReadings reports whether rules with a text of options need to know what words are, beyond
// which words there are.
func NeedsReadings(g *game.Game, options string) bool {
	needed, ok := game.ExtraOf[reading](g)
	return ok && needed(options)
}

type margin func(options string) (points int, ok bool)

// Margins attaches by how many points a game is decided by points alone, for options as a text that
// have such a rule.
func Margins(of func(options string) (points int, ok bool)) game.Part { return game.Extra(margin(of)) }

// MarginOf returns by how many points a game is decided by points alone, if there is such a rule.
func MarginOf(g *game.Game, options string) (points int, ok bool) {
	if of, has := game.ExtraOf[margin](g); has {
		return of(options)
	}
	return 0, false
}
