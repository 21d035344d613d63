package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// The names that a server sees. A job and its result have the subject of their run and
// shard, and there is never more than one message of a subject: who publishes says that
// there must be none yet.
const (
	jobStream    = "LETTRES_JOBS"
	resultStream = "LETTRES_RESULTS"
	runBucket    = "LETTRES_RUNS"
	hereBucket   = "LETTRES_COORDINATORS"
	jobPrefix    = "lettres.jobs."
	resultPrefix = "lettres.results."
)

// The headers of a result, and of a job that is played again.
const (
	errorHeader  = "Lettres-Error"  // why there are no rows
	workerHeader = "Lettres-Worker" // who says that it has played them
)

func subject(prefix, run string, shard int) string {
	return prefix + run + "." + strconv.Itoa(shard)
}

func shardOf(subject string) (int, error) {
	return strconv.Atoi(subject[strings.LastIndexByte(subject, '.')+1:])
}

// maxPayload is the size of the largest message of the embedded server. Another one has
// to allow what the shards need: 1,000 games of Jarnac are 82 KB, and 100 games with their
// moves 170 KB, so that a megabyte, its default, is enough for the usual -shard.
const maxPayload = 8 << 20

// startsWithin is the time that a local server has to start.
var startsWithin = 30 * time.Second

// A local server is one inside this process, with its files in a folder. It calls broken when it cannot
// write there: it does not try again before it is started anew.
func localServer(dir, listen string, port int, opens key, broken func(error)) (*server.Server, error) {
	s, err := server.NewServer(&server.Options{
		ServerName: "selfplay", Host: listen, Port: port, JetStream: true, StoreDir: dir, Username: opens.name, Password: opens.password,
		MaxPayload: maxPayload, NoSigs: true, NoLog: true, JetStreamMaxMemory: 64 << 20, JetStreamMaxStore: 64 << 30,
	})
	if err != nil {
		return nil, err
	}
	s.SetLogger(complaints{dir, broken}, false, false)
	s.Start()
	if !s.ReadyForConnections(startsWithin) {
		s.Shutdown()
		return nil, fmt.Errorf("the message server does not start on %s:%d; is it running already?", listen, port)
	}
	return s, nil
}

// Complaints hears what a message server says of its files.
type complaints struct {
	dir    string
	broken func(error)
}

// Errorf hears of a write that failed, which nothing else tells.
func (c complaints) Errorf(format string, v ...any) {
	if text := fmt.Sprintf(format, v...); strings.Contains(text, "write error") {
		c.broken(fmt.Errorf("the message server cannot write in %s: %s. Make room there, and the same command goes on from here", c.dir, text))
	}
}

// Fatalf hears what ends the server.
func (c complaints) Fatalf(format string, v ...any) { c.Errorf("write error: "+format, v...) }

// Noticef, Warnf, Debugf and Tracef hear nothing.
func (complaints) Noticef(string, ...any) {}
func (complaints) Warnf(string, ...any)   {}
func (complaints) Debugf(string, ...any)  {}
func (complaints) Tracef(string, ...any)  {}

// A queue is a connection to a message server.
type queue struct {
	conn    *nats.Conn
	js      jetstream.JetStream
	jobs    jetstream.Stream
	results jetstream.Stream
	runs    jetstream.KeyValue
	here    jetstream.KeyValue // the coordinators that are at work, of which each says so again and again
}

// A coordinator counts as at work for the time hereFor after it has said so.
const hereFor = 10 * time.Second

// openQueue connects, and makes the streams where they are missing.
func openQueue(ctx context.Context, url string, options ...nats.Option) (q *queue, err error) {
	q = &queue{}
	options = append([]nats.Option{nats.Name("lettres selfplay"), nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond)}, options...)
	conn, err := nats.Connect(url, options...)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			conn.Close()
		}
	}()
	q.conn = conn
	if q.js, err = jetstream.New(q.conn); err != nil {
		return nil, err
	}
	q.jobs, err = q.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: jobStream, Subjects: []string{jobPrefix + ">"}, Retention: jetstream.WorkQueuePolicy, Storage: jetstream.FileStorage,
	})
	if err != nil {
		return nil, err
	}
	q.results, err = q.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: resultStream, Subjects: []string{resultPrefix + ">"}, Storage: jetstream.FileStorage, AllowDirect: true,
	})
	if err != nil {
		return nil, err
	}
	if q.runs, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: runBucket, Storage: jetstream.FileStorage}); err != nil {
		return nil, err
	}
	q.here, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: hereBucket, TTL: hereFor, Storage: jetstream.MemoryStorage})
	return q, err
}

func (q *queue) close() { q.conn.Close() }

// once publishes a message unless there is one of its subject.
func (q *queue) once(ctx context.Context, m *nats.Msg) error {
	_, err := q.js.PublishMsg(ctx, m, jetstream.WithExpectLastSequencePerSubject(0))
	if isThere(err) {
		return nil
	}
	return err
}

// isThere reports whether a message was not published since there was one.
func isThere(err error) bool {
	var api *jetstream.APIError
	if !errors.As(err, &api) {
		return false
	}
	return api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant
}

// run is the run of that name.
func (q *queue) run(ctx context.Context, id string) (r run, err error) {
	e, err := q.runs.Get(ctx, id)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		err = errCleared
	}
	if err != nil {
		return r, err
	}
	if err = json.Unmarshal(e.Value(), &r); err == nil {
		err = r.Spec.check()
	}
	if err == nil && r.id() != id {
		err = errors.New("it is not what its name says")
	}
	if err != nil {
		return r, fmt.Errorf("run %s: %w", id, err)
	}
	return r, nil
}

func (q *queue) put(ctx context.Context, r run) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = q.runs.Put(ctx, r.id(), text)
	return err
}

// workers is the consumer by which workers take the jobs of a run. A job that a worker took
// and did not finish is given to another one after a while without a sign of life.
func (q *queue) workers(ctx context.Context, run string, wait time.Duration) (jetstream.Consumer, error) {
	return q.js.CreateOrUpdateConsumer(ctx, jobStream, jetstream.ConsumerConfig{
		Durable: run, FilterSubject: jobPrefix + run + ".>", AckPolicy: jetstream.AckExplicitPolicy,
		AckWait: wait, MaxAckPending: -1, MaxDeliver: -1,
	})
}
