package tables

import (
	"cmp"
	crand "crypto/rand"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/library"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/table"
)

// A Config says how a Hall works. The zero Config is a sensible one.
type Config struct {
	Open  int           // tables that are open at once, at most; 0 is 500
	Files int           // games that are kept, at most; 0 is 20,000
	Idle  time.Duration // after which a table that nobody looks at is closed; 0 is 20 minutes
	Pace  time.Duration // that a bot takes at least for a move; 0 is 900 ms, below 0 none
	Wait  time.Duration // for somebody to contest a word, before its author goes on; 0 is 6 s, below 0 none
	Ten   time.Duration // that the last chance lasts; 0 is ten seconds
	Log   func(format string, args ...any)
}

// A Hall has the tables of a folder.
type Hall struct {
	library *library.Library
	folder  string
	config  Config
	workers chan struct{} // bots that think at once

	mu     sync.Mutex
	tables map[string]*Table
	files  int
	closed bool
}

// ErrFull means the Hall takes no more tables.
var ErrFull = errors.New("all tables are taken")

// ErrNone means there is no such table.
var ErrNone = errors.New("there is no such table")

// Open opens the tables of a folder, on which games of the library are played, and makes the folder if
// it does not exist. Damaged holds the files without a whole game, and why: they stay as they
// are, and do not stop the others.
func Open(games *library.Library, folder string, c Config) (h *Hall, damaged map[string]error, err error) {
	c.Open = cmp.Or(c.Open, 500)
	c.Files = cmp.Or(c.Files, 20_000)
	c.Idle = cmp.Or(c.Idle, 20*time.Minute)
	c.Pace = cmp.Or(c.Pace, 900*time.Millisecond)
	c.Wait = cmp.Or(c.Wait, 6*time.Second)
	c.Ten = cmp.Or(c.Ten, 10*time.Second)
	if c.Log == nil {
		c.Log = func(string, ...any) {}
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, nil, err
	}
	h = &Hall{
		library: games, folder: folder, config: c, tables: map[string]*Table{},
		// One processor is left for those who wait for a page.
		workers: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)-1)),
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, nil, err
	}
	damaged = map[string]error{}
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), suffix)
		if !ok || !isID(id) || !e.Type().IsRegular() {
			continue
		}
		h.files++
		if _, err := h.load(filepath.Join(folder, e.Name())); err != nil {
			damaged[e.Name()] = err
		}
	}
	return h, damaged, nil
}

// A Setup is a table to be.
type Setup struct {
	Rules  *game.Rules
	Names  []string
	Levels []bot.Level // of each seat: zero is a person
	Time   table.Time
	Shared bool
}

// New opens a table, and returns the key of the first seat of a person. Other persons sit down
// with Sit. The error of names that cannot be written is that of its record.
func (h *Hall) New(s Setup) (*Table, string, error) {
	if err := h.room(); err != nil {
		return nil, "", err
	}
	began := head{Began: time.Now().UTC().Truncate(time.Second), Shared: s.Shared, Setup: h.setup(s.Time, s.Shared)}
	began.Setup.Rules, began.Setup.Names = s.Rules, s.Names
	at, err := table.New(began.Setup)
	if err != nil {
		return nil, "", err
	}
	record := at.Record()
	written, err := record.MarshalText()
	if err != nil {
		return nil, "", err
	}
	var text strings.Builder
	text.Write(written)
	line, err := json.Marshal(began)
	if err != nil {
		return nil, "", err
	}
	text.WriteString(tableMark + string(line) + "\n")
	mine := ""
	for i := range s.Names {
		seat := Seat{Number: i, Name: s.Names[i], Level: s.Levels[i]}
		switch {
		case seat.Bot():
			seat.Seed = newSeed()
		case mine == "":
			mine = newKey(keyBytes)
			seat.Key = mine
		case s.Shared:
			seat.Key = mine
		default:
			seat.Invite = newKey(keyBytes)
		}
		line, err := seatLine(seat)
		if err != nil {
			return nil, "", err
		}
		text.WriteString(line)
		if seat.Invite == "" {
			if at, _, err = at.Sit(0, i); err != nil {
				return nil, "", err
			}
		}
	}
	now, err := at.Snapshot()
	if err != nil {
		return nil, "", err
	}
	text.WriteString(strings.TrimPrefix(nowMark, " ") + string(now) + "\n")
	id := newKey(idBytes)
	if err := create(h.path(id), text.String()); err != nil {
		return nil, "", err
	}
	h.mu.Lock()
	h.files++
	h.mu.Unlock()
	t, err := h.Table(id)
	return t, mine, err
}

// setup returns how a table with a clock is set up. Who shares a device contests before handing it
// on.
func (h *Hall) setup(clock table.Time, shared bool) table.Config {
	c := table.Config{Time: clock, Wait: h.config.Wait, LastChance: h.config.Ten, ByHand: true, MostMoves: mostMoves, Seed: newSeed()}
	if shared {
		c.Wait = -1
	}
	return c
}

func seatLine(s Seat) (string, error) {
	line, err := json.Marshal(s)
	return seatMark + string(line) + "\n", err
}

func (h *Hall) path(id string) string { return filepath.Join(h.folder, id+suffix) }

// room makes room for one more table, and fails if there is none.
func (h *Hall) room() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed || h.files >= h.config.Files {
		return ErrFull
	}
	return h.sweep()
}

// sweep closes tables that nobody has looked at for long, if there are too many.
func (h *Hall) sweep() error {
	if len(h.tables) < h.config.Open {
		return nil
	}
	for id, t := range h.tables {
		if t.closeIdle(h.config.Idle) {
			delete(h.tables, id)
		}
	}
	if len(h.tables) >= h.config.Open {
		return ErrFull
	}
	return nil
}

// Table returns the table of a name, and opens it if it is closed.
func (h *Hall) Table(id string) (*Table, error) {
	if !isID(id) {
		return nil, ErrNone
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if t, ok := h.tables[id]; ok {
		return t, nil
	}
	if h.closed {
		return nil, ErrFull
	}
	k, err := h.load(h.path(id))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, ErrNone
	case err != nil:
		h.config.Log("%s%s: %v", id, suffix, err)
		return nil, err
	}
	if err := h.sweep(); err != nil {
		return nil, err
	}
	t, err := newTable(h, id, k)
	if err != nil {
		return nil, err
	}
	h.tables[id] = t
	return t, nil
}

// Close closes all tables. Their games are on disk.
func (h *Hall) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	for id, t := range h.tables {
		t.close()
		delete(h.tables, id)
	}
}

// newSeed returns a seed that nobody can foresee, and that is not 0.
func newSeed() uint64 {
	var seed [8]byte
	crand.Read(seed[:]) // never fails
	return binary.NativeEndian.Uint64(seed[:]) | 1
}
