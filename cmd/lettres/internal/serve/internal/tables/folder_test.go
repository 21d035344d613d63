package tables

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A folder has one server: two that append to one file would lose what they confirm.
func TestOneServer(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	if _, _, err := Open(shelf, folder, Config{}); !errors.Is(err, ErrInUse) {
		t.Errorf("a second server opens the folder: %v", err)
	}
	h.Close()
	hall(t, folder, Config{})
}

// resign ends a game.
func resign(t *testing.T, table *Table) {
	t.Helper()
	decide(t, table, 1)
	l := table.Look()
	must.Do(t, table.Decide(l.At.Turn(), len(l.Steps), "resign"))
}

// In a folder that cannot be written games can be read, and none is played.
func TestReadOnly(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	over, key := two(t, h, "official", 0)
	resign(t, over)
	running, _ := two(t, h, "official", 0)
	decide(t, running, 3)
	h.Close()
	torn := must.Get(os.OpenFile(over.path, os.O_APPEND|os.O_WRONLY, 0))(t)
	if _, err := torn.WriteString("Alice +AB"); err != nil || torn.Close() != nil {
		t.Fatal(err)
	}
	before := must.Get(os.ReadFile(over.path))(t)
	// No process can have a folder as its lock, whatever it may write.
	lock := filepath.Join(folder, lockName)
	must.Do(t, errors.Join(os.Remove(lock), os.Mkdir(lock, 0o700)))
	h = hall(t, folder, Config{Files: 1, Old: time.Nanosecond})
	table := must.Get(h.Table(over.id))(t)
	if l := table.Look(); !l.At.Over() || len(l.Steps) != 2 || len(table.SeatsOf(key)) != 1 {
		t.Errorf("the finished game has %d moves", len(l.Steps))
	}
	if after, _ := os.ReadFile(over.path); string(after) != string(before) {
		t.Error("its file has changed")
	}
	table = must.Get(h.Table(running.id))(t)
	l := table.Look()
	if err := table.Decide(l.At.Turn(), 3, first(l.At)); !errors.Is(err, ErrUnwritten) || len(table.Look().Steps) != 3 {
		t.Errorf("a move: %v", err)
	}
	if _, _, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2)}); !errors.Is(err, ErrUnwritten) {
		t.Errorf("a new game: %v", err)
	}
	if err := h.room(""); !errors.Is(err, ErrUnwritten) {
		t.Errorf("room for a game: %v", err)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.archiveOne(over.id) {
		t.Error("a game goes to the archive")
	}
	if err := h.write(h.path(over.id), "rubbish"); !errors.Is(err, ErrUnwritten) {
		t.Errorf("a whole file: %v", err)
	}
}

// Games that are over go to the archive when they are old, or when their places are needed, and
// are read there.
func TestArchive(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{Files: 3, Idle: time.Nanosecond, Open: 2})
	over, key := two(t, h, "official", 0)
	resign(t, over)
	for range 4 {
		table, _ := two(t, h, "official", 0) // those that are over make room
		resign(t, table)
	}
	running, _ := two(t, h, "official", 0)
	if _, err := os.Stat(h.archived(over.id)); err != nil {
		t.Errorf("the oldest game is not archived: %v", err)
	}
	h.Close()
	h = hall(t, folder, Config{Old: time.Nanosecond})
	if h.files != 1 || len(h.over) != 0 {
		t.Errorf("%d games are in the folder, %d of them over", h.files, len(h.over))
	}
	table, err := h.Table(over.id)
	if err != nil || !table.Look().At.Over() || len(table.SeatsOf(key)) != 1 {
		t.Errorf("an archived game: %v", err)
	}
	if g, err := h.Glimpse(over.id, key); err != nil || !g.Over {
		t.Errorf("a glimpse of it: %v", err)
	}
	if table, err = h.Table(running.id); err != nil || table.Look().At.Over() {
		t.Errorf("a game that goes on: %v", err)
	}
}

// A full folder makes room for a tenth of the games that it takes, the oldest ones that are over, so that the next
// games find room too.
func TestArchiveTenth(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Files: 20, Idle: time.Nanosecond, Open: 2})
	for range 20 {
		table, _ := two(t, h, "official", 0)
		resign(t, table)
	}
	if two(t, h, "official", 0); h.files != 19 {
		t.Errorf("%d games are in the folder, and not 19", h.files)
	}
}

