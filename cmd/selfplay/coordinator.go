package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A coordinator brings a run to its end: it files the jobs whose results are missing, waits for
// them, and merges them in order.
type coordinator struct {
	queue *queue
	run   run
	wait  time.Duration           // after which a job that nobody works on is given out again
	tell  func(done, jobs int)    // progress
	sink  func(s shardRows) error // takes the shards in order
	check sample
	by    []string // who says that it has played a shard, and behind those who has played it again; "" for nobody
	log   io.Writer
	leave func(context.Context) error
}

// errCleared means that there is nothing of the run any more.
var errCleared = errors.New("another coordinator has ended this run and cleared it away, and has its files; the same command plays it anew")

// play plays the run. When it is interrupted, another coordinator with the same run goes on.
func (c *coordinator) play(ctx context.Context) (err error) {
	id := c.run.id()
	if c.leave, err = c.queue.attend(ctx, id); err != nil {
		return err
	}
	defer func() {
		if err == nil {
			return
		}
		left := c.leave(ctx)
		if errors.Is(err, errCleared) {
			err = errors.Join(err, left, c.clearAfter(ctx)) // it may have filed jobs after others had cleared them away
		}
	}()
	if err := c.queue.put(ctx, c.run); err != nil {
		return err
	}
	if _, err := c.queue.workers(ctx, id, c.wait); err != nil {
		return err
	}
	results, err := c.queue.results.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{
		FilterSubjects: []string{resultPrefix + id + ".>"}, HeadersOnly: true,
	})
	if err != nil {
		return err
	}
	jobs := c.run.Spec.shards()
	c.by = make([]string, 2*jobs)
	info, err := results.Info(ctx)
	if err != nil {
		return err
	}
	done, read, known, last := 0, 0, int(info.NumPending), time.Now()
	note := func(m jetstream.Msg) error {
		n, err := shardOf(m.Subject())
		if err != nil || n < 0 || n >= 2*jobs || c.by[n] != "" {
			return fmt.Errorf("the result %q is not one of this run", m.Subject())
		}
		if text := m.Headers().Get(errorHeader); text != "" {
			return c.refuse(ctx, errors.New(text), n) // the same command tries again
		}
		c.by[n] = cmp.Or(m.Headers().Get(workerHeader), "nameless")
		read, last = read+1, time.Now()
		if n >= jobs {
			return nil
		}
		done++
		c.tell(done, jobs)
		if read <= known { // the job may have been played again, too
			return nil
		}
		return c.repeat(ctx, n)
	}
	next := func() error {
		m, err := results.Next(jetstream.FetchMaxWait(time.Second))
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil: // none yet, or the server is away
			if err := c.ended(ctx); errors.Is(err, errCleared) {
				return err
			}
			return nil
		}
		return note(m)
	}
	for read < known && time.Since(last) <= c.wait { // of an earlier coordinator, unless another one has thrown them away
		if err := next(); err != nil {
			return err
		}
	}
	if err := c.file(ctx, id); err != nil {
		return err
	}
	for done < jobs {
		if err := next(); err != nil {
			return err
		}
		if time.Since(last) > c.wait { // a worker may have finished a job after its result was thrown away
			if err := c.file(ctx, id); err != nil {
				return err
			}
			last = time.Now()
		}
	}
	for n, others := c.missing(); n > 0; n, others = c.missing() {
		if !others || time.Since(last) > c.wait {
			fmt.Fprintf(c.log, "no other worker plays %d of the jobs again: this program does, to compare\n", n)
			break
		}
		if err := next(); err != nil {
			return err
		}
	}
	return c.merge(ctx, id)
}

// ended returns errCleared if another coordinator has ended the run.
func (c *coordinator) ended(ctx context.Context) error {
	r, err := c.queue.run(ctx, c.run.id())
	if err == nil && r.Done {
		err = errCleared
	}
	return err
}

// refuse throws away results, so that they are played again, and returns why.
func (c *coordinator) refuse(ctx context.Context, why error, shards ...int) error {
	for _, shard := range shards {
		if err := c.queue.results.Purge(ctx, jetstream.WithPurgeSubject(subject(resultPrefix, c.run.id(), shard))); err != nil {
			return errors.Join(why, err)
		}
	}
	return why
}

// inFlight is the number of jobs published before the server has confirmed the first.
const inFlight = 256

