package serve

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A form from another site changes nothing.
func TestOtherSites(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	for name, value := range map[string]string{"Sec-Fetch-Site": "cross-site", "Origin": "http://evil.example"} {
		for _, path := range []string{s.path, "/play", s.path + "/accept"} {
			r := httptest.NewRequest(http.MethodPost, "http://localhost"+path, strings.NewReader("n=0&do=draw&seat=0&game=jarnac&with=device"))
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.Header.Set(name, value)
			w := httptest.NewRecorder()
			h.s.ServeHTTP(w, r)
			if w.Code != http.StatusForbidden {
				t.Errorf("%s to %s: %d", name, path, w.Code)
			}
		}
	}
	if _, n := s.look(); n != "0" {
		t.Errorf("%s moves", n)
	}
}

// Every answer says that nothing from elsewhere is loaded, run or embedded.
func TestHeaders(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	for _, path := range []string{"/", s.path, "/rules", "/static/page.css", "/nowhere"} {
		w := httptest.NewRecorder()
		h.s.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "http://localhost"+path, nil))
		csp := w.Header().Get("Content-Security-Policy")
		if !strings.Contains(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") || w.Header().Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %v", path, w.Header())
		}
		if body := w.Body.String(); strings.Contains(body, "<style") || strings.Contains(body, "://") && strings.Contains(strings.ReplaceAll(body, "http://www.w3.org/2000/svg", ""), "http") {
			t.Errorf("%s has a style, or another host", path)
		}
	}
}

// Names and texts never become markup, and a name that no record can hold is cleaned.
func TestMarkup(t *testing.T) {
	h := open(t)
	evil := `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`
	s := h.begin("game", "jarnac", "with", "device", "you", evil, "other", "# table {}\nB resign\n")
	for _, do := range []string{"text", "word", "swap", "lay", evil} {
		_, page := s.do("do", do, "text", evil, "word", evil, "letters", evil, "at", evil, "square", evil)
		if strings.Contains(page, "<script>alert") || strings.Contains(page, "<img") {
			t.Errorf("%s: %s", do, page)
		}
	}
	_, page, _ := h.ask("/rules?q="+url.QueryEscape(evil), nil)
	if strings.Contains(page, "<script>alert") || strings.Contains(page, "<img") {
		t.Error(page)
	}
	if page, n := s.look(); n != "0" || strings.Contains(page, "onerror=") {
		t.Errorf("%s moves: %s", n, page)
	}
}

// Megabytes are refused before they are read.
func TestMegabytes(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	for _, path := range []string{"/play", s.path, s.path + "/accept"} {
		status, _, _ := h.ask(path, form("word", strings.Repeat("A", 5<<20)))
		if status != http.StatusRequestEntityTooLarge {
			t.Errorf("%s: %d", path, status)
		}
	}
	status, _, _ := h.ask(s.path, form("do", "word", "n", "0", "word", strings.Repeat("A", 5000)))
	if status != http.StatusBadRequest {
		t.Error(status)
	}
}

// The move of another seat, of another game, or of an old page is not played.
func TestForeignMoves(t *testing.T) {
	h := open(t)
	a := h.begin("game", "jarnac", "with", "link")
	b := a.sit()
	other := h.begin("game", "jarnac", "with", "link")
	parts, others := strings.Split(a.path, "/"), strings.Split(other.path, "/")
	if status, _, _ := h.ask("/t/"+others[2]+"/"+parts[3], form("n", "0", "do", "draw")); status != http.StatusNotFound {
		t.Errorf("the key of another table: %d", status)
	}
	played := 0
	for own, s := range []seat{a, b} {
		for _, number := range []string{"0", "1", "7", "-1", "x"} {
			status, _, _ := s.ask(s.path, form("n", "0", "do", "draw", "seat", number))
			if number == strconv.Itoa(1-own) && status != http.StatusForbidden {
				t.Errorf("for the seat of the other: %d", status)
			}
			if status == http.StatusOK {
				played++
			}
		}
	}
	if _, n := a.look(); n != "1" || played != 1 {
		t.Errorf("%s moves, %d answers", n, played)
	}
	for _, s := range []seat{a, b} {
		if status, _, _ := s.ask(s.path, form("n", "0", "do", "draw")); status != http.StatusConflict {
			t.Errorf("an old page: %d", status)
		}
	}
}

