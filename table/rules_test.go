package table_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/table"
)

// texts returns the moves of events, each with its seat, and other events by their names.
func texts(events []table.Event) string {
	var all []string
	for _, e := range events {
		text := string(e.What)
		if e.What == table.Moved {
			text = fmt.Sprint(e.Seat, " ", e.Step.Move)
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// refused makes a decision that has to be refused by an error, and leave the table.
func refused(t *testing.T, at table.Table, now time.Duration, seat int, text string, want error) {
	t.Helper()
	before := written(t, at)
	next, events, err := at.Decide(now, table.Decision{Seat: seat, Seen: at.Moves(), Text: text})
	if err == nil || want != nil && !errors.Is(err, want) || len(events) > 0 || written(t, next) != before {
		t.Errorf("%q of seat %d: %v, %v", text, seat, texts(events), err)
	}
}

// word returns the text of three letters of the rack of a seat of Jarnac, which is a word where words
// are not asked for.
func word(at table.Table, seat int) string { return extra.ActsOf(at.Position(), seat).Rack[:3] }

// The network race of contests: Alice lays a word and draws at once, and Bob still finds it open.
// The word stays open until he contests it, lets it stand, or the time is over; all clocks stand.
func TestWait(t *testing.T) {
	at := open(t, table.Config{
		Rules: rules(t, "jarnac", "official validation=contest"), Seed: 4, Wait: 6 * time.Second, Time: table.Time{Game: 5 * time.Minute},
	})
	alice := at.Position().Turn()
	bob := 1 - alice
	now := 20 * time.Second
	at = say(t, at, now, alice, word(at, alice))
	left, _ := at.Remaining(now, alice)
	if left != 5*time.Minute-20*time.Second {
		t.Errorf("%v left", left)
	}
	now += 5 * time.Second
	if still, _ := at.Remaining(now, alice); still != left || !at.Awaits(bob) || at.Awaits(alice) && at.Waiting(now) != time.Second {
		t.Errorf("%v left in the wait, and %v to contest", still, at.Waiting(now))
	}
	refused(t, at, now, alice, "+1", table.ErrWait)
	contested := say(t, at, now, bob, "?")
	if contested.Waiting(now) != 0 {
		t.Error("somebody can contest twice")
	}
	stands, events, err := at.Decide(now, table.Decision{Seat: bob, Seen: at.Moves(), Text: "."})
	if err != nil || !strings.HasPrefix(texts(events), "stand, wait over, "+fmt.Sprint(alice)+" +") {
		t.Errorf("%s, %v", texts(events), err)
	}
	if _, events, err := stands.Decide(now, table.Decision{Seat: bob, Seen: at.Moves(), Text: "."}); err != nil || len(events) > 0 {
		t.Errorf("said twice: %s, %v", texts(events), err)
	}
	over, events := at.Tick(now + time.Second)
	if next, _ := at.Next(); next != now+time.Second || !strings.HasPrefix(texts(events), "wait over, ") {
		t.Errorf("at %v: %s", next, texts(events))
	}
	if left2, _ := over.Remaining(now+11*time.Second, alice); left2 != left-10*time.Second {
		t.Errorf("%v, and after ten seconds %v", left, left2)
	}
	refused(t, at, now+time.Second, bob, "?", nil) // at the deadline is too late
	say(t, at, now, alice, "resign")
	say(t, at, now, bob, "resign")
}

// A second Jarnac closes nothing, and goes through while the first can be contested.
func TestSecondJarnacInWait(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jarnac", "classic validation=contest"), Seed: 4})
	alice := at.Position().Turn()
	bob := 1 - alice
	rack := extra.ActsOf(at.Position(), alice).Rack
	at = say(t, at, 0, alice, "-")
	at0 := say(t, at, 0, bob, "!"+rack[:3])
	at = say(t, at0, 4*time.Second, bob, "!"+rack[3:])
	if at.Waiting(4*time.Second) != 10*time.Second || !at.Awaits(alice) {
		t.Errorf("%v to contest both", at.Waiting(4*time.Second))
	}
	refused(t, at, 4*time.Second, bob, "+6", table.ErrWait)
	// One who lets the first stand is asked about the second.
	first := say(t, at0, 3*time.Second, alice, ".")
	if both := say(t, first, 4*time.Second, bob, "!"+rack[3:]); !both.Awaits(alice) || both.Waiting(4*time.Second) == 0 {
		t.Error("nobody waits for a contest of the second")
	}
	// Letting the first stand says nothing of the second, which was not seen.
	if _, _, err := at.Decide(5*time.Second, table.Decision{Seat: alice, Seen: at.Moves() - 1, Text: "."}); !errors.Is(err, table.ErrStale) {
		t.Error(err)
	}
	at, events, err := at.Decide(5*time.Second, table.Decision{Seat: alice, Seen: at.Moves(), Text: "?"})
	if err != nil || at.Waiting(5*time.Second) != 0 {
		t.Errorf("%s, %v", texts(events), err)
	}
}

// In Jago the end of a turn closes nothing and goes through in the wait; the draw that it leads
// to is made after it.
func TestPassInWait(t *testing.T) {
	for seed := range uint64(50) {
		at := open(t, table.Config{Rules: rules(t, "jago", "official validation=contest"), Seed: seed, Time: table.Time{Disc: true}})
		seat := at.Position().Turn()
		var laid game.Move
		for m := range at.Position().Moves(seat) {
			if games.Jago().Kind(m) == "place" {
				laid = m
				break
			}
		}
		if laid == nil {
			continue
		}
		now := 30 * time.Second
		at = say(t, at, now, seat, laid.String())
		refused(t, at, now, seat, laid.String()+"X", nil)
		at, events, err := at.Decide(now+2*time.Second, table.Decision{Seat: seat, Seen: at.Moves(), Text: "-"})
		if err != nil || texts(events) != fmt.Sprint(seat, " -") || at.Waiting(now+2*time.Second) != 8*time.Second {
			t.Fatalf("%s, %v, %v", texts(events), err, at.Waiting(now+2*time.Second))
		}
		// The contest was made before the pass was known: the same word is open.
		if _, events, err = at.Decide(now+3*time.Second, table.Decision{Seat: 1 - seat, Seen: at.Moves() - 1, Text: "?"}); err != nil {
			t.Errorf("%s, %v", texts(events), err)
		}
		at, events = at.Tick(now + 10*time.Second)
		if !strings.HasPrefix(texts(events), fmt.Sprint("wait over, ", seat, " +")) || at.Position().Turn() == seat {
			t.Errorf("%s", texts(events))
		}
		return
	}
	t.Error("no word in fifty games")
}

// Of three players all others have to let a word stand.
func TestWaitOfThree(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "scrabble", "classique players=3 validation=contest"), Seed: 3})
	seat := at.Position().Turn()
	for m := range at.Position().Moves(seat) {
		if games.Scrabble().Kind(m) == "place" {
			at = say(t, at, time.Second, seat, m.String())
			break
		}
	}
	n := at.Moves()
	next, others := (seat+1)%3, (seat+2)%3
	refused(t, at, time.Second, seat, "+"+fmt.Sprint(at.Position().Due()), table.ErrWait)
	at = say(t, at, time.Second, next, ".")
	if at.Moves() != n || at.Awaits(next) || !at.Awaits(others) {
		t.Error("one of two has ended the wait")
	}
	at = say(t, at, time.Second, others, ".")
	if at.Moves() != n+1 {
		t.Errorf("%d moves, and not %d", at.Moves(), n+1)
	}
}

