package tables

import (
	"bytes"
	"errors"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

// against opens a table at which one person plays against the machine.
func against(t *testing.T, h *Hall, g *game.Game, clock playing.Time) *Table {
	t.Helper()
	r := must.Get(shelf.Rules(g, ""))(t)
	table, _, err := h.New(Setup{Rules: r, Names: []string{"Alice", "Zoé"}, Levels: []bot.Level{0, bot.Beginner}, Time: clock})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// mine waits until the person is on turn, and returns the table then.
func mine(t *testing.T, table *Table) Look {
	t.Helper()
	for range 5000 {
		if l := table.Look(); l.At.Turn() == 0 || l.At.Over() {
			return l
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the machine does not move")
	return Look{}
}

// lays makes the first move of the person that no letters come with, after what is due, and returns
// the table before it.
func lays(t *testing.T, table *Table) (before Look) {
	t.Helper()
	for range 60 {
		before = mine(t, table)
		for m := range before.At.Moves(0) {
			if due, forced := before.At.Forced(); forced {
				m = due
			}
			text := m.String()
			if before.At.Due() == 0 && (strings.HasPrefix(text, "-") || !strings.ContainsAny(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")) {
				continue // an exchange or a pass
			}
			must.Do(t, table.Decide(0, len(before.Steps), text))
			if before.At.Due() == 0 {
				return before
			}
			break
		}
		if l := table.Look(); len(l.Steps) == len(before.Steps) { // there is no word
			must.Do(t, table.Decide(0, len(l.Steps), "-"))
		}
	}
	t.Fatal("there was no word to lay")
	return before
}

// Against the machine the last decision is taken back, with all that came after it; the letters that
// were seen since come again.
func TestBack(t *testing.T) {
	for _, g := range []*game.Game{games.Jarnac(), games.Scrabble()} {
		folder := t.TempDir()
		h := hall(t, folder, Config{Pace: -1, Wait: -1})
		table := against(t, h, g, playing.Time{})
		before := lays(t, table)
		laid := table.Look().Steps[len(before.Steps)]
		after := mine(t, table)
		for due, ok := after.At.Forced(); ok && after.At.Turn() == 0; due, ok = after.At.Forced() {
			must.Do(t, table.Decide(0, len(after.Steps), due.String()))
			after = mine(t, table)
		}
		if n, ok := after.BackTo(0); !ok || n != len(before.Steps) {
			t.Fatalf("%s: back to %d, %v, and not to %d", g.Name(), n, ok, len(before.Steps))
		}
		if err := table.Back(0, len(after.Steps)-1); !errors.Is(err, playing.ErrStale) {
			t.Errorf("%s: from another position: %v", g.Name(), err)
		}
		must.Do(t, table.Back(0, len(after.Steps)))
		if l := table.Look(); l.At != before.At || len(l.Steps) != len(before.Steps) {
			t.Fatalf("%s: back at %v, and not at %v", g.Name(), l.At, before.At)
		}
		must.Do(t, table.Decide(0, len(before.Steps), laid.Move.String()))
		for n := range after.Steps {
			l := mine(t, table)
			if n < len(l.Steps) {
				if l.Steps[n].Move != after.Steps[n].Move {
					t.Errorf("%s: move %d is %v, and was %v", g.Name(), n, l.Steps[n].Move, after.Steps[n].Move)
				}
				continue
			}
			must.Do(t, table.Decide(0, n, after.Steps[n].Move.String()))
		}
		l := mine(t, table)
		h.Close()
		again := must.Get(hall(t, folder, Config{Pace: -1, Wait: -1}).Table(table.id))(t)
		if found := again.Look(); found.At != l.At || len(found.Steps) != len(l.Steps) {
			t.Errorf("%s: the file has %v, and the table had %v", g.Name(), found.At, l.At)
		}
	}
}

// Letters that a decision showed are not given back, and neither is a turn between people or by a
// clock.
func TestNoBack(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1})
	table := against(t, h, games.Scrabble(), playing.Time{})
	before := lays(t, table)
	_ = mine(t, table)
	must.Do(t, table.Back(0, len(table.Look().Steps)))
	l := table.Look()
	rack := strings.TrimPrefix(l.Steps[len(l.Steps)-1].Move.String(), "+")
	for _, s := range l.Steps {
		if s.Seat == 0 {
			rack = s.Move.Drawn()
		}
	}
	must.Do(t, table.Decide(0, len(before.Steps), "-"+rack[:1]))
	l = mine(t, table)
	if n, ok := l.BackTo(0); ok {
		t.Errorf("an exchange is taken back to move %d", n)
	}
	if err := table.Back(0, len(l.Steps)); !errors.Is(err, ErrBack) {
		t.Errorf("an exchange: %v", err)
	}
	table = against(t, h, games.Jarnac(), playing.Time{Game: time.Hour})
	lays(t, table)
	if l = mine(t, table); !errors.Is(table.Back(0, len(l.Steps)), ErrBack) {
		t.Error("a turn by the clock is taken back")
	}
	table, _ = two(t, h, "official", 0)
	decide(t, table, 3)
	if l = table.Look(); !errors.Is(table.Back(l.Steps[2].Seat, 3), ErrBack) {
		t.Error("a turn between people is taken back")
	}
	table = against(t, h, games.Jarnac(), playing.Time{})
	lays(t, table)
	must.Do(t, table.Decide(0, len(mine(t, table).Steps), "resign"))
	if n, ok := table.Look().BackTo(0); n != 0 || ok {
		t.Errorf("a game that is over goes back to move %d, %t", n, ok)
	}
}

// Letters that came from no seed, as in files of former versions, would not come again: nothing is taken back.
func TestNoBackWithoutSeed(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{Pace: -1, Wait: -1})
	table := against(t, h, games.Scrabble(), playing.Time{})
	lays(t, table)
	before := mine(t, table)
	h.Close()
	text := must.Get(os.ReadFile(table.path))(t)
	other := regexp.MustCompile(`"seed":"[0-9]+"`).ReplaceAll(text, []byte(`"seed":"1"`))
	if err := os.WriteFile(table.path, other, 0o600); err != nil || bytes.Equal(text, other) {
		t.Fatal(err)
	}
	again := must.Get(hall(t, folder, Config{Pace: -1, Wait: -1}).Table(table.id))(t)
	if err := again.Back(0, len(before.Steps)); !errors.Is(err, ErrBack) || again.Look().At != before.At {
		t.Errorf("%v at %v", err, again.Look().At)
	}
}

// A decision is taken back across words of the machine that waited for the person.
func TestBackAcrossWaits(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Pace: -1, Wait: time.Hour})
	r := rules(t, "official validation=contest")
	for range 30 { // a game whose letters make few words shows nothing
		table, _, err := h.New(Setup{Rules: r, Names: []string{"Alice", "Zoé"}, Levels: []bot.Level{0, bot.Casual}})
		if err != nil {
			t.Fatal(err)
		}
		watch, waited := table.Watch(nil, ""), false
		for range 200 {
			l := table.Look()
			for ; !l.At.Over() && l.At.Turn() != 0 && l.Wait == 0; l = table.Look() {
				<-watch
			}
			n, ok := l.BackTo(0)
			switch {
			case l.At.Over():
			case l.Wait > 0:
				waited = true
				must.Do(t, table.Accept(0, len(l.Steps)))
			case waited && ok:
				must.Do(t, table.Back(0, len(l.Steps)))
				if back := table.Look(); back.At != l.Steps[n].Before || len(back.Steps) != n {
					t.Errorf("back at %v, and not at %v", back.At, l.Steps[n].Before)
				}
				return
			default:
				must.Do(t, table.Decide(0, len(l.Steps), first(l.At)))
			}
		}
	}
	t.Error("no word of the machine waited before one of the person")
}

