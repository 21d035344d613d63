package serve

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/test/gametest"
)

var (
	loadGames = flag.Int("load-games", 0, "games at once in TestLoad; 0 is a few")
	loadFor   = flag.Duration("load-for", 2*time.Second, "how long TestLoad plays")
	loadThink = flag.Duration("load-think", 3*time.Second, "how long a person thinks about a move in TestLoad, on average")
)

// Many games at once, half of them against a bot of middle strength, and all watched: a
// move of a person is answered soon. Before each move the same form goes to a handler that does nothing, which tells
// what the machine itself takes. docs/performance.md has the numbers of
//
//	taskset -c 0 go test ./cmd/lettres/internal/serve -run 'TestLoad$' -v -load-games 150 -load-for 60s
func TestLoad(t *testing.T) {
	n := *loadGames
	if n == 0 {
		n = gametest.N(8, 40)
	}
	hall, _, err := tables.Open(books, t.TempDir(), tables.Config{Each: 1000, Open: 1000, Log: t.Logf, Seed: gametest.Seeds(t)}) // all sit at one address
	if err != nil {
		t.Fatal(err)
	}
	defer hall.Close()
	s := newServer(books, hall)
	s.acts.every, s.news.every = 0, 0
	web := httptest.NewServer(s)
	defer web.Close()
	defer s.close()
	empty := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { _ = r.ParseForm() }))
	defer empty.Close()
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 2 * n}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	var mu sync.Mutex
	var nothing, posts, pages []time.Duration // for an empty answer; for a move; and with the page that shows what has come of it
	var players sync.WaitGroup
	end := time.Now().Add(*loadFor)
	for i := range n {
		players.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(i), 1))
			with := []string{"bot", "device"}[i%2]
			wish := form("game", "jarnac", "with", with, "level", "4", "clock", "20")
			for time.Now().Before(end) {
				answer, err := client.PostForm(web.URL+"/play", wish)
				if err != nil {
					t.Error(err)
					return
				}
				answer.Body.Close()
				path := answer.Header.Get("Location")
				if path == "" {
					t.Errorf("no game: %d", answer.StatusCode)
					return
				}
				events, err := http.Get(web.URL + path + "/events")
				if err != nil {
					t.Error(err)
					return
				}
				go io.Copy(io.Discard, events.Body)
				table, err := hall.Table(strings.Split(path, "/")[2])
				if err != nil {
					t.Error(err)
					return
				}
				for l := table.Look(); time.Now().Before(end) && !l.At.Over(); l = table.Look() {
					if with == "bot" && l.At.Turn() != 0 {
						time.Sleep(20 * time.Millisecond)
						continue
					}
					time.Sleep(time.Duration(rng.Float64() * 2 * float64(*loadThink)))
					l = table.Look()
					move := ""
					for m := range l.At.Moves(l.At.Turn()) {
						if move = m.String(); rng.IntN(3) == 0 {
							break
						}
					}
					if move == "" || l.At.Over() {
						continue
					}
					send := func(answer *http.Response, err error) int {
						if err != nil {
							t.Error(err)
							return 0
						}
						_, _ = io.Copy(io.Discard, answer.Body)
						answer.Body.Close()
						return answer.StatusCode
					}
					said := url.Values{"n": {fmt.Sprint(len(l.Steps))}, "do": {"text"}, "text": {move}, "seat": {fmt.Sprint(l.At.Turn())}}
					began := time.Now()
					send(client.PostForm(empty.URL+path, said))
					without := time.Since(began)
					began = time.Now()
					status := send(client.PostForm(web.URL+path, said))
					post := time.Since(began)
					if status == http.StatusSeeOther {
						status = send(client.Get(web.URL + path))
					}
					page := time.Since(began)
					if status != http.StatusOK && status != http.StatusConflict {
						t.Errorf("%s: %d", move, status)
					}
					mu.Lock()
					nothing, posts, pages = append(nothing, without), append(posts, post), append(pages, page)
					mu.Unlock()
				}
				events.Body.Close()
			}
		})
	}
	players.Wait()
	if len(posts) == 0 {
		t.Skip("nobody has moved")
	}
	t.Logf("%d games, %d moves of people", n, len(posts))
	for _, of := range []struct {
		what string
		took []time.Duration
	}{{"an empty answer", nothing}, {"a move", posts}, {"a move and its page", pages}} {
		slices.Sort(of.took)
		at := func(share float64) time.Duration {
			return of.took[int(share*float64(len(of.took)-1))].Round(10 * time.Microsecond)
		}
		t.Logf("%s: median %v, 99th percentile %v, longest %v", of.what, at(.5), at(.99), at(1))
		if *loadGames > 0 && (at(.5) > 50*time.Millisecond || at(.99) > 500*time.Millisecond) {
			t.Error("that is too slow")
		}
	}
}
