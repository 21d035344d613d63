package clock_test

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/clock"
)

// A server loop: the clock says how long to wait, and the game hears of a flag
// as of any other move. In a real server now is time.Since(start), and wait
// selects between a player's message and a timer for the deadline.
func Example() {
	var g duel
	players := script{
		{20 * time.Second, "RAT"}, {30 * time.Second, "-"}, {140 * time.Second, "-"},
		{160 * time.Second, "RATES"}, {235 * time.Second, "-"},
	}

	c, _ := clock.NewChess(2 * time.Minute)
	c, _ = c.Start(clock.A, 0) // A's six letters are drawn
	for !g.Over() {
		side, deadline, ok := c.Flag()
		if !ok { // out of time since an earlier turn: passes this one at once
			side, _ = c.Running()
			g.Play(side, "-")
			c, _ = c.Press(side, c.At())
			continue
		}
		move, now := players.wait(deadline)
		switch {
		case c.Fallen(side, now): // what comes at this instant comes too late
			g.Play(side, "~")
			c, _ = c.Press(side, deadline)
		case move == "-": // says "je passe" and presses
			g.Play(side, move)
			c, _ = c.Press(side, now)
		default:
			g.Play(side, move)
		}
	}
	fmt.Println(c)
	// Output:
	// A RAT
	// A -
	// B -
	// A RATES
	// A ~
	// B -
	// A -
	// B ~
	// A=0s B=0s running=A at=4m0s
}

// A duel stands for a game: it is told moves, and is over when both flags have
// fallen.
type duel struct{ flags int }

func (d *duel) Over() bool { return d.flags == 2 }

func (d *duel) Play(p clock.Side, move string) {
	fmt.Println(p, move)
	if move == "~" {
		d.flags++
	}
}

// A script stands for the players: what they say, and when.
type script []struct {
	at   time.Duration
	move string
}

// wait returns the next message and its instant, or no message at the deadline.
func (s *script) wait(deadline time.Duration) (move string, now time.Duration) {
	if len(*s) == 0 || (*s)[0].at >= deadline {
		return "", deadline
	}
	next := (*s)[0]
	*s = (*s)[1:]
	return next.move, next.at
}

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
	// clock: 0s is no time to play with: it is positive and at most 876000h0m0s
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

func ExampleChess_Flag() {
	c, _ := clock.NewChess(10 * time.Minute)
	c, _ = c.Start(clock.B, time.Minute)
	side, at, _ := c.Flag()
	fmt.Println(side, at, c.Fallen(side, at-1), c.Fallen(side, at))
	// Output: B 11m0s false true
}

func ExampleDisc() {
	var d clock.Disc // five minutes each
	d, _ = d.Start(clock.A, 0)
	d, _ = d.End(clock.A, 50*time.Second) // within the first minute, which is free
	d, _ = d.Start(clock.B, time.Minute)
	at, _ := d.Next(d.At())
	fmt.Println("the glass runs out at", at)
	fmt.Println("A", d.Minutes(clock.A, at), "B", d.Minutes(clock.B, at))
	at, _ = d.Deadline()
	fmt.Println("B has lost at", at)
	// Output:
	// the glass runs out at 2m0s
	// A 6 B 4
	// B has lost at 6m0s
}

func ExampleDisc_Finish() {
	d, _ := clock.Disc{}.Start(clock.A, 0)
	end := 65 * time.Second
	late, _ := d.End(clock.A, end)
	laid, _ := d.Finish(clock.A, 58*time.Second, end)
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
	side, at, _ := saved.Clock.Flag()
	fmt.Println(side, at, err)
	_, err = clock.ParseChess("A=18m B=19m30s running=C at=10m")
	fmt.Println(err)
	// Output:
	// A 28m0s <nil>
	// clock: "A=18m B=19m30s running=C at=10m" is no Chess: running is A or B
}
