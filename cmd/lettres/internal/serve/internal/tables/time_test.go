package tables

import (
	"errors"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

// later is the table when so much time has gone by.
func later(table *Table, d time.Duration) Look {
	table.mu.Lock()
	table.began = table.began.Add(-d)
	table.mu.Unlock()
	return table.Look()
}

// open plays until the last word of who is on turn can be contested.
func open(t *testing.T, table *Table) Look {
	t.Helper()
	for range 60 {
		if l := table.Look(); Contestable(l.At, l.At.Turn()) {
			return l
		}
		decide(t, table, 1)
	}
	t.Fatal("nobody lays a word")
	return Look{}
}

// The time in which the opponent may contest a word is taken from nobody, also when the
// server is started again in the meantime.
func TestContestTakesNoTime(t *testing.T) {
	for _, setup := range []Setup{
		{Time: playing.Time{Game: 20 * time.Minute}}, {Time: playing.Time{Move: 30 * time.Second}},
		{Rules: jago(t, "official validation=contest"), Time: playing.Time{Disc: true}},
	} {
		folder := t.TempDir()
		h := hall(t, folder, Config{Wait: time.Hour})
		setup.Names, setup.Levels = []string{"Alice", "Zoé"}, make([]bot.Level, 2)
		if setup.Rules == nil {
			setup.Rules = rules(t, "official validation=contest")
		}
		table, _, err := h.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		sit(t, table)
		l := open(t, table)
		turn := l.At.Turn()
		left := l.Left[turn]
		if l = later(table, 5*time.Second); l.Left[turn] != left || l.Running >= 0 {
			t.Errorf("%s: %v were left, and %v while the word can be contested; seat %d runs", setup.Rules.Options(), left, l.Left, l.Running)
		}
		must.Do(t, table.Accept(1-turn, len(l.Steps)))
		if l = later(table, 5*time.Second); l.Left[turn] > left-5*time.Second || l.Left[turn] < left-10*time.Second || l.Running != turn {
			t.Errorf("%s: %v were left, and %v after five seconds; seat %d runs", setup.Rules.Options(), left, l.Left, l.Running)
		}
		h.Close()
		h = hall(t, folder, Config{Wait: time.Hour})
		table = must.Get(h.Table(table.id))(t)
		if l = later(table, 5*time.Second); l.Running != turn || l.Left[turn] > left-5*time.Second {
			t.Errorf("%s: started again, %v are left and seat %d runs", setup.Rules.Options(), l.Left, l.Running)
		}
		h.Close()
	}
}

// Nobody plays before the other has sat down, and nobody loses time.
func TestBeforeAllSit(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, _ := two(t, h, "official", 20*time.Minute)
	turn := table.Look().At.Turn()
	for seat := range 2 {
		for _, text := range []string{"+6", "-", "resign", "."} {
			if err := table.Decide(seat, 0, text); !errors.Is(err, playing.ErrPaused) {
				t.Errorf("seat %d: %s while a seat is free: %v", seat, text, err)
			}
		}
	}
	sit(t, table)
	if err := table.Decide(turn, 0, "+6"); err != nil {
		t.Error(err)
	}
	if l := later(table, time.Minute); l.Running != l.At.Turn() || l.Left[l.Running] > 19*time.Minute {
		t.Errorf("the clock does not run: %v, %d", l.Left, l.Running)
	}
}

// Who lets the time for a move run out draws what is due, and passes
// (official/time/per-move-lapse). A game of which nobody is there stands.
func TestLimitLapses(t *testing.T) {
	scrabble := must.Get(shelf.Rules(games.Scrabble(), "classique players=3"))(t)
	cards := must.Get(shelf.Rules(games.Cards(), "official"))(t)
	for _, r := range []*game.Rules{rules(t, "official"), rules(t, "classic"), scrabble, cards} {
		h := hall(t, t.TempDir(), Config{Wait: -1})
		names := []string{"Alice", "Zoé", "Bob"}[:r.Seats()]
		table, _, err := h.New(Setup{Rules: r, Names: names, Levels: make([]bot.Level, len(names)), Shared: true, Time: playing.Time{Move: 30 * time.Second}})
		if err != nil {
			t.Fatal(err)
		}
		decide(t, table, 7)
		l := table.Look()
		for !(extra.ActsOf(l.At, l.At.Turn()).Draw == 0 && !l.At.Over()) {
			decide(t, table, 1)
			l = table.Look()
		}
		turn, n := l.At.Turn(), len(l.Steps)
		if l = later(table, 29*time.Second); len(l.Steps) != n || l.Running != turn || l.Left[turn] > time.Second {
			t.Errorf("%s: %d steps, %v left", r.Options(), len(l.Steps)-n, l.Left)
		}
		l = later(table, time.Second)
		if len(l.Steps) == n || l.At.Turn() == turn {
			t.Fatalf("%s: seat %d is on turn after %d steps more", r.Options(), l.At.Turn(), len(l.Steps)-n)
		}
		for _, s := range l.Steps[n:] {
			if text := s.Move.String(); s.Seat != turn || r.Game().Kind(s.Move) != "draw" && text != "-" {
				t.Errorf("%s: a lapse is %s of seat %d", r.Options(), text, s.Seat)
			}
		}
		for range 40 {
			l = later(table, 31*time.Second)
		}
		if lapsed := len(l.Steps) - n; lapsed > 8*len(names) || l.Running >= 0 {
			t.Errorf("%s: %d steps by nobody, seat %d runs", r.Options(), lapsed, l.Running)
		}
		if !l.At.Over() {
			decide(t, table, 1)
			if l = table.Look(); !l.At.Over() && l.Running != l.At.Turn() {
				t.Errorf("%s: somebody is there again, and seat %d runs", r.Options(), l.Running)
			}
		}
		h.Close()
	}
}

// The time for a move begins with each word, and not with what is drawn after it.
func TestLimitOfMove(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, _, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"Alice", "Zoé"}, Levels: make([]bot.Level, 2), Shared: true, Time: playing.Time{Move: time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	decide(t, table, 1)
	for range 12 {
		l := later(table, 10*time.Second)
		turn := l.At.Turn()
		left := l.Left[turn]
		decide(t, table, 1)
		l = table.Look()
		last := l.Steps[len(l.Steps)-1]
		if same := games.Jarnac().Kind(last.Move) == "draw" && l.At.Turn() == turn; same != (l.Left[l.At.Turn()] <= left) {
			t.Errorf("after %s of seat %d, %v are left, and %v were", last.Move.String(), turn, l.Left[l.At.Turn()], left)
		}
	}
}

func jago(t *testing.T, options string) *game.Rules {
	t.Helper()
	return must.Get(shelf.Rules(games.Jago(), options))(t)
}

// In Jago the glass is turned when a turn begins, and stands while letters are drawn.
func TestDisc(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	r := must.Get(shelf.Rules(games.Jago(), "official"))(t)
	table, _, err := h.New(Setup{Rules: r, Names: []string{"Alice", "Zoé"}, Levels: make([]bot.Level, 2), Time: playing.Time{Disc: true}, Shared: true})
	if err != nil {
		t.Fatal(err)
	}
	ran, stood := 0, 0
	for ran < 3 || stood < 2 || extra.ActsOf(table.Look().At, table.Look().At.Turn()).Draw > 0 {
		decide(t, table, 1)
		l := table.Look()
		if l.At.Over() { // somebody has given up: another game
			if table, _, err = h.New(Setup{Rules: r, Names: []string{"Alice", "Zoé"}, Levels: make([]bot.Level, 2), Time: playing.Time{Disc: true}, Shared: true}); err != nil {
				t.Fatal(err)
			}
			continue
		}
		acts := extra.ActsOf(l.At, l.At.Turn())
		switch {
		case acts.Draw > 0:
			stood++
			if l.Running >= 0 {
				t.Errorf("letters are due, and the glass of seat %d runs", l.Running)
			}
		case acts.Flips == 0:
			ran++
			if l.Running != l.At.Turn() || l.Left[l.Running] > 5*time.Minute || l.Left[l.Running] < 4*time.Minute {
				t.Errorf("seat %d is on turn, the clock of %d runs: %v", l.At.Turn(), l.Running, l.Left)
			}
		}
	}
	table.mu.Lock()
	table.began = table.began.Add(-6 * time.Minute)
	table.mu.Unlock()
	before := table.Look()
	h.Close()
	h = hall(t, folder, Config{})
	again := must.Get(h.Table(table.id))(t)
	if l := again.Look(); !l.At.Over() || len(l.Steps) != len(before.Steps) || l.Steps[len(l.Steps)-1].Move.String() != "~" {
		t.Errorf("who has used up the last minute has not lost: %v", l.At.View(0).String())
	}
}