// Under strict rules nobody waits, and a draw that is due comes at once, for whoever may say
// nothing else; a table of players who draw by hand leaves it to them.
func TestDraws(t *testing.T) {
	for _, byHand := range []bool{false, true} {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Seed: 4, ByHand: byHand})
		seat := at.Position().Turn()
		if byHand {
			if at.Moves() != 0 {
				t.Fatal("the table has drawn")
			}
			at = say(t, at, 0, seat, "+6")
		}
		for m := range at.Position().Moves(seat) {
			if m.Completed() && games.Jarnac().Kind(m) == "place" {
				at = say(t, at, 0, seat, m.String())
				break
			}
		}
		if drawn := at.Position().Due() == 0; drawn == byHand || at.Waiting(0) != 0 {
			t.Errorf("by hand %v: drawn %v", byHand, drawn)
		}
		if byHand {
			at = say(t, at, 0, seat, "+1")
		}
		at = say(t, at, 0, seat, "-")
		// A Jarnac can be said now, whether or not there is one: nothing is drawn.
		if at.Position().Due() != 6 || at.Position().Turn() == seat {
			t.Errorf("the handover has %d letters due", at.Position().Due())
		}
	}
}

// Without a time for contests the table draws nothing while a word is open: its author closes it.
func TestNoWait(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jarnac", "official validation=contest"), Seed: 4, Wait: -1})
	alice := at.Position().Turn()
	at = say(t, at, 0, alice, word(at, alice))
	if at.Position().Due() != 1 || at.Waiting(0) != 0 {
		t.Errorf("%d letters due, and a wait of %v", at.Position().Due(), at.Waiting(0))
	}
	say(t, at, 0, 1-alice, "?")
	// A flag that falls leaves the word open (official/time/flag-word): the other, who receives the bag
	// and has nothing else to say, is not drawn for.
	timed := open(t, table.Config{
		Rules: rules(t, "jarnac", "official validation=contest"), Seed: 4, Wait: -1, Time: table.Time{Game: time.Minute},
	})
	timed = say(t, timed, 0, alice, word(timed, alice))
	timed, events := idle(t, timed)
	if texts(events) != fmt.Sprint(alice, " ~") {
		t.Error(texts(events))
	}
	say(t, timed, time.Minute, 1-alice, "?")
	at = say(t, at, 0, alice, "+1")
	refused(t, at, 0, 1-alice, "?", nil)
}

