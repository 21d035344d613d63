package clock_test

import (
	"math"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/jeudelettres/lettres/clock"
)

const (
	s = time.Second
	m = time.Minute
)

// must returns a function that fails the test if an act is refused, and returns its result.
func must[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// refused checks that an act failed for that reason and did not change the clock.
func refused[T comparable](t *testing.T, want error, old T) func(T, error) {
	return func(v T, err error) {
		t.Helper()
		if err == nil || !strings.HasSuffix(err.Error(), ": "+want.Error()) {
			t.Errorf("error %v, want %v", err, want)
		}
		if v != old {
			t.Errorf("a refused act changed %v to %v", old, v)
		}
	}
}

// refusesInstants checks that instants before the last act or out of range are refused.
func refusesInstants[T comparable](t *testing.T, name string, old T, last time.Duration, act func(time.Duration) (T, error)) {
	t.Helper()
	for _, at := range []time.Duration{last - 1, -1, math.MinInt64, clock.MaxTime + 1, math.MaxInt64} {
		v, err := act(at)
		if !isInstant(err) || v != old {
			t.Errorf("%s at %v: %v, %v; the instant is wrong", name, at, v, err)
		}
	}
	if _, err := act(last); err != nil {
		t.Errorf("%s at the instant of the last act: %v", name, err)
	}
}

// isInstant reports whether an error is about an instant.
func isInstant(err error) bool {
	return err != nil && (strings.Contains(err.Error(), "is too early") || strings.Contains(err.Error(), "is no instant"))
}

// Acts of an unknown side are refused, and its readings are 0.
func TestNoSide(t *testing.T) {
	for _, none := range []int{-1, 2, 255} {
		var d clock.Disc
		refused(t, clock.NoSide, d)(d.Start(none, 0))
		refused(t, clock.NoSide, d)(d.End(none, 0))
		refused(t, clock.NoSide, d)(d.EndWithWord(none, 0, 0))
		if d.Minutes(none, 0) != 0 {
			t.Error("the disc shows minutes for an unknown side")
		}
	}
}

func TestSizes(t *testing.T) {
	for name, tt := range map[string]struct{ size, budget uintptr }{
		"Disc": {unsafe.Sizeof(clock.Disc{}), 24},
	} {
		if tt.size > tt.budget {
			t.Errorf("a %s is %d bytes, more than %d", name, tt.size, tt.budget)
		}
	}
}

// Readings and acts allocate nothing, and texts little.
func TestAllocations(t *testing.T) {
	for name, tt := range map[string]struct {
		budget float64
		f      func()
	}{
		"Disc": {0, func() {
			d, _ := clock.Disc{}.Start(0, 0)
			d, _ = d.Stop(s)
			d, _ = d.Resume(m)
			d, _ = d.Advance(3 * m)
			d, _ = d.EndWithWord(0, 3*m, 3*m)
			d, _ = d.Start(1, 3*m)
			d.Deadline()
			d.Lost(3 * m)
			if d.Minutes(0, 3*m) != 3 || d.Left(3*m) != m {
				panic("Disc")
			}
		}},
	} {
		if n := testing.AllocsPerRun(100, tt.f); n > tt.budget {
			t.Errorf("%s: %v allocations, more than %v", name, n, tt.budget)
		}
	}
}
