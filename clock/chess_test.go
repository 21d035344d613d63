package clock_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/clock"
)

func wantLeft(t *testing.T, c clock.Chess, at, a, b time.Duration) {
	t.Helper()
	if gotA, gotB := c.Left(clock.A, at), c.Left(clock.B, at); gotA != a || gotB != b {
		t.Errorf("at %v A has %v and B %v, want %v and %v", at, gotA, gotB, a, b)
	}
	if c.Fallen(clock.A, at) != (a == 0) || c.Fallen(clock.B, at) != (b == 0) {
		t.Errorf("at %v flags %t and %t with %v and %v left", at, c.Fallen(clock.A, at), c.Fallen(clock.B, at), a, b)
	}
}

func wantFlag(t *testing.T, c clock.Chess, side clock.Side, at time.Duration) {
	t.Helper()
	if s, a, ok := c.NextFlag(); !ok || s != side || a != at {
		t.Errorf("the next flag is %v's at %v, %t; want %v's at %v", s, a, ok, side, at)
	}
}

func wantNoFlag(t *testing.T, c clock.Chess) {
	t.Helper()
	if s, a, ok := c.NextFlag(); ok {
		t.Errorf("%v's flag falls at %v, want none", s, a)
	}
}

func TestChess(t *testing.T) {
	ok := must[clock.Chess](t)
	start := func() clock.Chess { return ok(clock.Chess{}.Start(clock.A, 10*s)) }

	t.Run("remedy/clock-wrong", func(t *testing.T) {
		c := ok(ok(clock.NewChess(2*m)).Start(clock.A, 0)) // it was set wrong: 2 minutes for 20
		wantLeft(t, c, 3*m, 0, 2*m)
		c = ok(c.Stop(3 * m))
		c = ok(ok(c.Set(clock.A, 17*m)).Set(clock.B, 20*m))
		c = ok(c.Resume(clock.A, 5*m))
		wantLeft(t, c, 6*m, 16*m, 20*m)
		wantFlag(t, c, clock.A, 22*m)
	})

	t.Run("official/time/clock", func(t *testing.T) {
		var c clock.Chess
		wantLeft(t, c, time.Hour, 20*m, 20*m)
		if c != ok(clock.NewChess(20*m)) {
			t.Error("20 minutes are not the default")
		}
		wantLeft(t, ok(clock.NewChess(25*m)), 0, 25*m, 25*m)
		// Stopping one side starts the other; both can be stopped.
		c = start()
		for i, want := range []clock.Side{clock.A, clock.B, clock.A} {
			side, running := c.Running()
			if !running || side != want {
				t.Fatalf("after %d presses %v runs, %t; want %v", i, side, running, want)
			}
			c = ok(c.Press(side, c.At()+s))
		}
		c = ok(c.Stop(20 * s))
		if side, running := c.Running(); running {
			t.Errorf("%v runs on a clock that is stopped", side)
		}
	})

	t.Run("official/time/start", func(t *testing.T) {
		// B lost the toss: A draws six letters while no clock runs, and then A's runs.
		c := start()
		wantLeft(t, c, 10*s, 20*m, 20*m)
		wantLeft(t, c, 13*s, 20*m-3*s, 20*m)
		refused(t, clock.Running, c)(c.Start(clock.A, 13*s))
		refused(t, clock.Running, c)(c.Start(clock.B, 13*s))
		stopped := ok(c.Stop(13 * s))
		refused(t, clock.AlreadyStarted, stopped)(stopped.Start(clock.A, 14*s))
		var ready clock.Chess
		refused(t, clock.NotStarted, ready)(ready.Resume(clock.A, 0))
		refused(t, clock.NotStarted, ready)(ready.Press(clock.A, 0))
		refused(t, clock.NotStarted, ready)(ready.Stop(0))
		wantNoFlag(t, ready)
	})

	t.Run("official/time/press", func(t *testing.T) {
		c := start()
		// A passes at 40 s and forgets to press until 70 s: that time is lost.
		refused(t, clock.OtherSide, c)(c.Press(clock.B, 60*s))
		c = ok(c.Press(clock.A, 70*s))
		wantLeft(t, c, 70*s, 19*m, 20*m)
		wantLeft(t, c, 80*s, 19*m, 20*m-10*s)
		refused(t, clock.OtherSide, c)(c.Press(clock.A, 75*s))
		c = ok(c.Press(clock.B, 100*s))
		wantLeft(t, c, 100*s, 19*m, 20*m-30*s)
	})

	t.Run("official/time/stoppage", func(t *testing.T) {
		c := ok(start().Stop(70 * s))
		wantLeft(t, c, time.Hour, 19*m, 20*m)
		wantNoFlag(t, c)
		refused(t, clock.Stopped, c)(c.Press(clock.A, 80*s))
		refused(t, clock.Stopped, c)(c.Stop(80 * s))
		// The arbiter gives the hand to B.
		c = ok(c.Resume(clock.B, time.Hour))
		wantLeft(t, c, time.Hour+m, 19*m, 19*m)
		wantFlag(t, c, clock.B, time.Hour+20*m)
		refused(t, clock.Running, c)(c.Resume(clock.B, 2*time.Hour))
	})

	t.Run("a flag falls", func(t *testing.T) {
		c := start()
		wantFlag(t, c, clock.A, 10*s+20*m)
		wantLeft(t, c, 10*s+20*m-1, 1, 20*m)
		wantLeft(t, c, 10*s+20*m, 0, 20*m)
		wantLeft(t, c, time.Hour, 0, 20*m)
		// It stays the next flag until the clock is touched.
		wantFlag(t, c, clock.A, 10*s+20*m)
		wantNoFlag(t, ok(c.Advance(10*s+20*m)))
		wantFlag(t, ok(c.Advance(10*s+20*m-1)), clock.A, 10*s+20*m)
		// A presses, and passes at once in every turn from then on.
		c = ok(c.Press(clock.A, 20*m+10*s))
		wantFlag(t, c, clock.B, 40*m+10*s)
		c = ok(c.Press(clock.B, 30*m+10*s))
		wantNoFlag(t, c)
		wantLeft(t, c, 35*m, 0, 10*m)
		c = ok(c.Press(clock.A, 35*m))
		wantFlag(t, c, clock.B, 45*m)
	})

	t.Run("both flags fall", func(t *testing.T) {
		c := ok(start().Press(clock.A, 20*m+10*s))
		c = ok(c.Press(clock.B, 50*m))
		wantLeft(t, c, 50*m, 0, 0)
		wantNoFlag(t, c)
		// A contest of the last word is still judged with the clock stopped.
		c = ok(c.Stop(51 * m))
		wantLeft(t, c, 52*m, 0, 0)
	})

	t.Run("set by the arbiter", func(t *testing.T) {
		c := ok(clock.Chess{}.Set(clock.B, 15*m))
		wantLeft(t, c, 0, 20*m, 15*m)
		c = ok(c.Start(clock.B, 0))
		refused(t, clock.Running, c)(c.Set(clock.A, m))
		c = ok(c.Stop(m))
		c = ok(c.Set(clock.A, 0))
		wantLeft(t, c, m, 0, 14*m)
		wantLeft(t, ok(c.Set(clock.B, clock.MaxTime)), m, 0, clock.MaxTime)
		for _, left := range []time.Duration{-1, math.MinInt64, clock.MaxTime + 1} {
			var te *clock.TimeError
			if v, err := c.Set(clock.A, left); !errors.As(err, &te) || v != c {
				t.Errorf("Set to %v: %v", left, err)
			}
		}
		for _, each := range []time.Duration{0, -1, math.MinInt64, clock.MaxTime + 1} {
			var te *clock.TimeError
			if v, err := clock.NewChess(each); !errors.As(err, &te) || v != (clock.Chess{}) {
				t.Errorf("NewChess(%v): %v", each, err)
			}
		}
	})

	t.Run("instants", func(t *testing.T) {
		c := start()
		refusesInstants(t, "Press", c, 10*s, func(at time.Duration) (clock.Chess, error) { return c.Press(clock.A, at) })
		refusesInstants(t, "Stop", c, 10*s, c.Stop)
		refusesInstants(t, "Advance", c, 10*s, c.Advance)
		stopped := ok(c.Stop(10 * s))
		refusesInstants(t, "Resume", stopped, 10*s, func(at time.Duration) (clock.Chess, error) { return stopped.Resume(clock.A, at) })
		ready := ok(clock.Chess{}.Advance(10 * s))
		refusesInstants(t, "Start", ready, 10*s, func(at time.Duration) (clock.Chess, error) { return ready.Start(clock.A, at) })
		// A reading of an earlier instant is the one at the last act.
		wantLeft(t, c, 9*s, 20*m, 20*m)
		wantLeft(t, c, math.MinInt64, 20*m, 20*m)
		wantLeft(t, c, math.MaxInt64, 0, 20*m)
		longest := ok(ok(clock.NewChess(clock.MaxTime)).Start(clock.B, clock.MaxTime))
		wantFlag(t, longest, clock.B, 2*clock.MaxTime)
		wantLeft(t, longest, math.MaxInt64, clock.MaxTime, clock.MaxTime)
	})
}

