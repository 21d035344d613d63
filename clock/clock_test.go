package clock_test

import (
	"errors"
	"math"
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
func refused[T comparable](t *testing.T, want clock.Reason, old T) func(T, error) {
	return func(v T, err error) {
		t.Helper()
		var ae *clock.ActError
		if !errors.As(err, &ae) || ae.Reason != want {
			t.Errorf("error %v, want an ActError: %v", err, want)
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
		var ie *clock.InstantError
		if !errors.As(err, &ie) || ie.At != at || ie.Last != last || v != old {
			t.Errorf("%s at %v: %v, %v; want an InstantError", name, at, v, err)
		}
	}
	if _, err := act(last); err != nil {
		t.Errorf("%s at the instant of the last act: %v", name, err)
	}
}

func TestSide(t *testing.T) {
	if clock.A.Opponent() != clock.B || clock.B.Opponent() != clock.A {
		t.Error("Opponent")
	}
	for _, side := range []clock.Side{clock.A, clock.B} {
		text, err := side.MarshalText()
		var back clock.Side
		if err != nil || string(text) != side.String() || back.UnmarshalText(text) != nil || back != side {
			t.Errorf("%v marshals to %q, %v, and back to %v", side, text, err, back)
		}
	}
	var se *clock.SyntaxError
	if _, err := clock.Side(2).MarshalText(); !errors.As(err, &se) {
		t.Errorf("Side(2) marshals: %v", err)
	}
	for _, text := range []string{"", "a", "C", "AB", "A "} {
		if err := new(clock.Side).UnmarshalText([]byte(text)); !errors.As(err, &se) || se.Type != "Side" {
			t.Errorf("Side %q: %v", text, err)
		}
	}
	if got := clock.Side(9).String(); got != "invalid side" {
		t.Error(got)
	}
}

// Acts of an unknown side are refused, and its readings are 0.
func TestNoSide(t *testing.T) {
	for _, none := range []clock.Side{2, 3, 255} {
		var c clock.Chess
		refused(t, clock.NoSide, c)(c.Start(none, 0))
		refused(t, clock.NoSide, c)(c.Resume(none, 0))
		refused(t, clock.NoSide, c)(c.Press(none, 0))
		refused(t, clock.NoSide, c)(c.Set(none, m))
		if c.Left(none, 0) != 0 || c.Fallen(none, 0) {
			t.Error("an unknown side has time, or a flag")
		}
		var d clock.Disc
		refused(t, clock.NoSide, d)(d.Start(none, 0))
		refused(t, clock.NoSide, d)(d.End(none, 0))
		refused(t, clock.NoSide, d)(d.EndWithWord(none, 0, 0))
		if d.Minutes(none, 0) != 0 {
			t.Error("the disc shows minutes for an unknown side")
		}
	}
}

func TestErrorTexts(t *testing.T) {
	running := must[clock.Chess](t)(clock.Chess{}.Start(clock.B, 65*s))
	_, press := running.Press(clock.A, 70*s)
	_, back := running.Press(clock.B, 64*s)
	_, negative := running.Stop(-s)
	_, stop := clock.Chess{}.Stop(0)
	_, limit := clock.NewLimit(-s)
	_, parse := clock.ParseDisc("A=5 B=6")
	for _, tt := range []struct {
		err  error
		want string
	}{
		{press, "clock: cannot press for A: the other side is running"},
		{back, "clock: cannot press at 1m4s: the last act was later, at 1m5s"},
		{negative, "clock: cannot stop at -1s: an instant must be between 0 and 100 years"},
		{stop, "clock: cannot stop the clock: the clock is not started"},
		{limit, "clock: a time to play with must be positive and at most 100 years, not -1s"},
		{parse, `clock: "A=5 B=6" is not a disc: the disc must show 10 minutes in all`},
	} {
		if tt.err == nil || tt.err.Error() != tt.want {
			t.Errorf("error %v, want %s", tt.err, tt.want)
		}
	}
	for r := range clock.Reason(9) {
		if known := clock.NoSide <= r && r <= clock.OutOfTime; known == (r.String() == "invalid reason") {
			t.Errorf("Reason(%d) is %q", r, r)
		}
	}
}

func TestSizes(t *testing.T) {
	for name, tt := range map[string]struct{ size, budget uintptr }{
		"Limit": {unsafe.Sizeof(clock.Limit{}), 24},
		"Chess": {unsafe.Sizeof(clock.Chess{}), 32},
		"Disc":  {unsafe.Sizeof(clock.Disc{}), 24},
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
		"Limit": {0, func() {
			l, _ := clock.Limit{}.Start(m)
			if _, ok := l.Deadline(); !ok || l.Left(m+s) != 29*s || l.Lapsed(m) {
				panic("Limit")
			}
		}},
		"Chess": {0, func() {
			c, _ := clock.Chess{}.Start(clock.A, m)
			c, _ = c.Press(clock.A, 2*m)
			c, _ = c.Advance(3 * m)
			c, _ = c.Stop(4 * m)
			c, _ = c.Set(clock.A, m)
			c, _ = c.Resume(clock.A, 5*m)
			if _, at, ok := c.NextFlag(); !ok || at != 6*m || c.Left(clock.A, 6*m) != 0 || !c.Fallen(clock.A, 6*m) {
				panic("Chess")
			}
		}},
		"Disc": {0, func() {
			d, _ := clock.Disc{}.Start(clock.A, 0)
			d, _ = d.Stop(s)
			d, _ = d.Resume(m)
			d, _ = d.Advance(3 * m)
			d, _ = d.EndWithWord(clock.A, 3*m, 3*m)
			d, _ = d.Start(clock.B, 3*m)
			d.Deadline()
			d.NextMinute(3 * m)
			d.Lost(3 * m)
			if d.Minutes(clock.A, 3*m) != 3 || d.Left(3*m) != m {
				panic("Disc")
			}
		}},
	} {
		if n := testing.AllocsPerRun(100, tt.f); n > tt.budget {
			t.Errorf("%s: %v allocations, more than %v", name, n, tt.budget)
		}
	}
}