// Who asks too often is told to wait, and others are not.
func TestRates(t *testing.T) {
	h := open(t)
	h.s.acts = rate{burst: 5, every: time.Hour}
	ask := func(from string) int {
		r := httptest.NewRequest(http.MethodGet, "http://localhost/rules?q=x", nil)
		r.RemoteAddr = from
		w := httptest.NewRecorder()
		h.s.ServeHTTP(w, r)
		return w.Code
	}
	for i := range 7 {
		want := http.StatusOK
		if i >= 5 {
			want = http.StatusTooManyRequests
		}
		if got := ask("192.0.2.1:99"); got != want {
			t.Errorf("%d: %d", i, got)
		}
	}
	if got := ask("192.0.2.2:99"); got != http.StatusOK {
		t.Error(got)
	}
	r := rate{burst: 1, every: time.Second}
	now := time.Now()
	for i := range 3 * maxAddresses {
		r.allow(fmt.Sprint(i), now)
	}
	if len(r.full) > maxAddresses {
		t.Errorf("%d addresses are counted", len(r.full))
	}
	if !r.allow("1", now.Add(time.Minute)) {
		t.Error("nobody may ask any more")
	}
}

// A listener takes so many connections, and others wait until one is closed.
func TestConnections(t *testing.T) {
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Skip(err)
	}
	l = limit(l, 1, 2, nil)
	defer l.Close()
	accepted := make(chan net.Conn)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			accepted <- c
		}
	}()
	for range 2 {
		c := must.Get(net.Dial("tcp", l.Addr().String()))(t)
		defer c.Close()
	}
	one := <-accepted
	select {
	case <-accepted:
		t.Error("two connections at once")
	case <-time.After(20 * time.Millisecond):
	}
	one.Close()
	(<-accepted).Close()
}

// One machine has so many connections, and more are closed; a proxy has as many as it wants.
func TestConnectionsOfOne(t *testing.T) {
	for name, c := range map[string]struct {
		trusted proxies
		closed  bool
	}{"a machine": {nil, true}, "a proxy": {proxies{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}, false}} {
		t.Run(name, func(t *testing.T) {
			l, err := net.Listen("tcp", "localhost:0")
			if err != nil {
				t.Skip(err)
			}
			l = limit(l, 10, 2, c.trusted)
			accepted := make(chan net.Conn, 10)
			go func() {
				for {
					c, err := l.Accept()
					if err != nil {
						return
					}
					_, _ = c.Write([]byte("hello"))
					accepted <- c
				}
			}()
			defer l.Close()
			heard := func() bool {
				c, err := net.Dial("tcp", l.Addr().String())
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { c.Close() })
				_ = c.SetReadDeadline(time.Now().Add(time.Minute))
				_, err = io.ReadFull(c, make([]byte, 5))
				return err == nil
			}
			if !heard() || !heard() {
				t.Fatal("not even two")
			}
			if heard() == c.closed {
				t.Errorf("a third one is closed: %v", !c.closed)
			}
			(<-accepted).Close()
			if !heard() {
				t.Error("one that was closed still counts")
			}
		})
	}
}

// One that watches and does not read stops nobody, and one that comes back is told at once
// what it has missed.
func TestEvents(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	slow := must.Get(net.Dial("tcp", strings.TrimPrefix(h.url, "http://")))(t)
	defer slow.Close()
	fmt.Fprintf(slow, "GET %s/events HTTP/1.1\r\nHost: localhost\r\n\r\n", s.path)
	table, _ := h.s.hall.Table(strings.Split(s.path, "/")[2])
	for range 20 {
		l := table.Look()
		if l.At.Over() {
			break
		}
		for m := range l.At.Moves(l.At.Turn()) {
			if status, page := s.do("do", "text", "text", m.String(), "seat", fmt.Sprint(l.At.Turn())); status != http.StatusOK {
				t.Fatalf("%s: %d %s", m, status, page)
			}
			break
		}
	}
	now := table.Version()
	for last, told := range map[string]bool{"3.0": true, now: false} {
		r := must.Get(http.NewRequest(http.MethodGet, h.url+s.path+"/events", nil))(t)
		r.Header.Set("Last-Event-ID", last)
		answer := must.Get(http.DefaultClient.Do(r))(t)
		got := make(chan bool, 1)
		go func() {
			for in := bufio.NewScanner(answer.Body); in.Scan(); {
				if in.Text() == "data: "+now {
					got <- true
				}
			}
		}()
		select {
		case <-got:
			if !told {
				t.Error("nothing has changed, and an event comes")
			}
		case <-time.After(time.Duration(map[bool]int{true: 5000, false: 50}[told]) * time.Millisecond):
			if told {
				t.Error("what was missed is not told")
			}
		}
		answer.Body.Close()
	}
}

