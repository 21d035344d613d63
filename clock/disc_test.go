package clock_test

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/clock"
)

func wantDisc(t *testing.T, d clock.Disc, at time.Duration, a int, glass time.Duration) {
	t.Helper()
	if gotA, gotB := d.Minutes(0, at), d.Minutes(1, at); gotA != a || gotB != 10-a || d.Left(at) != glass {
		t.Errorf("at %v the disc shows %d and %d, the glass %v; want %d, %d and %v", at, gotA, gotB, d.Left(at), a, 10-a, glass)
	}
}

func TestDisc(t *testing.T) {
	ok := must[clock.Disc](t)
	start := func() clock.Disc { return ok(clock.Disc{}.Start(0, 10*s)) }

	t.Run("jago/clock", func(t *testing.T) {
		wantDisc(t, clock.Disc{}, time.Hour, 5, 0)
		d := start()
		wantDisc(t, d, 10*s, 5, m)
		wantDisc(t, d, 10*s+m-1, 5, 1)
		// "l'indication devient 4 (minutes) pour le joueur qui est en train de jouer"
		wantDisc(t, d, 10*s+m, 4, m)
		wantDisc(t, d, 10*s+2*m, 3, m)
		wantDisc(t, d, 10*s+3*m+s, 2, 59*s)
		for _, tt := range []struct{ t, next time.Duration }{
			{0, 70 * s}, {10 * s, 70 * s}, {70*s - 1, 70 * s}, {70 * s, 130 * s}, {5*m + 10*s - 1, 5*m + 10*s},
		} {
			if at, ok := d.NextMinute(tt.t); !ok || at != tt.next {
				t.Errorf("after %v the glass runs out at %v, %t; want %v", tt.t, at, ok, tt.next)
			}
		}
		// "son adversaire commence son tour. Dans sa couleur, le disque indique 6"
		d = ok(d.End(0, 80*s))
		wantDisc(t, d, time.Hour, 4, 0)
		if _, ok := d.NextMinute(80 * s); ok {
			t.Error("the glass runs between turns")
		}
		d = ok(d.Start(1, 90*s))
		wantDisc(t, d, 90*s, 4, m)
		if at, ok := d.Deadline(); !ok || at != 90*s+6*m {
			t.Errorf("B, with 6 minutes, is out of time at %v, %t", at, ok)
		}
		// The disc moves back and forth.
		wantDisc(t, d, 90*s+2*m, 6, m)
	})

	t.Run("jago/clock-free", func(t *testing.T) {
		d := start()
		for turn := range 20 {
			side := int(turn % 2)
			d = ok(d.End(side, d.At()+m-1))
			d = ok(d.Start(1-side, d.At()))
			wantDisc(t, d, d.At(), 5, m)
		}
		// At the instant at which it has run out, the minute is gone.
		wantDisc(t, ok(d.End(0, d.At()+m)), d.At()+m, 4, 0)
	})

	t.Run("jago/clock-finish", func(t *testing.T) {
		d := start()
		for _, tt := range []struct {
			began, end time.Duration
			a          int
		}{
			{60 * s, 75 * s, 5},   // the glass runs out while the word is being laid
			{60 * s, 70 * s, 5},   // at its last instant
			{60 * s, 65 * s, 5},   // it does not run out
			{70 * s, 75 * s, 4},   // it had run out when the laying began
			{10 * s, 75 * s, 5},   // a turn that is one laying
			{75 * s, 135 * s, 4},  // the second minute
			{60 * s, 135 * s, 4},  // only the first that runs out is the player's
			{299 * s, 309 * s, 1}, // the last minute, not yet out
		} {
			if got := ok(d.EndWithWord(0, tt.began, tt.end)); got.Minutes(0, tt.end) != tt.a {
				t.Errorf("laid from %v to %v, the disc shows %d, want %d", tt.began, tt.end, got.Minutes(0, tt.end), tt.a)
			}
		}
		b := ok(ok(clock.ParseDisc("A=5 B=5")).Start(1, 0))
		wantDisc(t, ok(b.EndWithWord(1, 50*s, 61*s)), 61*s, 5, 0)
		wantDisc(t, ok(b.End(1, 61*s)), 61*s, 6, 0)

		for _, tt := range []struct{ began, end time.Duration }{{9 * s, 75 * s}, {75 * s, 74 * s}, {-1, 75 * s}} {
			if got, err := d.EndWithWord(0, tt.began, tt.end); !isInstant(err) || got != d {
				t.Errorf("laid from %v to %v: %v, %v", tt.began, tt.end, got, err)
			}
		}
		stopped := ok(d.Stop(60 * s))
		refused(t, clock.Stopped, stopped)(stopped.EndWithWord(0, 60*s, 61*s))
		// The word is contested after it is laid, and stands: the Disc of before the
		// stop decides.
		if _, err := d.Stop(75 * s); err != nil {
			t.Error(err)
		}
		wantDisc(t, ok(d.EndWithWord(0, 60*s, 75*s)), 300*s, 5, 0)
	})

	t.Run("jago/end", func(t *testing.T) {
		d := start()
		end := 10*s + 5*m
		if at, ok := d.Deadline(); !ok || at != end {
			t.Fatalf("Deadline = %v, %t; want %v", at, ok, end)
		}
		wantDisc(t, d, end-1, 1, 1)
		if _, lost := d.Lost(end - 1); lost {
			t.Error("lost before the glass has run out")
		}
		// The disc stays at 1 and the glass is not turned again.
		for _, at := range []time.Duration{end, end + m, math.MaxInt64} {
			wantDisc(t, d, at, 1, 0)
			if side, lost := d.Lost(at); !lost || side != 0 {
				t.Errorf("Lost(%v) = %v, %t", at, side, lost)
			}
			if at, ok := d.NextMinute(at); ok {
				t.Errorf("the last glass runs out again at %v", at)
			}
		}
		for _, d := range []clock.Disc{d, ok(d.Advance(end)), ok(d.Advance(end + m))} {
			refused(t, clock.OutOfTime, d)(d.End(0, end+m))
			refused(t, clock.OutOfTime, d)(d.EndWithWord(0, d.At(), end+m)) // nor for a word being laid
			refused(t, clock.OutOfTime, d)(d.Stop(end + m))
			refused(t, clock.OutOfTime, d)(d.Start(1, end+m))
		}
		if _, ok := ok(d.Advance(end)).Deadline(); ok {
			t.Error("a game that is lost has a deadline")
		}
	})
}

