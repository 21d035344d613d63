package main

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// calm returns a sea at which nothing is lost.
func calm() *sea {
	s := newSea(1)
	s.lost = 0
	return s
}

// leave leaves results at the sea.
func (s *sea) leave(results ...*nats.Msg) {
	for _, m := range results {
		s.last++
		s.results = append(s.results, stored{s.last, m})
	}
}

// A result that is of no shard of its run, or of one that is there, ends the run.
func TestStrayResults(t *testing.T) {
	r := run{Spec: spec{Games: 6, Shard: 2}}
	for _, shards := range [][]string{{"x"}, {"-1"}, {"6"}, {"1", "1"}, {"4", "4"}} {
		synctest.Test(t, func(t *testing.T) {
			s := calm()
			for _, shard := range shards {
				s.leave(nats.NewMsg(resultPrefix + r.id() + "." + shard))
			}
			q, _ := s.at()
			c := &coordinator{queue: q, run: r, wait: time.Second, tell: func(int, int) {}}
			ctx, stop := context.WithTimeout(context.Background(), time.Hour)
			defer stop()
			if err := c.play(ctx); err == nil || !strings.Contains(err.Error(), "is not one of this run") {
				t.Errorf("%q: %v", shards, err)
			}
			time.Sleep(time.Minute) // what is on the way
		})
	}
}

// Rows that cannot be read, or that are of another shard, are thrown away, so that they are played again; and a
// coordinator that was told to stop throws nothing away.
func TestThrownAway(t *testing.T) {
	rows := shardRows{games: make([]gameRow, 2)}
	other := rows.encode()
	for _, data := range [][]byte{[]byte("rubbish"), other} {
		synctest.Test(t, func(t *testing.T) {
			s := calm()
			r := run{Spec: spec{Games: 2, Shard: 2, Seed: 7}}
			m := nats.NewMsg(subject(resultPrefix, r.id(), 0))
			m.Data = data
			s.leave(m)
			q, _ := s.at()
			c := &coordinator{queue: q, run: r}
			if err := c.merge(context.Background(), r.id()); err == nil || !strings.Contains(err.Error(), "shard 0 is thrown away") {
				t.Error(err)
			}
			if len(s.results) != 0 {
				t.Error("it is still there")
			}
		})
	}
	synctest.Test(t, func(t *testing.T) {
		s := calm()
		r := run{Spec: spec{Games: 2, Shard: 2}}
		good := shardRows{games: []gameRow{{Game: 0}, {Game: 1, SeatA: 1}}}
		m := nats.NewMsg(subject(resultPrefix, r.id(), 0))
		m.Data = good.encode()
		s.leave(m)
		q, _ := s.at()
		failed := errors.New("the player fails")
		sunk := 0
		c := &coordinator{queue: q, run: r, by: make([]string, 2), sink: func(shardRows) error { sunk++; return nil }}
		play := func() (shardRows, error) { return shardRows{}, failed }
		c.check = sample{player: &player{spec: r.Spec, play: func(int, int) (shardRows, error) { return play() }}, shards: []int{0}}
		if err := c.merge(context.Background(), r.id()); !errors.Is(err, failed) || len(s.results) != 1 {
			t.Errorf("a shard that could not be played again: %v, %d results", err, len(s.results))
		}
		ctx, stop := context.WithCancel(context.Background())
		time.AfterFunc(time.Hour, stop)
		play = func() (shardRows, error) { time.Sleep(2 * time.Hour); return shardRows{}, nil }
		if err := c.merge(ctx, r.id()); !errors.Is(err, context.Canceled) || len(s.results) != 1 {
			t.Errorf("stopped: %v, %d results", err, len(s.results))
		}
		time.Sleep(2 * time.Hour) // what is still being played
		c.check.shards = nil
		if err := c.merge(context.Background(), r.id()); err != nil || sunk != 1 {
			t.Errorf("%d shards, %v", sunk, err)
		}
	})
}

