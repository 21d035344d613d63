// Server is a lobby over HTTP, for any of the games: it gives the key of the next free seat, tells what
// that seat may know, and takes its decisions. The table draws the letters and counts the time.
//
//	go run ./examples/server
//	curl -d game=scrabble localhost:8018
//	curl localhost:8018/KEY
//	curl -d move=8h:mot -d seen=2 localhost:8018/KEY
package main

import (
	crand "crypto/rand"
	"log"
	"math/rand/v2"
	"net/http"
	"path"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/table"
)

// A room has a table, and the keys of its seats: no client knows that of another.
type room struct {
	table table.Table
	keys  []string
}

// A lobby has all rooms, and one lock. It needs no timer: each request lets happen what was due.
type lobby struct {
	mu    sync.Mutex
	games []*game.Game
	now   func() time.Duration
	rooms map[string]*room // by key
	open  map[string]*room // those with a free seat, by their rules
}

// sit tells the key of the next free seat of a game by these rules.
func (l *lobby) sit(rules *game.Rules) ([]byte, error) {
	r, key := l.open[rules.String()], crand.Text()
	if r == nil {
		t, err := table.New(table.Config{Rules: rules, Seed: rand.Uint64(), Time: table.Time{Move: time.Minute}})
		if err != nil {
			return nil, err
		}
		r = &room{table: t}
		l.open[rules.String()] = r
	}
	r.table, _, _ = r.table.Sit(l.now(), len(r.keys))
	r.keys, l.rooms[key] = append(r.keys, key), r
	if len(r.keys) == rules.Seats() {
		delete(l.open, rules.String())
	}
	return []byte(key), nil
}

// play makes what is posted with the key of a seat, and tells what the seat may know.
func (l *lobby) play(r *room, q *http.Request, key string) (told []byte, err error) {
	seat := slices.Index(r.keys, key)
	seen, _ := strconv.Atoi(q.FormValue("seen"))
	t, _ := r.table.Tick(l.now())
	if q.Method == http.MethodPost {
		t, _, err = t.Decide(l.now(), table.Decision{Seat: seat, Seen: seen, Text: q.FormValue("move")})
	}
	if r.table = t; err != nil {
		return nil, err
	}
	return t.Sight(l.now(), seat, seen)
}

func (l *lobby) ServeHTTP(w http.ResponseWriter, q *http.Request) {
	l.mu.Lock()
	defer l.mu.Unlock()
	q.Body = http.MaxBytesReader(w, q.Body, 1<<10)
	key, told, err := path.Base(q.URL.Path), []byte{}, table.ErrSeat
	if r := l.rooms[key]; r != nil {
		told, err = l.play(r, q, key)
	} else if g, ok := game.Find(l.games, q.FormValue("game")); ok && q.Method == http.MethodPost {
		var rules *game.Rules
		if rules, err = g.Compile(q.FormValue("options"), nil); err == nil {
			told, err = l.sit(rules)
		}
	}
	if err != nil { // a refusal by the rules says by which clause
		http.Error(w, err.Error(), http.StatusConflict)
		return
	}
	_, _ = w.Write(told)
}

func main() {
	start := time.Now()
	l := &lobby{games: games.All(), now: func() time.Duration { return time.Since(start) }, rooms: map[string]*room{}, open: map[string]*room{}}
	log.Fatal(http.ListenAndServe("localhost:8018", l))
}
