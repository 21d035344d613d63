package clock_test

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/clock"
)

func ExampleLimit() {
	var l clock.Limit // 30 seconds a move
	l, err := l.Start(65 * time.Second)
	if err != nil {
		fmt.Println(err)
	}
	fmt.Println(l.Left(75*time.Second), l.Lapsed(75*time.Second))
	fmt.Println(l.Deadline())
	fmt.Println(l.Left(95*time.Second), l.Lapsed(95*time.Second))
	// Output:
	// 20s false
	// 1m35s true
	// 0s true
}

func ExampleNewLimit() {
	l, err := clock.NewLimit(time.Minute)
	fmt.Println(l, err)
	_, err = clock.NewLimit(0)
	fmt.Println(err)
	// Output:
	// limit=1m0s <nil>
	// clock: a time to play with must be positive and at most 100 years, not 0s
}

func ExampleChess() {
	var c clock.Chess // 20 minutes each
	c, _ = c.Start(clock.A, 0)
	c, _ = c.Press(clock.A, 90*time.Second)
	c, _ = c.Stop(2 * time.Minute) // the arbiter is called
	c, _ = c.Resume(clock.A, 10*time.Minute)
	fmt.Println(c)
	fmt.Println(c.Left(clock.A, 11*time.Minute), c.Left(clock.B, 11*time.Minute))
	// Output:
	// A=18m30s B=19m30s running=A at=10m0s
	// 17m30s 19m30s
}

func ExampleChess_Press() {
	c, _ := clock.Chess{}.Start(clock.A, 0)
	_, err := c.Press(clock.B, time.Minute)
	fmt.Println(err)
	c, err = c.Press(clock.A, time.Minute)
	fmt.Println(c, err)
	// Output:
	// clock: cannot press for B: the other side is running
	// A=19m0s B=20m0s running=B at=1m0s <nil>
}

func ExampleChess_NextFlag() {
	c, _ := clock.NewChess(10 * time.Minute)
	c, _ = c.Start(clock.B, time.Minute)
	side, at, _ := c.NextFlag()
	fmt.Println(side, at, c.Fallen(side, at-1), c.Fallen(side, at))
	// Output: B 11m0s false true
}

func ExampleDisc() {
	var d clock.Disc // five minutes each
	d, _ = d.Start(clock.A, 0)
	d, _ = d.End(clock.A, 50*time.Second) // within the first minute, which is free
	d, _ = d.Start(clock.B, time.Minute)
	at, _ := d.NextMinute(d.At())
	fmt.Println("the glass runs out at", at)
	fmt.Println("A", d.Minutes(clock.A, at), "B", d.Minutes(clock.B, at))
	at, _ = d.Deadline()
	fmt.Println("B has lost at", at)
	// Output:
	// the glass runs out at 2m0s
	// A 6 B 4
	// B has lost at 6m0s
}

func ExampleDisc_EndWithWord() {
	d, _ := clock.Disc{}.Start(clock.A, 0)
	end := 65 * time.Second
	late, _ := d.End(clock.A, end)
	laid, _ := d.EndWithWord(clock.A, 58*time.Second, end)
	fmt.Println(late)
	fmt.Println(laid)
	// Output:
	// A=4 B=6 ready at=1m5s
	// A=5 B=5 ready at=1m5s
}

func ExampleDisc_Stop() {
	d, _ := clock.Disc{}.Start(clock.A, 0)
	d, _ = d.Stop(40 * time.Second) // a contest
	d, _ = d.Resume(5 * time.Minute)
	fmt.Println(d)
	// Output: A=5 B=5 turn=A glass=20s at=5m0s
}

func ExampleParseChess() {
	var saved struct{ Clock clock.Chess }
	err := json.Unmarshal([]byte(`{"Clock":"A=18m B=19m30s running=A at=10m"}`), &saved)
	side, at, _ := saved.Clock.NextFlag()
	fmt.Println(side, at, err)
	_, err = clock.ParseChess("A=18m B=19m30s running=C at=10m")
	fmt.Println(err)
	// Output:
	// A 28m0s <nil>
	// clock: "A=18m B=19m30s running=C at=10m" is not a chess clock: running must be A or B
}

// A server that stops writes its clocks to disk, together with the time of day, and goes on
// with them after its restart. Instants count from a start of the server's choice, so it
// chooses the start anew. Here the time that passed in between costs the player on turn; to
// give it back, take the time of the restart for that of the save.
func Example_restart() {
	type saved struct {
		Clock clock.Chess
		Now   time.Duration // the instant of the save, as the acts have them
		At    time.Time     // the time of day of the save
	}
	start := time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)
	c, _ := clock.Chess{}.Start(clock.A, 0)
	c, _ = c.Press(clock.A, 5*time.Minute)
	stop := start.Add(6 * time.Minute) // time.Now()
	file, err := json.Marshal(saved{c, stop.Sub(start), stop})
	fmt.Println(string(file), err)

	var back saved
	err = json.Unmarshal(file, &back)
	restart := stop.Add(10 * time.Minute) // time.Now()
	start = back.At.Add(-back.Now)
	now := restart.Sub(start)
	side, at, _ := back.Clock.NextFlag()
	fmt.Println(back.Clock == c, err)
	fmt.Println("the lost time counts:  ", back.Clock.Left(clock.B, now), "for B; the flag of", side, "falls in", at-now)

	start = restart.Add(-back.Now)
	now = restart.Sub(start)
	fmt.Println("the lost time does not:", back.Clock.Left(clock.B, now), "for B; the flag of", side, "falls in", at-now)
	// Output:
	// {"Clock":"A=15m0s B=20m0s running=B at=5m0s","Now":360000000000,"At":"2026-11-22T14:06:00Z"} <nil>
	// true <nil>
	// the lost time counts:   9m0s for B; the flag of B falls in 9m0s
	// the lost time does not: 19m0s for B; the flag of B falls in 19m0s
}
