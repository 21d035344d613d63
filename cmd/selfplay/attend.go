package main

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// Several coordinators may have the same run. Each says that it is at work until it has all rows, and the last
// one clears the run away.

// attend says that a coordinator is at work on a run, until the function that it returns is called.
func (q *queue) attend(ctx context.Context, run string) (leave func(context.Context) error, err error) {
	name := run + "." + rand.Text()
	if _, err := q.here.Put(ctx, name, nil); err != nil {
		return nil, err
	}
	saying, stop := context.WithCancel(ctx)
	said := make(chan struct{})
	go func() {
		defer close(said)
		for t := time.Tick(hereFor / 4); ; {
			select {
			case <-saying.Done():
				return
			case <-t:
				_, _ = q.here.Put(saying, name, nil) // the next one may reach the server
			}
		}
	}()
	return func(ctx context.Context) error {
		stop()
		<-said
		return q.here.Delete(ctx, name)
	}, nil
}

// attending counts the coordinators that are at work on a run.
func (q *queue) attending(ctx context.Context, run string) (n int, err error) {
	names, err := q.here.Keys(ctx)
	if errors.Is(err, jetstream.ErrNoKeysFound) {
		return 0, nil
	}
	for _, name := range names {
		if strings.HasPrefix(name, run+".") {
			n++
		}
	}
	return n, err
}