// The letters come by place: a decision made again brings the same, whatever was tried before,
// and those of one seat do not depend on the other. A refused draw does not tell them.
func TestLettersByPlace(t *testing.T) {
	c := table.Config{Rules: rules(t, "jarnac", "official"), Seed: 11, ByHand: true}
	at := open(t, c)
	seat := at.Position().Turn()
	refused(t, at, 0, 1-seat, "+6", nil)
	first := say(t, at, 0, seat, "+EEEEEE")
	if again := say(t, at, 9, seat, "+6"); again.Steps()[0].Move != first.Steps()[0].Move {
		t.Error("a retry brings other letters")
	}
	if first.Steps()[0].Move.String() == "+EEEEEE" {
		t.Error("a client has drawn what it wanted")
	}
	told := map[string]bool{}
	for seed := range uint64(20) {
		c.Seed = seed
		at := open(t, c)
		seat := at.Position().Turn()
		at = say(t, at, 0, seat, "+6")
		_, _, err := at.Decide(0, table.Decision{Seat: seat, Seen: 1, Text: "+1"}) // not due
		var v *rulebook.Violation
		if !errors.As(err, &v) {
			t.Fatal(err)
		}
		told[v.Move] = true
	}
	if len(told) > 1 {
		t.Errorf("refusals tell letters: %v", told)
	}
}

// idle lets time go by until a move is made, and returns it.
func idle(t *testing.T, at table.Table) (table.Table, []table.Event) {
	t.Helper()
	next, ok := at.Next()
	if !ok {
		t.Fatal("nothing is due")
	}
	before, _ := at.Tick(next - 1)
	if written(t, before) != written(t, at) {
		t.Error("a tick before its time does something")
	}
	return at.Tick(next)
}