// deaf knows which coordinators are at work, and cannot be asked.
type deaf struct{ jetstream.KeyValue }

func (deaf) Keys(context.Context, ...jetstream.WatchOpt) ([]string, error) { return nil, errLost }

// What a run has left stays as long as another coordinator is at work on it, or nobody can say.
func TestClearAfter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx := context.Background()
		s := calm()
		q, _ := s.at()
		c := &coordinator{queue: q, run: run{Spec: spec{Games: 2, Shard: 2}}}
		id := c.run.id()
		must.Do(t, q.put(ctx, c.run))
		leave := must.Get(q.attend(ctx, id))(t)
		began := time.Now()
		if err := c.clearAfter(ctx); err != nil || len(s.runs) != 1 {
			t.Errorf("beside another one: %v, %d runs", err, len(s.runs))
		}
		if d := time.Since(began); d < 2*hereFor || d > 3*hereFor {
			t.Errorf("it has waited for %v", d)
		}
		if alone, err := c.alone(ctx, 0); alone || err != nil {
			t.Errorf("alone %t, %v", alone, err)
		}
		stopped, stop := context.WithCancel(ctx)
		time.AfterFunc(time.Second, stop)
		if alone, err := c.alone(stopped, time.Hour); alone || !errors.Is(err, context.Canceled) {
			t.Errorf("stopped: alone %t, %v", alone, err)
		}
		here := q.here
		q.here = deaf{}
		if err := c.clearAfter(ctx); !errors.Is(err, errLost) || len(s.runs) != 1 {
			t.Errorf("where nobody can say: %v, %d runs", err, len(s.runs))
		}
		q.here = here
		must.Do(t, leave(ctx))
		if err := c.clearAfter(ctx); err != nil || len(s.runs) != 0 {
			t.Errorf("alone: %v, %d runs", err, len(s.runs))
		}
		time.Sleep(time.Minute)
	})
}

// stubborn is a message server that does not delete the consumer of jobs, or has no memory of them.
type stubborn struct {
	jetstream.JetStream
	err   error
	asked *[]string // for what jobs
}

func (s stubborn) DeleteConsumer(context.Context, string, string) error { return s.err }

func (s stubborn) PublishMsgAsync(m *nats.Msg, _ ...jetstream.PublishOpt) (jetstream.PubAckFuture, error) {
	*s.asked = append(*s.asked, m.Subject)
	f := seaFuture{err: make(chan error, 1)}
	f.err <- s.err
	return f, nil
}

// A run is not cleared, and its jobs are not filed, where the message server says no.
func TestServerSaysNo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx := context.Background()
		for _, tt := range []struct{ err, cleared, filed error }{{errLost, errLost, errLost}, {jetstream.ErrConsumerNotFound, nil, jetstream.ErrConsumerNotFound}, {wrongLast, wrongLast, nil}} {
			s := calm()
			q, _ := s.at()
			var asked []string
			q.js = stubborn{q.js, tt.err, &asked}
			c := &coordinator{queue: q, run: run{Spec: spec{Games: 6, Shard: 2}}, by: make([]string, 6)}
			c.by[0], c.by[2] = "it", "it"
			if err := c.clear(ctx); !errors.Is(err, tt.cleared) {
				t.Errorf("%v: cleared: %v", tt.err, err)
			}
			if left, ok := s.runs[c.run.id()]; ok && !strings.Contains(string(left), `"Done":true`) || ok != (tt.cleared != nil) {
				t.Errorf("%v: workers see %s", tt.err, left)
			}
			if err := c.file(ctx, c.run.id()); !errors.Is(err, tt.filed) {
				t.Errorf("%v: filed: %v", tt.err, err)
			}
			if want := subject(jobPrefix, c.run.id(), 1); len(asked) != 1 || asked[0] != want { // the one without a result
				t.Errorf("%v: filed %q, and not %q", tt.err, asked, want)
			}
		}
	})
}

