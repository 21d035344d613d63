// Server is a table for two over HTTP, for any of the games. A client is told what its seat may
// know, and sends decisions with the number of moves that it has seen. The table draws the
// letters and counts the time.
//
//	go run ./examples/server -game scrabble
//	curl localhost:8018/alices-secret
//	curl -d move=8h:mot -d seen=2 localhost:8018/alices-secret
package main

import (
	"encoding/json"
	"flag"
	"log"
	"math/rand/v2"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/table"
)

// A server has one table, one lock and one timer.
type server struct {
	mu      sync.Mutex
	secrets []string // of the seats: no client knows that of another
	table   table.Table
	now     func() time.Duration
	timer   *time.Timer
}

// A sight is what a client is told.
type sight struct {
	View  string   // all that the seat may know
	Moves []string // since those that the client has seen, as the seat may hear them
	Seen  int      // how many moves there are
	Acts  bool     // the table waits for the seat
	Left  float64  // seconds for the move
}

func newServer(rules *game.Rules, seed uint64, now func() time.Duration) (*server, error) {
	t, err := table.New(table.Config{Rules: rules, Seed: seed, Names: []string{"Alice", "Bob"}, Time: table.Time{Move: time.Minute}})
	s := &server{secrets: []string{"alices-secret", "bobs-secret"}, table: t, now: now}
	s.timer = time.AfterFunc(time.Hour, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.table, _ = s.table.Tick(s.now())
		s.wake()
	})
	return s, err
}

// wake sets the timer to the next thing that happens of itself.
func (s *server) wake() {
	if next, ok := s.table.Next(); ok {
		s.timer.Reset(next - s.now())
	}
}

// ServeHTTP seats who has the secret of a seat, shows them the table, and plays what they post.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	seat := slices.Index(s.secrets, strings.TrimPrefix(r.URL.Path, "/"))
	r.Body = http.MaxBytesReader(w, r.Body, 1<<10)
	seen, _ := strconv.Atoi(r.FormValue("seen"))
	t, _, err := s.table.Sit(s.now(), seat)
	if err == nil && r.Method == http.MethodPost {
		t, _, err = t.Decide(s.now(), table.Decision{Seat: seat, Seen: seen, Text: r.FormValue("move")})
	}
	s.table = t
	s.wake()
	if err != nil { // a refusal by the rules says by which clause
		http.Error(w, err.Error(), http.StatusConflict)
		return
	}
	left, _ := t.TurnLeft(s.now())
	_ = json.NewEncoder(w).Encode(sight{t.View(seat).String(), t.Heard(seat, seen), t.Moves(), t.Awaits(seat), left.Seconds()})
}

func main() {
	name := flag.String("game", "jarnac", "which game")
	flag.Parse()
	g, ok := game.Find(games.All(), *name)
	if !ok {
		log.Fatal("there is no such game")
	}
	start := time.Now()
	s, err := newServer(g.MustCompile(""), rand.Uint64(), func() time.Duration { return time.Since(start) })
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe("localhost:8018", s))
}
