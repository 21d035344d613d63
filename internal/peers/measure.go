package main

import (
	"math"
	"runtime"
	"time"
)

// A measure is one thing that both sides do, in n parts of as many calls each.
type measure struct {
	name         string
	n, calls     int
	ours, theirs side
	target       float64 // what the ratio may be at most, 0 where nobody said
}

// A side does part i, of 0 to n-1. What has to be laid out before is prepare, which
// may be nil and is not timed.
type side struct {
	prepare, do func(i int)
}

// A result is what one call takes on each side.
type result struct{ ours, theirs time.Duration }

func (r result) ratio() float64 { return float64(r.ours) / float64(r.theirs) }

// take lets both sides go through all parts by turns, until the time is over, and
// adds up the shortest time of each part. Other programs on the machine only ever
// add time, and a part is so short that some of its rounds are without them.
func (m *measure) take(long time.Duration) result {
	runtime.GC()
	ours, theirs := unmeasured(m.n), unmeasured(m.n)
	const fewest = 5
	start := time.Now()
	for round := 0; round < fewest || time.Since(start) < long; round++ {
		m.ours.time(ours)
		m.theirs.time(theirs)
	}
	return result{m.each(ours), m.each(theirs)}
}

func unmeasured(n int) []time.Duration {
	list := make([]time.Duration, n)
	for i := range list {
		list[i] = math.MaxInt64
	}
	return list
}

// time lowers the shortest time of each part to that of this round.
func (s *side) time(shortest []time.Duration) {
	for i := range shortest {
		if s.prepare != nil {
			s.prepare(i)
		}
		start := time.Now()
		s.do(i)
		shortest[i] = min(shortest[i], time.Since(start))
	}
}

// each is the time of one call.
func (m *measure) each(shortest []time.Duration) (sum time.Duration) {
	for _, d := range shortest {
		sum += d
	}
	return sum / time.Duration(m.n*m.calls)
}
