package serve

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// A handler that panics is told to whoever runs the program, with where it was and without the key of a
// seat, and whoever has asked gets an answer.
func TestPanic(t *testing.T) {
	var log strings.Builder
	hall, _, err := tables.Open(books, t.TempDir(), tables.Config{Log: func(format string, args ...any) { fmt.Fprintf(&log, format+"\n", args...) }})
	if err != nil {
		t.Fatal(err)
	}
	defer hall.Close()
	s := newServer(books, hall)
	defer s.close()
	s.handler = http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "abort") {
			panic(http.ErrAbortHandler)
		}
		var none *tables.Table
		none.Look()
	})
	for lang, want := range map[string]string{"fr": "erreur dans ce programme", "en": "wrong with this program"} {
		log.Reset()
		w := httptest.NewRecorder()
		s.ServeHTTP(w, httptest.NewRequest("GET", "http://localhost/t/abcdefg/secret/hint?lang="+lang, nil))
		text, _ := io.ReadAll(w.Result().Body)
		if w.Code != http.StatusInternalServerError || !strings.Contains(string(text), want) {
			t.Errorf("status %d, %s", w.Code, text)
		}
		if got := log.String(); !strings.Contains(got, "GET /t/abcdefg/…/hint: panic:") || !strings.Contains(got, "panic_test.go") || strings.Contains(got, "secret") {
			t.Errorf("it is told %s", got)
		}
	}
	defer func() {
		if recover() != http.ErrAbortHandler {
			t.Error("an answer that is broken off is not")
		}
	}()
	s.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", "http://localhost/abort", nil))
}

// An address is logged without what opens a seat or a screen, also where there is nothing behind it.
func TestWithoutKey(t *testing.T) {
	for path, want := range map[string]string{
		"/": "/", "/watch": "/watch", "/screen": "/screen", "/watch/secret": "/watch/…", "/screen/secret/x": "/screen/…/…",
		"/t/abcdefg": "/t/abcdefg", "/t/abcdefg/secret": "/t/abcdefg/…", "/rules/official/words/reference": "/rules/official/words/reference",
	} {
		if got := withoutKey(path); got != want {
			t.Errorf("%s is logged as %s, and not as %s", path, got, want)
		}
	}
}
