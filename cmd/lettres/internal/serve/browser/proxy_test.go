package browser

import (
	"bytes"
	"io"
	"net"
	"sync"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// How a line fails.
const (
	whole    = iota
	refused  // nobody answers at the address
	dropped  // what was connected is cut, and so is what connects
	halfOpen // nothing arrives, and nobody is told: not on connections of then when it is mended, either
	slow     // everything takes long
)

// delay is what a slow line adds to all that is said.
const delay = 4 * time.Second

// A proxy is a line to a server that can fail.
type proxy struct {
	to, at string

	mu       sync.Mutex
	listener net.Listener
	way      int
	heard    bytes.Buffer     // all that the server has said
	conns    map[net.Conn]int // and how each fails for good
}

func newProxy(t *testing.T, to string) *proxy {
	t.Helper()
	p := &proxy{to: to, at: "localhost:0", conns: map[net.Conn]int{}}
	p.listen(t)
	t.Cleanup(func() { p.fail(t, refused) })
	return p
}

func (p *proxy) listen(t *testing.T) {
	t.Helper()
	l := must.Get(net.Listen("tcp", p.at))(t)
	p.listener, p.at = l, l.Addr().String()
	go p.serve(l)
}

func (p *proxy) address() string { return p.at }

func (p *proxy) serve(l net.Listener) {
	for {
		c, err := l.Accept()
		if err != nil {
			return
		}
		go p.pass(c)
	}
}

// pass carries what both sides say, as the line lets it.
func (p *proxy) pass(c net.Conn) {
	defer c.Close()
	server, err := net.Dial("tcp", p.to)
	if err != nil || !p.keep(c, server) {
		return
	}
	defer server.Close()
	go func() {
		p.carry(server, c, c)
		_ = server.Close()
	}()
	p.carry(io.MultiWriter(c, (*tap)(p)), server, c)
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.conns, c)
	delete(p.conns, server)
}

// carry carries one direction of what the client of a connection has opened.
func (p *proxy) carry(to io.Writer, from, client net.Conn) {
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		p.mu.Lock()
		way, stuck := p.way, p.conns[client] == halfOpen
		p.mu.Unlock()
		if stuck {
			_, _ = io.Copy(io.Discard, from)
			return
		}
		if way == slow {
			time.Sleep(delay)
		}
		if _, lost := to.Write(buffer[:n]); err != nil || lost != nil {
			return
		}
	}
}

func (p *proxy) keep(conns ...net.Conn) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.way == dropped || p.way == refused {
		for _, c := range conns {
			_ = c.Close()
		}
		return false
	}
	for _, c := range conns {
		p.conns[c] = p.way
	}
	return true
}

// fail lets the line fail in a way, or mends it.
func (p *proxy) fail(t *testing.T, way int) {
	t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	before := p.way
	p.way = way
	switch way {
	case halfOpen:
		for c := range p.conns {
			p.conns[c] = halfOpen
		}
	case refused:
		_ = p.listener.Close()
		fallthrough
	case dropped:
		for c := range p.conns {
			_ = c.Close()
		}
		clear(p.conns)
	}
	if before == refused && way != refused {
		p.listen(t)
	}
}

// A tap keeps what the server says.
type tap proxy

func (t *tap) Write(said []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.heard.Write(said)
}

// all is everything that the server has said so far.
func (p *proxy) all() []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	return bytes.Clone(p.heard.Bytes())
}