// chessModel is two countdowns that go down a second at a time, by official/time/clock, start,
// press, stoppage and flag.
type chessModel struct {
	left    [2]int
	started bool
	running [2]bool
	now     int
	fell    []int // the second of each flag
	ran     int   // the seconds in which a side ran
	late    int   // those in which it had none left
}

func (k *chessModel) until(now int) {
	for ; k.now < now; k.now++ {
		for side := range 2 {
			switch {
			case !k.running[side]:
				continue
			case k.left[side] == 0:
				k.late++
			default:
				if k.left[side]--; k.left[side] == 0 {
					k.fell = append(k.fell, k.now+1)
				}
			}
			k.ran++
		}
	}
}

// do does an act; false if it is not allowed.
func (k *chessModel) do(act string, side, now int) bool {
	neither := !k.running[0] && !k.running[1]
	switch {
	case now < k.now:
		return false
	case act == "start" && neither && !k.started,
		act == "resume" && neither && k.started,
		act == "press" && k.running[side],
		act == "stop" && !neither,
		act == "advance":
	default:
		return false
	}
	k.until(now)
	switch act {
	case "start", "resume":
		k.started, k.running[side] = true, true
	case "press":
		k.running[side], k.running[1-side] = false, true
	case "stop":
		k.running = [2]bool{}
	}
	return true
}