// counted counts the jobs that are filed.
type counted struct {
	jetstream.JetStream
	filed *int
}

func (c counted) PublishMsgAsync(m *nats.Msg, _ ...jetstream.PublishOpt) (jetstream.PubAckFuture, error) {
	*c.filed++
	return c.JetStream.PublishMsgAsync(m)
}

// Jobs that nobody has played are filed again after the time of -wait, and only then.
func TestFiledAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q, _ := calm().at()
		filed := 0
		q.js = counted{q.js, &filed}
		c := &coordinator{queue: q, run: run{Spec: spec{Games: 2, Shard: 2}}, wait: time.Minute, tell: func(int, int) {}}
		ctx, stop := context.WithTimeout(context.Background(), 10*time.Minute)
		defer stop()
		if err := c.play(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		if filed < 8 || filed > 10 { // each time a little later than a minute
			t.Errorf("in ten minutes the job is filed %d times", filed)
		}
		time.Sleep(time.Minute) // what is on the way
	})
}

// Jobs are filed once while some result comes within each time of -wait: who works slowly is at work.
func TestSlowWorkers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := calm()
		q, _ := s.at()
		filed := 0
		q.js = counted{q.js, &filed}
		r := run{Spec: spec{Games: 6, Shard: 2}}
		ctx, stop := context.WithTimeout(context.Background(), 130*time.Second)
		defer stop()
		for shard, at := range []time.Duration{40 * time.Second, 80 * time.Second} {
			time.AfterFunc(at, func() {
				s.mu.Lock()
				defer s.mu.Unlock()
				s.leave(nats.NewMsg(subject(resultPrefix, r.id(), shard)))
			})
		}
		c := &coordinator{queue: q, run: r, wait: time.Minute, tell: func(int, int) {}}
		if err := c.play(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		if filed != 3 || c.by[0] == "" || c.by[1] == "" {
			t.Errorf("3 jobs were filed %d times, and played by %q", filed, c.by)
		}
		time.Sleep(time.Minute) // what is on the way
	})
}

// asked is a consumer without jobs that counts how it is asked for one.
type asked struct {
	jetstream.Consumer
	name string
	how  *[]string
	err  error
}

func (a asked) batch(how string) (jetstream.MessageBatch, error) {
	*a.how = append(*a.how, a.name+how)
	b := failedBatch{seaBatch{make(chan jetstream.Msg)}, a.err}
	close(b.messages)
	return b, nil
}

func (a asked) Fetch(int, ...jetstream.FetchOpt) (jetstream.MessageBatch, error) {
	return a.batch(" waits")
}
func (a asked) FetchNoWait(int) (jetstream.MessageBatch, error) { return a.batch("") }

// unreachable is a consumer that cannot be asked.
type unreachable struct{ asked }

func (u unreachable) Fetch(int, ...jetstream.FetchOpt) (jetstream.MessageBatch, error) {
	_, _ = u.batch(" waits")
	return nil, errLost
}

func (u unreachable) FetchNoWait(int) (jetstream.MessageBatch, error) {
	_, _ = u.batch("")
	return nil, errLost
}

type failedBatch struct {
	seaBatch
	err error
}

func (b failedBatch) Error() error { return b.err }

// A worker asks the runs for a job, that one first on which least time was spent, and waits at the last one.
func TestOrderOfRuns(t *testing.T) { synctest.Test(t, orderOfRuns) }