// A flag does what the rules of the game say, at its instant, however late the tick.
func TestFlags(t *testing.T) {
	game5 := table.Time{Game: 5 * time.Minute}
	t.Run("Jarnac hands the bag over (official/time/flag), and is passed for", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: game5, Seed: 1})
		seat := at.Position().Turn()
		at, events := idle(t, at)
		if !strings.HasPrefix(texts(events), fmt.Sprint(seat, " ~, ", 1-seat, " +")) || events[0].At != 5*time.Minute || at.Position().Turn() == seat {
			t.Fatal(texts(events), events[0].At)
		}
		now := 6 * time.Minute
		at = say(t, at, now, 1-seat, "-")
		if left, _ := at.Remaining(now+time.Second, seat); left != 0 || at.Position().Turn() != seat {
			t.Errorf("%v left", left)
		}
		at, events = idle(t, at)
		if texts(events) != fmt.Sprint(seat, " -") || events[0].At != now+30*time.Second {
			t.Error(texts(events), events[0].At)
		}
		if at, _ = at.Tick(time.Hour); !at.Over() {
			t.Error("two who have gone never end")
		}
	})
	t.Run("none falls while a Jarnac is announced (official/time/out-room)", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official validation=contest"), Time: table.Time{Game: time.Minute}, Seed: 1})
		late := at.Position().Turn()
		at, _ = idle(t, at)
		at = say(t, at, 90*time.Second, 1-late, "-")
		at = say(t, at, 91*time.Second, late, "!"+word(at, 1-late))
		if left, _ := at.Remaining(2*time.Minute, 1-late); left != 30*time.Second {
			t.Errorf("%v left: the clock runs before the Jarnac is answered", left)
		}
		if _, ok := at.Running(); ok {
			t.Error("a clock runs before the Jarnac is answered")
		}
		// A player who does not answer lets it stand, with no flag.
		_, events := idle(t, at)
		if texts(events) != fmt.Sprint(1-late, " .") || events[0].At != 91*time.Second+30*time.Second {
			t.Error(texts(events), events[0].At)
		}
		at = say(t, at, 100*time.Second, 1-late, "?")
		if left, _ := at.Remaining(101*time.Second, 1-late); left != 29*time.Second {
			t.Errorf("%v left: the clock goes on after the answer", left)
		}
	})
	t.Run("none falls once the last word is laid (classic/end-flag)", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "classic validation=contest lines=1"), Time: table.Time{Game: 20 * time.Second}, Seed: 4})
		seat := at.Position().Turn()
		at = say(t, at, 5*time.Second, seat, word(at, seat))
		if _, runs := at.Running(); runs {
			t.Error("a clock runs after the last word")
		}
		if left, _ := at.Remaining(30*time.Second, 1-seat); left != 20*time.Second {
			t.Errorf("%v left", left)
		}
		at, events := idle(t, at)
		if texts(events) != fmt.Sprint(1-seat, " .") || events[0].At != 35*time.Second || !at.Over() {
			t.Error(texts(events), events[0].At)
		}
	})
	t.Run("Scrabble classique ends (scrabble/end-time)", func(t *testing.T) {
		at, events := idle(t, open(t, table.Config{Rules: rules(t, "scrabble", "classique"), Time: game5, Seed: 1}))
		if !at.Over() || len(events) != 1 || !events[0].Auto {
			t.Error(texts(events))
		}
	})
	t.Run("English Scrabble costs ten points a minute begun", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "scrabble", "english"), Time: game5, Seed: 1})
		seat := at.Position().Turn()
		at, _ = at.Tick(7*time.Minute + time.Second)
		if score := at.Position().Score(seat); score != -30 {
			t.Errorf("%d points after two minutes and a second over time", score)
		}
		if left, _ := at.Remaining(7*time.Minute+time.Second, seat); left != -2*time.Minute-time.Second {
			t.Errorf("%v left", left)
		}
		written(t, at)
		if at, _ = at.Tick(100 * time.Hour); !at.Over() {
			t.Error("two who have gone never end")
		}
	})
	t.Run("Jago is lost (jago/end)", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jago", "official"), Time: table.Time{Disc: true}, Seed: 1})
		at, events := idle(t, at)
		if !at.Over() || events[0].At != 5*time.Minute {
			t.Error(texts(events), events[0].At)
		}
	})
}

// best returns the best move of who is on turn.
func best(at table.Table) (text string) {
	most := -1
	for m := range at.Position().Moves(at.Position().Turn()) {
		if n := at.Position().Points(m); n > most {
			most, text = n, m.String()
		}
	}
	return text
}

// A flag is no decision: the clock alone says that it has fallen.
func TestFlagIsNoDecision(t *testing.T) {
	for _, g := range []string{"jarnac", "scrabble", "jago"} {
		at := open(t, table.Config{Rules: rules(t, g, ""), Seed: 4})
		for seat := range 2 {
			refused(t, at, 0, seat, "~", rulebook.ErrNoDecision)
			refused(t, at, 0, seat, "drapeau", rulebook.ErrNoDecision)
		}
	}
}