// FuzzChess plays a script on a clock and on the model. Each act is two bytes: what and when.
// The time that ran is what the sides lost, and what ran after a flag.
func FuzzChess(f *testing.F) {
	for _, seed := range []struct{ what, script string }{
		{"start, press, press", "\x00\x02\x02\x03\x03\x04"},
		{"stop, resume on the other side", "\x00\x02\x06\x03\x05\x09\x03\x04"},
		{"both flags", "\x00\x02\x02\x28\x03\x28\x02\x03"},
		{"a flag at the instant of a press", "\x00\x00\x02\x14\x03\x01"},
		{"an instant that goes back", "\x00\x02\x02\xff"},
		{"advance past a flag", "\x01\x01\x08\x1e\x03\x02"},
	} {
		f.Add([]byte(seed.script))
	}
	f.Fuzz(playChess)
}

func playChess(t *testing.T, script []byte) {
	const each = 20
	acts := []string{"start", "press", "resume", "stop", "advance"}
	c, err := clock.NewChess(each * s)
	if err != nil {
		t.Fatal(err)
	}
	k := &chessModel{left: [2]int{each, each}}
	for ; len(script) >= 2 && k.now < 1000; script = script[2:] {
		act, side := acts[int(script[0])/2%len(acts)], clock.Side(script[0]%2)
		now := k.now + int(int8(script[1]))
		at := time.Duration(now) * s

		// The flag announced is the one that falls.
		flagSide, flagAt, announced := c.NextFlag()
		silent := *k
		silent.fell = nil
		silent.until(k.now + each + 1)
		if announced != (len(silent.fell) > 0) {
			t.Fatalf("%v announces a flag: %t, want %v", c, announced, silent.fell)
		}
		if announced && (flagAt != time.Duration(silent.fell[0])*s || !c.Fallen(flagSide, flagAt) || c.Fallen(flagSide, flagAt-1)) {
			t.Fatalf("%v announces %v's flag at %v, want %v", c, flagSide, flagAt, silent.fell)
		}

		before := c
		switch act {
		case "start":
			c, err = c.Start(side, at)
		case "press":
			c, err = c.Press(side, at)
		case "resume":
			c, err = c.Resume(side, at)
		case "stop":
			c, err = c.Stop(at)
		case "advance":
			c, err = c.Advance(at)
		}
		if k.do(act, int(side), now) != (err == nil) {
			t.Fatalf("%s %v at %v on %v: %v", act, side, at, before, err)
		}
		if err != nil && c != before {
			t.Fatalf("a refused %s changed %v to %v", act, before, c)
		}
		later := *k
		later.until(k.now + 7)
		for i, side := range []clock.Side{clock.A, clock.B} {
			if got := c.Left(side, c.At()); got != time.Duration(k.left[i])*s {
				t.Fatalf("after %s %v has %v, want %ds", act, side, got, k.left[i])
			}
			if got := c.Left(side, c.At()+7*s); got != time.Duration(later.left[i])*s {
				t.Fatalf("7 s after %s %v has %v, want %ds", act, side, got, later.left[i])
			}
			if _, running := c.Running(); running != (k.running[0] || k.running[1]) {
				t.Fatalf("after %s it runs: %t", act, running)
			}
		}
		lost := 2*each*s - c.Left(clock.A, c.At()) - c.Left(clock.B, c.At())
		if lost+time.Duration(k.late)*s != time.Duration(k.ran)*s {
			t.Fatalf("%v lost and %d s past a flag do not make the %d s that ran", lost, k.late, k.ran)
		}
		if back, err := clock.ParseChess(c.String()); err != nil || back != c {
			t.Fatalf("%v reads back as %v, %v", c, back, err)
		}
	}
}

// Random scripts. The acts are close together and of few kinds, so that many are allowed.
func TestChessAgainstModel(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		script := make([]byte, 60)
		for i := range script {
			script[i] = byte(rng.UintN(256))
			if i%2 == 1 {
				script[i] = byte(rng.UintN(8))
			}
		}
		playChess(t, script)
	}
}
