package serve

import (
	"bufio"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var viewOf = regexp.MustCompile(`/watch/([a-z2-7]+)\.([a-z2-7]+)/1`)

// drawnLetters counts the letters of tiles that a page draws.
func drawnLetters(page string) int {
	return strings.Count(page, `class="face b"`) + strings.Count(page, `class="joker b"`) + strings.Count(page, `class="light b"`)
}

// An onlooker sees the game and does nothing: no rack is on their page while racks are hidden, and their key
// opens no seat.
func TestOnlooker(t *testing.T) {
	h := open(t)
	for _, g := range games.All() {
		s := h.begin("game", g.Name(), "with", "device", "you", "Anne")
		page, _ := s.look()
		id := viewOf.FindStringSubmatch(page)
		if id == nil {
			t.Fatalf("%s: the page has no address for onlookers", g.Name())
		}
		watch := id[0]
		table := must.Get(h.s.hall.Table(id[1]))(t)
		for range 2 * len(table.Look().Names) { // both draw, where the others have not
			if l := table.Look(); l.At.Due() > 0 {
				for m := range l.At.Moves(l.At.Turn()) {
					must.Do(t, table.Decide(l.At.Turn(), len(l.Steps), m.String()))
					break
				}
			}
		}
		for _, path := range []string{watch, strings.Replace(watch, "/watch/", "/screen/", 1)} {
			status, page, _ := h.ask(path, nil)
			if status != http.StatusOK || !strings.Contains(page, "Anne") {
				t.Fatalf("%s: %d", path, status)
			}
			if n := drawnLetters(page); table.Look().Rules.Traits().Hidden && n > 0 {
				t.Errorf("%s at %s: %d letters are drawn, and none lies on the table", g.Name(), path, n)
			}
			for _, no := range []string{"<form", "/t/", "data-rack", "data-seat", "data-board"} {
				if strings.Contains(page, no) {
					t.Errorf("%s: an onlooker's page has %s", g.Name(), no)
				}
			}
			if status, _, _ := h.ask(path, form("n", "0", "do", "pass")); status != http.StatusMethodNotAllowed && status != http.StatusNotFound {
				t.Errorf("an onlooker's move: %d", status)
			}
		}
		for _, path := range []string{
			"/t/" + id[1] + "/" + id[2], "/t/" + id[1] + "/" + id[2] + "/record", "/t/" + id[1] + "/" + id[2] + "/events", "/t/" + id[1] + "/" + id[2] + "/hint",
			"/watch/" + id[1] + "." + strings.Repeat("a", 26) + "/1", "/watch/" + id[1] + "./1", "/watch/" + id[1] + "/1", strings.TrimSuffix(watch, "1") + "2", strings.TrimSuffix(watch, "1") + "0",
			"/watch/" + id[1] + "." + strings.Split(s.path, "/")[3] + "/1",
		} {
			if status, _, _ := h.ask(path, nil); status != http.StatusNotFound {
				t.Errorf("%s: %d", path, status)
			}
		}
		if status, _, _ := h.ask("/t/"+id[1]+"/"+id[2], form("n", "0", "do", "pass")); status != http.StatusNotFound {
			t.Errorf("a move by the key of onlookers: %d", status)
		}
	}
}

// An onlooker's page is told of what happens.
func TestOnlookerIsTold(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	page, _ := s.look()
	watch := viewOf.FindStringSubmatch(page)
	table := must.Get(h.s.hall.Table(watch[1]))(t)
	answer := must.Get(http.Get(h.url + watch[0] + "/events?v=" + table.Version()))(t)
	defer answer.Body.Close()
	lines := bufio.NewScanner(answer.Body)
	for lines.Scan() && lines.Text() != "retry: 1000" {
	}
	if status, page := s.do("do", "draw", "seat", strconv.Itoa(table.Look().At.Turn())); status != http.StatusOK {
		t.Fatalf("%d: %s", status, page)
	}
	now := table.Version()
	for lines.Scan() && lines.Text() != "data: "+now {
	}
	if lines.Text() != "data: "+now {
		t.Errorf("an onlooker is not told of %s", now)
	}
	if _, page, _ := h.ask(watch[0], nil); !strings.Contains(page, `data-n="1"`) {
		t.Error("the page of an onlooker stays as it was")
	}
}

// A screen shows several tables, one after the other.
func TestScreen(t *testing.T) {
	h := open(t)
	var watched []string
	for range 2 {
		page, _ := h.begin("game", "jarnac", "with", "device").look()
		watched = append(watched, h.url+viewOf.FindString(page))
	}
	_, page, at := h.ask("/screen?"+form("tables", strings.Join(watched, "\n")).Encode(), nil)
	for range 2 {
		_, next, ok := strings.Cut(page, `<meta http-equiv="refresh" content="20; url=`)
		if next, _, _ = strings.Cut(next, `"`); !ok || next == at {
			t.Fatalf("%s leads to %q", at, next)
		}
		_, page, at = h.ask(next, nil)
	}
	if !strings.HasSuffix(at, "/1") {
		t.Errorf("the screen ends at %s", at)
	}
	if _, page, _ := h.ask(viewOf.FindString(page), nil); strings.Contains(page, `http-equiv="refresh" content="20`) {
		t.Error("one table is turned over")
	}
	if status, page, _ := h.ask("/screen?tables=nothing", nil); status != http.StatusOK || !strings.Contains(page, "<textarea") {
		t.Errorf("an address of no table: %d", status)
	}
}

// What somebody gives for a screen is read as addresses of tables, at most twelve, whatever else stands there.
func TestTablesOfScreen(t *testing.T) {
	h := open(t)
	table, twelve := strings.Repeat("a", 13)+"."+strings.Repeat("b", 26), strings.Repeat("-x.y", 12)[1:]
	for given, want := range map[string]string{
		"http://h/watch/" + table + "/1":                  "/screen/" + table + "/1",
		"/screen/" + table + "-c.d/2 \n /watch/e.f/1":     "/screen/" + table + "-c.d-e.f/1",
		"/watch/" + twelve + "-x.y/1":                     "/screen/" + twelve + "/1",
		"/watch/A.b/1 /watch/a..%2F/1 /watch/a.b/1":       "/screen/a.b/1",
		"/watch/" + strings.Repeat("a", 60) + "/1":        "/screen/" + strings.Repeat("a", 60) + "/1",
		"/watch/" + strings.Repeat("a", 61) + "/1 /t/a/b": "",
		"": "",
	} {
		answer := httptest.NewRecorder()
		h.s.screens(answer, httptest.NewRequest(http.MethodGet, "/screen?"+form("tables", given).Encode(), nil))
		if got := answer.Header().Get("Location"); got != want || (answer.Code == http.StatusSeeOther) != (want != "") {
			t.Errorf("%q leads to %q (%d), and not to %q", given, got, answer.Code, want)
		}
	}
}
