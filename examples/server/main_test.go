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
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/table"
)

// A visit is what a test does at a lobby, in virtual time. It has the keys of the seats of one room.
type visit struct {
	*testing.T
	*lobby
	clock time.Duration
	keys  []string
}

// A sight is what a client is told.
type sight struct {
	Heard []string
	Moves int
}

func open(t *testing.T, g *game.Game, options string) *visit {
	t.Helper()
	v := &visit{T: t}
	v.lobby = &lobby{games: append(games.All(), carre.Game), now: func() time.Duration { return v.clock }, rooms: map[string]*room{}, open: map[string]*room{}}
	for range g.MustCompile(options).Seats() {
		key, ok := v.post("", url.Values{"game": {g.Name()}, "options": {options}})
		if v.keys = append(v.keys, key); !ok || v.rooms[key] != v.rooms[v.keys[0]] {
			t.Fatalf("%s: no seat: %s", g, key)
		}
	}
	return v
}

// table returns the table as it stands.
func (v *visit) table() *table.Table { return &v.rooms[v.keys[0]].table }

func (v *visit) post(key string, form url.Values) (text string, ok bool) {
	r := httptest.NewRequest(http.MethodPost, "/"+key, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w := httptest.NewRecorder()
	v.ServeHTTP(w, r)
	return w.Body.String(), w.Code == http.StatusOK
}

// ask posts a move, or looks where it is "".
func (v *visit) ask(key, move string, seen int) (now sight, ok bool) {
	v.Helper()
	form := url.Values{"move": {move}, "seen": {strconv.Itoa(seen)}}
	text, ok := "", false
	if move != "" {
		text, ok = v.post(key, form)
	} else {
		w := httptest.NewRecorder()
		v.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/"+key+"?"+form.Encode(), nil))
		text, ok = w.Body.String(), w.Code == http.StatusOK
	}
	if ok {
		must.Do(v, json.Unmarshal([]byte(text), &now))
	}
	return now, ok
}

// Two clients play a game of each kind, and of a fifth; on the way every cheat is refused, and
// changes nothing. A move that is posted twice is made once.
func TestServer(t *testing.T) {
	for _, g := range append(games.All(), carre.Game) {
		rng := rand.New(rand.NewPCG(1, 2))
		v := open(t, g, "")
		for n := 0; n < 100 && !v.table().Over(); n++ {
			v.clock += time.Duration(rng.IntN(20)) * time.Second
			*v.table(), _ = v.table().Tick(v.clock)
			if v.table().Over() {
				break
			}
			at := v.table().Position()
			seat, moves := at.Turn(), v.table().Moves()
			move, best := "-", 0
			for m := range at.Moves(seat) {
				if best++; rng.IntN(best) == 0 {
					move = m.String()
				}
			}
			for _, cheat := range []struct {
				key, move string
				seen      int
			}{
				{v.keys[seat], "~", moves}, {v.keys[seat], "drapeau", moves}, {v.keys[seat], "ZZZZZ", moves},
				{v.keys[seat], strings.Repeat("A", 2000), moves}, {v.keys[1-seat], "+EEEEEE", moves}, {"eves-key", move, moves}, {"", move, moves},
				{v.keys[seat], "resign", moves - 1}, {v.keys[seat], "resign", moves + 1}, {v.keys[1-seat], "resign", moves - 2},
			} {
				if _, ok := v.ask(cheat.key, cheat.move, cheat.seen); ok || v.table().Moves() != moves {
					t.Fatalf("%s: %.9s plays %.9s", g, cheat.key, cheat.move)
				}
			}
			now, ok := v.ask(v.keys[seat], move, moves)
			again, twice := v.ask(v.keys[seat], move, moves)
			if !ok || !twice || now.Moves != again.Moves || now.Moves == moves {
				t.Fatalf("%s: %s is refused, or made twice", g, move)
			}
		}
		record := v.table().Record()
		if text, err := record.MarshalText(); err != nil || len(record.Moves) < 18 {
			t.Errorf("%s: %v\n%s", g, err, text)
		}
	}
}

// Letters that come with an exchange are not taken, and the other seat hears how many they are.
func TestLetters(t *testing.T) {
	v := open(t, games.Scrabble(), "")
	seat := v.table().Position().Turn()
	moves := v.table().Moves()
	rack := strings.TrimLeft(v.table().Heard(seat, 0)[0], "+")
	now, ok := v.ask(v.keys[seat], "-"+rack[:3]+"+???", moves)
	if !ok || now.Heard[0] == "-"+rack[:3]+"+???" || !strings.HasPrefix(now.Heard[0], "-"+rack[:3]+"+") {
		t.Errorf("%v %v", now.Heard, ok)
	}
	other, _ := v.ask(v.keys[1-seat], "", moves)
	if other.Heard[0] != "-3" {
		t.Errorf("the other hears %v", other.Heard)
	}
}

// Where words can be contested, whoever lays one and draws at once draws too early: the other
// finds it open.
func TestRace(t *testing.T) {
	v := open(t, games.Jarnac(), "official validation=contest")
	alice := v.table().Position().Turn()
	n := v.table().Moves()
	word := v.table().Position().Of().(jarnac.State).Rack(jarnac.Player(alice)).String()[:3]
	if _, ok := v.ask(v.keys[alice], word, n); !ok {
		t.Fatal(word)
	}
	if _, ok := v.ask(v.keys[alice], "+1", n+1); ok {
		t.Error("the word is closed")
	}
	v.clock += 3 * time.Second
	if _, ok := v.ask(v.keys[1-alice], "?", n+1); !ok {
		t.Error("the word cannot be contested")
	}
}

// A room that is full takes nobody else: the next one opens another, by other rules too.
func TestRooms(t *testing.T) {
	v := open(t, games.Jarnac(), "")
	for _, form := range []url.Values{{"game": {"jarnac"}}, {"game": {"jago"}}} {
		key, ok := v.post("", form)
		if now, known := v.ask(key, "", 0); !ok || !known || v.rooms[key] == v.rooms[v.keys[0]] {
			t.Errorf("%v: %s, %v", form, key, now)
		}
	}
	for _, form := range []url.Values{{"game": {"tarot"}}, {"game": {"jarnac"}, "options": {"lines=99"}}, {}} {
		if text, ok := v.post("", form); ok {
			t.Errorf("%v: %s", form, text)
		}
	}
}
