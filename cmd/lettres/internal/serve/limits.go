package serve

import (
	"net"
	"sync"
	"time"
)

// What the server takes at most, of all and of one address.
const (
	maxConnections = 2000
	maxEvents      = 1000      // pages that watch a table
	maxForm        = 16 << 10  // bytes of a form
	maxText        = 256 << 10 // bytes of a form with a record in it
	maxAddresses   = 20_000    // that are counted
)

// limit returns a listener of at most n connections at once. Others wait.
func limit(l net.Listener, n int) net.Listener {
	return &limited{Listener: l, free: make(chan struct{}, n)}
}

type limited struct {
	net.Listener
	free chan struct{}
}

func (l *limited) Accept() (net.Conn, error) {
	l.free <- struct{}{}
	c, err := l.Listener.Accept()
	if err != nil {
		<-l.free
		return nil, err
	}
	return &conn{Conn: c, done: sync.OnceFunc(func() { <-l.free })}, nil
}

type conn struct {
	net.Conn
	done func()
}

func (c *conn) Close() error {
	defer c.done()
	return c.Conn.Close()
}

// A rate is how often an address may ask for something: so many times at once, and then
// again and again after a time.
type rate struct {
	burst int
	every time.Duration

	mu    sync.Mutex
	full  map[string]time.Time // when the address has all of its burst again
	swept time.Time            // when those that have it were last forgotten
}

// allow reports whether an address may ask at that time.
func (r *rate) allow(address string, now time.Time) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if len(r.full) >= maxAddresses && now.Sub(r.swept) > time.Second {
		r.swept = now
		for a, t := range r.full {
			if t.Before(now) {
				delete(r.full, a)
			}
		}
	}
	at, known := r.full[address]
	if !known && len(r.full) >= maxAddresses {
		return false
	}
	if at.Before(now) {
		at = now
	}
	if at = at.Add(r.every); at.Sub(now) > time.Duration(r.burst)*r.every {
		return false
	}
	if r.full == nil {
		r.full = map[string]time.Time{}
	}
	r.full[address] = at
	return true
}
