package tables

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// Whoever sits down says their name, and the game has it from the first move on.
func TestNameOfGuest(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	table, alice := two(t, h, "official", 20*time.Minute)
	toss := table.Look().At.Turn()
	guest := must.Get(table.Sit(table.Look().Seats[1].Invite, "Élodie"))(t)
	check := func(moves int) {
		t.Helper()
		l := table.Look()
		record, err := l.Record()
		if err != nil || l.Names[1] != "Élodie" || !strings.Contains(record, "Élodie") || strings.Contains(record, "Zoé") {
			t.Errorf("%v, %v:\n%s", l.Names, err, record)
		}
		if len(l.Steps) != moves || len(table.SeatsOf(alice)) != 1 || len(table.SeatsOf(guest)) != 1 {
			t.Errorf("%d moves, %v", len(l.Steps), l.Seats)
		}
	}
	check(0)
	if table.Look().At.Turn() != toss {
		t.Error("another one begins")
	}
	decide(t, table, 3)
	check(3)
	h.Close()
	h = hall(t, folder, Config{})
	table = must.Get(h.Table(table.id))(t)
	check(3)
	decide(t, table, 1)
}

// A name that no record can have is refused, and the seat is still free.
func TestBadNameOfGuest(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, _ := two(t, h, "official", 0)
	invite := table.Look().Seats[1].Invite
	for _, name := range []string{"Alice", "a\nb", "# Zoé", " "} {
		if key, err := table.Sit(invite, name); err == nil || key != "" {
			t.Errorf("%q sits down: %v", name, err)
		}
		if l := table.Look(); l.Names[1] != "Zoé" || l.Table.Config().Names[1] != "Zoé" || l.Seats[1].Name != "Zoé" || l.Seats[1].taken() {
			t.Errorf("after %q: %v, %+v", name, l.Names, l.Seats[1])
		}
	}
	if _, err := table.Sit(invite, "Élodie"); err != nil {
		t.Error(err)
	}
}

// Who has left can be invited again, comes back, or is replaced by the one who takes the
// invitation. Who is there keeps the seat.
func TestInviteAgain(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{Gone: time.Hour})
	table, alice := two(t, h, "official", 0)
	if err := table.Invite(1); !errors.Is(err, ErrSeat) {
		t.Errorf("nobody was there: %v", err)
	}
	zoe, err := table.Sit(table.Look().Seats[1].Invite, "")
	if err != nil {
		t.Fatal(err)
	}
	decide(t, table, 2)
	if err := table.Invite(1); !errors.Is(err, ErrSeat) {
		t.Errorf("who is there loses the seat: %v", err)
	}
	h.config.Gone = -1
	watch := table.Watch([]int{1}, "")
	if err := table.Invite(1); !errors.Is(err, ErrSeat) {
		t.Errorf("who watches loses the seat: %v", err)
	}
	table.Forget(watch)
	for range 2 {
		must.Do(t, table.Invite(1))
	}
	h.Close()
	h = hall(t, folder, Config{Gone: -1})
	table = must.Get(h.Table(table.id))(t)
	decide(t, table, 1)
	invite := table.Look().Seats[1].Invite
	if len(table.SeatsOf(zoe)) != 1 || invite == "" {
		t.Fatalf("before anybody takes the invitation: %v", table.Look().Seats)
	}
	again := must.Get(table.Sit(invite, "Eve"))(t)
	if len(table.SeatsOf(zoe)) != 0 || len(table.SeatsOf(again)) != 1 || len(table.SeatsOf(alice)) != 1 || table.Look().Names[1] != "Zoé" {
		t.Errorf("after: %v %v", table.Look().Seats, table.Look().Names)
	}
	decide(t, table, 1)
	h.Close()
	must.Get(os.Stat(table.path))(t)
	h = hall(t, folder, Config{})
	if table, err = h.Table(table.id); err != nil || len(table.Look().Steps) != 4 || len(table.SeatsOf(again)) != 1 {
		t.Errorf("read again: %v", err)
	}
}

// A list says of a table what is so, whether it is open or not, and nothing to those without a
// key.
func TestGlimpse(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	table, alice := two(t, h, "official", 0)
	if g, err := h.Glimpse(table.id, alice); err != nil || !g.Free[1] || g.Free[0] || g.Moves != 0 {
		t.Errorf("%+v, %v", g, err)
	}
	decide(t, table, 3)
	for range 2 {
		g, err := h.Glimpse(table.id, alice)
		if err != nil || g.Moves != 3 || g.Free[1] || g.Over || len(g.Seats) != 1 || g.Awaits[0] == g.Awaits[1] {
			t.Errorf("%+v, %v", g, err)
		}
		h.Close()
		h = hall(t, folder, Config{})
	}
	if len(h.tables) != 0 {
		t.Error("a glimpse opens the table")
	}
	for _, key := range []string{"", "x", strings.Repeat("a", len(alice)), table.id} {
		if g, err := h.Glimpse(table.id, key); err == nil {
			t.Errorf("%q sees %+v", key, g)
		}
	}
	if _, err := h.Glimpse("../../etc/pas", alice); !errors.Is(err, ErrNone) {
		t.Error(err)
	}
}