func orderOfRuns(t *testing.T) {
	var how []string
	var log strings.Builder
	w := &worker{now: time.Now, log: &log, shares: map[string]*share{
		"a": {spent: 2, jobs: asked{name: "a", how: &how}}, "b": {spent: 1, jobs: asked{name: "b", how: &how}}, "c": {spent: 2, jobs: asked{name: "c", how: &how}},
	}}
	w.next(context.Background())
	if !slices.Equal(how, []string{"b", "a", "c waits"}) || log.Len() > 0 {
		t.Errorf("%q, %s", how, &log)
	}
	did, err := w.one(context.Background(), &share{jobs: asked{how: &how, err: errLost}}, "a", false)
	if did || !errors.Is(err, errLost) {
		t.Errorf("%t, %v", did, err)
	}
	// Where there is no run, or the server cannot be asked, it does not ask at once again.
	for _, shares := range []map[string]*share{{}, {"a": {jobs: asked{how: &how, err: errLost}}}} {
		began := time.Now()
		w.shares = shares
		if w.next(context.Background()); time.Since(began) != lull {
			t.Errorf("with %d runs it waits for %v", len(shares), time.Since(began))
		}
	}
}

// To ask in vain is no work: the next run is asked, no time is counted, and a worker that was told to ends.
func TestAskedInVain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var how []string
		w := &worker{now: time.Now, log: io.Discard, shares: map[string]*share{
			"a": {jobs: unreachable{asked{name: "a", how: &how}}}, "b": {jobs: unreachable{asked{name: "b", how: &how}}},
		}}
		w.next(context.Background())
		if !slices.Equal(how, []string{"a", "b waits"}) || !w.worked.IsZero() || w.shares["a"].spent != 0 || w.shares["b"].spent != 0 {
			t.Errorf("it asks %q, and worked at %v, for %v and %v", how, w.worked, w.shares["a"].spent, w.shares["b"].spent)
		}
	})
}

// A worker ends when there is no work for long, with an error if all runs have refused it, and when its connection
// is closed.
func TestWorkerEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := calm()
		q, _ := s.at()
		w := &worker{queue: q, threads: 1, idle: time.Second, log: io.Discard}
		if err := w.work(context.Background()); err != nil {
			t.Errorf("where there is no run: %v", err)
		}
		// It plays one run and is refused by another, and both stay open.
		mine, other := run{Spec: spec{Games: 2, Shard: 2}}, run{Spec: spec{Games: 4, Shard: 2}}
		for _, r := range []run{mine, other} {
			must.Do(t, q.put(context.Background(), r))
			must.Get(q.workers(context.Background(), r.id(), time.Minute))(t)
		}
		w.players = map[string]*player{mine.id(): {}}
		if err := w.workOn(context.Background()); err != nil || len(w.refused) != 1 || len(w.shares) != 1 {
			t.Errorf("one of two runs: %v, refused by %d, plays %d", err, len(w.refused), len(w.shares))
		}
		if err := w.work(context.Background()); !errors.Is(err, errRefused) {
			t.Errorf("no run of two: %v", err)
		}
	})
	_, q := serverOf(t)
	q.close()
	if !q.conn.IsClosed() {
		t.Fatal("the connection is open")
	}
	if err := (&worker{queue: q, threads: 1, log: io.Discard}).work(context.Background()); err == nil {
		t.Error("it ends without an error")
	}
}

// mute is a message server that takes no message.
type mute struct{ jetstream.JetStream }

func (mute) PublishMsg(context.Context, *nats.Msg, ...jetstream.PublishOpt) (*jetstream.PubAck, error) {
	return nil, errLost
}

