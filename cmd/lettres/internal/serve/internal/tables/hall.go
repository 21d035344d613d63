package tables

import (
	"cmp"
	crand "crypto/rand"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/table"
)

// A Config says how a Hall works. The zero Config is a sensible one.
type Config struct {
	Open  int           // tables that are open at once, at most; 0 is 500
	Each  int           // of these that one place has set up, at most; 0 is 60
	Files int           // games in the folder, at most; 0 is 20,000
	Old   time.Duration // after which a finished game goes to the archive; 0 is 30 days
	Idle  time.Duration // after which a table that nobody looks at is closed; 0 is 20 minutes
	Gone  time.Duration // after which a person who does not look at the table has left it; 0 is 30 s
	Claim time.Duration // for which somebody who has left lets the others wait before they can claim the game; 0 is 5 minutes
	Pace  time.Duration // that a bot takes at least for a move; 0 is 900 ms, below 0 none
	Wait  time.Duration // for somebody to contest a word, before its author goes on; 0 is 6 s, below 0 none
	Ten   time.Duration // that the last chance lasts; 0 is ten seconds
	Log   func(format string, args ...any)
	// Elsewhere thinks for players, where something else waits for this program meanwhile; nil is not.
	Elsewhere Elsewhere
	Disk      disk.Disk     // where the folder is; nil is the disk of this machine
	Seed      func() uint64 // of the letters of a table, and of a bot; nil is what nobody can foresee
}

// A Hall has the tables of a folder.
type Hall struct {
	library  *library.Library
	folder   string
	config   Config
	disk     disk.Disk
	lock     disk.File     // of the folder; nil where nothing can be written
	workers  chan struct{} // bots that think at once
	glimpses glimpses

	mu      sync.Mutex
	tables  map[string]*Table
	opening map[string]chan struct{} // closed when the table is open, or cannot be
	told    map[string]string        // why files could not be read
	files   int
	over    map[string]time.Time // finished games in the folder that are not open, and of when they are
	closed  bool
}

// The errors of a Hall.
var (
	// ErrFull means the Hall takes no more tables.
	ErrFull = errors.New("all tables are taken")
	// ErrNone means there is no such table.
	ErrNone = errors.New("there is no such table")
	// ErrRunning means the game goes on, and what is asked is told once it is over.
	ErrRunning = errors.New("the game is still going on")
	// ErrInUse means another process has the folder.
	ErrInUse = alone.ErrInUse
	// ErrUnwritten means the folder could not be written.
	ErrUnwritten = errors.New("the game could not be written down")
)

// lockName is the file that says that a process has the folder.
const lockName = "lettres.lock"

// Open opens the tables of a folder, on which games of the library are played, and makes the folder if
// it does not exist. One process at a time has a folder: the error is ErrInUse for others. In a
// folder that cannot be written games can be looked at, and none is played.
// Damaged holds the files without a whole game, and why: they stay as they
// are, and do not stop the others.
func Open(games *library.Library, folder string, c Config) (h *Hall, damaged map[string]error, err error) {
	c.Open = cmp.Or(c.Open, 500)
	c.Each = cmp.Or(c.Each, 60)
	c.Files = cmp.Or(c.Files, 20_000)
	c.Old = cmp.Or(c.Old, 30*24*time.Hour)
	c.Idle = cmp.Or(c.Idle, 20*time.Minute)
	c.Gone = cmp.Or(c.Gone, 30*time.Second)
	c.Claim = cmp.Or(c.Claim, 5*time.Minute)
	c.Pace = cmp.Or(c.Pace, 900*time.Millisecond)
	c.Wait = cmp.Or(c.Wait, 6*time.Second)
	c.Ten = cmp.Or(c.Ten, 10*time.Second)
	if c.Log == nil {
		c.Log = func(string, ...any) {}
	}
	if c.Disk == nil {
		c.Disk = disk.System{}
	}
	if c.Seed == nil {
		c.Seed = newSeed
	}
	if err := c.Disk.MkdirAll(folder, 0o700); err != nil {
		return nil, nil, err
	}
	h = &Hall{
		library: games, disk: c.Disk, folder: folder, config: c, tables: map[string]*Table{}, opening: map[string]chan struct{}{}, over: map[string]time.Time{}, told: map[string]string{},
		// One processor is left for those who wait for a page.
		workers: make(chan struct{}, max(1, runtime.GOMAXPROCS(0)-1)),
	}
	switch h.lock, err = h.disk.Lock(filepath.Join(folder, lockName)); {
	case errors.Is(err, alone.ErrInUse):
		return nil, nil, err
	case err != nil:
		c.Log("%v", err)
	}
	if damaged, err = h.readAll(); err != nil {
		h.Close()
		return nil, nil, err
	}
	return h, damaged, nil
}

