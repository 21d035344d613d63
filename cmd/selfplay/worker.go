package main

import (
	"context"
	"errors"
	"fmt"
	"io"
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

	players map[string]*player // of the runs that it may play
	refused map[string]bool
}

var errRefused = errors.New("no run is for this program")

// work works until ctx is done or there has been no work for a while. Where all open runs
// are for other programs it ends with an error then.
func (w *worker) work(ctx context.Context) error {
	w.players, w.refused = map[string]*player{}, map[string]bool{}
	return w.rounds(ctx)
}

// rounds goes round all runs, again and again.
func (w *worker) rounds(ctx context.Context) error {
	since := time.Now()
	for ctx.Err() == nil {
		worked := false
		runs, err := w.open(ctx)
		if err != nil && w.queue.conn.IsClosed() {
			return err
		}
		for _, id := range runs {
			did, err := w.empty(ctx, id)
			if err != nil && ctx.Err() == nil {
				fmt.Fprintf(w.log, "run %s: %v\n", id, err)
			}
			worked = worked || did
		}
		if worked {
			since = time.Now()
			continue
		}
		if w.idle > 0 && time.Since(since) > w.idle {
			if len(w.refused) > 0 && len(w.players) == 0 {
				return errRefused
			}
			return nil
		}
		select {
		case <-ctx.Done():
		case <-time.After(200 * time.Millisecond):
		}
	}
	return nil
}

// open is the names of the runs that are open and that this program may play.
func (w *worker) open(ctx context.Context) (ids []string, err error) {
	names, err := w.queue.runs.ListKeys(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { _ = names.Stop() }()
	for id := range names.Keys() {
		r, err := w.queue.run(ctx, id)
		if err != nil || r.Done || w.refused[id] {
			continue
		}
		if w.players[id] == nil {
			p, err := w.join(r)
			if err != nil {
				w.refused[id] = true
				fmt.Fprintf(w.log, "run %s refuses this worker: %v\n", id, err)
				continue
			}
			w.players[id] = p
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// join is a player for the run, if this program plays the same games as the one that opened it.
func (w *worker) join(r run) (*player, error) {
	own, err := fingerprintOf(w.games, r.Spec)
	if err != nil {
		return nil, err
	}
	if how := own.differs(r.Print); how != "" {
		return nil, errors.New(how)
	}
	return newPlayer(w.games, r.Spec)
}

// empty works on a run until there is no job to take, and reports whether there was one.
func (w *worker) empty(ctx context.Context, id string) (worked bool, err error) {
	c, err := w.queue.js.Consumer(ctx, jobStream, id)
	if err != nil {
		return false, err
	}
	var (
		all  sync.WaitGroup
		lock sync.Mutex
	)
	for range w.threads {
		all.Go(func() {
			for ctx.Err() == nil {
				did, e := w.one(ctx, c, id)
				lock.Lock()
				worked, err = worked || did, errors.Join(err, e)
				lock.Unlock()
				if !did || e != nil {
					return
				}
			}
		})
	}
	all.Wait()
	return worked, err
}

// one takes a job and does it, and reports whether there was one.
func (w *worker) one(ctx context.Context, c jetstream.Consumer, id string) (bool, error) {
	batch, err := c.Fetch(1, jetstream.FetchMaxWait(time.Second))
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
	wait := c.CachedInfo().Config.AckWait
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
	result.Data, err = w.players[id].shard(shard)
	if meta, e := m.Metadata(); e == nil && meta.NumDelivered > mostTries && err == nil {
		err = fmt.Errorf("it was begun %d times and never finished", mostTries)
	}
	if err != nil {
		result.Header.Set(errorHeader, fmt.Sprintf("games %d and on: %v", shard*w.players[id].spec.Shard, err))
		result.Data = nil
	}
	if err := w.queue.once(ctx, result); err != nil {
		return true, err // the job comes back
	}
	return true, m.Ack() // lost, it comes back, and its result is there
}