// A decision is taken back where one person plays against the machine alone, on any number of seats.
func TestAgainstMachine(t *testing.T) {
	const person, machine = bot.Level(0), bot.Beginner
	for _, tt := range []struct {
		seats []bot.Level
		want  bool
	}{
		{[]bot.Level{person, machine}, true}, {[]bot.Level{machine, person, machine}, true}, {[]bot.Level{person, person, machine}, false},
		{[]bot.Level{person, person}, false}, {[]bot.Level{machine, machine}, false}, {[]bot.Level{person}, false},
	} {
		var l Look
		for i, level := range tt.seats {
			l.Seats = append(l.Seats, Seat{Number: i, Level: level})
		}
		if l.AgainstMachine() != tt.want {
			t.Errorf("%v: %t", tt.seats, !tt.want)
		}
	}
}

// Whether a draw can be taken back does not tell whether there was a Jarnac before it: it cannot.
func TestBackTellsNoJarnac(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Pace: -1, Wait: -1})
	table := against(t, h, games.Jarnac(), playing.Time{})
	for _, left := range []string{"Z", "Q"} { // RAT and Z are a Jarnac, RAT and Q are none
		l := table.Look()
		l.Steps = nil
		l.At = must.Get(l.Rules.ParsePosition("turn A; lines BUT/RAT; racks E/" + left + ";"))(t)
		for i, seat := range []int{0, 1, 1, 0} {
			text := []string{"-", "+V", "-", "+W"}[i]
			m, _, err := l.At.ParseMove(seat, text)
			if err != nil {
				t.Fatal(err)
			}
			after := must.Get(l.At.Play(seat, m))(t)
			l.Steps = append(l.Steps, game.Step{Before: l.At, Seat: seat, Move: m, After: after})
			l.At = after
		}
		if n, ok := l.BackTo(0); ok {
			t.Errorf("with %s left the draw is taken back to move %d", left, n)
		}
	}
}
