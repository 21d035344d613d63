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
// move of a person is answered soon. docs/performance.md has the numbers of
//
//	go test ./cmd/lettres/internal/serve -run TestLoad -v -load-games 200 -load-for 60s
func TestLoad(t *testing.T) {
	n := *loadGames
	if n == 0 {
		n = gametest.N(8, 40)
	}
	hall, _, err := tables.Open(books, t.TempDir(), tables.Config{Log: t.Logf})
	if err != nil {
		t.Fatal(err)
	}
	defer hall.Close()
	s := newServer(books, hall)
	s.acts.every, s.news.every = 0, 0
	web := httptest.NewServer(s)
	defer web.Close()
	defer s.close()
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 2 * n}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	follows := &http.Client{Transport: client.Transport} // to the page that shows what has come of a move
	var mu sync.Mutex
	var took []time.Duration
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
					began := time.Now()
					answer, err := follows.PostForm(web.URL+path, url.Values{
						"n": {fmt.Sprint(len(l.Steps))}, "do": {"text"}, "text": {move}, "seat": {fmt.Sprint(l.At.Turn())},
					})
					if err != nil {
						t.Error(err)
						return
					}
					_, _ = io.Copy(io.Discard, answer.Body)
					answer.Body.Close()
					mu.Lock()
					took = append(took, time.Since(began))
					mu.Unlock()
					if answer.StatusCode != http.StatusOK && answer.StatusCode != http.StatusConflict {
						t.Errorf("%s: %d", move, answer.StatusCode)
					}
				}
				events.Body.Close()
			}
		})
	}
	players.Wait()
	slices.Sort(took)
	if len(took) == 0 {
		t.Skip("nobody has moved")
	}
	at := func(share float64) time.Duration { return took[int(share*float64(len(took)-1))] }
	t.Logf("%d games, %d moves of people: median %v, 99th percentile %v, longest %v", n, len(took), at(.5), at(.99), at(1))
	if *loadGames > 0 && (at(.5) > 100*time.Millisecond || at(.99) > 500*time.Millisecond) {
		t.Error("that is too slow")
	}
}
