package main

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/games"
)

// Whoever reaches the message server can write rows that nobody has played. So a coordinator that others work
// for plays some shards itself, which nobody knows beforehand, and compares. Two workers might agree.

// A sample is the shards that are played a second time; nil is none.
type sample struct {
	player *player
	shards []int
}

const (
	sampleEvery = 64 // of so many shards one is played a second time,
	mostSampled = 32 // and no more in a run
)

var errForged = errors.New("its rows are not those of its games")

// sample chooses the shards that are played a second time.
func (c *coordinator) sample() (err error) {
	all := c.run.Spec.shards()
	c.check.shards = rand.Perm(all)[:min((all+sampleEvery-1)/sampleEvery, mostSampled)]
	c.check.player, err = newPlayer(games.All(), c.run.Spec)
	return err
}

// A replay plays a sample, beside whatever goes on.
type replay struct {
	stop   context.CancelFunc
	played map[int]chan []byte
	err    error // of a shard whose channel was closed without rows
}

// start plays the shards, one after the other.
func (s *sample) start(ctx context.Context) *replay {
	ctx, stop := context.WithCancel(ctx)
	r := &replay{stop: stop, played: map[int]chan []byte{}}
	for _, shard := range s.shards {
		r.played[shard] = make(chan []byte, 1)
	}
	go func() {
		for _, shard := range s.shards {
			rows, err := s.player.shard(shard)
			if err != nil || ctx.Err() != nil {
				r.err = errors.Join(err, ctx.Err())
				for _, to := range r.played {
					close(to)
				}
				return
			}
			r.played[shard] <- rows
		}
	}()
	return r
}

// agrees reports whether a shard has the rows that were played again; one that was not always does.
func (r *replay) agrees(ctx context.Context, shard int, rows []byte) error {
	own, ok := r.played[shard]
	if !ok {
		return nil
	}
	select {
	case again, ok := <-own:
		if !ok {
			return r.err
		}
		if !bytes.Equal(again, rows) {
			return errForged
		}
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