// A decision ticks first: at the deadline it is too late. It is refused, and the table that is
// left is the one before, where the flag falls by a tick.
func TestTooLate(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Game: time.Minute}, Seed: 4})
	seat := at.Position().Turn()
	say(t, at, time.Minute-1, seat, "-")
	refused(t, at, time.Minute, seat, "-", nil)
	_, events := at.Tick(2*time.Minute - 1)
	if len(events) != 2 || events[0].At != time.Minute {
		t.Error(texts(events))
	}
}

// In a duplicate game all decide at once: nobody hears what, it can be changed until all have,
// and then everything is told.
func TestDuplicate(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "scrabble", "classique duplicate=best players=3"), Seed: 8})
	n := at.Moves()
	move := best(at)
	view := at.View(0).String()
	at = say(t, at, 0, 2, move)
	if at.View(0).String() != view || at.Moves() != n || at.Awaits(2) || !at.Awaits(0) {
		t.Error("a secret is told")
	}
	at = say(t, at, 0, 2, "-")
	at = say(t, at, 0, 2, move)
	at = say(t, at, 0, 1, "-")
	refused(t, at, 0, 0, "A1:ZZZZZZZ", nil)
	at, events, err := at.Decide(0, table.Decision{Seat: 0, Seen: n, Text: "-"})
	if err != nil || at.Moves() < n+3 || at.Position().Score(2) == 0 || at.Position().Score(0) != 0 {
		t.Errorf("%s, %v", texts(events), err)
	}
	for seat, text := range []string{"-", "-", move} { // said again
		if _, events, err := at.Decide(0, table.Decision{Seat: seat, Seen: n, Text: text}); err != nil || len(events) > 0 {
			t.Errorf("seat %d: %v, %v", seat, texts(events), err)
		}
	}
	if _, _, err := at.Decide(0, table.Decision{Seat: 1, Seen: n, Text: move}); !errors.Is(err, table.ErrStale) {
		t.Errorf("another decision after all is told: %v", err)
	}
}

// Others hear how many letters are drawn and exchanged, and no letter; where racks are open they
// hear them.
func TestHeard(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "scrabble", "classique"), Seed: 9})
	seat := at.Position().Turn()
	rack := extra.ActsOf(at.Position(), seat).Rack
	at, events, err := at.Decide(0, table.Decision{Seat: seat, Seen: at.Moves(), Text: "-" + rack[:3]})
	if err != nil {
		t.Fatal(err)
	}
	if own, other := events[0].Heard(seat), events[0].Heard(1-seat); own != at.Steps()[2].Move.String() || other != "-3" {
		t.Errorf("%s, %s", own, other)
	}
	if other := at.Heard(1-seat, 0); !slices.Equal(other, []string{"+7", at.Steps()[1].Move.String(), "-3"}) {
		t.Errorf("%v", other)
	}
	if open := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Seed: 9}); open.Heard(0, 0)[0] != open.Heard(1, 0)[0] || len(open.Heard(0, 0)[0]) != 7 {
		t.Error(open.Heard(0, 0))
	}
}

// A new table stands still until all sit, and so does a paused one, which takes no decisions.
func TestPause(t *testing.T) {
	at, err := table.New(table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Game: time.Minute}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	seat := at.Position().Turn()
	at, _ = at.Tick(time.Hour)
	at, _, err = at.Sit(2*time.Hour, seat)
	if _, ok := at.Next(); ok || err != nil || !at.IsPaused() {
		t.Error("a clock runs while a seat is free")
	}
	at, _, _ = at.Sit(3*time.Hour, 1-seat)
	if left, _ := at.Remaining(3*time.Hour+time.Second, seat); left != 59*time.Second || at.IsPaused() {
		t.Errorf("%v left", left)
	}
	at, events := at.Pause(3*time.Hour + time.Second)
	if texts(events) != "paused" {
		t.Error(texts(events))
	}
	refused(t, at, 4*time.Hour, seat, "-", table.ErrPaused)
	at, events = at.Resume(5 * time.Hour)
	if left, _ := at.Remaining(5*time.Hour, seat); left != 59*time.Second || texts(events) != "resumed" {
		t.Errorf("%v left, %s", left, texts(events))
	}
	if _, _, err := at.Sit(0, 2); !errors.Is(err, table.ErrSeat) {
		t.Error(err)
	}
}