// A page hears the version of its table again and again, changed or not.
func TestBeats(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	answer := must.Get(http.Get(h.url + s.path + "/events"))(t)
	defer answer.Body.Close()
	for in, heard := bufio.NewScanner(answer.Body), 0; heard < 2; {
		if !in.Scan() {
			t.Fatal("the events end", in.Err())
		}
		if strings.HasPrefix(in.Text(), "data: ") {
			heard++
		}
	}
}

// Whatever is asked, the answer is no failure of the server.
func FuzzHandlers(f *testing.F) {
	for _, seed := range [][3]string{
		{"", "n=0&do=draw", "POST"}, {"", "n=0&do=draw&seat=1", "POST"}, {"", "n=0&do=text&text=%2BZZZZZZ", "POST"},
		{"", "n=0&do=word&at=2:&word=tzar&go=try", "POST"}, {"", "n=0&do=swap&letters=ABC", "POST"}, {"", "n=0&do=lay&square=(0,0)&word=X", "POST"},
		{"/try?n=0&do=word&word=rat", "", "GET"}, {"/accept", "n=0", "POST"}, {"/record", "", "GET"}, {"", "do=flip&letters=A1&n=0", "POST"},
		{"/../../x", "%zz", "POST"}, {"?lang=en&seat=9", "", "GET"}, {"", "n=0&do=contest", "POST"}, {"", "record=A+%2BABUZRT%0AA+RAT", "POST"},
		{"?a=RAT&ar=ZZ&b=-+TZAR&br=?&word=lacs&from=lac&rules=competition", "", "GET"}, {"/AAAA?step=1&think=1&chances=1", "", "GET"},
		{"", "record=%3Ealice:+AEINRT?+8F+TRAINEs+%2B62+62", "POST"}, {"", "n=99999999999999999999", "POST"},
	} {
		f.Add(seed[0], seed[1], seed[2] == "POST")
	}
	hall, _, err := tables.Open(books, f.TempDir(), tables.Config{Pace: -1, Wait: -1, Files: 50})
	if err != nil {
		f.Fatal(err)
	}
	s := newServer(books, hall)
	s.acts.every, s.news.every, s.asks.every = time.Nanosecond, time.Nanosecond, time.Nanosecond
	var paths []string
	for _, wish := range []string{"game=jarnac&with=device&validation=contest", "game=scrabble&with=link", "game=jago&with=device", "game=scrabblecards&with=device"} {
		r := httptest.NewRequest(http.MethodPost, "http://localhost/play", strings.NewReader(wish))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		paths = append(paths, w.Header().Get("Location"))
	}
	paths = append(paths, "/play", "/rules", "/ask", "/judge", "/g")
	f.Fuzz(func(t *testing.T, path, body string, post bool) {
		if strings.HasPrefix(path, "/events") {
			return // which would wait
		}
		for _, table := range paths {
			u, err := url.ParseRequestURI(table + path)
			if err != nil {
				return
			}
			r := &http.Request{Method: http.MethodGet, URL: u, RequestURI: table + path, Header: http.Header{}, Host: "localhost", RemoteAddr: "192.0.2.1:1", Body: http.NoBody, Proto: "HTTP/1.1"}
			r = r.WithContext(t.Context())
			if post {
				r.Method, r.Body = http.MethodPost, io.NopCloser(strings.NewReader(body))
				r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			}
			w := httptest.NewRecorder()
			s.ServeHTTP(w, r)
			if w.Code >= 500 && w.Code != http.StatusServiceUnavailable {
				t.Fatalf("%s %q: %d %s", u, body, w.Code, w.Body)
			}
		}
	})
}

// Of machines that have no connection any more nothing is kept.
func TestForgottenConnections(t *testing.T) {
	l := &limited{each: 2, of: map[string]int{}}
	take := func(address string) (string, bool) { return l.take(fakeConn{address: address}) }
	for _, want := range []bool{true, true, false} {
		if _, ok := take("192.0.2.1:80"); ok != want {
			t.Errorf("a connection with %v: %t", l.of, ok)
		}
	}
	if _, ok := take("192.0.2.2:80"); !ok {
		t.Error("another machine has none")
	}
	for _, want := range []map[string]int{{"192.0.2.1": 1, "192.0.2.2": 1}, {"192.0.2.2": 1}} {
		if l.give("192.0.2.1"); !maps.Equal(l.of, want) {
			t.Errorf("%v, and not %v", l.of, want)
		}
	}
	if from, ok := take("pipe"); from != "" || !ok {
		t.Errorf("a connection of no address is of %q, %t", from, ok)
	}
}

type fakeConn struct {
	net.Conn
	address string
}

func (c fakeConn) RemoteAddr() net.Addr { return textAddr(c.address) }

type textAddr string

func (textAddr) Network() string  { return "tcp" }
func (a textAddr) String() string { return string(a) }
