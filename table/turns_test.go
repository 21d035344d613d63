package table_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/table"
)

// What time does to a turn, where no flag falls.
func TestTurnsOfTime(t *testing.T) {
	game5 := table.Time{Game: 5 * time.Minute}
	t.Run("a limit for moves draws and passes (official/time/per-move-lapse), and stands when nobody is there", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Move: 30 * time.Second}, Seed: 1})
		seat := at.Position().Turn()
		at, events := idle(t, at)
		if texts(events) != fmt.Sprint(seat, " -") {
			t.Error(texts(events))
		}
		at, events = idle(t, at)
		if len(events) != 2 || !strings.HasSuffix(texts(events), fmt.Sprint(1-seat, " -")) {
			t.Error(texts(events))
		}
		at, _ = at.Tick(time.Hour)
		if _, ok := at.Next(); ok || at.Over() || at.Moves() > 10 {
			t.Errorf("%d moves by nobody", at.Moves())
		}
		at = say(t, at, time.Hour, at.Position().Turn(), "+1")
		if _, ok := at.Next(); !ok {
			t.Error("the clock does not go on")
		}
	})
	t.Run("a move has its thirty seconds, and no more (official/time/per-move)", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Move: 30 * time.Second}, Seed: 4, ByHand: true})
		seat := at.Position().Turn()
		at = say(t, at, 0, seat, "+6")
		if _, events := at.Tick(30*time.Second - 1); len(events) > 0 {
			t.Error(texts(events))
		}
		if _, events := at.Tick(30 * time.Second); texts(events) != fmt.Sprint(seat, " -") {
			t.Error(texts(events))
		}
	})
	t.Run("the clock of who begins starts when the first six letters are drawn (official/time/start)", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: game5, Seed: 4, ByHand: true})
		seat := at.Position().Turn()
		if _, ok := at.Running(); ok {
			t.Error("a clock runs before anything is drawn")
		}
		at = say(t, at, 10*time.Second, seat, "+6")
		for of, want := range map[int]time.Duration{seat: 5*time.Minute - 3*time.Second, 1 - seat: 5 * time.Minute} {
			if left, _ := at.Remaining(13*time.Second, of); left != want {
				t.Errorf("%v left to seat %d, want %v", left, of, want)
			}
		}
	})
	t.Run("who has not decided passes in a duplicate game", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "scrabble", "classique duplicate=best players=3"), Time: table.Time{Move: time.Minute}, Seed: 1})
		at = say(t, at, time.Second, 2, best(at))
		at, events := idle(t, at)
		if !strings.HasPrefix(texts(events), "0 -, 1 -, 2 ") || at.Position().Score(2) == 0 {
			t.Error(texts(events))
		}
	})
	t.Run("a flag brings no increment, and who receives the bag may swap: nothing is drawn", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Game: time.Minute, Increment: 5 * time.Second}, Seed: 1})
		seat := at.Position().Turn()
		now := 10 * time.Second
		at = say(t, at, now, seat, "-")
		if left, _ := at.Remaining(now, seat); left != 55*time.Second {
			t.Errorf("%v left after ten seconds with an increment of five", left)
		}
		at = say(t, at, now, 1-seat, "+6")
		at = say(t, at, now, 1-seat, "-")
		at, events := idle(t, at)
		if left, _ := at.Remaining(time.Hour, seat); texts(events) != fmt.Sprint(seat, " ~") || left != 0 {
			t.Errorf("%s, %v left", texts(events), left)
		}
	})
	t.Run("the last chance lasts ten seconds, whatever the clock shows (official/end/last-line)", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official lines=1 first-draw=20"), Time: game5, Seed: 1})
		seat := at.Position().Turn()
		at = say(t, at, time.Second, seat, best(at))
		at = say(t, at, time.Second, seat, "-")
		if left, ok := at.TurnLeft(3 * time.Second); !ok || left != 8*time.Second {
			t.Errorf("%v left", left)
		}
		at, events := idle(t, at)
		if !at.Over() || texts(events) != fmt.Sprint(1-seat, " .") || events[0].At != 11*time.Second {
			t.Error(texts(events))
		}
	})
	t.Run("so it does for a player out of time (official/end/last-line)", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official lines=1 first-draw=20"), Time: table.Time{Game: 20 * time.Second}, Seed: 1})
		late := at.Position().Turn()
		at, _ = idle(t, at)
		at = say(t, at, 21*time.Second, 1-late, best(at))
		at = say(t, at, 22*time.Second, 1-late, "-")
		if left, ok := at.TurnLeft(25 * time.Second); !ok || left != 7*time.Second {
			t.Errorf("%v left", left)
		}
		at, events := idle(t, at)
		if !at.Over() || texts(events) != fmt.Sprint(late, " .") || events[0].At != 32*time.Second {
			t.Error(texts(events))
		}
	})
	t.Run("the time for a move begins with a word, and not with what is drawn after it", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jarnac", "official"), Time: table.Time{Move: 30 * time.Second}, Seed: 4, ByHand: true})
		seat := at.Position().Turn()
		at = say(t, at, 0, seat, "+6")
		at = say(t, at, 20*time.Second, seat, best(at))
		at = say(t, at, 25*time.Second, seat, "+1")
		if left, _ := at.TurnLeft(25 * time.Second); left != 25*time.Second {
			t.Errorf("%v left", left)
		}
	})
	t.Run("who does not draw while the glass stands is drawn for", func(t *testing.T) {
		at := open(t, table.Config{Rules: rules(t, "jago", "official"), Time: table.Time{Disc: true}, Seed: 1, ByHand: true})
		seat := at.Position().Turn()
		at = say(t, at, 0, seat, "+12")
		at, events := idle(t, at)
		if !strings.HasPrefix(texts(events), fmt.Sprint(1-seat, " +")) || events[0].At != 30*time.Second {
			t.Error(texts(events))
		}
		if _, events = idle(t, at); texts(events) != fmt.Sprint(seat, " ~") {
			t.Error(texts(events))
		}
	})
	for name, r := range map[string]*game.Rules{"cards": rules(t, "scrabblecards", "official"), "duplicate": rules(t, "scrabble", "classique duplicate=best")} {
		if _, err := table.New(table.Config{Rules: r, Time: game5}); err == nil {
			t.Errorf("%s has a clock", name)
		}
	}
}
