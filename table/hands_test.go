package table_test

import (
	"testing"
	"time"

	"github.com/jeudelettres/lettres/table"
)

// The glass and the disc are the business of whoever is not on turn (jago/clock-hands): the player who is on turn
// does nothing for their time to run and for a minute to be lost, and cannot put it off.
func TestHands(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jago", "official"), Time: table.Time{Disc: true}, Seed: 1, ByHand: true})
	first := at.Position().Turn()
	shows := func(at table.Table, now, ofFirst, ofOther time.Duration) {
		t.Helper()
		for seat, want := range map[int]time.Duration{first: ofFirst, 1 - first: ofOther} {
			if left, _ := at.Remaining(now, seat); left != want {
				t.Errorf("at %v seat %d has %v left, want %v", now, seat, left, want)
			}
		}
	}
	running := func(at table.Table, want int) {
		t.Helper()
		if seat, ok := at.Running(); ok != (want >= 0) || ok && seat != want {
			t.Errorf("jago/clock-hands: the glass of %d runs, %t, want %d", seat, ok, want)
		}
	}
	// Whoever begins has drawn, and the glass stands until the other turns it, having drawn as well.
	at = say(t, at, time.Second, first, "+12")
	running(at, -1)
	shows(at, 10*time.Second, 5*time.Minute, 5*time.Minute)
	at = say(t, at, 10*time.Second, 1-first, "+12")
	running(at, first)
	shows(at, 40*time.Second, 4*time.Minute+30*time.Second, 5*time.Minute)
	// The first minute runs out, and nobody on turn has moved the disc.
	shows(at, 71*time.Second, 3*time.Minute+59*time.Second, 6*time.Minute)
	// When the turn has ended it is the player of that turn who turns the glass, once they have drawn.
	at = say(t, at, 75*time.Second, first, best(at))
	at = say(t, at, 80*time.Second, first, "-")
	running(at, -1)
	shows(at, 95*time.Second, 3*time.Minute+50*time.Second, 6*time.Minute)
	at = say(t, at, 100*time.Second, first, best(at))
	running(at, 1-first)
	shows(at, 110*time.Second, 4*time.Minute, 5*time.Minute+50*time.Second)
	shows(at, 161*time.Second, 5*time.Minute, 4*time.Minute+59*time.Second)
}

// A flag that fell because the clock was wrong is raised, the time is given back, and what was played stands
// (remedy/clock-wrong): the table as it was written down before is the game that goes on.
func TestFlagIsRaised(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Game: time.Minute}, Seed: 1, ByHand: true})
	seat := at.Position().Turn()
	at = say(t, at, 0, seat, "+6")
	at = say(t, at, 20*time.Second, seat, best(at))
	kept := written(t, at)
	fallen, events := at.Tick(2 * time.Minute)
	if texts(events) == "" || fallen.Position() == at.Position() {
		t.Fatalf("no flag has fallen: %s", texts(events))
	}
	if left, _ := fallen.Remaining(2*time.Minute, seat); left != 0 {
		t.Errorf("%v are left after the flag", left)
	}
	raised, err := table.Read([]byte(kept), compile)
	if err != nil {
		t.Fatal(err)
	}
	if raised.Position() != at.Position() || raised.Moves() != at.Moves() || raised.Position().Turn() != seat {
		t.Error("remedy/clock-wrong: what was played does not stand")
	}
	if left, _ := raised.Remaining(20*time.Second, seat); left != 40*time.Second {
		t.Errorf("%v are left, and not what was before the fault", left)
	}
	// The player goes on, and the opponent may say Jarnac afterwards, as no flag has fallen.
	raised = say(t, raised, 25*time.Second, seat, "+1")
	raised = say(t, raised, 30*time.Second, seat, "-")
	if raised.Position().Turn() == seat || raised.Position().Over() {
		t.Error("the turn has not gone on")
	}
	refused(t, fallen, 2*time.Minute, seat, "+1", nil)
}
