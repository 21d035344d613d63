package tables

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/internal/test/gametest"
)

// A hall keeps its bounds and its archive as they are told here, plainly, whatever is asked of it in whatever order.
func TestHallModel(t *testing.T) {
	n := uint64(gametest.N(400, 1_000))
	if testing.Short() {
		n = 60
	}
	sum := map[string]int{}
	for seed := range n {
		synctest.Test(t, func(t *testing.T) {
			h := &tellingHall{t: t, seed: seed, rng: rand.New(rand.NewPCG(seed, 28)), disk: faulty.New(seed), games: map[string]*told{}, sum: sum}
			h.run(100)
		})
		if t.Failed() {
			t.FailNow()
		}
	}
	t.Logf("%d sequences: %v", n, sum)
	for _, what := range []string{
		"begun", "begun by all", "full of files", "full of tables", "full of one place", "idle closed", "idle of one place closed", "archived as old", "archived for room", "opened", "opened from the archive", "ended",
	} {
		if sum[what] == 0 {
			t.Errorf("in no sequence there was %q", what)
		}
	}
}

// The bounds of the hall.
const (
	toldOpen, toldEach, toldFiles = 5, 2, 10
	toldIdle, toldOld             = 20 * time.Minute, 2 * time.Hour
)

// A told is what is told of a game in a folder.
type told struct {
	from           string // who began it, as long as it stays open
	open, archived bool
	over           bool
	used           time.Time // when somebody last looked at it
	ended          time.Time // of a game that is over: when it was last closed, or written
	watch          chan struct{}
}

type tellingHall struct {
	t     *testing.T
	seed  uint64
	rng   *rand.Rand
	disk  *faulty.Disk
	hall  *Hall
	games map[string]*told
	sum   map[string]int
	log   []string
}

func (h *tellingHall) fatalf(format string, args ...any) {
	h.t.Helper()
	h.t.Fatalf("seed %d, %s:\n%q", h.seed, fmt.Sprintf(format, args...), h.log)
}

func (h *tellingHall) run(steps int) {
	h.start()
	defer func() { h.hall.Close(); synctest.Wait() }()
	for range steps {
		time.Sleep(time.Millisecond)
		what := ""
		switch h.rng.IntN(10) {
		case 0, 1, 2, 3:
			what = h.begins()
		case 4, 5:
			what = h.looks()
		case 6:
			what = h.watches()
		case 7:
			time.Sleep(time.Duration(h.rng.IntN(15)) * time.Minute)
			what = "time"
		case 8:
			if h.rng.IntN(3) > 0 {
				time.Sleep(time.Duration(h.rng.IntN(60)) * time.Minute)
				what = "long"
				break
			}
			h.hall.Close()
			h.start()
			what = "restarted"
		case 9:
			if _, err := h.hall.Table("aaaaaaaaaaaaa"); !errors.Is(err, ErrNone) && !errors.Is(err, ErrFull) {
				h.fatalf("a game that there is not: %v", err)
			}
			h.sweep()
			what = "none"
		}
		h.log = append(h.log, what)
		h.compare(what)
	}
}

// start opens the hall, which archives what was over long ago.
func (h *tellingHall) start() {
	hall, damaged, err := Open(shelf, "games", Config{Disk: h.disk, Open: toldOpen, Each: toldEach, Files: toldFiles, Idle: toldIdle, Old: toldOld})
	if err != nil || len(damaged) > 0 {
		h.fatalf("it does not open: %v, %v", err, damaged)
	}
	h.hall = hall
	for id, g := range h.games {
		g.open, g.from, g.watch = false, "", nil
		if !g.over || g.archived {
			continue
		}
		info, err := h.disk.Stat(hall.path(id))
		if err != nil { // which the hall has put away
			if info, err = h.disk.Stat(hall.archived(id)); err != nil {
				h.fatalf("%s is gone: %v", id, err)
			}
		}
		g.ended = info.ModTime()
		if time.Since(g.ended) > toldOld {
			g.archived = true
			h.sum["archived as old"]++
		}
	}
}

// idle closes what of these games nobody has looked at for long, and returns how many it were.
func (h *tellingHall) idle(which func(*told) bool) (n int) {
	for _, g := range h.games {
		if g.open && g.watch == nil && time.Since(g.used) >= toldIdle && which(g) {
			g.open, g.from, g.ended = false, "", time.Now()
			n++
		}
	}
	return n
}

func (h *tellingHall) count(which func(*told) bool) (n int) {
	for _, g := range h.games {
		if which(g) {
			n++
		}
	}
	return n
}

func isOpen(g *told) bool { return g.open }

// sweep reports whether there is room for one more table that is open.
func (h *tellingHall) sweep() bool {
	if h.count(isOpen) >= toldOpen {
		h.sum["idle closed"] += h.idle(isOpen)
	}
	return h.count(isOpen) < toldOpen
}

