package tables

import (
	"errors"
	"flag"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/disk/faulty"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	playing "github.com/jeudelettres/lettres/table"
)

var (
	simSeeds = flag.Uint64("seeds", 0, "simulate so many evenings; 0 is a thousand, with -short a few, and six thousand in a long run")
	simFirst = flag.Uint64("first", 0, "the seed of the first one")
)

// failed are the seeds of simulations that once failed.
var failed = []uint64{36}

// By one seed, two people play on a page whose disk fails and whose machine stops: they decide, post twice, too
// late or both at once, and time passes. What anybody was shown stays, no clock gains or loses time, a decision is
// played once, and whoever watches hears of each change.
func TestSimulation(t *testing.T) {
	n := *simSeeds
	if n == 0 {
		n = uint64(gametest.N(1000, 6_000))
		if testing.Short() {
			n = min(n, 150)
		}
	}
	sum := map[string]int{}
	for i := range n + uint64(len(failed)) {
		seed := *simFirst + i
		if i >= n {
			seed = failed[i-n]
		}
		ok := t.Run("", func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := &sim{t: t, seed: seed, rng: rand.New(rand.NewPCG(seed, 7)), seeds: rand.New(rand.NewPCG(seed, 8)), disk: faulty.New(seed), sum: sum}
				s.run(40)
			})
		})
		if !ok {
			t.Fatalf("seed %d: go test -run TestSimulation -args -first %d -seeds 1", seed, seed)
		}
	}
	t.Logf("%d seeds: %v", n, sum)
	for what, seeds := range map[string]uint64{
		"decided": 100, "twice": 100, "late": 100, "at once": 100, "time": 100, "reopened": 100, "faults": 100, "crashes": 100,
		"stale": 100, "over": 1000, // few evenings see the end of a game
	} {
		if n >= seeds && sum[what] == 0 {
			t.Errorf("there was never %q", what)
		}
	}
}

// A sim is one evening.
type sim struct {
	t     *testing.T
	seed  uint64
	rng   *rand.Rand
	seeds *rand.Rand // of the letters
	disk  *faulty.Disk
	hall  *Hall
	sum   map[string]int

	id    string
	keys  [2]string
	shown []string // the moves that somebody was shown
	read  int      // the moves that the program read when it was opened
	left  []time.Duration
	when  time.Time // they were seen
	heard chan struct{}
	last  string // the version that was seen
	said  struct {
		seat, n int
		text    string
	}
}

func (s *sim) run(steps int) {
	defer func() {
		if s.hall != nil {
			s.hall.Close()
		}
		synctest.Wait()
	}()
	s.open()
	for range steps {
		if s.id == "" && !s.begin() {
			s.mend()
			continue
		}
		if table := s.look(false); table != nil {
			s.step(table)
		}
		s.mend()
	}
	s.disk.Restart()
	s.open()
	s.look(true)
}

// open starts the program, as often as the disk lets it not.
func (s *sim) open() {
	if s.hall != nil {
		s.hall.Close()
		s.heard = nil
	}
	for try := 0; ; try++ {
		h, damaged, err := Open(shelf, "games", Config{Disk: s.disk, Pace: -1, Idle: time.Hour, Seed: s.seeds.Uint64})
		if len(damaged) > 0 {
			s.t.Fatalf("seed %d: damaged: %v", s.seed, damaged)
		}
		if s.hall = h; err == nil && h.lock != nil {
			return
		}
		if h != nil {
			h.Close()
		}
		if try == 3 {
			s.t.Fatalf("seed %d: it does not open: %v", s.seed, err)
		}
		if _, err := s.disk.Open("/", 0, 0); errors.Is(err, faulty.ErrCrashed) {
			s.disk.Restart()
		}
	}
}

// mend starts the machine again if it has stopped.
func (s *sim) mend() {
	synctest.Wait()
	if _, err := s.disk.Open("/", 0, 0); errors.Is(err, faulty.ErrCrashed) {
		s.sum["crashes"]++
		s.disk.Restart()
		s.open()
		s.look(true)
	}
}

func (s *sim) begin() bool {
	texts := []string{"official", "competition", "official validation=contest", "classic"}
	r := must.Get(shelf.Rules(shelf.All()[0], texts[s.rng.IntN(len(texts))]))(s.t)
	limit := playing.Time{Game: time.Duration(1+s.rng.IntN(4)) * time.Minute}
	table, key, err := s.hall.New(Setup{Rules: r, Names: []string{"Alice", "Zoé"}, Levels: make([]bot.Level, 2), Time: limit})
	if err != nil {
		return false
	}
	other, err := table.Sit(table.Look().Seats[1].Invite, "")
	if err != nil {
		return false // an evening with another game
	}
	s.id, s.keys, s.shown, s.read, s.left, s.heard = table.id, [2]string{key, other}, nil, -1, nil, nil
	return true
}

