package tables

import (
	"io/fs"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/table"
)

// A Glimpse is what a list of games says of a table. It does not open the table.
type Glimpse struct {
	ID     string
	Rules  *game.Rules
	Names  []string
	Shared bool
	At     game.Position
	Seats  []int  // of the key
	Awaits []bool // of each seat: the table waits for it
	Free   []bool // nobody sits there
	Over   bool
	Bots   []bool
	Moves  int
	When   time.Time // something last happened
}

// Glimpse returns what a list says of a table to the one who has a key of it.
func (h *Hall) Glimpse(id, key string) (Glimpse, error) {
	if !isID(id) {
		return Glimpse{}, ErrNone
	}
	g, seats, err := h.glimpse(id)
	if err != nil {
		return Glimpse{}, err
	}
	if g.Seats = seatsOf(seats, key); len(g.Seats) == 0 {
		return Glimpse{}, ErrSeat
	}
	return g, nil
}

// Peek returns what a list says of a table to those who hold the evening at which it stands.
func (h *Hall) Peek(id string) (Glimpse, error) {
	if !isID(id) {
		return Glimpse{}, ErrNone
	}
	g, _, err := h.glimpse(id)
	return g, err
}

// Finished returns the steps of a game that is over, to the one who has a key of it. It does not open the table.
// The error is ErrRunning where the game goes on.
func (h *Hall) Finished(id, key string) (Glimpse, []game.Step, error) {
	g, err := h.Glimpse(id, key)
	switch {
	case err != nil:
		return g, nil, err
	case !g.Over:
		return g, nil, ErrRunning
	}
	_, k, err := h.find(id)
	if err != nil {
		return g, nil, err
	}
	g.When = k.head.Began
	return g, k.at.Steps(), nil
}

func (h *Hall) glimpse(id string) (Glimpse, []Seat, error) {
	info, err := h.disk.Stat(h.path(id))
	if err != nil {
		if info, err = h.disk.Stat(h.archived(id)); err != nil {
			return Glimpse{}, nil, ErrNone
		}
	}
	if g, seats, ok := h.glimpses.get(id, info); ok {
		return g, seats, nil
	}
	_, k, err := h.find(id)
	if err != nil {
		return Glimpse{}, nil, err
	}
	g := glimpseOf(k.at, k.seats)
	g.ID, g.Shared, g.When = id, k.head.Shared, info.ModTime()
	h.glimpses.put(id, info, g, k.seats)
	return g, k.seats, nil
}

func glimpseOf(at table.Table, seats []Seat) Glimpse {
	c := at.Config()
	g := Glimpse{Rules: c.Rules, Names: c.Names, At: at.Position(), Over: at.Over(), Moves: at.Moves()}
	for i, s := range seats {
		g.Awaits = append(g.Awaits, at.Awaits(i))
		g.Free = append(g.Free, !s.taken())
		g.Bots = append(g.Bots, s.Bot())
	}
	return g
}

// glimpses keeps those that were asked for last, as long as their files are what they were.
type glimpses struct {
	mu   sync.Mutex
	kept map[string]glimpsed
}

type glimpsed struct {
	size  int64
	when  time.Time
	what  Glimpse
	seats []Seat
}

// mostGlimpses limits those that are kept.
const mostGlimpses = 500

func (g *glimpses) get(id string, info fs.FileInfo) (Glimpse, []Seat, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	k, ok := g.kept[id]
	return k.what, k.seats, ok && k.size == info.Size() && k.when.Equal(info.ModTime())
}

func (g *glimpses) put(id string, info fs.FileInfo, what Glimpse, seats []Seat) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.kept == nil || len(g.kept) >= mostGlimpses {
		g.kept = map[string]glimpsed{}
	}
	g.kept[id] = glimpsed{info.Size(), info.ModTime(), what, seats}
}
