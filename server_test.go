package lettres_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// A table is a game of Jarnac for two over HTTP, with a chess clock, that survives its
// process. What it keeps is the record and the clock; the position follows from them.
type table struct {
	mu     sync.Mutex
	file   string
	seats  map[string]jarnac.Player // by the secret of each
	now    func() time.Duration     // since the clock began
	chance *rand.Rand
	state  jarnac.State
	kept   kept
}

// What stands on disk.
type kept struct {
	Record jarnac.Record
	Clock  clock.Chess
}

// openTable goes on with the game that the file holds, or begins one. Time that passes
// between two processes costs nobody anything: the clock of the new one begins at the
// instant of the last act.
func openTable(file string, rules *jarnac.Rules, wall func() time.Time) (*table, error) {
	t := &table{
		file: file, chance: rand.New(rand.NewPCG(1, 2)), // a real server takes a seed that nobody knows
		seats: map[string]jarnac.Player{"alices-secret": jarnac.A, "bobs-secret": jarnac.B},
	}
	text, err := os.ReadFile(file)
	switch {
	case errors.Is(err, os.ErrNotExist):
		t.kept.Record = jarnac.NewRecord(rules, jarnac.A, "Alice", "Bob")
		t.state = rules.Start(jarnac.A)
	case err != nil:
		return nil, err
	default:
		if err := json.Unmarshal(text, &t.kept); err != nil {
			return nil, err
		}
		if t.state, err = t.kept.Record.Start(rules); err != nil {
			return nil, err
		}
		for step, err := range t.kept.Record.ReplayWith(rules) {
			if err != nil {
				return nil, err
			}
			t.state = step.After
		}
	}
	began := wall().Add(-t.kept.Clock.At())
	t.now = func() time.Duration { return wall().Sub(began) }
	return t, nil
}

// A sight is what a client is told: everything that its player may know.
type sight struct {
	View  jarnac.View
	Last  *jarnac.Effect `json:",omitempty"` // what the move has done
	Left  string         // of the player's time
	Moves []jarnac.Move  `json:",omitempty"`
}

// ServeHTTP shows the table to who has the secret of a seat, and takes their decisions:
//
//	GET /alices-secret
//	POST /alices-secret with the body {"Move": "+6"}
func (t *table) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	t.mu.Lock()
	defer t.mu.Unlock()
	seat, ok := t.seats[strings.TrimPrefix(r.URL.Path, "/")]
	if !ok {
		http.Error(w, "nobody sits there", http.StatusForbidden)
		return
	}
	var last *jarnac.Effect
	if r.Method == http.MethodPost {
		var asked struct{ Move jarnac.Move }
		body := json.NewDecoder(http.MaxBytesReader(w, r.Body, 1<<10))
		if err := body.Decode(&asked); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		effect, err := t.act(seat, asked.Move)
		if err != nil {
			var v *rulebook.Violation
			errors.As(err, &v)
			http.Error(w, err.Error(), map[bool]int{true: http.StatusConflict, false: http.StatusInternalServerError}[v != nil])
			return
		}
		last = &effect
	}
	view := t.state.View(seat)
	left := t.kept.Clock.Left(clock.Side(seat), t.now())
	_ = json.NewEncoder(w).Encode(sight{View: view, Last: last, Left: left.String(), Moves: view.AppendMoves(nil)})
}

// act plays a decision. It is a decision and no more that a client sends: the letters that
// come are for the server to draw, or a client would choose its own.
func (t *table) act(p jarnac.Player, m jarnac.Move) (jarnac.Effect, error) {
	now := t.now()
	for side, at, ok := t.kept.Clock.NextFlag(); ok && at <= now; side, at, ok = t.kept.Clock.NextFlag() {
		if err := t.play(jarnac.Player(side), jarnac.Flag(), at); err != nil {
			return jarnac.Effect{}, err
		}
	}
	m, err := t.state.Complete(t.chance, p, m.Decision())
	if err != nil {
		return jarnac.Effect{}, err
	}
	effect, err := t.state.Effect(p, m)
	if err != nil {
		return jarnac.Effect{}, err
	}
	return effect, t.play(p, m, now)
}

