package bot

import "iter"

// Luck returns what the outcome of a chance is worth beyond what all its outcomes are worth on average,
// each weighted by its probability. Made is one of the outcomes, or one like them if they are a
// sample, and value says what an outcome is worth, always the same for the same one. The
// probabilities are those of State.Chances of a game; they need not sum up to 1.
//
// The average of the luck of all outcomes is zero, whatever value says: how well a player decides
// makes no difference. Without outcomes there is no luck.
func Luck[O any](made O, outcomes iter.Seq2[O, float64], value func(O) Value) Value {
	var sum Value
	total := 0.0
	for o, p := range outcomes {
		sum = sum.plus(value(o), p)
		total += p
	}
	if total <= 0 {
		return Value{}
	}
	return value(made).plus(sum, -1/total)
}
