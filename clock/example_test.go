package clock_test

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/clock"
)

func ExampleDisc() {
	var d clock.Disc // five minutes each
	d, _ = d.Start(0, 0)
	d, _ = d.End(0, 50*time.Second) // within the first minute, which is free
	d, _ = d.Start(1, time.Minute)
	at := d.At() + d.Left(d.At())
	fmt.Println("the glass runs out at", at)
	fmt.Println("A", d.Minutes(0, at), "B", d.Minutes(1, at))
	at, _ = d.Deadline()
	fmt.Println("B has lost at", at)
	// Output:
	// the glass runs out at 2m0s
	// A 6 B 4
	// B has lost at 6m0s
}

func ExampleDisc_EndWithWord() {
	d, _ := clock.Disc{}.Start(0, 0)
	end := 65 * time.Second
	late, _ := d.End(0, end)
	laid, _ := d.EndWithWord(0, 58*time.Second, end)
	fmt.Println(late)
	fmt.Println(laid)
	// Output:
	// A=4 B=6 ready at=1m5s
	// A=5 B=5 ready at=1m5s
}

func ExampleDisc_Stop() {
	d, _ := clock.Disc{}.Start(0, 0)
	d, _ = d.Stop(40 * time.Second) // a contest
	d, _ = d.Resume(5 * time.Minute)
	fmt.Println(d)
	// Output: A=5 B=5 turn=A glass=20s at=5m0s
}

func ExampleParseDisc() {
	var saved struct{ Clock clock.Disc }
	err := json.Unmarshal([]byte(`{"Clock":"A=4 B=6 turn=A glass=42s at=1m18s"}`), &saved)
	at, _ := saved.Clock.Deadline()
	fmt.Println(at, err)
	_, err = clock.ParseDisc("A=4 B=6 turn=C glass=42s at=1m18s")
	fmt.Println(err)
	// Output:
	// 5m0s <nil>
	// "A=4 B=6 turn=C glass=42s at=1m18s" is not a disc: a disc is "A=5 B=5 ready at=0s" or "A=4 B=6 turn=A glass=42s at=1m18s"
}

// A server that stops writes its clocks to disk, together with the time of day, and goes on
// with them after its restart. Instants count from a start of the server's choice, so it
// chooses the start anew. Here the time that passed in between costs the player on turn; to
// give it back, take the time of the restart for that of the save.
func Example_restart() {
	type saved struct {
		Clock clock.Disc
		Now   time.Duration // the instant of the save, as the acts have them
		At    time.Time     // the time of day of the save
	}
	start := time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)
	d, _ := clock.Disc{}.Start(1, 0)
	stop := start.Add(90 * time.Second) // time.Now()
	file, err := json.Marshal(saved{d, stop.Sub(start), stop})
	fmt.Println(string(file), err)

	var back saved
	err = json.Unmarshal(file, &back)
	restart := stop.Add(2 * time.Minute) // time.Now()
	start = back.At.Add(-back.Now)
	now := restart.Sub(start)
	at, _ := back.Clock.Deadline()
	fmt.Println(back.Clock == d, err)
	fmt.Println("the lost time counts:   B has lost in", at-now)

	start = restart.Add(-back.Now)
	now = restart.Sub(start)
	fmt.Println("the lost time does not: B has lost in", at-now)
	// Output:
	// {"Clock":"A=5 B=5 turn=B glass=1m0s at=0s","Now":90000000000,"At":"2026-11-22T14:01:30Z"} <nil>
	// true <nil>
	// the lost time counts:   B has lost in 1m30s
	// the lost time does not: B has lost in 3m30s
}