// Both clocks stand while the arbiter decides, and then that of the seat on turn runs again (official/time/stoppage). What
// was played stands (remedy/clock-wrong).
func TestStoppage(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Game: time.Minute}, Seed: 1, ByHand: true})
	seat := at.Position().Turn()
	at = say(t, at, 0, seat, "+6")
	at = say(t, at, 4*time.Second, seat, "-")
	at = say(t, at, 4*time.Second, 1-seat, "+6")
	shows := func(at table.Table, now, first, second time.Duration) {
		t.Helper()
		for of, want := range map[int]time.Duration{seat: first, 1 - seat: second} {
			if left, _ := at.Remaining(now, of); left != want {
				t.Errorf("at %v seat %d has %v left, want %v", now, of, left, want)
			}
		}
	}
	shows(at, 10*time.Second, 56*time.Second, 54*time.Second)
	position, moves := at.Position(), at.Moves()
	at, _ = at.Pause(10 * time.Second)
	for _, now := range []time.Duration{10 * time.Second, time.Minute, time.Hour} {
		var events []table.Event
		if at, events = at.Tick(now); len(events) > 0 {
			t.Errorf("%s while the arbiter decides", texts(events))
		}
		shows(at, now, 56*time.Second, 54*time.Second)
	}
	at, _ = at.Resume(time.Hour)
	shows(at, time.Hour, 56*time.Second, 54*time.Second)
	shows(at, time.Hour+5*time.Second, 56*time.Second, 49*time.Second)
	if at.Position() != position || at.Moves() != moves {
		t.Error("what was played does not stand")
	}
}

// A game of which contests cost nothing ends at the largest number of moves.
func TestMostMoves(t *testing.T) {
	at := open(t, table.Config{Rules: rules(t, "jarnac", "classic validation=contest"), MostMoves: 101, Seed: 1})
	seat := at.Position().Turn()
	for !at.Over() {
		at = say(t, at, 0, seat, bad(at, seat))
		if !at.Over() {
			at = say(t, at, 0, 1-seat, "?")
		}
	}
	if at.Moves() != 101 || at.Position().Over() {
		t.Errorf("%d moves", at.Moves())
	}
	refused(t, at, 0, seat, "resign", table.ErrStopped)
	if _, ok := at.Next(); ok {
		t.Error("something is due")
	}
}

// bad returns a word of the letters of a seat that there is not.
func bad(at table.Table, seat int) string {
	letters := []byte(extra.ActsOf(at.Position(), seat).Rack)
	rng := rand.New(rand.NewPCG(1, 1))
	for {
		rng.Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
		if w := string(letters[:3]); !at.Rules().Lexicon().Contains(w) {
			return w
		}
	}
}

// A table that cannot be set up, or whose record could not be saved, is refused when it is made.
func TestConfigs(t *testing.T) {
	r := rules(t, "jarnac", "official")
	for name, c := range map[string]table.Config{
		"no rules":       {},
		"three names":    {Rules: r, Names: []string{"A", "B", "C"}},
		"a line end":     {Rules: r, Names: []string{"A\nB"}},
		"one name twice": {Rules: r, Names: []string{"Zoé", "Zoé"}},
		"two clocks":     {Rules: r, Time: table.Time{Move: 1, Game: 1}},
		"a disc":         {Rules: r, Time: table.Time{Disc: true}},
		"below 0":        {Rules: r, Time: table.Time{Move: -1}},
		"for ever":       {Rules: r, Time: table.Time{Game: 1 << 62}},
		"an increment":   {Rules: r, Time: table.Time{Increment: time.Second}},
		"many moves":     {Rules: r, MostMoves: 1 << 20},
		"recorded":       {Rules: rules(t, "scrabble", "classique validation=recorded")},
	} {
		if _, err := table.New(c); err == nil {
			t.Errorf("%s: there is a table", name)
		}
	}
	var none table.Table
	if _, _, err := none.Decide(0, table.Decision{}); !errors.Is(err, table.ErrSeat) || none.Rules() != nil || !none.Over() || none.Moves() != 0 {
		t.Errorf("the zero Table: %v", err)
	}
	none, _ = none.Tick(time.Hour)
	none, _ = none.Pause(0)
	none, _ = none.Resume(0)
	if _, ok := none.Next(); ok {
		t.Error("something is due at the zero Table")
	}
	if text, err := json.Marshal(none); err != nil || string(text) != "null" {
		t.Errorf("%s, %v", text, err)
	}
}

