package serve

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// The page answers under the names of this machine alone.
func TestHosts(t *testing.T) {
	h := open(t)
	h.s.hosts = hostsOf("salon.lan:8017", "jeux.exemple.fr, Autre.")
	for host, want := range map[string]bool{
		"localhost": true, "localhost:8017": true, "LOCALHOST.": true, "127.0.0.1": true, "127.8.9.1:80": true,
		"[::1]": true, "[::1]:8017": true, "[::ffff:127.0.0.1]": true, "192.0.2.7:8017": true, "192.0.2.7": true,
		"salon.lan": true, "salon.lan:8017": true, "jeux.exemple.fr": true, "autre": true,
		"": false, "192.0.2.8": false, "rebind.example": false, "localhost.rebind.example": false, "127.0.0.1.rebind.example": false,
		"localhost:8017:80": false, "[::2]": false, "0.0.0.0": false, "exemple.fr": false, "x.jeux.exemple.fr": false, "<b>x</b>": false,
		"2130706433": false, "0x7f000001": false,
	} {
		for _, path := range []string{"/", "/static/page.css", "/rules", "/none"} {
			r := httptest.NewRequest(http.MethodGet, path, nil)
			r = r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey, &net.TCPAddr{IP: net.IPv4(192, 0, 2, 7), Port: 8017}))
			r.Host = host
			w := httptest.NewRecorder()
			h.s.ServeHTTP(w, r)
			if got := w.Code != http.StatusMisdirectedRequest; got != want {
				t.Errorf("%q at %s: %d", host, path, w.Code)
			}
			if body := w.Body.String(); !want && (!strings.Contains(body, "-host") || strings.Contains(body, "<b>x</b>")) {
				t.Errorf("%q is told\n%s", host, body)
			}
		}
	}
}

// A name that leads here by another's will starts no game.
func TestRebinding(t *testing.T) {
	h := open(t)
	for host, want := range map[string]int{"rebind.example": http.StatusMisdirectedRequest, strings.TrimPrefix(h.url, "http://"): http.StatusOK} {
		r := must.Get(http.NewRequest(http.MethodPost, h.url+"/play", strings.NewReader("game=jarnac&with=device")))(t)
		r.Host = host
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		answer := must.Get(http.DefaultClient.Do(r))(t)
		answer.Body.Close()
		if answer.StatusCode != want {
			t.Errorf("%s: %s", host, answer.Status)
		}
	}
}
