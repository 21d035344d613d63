// Package sample has the mean of numbers and its error.
package sample

import "math"

// A Sample is numbers of which the mean and its error are wanted. The zero Sample has none.
type Sample struct{ n, sum, squares float64 }

// Add adds a number.
func (s *Sample) Add(x float64) {
	s.n++
	s.sum += x
	s.squares += x * x
}

// Mean returns their mean and its standard error; NaN without numbers.
func (s Sample) Mean() (mean, err float64) {
	mean = s.sum / s.n
	return mean, math.Sqrt(max(0, s.squares/s.n-mean*mean) / s.n)
}
