package serve

import (
	"net"
	"sync"
	"time"
)

// What the server takes at most, of all and of one address.
const (
	maxConnections = 2000
	maxOfOne       = 300       // connections of one machine
	maxEvents      = 1000      // pages that watch a table
	maxForm        = 16 << 10  // bytes of a form
	maxText        = 256 << 10 // bytes of a form with a record in it
	maxAddresses   = 20_000    // that are counted
)

// limit returns a listener of at most n connections at once, where others wait, and of at most so
// many of each machine, where others are closed. Proxies have as many as they want.
func limit(l net.Listener, n, each int, trusted proxies) net.Listener {
	return &limited{Listener: l, free: make(chan struct{}, n), each: each, trusted: trusted, of: map[string]int{}}
}

type limited struct {
	net.Listener
	free    chan struct{}
	each    int
	trusted proxies

	mu sync.Mutex
	of map[string]int // connections of each machine
}

func (l *limited) Accept() (net.Conn, error) {
	l.free <- struct{}{}
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			<-l.free
			return nil, err
		}
		from, ok := l.take(c)
		if !ok {
			c.Close()
			continue
		}
		return &conn{Conn: c, done: sync.OnceFunc(func() {
			l.give(from)
			<-l.free
		})}, nil
	}
}

// take counts a connection, and reports whether its machine may have it.
func (l *limited) take(c net.Conn) (from string, ok bool) {
	ip, err := remote(c.RemoteAddr().String())
	if err != nil || l.trusted.has(ip) {
		return "", true
	}
	from = place(ip)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.of[from] >= l.each {
		return "", false
	}
	l.of[from]++
	return from, true
}

func (l *limited) give(from string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.of[from]--; l.of[from] <= 0 {
		delete(l.of, from)
	}
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