// While a file is read nobody waits who wants another table, and it is read once.
func TestSlowFile(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	a, _ := two(t, h, "official", 0)
	b, _ := two(t, h, "official", 0)
	h.Close()
	h = hall(t, folder, Config{})
	h.mu.Lock()
	reading := make(chan struct{})
	h.opening[a.id] = reading // somebody reads the file of a, for as long as it takes
	h.mu.Unlock()
	got := make(chan *Table)
	go func() {
		table, err := h.Table(a.id)
		if err != nil {
			t.Error(err)
		}
		got <- table
	}()
	must.Get(h.Table(b.id))(t)
	h.mu.Lock()
	delete(h.opening, a.id)
	h.mu.Unlock()
	close(reading)
	first := <-got
	if again, err := h.Table(a.id); err != nil || again != first {
		t.Errorf("the table is there twice: %v", err)
	}
}

// One place cannot take all tables.
func TestTablesOfOne(t *testing.T) {
	h := hall(t, t.TempDir(), Config{Each: 2})
	begin := func(from string) error {
		_, _, err := h.New(Setup{Rules: rules(t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2), From: from})
		return err
	}
	for i := range 2 {
		if err := begin("192.0.2.1"); err != nil {
			t.Error(i, err)
		}
	}
	if err := begin("192.0.2.1"); !errors.Is(err, ErrFull) {
		t.Errorf("a third one: %v", err)
	}
	if err := begin("192.0.2.2"); err != nil {
		t.Errorf("somebody else: %v", err)
	}
	h.config.Idle = -1 // nobody has looked at them for long: they make room
	if err := begin("192.0.2.1"); err != nil || len(h.tables) != 2 {
		t.Errorf("one instead of another: %v, %d tables", err, len(h.tables))
	}
}

// The last pages of an address that watch a table are told of changes, and others keep theirs.
func TestWatchers(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, _ := two(t, h, "official", 0)
	other := table.Watch([]int{1}, "192.0.2.2")
	var all []chan struct{}
	for range 16 + 3 {
		all = append(all, table.Watch([]int{0}, "192.0.2.1"))
	}
	open := func(w chan struct{}) bool {
		select {
		case _, ok := <-w:
			return ok
		default:
			return true
		}
	}
	for i, w := range all {
		if w == nil || open(w) != (i >= 3) {
			t.Errorf("page %d", i)
		}
	}
	if !open(other) {
		t.Error("the page of another address is not told any more")
	}
	table, _ = two(t, h, "official", 0)
	all = nil
	for range 16 + 1 {
		all = append(all, table.Watch([]int{0}, "192.0.2.1"))
	}
	if open(all[0]) || !open(all[1]) {
		t.Error("of pages of one address alone, it is not the oldest that is told no more")
	}
}

// Onlookers are 60 at most, of whom 40 sit at one address, and they take no place of those who play there.
func TestOnlookers(t *testing.T) {
	h := hall(t, t.TempDir(), Config{})
	table, _ := two(t, h, "official", 0)
	const club = "192.0.2.1"
	player := table.Watch([]int{0}, club)
	watch := func(n int, from func(int) string) (all []chan struct{}) {
		for i := range n {
			if w := table.Watch(nil, from(i)); w != nil {
				all = append(all, w)
			}
		}
		return all
	}
	elsewhere := func(i int) string { return fmt.Sprint("198.51.100.", i) }
	near := watch(mostOnlookers, func(int) string { return club })
	far := watch(mostOnlookers, elsewhere)
	if len(near) != 40 || len(near)+len(far) != 60 {
		t.Errorf("%d onlookers at one address, %d elsewhere", len(near), len(far))
	}
	other := table.Watch([]int{1}, club)
	if player == nil || other == nil {
		t.Fatal("a player has no place")
	}
	table.Forget(far[0])
	if len(watch(2, elsewhere)) != 1 {
		t.Error("the place of an onlooker who has gone is not free, or it is twice")
	}
	for i := range 2 * mostWatchers {
		table.Watch([]int{0}, elsewhere(i))
	}
	if len(table.watchers) != 100 {
		t.Errorf("%d pages watch", len(table.watchers))
	}
	for _, w := range []chan struct{}{player, other} {
		select {
		case _, ok := <-w:
			if !ok {
				t.Error("a player has lost the place")
			}
		default:
		}
	}
}

// A file that cannot be read is told once, however often somebody asks for it.
func TestDamagedOnce(t *testing.T) {
	folder := t.TempDir()
	h := hall(t, folder, Config{})
	table, key := two(t, h, "official", 0)
	h.Close()
	var told []string
	h = hall(t, folder, Config{Log: func(format string, args ...any) { told = append(told, fmt.Sprintf(format, args...)) }})
	for _, text := range []string{"rubbish", "rubbish", "@game jarnac\nrubbish"} {
		must.Do(t, os.WriteFile(table.path, []byte(text), 0o600))
		for range 3 {
			if _, err := h.Table(table.id); err == nil {
				t.Error("it is opened")
			}
			if _, err := h.Glimpse(table.id, key); err == nil {
				t.Error("it is in a list")
			}
		}
	}
	if len(told) != 1 && len(told) != 2 {
		t.Errorf("%q", told)
	}
}
