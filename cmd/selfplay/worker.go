package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jeudelettres/lettres/game"
)

// mostTries limits how often a job is begun before it counts as one that cannot be played.
const mostTries = 50

// A worker takes jobs, plays them and stores their results.
type worker struct {
	queue   *queue
	games   []*game.Game // that it can play
	threads int
	idle    time.Duration // how long it waits for work before it ends; 0 is for ever
	log     io.Writer

	name    string             // by which results say who has played them
	players map[string]*player // of the runs that it may play
	refused map[string]bool

	mu     sync.Mutex
	shares map[string]*share // of the runs that it may play and that are open
	worked time.Time         // it last had a job
	now    func() time.Time  // a clock for tests, or nil
}

// A share is what a worker does for a run.
type share struct {
	player *player
	jobs   jetstream.Consumer
	spent  time.Duration
}

var errRefused = errors.New("no run is for this program")

// A worker waits for the time lull for a job, and for other runs.
const lull = 200 * time.Millisecond

// work works until ctx is done or there has been no work for a while. Where all open runs
// are for other programs it ends with an error then.
func (w *worker) work(ctx context.Context) error {
	w.players = map[string]*player{}
	return w.workOn(ctx)
}

// workOn works, at once on the runs for which it has players.
func (w *worker) workOn(ctx context.Context) error {
	if w.now == nil {
		w.now = time.Now
	}
	w.name, w.refused, w.shares, w.worked = rand.Text(), map[string]bool{}, map[string]*share{}, w.now()
	ctx, stop := context.WithCancel(ctx)
	var all sync.WaitGroup
	defer all.Wait()
	defer stop()
	for range w.threads {
		all.Go(func() {
			for ctx.Err() == nil {
				w.next(ctx)
			}
		})
	}
	for ctx.Err() == nil {
		if err := w.open(ctx); err != nil && w.queue.conn.IsClosed() {
			return err
		}
		w.mu.Lock()
		none := len(w.shares) == 0
		idle := w.idle > 0 && w.now().Sub(w.worked) > w.idle
		w.mu.Unlock()
		if idle {
			if len(w.refused) > 0 && none {
				return errRefused
			}
			return nil
		}
		sleep(ctx, lull)
	}
	return nil
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// next does a job of the run on which least time was spent, of those that have one.
func (w *worker) next(ctx context.Context) {
	w.mu.Lock()
	ids := slices.SortedFunc(maps.Keys(w.shares), func(a, b string) int {
		return cmp.Or(cmp.Compare(w.shares[a].spent, w.shares[b].spent), strings.Compare(a, b))
	})
	shares := maps.Clone(w.shares)
	w.mu.Unlock()
	for i, id := range ids {
		began := w.now()
		did, err := w.one(ctx, shares[id], id, i == len(ids)-1)
		if did {
			w.mu.Lock()
			w.worked = w.now()
			shares[id].spent += w.worked.Sub(began)
			w.mu.Unlock()
		}
		if err != nil && ctx.Err() == nil {
			fmt.Fprintf(w.log, "run %s: %v\n", id, err)
			sleep(ctx, lull)
		}
		if did {
			return
		}
	}
	if len(ids) == 0 {
		sleep(ctx, lull)
	}
}

// open looks which runs are open that this program may play.
func (w *worker) open(ctx context.Context) error {
	names, err := w.queue.runs.ListKeys(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = names.Stop() }()
	open := map[string]*share{}
	for id := range names.Keys() {
		r, err := w.queue.run(ctx, id)
		if err != nil || r.Done || w.refused[id] {
			continue
		}
		w.mu.Lock()
		s := w.shares[id]
		w.mu.Unlock()
		if s == nil {
			if err := w.prepare(r); err != nil {
				w.refused[id] = true
				fmt.Fprintf(w.log, "run %s refuses this worker: %v\n", id, err)
				continue
			}
			jobs, err := w.queue.js.Consumer(ctx, jobStream, id)
			if err != nil {
				continue // its coordinator is about to make it, or the server did not hear
			}
			s = &share{player: w.players[id], jobs: jobs}
		}
		open[id] = s
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	least := time.Duration(math.MaxInt64)
	for _, s := range w.shares {
		least = min(least, s.spent)
	}
	for id, s := range open {
		if w.shares[id] == nil && len(w.shares) > 0 {
			s.spent = least // it makes up for nothing that was before
		}
	}
	w.shares = open
	return nil
}

// prepare makes the player of a run, if this program plays the same games as the one that opened it.
func (w *worker) prepare(r run) error {
	id := r.id()
	if w.players[id] != nil {
		return nil
	}
	own, err := fingerprintOf(w.games, r.Spec)
	if err != nil {
		return err
	}
	if how := own.differs(r.Print); how != "" {
		return errors.New(how)
	}
	w.players[id], err = newPlayer(w.games, r.Spec)
	return err
}

// one takes a job and does it, and reports whether there was one. It waits for one if told to.
func (w *worker) one(ctx context.Context, s *share, id string, waits bool) (bool, error) {
	fetch := s.jobs.FetchNoWait
	if waits {
		fetch = func(n int) (jetstream.MessageBatch, error) { return s.jobs.Fetch(n, jetstream.FetchMaxWait(lull)) }
	}
	batch, err := fetch(1)
	if err != nil {
		return false, err
	}
	m, ok := <-batch.Messages()
	if !ok {
		return false, batch.Error()
	}
	shard, err := shardOf(m.Subject())
	if err != nil {
		return true, m.Term()
	}
	by := m.Headers().Get(workerHeader) // who has played it, if it is to be played again
	if by == w.name {
		return false, m.NakWithDelay(lull) // by somebody else
	}
	wait := s.jobs.CachedInfo().Config.AckWait
	alive, stop := context.WithCancel(ctx)
	defer stop()
	go func() {
		for t := time.Tick(max(wait/3, time.Millisecond)); ; {
			select {
			case <-alive.Done():
				return
			case <-t:
				_ = m.InProgress()
			}
		}
	}()
	result := nats.NewMsg(subject(resultPrefix, id, shard))
	result.Header.Set(workerHeader, w.name)
	if meta, e := m.Metadata(); e == nil && meta.NumDelivered > mostTries && by == "" {
		err = fmt.Errorf("it was begun %d times and never finished", mostTries)
	} else {
		if all := s.player.spec.shards(); shard >= all {
			shard -= all
		}
		result.Data, err = s.player.shard(shard)
	}
	if err != nil {
		result.Header.Set(errorHeader, fmt.Sprintf("games %d and on: %v", shard*s.player.spec.Shard, err))
	}
	if err := w.queue.once(ctx, result); err != nil {
		return true, err // the job comes back
	}
	return true, m.Ack() // lost, it comes back, and its result is there
}
