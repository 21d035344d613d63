package browser

import (
	"bytes"
	"io"
	"net"
	"sync"
	"testing"
)

// A proxy is a line to a server that can be cut.
type proxy struct {
	listener net.Listener
	to       string

	mu    sync.Mutex
	dead  bool
	heard bytes.Buffer // all that the server has said
	conns map[net.Conn]bool
}

func newProxy(t *testing.T, to string) *proxy {
	t.Helper()
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &proxy{listener: l, to: to, conns: map[net.Conn]bool{}}
	t.Cleanup(func() { l.Close(); p.cut(true) })
	go p.serve()
	return p
}

func (p *proxy) address() string { return p.listener.Addr().String() }

func (p *proxy) serve() {
	for {
		c, err := p.listener.Accept()
		if err != nil {
			return
		}
		go p.pass(c)
	}
}

// pass carries what both sides say, while the line is not cut.
func (p *proxy) pass(c net.Conn) {
	defer c.Close()
	server, err := net.Dial("tcp", p.to)
	if err != nil || !p.keep(c, server) {
		return
	}
	defer server.Close()
	go func() {
		_, _ = io.Copy(server, c)
		_ = server.Close()
	}()
	_, _ = io.Copy(io.MultiWriter(c, (*tap)(p)), server)
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.conns, c)
	delete(p.conns, server)
}

func (p *proxy) keep(conns ...net.Conn) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.dead {
		for _, c := range conns {
			_ = c.Close()
		}
		return false
	}
	for _, c := range conns {
		p.conns[c] = true
	}
	return true
}

// cut cuts the line, or mends it.
func (p *proxy) cut(dead bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.dead = dead
	for c := range p.conns {
		_ = c.Close()
	}
	clear(p.conns)
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
