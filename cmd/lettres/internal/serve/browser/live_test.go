package browser

import (
	"flag"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
)

var promptly = flag.Duration("promptly", 0, "how long a page may take at most in TestLost; 0 is not measured")

// The line fails in five ways, and after each the page is right again, without a tap. Meanwhile it
// says that it is behind. On a quiet machine
//
//	go test -run TestLost -v -promptly 3s .
//
// holds that it takes three seconds at most.
func TestLost(t *testing.T) {
	address := serve(t)
	to, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	var errors atomic.Int32 // answers to come that are errors
	back := httputil.NewSingleHostReverseProxy(to)
	back.FlushInterval = -1
	back.ErrorLog = log.New(io.Discard, "", 0)
	middle := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet && strings.HasPrefix(r.URL.Path, "/t/") && !strings.HasSuffix(r.URL.Path, "/events") && errors.Add(-1) >= 0 {
			http.Error(w, "no", http.StatusBadGateway)
			return
		}
		back.ServeHTTP(w, r)
	}))
	t.Cleanup(middle.Close)
	line := newProxy(t, strings.TrimPrefix(middle.URL, "http://"))
	b := begin(t, look{}, "http://"+line.address(), map[string]string{"you": "Anne", "validation": "strict"}, "device")
	page := address + eval[string](b, "document.getElementById('table').dataset.path")
	direct := open(t, look{}, page)
	people := [2]*person{sit(direct, jarnac.A, bot.KeenAmateur), sit(direct, jarnac.B, bot.KeenAmateur)}
	// move makes a move past the line.
	move := func() (n int) {
		t.Helper()
		s, n := people[0].state()
		p := people[s.Turn()]
		answer, err := http.PostForm(page, url.Values{"n": {fmt.Sprint(n)}, "do": {"text"}, "text": {p.decide(s).String()}, "seat": {fmt.Sprint(int(s.Turn()))}})
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != http.StatusOK {
			t.Fatal(answer.Status)
		}
		return n + 1
	}
	right := func(what string, n int) {
		t.Helper()
		began := time.Now()
		b.past(n - 1)
		b.until("the page says that it is right", "document.getElementById('lost').hidden")
		took := time.Since(began)
		t.Logf("%s: right after %v", what, took.Round(10*time.Millisecond))
		if *promptly > 0 && took > *promptly {
			t.Errorf("%s: that is late", what)
		}
	}
	right("whole", move())
	for _, way := range []struct {
		name string
		way  int
	}{{"refused", refused}, {"dropped", dropped}, {"half open", halfOpen}, {"slow", slow}} {
		line.fail(t, way.way)
		n := move()
		b.until("the page says that it is behind", "!document.getElementById('lost').hidden")
		if shown := b.n(); shown >= n {
			t.Errorf("%s: move %d of %d is shown", way.name, shown, n)
		}
		if way.way == halfOpen {
			b.view("behind")
		}
		line.fail(t, whole)
		right(way.name, n)
		if way.way != halfOpen {
			continue
		}
		// And a move of one's own is made when the line is there again.
		line.fail(t, way.way)
		before, at := people[0].state()
		eval[bool](b, fmt.Sprintf(`(() => {
			const form = document.querySelector('form:has(input[name=do][value=text])');
			form.elements.text.value = %q; form.requestSubmit(); return true;
		})()`, people[before.Turn()].decide(before).String()))
		b.until("the page says that it is behind", "!document.getElementById('lost').hidden")
		line.fail(t, whole)
		right(way.name+", with a move", at+1)
	}
	// A line that fails for a moment, while something happens.
	line.fail(t, halfOpen)
	n := move()
	line.fail(t, whole)
	right("half open for a moment", n)
	errors.Store(1)
	right("an error for one request", move())
}

// Ten pages of one browser are open at once: the tenth is loaded as the first was, and each sees
// what happens.
func TestManyTabs(t *testing.T) {
	address := serve(t)
	first := begin(t, look{}, address, nil, "device")
	page := address + eval[string](first, "document.getElementById('table').dataset.path")
	tabs := []*tab{first}
	for range 9 {
		ctx, end := chromedp.NewContext(first.ctx) // in the same browser context
		t.Cleanup(end)
		if err := chromedp.Do(ctx); err != nil {
			t.Fatal(err)
		}
		b := &tab{t: t, ctx: ctx}
		b.show(look{}, page)
		tabs = append(tabs, b)
	}
	tabs[9].click("#acts form:has(input[name=do][value=draw]) button")
	for _, b := range tabs {
		b.past(0)
	}
}

// A page that nobody sees gives its stream back, and looks when it is seen again.
func TestHiddenPage(t *testing.T) {
	b := begin(t, look{}, serve(t), nil, "device")
	show := func(hidden bool) {
		eval[bool](b, fmt.Sprintf("Object.defineProperty(document, 'hidden', {value: %v, configurable: true}); document.dispatchEvent(new Event('visibilitychange'))", hidden))
	}
	ended := "performance.getEntriesByType('resource').filter(e => e.name.includes('/events')).length"
	if n := eval[int](b, ended); n != 0 {
		t.Fatalf("%d streams have ended", n)
	}
	show(true)
	b.until("the stream ends", ended+" === 1")
	page := eval[string](b, "location.origin + document.getElementById('table').dataset.path")
	for _, seat := range []string{"0", "1"} {
		answer, err := http.PostForm(page, url.Values{"n": {"0"}, "do": {"draw"}, "seat": {seat}})
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
	}
	show(false)
	b.past(0)
}