// Turns, instants and texts of a disc.
func TestDiscTurns(t *testing.T) {
	ok := must[clock.Disc](t)
	start := func() clock.Disc { return ok(clock.Disc{}.Start(0, 10*s)) }
	t.Run("a contest stops the glass", func(t *testing.T) {
		d := ok(start().Stop(60 * s))
		if side, turn := d.Turn(); !turn || side != 0 || !d.Stopped() {
			t.Errorf("stopped in the turn of %v, %t", side, turn)
		}
		wantDisc(t, d, time.Hour, 5, 10*s)
		if _, ok := d.NextMinute(60 * s); ok {
			t.Error("a stopped glass runs out")
		}
		if _, ok := d.Deadline(); ok {
			t.Error("a stopped glass has a deadline")
		}
		refused(t, clock.Stopped, d)(d.Stop(61 * s))
		resumed := ok(d.Resume(time.Hour))
		if at, ok := resumed.NextMinute(time.Hour); !ok || at != time.Hour+10*s {
			t.Errorf("resumed, it runs out at %v, %t", at, ok)
		}
		refused(t, clock.Running, resumed)(resumed.Resume(time.Hour))
		// The turn can end now: the last word was contested, and stood.
		wantDisc(t, ok(d.End(0, time.Hour)), time.Hour, 5, 0)
	})

	t.Run("turns", func(t *testing.T) {
		var none clock.Disc
		refused(t, clock.NotStarted, none)(none.End(0, 0))
		refused(t, clock.NotStarted, none)(none.EndWithWord(0, 0, 0))
		refused(t, clock.NotStarted, none)(none.Stop(0))
		refused(t, clock.NotStarted, none)(none.Resume(0))
		d := start()
		refused(t, clock.Running, d)(d.Start(0, 20*s))
		refused(t, clock.Running, d)(d.Start(1, 20*s))
		refused(t, clock.OtherSide, d)(d.End(1, 20*s))
		refused(t, clock.OtherSide, d)(d.EndWithWord(1, 15*s, 20*s))
	})

	t.Run("instants", func(t *testing.T) {
		d := start()
		refusesInstants(t, "End", d, 10*s, func(at time.Duration) (clock.Disc, error) { return d.End(0, at) })
		refusesInstants(t, "Stop", d, 10*s, d.Stop)
		ended := ok(d.End(0, 10*s))
		refusesInstants(t, "Start", ended, 10*s, func(at time.Duration) (clock.Disc, error) { return ended.Start(1, at) })
		stopped := ok(d.Stop(10 * s))
		refusesInstants(t, "Resume", stopped, 10*s, stopped.Resume)
		refusesInstants(t, "Advance", stopped, 10*s, stopped.Advance)
		wantDisc(t, d, math.MinInt64, 5, m)
	})
}

// discModel is a disc and a glass whose sand falls a second at a time, by jago/clock,
// clock-free, clock-finish and end.
type discModel struct {
	disc    [2]int
	turn    int // -1 between turns
	sand    int
	stopped bool
	lost    bool
	now     int
	ranOut  int // how often the glass ran out and was turned
}

func (k *discModel) until(now int) {
	for ; k.now < now; k.now++ {
		if k.turn < 0 || k.stopped || k.lost {
			continue
		}
		if k.sand--; k.sand > 0 {
			continue
		}
		if k.disc[k.turn] == 1 {
			k.lost = true
			continue
		}
		k.disc[k.turn]--
		k.disc[1-k.turn]++
		k.ranOut++
		k.sand = 60
	}
}

