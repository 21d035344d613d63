package clubs

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/tournament"
)

// A Club is a tournament, and what the page knows of it besides.
type Club struct {
	tournament.Tournament
	Evening
}

// With returns the club with another tournament, unless there is an error.
func (c Club) With(t tournament.Tournament, err error) (Club, error) {
	c.Tournament = t
	return c, err
}

// An Evening is how the games of a tournament are played on the page, and what is known of games
// whose result is not noted. It stands beside the tournament in a file of its own.
type Evening struct {
	Game  string `json:"game,omitempty"` // "" where people play with real letters
	Rules string `json:"rules,omitempty"`
	Clock string `json:"clock,omitempty"`
	Pairs []Pair `json:"pairs,omitempty"`
}

// A Pair is what is known of a game of the last round.
type Pair struct {
	Round  int                  `json:"round"`
	First  tournament.Player    `json:"first"`
	Second tournament.Player    `json:"second"`
	Table  string               `json:"table,omitempty"` // the game on the page; "" before anybody sits down
	Said   [2]tournament.Result `json:"said,omitzero"`   // the result that each of the two has entered
}

// is reports whether p is about a pairing of a round.
func (p Pair) is(round int, x tournament.Pairing) bool {
	return p.Round == round && p.First == x.First && p.Second == x.Second
}

// Agreed returns the result that both have entered.
func (p Pair) Agreed() (tournament.Result, bool) {
	return p.Said[0], p.Said[0] == p.Said[1] && p.Said[0].Kind != tournament.Open
}

// Disputed reports whether the two have entered different results.
func (p Pair) Disputed() bool {
	return p.Said[0].Kind != tournament.Open && p.Said[1].Kind != tournament.Open && p.Said[0] != p.Said[1]
}

// Known returns what is known of a pairing of a round.
func (e Evening) Known(round int, x tournament.Pairing) Pair {
	for _, p := range e.Pairs {
		if p.is(round, x) {
			return p
		}
	}
	return Pair{Round: round, First: x.First, Second: x.Second}
}

// Put returns the evening with p instead of what was known of the same pairing.
func (e Evening) Put(p Pair) Evening {
	e.Pairs = slices.DeleteFunc(slices.Clone(e.Pairs), func(q Pair) bool {
		return q.Round == p.Round && q.First == p.First && q.Second == p.Second
	})
	e.Pairs = append(e.Pairs, p)
	return e
}

// Clear returns the evening without what is known of a pairing: the result is not taken from a table
// again, and the two can sit down at another one.
func (e Evening) Clear(round int, p, q tournament.Player) Evening {
	e.Pairs = slices.DeleteFunc(slices.Clone(e.Pairs), func(x Pair) bool {
		return x.Round == round && (x.First == p && x.Second == q || x.First == q && x.Second == p)
	})
	return e
}

// Table returns the number of the table of a player in the last round, from 1, and the pairing.
func (c Club) Table(p tournament.Player) (number int, x tournament.Pairing, ok bool) {
	for i, x := range c.Round(c.Rounds()) {
		if x.First == p || x.Second == p {
			return i + 1, x, true
		}
	}
	return 0, tournament.Pairing{}, false
}

// settle notes the results on which both players agree, and those of games that are over, and
// reports whether there was one.
func (c Club) settle(over func(table string) (tournament.Result, bool)) (_ Club, found bool) {
	round := c.Rounds()
	for _, x := range c.Round(round) {
		if !x.Open() {
			continue
		}
		p := c.Known(round, x)
		result, ok := p.Agreed()
		if !ok && p.Table != "" {
			result, ok = over(p.Table)
		}
		if !ok {
			continue
		}
		if t, err := c.Set(round, x.First, x.Second, result); err == nil {
			c.Tournament, found = t, true
		}
	}
	return c, found
}

// current returns the evening without pairs that the tournament does not have any more.
func (c Club) current() Evening {
	e := c.Evening
	e.Pairs = slices.DeleteFunc(slices.Clone(e.Pairs), func(p Pair) bool {
		return p.Round != c.Rounds() || !slices.ContainsFunc(c.Round(p.Round), func(x tournament.Pairing) bool { return p.is(p.Round, x) })
	})
	return e
}

// beside returns the file of the evening of a tournament in a file.
func beside(path string) string { return strings.TrimSuffix(path, ".txt") + ".json" }

// mostEvening limits the bytes of an evening that are read.
const mostEvening = 1 << 20

// readEvening reads the evening of a tournament in a file; a tournament that another program began has
// none.
func readEvening(path string) (e Evening, err error) {
	f, err := os.Open(beside(path))
	if errors.Is(err, fs.ErrNotExist) {
		return Evening{}, nil
	}
	if err != nil {
		return Evening{}, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, mostEvening+1))
	switch {
	case err != nil:
		return Evening{}, err
	case len(data) > mostEvening:
		return Evening{}, fmt.Errorf("%s is too large", beside(path))
	}
	if err := json.Unmarshal(data, &e); err != nil {
		return Evening{}, fmt.Errorf("%s: %v", beside(path), err)
	}
	return e, nil
}

func writeEvening(path string, e Evening) error {
	data, err := json.Marshal(e)
	if err != nil {
		return err
	}
	return disk.Create(disk.System{}, beside(path), append(data, '\n'), 0o600)
}
