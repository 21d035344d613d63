package botjarnac

import "math"

// A net is what positions are worth: two layers of leaky rectifiers, and at the end how likely
// the player on turn is to win, as a logit, and by how many hundreds of points the lead grows.
// It holds, layer by layer, the weights of each input and then the biases.
//
// The same net gives the same bytes on every machine: a product that is converted is rounded,
// so that no machine fuses it with the sum (Go specification, floating-point operators), and
// nothing is called that machines compute in their own way.
type net [nWeights]float32

const (
	hidden1  = 32
	hidden2  = 16
	outputs  = 2
	atBias1  = nInputs * hidden1
	atLayer2 = atBias1 + hidden1
	atBias2  = atLayer2 + hidden1*hidden2
	atLayer3 = atBias2 + hidden2
	atBias3  = atLayer3 + hidden2*outputs
	nWeights = atBias3 + outputs
)

// leak is the slope of a rectifier below 0.
const leak = 0.05

// An activity holds what a net has made of its inputs.
type activity struct {
	h1 [hidden1]float32
	h2 [hidden2]float32
	// The outputs.
	logit float32
	gain  float32 // in hundreds of points
}

// run works out what the inputs are worth.
func (n *net) run(x *inputs, a *activity) {
	copy(a.h1[:], n[atBias1:])
	for i, v := range x {
		if v == 0 { // most letters are not on a rack
			continue
		}
		w := n[i*hidden1:][:hidden1]
		for j := range a.h1 {
			a.h1[j] += float32(v * w[j])
		}
	}
	copy(a.h2[:], n[atBias2:])
	for i := range a.h1 {
		if a.h1[i] < 0 {
			a.h1[i] *= leak
		}
		v, w := a.h1[i], n[atLayer2+i*hidden2:][:hidden2]
		for j := range a.h2 {
			a.h2[j] += float32(v * w[j])
		}
	}
	a.logit, a.gain = n[atBias3], n[atBias3+1]
	for i := range a.h2 {
		if a.h2[i] < 0 {
			a.h2[i] *= leak
		}
		a.logit += float32(a.h2[i] * n[atLayer3+i*outputs])
		a.gain += float32(a.h2[i] * n[atLayer3+i*outputs+1])
	}
}

// win returns the chance that belongs to a logit: the logistic function, but for a power in place
// of the exponential function.
func win(logit float32) float64 {
	x := 1 - min(math.Abs(float64(logit)), 30)/1024
	for range 10 {
		x *= x
	}
	if logit < 0 {
		return x / (1 + x)
	}
	return 1 / (1 + x)
}
