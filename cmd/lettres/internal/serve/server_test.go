package serve

import (
	"cmp"
	"html"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A house is a server under test.
type house struct {
	t   *testing.T
	url string
	s   *server
}

func open(t *testing.T) *house { return openWith(t, books) }

// books has the rules of all tests.
var books = library.New(games.All(), nil)

func openWith(t *testing.T, l *library.Library) *house {
	t.Helper()
	return openTables(t, l, tables.Config{})
}

func openTables(t *testing.T, l *library.Library, c tables.Config) *house {
	t.Helper()
	c.Pace, c.Wait, c.Log, c.Seed = cmp.Or(c.Pace, -1), cmp.Or(c.Wait, -1), t.Logf, gametest.Seeds(t)
	hall, damaged, err := tables.Open(l, t.TempDir(), c)
	if err != nil || len(damaged) > 0 {
		t.Fatal(err, damaged)
	}
	s := newServer(l, hall)
	s.acts.every, s.news.every = time.Microsecond, time.Microsecond
	web := httptest.NewServer(s)
	t.Cleanup(func() {
		s.close()
		web.Close()
		hall.Close()
	})
	return &house{t, web.URL, s}
}

// A seat is somebody's page.
type seat struct {
	*house
	path string
}

// ask asks for a page, with a form if there is one.
func (h *house) ask(path string, form url.Values) (status int, page string, at string) {
	h.t.Helper()
	request, err := http.NewRequest(http.MethodGet, h.url+path, nil)
	if form != nil {
		request, err = http.NewRequest(http.MethodPost, h.url+path, strings.NewReader(form.Encode()))
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	if err != nil {
		h.t.Fatal(err)
	}
	request.Header.Set("Accept-Language", "en")
	answer := must.Get(http.DefaultClient.Do(request))(h.t)
	defer answer.Body.Close()
	text := must.Get(io.ReadAll(answer.Body))(h.t)
	return answer.StatusCode, string(text), answer.Request.URL.RequestURI()
}

// begin begins a game, by a form of pairs.
func (h *house) begin(pairs ...string) seat {
	h.t.Helper()
	status, page, at := h.ask("/play", form(pairs...))
	if status != http.StatusOK || !strings.HasPrefix(at, "/t/") {
		h.t.Fatalf("%d at %s: %s", status, at, page)
	}
	return seat{h, at}
}

func form(pairs ...string) url.Values {
	f := url.Values{}
	for i := 0; i+1 < len(pairs); i += 2 {
		f.Set(pairs[i], pairs[i+1])
	}
	return f
}

var version = regexp.MustCompile(`data-n="(\d+)"`)

// look is the page of the seat, and how many moves have been made.
func (s seat) look() (page, n string) {
	s.t.Helper()
	status, page, _ := s.ask(s.path, nil)
	if status != http.StatusOK {
		s.t.Fatalf("%d: %s", status, page)
	}
	return page, version.FindStringSubmatch(page)[1]
}

// do makes a move on the position as it is, and returns the page that comes.
func (s seat) do(pairs ...string) (int, string) {
	s.t.Helper()
	_, n := s.look()
	status, page, _ := s.ask(s.path, form(append(pairs, "n", n)...))
	return status, page
}

// until waits for a page that has a text.
func (s seat) until(text string) string {
	s.t.Helper()
	for range 3000 {
		if page, _ := s.look(); strings.Contains(html.UnescapeString(page), text) {
			return page
		}
		time.Sleep(5 * time.Millisecond)
	}
	page, _ := s.look()
	s.t.Fatalf("%q never came: %s", text, page)
	return ""
}

// sit takes the invitation of a table.
func (s seat) sit() seat {
	s.t.Helper()
	page, _ := s.look()
	invite := regexp.MustCompile(`/join/[a-z2-7/]+`).FindString(page)
	if status, page, _ := s.ask(invite, nil); status != http.StatusOK {
		s.t.Fatalf("%d: %s", status, page)
	}
	status, page, at := s.ask(invite, url.Values{})
	if status != http.StatusOK || !strings.HasPrefix(at, "/t/") {
		s.t.Fatalf("%d: %s", status, page)
	}
	return seat{s.house, at}
}
