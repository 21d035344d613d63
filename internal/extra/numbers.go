package extra

import "github.com/jeudelettres/lettres/game"

// numbering is Numbers without the types of a game.
type numbering func(view any, dst []int16) []int16

// Numbers attaches what a player sees as numbers, as many in every position by the same rules. Programs that
// learn read them; docs/environments.md tells what each means.
func Numbers[V any](append func(V, []int16) []int16) game.Part {
	return game.Extra(numbering(func(view any, dst []int16) []int16 { return append(view.(V), dst) }))
}

// AppendNumbers appends what a player sees as numbers: nothing in a game without them.
func AppendNumbers(v game.View, dst []int16) []int16 {
	if v.Rules() == nil {
		return dst
	}
	if append, ok := game.ExtraOf[numbering](v.Rules().Game()); ok {
		return append(v.Of(), dst)
	}
	return dst
}
