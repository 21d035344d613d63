package main

import (
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
)

// ask posts a move, or looks where it is "".
func ask(t *testing.T, h http.Handler, seat, move string) (now sight, status int) {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, "/"+seat, nil)
	if move != "" {
		r = httptest.NewRequest(http.MethodPost, "/"+seat, strings.NewReader(move))
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	if w.Code == http.StatusOK {
		if err := json.Unmarshal(w.Body.Bytes(), &now); err != nil {
			t.Fatal(err)
		}
	}
	return now, w.Code
}

// Two clients play a game of each kind; on the way every cheat is refused, and changes nothing.
func TestServer(t *testing.T) {
	secrets := []string{"alices-secret", "bobs-secret"}
	for _, g := range games.All() {
		rng := rand.New(rand.NewPCG(1, 2))
		h := newTable(g.MustCompile(""), rng)
		for n := 0; n < 100 && !h.at.Over(); n++ {
			seat, before := h.at.Turn(), h.at
			now, _ := ask(t, h, secrets[seat], "")
			move := "resign"
			if n := len(now.Moves); n > 0 {
				move = now.Moves[rng.IntN(n)]
			}
			for _, cheat := range []struct{ secret, move string }{
				{secrets[seat], "~"}, {secrets[seat], "drapeau"}, {secrets[seat], "ZZZZZ"},
				{secrets[seat], strings.Repeat("A", 2000)}, {secrets[1-seat], move}, {"eves-secret", move},
			} {
				if _, status := ask(t, h, cheat.secret, cheat.move); status == http.StatusOK || h.at != before {
					t.Fatalf("%s: %.9s plays %.9s", g, cheat.secret, cheat.move)
				}
			}
			if _, status := ask(t, h, secrets[seat], move); status != http.StatusOK {
				t.Fatalf("%s: %s is refused", g, move)
			}
		}
		if text, err := h.record.MarshalText(); err != nil || len(h.record.Moves) < 20 {
			t.Errorf("%s: %v\n%s", g, err, text)
		}
	}
}

// Letters that come with a draw are not taken.
func TestLettersAreDrawn(t *testing.T) {
	for _, g := range games.All() {
		h := newTable(g.MustCompile(""), rand.New(rand.NewPCG(3, 4)))
		seat, due := h.at.Turn(), h.at.Due()
		wanted := "+" + strings.Repeat("E", due)
		if _, status := ask(t, h, []string{"alices-secret", "bobs-secret"}[seat], wanted); status != http.StatusOK {
			t.Fatalf("%s: %s is refused", g, wanted)
		}
		if got := h.record.Moves[0].Move.Drawn(); len(got) != due || got == wanted[1:] {
			t.Errorf("%s: a client has drawn %s", g, got)
		}
	}
}