// A word that is sent before the glass runs out ends the turn at no cost (jago/clock-finish),
// if its author says so within ten seconds, and it stands.
func TestGlassWhileLaying(t *testing.T) {
	for _, c := range []struct {
		name        string
		before, gap time.Duration // of the word, and from the word to the end of the turn
		contest     bool
		want        time.Duration
	}{
		{"in time", 55 * time.Second, 7 * time.Second, false, 5 * time.Minute},
		{"too slow after it", 55 * time.Second, 20 * time.Second, false, 4 * time.Minute},
		{"too late", 61 * time.Second, 5 * time.Second, false, 4 * time.Minute},
		{"within the glass", 20 * time.Second, 5 * time.Second, false, 5 * time.Minute},
		{"one minute alone", 115 * time.Second, 7 * time.Second, false, 4 * time.Minute},
		{"contested in vain", 55 * time.Second, 7 * time.Second, true, 5 * time.Minute},
	} {
		t.Run(c.name, func(t *testing.T) {
			at, word := table.Table{}, ""
			for seed := uint64(0); word == ""; seed++ { // with some first letters there is none
				at = open(t, table.Config{
					Rules: rules(t, "jago", "official validation=contest"), Time: table.Time{Disc: true}, Wait: -1, ByHand: true, Seed: seed,
				})
				for at.Position().Due() > 0 {
					at = say(t, at, 0, at.Position().Turn(), fmt.Sprint("+", at.Position().Due()))
				}
				for m := range at.Position().Moves(at.Position().Turn()) {
					if games.Jago().Kind(m) == "place" {
						word = m.String()
						break
					}
				}
			}
			turn := at.Position().Turn()
			at = say(t, at, c.before, turn, word)
			now := c.before + c.gap
			at = say(t, at, now, turn, "-")
			written(t, at)
			if left, _ := at.Remaining(now+20*time.Second, turn); left > c.want || left <= c.want-time.Minute {
				t.Errorf("%v are left while %s can be contested", left, word)
			}
			if c.contest {
				at = say(t, at, now, 1-turn, "?")
			}
			for at.Position().Turn() == turn || at.Position().Due() > 0 {
				text := fmt.Sprint("+", at.Position().Due())
				if at.Position().Due() == 0 {
					text = "^" // turns no letters
				}
				at = say(t, at, now, at.Position().Turn(), text)
			}
			left, _ := at.Remaining(now, turn)
			if on, runs := at.Running(); left != c.want || on != 1-turn || !runs {
				t.Errorf("%v are left, seat %d runs", left, on)
			}
		})
	}
}

// A word that does not stand ends no turn: the glass runs on from where it stood, and no minute is
// kept.
func TestGlassAfterContest(t *testing.T) {
	for _, wait := range []time.Duration{10 * time.Second, -1} {
		at := open(t, table.Config{Rules: rules(t, "jago", "official validation=contest"), Time: table.Time{Disc: true}, Wait: wait, Seed: 1})
		turn := at.Position().Turn()
		at = say(t, at, 55*time.Second, turn, "6F:"+bad(at, turn))
		at = say(t, at, 62*time.Second, turn, "-")
		at = say(t, at, 64*time.Second, 1-turn, "?") // nothing lies there that could be turned
		gone := 55 * time.Second
		if wait < 0 { // the glass has run until the end of the turn
			gone = 62 * time.Second
		}
		if left, _ := at.Remaining(64*time.Second, turn); left != 5*time.Minute-gone {
			t.Errorf("with a wait of %v, %v left", wait, left)
		}
		if next, _ := at.Next(); next != 64*time.Second+5*time.Minute-gone {
			t.Errorf("the flag falls at %v", next)
		}
	}
}