// begins begins a game.
func (h *tellingHall) begins() string {
	from := []string{"", "a", "b", "c"}[h.rng.IntN(4)]
	table, _, err := h.hall.New(Setup{Rules: rules(h.t, "official"), Names: []string{"A", "B"}, Levels: make([]bot.Level, 2), Shared: true, From: from})
	files := func(g *told) bool { return !g.archived }
	full := ""
	if h.count(files) >= toldFiles {
		h.makeRoom()
	}
	own := func(g *told) bool { return g.open && g.from == from && from != "" }
	switch {
	case h.count(files) >= toldFiles:
		full = "full of files"
	case !h.sweep():
		full = "full of tables"
	default:
		if h.count(own) >= toldEach {
			h.sum["idle of one place closed"] += h.idle(own)
		}
		if h.count(own) >= toldEach {
			full = "full of one place"
		}
	}
	if (full != "") != errors.Is(err, ErrFull) || full == "" && err != nil {
		h.fatalf("%s may begin a game: %q, and not %v", from, full, err)
	}
	if err == nil {
		h.games[table.id] = &told{open: true, from: from, used: time.Now()}
		full = "begun"
		if from == "" {
			full = "begun by all"
		}
	}
	h.sum[full]++
	return full + " " + from
}

// makeRoom archives the game that is over longest. Of equals it may be either.
func (h *tellingHall) makeRoom() {
	over := map[string]*told{}
	for id, g := range h.games {
		if g.over && !g.open && !g.archived {
			over[id] = g
		}
	}
	ids := slices.SortedFunc(maps.Keys(over), func(a, b string) int {
		if c := over[a].ended.Compare(over[b].ended); c != 0 {
			return c
		}
		if _, err := h.disk.Stat(h.hall.archived(a)); err == nil {
			return -1
		}
		return 1
	})
	for _, id := range ids[:min(toldFiles/10, len(ids))] {
		over[id].archived = true
		h.sum["archived for room"]++
	}
}

// any returns one of the games.
func (h *tellingHall) any() (id string, g *told) {
	ids := slices.Sorted(maps.Keys(h.games))
	if len(ids) == 0 {
		return "", nil
	}
	id = ids[h.rng.IntN(len(ids))]
	return id, h.games[id]
}

// asks asks for the table of a game, which may be closed.
func (h *tellingHall) asks(id string, g *told) *Table {
	table, err := h.hall.Table(id)
	if !g.open && !h.sweep() {
		if !errors.Is(err, ErrFull) {
			h.fatalf("with all tables open another one is, too: %v", err)
		}
		return nil
	}
	if err != nil {
		h.fatalf("a game: %v", err)
	}
	if !g.open {
		h.sum["opened"]++
		if g.archived {
			h.sum["opened from the archive"]++
		}
		g.open, g.used = true, time.Now()
	}
	return table
}

// looks looks at a game, and ends some.
func (h *tellingHall) looks() string {
	id, g := h.any()
	if g == nil {
		return ""
	}
	table := h.asks(id, g)
	if table == nil {
		return "full"
	}
	l := table.Look()
	g.used = time.Now()
	if l.At.Over() != g.over {
		h.fatalf("a game is over: %t", l.At.Over())
	}
	if h.rng.IntN(3) > 0 && !g.over {
		resign(h.t, table)
		g.over = true
		h.sum["ended"]++
	}
	return "look " + id
}

// watches opens a page at a game that is open, or closes it.
func (h *tellingHall) watches() string {
	id, g := h.any()
	if g == nil || !g.open {
		return ""
	}
	table := h.asks(id, g)
	if g.watch != nil {
		table.Forget(g.watch)
		g.watch, g.used = nil, time.Now()
		return "goes " + id
	}
	g.watch = table.Watch(nil, "")
	return "watches " + id
}

func (h *tellingHall) compare(what string) {
	files, tables, over := 0, 0, 0
	for id, g := range h.games {
		path := h.hall.path(id)
		if g.archived {
			path = h.hall.archived(id)
		} else {
			files++
		}
		if _, err := h.disk.Stat(path); err != nil {
			h.fatalf("after %q: %s", what, err)
		}
		other := h.hall.archived(id)
		if g.archived {
			other = h.hall.path(id)
		}
		if _, err := h.disk.Stat(other); !errors.Is(err, fs.ErrNotExist) {
			h.fatalf("after %q %s is there as well", what, other)
		}
		if _, ok := h.hall.tables[id]; ok != g.open {
			h.fatalf("after %q a table is open: %t", what, ok)
		}
		if g.open {
			tables++
		}
		if g.over && !g.open && !g.archived {
			over++
		}
		if peek, err := h.hall.Peek(id); err != nil || peek.Over != g.over {
			h.fatalf("after %q a list says that a game is over: %t, %v", what, peek.Over, err)
		}
	}
	if h.hall.files != files || len(h.hall.tables) != tables || len(h.hall.over) != over {
		h.fatalf("after %q there are %d files, %d tables, %d over, and not %d, %d, %d", what, h.hall.files, len(h.hall.tables), len(h.hall.over), files, tables, over)
	}
}
