// Server is a table for two over HTTP, for any of the games. A client is told what its seat
// may know, and sends decisions; the letters that come are for the server to draw.
//
//	go run ./examples/server -game scrabble
//	curl localhost:8018/alices-secret
//	curl -d +7 localhost:8018/alices-secret
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"io"
	"log"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/rulebook"
)

// A table is one game between two clients, who know each other's seats by no secret.
type table struct {
	mu     sync.Mutex
	seats  map[string]int // by their secrets
	chance *rand.Rand
	at     game.Position
	record game.Record
}

// A sight is what a client is told.
type sight struct {
	View  string   // all that the seat may know
	Turn  bool     // it has to act
	Moves []string // its good decisions
}

// errFlag refuses the fall of a flag, which is for a clock to say.
var errFlag = errors.New("nobody decides that a flag falls")

func newTable(rules *game.Rules, chance *rand.Rand) *table {
	toss := rules.Toss(chance)
	return &table{
		seats: map[string]int{"alices-secret": 0, "bobs-secret": 1}, chance: chance,
		at: rules.Start(toss.First), record: rules.NewRecord(toss, "Alice", "Bob"),
	}
}

// ServeHTTP shows the table to who has the secret of a seat, and plays what they post.
func (t *table) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	t.mu.Lock()
	defer t.mu.Unlock()
	seat, ok := t.seats[strings.TrimPrefix(r.URL.Path, "/")]
	if !ok {
		http.Error(w, "nobody sits there", http.StatusForbidden)
		return
	}
	if r.Method == http.MethodPost {
		text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<10))
		if err == nil {
			err = t.act(seat, string(text))
		}
		var against *rulebook.Violation
		switch {
		case errors.As(err, &against): // the rules refuse it, and say by which clause
			http.Error(w, err.Error(), http.StatusConflict)
			return
		case err != nil:
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
	}
	view := t.at.View(seat)
	now := sight{View: view.String(), Turn: !t.at.Over() && t.at.Turn() == seat}
	if now.Turn {
		for m := range view.Moves() {
			now.Moves = append(now.Moves, m.String())
		}
	}
	_ = json.NewEncoder(w).Encode(now)
}

// act plays a decision. What else a client says, the letters that it would like to draw and
// the fall of a flag, is not taken.
func (t *table) act(seat int, text string) error {
	g := t.at.Rules().Game()
	m, _, err := t.at.ParseMove(seat, text)
	if err != nil {
		return err
	}
	m = g.Decision(m)
	if flag, can := g.Flag(); can && m == flag {
		return errFlag
	}
	step, err := t.at.Do(t.chance, seat, m)
	if err != nil {
		return err
	}
	t.at = step.After
	t.record.Append(step)
	return nil
}

func main() {
	name := flag.String("game", "jarnac", "which game")
	flag.Parse()
	g, ok := games.Named(*name)
	if !ok {
		log.Fatal("there is no such game")
	}
	rules := g.MustCompile("")
	log.Fatal(http.ListenAndServe("localhost:8018", newTable(rules, rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))))
}
