package botjarnac

// A correction makes the logits of a net, which is a little too sure, those of what happens: the logit x
// becomes c[0] + c[1]·x + c[2]·x·|x|. It never turns two positions round. The zero correction
// changes nothing. The file of nets holds one beside each net.
type correction [3]float32

// correctionOf returns the correction of a net of the file, none of one that is being learned.
func correctionOf(n *net) correction {
	for _, l := range nets() {
		if n == &l.net {
			return l.told
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

// keepsOrder reports whether c never turns two logits round, as far as nets go.
func (c *correction) keepsOrder() bool {
	const most = 12
	for x := float32(-most); x < most; x += 0.25 {
		if c.of(x) >= c.of(x+0.25) {
			return false
		}
	}
	return true
}
