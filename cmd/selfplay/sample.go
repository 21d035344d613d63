package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Whoever reaches the message server can write rows that nobody has played. So of a run on which others work some
// shards, which nobody knows beforehand, are played a second time: by another worker, as a job whose number is that
// of the shard and the number of shards, and where none does it by the coordinator. It plays one of them itself in
// any case, since two workers can agree, and where two differ, it plays the shard to see who is right.

// A sample is the shards that are played a second time; the zero value is none. The coordinator plays the first of
// them itself.
type sample struct {
	player *player
	shards []int
}

const (
	sampleEvery = 64 // of so many shards one is played a second time,
	mostSampled = 32 // and no more in a run by others
)

var errForged = errors.New("rows that are not those of its games")

// sample chooses the shards that are played a second time. The coordinator plays its own by p.
func (c *coordinator) sample(p *player) {
	all := c.run.Spec.shards()
	others := min((all+sampleEvery-1)/sampleEvery, mostSampled)
	c.check = sample{p, rand.Perm(all)[:min(1+others, all)]}
}

// forOthers reports whether another worker plays a shard a second time.
func (s *sample) forOthers(shard int) bool { return slices.Index(s.shards, shard) > 0 }

// repeat files the job of a shard a second time, for any worker but the one that has played it.
func (c *coordinator) repeat(ctx context.Context, shard int) error {
	all := c.run.Spec.shards()
	if !c.check.forOthers(shard) || c.by[all+shard] != "" {
		return nil
	}
	job := nats.NewMsg(subject(jobPrefix, c.run.id(), all+shard))
	job.Header.Set(workerHeader, c.by[shard])
	return c.queue.once(ctx, job)
}

// missing counts the shards that another worker has not played a second time yet, and reports whether there is
// another one.
func (c *coordinator) missing() (n int, others bool) {
	all := c.run.Spec.shards()
	for _, shard := range c.check.shards[min(1, len(c.check.shards)):] {
		if again := c.by[all+shard]; again == "" || again == c.by[shard] {
			n++
		}
	}
	return n, slices.ContainsFunc(c.by[:all], func(by string) bool { return by != c.by[0] })
}

// compare reports with an error, for a shard of the sample, that its rows are not those of its games. What the
// workers that were wrong have played is thrown away, and what was played of the shard.
func (c *coordinator) compare(ctx context.Context, shard int, rows []byte) error {
	at := slices.Index(c.check.shards, shard)
	if at < 0 {
		return nil
	}
	all := c.run.Spec.shards()
	var again []byte
	if m, err := c.queue.results.GetLastMsgForSubject(ctx, subject(resultPrefix, c.run.id(), all+shard)); err == nil {
		if c.by[all+shard] = m.Header.Get(workerHeader); c.by[all+shard] != c.by[shard] {
			again = m.Data
		}
	} else if !errors.Is(err, jetstream.ErrMsgNotFound) {
		return err
	}
	if at > 0 && again != nil && bytes.Equal(rows, again) {
		return nil
	}
	own, err := c.check.shard(ctx, shard)
	if err != nil {
		return err
	}
	var wrong []string
	if !bytes.Equal(rows, own) {
		wrong = append(wrong, c.by[shard])
	}
	if again != nil && !bytes.Equal(again, own) {
		wrong = append(wrong, c.by[all+shard])
	}
	if len(wrong) == 0 {
		return nil
	}
	thrown := []int{shard, all + shard}
	for n, by := range c.by {
		if n%all != shard && slices.Contains(wrong, by) {
			thrown = append(thrown, n)
		}
	}
	return c.refuse(ctx, fmt.Errorf("shard %d: worker %q has stored %w. All that it says, %d results, is thrown away: end it, and the same command plays that again", shard, wrong, errForged, len(thrown)), thrown...)
}

// shard plays a shard, and does not wait for its end when it is told to end.
func (s *sample) shard(ctx context.Context, shard int) (rows []byte, err error) {
	failed, played := make(chan error, 1), make(chan []byte, 1)
	go func() {
		if rows, err := s.player.shard(shard); err != nil {
			failed <- err
		} else {
			played <- rows
		}
	}()
	select {
	case rows = <-played:
	case err = <-failed:
	case <-ctx.Done():
		err = ctx.Err()
	}
	return rows, err
}