// Folder returns where the games are.
func (h *Hall) Folder() string { return h.folder }

// Log writes a line for whoever runs the program.
func (h *Hall) Log(format string, args ...any) { h.config.Log(format, args...) }

// readAll reads all games of the folder, and archives those that were over long ago.
func (h *Hall) readAll() (damaged map[string]error, err error) {
	entries, err := h.disk.ReadDir(h.folder)
	if err != nil {
		return nil, err
	}
	damaged = map[string]error{}
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), suffix)
		if !ok || !isID(id) || !e.Type().IsRegular() {
			continue
		}
		h.files++
		k, err := h.load(h.path(id))
		if err != nil {
			damaged[e.Name()] = err
		} else if info, err := e.Info(); err == nil && k.at.Over() {
			h.over[id] = info.ModTime()
		}
	}
	h.archiveOld(time.Now().Add(-h.config.Old))
	return damaged, nil
}

// A Setup is a table to be.
type Setup struct {
	Rules  *game.Rules
	Names  []string
	Levels []bot.Level // of each seat: zero is a person
	Time   table.Time
	Shared bool
	From   string // who sets it up: the address of a machine
	Host   int    // the seat of who sets it up; that of a bot stands for the first of a person
}

// New opens a table, and returns the key of the seat of the host. Other persons sit down
// with Sit. The error of names that cannot be written is that of its record.
func (h *Hall) New(s Setup) (*Table, string, error) {
	if err := h.room(s.From); err != nil {
		return nil, "", err
	}
	began := head{Began: time.Now().UTC().Truncate(time.Second), Shared: s.Shared, View: newKey(keyLen), Setup: h.setup(s.Time, s.Shared)}
	began.Setup.Rules, began.Setup.Names = s.Rules, s.Names
	var seats []Seat
	mine, host := newKey(keyLen), s.Host
	if s.Levels[host].Valid() {
		host = max(0, slices.Index(s.Levels, 0))
	}
	for i := range s.Names {
		seat := Seat{Number: i, Name: s.Names[i], Level: s.Levels[i]}
		switch {
		case seat.Bot():
			seat.Seed = h.config.Seed()
		case i == host, s.Shared:
			seat.Key = mine
		default:
			seat.Invite = newKey(keyLen)
		}
		seats = append(seats, seat)
	}
	at, err := begun(began.Setup, seats)
	if err != nil {
		return nil, "", err
	}
	text, err := fileOf(at, began, seats)
	if err != nil {
		return nil, "", err
	}
	id := newKey(idLen)
	if err := h.write(h.path(id), text); err != nil {
		return nil, "", err
	}
	h.mu.Lock()
	h.files++
	h.mu.Unlock()
	t, err := h.Table(id)
	if err != nil {
		return nil, "", err
	}
	h.mu.Lock()
	t.from = s.From
	h.mu.Unlock()
	return t, mine, nil
}

// begun sets up a table with those who sit at it from the beginning.
func begun(c table.Config, seats []Seat) (at table.Table, err error) {
	at, err = table.New(c)
	for i, seat := range seats {
		if seat.taken() && err == nil {
			at, _, err = at.Sit(0, i)
		}
	}
	return at, err
}

// fileOf returns the file of a table.
func fileOf(at table.Table, head head, seats []Seat) (string, error) {
	record := at.Record()
	written, err := record.MarshalText()
	if err != nil {
		return "", err
	}
	var text strings.Builder
	text.Write(written)
	line, err := json.Marshal(head)
	if err != nil {
		return "", err
	}
	text.WriteString(tableMark + string(line) + "\n")
	for _, seat := range seats {
		line, err := seatLine(seat)
		if err != nil {
			return "", err
		}
		text.WriteString(line)
	}
	now, err := at.Snapshot()
	text.WriteString(strings.TrimPrefix(nowMark, " ") + string(now) + "\n")
	return text.String(), err
}

// write writes a whole file.
func (h *Hall) write(path, text string) error {
	if h.lock == nil {
		return ErrUnwritten
	}
	if err := disk.Create(h.disk, path, []byte(text), 0o600); err != nil {
		h.config.Log("%v", err)
		return ErrUnwritten
	}
	return nil
}

