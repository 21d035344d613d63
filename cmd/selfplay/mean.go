package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A mean is the mean of numbers that come in clusters, with its standard error. The two games
// of a pair have one deal, so what they say is not independent: only pairs are. The error is
// that of a ratio of two sums over clusters (W. G. Cochran, Sampling Techniques, 1977, 6.3),
// which holds for clusters of any sizes.
type mean struct {
	n        int     // numbers
	clusters float64 // and how many clusters they came in
	sum      float64
	sums     float64 // the sums of the clusters, squared and added up
	sizes    float64 // their sizes, squared and added up
	cross    float64 // the products of sum and size, added up
}

// add adds a cluster.
func (m *mean) add(numbers ...float64) {
	sum := 0.0
	for _, x := range numbers {
		sum += x
	}
	m.addSum(sum, len(numbers))
}

// addSum adds a cluster of n numbers with that sum.
func (m *mean) addSum(sum float64, n int) {
	size := float64(n)
	m.n += n
	m.clusters++
	m.sum += sum
	m.sums += sum * sum
	m.sizes += size * size
	m.cross += sum * size
}

func (m *mean) value() float64 { return m.sum / float64(max(1, m.n)) }

// err is the standard error; NaN of less than two clusters, which do not bound it.
func (m *mean) err() float64 {
	if m.clusters < 2 {
		return math.NaN()
	}
	v := m.value()
	squares := max(0, m.sums-2*v*m.cross+v*v*m.sizes)
	return math.Sqrt(squares*m.clusters/(m.clusters-1)) / float64(m.n)
}

// String is the mean with as many digits as the error allows.
func (m *mean) String() string { return number(m.value(), m.err()) }

// percent is the mean of shares, in per cent. None and all have no error that could be told.
func (m *mean) percent() string {
	switch {
	case m.sum == 0:
		return "0 %"
	case m.sum == float64(m.n):
		return "100 %"
	}
	return number(100*m.value(), 100*m.err()) + " %"
}

// number is a value and its error, to two digits of the error.
func number(value, err float64) string {
	switch {
	case math.IsNaN(value):
		return "–"
	case math.IsNaN(err):
		return decimal(value, 2) + " ± ?"
	}
	digits := 2
	if err > 0 {
		digits = max(0, min(6, 1-int(math.Floor(math.Log10(err)))))
	}
	return decimal(value, digits) + " ± " + decimal(err, digits)
}

// decimal is a number for people, with a minus sign and not a hyphen.
func decimal(value float64, digits int) string {
	return strings.ReplaceAll(strconv.FormatFloat(value, 'f', digits, 64), "-", "−")
}

// thousands is a count for people: "1,000,000".
func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return thousands(n/1000) + fmt.Sprintf(",%03d", n%1000)
}

// A tally counts things by their kinds. They come in clusters too.
type tally[K cmp.Ordered] struct {
	all   mean        // the clusters, of sum 0
	kinds map[K]*mean // how many there are of a kind, in the clusters that have it
}

// add adds a cluster.
func (t *tally[K]) add(things ...K) {
	if t.kinds == nil {
		t.kinds = map[K]*mean{}
	}
	t.all.addSum(0, len(things))
	slices.Sort(things)
	for i := 0; i < len(things); {
		n := 1
		for i+n < len(things) && things[i+n] == things[i] {
			n++
		}
		m := t.kinds[things[i]]
		if m == nil {
			m = &mean{}
			t.kinds[things[i]] = m
		}
		k := float64(n)
		m.sum += k
		m.sums += k * k
		m.cross += k * float64(len(things))
		i += n
	}
}

// count returns the number of things of a kind.
func (t *tally[K]) count(k K) int {
	if m := t.kinds[k]; m != nil {
		return int(m.sum)
	}
	return 0
}

// share is the share of the things that the kinds together have.
func (t *tally[K]) share(k K) *mean {
	m := t.all
	if of := t.kinds[k]; of != nil {
		m.sum, m.sums, m.cross = of.sum, of.sums, of.cross
	}
	return &m
}

// most is the kinds, the most frequent first.
func (t *tally[K]) most() []K {
	return slices.SortedFunc(maps.Keys(t.kinds), func(x, y K) int { return cmp.Or(cmp.Compare(t.count(y), t.count(x)), cmp.Compare(x, y)) })
}
