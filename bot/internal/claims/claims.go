// Package claims compares what an analysis says of decisions with what happens when they are played to the end. The tests of
// players use it.
package claims

import (
	"fmt"
	"math"
)

// A Claim is what an analysis says that a decision gains beyond another, and what it gained when both were
// played on, each with its standard error: in the chance of winning or in points.
type Claim struct {
	Name                string
	Claimed, ClaimedErr float64
	Played, PlayedErr   float64
}

// Apart returns how many standard errors lie between what was claimed and what was played.
func (c Claim) Apart() float64 {
	return math.Abs(c.Claimed-c.Played) / max(1e-9, math.Hypot(c.ClaimedErr, c.PlayedErr))
}

// String returns both numbers with their errors.
func (c Claim) String() string {
	return fmt.Sprintf("%s: claimed %+.3f ± %.3f, played %+.3f ± %.3f, %.1f errors apart", c.Name, c.Claimed, c.ClaimedErr, c.Played, c.PlayedErr, c.Apart())
}

// A List is some claims.
type List []Claim

// Outside returns how many claims lie further from what was played than two errors.
func (l List) Outside() (n int) {
	for _, c := range l {
		if c.Apart() > 2 {
			n++
		}
	}
	return n
}

// With returns the claims with an error of the model beside that of sampling: so much, and this share of what is claimed.
func (l List) With(constant, share float64) List {
	more := make(List, len(l))
	for i, c := range l {
		c.ClaimedErr = math.Sqrt(c.ClaimedErr*c.ClaimedErr + constant*constant + share*share*c.Claimed*c.Claimed)
		more[i] = c
	}
	return more
}

// Fit returns the error of a model that makes the claims most likely, as With takes it.
func (l List) Fit() (constant, share float64) {
	best := math.Inf(1)
	for c := 0.0; c < 1; c += 0.05 {
		for s := 0.0; s < 1; s += 0.02 {
			loss := 0.0
			for _, claim := range l.With(c*l.scale(), s) {
				e := math.Hypot(claim.ClaimedErr, claim.PlayedErr) + 1e-9
				z := (claim.Claimed - claim.Played) / e
				loss += z*z/2 + math.Log(e)
			}
			if loss < best {
				best, constant, share = loss, c*l.scale(), s
			}
		}
	}
	return constant, share
}

// scale returns the root of the mean square of what is wrong.
func (l List) scale() float64 {
	sum := 0.0
	for _, c := range l {
		sum += (c.Claimed - c.Played) * (c.Claimed - c.Played)
	}
	return math.Sqrt(sum / float64(max(1, len(l))))
}

// Summary says how many claims lie outside two errors, and the error of the model that would fit.
func (l List) Summary() string {
	constant, share := l.Fit()
	bias := 0.0
	for _, c := range l {
		bias += (c.Claimed - c.Played) / float64(len(l))
	}
	return fmt.Sprintf("%d of %d claims outside two errors; claimed %+.4f more than played; an error of the model of %.4f and %.2f of the claim leaves %d outside",
		l.Outside(), len(l), bias, constant, share, l.With(constant, share).Outside())
}

// Mean returns the mean of what games brought and its standard error. That is at least 1.5 by their number: games that all end
// alike do not show how rarely others do.
func Mean(x []float64) (mean, err float64) {
	n := float64(len(x))
	for _, v := range x {
		mean += v / n
	}
	for _, v := range x {
		err += (v - mean) * (v - mean)
	}
	return mean, max(math.Sqrt(err/max(1, n*(n-1))), 1.5/n)
}
