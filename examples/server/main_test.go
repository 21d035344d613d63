package main

import (
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/jarnac"
)

// A visit is what a test does at a server, in virtual time.
type visit struct {
	*testing.T
	*server
	clock time.Duration
}

var secrets = []string{"alices-secret", "bobs-secret"}

func open(t *testing.T, g *game.Game, options string, seed uint64) *visit {
	t.Helper()
	v := &visit{T: t}
	rules, err := g.Compile(options, nil)
	if err != nil {
		t.Fatal(err)
	}
	if v.server, err = newServer(rules, seed, func() time.Duration { return v.clock }); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { v.timer.Stop() })
	for _, secret := range secrets {
		v.ask(secret, "", 0)
	}
	return v
}

// ask posts a move, or looks where it is "".
func (v *visit) ask(secret, move string, seen int) (now sight, ok bool) {
	v.Helper()
	form := url.Values{"move": {move}, "seen": {strconv.Itoa(seen)}}
	r := httptest.NewRequest(http.MethodGet, "/"+secret+"?"+form.Encode(), nil)
	if move != "" {
		r = httptest.NewRequest(http.MethodPost, "/"+secret, strings.NewReader(form.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	w := httptest.NewRecorder()
	v.ServeHTTP(w, r)
	if w.Code == http.StatusOK {
		if err := json.Unmarshal(w.Body.Bytes(), &now); err != nil {
			v.Fatal(err)
		}
	}
	return now, w.Code == http.StatusOK
}

// Two clients play a game of each kind, and of a fifth; on the way every cheat is refused, and
// changes nothing. A move that is posted twice is made once.
func TestServer(t *testing.T) {
	for _, g := range append(games.All(), carre.Game) {
		rng := rand.New(rand.NewPCG(1, 2))
		v := open(t, g, "", 5)
		for n := 0; n < 100 && !v.table.Over(); n++ {
			v.clock += time.Duration(rng.IntN(20)) * time.Second
			v.table, _ = v.table.Tick(v.clock)
			if v.table.Over() {
				break
			}
			at := v.table.Position()
			seat, moves := at.Turn(), v.table.Moves()
			move, best := "-", 0
			for m := range at.Moves(seat) {
				if best++; rng.IntN(best) == 0 {
					move = m.String()
				}
			}
			for _, cheat := range []struct {
				secret, move string
				seen         int
			}{
				{secrets[seat], "~", moves}, {secrets[seat], "drapeau", moves}, {secrets[seat], "ZZZZZ", moves},
				{secrets[seat], strings.Repeat("A", 2000), moves}, {secrets[1-seat], "+EEEEEE", moves}, {"eves-secret", move, moves}, {"", move, moves},
				{secrets[seat], "resign", moves - 1}, {secrets[seat], "resign", moves + 1}, {secrets[1-seat], "resign", moves - 2},
			} {
				if _, ok := v.ask(cheat.secret, cheat.move, cheat.seen); ok || v.table.Moves() != moves {
					t.Fatalf("%s: %.9s plays %.9s", g, cheat.secret, cheat.move)
				}
			}
			now, ok := v.ask(secrets[seat], move, moves)
			again, twice := v.ask(secrets[seat], move, moves)
			if !ok || !twice || now.Seen != again.Seen || now.Seen == moves {
				t.Fatalf("%s: %s is refused, or made twice", g, move)
			}
		}
		record := v.table.Record()
		if text, err := record.MarshalText(); err != nil || len(record.Moves) < 18 {
			t.Errorf("%s: %v\n%s", g, err, text)
		}
	}
}

// Letters that come with an exchange are not taken, and the other seat hears how many they are.
func TestLetters(t *testing.T) {
	v := open(t, games.Scrabble(), "", 9)
	seat := v.table.Position().Turn()
	moves := v.table.Moves()
	rack := strings.TrimLeft(v.table.Heard(seat, 0)[0], "+")
	now, ok := v.ask(secrets[seat], "-"+rack[:3]+"+???", moves)
	if !ok || now.Moves[0] == "-"+rack[:3]+"+???" || !strings.HasPrefix(now.Moves[0], "-"+rack[:3]+"+") {
		t.Errorf("%v %v", now.Moves, ok)
	}
	other, _ := v.ask(secrets[1-seat], "", moves)
	if other.Moves[0] != "-3" {
		t.Errorf("the other hears %v", other.Moves)
	}
}

// Where words can be contested, whoever lays one and draws at once draws too early: the other
// finds it open.
func TestRace(t *testing.T) {
	v := open(t, games.Jarnac(), "official validation=contest", 3)
	alice := v.table.Position().Turn()
	n := v.table.Moves()
	word := v.table.Position().Of().(jarnac.State).Rack(jarnac.Player(alice)).String()[:3]
	if _, ok := v.ask(secrets[alice], word, n); !ok {
		t.Fatal(word)
	}
	if _, ok := v.ask(secrets[alice], "+1", n+1); ok {
		t.Error("the word is closed")
	}
	v.clock += 3 * time.Second
	if _, ok := v.ask(secrets[1-alice], "?", n+1); !ok {
		t.Error("the word cannot be contested")
	}
}
