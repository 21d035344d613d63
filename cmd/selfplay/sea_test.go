package main

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// A sea is what self-play uses of a message server, under virtual time and by one seed: it loses calls and
// answers, delays them, gives a job to two workers, and gives jobs out in any order. What a real one promises, it
// keeps: what is stored stays, there is one message of a subject, and an ordered consumer has each once.
type sea struct {
	mu      sync.Mutex
	rng     *rand.Rand
	lost    float64 // of calls, and of answers
	jobs    []*floating
	results []stored
	last    uint64 // the number of the last result
	runs    map[string][]byte
	here    map[string]time.Time
	waits   map[string]time.Duration // of the consumers of jobs
	calls   int
}

// floating is a job that nobody has finished.
type floating struct {
	subject string
	header  nats.Header
	free    time.Time // from then on it is given out
	begun   uint64
}

// stored is a result.
type stored struct {
	n   uint64
	msg *nats.Msg
}

func newSea(seed uint64) *sea {
	rng := rand.New(rand.NewPCG(seed, 26))
	return &sea{rng: rng, lost: 0.04 * rng.Float64(), runs: map[string][]byte{}, here: map[string]time.Time{}, waits: map[string]time.Duration{}}
}

// A shore is one program at the sea, which can be stopped and continued.
type shore struct {
	*sea
	asleep time.Time // until then
}

// at returns the queue of a program.
func (s *sea) at() (*queue, *shore) {
	b := &shore{sea: s}
	return &queue{conn: &nats.Conn{}, js: seaStream{s: b}, jobs: seaPurge{s: b}, results: seaPurge{s: b, results: true}, runs: seaRuns{s: b}, here: seaHere{s: b}}, b
}

var errLost = errors.New("lost at sea")

// pass takes time, and fails where a message was lost.
func (s *shore) pass(ctx context.Context) error {
	s.mu.Lock()
	delay := time.Duration(s.rng.ExpFloat64() * float64(10*time.Millisecond))
	if s.rng.IntN(50) == 0 {
		delay *= 200
	}
	lost := s.rng.Float64() < s.lost
	s.calls++
	s.mu.Unlock()
	sleep(ctx, delay)
	s.mu.Lock()
	nap := time.Until(s.asleep)
	s.mu.Unlock()
	if nap > 0 {
		time.Sleep(nap) // also of a program that was told to end
	}
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case lost:
		return errLost
	}
	return nil
}

// do does something on the server, which may not hear of it; and its answer may be lost.
func (s *shore) do(ctx context.Context, act func() error) error {
	if err := s.pass(ctx); err != nil {
		return err
	}
	s.mu.Lock()
	err := act()
	s.mu.Unlock()
	if lost := s.pass(ctx); lost != nil {
		return lost
	}
	return err
}

// wrongLast is the error of a message whose subject has one.
var wrongLast = &jetstream.APIError{ErrorCode: jetstream.JSErrCodeStreamWrongLastSequence}

type seaStream struct {
	jetstream.JetStream
	s *shore
}

func (j seaStream) PublishMsg(ctx context.Context, m *nats.Msg, _ ...jetstream.PublishOpt) (*jetstream.PubAck, error) {
	return &jetstream.PubAck{}, j.s.do(ctx, func() error {
		if strings.HasPrefix(m.Subject, jobPrefix) {
			if slices.ContainsFunc(j.s.jobs, func(f *floating) bool { return f.subject == m.Subject }) {
				return wrongLast
			}
			j.s.jobs = append(j.s.jobs, &floating{subject: m.Subject, header: m.Header})
			return nil
		}
		if slices.ContainsFunc(j.s.results, func(r stored) bool { return r.msg.Subject == m.Subject }) {
			return wrongLast
		}
		j.s.last++
		j.s.results = append(j.s.results, stored{j.s.last, m})
		return nil
	})
}

func (j seaStream) PublishMsgAsync(m *nats.Msg, _ ...jetstream.PublishOpt) (jetstream.PubAckFuture, error) {
	f := seaFuture{ok: make(chan *jetstream.PubAck, 1), err: make(chan error, 1)}
	if ack, err := j.PublishMsg(context.Background(), m); err != nil {
		f.err <- err
	} else {
		f.ok <- ack
	}
	return f, nil
}

// A seaFuture is the answer to a message.
type seaFuture struct {
	jetstream.PubAckFuture
	ok  chan *jetstream.PubAck
	err chan error
}

func (f seaFuture) Ok() <-chan *jetstream.PubAck { return f.ok }
func (f seaFuture) Err() <-chan error            { return f.err }