// A job whose result could not be stored comes back; one that cannot be played has a result that says why, with the
// number of its first game.
func TestResultOfJob(t *testing.T) {
	new(shardRows).encode() // what compresses is made once, and not under virtual time
	synctest.Test(t, func(t *testing.T) {
		ctx := context.Background()
		s := calm()
		q, _ := s.at()
		r := run{Spec: spec{Games: 4, Shard: 2}}
		id := r.id()
		must.Get(q.workers(ctx, id, time.Minute))(t)
		jobs := must.Get(q.js.Consumer(ctx, jobStream, id))(t)
		w := &worker{queue: q, name: "Zoé"}
		for _, tt := range []struct {
			mute  bool // the server is
			fails error
			begun uint64
			says  string
		}{
			{mute: true}, {}, {begun: mostTries - 1}, {begun: mostTries, says: "games 2 and on: it was begun 50 times and never finished"},
			{fails: errors.New("it is hard"), says: "games 2 and on: it is hard"},
		} {
			s.results, s.jobs = nil, []*floating{{subject: subject(jobPrefix, id, 1), begun: tt.begun}}
			server := q.js
			if tt.mute {
				q.js = mute{server}
			}
			play := &share{jobs: jobs, player: &player{spec: r.Spec, play: func(int, int) (shardRows, error) { return shardRows{}, tt.fails }}}
			did, err := w.one(ctx, play, id, false)
			q.js = server
			switch {
			case tt.mute:
				if !did || !errors.Is(err, errLost) || len(s.jobs) != 1 || len(s.results) != 0 {
					t.Errorf("%+v: %t, %v, %d jobs", tt, did, err, len(s.jobs))
				}
			case !did || err != nil || len(s.jobs) != 0 || len(s.results) != 1:
				t.Errorf("%+v: %t, %v, %d jobs, %d results", tt, did, err, len(s.jobs), len(s.results))
			default:
				h := s.results[0].msg.Header
				if h.Get(errorHeader) != tt.says || h.Get(workerHeader) != "Zoé" || s.results[0].msg.Subject != subject(resultPrefix, id, 1) {
					t.Errorf("%+v: %v", tt, h)
				}
			}
		}
		// A job that is of no shard is put away.
		s.results, s.jobs = nil, []*floating{{subject: jobPrefix + id + ".x"}}
		if did, err := w.one(ctx, &share{jobs: jobs}, id, false); !did || err != nil || len(s.jobs) != 0 || len(s.results) != 0 {
			t.Errorf("of no shard: %t, %v, %d jobs, %d results", did, err, len(s.jobs), len(s.results))
		}
		time.Sleep(time.Minute) // what is on the way
	})
}

// A run that comes later makes up for nothing that was before it.
func TestLaterRun(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx := context.Background()
		q, _ := calm().at()
		first, second, later := run{Spec: spec{Games: 2, Shard: 2}}, run{Spec: spec{Games: 4, Shard: 2}}, run{Spec: spec{Games: 6, Shard: 2}}
		w := &worker{queue: q, log: io.Discard, refused: map[string]bool{}, players: map[string]*player{}}
		for _, r := range []run{first, second, later} {
			must.Do(t, q.put(ctx, r))
			must.Get(q.workers(ctx, r.id(), time.Minute))(t)
			w.players[r.id()] = &player{}
		}
		w.shares = map[string]*share{first.id(): {spent: time.Hour}, second.id(): {spent: time.Minute}}
		if err := w.open(ctx); err != nil || len(w.shares) != 3 {
			t.Fatalf("%d runs, %v", len(w.shares), err)
		}
		if got := [3]time.Duration{w.shares[first.id()].spent, w.shares[second.id()].spent, w.shares[later.id()].spent}; got != [3]time.Duration{time.Hour, time.Minute, time.Minute} {
			t.Errorf("spent on each: %v", got)
		}
		time.Sleep(time.Minute) // what is on the way
	})
}

// silent is a message server that does not answer.
type silent struct{ jetstream.JetStream }

func (silent) PublishMsgAsync(*nats.Msg, ...jetstream.PublishOpt) (jetstream.PubAckFuture, error) {
	return seaFuture{}, nil
}

// A coordinator that is told to stop does not wait for a server that does not answer, and says so.
func TestStoppedWhileFiling(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q, _ := calm().at()
		q.js = silent{q.js}
		ctx, stop := context.WithCancel(context.Background())
		time.AfterFunc(time.Second, stop)
		c := &coordinator{queue: q, run: run{Spec: spec{Games: 2, Shard: 2}}, by: make([]string, 2)}
		if err := c.file(ctx, c.run.id()); !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	})
}
