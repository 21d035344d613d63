// Package glicko rates players by their results, as in Mark E. Glickman, "Example of the Glicko-2
// system" (2022), http://www.glicko.net/glicko/glicko2.pdf. The steps are those of the paper.
package glicko

import "math"

const (
	scale = 173.7178
	// tau limits the change of the volatility over time. The paper advises from 0.3 to 1.2, and its
	// example has 0.5.
	tau = 0.5
)

// A Rating is the strength of a player, how sure it is, and how much it changes.
type Rating struct {
	Rating     float64 // 1500 of a new player
	Deviation  float64 // 350 of a new player
	Volatility float64 // 0.06 of a new player
}

// New returns the rating of a player without results.
func New() Rating { return Rating{1500, 350, 0.06} }

// Valid reports whether the numbers are such as ratings have. It is false for NaN.
func (r Rating) Valid() bool {
	return math.Abs(r.Rating) <= 10_000 && r.Deviation >= 1 && r.Deviation <= 1000 && r.Volatility >= 0.001 && r.Volatility <= 1
}

// A Result is a game against an opponent: 1 is a win, 0 a loss, and 0.5 a draw.
type Result struct {
	Opponent Rating
	Score    float64
}

// After returns the rating after the results of one period. Results so unlikely that the rating would
// no longer be valid leave it as it is.
func (r Rating) After(results ...Result) Rating {
	// Step 2.
	mu, phi := (r.Rating-1500)/scale, r.Deviation/scale
	if len(results) == 0 {
		r.Deviation = scale * math.Hypot(phi, r.Volatility)
		return r
	}
	// Steps 3 and 4.
	var inverse, sum float64
	for _, res := range results {
		phij := res.Opponent.Deviation / scale
		g := 1 / math.Sqrt(1+3*phij*phij/(math.Pi*math.Pi))
		e := 1 / (1 + math.Exp(-g*(mu-(res.Opponent.Rating-1500)/scale)))
		inverse += g * g * e * (1 - e)
		sum += g * (res.Score - e)
	}
	v := 1 / inverse
	// Steps 5 to 8.
	sigma := volatility(v*sum, phi, v, r.Volatility)
	phi = 1 / math.Sqrt(1/(phi*phi+sigma*sigma)+inverse)
	mu += phi * phi * sum
	if next := (Rating{scale*mu + 1500, scale * phi, sigma}); next.Valid() {
		return next
	}
	return r
}

// volatility is step 5, by the Illinois algorithm.
func volatility(delta, phi, v, sigma float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	low, high := a, math.Log(delta*delta-phi*phi-v)
	if delta*delta <= phi*phi+v {
		high = a - tau
		for f(high) < 0 {
			high -= tau
		}
	}
	fLow, fHigh := f(low), f(high)
	for range 100 { // a dozen is enough
		if math.Abs(high-low) <= 1e-6 {
			break
		}
		mid := low + (low-high)*fLow/(fHigh-fLow)
		fMid := f(mid)
		if fMid*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = mid, fMid
	}
	return math.Exp(low / 2)
}