func (j seaStream) CreateOrUpdateConsumer(ctx context.Context, _ string, c jetstream.ConsumerConfig) (jetstream.Consumer, error) {
	return nil, j.s.do(ctx, func() error {
		j.s.waits[c.Durable] = c.AckWait
		return nil
	})
}

func (j seaStream) Consumer(ctx context.Context, _, run string) (jetstream.Consumer, error) {
	c := seaJobs{s: j.s, run: run}
	return &c, j.s.do(ctx, func() error {
		wait, ok := j.s.waits[run]
		if c.wait = wait; !ok {
			return jetstream.ErrConsumerNotFound
		}
		return nil
	})
}

func (j seaStream) DeleteConsumer(ctx context.Context, _, run string) error {
	return j.s.do(ctx, func() error {
		if _, ok := j.s.waits[run]; !ok {
			return jetstream.ErrConsumerNotFound
		}
		delete(j.s.waits, run)
		return nil
	})
}

// seaJobs gives the jobs of a run out.
type seaJobs struct {
	jetstream.Consumer
	s    *shore
	run  string
	wait time.Duration
}

func (c *seaJobs) CachedInfo() *jetstream.ConsumerInfo {
	return &jetstream.ConsumerInfo{Config: jetstream.ConsumerConfig{AckWait: c.wait}}
}

func (c *seaJobs) Fetch(n int, _ ...jetstream.FetchOpt) (jetstream.MessageBatch, error) {
	b, err := c.FetchNoWait(n)
	if err == nil && len(b.(seaBatch).messages) == 0 {
		time.Sleep(lull)
		return c.FetchNoWait(n)
	}
	return b, err
}

func (c *seaJobs) FetchNoWait(int) (jetstream.MessageBatch, error) {
	b := seaBatch{messages: make(chan jetstream.Msg, 1)}
	defer close(b.messages)
	return b, c.s.do(context.Background(), func() error {
		if _, ok := c.s.waits[c.run]; !ok {
			return jetstream.ErrConsumerNotFound
		}
		var free []*floating
		for _, f := range c.s.jobs {
			if strings.HasPrefix(f.subject, jobPrefix+c.run+".") && !time.Now().Before(f.free) {
				free = append(free, f)
			}
		}
		if len(free) == 0 {
			return nil
		}
		f := free[c.s.rng.IntN(len(free))]
		if f.begun++; c.s.rng.IntN(20) > 0 { // or somebody else has it at once
			f.free = time.Now().Add(c.wait)
		}
		b.messages <- &seaJob{c: c, f: f, begun: f.begun}
		return nil
	})
}

// A seaBatch has a message at most.
type seaBatch struct{ messages chan jetstream.Msg }

func (b seaBatch) Messages() <-chan jetstream.Msg { return b.messages }
func (b seaBatch) Error() error                   { return nil }

// A seaJob is a job in the hands of a worker.
type seaJob struct {
	jetstream.Msg
	c     *seaJobs
	f     *floating
	begun uint64
}

func (m *seaJob) Subject() string      { return m.f.subject }
func (m *seaJob) Headers() nats.Header { return m.f.header }
func (m *seaJob) Metadata() (*jetstream.MsgMetadata, error) {
	return &jetstream.MsgMetadata{NumDelivered: m.begun}, nil
}

func (m *seaJob) InProgress() error {
	return m.c.s.do(context.Background(), func() error {
		m.f.free = time.Now().Add(m.c.wait)
		return nil
	})
}

func (m *seaJob) NakWithDelay(d time.Duration) error {
	return m.c.s.do(context.Background(), func() error {
		m.f.free = time.Now().Add(d)
		return nil
	})
}

func (m *seaJob) Ack() error {
	return m.c.s.do(context.Background(), func() error {
		m.c.s.jobs = slices.DeleteFunc(m.c.s.jobs, func(f *floating) bool { return f == m.f })
		return nil
	})
}

func (m *seaJob) Term() error { return m.Ack() }

// A seaPurge is the stream of jobs, or of results.
type seaPurge struct {
	jetstream.Stream
	s       *shore
	results bool
}

func (p seaPurge) Purge(ctx context.Context, o ...jetstream.StreamPurgeOpt) error {
	var what jetstream.StreamPurgeRequest
	for _, set := range o {
		if err := set(&what); err != nil {
			return err
		}
	}
	gone := func(subject string) bool {
		prefix, all := strings.CutSuffix(what.Subject, ">")
		return subject == what.Subject || all && strings.HasPrefix(subject, prefix)
	}
	return p.s.do(ctx, func() error {
		if p.results {
			p.s.results = slices.DeleteFunc(p.s.results, func(r stored) bool { return gone(r.msg.Subject) })
		} else {
			p.s.jobs = slices.DeleteFunc(p.s.jobs, func(f *floating) bool { return gone(f.subject) })
		}
		return nil
	})
}

