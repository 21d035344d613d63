package tables

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

// An evening is two games on a disk that fails once, and what of them was confirmed.
type evening struct {
	t    *testing.T
	disk *faulty.Disk
	hall *Hall
	id   string
	keys [2]string
	said []string // the moves that were confirmed
}

// open opens the folder again.
func (e *evening) open() (err error) {
	if e.hall != nil {
		e.hall.Close()
	}
	var damaged map[string]error
	e.hall, damaged, err = Open(shelf, "games", Config{Disk: e.disk, Wait: -1, Pace: -1, Gone: time.Nanosecond, Old: time.Nanosecond, Seed: gametest.Seeds(e.t)})
	if len(damaged) > 0 {
		e.t.Errorf("damaged: %v", damaged)
	}
	if err == nil && e.hall.lock == nil {
		err = ErrUnwritten // it can only be looked at: as one does who reads the log, start it again
	}
	return err
}

// table returns the table, at which all that was confirmed has to be.
func (e *evening) table() (*Table, error) {
	t, err := e.hall.Table(e.id)
	if err != nil {
		return nil, err
	}
	e.holds(t)
	return t, nil
}

func (e *evening) holds(t *Table) {
	l := t.Look()
	var moves []string
	for _, s := range l.Steps {
		moves = append(moves, s.Move.String())
	}
	if n := len(e.said); len(moves) < n || len(moves) > n+1 || !slices.Equal(moves[:n], e.said) {
		e.t.Errorf("the moves are %v, and %v were confirmed", moves, e.said)
	}
	e.said = moves // one that was not confirmed, and is there, is seen by all
	for seat, key := range e.keys {
		if key != "" && !slices.Contains(t.SeatsOf(key), seat) {
			e.t.Errorf("the key of seat %d was lost", seat)
		}
	}
}

func (e *evening) begin() error {
	t, key, err := e.hall.New(Setup{Rules: rules(e.t, "official"), Names: []string{"Alice", ""}, Levels: make([]bot.Level, 2)})
	if err == nil {
		e.id, e.keys, e.said = t.id, [2]string{key, ""}, nil
	}
	return err
}

func (e *evening) sit() error {
	t, err := e.table()
	if err != nil {
		return err
	}
	if t.Look().Seats[1].Invite == "" { // somebody has sat down who was not told so: Alice invites again
		if err := t.Invite(1); err != nil {
			return err
		}
	}
	key, err := t.Sit(t.Look().Seats[1].Invite, "Zoé")
	if err == nil {
		e.keys[1] = key
	}
	return err
}

// decides makes a decision unless it was made.
func (e *evening) decides(n int, choose func(game.Position) string) func() error {
	return func() error {
		t, err := e.table()
		if err != nil || len(e.said) > n {
			return err
		}
		l := t.Look()
		if err = t.Decide(l.At.Turn(), n, choose(l.At)); err == nil {
			e.said = append(e.said, t.Look().Steps[n].Move.String())
		}
		return err
	}
}

// Whatever call to the disk fails, and however, and if the machine stops there: nothing that was confirmed is
// lost, nothing is damaged, and the same is done when the disk works again.
func TestFaults(t *testing.T) {
	resign := func(game.Position) string { return "resign" }
	play := func(t *testing.T, d *faulty.Disk) {
		e := &evening{t: t, disk: d}
		steps := []func() error{
			e.open, e.begin, e.sit, e.decides(0, first), e.decides(1, first), e.decides(2, first), e.open, e.decides(3, first),
			e.decides(4, resign), e.open, e.begin, e.sit, e.decides(0, first),
		}
		for i, step := range steps {
			for try := 0; ; try++ {
				err := step()
				if err == nil {
					break
				}
				if try == 3 {
					t.Fatalf("step %d: %v", i, err)
				}
				if errors.Is(e.down(), faulty.ErrCrashed) {
					d.Restart()
					if i > 0 {
						must.Do(t, e.open())
					}
				}
			}
		}
		d.Restart() // at the end the machine stops in any case
		must.Do(t, e.open())
		if _, err := e.table(); err != nil {
			t.Error(err)
		}
		e.hall.Close()
	}
	whole := faulty.New(0)
	play(t, whole)
	calls, seeds := whole.Calls(), uint64(1)
	if os.Getenv("LETTRES_LONG") != "" {
		seeds = 3
	}
	for name, fault := range faulty.Faults {
		for n := 1; n <= calls; n++ {
			t.Run(fmt.Sprint(name, " ", n), func(t *testing.T) {
				for seed := range seeds {
					d := faulty.New(seed)
					d.Fail(n, fault)
					play(t, d)
					if !d.Failed() {
						t.Error("nothing has failed")
					}
				}
			})
		}
	}
	t.Logf("%d faults", uint64(calls*len(faulty.Faults))*seeds)
}

// down returns faulty.ErrCrashed after the machine has stopped.
func (e *evening) down() error {
	_, err := e.disk.Open("games", 0, 0)
	return err
}

// When a decision could not be taken back, since a call to the disk failed, nobody knows how long the file is:
// the next decision writes it anew, at once, and a crash loses nothing of it.
func TestFaultOfBack(t *testing.T) {
	for n := 1; ; n++ {
		d := faulty.New(1)
		e := &evening{t: t, disk: d}
		must.Do(t, e.open())
		table := against(t, e.hall, games.Scrabble(), playing.Time{})
		lays(t, table)
		before := mine(t, table)
		e.id = table.id
		d.Fail(n, faulty.Broken)
		err := table.Back(0, len(before.Steps))
		failed := d.Failed()
		d.Fail(0, 0)
		if failed && err == nil || !failed && err != nil {
			t.Fatalf("call %d: %v", n, err)
		}
		if failed {
			if err := table.Decide(0, len(before.Steps), "resign"); err != nil {
				t.Errorf("call %d failed, and then: %v", n, err)
			}
		}
		d.Restart()
		must.Do(t, e.open())
		again := must.Get(e.hall.Table(e.id))(t)
		if failed && !again.Look().At.Over() {
			t.Errorf("call %d failed, and the game has %d moves: %d were made", n, len(again.Look().Steps), len(before.Steps)+1)
		}
		e.hall.Close()
		if !failed {
			return // that was the last call
		}
	}
}
