package serve

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// BenchmarkPages measures how long a page takes.
func BenchmarkPages(b *testing.B) {
	hall, _, err := tables.Open(books, b.TempDir(), tables.Config{Pace: -1, Wait: -1})
	if err != nil {
		b.Fatal(err)
	}
	s := newServer(books, hall)
	s.acts.every = 0
	r := httptest.NewRequest(http.MethodPost, "http://localhost/play", strings.NewReader("game=jarnac&with=device"))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	for name, path := range map[string]string{"home": "/", "table": w.Header().Get("Location"), "rules": "/rules"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				w := httptest.NewRecorder()
				s.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "http://localhost"+path, nil))
				if w.Code != http.StatusOK {
					b.Fatal(w.Code)
				}
				b.SetBytes(int64(w.Body.Len()))
			}
		})
	}
}