// look looks at the table, at which all has to be as it was. Between two processes no clock loses time.
func (s *sim) look(again bool) *Table {
	if s.id == "" {
		return nil
	}
	table, err := s.hall.Table(s.id)
	if err != nil {
		if _, e := s.disk.Open("/", 0, 0); e == nil {
			s.t.Fatalf("seed %d: the table is gone: %v", s.seed, err)
		}
		return nil
	}
	l := table.Look()
	var moves []string
	for _, step := range l.Steps {
		moves = append(moves, step.Move.String())
	}
	if len(moves) < len(s.shown) || !slices.Equal(moves[:len(s.shown)], s.shown) {
		s.t.Fatalf("seed %d: the moves are %v, and %v were shown", s.seed, moves, s.shown)
	}
	now, spent := time.Now(), time.Duration(0)
	for i := range s.left {
		gone := s.left[i] - l.Left[i]
		if gone < 0 && !again {
			s.t.Fatalf("seed %d: the clock of seat %d gained %v", s.seed, i, -gone)
		}
		spent += gone
	}
	if spent > now.Sub(s.when) {
		s.t.Fatalf("seed %d: the clocks ran %v in %v", s.seed, spent, now.Sub(s.when))
	}
	for seat, key := range s.keys {
		if !slices.Equal(table.SeatsOf(key), []int{seat}) {
			s.t.Fatalf("seed %d: the key of seat %d is lost", s.seed, seat)
		}
	}
	if s.heard != nil && l.Version != s.last {
		select {
		case <-s.heard:
		default:
			s.t.Fatalf("seed %d: nobody heard that %s became %s", s.seed, s.last, l.Version)
		}
	}
	if s.heard == nil {
		s.heard = table.Watch([]int{0}, "here")
	}
	if again { // what nobody was told of may be there, and be gone until more is written
		s.read, moves = len(moves), s.shown
	} else if len(moves) == s.read {
		moves = s.shown
	}
	s.shown, s.left, s.when, s.last = moves, l.Left, now, table.Version()
	if l.At.Over() {
		s.sum["over"]++
		s.id = ""
		return nil
	}
	return table
}

// step does one of the things that happen.
func (s *sim) step(table *Table) {
	l := table.Look()
	seat, n := l.At.Turn(), len(l.Steps)
	switch s.rng.IntN(12) {
	default:
		s.said.seat, s.said.n, s.said.text = seat, n, s.choose(l.At)
		if table.Decide(seat, n, s.said.text) == nil {
			s.sum["decided"]++
		}
	case 5: // the same once more, as by a second click
		before := len(l.Steps)
		if table.Decide(s.said.seat, s.said.n, s.said.text) == nil && s.said.n < before {
			s.sum["twice"]++
			if after := len(table.Look().Steps); after > before {
				s.t.Fatalf("seed %d: %q after %d moves is played twice", s.seed, s.said.text, s.said.n)
			}
		}
	case 6: // by a page that is old
		if n > 1 {
			if err := table.Decide(seat, n-2, s.choose(l.At)); errors.Is(err, playing.ErrStale) {
				s.sum["stale"]++
			}
			s.sum["late"]++
		}
	case 7: // from two devices
		var all sync.WaitGroup
		for range 2 {
			text := s.choose(l.At)
			all.Go(func() { _ = table.Decide(seat, n, text) })
		}
		all.Wait()
		s.sum["at once"]++
	case 8, 9:
		time.Sleep(time.Duration(s.rng.IntN(30_000)) * time.Millisecond)
		s.sum["time"]++
	case 10:
		s.disk.Fail(1+s.rng.IntN(3), faulty.Fault(1+s.rng.IntN(5)))
		s.sum["faults"]++
	case 11:
		s.open()
		s.look(true)
		s.sum["reopened"]++
	}
}

// choose makes one of the first decisions.
func (s *sim) choose(p game.Position) (text string) {
	k := s.rng.IntN(6)
	for m := range p.Moves(p.Turn()) {
		if text = m.String(); k == 0 {
			break
		}
		k--
	}
	return text
}