// play plays a completed move, gives the clock to who is on turn, and keeps the game.
func (t *table) play(p jarnac.Player, m jarnac.Move, now time.Duration) error {
	next, err := t.state.Play(p, m)
	if err != nil {
		return err
	}
	k := t.kept
	k.Record.Append(jarnac.Step{Before: t.state, Player: p, Move: m, After: next})
	turn := clock.Side(next.Turn())
	running, runs := k.Clock.Running()
	_, over := next.Outcome()
	switch {
	case over && runs:
		k.Clock, err = k.Clock.Stop(now)
	case !over && !runs:
		k.Clock, err = k.Clock.Start(turn, now)
	case !over && running != turn:
		k.Clock, err = k.Clock.Press(running, now)
	default:
		k.Clock, err = k.Clock.Advance(now)
	}
	if err != nil {
		return err
	}
	text, err := json.Marshal(k)
	if err != nil {
		return err
	}
	// A file that is whole or not there: a process can end at any time.
	if err := os.WriteFile(t.file+".new", text, 0o600); err != nil {
		return err
	}
	if err := os.Rename(t.file+".new", t.file); err != nil {
		return err
	}
	t.state, t.kept = next, k
	return nil
}

// A server for two in a page: everything that goes over the wire or to the disk is JSON,
// the clock runs, a wrong word can be contested, the game goes on after a restart, and a
// client that cheats is refused.
func Example_server() {
	options := jarnac.Competition()
	options.Validation = jarnac.OnContest
	rules, err := jarnac.Compile(options, french.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	folder, err := os.MkdirTemp("", "table")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	wall := time.Date(2012, 6, 1, 20, 0, 0, 0, time.UTC)
	open := func() http.Handler {
		t, err := openTable(filepath.Join(folder, "game.json"), rules, func() time.Time { return wall })
		if err != nil {
			log.Fatal(err)
		}
		return t
	}
	server := open()
	say := func(seat, body string) {
		method := map[bool]string{true: http.MethodGet, false: http.MethodPost}[body == ""]
		answer := httptest.NewRecorder()
		server.ServeHTTP(answer, httptest.NewRequest(method, "/"+seat, strings.NewReader(body)))
		text, _ := io.ReadAll(answer.Body)
		var s struct {
			View, Left string
			Last       *struct{ Move, Clause string }
		}
		if answer.Code != http.StatusOK {
			fmt.Printf("%s: %d %s", cmp.Or(body, seat), answer.Code, text)
			return
		}
		if err := json.Unmarshal(text, &s); err != nil {
			log.Fatal(err)
		}
		if s.Last != nil {
			fmt.Printf("%s: %s by %s\n", body, s.Last.Move, s.Last.Clause)
			return
		}
		fmt.Println(s.View, "with", s.Left)
	}
	say("alices-secret", `{"Move": "+ZZZZZZ"}`) // she is told what she draws, not the other way round
	say("bobs-secret", `{"Move": "-"}`)
	say("eves-secret", `{"Move": "-"}`)
	say("alices-secret", `{"Move": "PÂTÉ"}`)
	say("alices-secret", `{"Move": "QUORUM"}`)
	say("alices-secret", `{"Move": "OSERAS"}`) // a conjugated verb: it stands unless it is contested
	say("bobs-secret", `{"Move": "?"}`)
	wall = wall.Add(3 * time.Minute)
	say("bobs-secret", `{"Move": "+7"}`)

	wall = wall.Add(10 * time.Hour) // the machine is down
	server = open()
	say("bobs-secret", "")
	wall = wall.Add(18 * time.Minute) // and Bob sleeps
	say("alices-secret", `{"Move": "+1"}`)
	say("alices-secret", "")
	// Output:
	// {"Move": "+ZZZZZZ"}: +AEORSS by official/turn/first-draw
	// {"Move": "-"}: 409 -: player A is on turn (official/turn/order)
	// {"Move": "-"}: 403 nobody sits there
	// {"Move": "PÂTÉ"}: 400 jarnac: move "PÂTÉ": a word is letters A to Z, in capitals and without accents
	// {"Move": "QUORUM"}: 409 QUORUM: a new word is made of the rack alone, which holds AEORSS (official/turn/new-word)
	// {"Move": "OSERAS"}: OSERAS by official/turn/new-word
	// {"Move": "?"}: ? by official/contest/bad
	// {"Move": "+7"}: +CDIILPU by official/contest/first-draw
	// viewer B; turn B; racks AEORSS/CDIILPU; with 17m0s
	// {"Move": "+1"}: +R by official/handover/after
	// viewer A; turn A; racks AEORRSS/CDIILPU; out no/yes; with 19m0s
}
