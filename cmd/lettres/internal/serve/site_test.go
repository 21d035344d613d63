package serve

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A page without a server keeps each move before it answers, refuses what needs others, and loses no game
// when nothing more can be stored.
func TestSite(t *testing.T) {
	kept, full := map[string][]byte{}, false
	d := disk.NewMemory(nil)
	d.Keep = func(name string, content []byte) error {
		switch {
		case full:
			return errors.New("QuotaExceededError")
		case content == nil:
			delete(kept, name)
		default:
			kept[name] = content
		}
		return nil
	}
	site := must.Get(Site(games.All(), d, "/jeux", nil))(t)
	ask := func(site http.Handler, method, path string, fields ...string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(method, "https://club.example/jeux"+path, strings.NewReader(form(fields...).Encode()))
		if method == http.MethodPost {
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.Header.Set("Sec-Fetch-Site", "same-origin")
		}
		w := httptest.NewRecorder()
		site.ServeHTTP(w, r)
		return w
	}
	for _, tt := range []struct {
		method, path string
		fields       []string
		status       int
	}{
		{"GET", "/", nil, http.StatusOK}, {"GET", "/rules", nil, http.StatusOK}, {"GET", "/club", nil, http.StatusNotImplemented},
		{"GET", "/join/a/b", nil, http.StatusNotImplemented}, {"POST", "/t/a/b/invite", nil, http.StatusNotImplemented},
		{"POST", "/play", []string{"game", "jarnac", "with", "link"}, http.StatusNotImplemented},
	} {
		w := ask(site, tt.method, tt.path, tt.fields...)
		if w.Code != tt.status {
			t.Errorf("%s %s: %d, want %d", tt.method, tt.path, w.Code, tt.status)
		}
		if page := w.Body.String(); strings.Count(page, `="/`) != strings.Count(page, `="/jeux/`) || !strings.Contains(page, `="/jeux/manifest.webmanifest"`) {
			t.Errorf("%s %s has addresses outside the folder of the page", tt.method, tt.path)
		}
	}
	// A review is not on the page that is opened: its script asks for it, and has it made elsewhere.
	packed := must.Get(pack([]byte("@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice BUT\n")))(t)
	for dest, late := range map[string]bool{"document": true, "empty": false} {
		r := httptest.NewRequest(http.MethodGet, "https://club.example/jeux/g/"+packed, nil)
		r.Header.Set("Sec-Fetch-Dest", dest)
		w := httptest.NewRecorder()
		site.ServeHTTP(w, r)
		page := w.Body.String()
		if w.Code != http.StatusOK || strings.Contains(page, " data-late") != late || strings.Contains(page, `class="counts"`) == late || !strings.Contains(page, "thinks.js") {
			t.Errorf("a review for %s: %d %s", dest, w.Code, visible(page))
		}
	}
	// What thinks for another one answers its questions, and nothing else does.
	never := func(context.Context, []byte) (string, error) { return "", errors.New("none") }
	asking := must.Get(Site(games.All(), disk.NewMemory(nil), "/jeux", never))(t)
	books := library.New(games.All(), nil)
	view := must.Get(books.Rules(games.Jarnac(), ""))(t).Start(0).View(0).String()
	for _, tt := range []struct {
		of       http.Handler
		question string
		status   int
		move     string
	}{
		{site, `{"Game":"jarnac","View":"` + view + `","Level":"champion","Seed":"1"}`, http.StatusOK, "+6"},
		{site, `{"Game":"chess"}`, http.StatusUnprocessableEntity, ""},
		{site, strings.Repeat("?", maxText+1), http.StatusUnprocessableEntity, ""},
		{asking, `{"Game":"chess"}`, http.StatusNotFound, ""},
	} {
		w := httptest.NewRecorder()
		tt.of.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "https://club.example/jeux/think", strings.NewReader(tt.question)))
		if w.Code != tt.status || tt.move != "" && w.Body.String() != tt.move {
			t.Errorf("%.100s: %d %.200s", tt.question, w.Code, w.Body)
		}
	}
	w := ask(site, "POST", "/play", "game", "jarnac", "with", "device")
	path, inside := strings.CutPrefix(w.Header().Get("Location"), "/jeux")
	if w.Code != http.StatusSeeOther || !inside || !strings.HasPrefix(path, "/t/") {
		t.Fatalf("a game of two: %d %s", w.Code, path)
	}
	seat := func() string { return seatIn(ask(site, "GET", path).Body.String()) }
	if w := ask(site, "POST", path, "n", "0", "do", "draw", "seat", seat()); w.Code != http.StatusSeeOther && w.Code != http.StatusOK {
		t.Fatalf("six letters: %d", w.Code)
	}
	record := func(site http.Handler) string { return ask(site, "GET", path+"/record").Body.String() }
	before := record(site)
	full = true
	ask(site, "POST", path, "n", "1", "do", "pass", "seat", seat())
	again, err := Site(games.All(), disk.NewMemory(kept), "/jeux", nil) // the worker was ended
	if err != nil {
		t.Fatal(err)
	}
	if after := record(again); after != before || !strings.Contains(after, "+") {
		t.Errorf("after a move that could not be stored:\n%s\nbefore it:\n%s", after, before)
	}
}

// seatIn returns the seat that a page of a table is for.
func seatIn(page string) string {
	_, rest, _ := strings.Cut(page, `data-seat="`)
	seat, _, _ := strings.Cut(rest, `"`)
	return seat
}