// file publishes the jobs whose results are not there.
func (c *coordinator) file(ctx context.Context, id string) error {
	var sent []jetstream.PubAckFuture
	confirm := func() error {
		for _, f := range sent {
			select {
			case <-f.Ok():
			case err := <-f.Err():
				if !isThere(err) {
					return err
				}
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		sent = sent[:0]
		return nil
	}
	for shard, by := range c.by[:c.run.Spec.shards()] {
		if by != "" {
			if err := c.repeat(ctx, shard); err != nil {
				return err
			}
			continue
		}
		f, err := c.queue.js.PublishMsgAsync(nats.NewMsg(subject(jobPrefix, id, shard)), jetstream.WithExpectLastSequencePerSubject(0))
		if err != nil {
			return err
		}
		if sent = append(sent, f); len(sent) == inFlight {
			if err := confirm(); err != nil {
				return err
			}
		}
	}
	return confirm()
}

// merge hands the shards to the sink, the first one first.
func (c *coordinator) merge(ctx context.Context, id string) error {
	for shard := range c.run.Spec.shards() {
		m, err := c.queue.results.GetLastMsgForSubject(ctx, subject(resultPrefix, id, shard))
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			if err = c.ended(ctx); err == nil {
				err = errors.New("another coordinator has thrown results away; the same command plays them again")
			}
		}
		if err != nil {
			return err
		}
		s, err := decodeShard(m.Data)
		if err == nil {
			err = c.run.Spec.agrees(shard, s)
		}
		if err != nil {
			return c.refuse(ctx, fmt.Errorf("shard %d is thrown away, and the same command plays it again: %w", shard, err), shard)
		}
		if err := c.compare(ctx, shard, m.Data); err != nil {
			return err
		}
		if err := c.sink(s); err != nil {
			return err
		}
	}
	return nil
}

// agrees reports whether rows are those of a shard.
func (s spec) agrees(shard int, rows shardRows) error {
	first, n := s.span(shard)
	if len(rows.games) != n {
		return fmt.Errorf("%d games, and %d asked for", len(rows.games), n)
	}
	for i, g := range rows.games {
		seed, seatA := s.deal(first + i)
		if g.Game != int64(first+i) || g.Seed != seed || g.SeatA != seatA {
			return fmt.Errorf("row %d is another game", i)
		}
	}
	return nil
}

// finish waits until no other coordinator is at work on the run, marks it as done, so that workers leave it,
// and clears away its messages.
func (c *coordinator) finish(ctx context.Context) error {
	if err := c.leave(ctx); err != nil {
		return err
	}
	if _, err := c.alone(ctx, math.MaxInt64); err != nil {
		return err
	}
	return c.clear(ctx)
}

// clearAfter clears away what a run has left that others have ended, unless one is at work on it anew.
func (c *coordinator) clearAfter(ctx context.Context) error {
	if alone, err := c.alone(ctx, 2*hereFor); err != nil || !alone { // a killed one counts for hereFor
		return err
	}
	return c.clear(ctx)
}

// alone waits until no other coordinator is at work on the run, at most for a time, and reports whether that is
// so.
func (c *coordinator) alone(ctx context.Context, most time.Duration) (bool, error) {
	for began := time.Now(); ; {
		others, err := c.queue.attending(ctx, c.run.id())
		if err != nil || others == 0 || time.Since(began) > most {
			return others == 0, err
		}
		if sleep(ctx, 200*time.Millisecond); ctx.Err() != nil {
			return false, ctx.Err()
		}
	}
}

// clear marks a run as done and removes its messages. A coordinator that begins it meanwhile sees that it is
// cleared.
func (c *coordinator) clear(ctx context.Context) error {
	id, done := c.run.id(), c.run
	done.Done = true
	if err := c.queue.put(ctx, done); err != nil {
		return err
	}
	if err := c.queue.js.DeleteConsumer(ctx, jobStream, id); err != nil && !errors.Is(err, jetstream.ErrConsumerNotFound) {
		return err
	}
	for stream, prefix := range map[jetstream.Stream]string{c.queue.jobs: jobPrefix, c.queue.results: resultPrefix} {
		if err := stream.Purge(ctx, jetstream.WithPurgeSubject(prefix+id+".>")); err != nil {
			return err
		}
	}
	return c.queue.runs.Delete(ctx, id)
}
