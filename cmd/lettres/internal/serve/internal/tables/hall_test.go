package tables

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/games"
	playing "github.com/jeudelettres/lettres/table"
)

// The zero Config is what its comments say.
func TestUsualConfig(t *testing.T) {
	c := hall(t, t.TempDir(), Config{}).config
	if c.Open != 500 || c.Each != 60 || c.Files != 20_000 {
		t.Errorf("%d tables, %d of one place, %d files", c.Open, c.Each, c.Files)
	}
	if got, want := []time.Duration{c.Old, c.Idle, c.Gone, c.Claim, c.Pace, c.Wait, c.Ten}, []time.Duration{30 * 24 * time.Hour, 20 * time.Minute, 30 * time.Second, 5 * time.Minute, 900 * time.Millisecond, 6 * time.Second, 10 * time.Second}; !slices.Equal(got, want) {
		t.Errorf("%v, and not %v", got, want)
	}
}

// A hall that was closed opens no table, and no bot of it begins to think.
func TestClosed(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Pace: time.Hour})
	table := against(t, h, games.Jarnac(), playing.Time{})
	decide(t, table, 1)
	h.Close()
	if _, err := h.Table(table.id); !errors.Is(err, ErrFull) {
		t.Errorf("a table: %v", err)
	}
	if _, _, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2)}); !errors.Is(err, ErrFull) {
		t.Errorf("a new table: %v", err)
	}
	table.mu.Lock()
	defer table.mu.Unlock()
	table.thinking.stop()
	table.thinking = nil
	for seat := range table.bots {
		table.bots[seat], _ = newBotSeat(table.at.Rules(), Seat{Level: bot.Beginner}) // whoever is on turn
	}
	if table.think(); table.thinking != nil {
		t.Error("a bot thinks at a table that is closed")
	}
}

// Where the players share a device nobody waits for a contest: it is made before the device is handed on.
func TestWaitOfDevice(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Wait: time.Hour})
	for shared, want := range map[bool]time.Duration{false: time.Hour, true: 0} {
		table, _, err := h.New(Setup{Rules: rules(t, "official validation=contest"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2), Shared: shared})
		if err != nil {
			t.Fatal(err)
		}
		if l := open(t, table); l.Wait > want || want > 0 && l.Wait < want-time.Minute {
			t.Errorf("on one device %t: %v to contest", shared, l.Wait)
		}
	}
}

// A bot takes its chance from a seed of its own, and has neither a key nor an invitation; a person has one of
// them.
func TestSeatsOfTable(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Pace: time.Hour})
	h.config.Seed = func() uint64 { return 7 }
	table, key, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"Alice", "Zoé"}, Levels: []bot.Level{bot.Expert, 0}, Host: 0})
	if err != nil {
		t.Fatal(err)
	}
	seats := table.Look().Seats
	if b := seats[0]; b.Seed != 7 || b.Key != "" || b.Invite != "" || !b.taken() {
		t.Errorf("the bot is %+v", b)
	}
	if p := seats[1]; p.Key != key || p.Invite != "" || !isKey(key) {
		t.Errorf("the host is %+v", p)
	}
	table, _ = two(t, h, "official", 0)
	if p := table.Look().Seats[1]; p.Key != "" || !isKey(p.Invite) || p.Seed != 0 {
		t.Errorf("the guest is %+v", p)
	}
}

// A game is told move by move when it is over, and to those who have played it.
func TestFinished(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, alice := two(t, h, "official", 0)
	decide(t, table, 1)
	if _, steps, err := h.Finished(table.id, alice); !errors.Is(err, ErrRunning) || steps != nil {
		t.Errorf("while it is played: %v, %v", steps, err)
	}
	resign(t, table)
	g, steps, err := h.Finished(table.id, alice)
	if err != nil || len(steps) != 3 || !g.When.Equal(table.head.Began) {
		t.Errorf("%d moves, begun %v, %v", len(steps), g.When, err)
	}
	if _, _, err := h.Finished(table.id, "x"); !errors.Is(err, ErrSeat) {
		t.Errorf("to a stranger: %v", err)
	}
}

// The names of games and the keys of seats are as long as those in folders and addresses that there are.
func TestNames(t *testing.T) {
	for _, tt := range []struct {
		text    string
		id, key bool
	}{
		{strings.Repeat("a", 13), true, false}, {"abcxyz2345672", true, false}, {strings.Repeat("z", 26), false, true},
		{"", false, false}, {strings.Repeat("a", 12), false, false}, {strings.Repeat("a", 14), false, false},
		{"aaaaaaaaaaaa1", false, false}, {"aaaaaaaaaaaa8", false, false}, {"aaaaaaaaaaaaA", false, false}, {"aaaaaaaaaaaa/", false, false},
		{"aaaaaaaaaaaa`", false, false}, {"aaaaaaaaaaaa{", false, false},
	} {
		if isID(tt.text) != tt.id || isKey(tt.text) != tt.key {
			t.Errorf("%q: the name of a game %t, a key %t", tt.text, isID(tt.text), isKey(tt.text))
		}
	}
}

// Whoever runs the program hears of what could not be written.
func TestToldOfDisk(t *testing.T) {
	folder, said := t.TempDir(), ""
	h := hall(t, folder, Config{Log: func(format string, args ...any) { said += fmt.Sprintf(format, args...) + "\n" }})
	if err := h.write(filepath.Join(folder, "none", "x"), "text"); !errors.Is(err, ErrUnwritten) || !strings.Contains(said, filepath.Join("none", "x")) {
		t.Errorf("a file: %v, and the log says %q", err, said)
	}
	table, _ := two(t, h, "official", 0)
	resign(t, table)
	if err := os.WriteFile(filepath.Join(folder, archive), nil, 0o600); err != nil { // no folder can be there
		t.Fatal(err)
	}
	said = ""
	h.mu.Lock()
	defer h.mu.Unlock()
	if n := h.files; h.archiveOne(table.id) || h.files != n || !strings.Contains(said, archive) {
		t.Errorf("the archive: %d files, and the log says %q", h.files, said)
	}
}
