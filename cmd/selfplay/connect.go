package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/nats-io/nats.go"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
)

// connect opens the queue on the message server of a run, which it starts in this process unless
// the run names one. What it returns takes the error of the run, ends all that, and returns the
// error of both. It calls broken when that server can no longer write.
func (r *runConfig) connect(ctx context.Context, broken func(error), log io.Writer) (q *queue, hangUp func(error) error, err error) {
	end, url := func(err error) error { return err }, r.url
	opens, err := readKey(r.key, url == "")
	if err != nil {
		return nil, nil, err
	}
	options := opens.options()
	if url == "" {
		own := r.store == ""
		if own {
			r.store = storeOf(r.games)
		}
		lock, err := lockStore(r.store)
		if err != nil {
			return nil, nil, err
		}
		local, err := localServer(r.store, r.listen, r.port, opens, broken)
		if err != nil {
			lock.Close()
			return nil, nil, err
		}
		end = func(err error) error {
			local.Shutdown()
			local.WaitForShutdown()
			lock.Close()
			if own && err == nil { // it holds nothing any more
				err = os.RemoveAll(r.store)
			}
			return err
		}
		url = local.ClientURL()
		options = append(options, nats.InProcessServer(local))
		if r.port >= 0 || r.threads == 0 {
			fmt.Fprintf(log, "workers: selfplay worker -nats %s%s\n", url, strings.TrimSuffix(" -key "+r.key, " -key "))
		}
	}
	if q, err = openQueue(ctx, url, options...); err != nil {
		return nil, nil, end(err)
	}
	return q, func(err error) error {
		q.close()
		return end(err)
	}, nil
}

// storeOf is the folder for the files of the message server, as long as the run lasts.
func storeOf(name string) string {
	return filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+".queue")
}

// lockStore keeps two message servers from having the same files.
func lockStore(dir string) (*os.File, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	lock, err := alone.Open(filepath.Join(dir, "lock"))
	if errors.Is(err, alone.ErrInUse) {
		err = fmt.Errorf("another run has its files in %s: give another -out or -store, or join it by selfplay worker", dir)
	}
	return lock, err
}
