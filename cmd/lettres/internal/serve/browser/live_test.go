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
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

var promptly = flag.Duration("promptly", 0, "how long a page may take at most in TestLost; 0 is not measured")

// A lost page is shown over a line that fails, while something happens at its table.
type lost struct {
	name string
	way  int
	line *proxy
	tab  *tab
	n    int // moves that it is to show
}

// The line fails in five ways, for a page each at the same time, and after each the page is right again, without a tap.
// Meanwhile it says that it is behind. On a quiet machine
//
//	go test -run TestLost -v -promptly 3s .
//
// holds that it takes three seconds at most.
func TestLost(t *testing.T) {
	address := serve(t)
	direct := begin(t, look{}, address, map[string]string{"you": "Anne", "validation": "strict"}, "device")
	path := eval[string](direct, "document.getElementById('table').dataset.path")
	people := [2]*person{sit(direct, jarnac.A, bot.KeenAmateur), sit(direct, jarnac.B, bot.KeenAmateur)}
	// move makes a move past the lines.
	move := func() (n int) {
		t.Helper()
		s, n := people[0].state()
		p := people[s.Turn()]
		answer := must.Get(http.PostForm(address+path, url.Values{"n": {fmt.Sprint(n)}, "do": {"text"}, "text": {p.decide(s).String()}, "seat": {fmt.Sprint(int(s.Turn()))}}))(t)
		answer.Body.Close()
		if answer.StatusCode != http.StatusOK {
			t.Fatal(answer.Status)
		}
		return n + 1
	}
	over := func(name string, way int) *lost {
		t.Helper()
		line := newProxy(t, strings.TrimPrefix(address, "http://"))
		return &lost{name: name, way: way, line: line, tab: open(t, look{}, "http://"+line.address()+path)}
	}
	pages := []*lost{over("refused", refused), over("dropped", dropped), over("half open", halfOpen), over("slow", slow)}
	moment := over("half open for a moment", halfOpen)
	errors, faulty := oneError(t, address)
	failed := &lost{name: "an error for one request", tab: open(t, look{}, faulty+path)}
	// Somebody makes a move of their own at another table, while the line is half open.
	line := newProxy(t, strings.TrimPrefix(address, "http://"))
	own := &lost{name: "half open, with a move", way: halfOpen, line: line, tab: begin(t, look{}, "http://"+line.address(), map[string]string{"validation": "strict"}, "device")}
	mine, before := sit(own.tab, jarnac.A, bot.KeenAmateur).state()
	said := sit(own.tab, mine.Turn(), bot.KeenAmateur).decide(mine).String()
	right := func(p *lost, since time.Time) {
		t.Helper()
		p.tab.past(p.n - 1)
		p.tab.until("the page says that it is right", "document.getElementById('lost').hidden")
		took := time.Since(since)
		t.Logf("%s: right after %v", p.name, took.Round(10*time.Millisecond))
		if *promptly > 0 && took > *promptly {
			t.Errorf("%s: that is late", p.name)
		}
	}
	began, n := time.Now(), move()
	for _, p := range append([]*lost{moment, failed}, pages...) {
		p.n = n
		right(p, began)
	}

	pages = append(pages, own)
	for _, p := range append([]*lost{moment}, pages...) {
		p.line.fail(t, p.way)
	}
	errors.Store(1)
	n = move()
	moment.line.fail(t, whole)
	began = time.Now()
	eval[bool](own.tab, fmt.Sprintf(`(() => {
		const form = document.querySelector('form:has(input[name=do][value=text])');
		form.elements.text.value = %q; form.requestSubmit(); return true;
	})()`, said))
	for _, p := range []*lost{failed, moment} {
		p.n = n
		right(p, began)
	}
	if errors.Load() > 0 {
		t.Error("no request failed")
	}
	for _, p := range pages {
		p.n = n
		if p == own {
			p.n = before + 1
		}
		p.tab.until(p.name+": the page says that it is behind", "!document.getElementById('lost').hidden")
		if shown := p.tab.n(); shown >= p.n {
			t.Errorf("%s: move %d of %d is shown", p.name, shown, p.n)
		}
	}
	own.tab.view("behind")
	for _, p := range pages {
		p.line.fail(t, whole)
	}
	began = time.Now()
	for _, p := range pages {
		right(p, began)
	}
}

// oneError returns an address at which the server is reached, and how many of the requests to come for a table fail there.
func oneError(t *testing.T, server string) (errors *atomic.Int32, address string) {
	t.Helper()
	to := must.Get(url.Parse(server))(t)
	errors = new(atomic.Int32)
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
	return errors, middle.URL
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
		must.Do(t, chromedp.Do(ctx))
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
		answer := must.Get(http.PostForm(page, url.Values{"n": {"0"}, "do": {"draw"}, "seat": {seat}}))(t)
		answer.Body.Close()
	}
	show(false)
	b.past(0)
}

// A page that comes back, from a tunnel or from the pages before it, looks at once, though its connection seems whole.
func TestComesBack(t *testing.T) {
	b := begin(t, look{}, serve(t), nil, "device")
	b.until("the stream is open", "document.getElementById('lost').hidden")
	for _, event := range []string{"new Event('online')", "new PageTransitionEvent('pageshow', {persisted: true})"} {
		eval[bool](b, `(() => { window.was ??= fetch; window.looked = 0; window.fetch = (...all) => { looked++; return was(...all); }; dispatchEvent(`+event+`); return true; })()`)
		b.until(event+": it looks", "looked > 0")
	}
}
