package table_test

import (
	"errors"
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/table"
)

// A server keeps a Table, hands it what its clients say with the time, and sets a timer to Next.
func Example() {
	t, err := table.New(table.Config{
		Rules: games.Jarnac().MustCompile("official validation=contest"),
		Names: []string{"Alice", "Bob"},
		Time:  table.Time{Game: 20 * time.Minute},
		Seed:  4,
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for seat := range 2 {
		t, _, _ = t.Sit(0, seat)
	}
	on := t.Position().Turn()
	fmt.Println(t.Config().Names[on], "has drawn", t.Heard(on, 0)[0])

	// A word is laid, and its author draws at once: too early.
	t, _, _ = t.Decide(30*time.Second, table.Decision{Seat: on, Seen: 1, Text: "aab"})
	_, _, err = t.Decide(31*time.Second, table.Decision{Seat: on, Seen: 2, Text: "+Z"})
	fmt.Println(err, errors.Is(err, table.ErrWait))

	// The other looks it up: there is no such word.
	t, events, _ := t.Decide(35*time.Second, table.Decision{Seat: 1 - on, Seen: 2, Text: "?"})
	fmt.Println(events[0].Heard(on), t.Config().Names[t.Position().Turn()], "is on turn")

	// Nobody comes back: a flag falls, at its own instant however late the tick is.
	next, _ := t.Next()
	t, events = t.Tick(time.Hour)
	fmt.Println(next, events[0].Heard(on))
	// Output:
	// Alice has drawn +AABISY
	// others may still contest the last word true
	// ? Bob is on turn
	// 20m35s ~
}
