package serve

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
)

// weigh fails if a page and all that it needs are more than 150 KB.
func (h *house) weigh(name, page string) {
	h.t.Helper()
	whole := len(page)
	for _, a := range h.s.static {
		if strings.Contains(page, a.address) {
			whole += len(a.content)
		}
	}
	if whole > 150_000 {
		h.t.Errorf("%s and what it needs are %d bytes", name, whole)
	}
	if whole < 20_000 {
		h.t.Errorf("%s and what it needs are %d bytes: something was not weighed", name, whole)
	}
}

// The first page is light.
func TestHomeWeight(t *testing.T) {
	h := open(t)
	for _, g := range games.All() {
		_, page, _ := h.ask("/?game="+g.Name(), nil)
		whole := len(page)
		for _, a := range h.s.static {
			if strings.Contains(page, a.address) {
				whole += len(a.content)
			}
		}
		if whole > 40_000 || whole < 10_000 {
			t.Errorf("home with %s and what it needs are %d bytes", g.Name(), whole)
		}
	}
}

// No table is too large for a phone, with a long game on it.
func TestWeight(t *testing.T) {
	h := open(t)
	for _, g := range games.All() {
		s := h.begin("game", g.Name(), "with", "device", "validation", "strict", "o-squares", "standard")
		id, _, _ := strings.Cut(strings.TrimPrefix(s.path, "/t/"), "/")
		table, err := h.s.hall.Table(id)
		if err != nil {
			t.Fatal(err)
		}
		heaviest := ""
		for range 60 {
			l := table.Look()
			if l.At.Over() {
				break
			}
			move := ""
			for m := range l.At.Moves(l.At.Turn()) {
				if move = m.String(); strings.ContainsAny(move, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
					break
				}
			}
			if err := table.Decide(l.At.Turn(), len(l.Steps), move); err != nil {
				t.Fatal(g.Name(), err)
			}
			seat := string(rune('0' + table.Look().At.Turn()))
			if _, page, _ := h.ask(s.path+"?n=0&seat="+seat, nil); len(page) > len(heaviest) {
				heaviest = page
			}
		}
		t.Logf("%s: the page alone is %d bytes", g.Name(), len(heaviest))
		h.weigh(g.Name(), heaviest)
	}
}