func (p seaPurge) GetLastMsgForSubject(ctx context.Context, subject string) (m *jetstream.RawStreamMsg, err error) {
	err = p.s.do(ctx, func() error {
		i := slices.IndexFunc(p.s.results, func(r stored) bool { return r.msg.Subject == subject })
		if i < 0 {
			return jetstream.ErrMsgNotFound
		}
		m = &jetstream.RawStreamMsg{Subject: subject, Data: p.s.results[i].msg.Data, Header: p.s.results[i].msg.Header}
		return nil
	})
	return m, err
}

func (p seaPurge) OrderedConsumer(ctx context.Context, c jetstream.OrderedConsumerConfig) (jetstream.Consumer, error) {
	return &seaResults{s: p.s, prefix: strings.TrimSuffix(c.FilterSubjects[0], ">")}, p.s.pass(ctx)
}

// seaResults reads the results of a run in their order.
type seaResults struct {
	jetstream.Consumer
	s      *shore
	prefix string
	read   uint64
}

func (c *seaResults) Info(ctx context.Context) (*jetstream.ConsumerInfo, error) {
	var info jetstream.ConsumerInfo
	return &info, c.s.do(ctx, func() error {
		for _, r := range c.s.results {
			if strings.HasPrefix(r.msg.Subject, c.prefix) {
				info.NumPending++
			}
		}
		return nil
	})
}

func (c *seaResults) Next(...jetstream.FetchOpt) (m jetstream.Msg, err error) {
	for range 10 {
		if err := c.s.pass(context.Background()); err != nil {
			return nil, err
		}
		c.s.mu.Lock()
		for _, r := range c.s.results {
			if r.n > c.read && strings.HasPrefix(r.msg.Subject, c.prefix) {
				c.read, m = r.n, seaResult{msg: r.msg}
				break
			}
		}
		c.s.mu.Unlock()
		if m != nil {
			return m, nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	return nil, nats.ErrTimeout
}

// A seaResult is a result as a coordinator gets it.
type seaResult struct {
	jetstream.Msg
	msg *nats.Msg
}

func (m seaResult) Subject() string      { return m.msg.Subject }
func (m seaResult) Headers() nats.Header { return m.msg.Header }

// seaRuns are the runs that are open.
type seaRuns struct {
	jetstream.KeyValue
	s *shore
}

func (r seaRuns) Put(ctx context.Context, key string, value []byte) (uint64, error) {
	return 0, r.s.do(ctx, func() error {
		r.s.runs[key] = value
		return nil
	})
}

func (r seaRuns) Delete(ctx context.Context, key string, _ ...jetstream.KVDeleteOpt) error {
	return r.s.do(ctx, func() error {
		delete(r.s.runs, key)
		return nil
	})
}

func (r seaRuns) Get(ctx context.Context, key string) (jetstream.KeyValueEntry, error) {
	var e seaEntry
	return &e, r.s.do(ctx, func() error {
		value, ok := r.s.runs[key]
		if e.value = value; !ok {
			return jetstream.ErrKeyNotFound
		}
		return nil
	})
}

func (r seaRuns) ListKeys(ctx context.Context, _ ...jetstream.WatchOpt) (jetstream.KeyLister, error) {
	l := seaKeys{keys: make(chan string, 8)}
	defer close(l.keys)
	return l, r.s.do(ctx, func() error {
		for key := range r.s.runs {
			l.keys <- key
		}
		return nil
	})
}

type seaEntry struct {
	jetstream.KeyValueEntry
	value []byte
}

func (e seaEntry) Value() []byte { return e.value }

type seaKeys struct{ keys chan string }

func (l seaKeys) Keys() <-chan string { return l.keys }
func (l seaKeys) Stop() error         { return nil }

// seaHere are the coordinators at work, each for a while.
type seaHere struct {
	jetstream.KeyValue
	s *shore
}

func (h seaHere) Put(ctx context.Context, key string, _ []byte) (uint64, error) {
	return 0, h.s.do(ctx, func() error {
		h.s.here[key] = time.Now().Add(hereFor)
		return nil
	})
}

func (h seaHere) Delete(ctx context.Context, key string, _ ...jetstream.KVDeleteOpt) error {
	return h.s.do(ctx, func() error {
		delete(h.s.here, key)
		return nil
	})
}

func (h seaHere) Keys(ctx context.Context, _ ...jetstream.WatchOpt) (keys []string, err error) {
	err = h.s.do(ctx, func() error {
		for key, until := range h.s.here {
			if time.Now().Before(until) {
				keys = append(keys, key)
			}
		}
		if len(keys) == 0 {
			return jetstream.ErrNoKeysFound
		}
		return nil
	})
	return keys, err
}
