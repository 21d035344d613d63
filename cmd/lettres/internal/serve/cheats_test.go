package serve

import (
	"net/http"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
)

// Whoever has a seat can play its moves, once each, and nothing else: no letters of its own
// choice, no flag, no move of another seat or of another game, none on an old position. Each
// cheat is refused, and leaves the table.
func TestCheats(t *testing.T) {
	h := openWith(t, library.New(append(games.All(), carre.Game), nil))
	for _, c := range []struct{ game, rules string }{
		{"jarnac", "official"}, {"scrabble", "english"}, {"scrabblecards", "official"}, {"jago", "official"}, {"carre", "official"},
	} {
		t.Run(c.game, func(t *testing.T) {
			h := &house{t, h.url, h.s}
			a := h.begin("game", c.game, "rules", c.rules, "with", "link", "clock", "60s")
			seats := []seat{a, a.sit()}
			table, _ := h.s.hall.Table(strings.Split(a.path, "/")[2])
			post := func(s seat, n int, pairs ...string) (int, string) {
				status, page, _ := h.ask(s.path, form(append(pairs, "n", strconv.Itoa(n))...))
				return status, page
			}
			for range 12 {
				l := table.Look()
				if l.At.Over() {
					return
				}
				turn, n := l.At.Turn(), len(l.Steps)
				own, other := seats[turn], seats[1-turn]
				move := ""
				for m := range l.At.Moves(turn) {
					move = l.At.Notation(m)
					break
				}
				for _, cheat := range []struct {
					what string
					s    seat
					n    int
					form []string
				}{
					{"a flag", own, n, []string{"do", "text", "text", "~"}},
					{"a flag by its name", own, n, []string{"do", "text", "text", "drapeau"}},
					{"the flag of the other", other, n, []string{"do", "text", "text", "~"}},
					{"the other's seat", other, n, []string{"do", "text", "text", move, "seat", strconv.Itoa(turn)}},
					{"the other's move", other, n, []string{"do", "text", "text", "+AAAAAA"}},
					{"no seat", own, n, []string{"do", "text", "text", move, "seat", "7"}},
					{"another game", own, n, []string{"do", "text", "text", "@#!"}},
					{"an old position", other, n - 1, []string{"do", "resign"}},
					{"a position to come", own, n + 1, []string{"do", "resign"}},
				} {
					if status, page := post(cheat.s, cheat.n, cheat.form...); status < 400 || status >= 500 || len(table.Look().Steps) != n {
						t.Fatalf("%s is not refused: %d %s", cheat.what, status, visible(page))
					}
				}
				text := move
				if due := l.At.Due(); due > 0 {
					text = "+" + strings.Repeat("Z", due)
				}
				if status, page := post(own, n, "do", "text", "text", text); status != http.StatusOK {
					t.Fatalf("%s: %d %s", text, status, visible(page))
				}
				if status, page := post(own, n, "do", "text", "text", text); status != http.StatusOK {
					t.Fatalf("%s again: %d %s", text, status, visible(page))
				}
				l = table.Look()
				if len(l.Steps) != n+1 {
					t.Fatalf("%s twice: %d moves, and not %d", text, len(l.Steps), n+1)
				}
				if drawn := l.Steps[n].Move.Drawn(); len(drawn) > 1 && drawn == strings.Repeat("Z", len(drawn)) {
					t.Errorf("a client has drawn %s", drawn)
				}
			}
		})
	}
}

// In a duplicate game both decide at once, in any order, and see nothing of each other before.
func TestDuplicate(t *testing.T) {
	h := open(t)
	var a, b seat
	var table *tables.Table
	var n, points int
	word := ""
	for range 50 { // until the rack makes a word
		a = h.begin("game", "scrabble", "with", "link", "more", "duplicate=best squares=standard", "you", "Alice", "other", "Bob")
		b = a.sit()
		table, _ = h.s.hall.Table(strings.Split(a.path, "/")[2])
		if status, page := []seat{a, b}[table.Look().At.Turn()].do("do", "draw"); status != http.StatusOK {
			t.Fatalf("%d %s", status, visible(page))
		}
		l := table.Look()
		n, points = len(l.Steps), 0
		for m := range l.At.Moves(l.At.Turn()) {
			if p := l.At.Points(m); p > points {
				word, points = m.String(), p
			}
		}
		if word != "" {
			break
		}
	}
	before, _ := a.look()
	status, page := b.do("do", "text", "text", word)
	if status != http.StatusOK || !strings.Contains(visible(page), "You have decided.") || len(table.Look().Steps) != n {
		t.Fatalf("%d %s", status, visible(page))
	}
	if after, _ := a.look(); visible(after) != visible(before) {
		t.Errorf("the other is told: %s", visible(after))
	}
	if _, page := a.do("do", "pass"); len(table.Look().Steps) < n+2 || table.Look().At.Score(1) != points {
		t.Errorf("nothing is revealed: %s", visible(page))
	}
}