// setup returns how a table with a clock is set up. Who shares a device contests before handing it
// on.
func (h *Hall) setup(clock table.Time, shared bool) table.Config {
	c := table.Config{Time: clock, Wait: h.config.Wait, LastChance: h.config.Ten, ByHand: true, MostMoves: mostMoves, Seed: h.config.Seed()}
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

// room makes room for one more table of somebody, and fails if there is none.
func (h *Hall) room(from string) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case h.closed:
		return ErrFull
	case h.lock == nil:
		return ErrUnwritten
	}
	if h.files >= h.config.Files {
		h.archiveOldest(max(1, h.config.Files/10))
	}
	if h.files >= h.config.Files {
		return ErrFull
	}
	if err := h.sweep(); err != nil {
		return err
	}
	if from == "" {
		return nil
	}
	var own []*Table
	for _, t := range h.tables {
		if t.from == from {
			own = append(own, t)
		}
	}
	if len(own) >= h.config.Each {
		own = slices.DeleteFunc(own, h.closeIdle)
	}
	if len(own) >= h.config.Each {
		return ErrFull
	}
	return nil
}

// sweep closes tables that nobody has looked at for long, if there are too many.
func (h *Hall) sweep() error {
	if len(h.tables)+len(h.opening) < h.config.Open {
		return nil
	}
	for _, t := range h.tables {
		h.closeIdle(t)
	}
	if len(h.tables)+len(h.opening) >= h.config.Open {
		return ErrFull
	}
	return nil
}

// closeIdle closes a table that nobody has looked at for long, and reports whether it has.
func (h *Hall) closeIdle(t *Table) bool {
	closed, over := t.closeIdle(h.config.Idle)
	if closed {
		delete(h.tables, t.id)
		if over && !t.archived {
			h.over[t.id] = time.Now()
		}
	}
	return closed
}

// Table returns the table of a name, and opens it if it is closed. No file is read while others
// wait for another table.
func (h *Hall) Table(id string) (*Table, error) {
	if !isID(id) {
		return nil, ErrNone
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for {
		if t, ok := h.tables[id]; ok {
			return t, nil
		}
		if h.closed {
			return nil, ErrFull
		}
		opening, ok := h.opening[id]
		if !ok {
			break
		}
		h.mu.Unlock()
		<-opening
		h.mu.Lock()
	}
	if err := h.sweep(); err != nil {
		return nil, err
	}
	opening := make(chan struct{})
	h.opening[id] = opening
	delete(h.over, id) // it is not archived while it is open
	h.mu.Unlock()
	t, err := h.read(id)
	h.mu.Lock()
	delete(h.opening, id)
	close(opening)
	switch {
	case err != nil:
		return nil, err
	case h.closed:
		t.close()
		return nil, ErrFull
	}
	h.tables[id] = t
	return t, nil
}

// read reads a table from its file.
func (h *Hall) read(id string) (*Table, error) {
	path, k, err := h.find(id)
	if err != nil {
		return nil, err
	}
	return newTable(h, id, path, k)
}

// find reads the file of a game, which may be in the archive.
func (h *Hall) find(id string) (path string, k *kept, err error) {
	path = h.path(id)
	if k, err = h.load(path); errors.Is(err, fs.ErrNotExist) {
		path = h.archived(id)
		k, err = h.load(path)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil, ErrNone
	case err != nil:
		h.damaged(id, err)
	}
	return path, k, err
}

// damaged tells of a file that cannot be read, once for each reason and not for each who asks for it.
func (h *Hall) damaged(id string, err error) {
	h.mu.Lock()
	told := h.told[id] == err.Error()
	if !told {
		h.told[id] = err.Error()
	}
	h.mu.Unlock()
	if !told {
		h.config.Log("%s%s: %v", id, suffix, err)
	}
}

// Close closes all tables, and leaves the folder to others. The games are on disk.
func (h *Hall) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	for id, t := range h.tables {
		t.close()
		delete(h.tables, id)
	}
	if h.lock != nil {
		h.lock.Close()
	}
}

// newSeed returns a seed that nobody can foresee, and that is not 0.
func newSeed() uint64 {
	var seed [8]byte
	crand.Read(seed[:]) // never fails
	return binary.NativeEndian.Uint64(seed[:]) | 1
}
