package botjarnac

// A correction makes the logits of a net, which is a little too sure, those of what happens: the logit x
// becomes c[0] + c[1]·x + c[2]·x·|x|. It never turns two positions round. The zero correction
// changes nothing.
type correction [3]float32

// corrections are those of the nets, in their order, fitted to games of the champion that the nets did
// not learn from. TestCorrections tells how a net does with its own, without, and with one that is fitted anew.
var corrections = [...]correction{
	{0.029, 0.829, 0.031},
	{},
	{0.001, 0.895, 0.050},
	{},
}

// correctionOf returns the correction of a net, none of one that is being learned.
func correctionOf(n *net) correction {
	for i, known := range nets() {
		if n == known {
			return corrections[i]
		}
	}
	return correction{}
}

// of returns a logit corrected. Nothing in it may be rounded otherwise on another machine.
func (c *correction) of(logit float32) float32 {
	if *c == (correction{}) {
		return logit
	}
	size := max(logit, -logit)
	return c[0] + float32(float32(c[1]+float32(c[2]*size))*logit)
}
