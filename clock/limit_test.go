package clock_test

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/clock"
)

func TestLimit(t *testing.T) {
	ok := must[clock.Limit](t)

	t.Run("official/time/per-move", func(t *testing.T) {
		var l clock.Limit
		if l.Each() != 30*s {
			t.Errorf("a move has %v, want 30 seconds", l.Each())
		}
		l = ok(l.Start(100 * s))
		for _, tt := range []struct {
			at, left time.Duration
			lapsed   bool
		}{
			{100 * s, 30 * s, false},
			{101 * s, 29 * s, false},
			{130*s - 1, 1, false},
			{130 * s, 0, true},
			{999 * s, 0, true},
			{0, 30 * s, false}, // an earlier instant is the start
			{math.MinInt64, 30 * s, false},
			{math.MaxInt64, 0, true},
		} {
			if l.Left(tt.at) != tt.left || l.Lapsed(tt.at) != tt.lapsed {
				t.Errorf("at %v %v is left, lapsed %t; want %v, %t", tt.at, l.Left(tt.at), l.Lapsed(tt.at), tt.left, tt.lapsed)
			}
		}
		if at, ok := l.Deadline(); !ok || at != 130*s {
			t.Errorf("Deadline = %v, %t", at, ok)
		}
		// Each move has a limit of its own, whatever the last one left.
		if l = ok(l.Start(125 * s)); l.Left(130*s) != 25*s {
			t.Errorf("the next move has %v left", l.Left(130*s))
		}
	})

	t.Run("classic-competition/time", func(t *testing.T) {
		l := ok(clock.NewLimit(m))
		l = ok(l.Start(0))
		if at, ok := l.Deadline(); !ok || at != m || l.Lapsed(m-1) || !l.Lapsed(m) {
			t.Errorf("a minute lapses at %v, %t", at, ok)
		}
	})

	t.Run("not started", func(t *testing.T) {
		var l clock.Limit
		if _, ok := l.Deadline(); ok || l.Lapsed(math.MaxInt64) || l.Left(time.Hour) != 30*s {
			t.Error("a limit that is not started runs")
		}
		if l != ok(clock.NewLimit(30*s)) {
			t.Error("the zero Limit is not that of 30 seconds")
		}
	})

	t.Run("refusals", func(t *testing.T) {
		for _, each := range []time.Duration{0, -1, math.MinInt64, clock.MaxTime + 1, math.MaxInt64} {
			l, err := clock.NewLimit(each)
			var te *clock.TimeError
			if !errors.As(err, &te) || te.Time != each || l != (clock.Limit{}) {
				t.Errorf("NewLimit(%v) = %v, %v", each, l, err)
			}
		}
		longest := ok(ok(clock.NewLimit(clock.MaxTime)).Start(clock.MaxTime))
		if at, _ := longest.Deadline(); at != 2*clock.MaxTime {
			t.Errorf("the longest limit ends at %v", at)
		}
		l := ok(clock.Limit{}.Start(10 * s))
		refusesInstants(t, "Start", l, 10*s, l.Start)
	})
}