// do does an act; false if it is not allowed.
func (k *discModel) do(act string, side, began, now int) bool {
	if now < k.now {
		return false
	}
	then := *k
	then.until(now)
	switch {
	case act == "start" && k.turn < 0:
		then.turn, then.sand = side, 60
	case act == "end" && k.turn == side && !then.lost:
		then.turn, then.stopped = -1, false
	case act == "finish" && k.turn == side && !then.lost && !k.stopped && k.now <= began && began <= now:
		laying := *k
		laying.until(began)
		if then.ranOut > laying.ranOut {
			then.disc[side]++
			then.disc[1-side]--
		}
		then.turn = -1
	case act == "stop" && k.turn >= 0 && !k.stopped && !then.lost:
		then.stopped = true
	case act == "resume" && k.stopped:
		then.stopped = false
	case act == "advance":
	default:
		return false
	}
	*k = then
	return true
}

// FuzzDisc plays a script on a disc and on the model. Each act is two bytes: what and when.
func FuzzDisc(f *testing.F) {
	for _, seed := range []struct{ what, script string }{
		{"a free turn", "\x00\x05\x02\x3b"},
		{"a minute lost", "\x00\x05\x02\x3c\x01\x00\x03\x7f"},
		{"a word finished as the glass runs out", "\x00\x00\x84\x40"},
		{"a contest", "\x00\x00\x06\x32\x08\x50\x02\x09"},
		{"the last minute", "\x00\x00\x0a\x7f\x0a\x7f\x0a\x2d\x0a\x01\x02\x00"},
		{"finished too late", "\x01\x00\x0b\x7f\x0b\x7f\x0b\x2d\x85\x10"},
		{"an instant that goes back", "\x00\x05\x02\xff"},
	} {
		f.Add([]byte(seed.script))
	}
	f.Fuzz(playDisc)
}

func playDisc(t *testing.T, script []byte) {
	acts := []string{"start", "end", "finish", "stop", "resume", "advance"}
	var d clock.Disc
	k := &discModel{disc: [2]int{5, 5}, turn: -1}
	for ; len(script) >= 2 && k.now < 5000; script = script[2:] {
		act, side := acts[int(script[0]&15)/2%len(acts)], int(script[0]%2)
		now := k.now + max(-1, int(int8(script[1])))
		began := now - int(script[0]>>4)*8
		at := time.Duration(now) * s

		// The instants announced are those at which something happens.
		silent, events := *k, 0
		for !silent.lost && events == 0 && silent.now < k.now+61 {
			silent.until(silent.now + 1)
			events += silent.ranOut - k.ranOut
		}
		next, runs := d.NextMinute(d.At())
		if happens := silent.lost && !k.lost || events > 0; runs != happens || runs && next != time.Duration(silent.now)*s {
			t.Fatalf("%v runs out at %v, %t; want %ds, %t", d, next, runs, silent.now, happens)
		}
		if deadline, ok := d.Deadline(); ok != runs {
			t.Fatalf("%v has a deadline: %t", d, ok)
		} else if ok {
			last := *k
			last.until(int(deadline / s))
			justBefore := *k
			justBefore.until(int(deadline/s) - 1)
			if !last.lost || justBefore.lost {
				t.Fatalf("%v is not lost at its deadline %v", d, deadline)
			}
		}

		before := d
		var err error
		switch act {
		case "start":
			d, err = d.Start(side, at)
		case "end":
			d, err = d.End(side, at)
		case "finish":
			d, err = d.EndWithWord(side, time.Duration(began)*s, at)
		case "stop":
			d, err = d.Stop(at)
		case "resume":
			d, err = d.Resume(at)
		case "advance":
			d, err = d.Advance(at)
		}
		if k.do(act, int(side), began, now) != (err == nil) {
			t.Fatalf("%s %v at %v on %v: %v", act, side, at, before, err)
		}
		if err != nil && d != before {
			t.Fatalf("a refused %s changed %v to %v", act, before, d)
		}
		later := *k
		for range 3 {
			at := time.Duration(later.now) * s
			if a, b := d.Minutes(0, at), d.Minutes(1, at); a != later.disc[0] || b != later.disc[1] || a+b != 10 {
				t.Fatalf("after %s the disc shows %d and %d at %v, want %v", act, a, b, at, later.disc)
			}
			if side, lost := d.Lost(at); lost != later.lost || lost && int(side) != later.turn {
				t.Fatalf("after %s %v is lost at %v: %t", act, side, at, lost)
			}
			sand := later.sand
			if later.turn < 0 || later.lost {
				sand = 0
			}
			if got := d.Left(at); got != time.Duration(sand)*s {
				t.Fatalf("after %s %v is left in the glass at %v, want %ds", act, got, at, sand)
			}
			later.until(later.now + 77)
		}
		if back, err := clock.ParseDisc(d.String()); err != nil || back != d {
			t.Fatalf("%v reads back as %v, %v", d, back, err)
		}
	}
}

// Random scripts. The acts are close together and of few kinds, so that many are allowed.
func TestDiscAgainstModel(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		script := make([]byte, 60)
		for i := range script {
			script[i] = byte(rng.UintN(256))
			if i%2 == 1 {
				script[i] = byte(rng.UintN(90))
			}
		}
		playDisc(t, script)
	}
}
