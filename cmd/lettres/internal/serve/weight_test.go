package serve

import (
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
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
	if whole < 15_000 {
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
		table := must.Get(h.s.hall.Table(id))(t)
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

// No page asks other hosts for anything, and none is heavy with what it needs.
func TestPagesWeight(t *testing.T) {
	h := open(t)
	s := h.begin("game", "scrabble", "with", "device")
	page, _ := s.look()
	watch := viewOf.FindString(page)
	paths := []string{
		"/", "/ask", "/ask?game=scrabble", "/ask?game=jago", "/ask?game=scrabblecards", "/ask?a=BUT&ar=W&b=RAT&br=ETZ", "/rules", "/rules?q=contest", "/rules/official/contest/window",
		"/notation", "/clock", "/club", "/learn", "/learn/jarnac/1/1", "/puzzle", "/stats", "/screen", "/none", s.path, watch, strings.Replace(watch, "/watch/", "/screen/", 1),
	}
	for _, g := range games.All() {
		paths = append(paths, "/sheet/"+g.Name(), "/puzzle/"+g.Name())
	}
	for _, path := range paths {
		_, page, _ := h.ask(path, nil)
		whole := len(page)
		for _, a := range h.s.static {
			if strings.Contains(page, a.address) {
				whole += len(a.content)
			}
		}
		if whole > 200_000 || whole < 10_000 {
			t.Errorf("%s and what it needs are %d bytes", path, whole)
		}
		if other := elsewhere.FindString(page); other != "" {
			t.Errorf("%s: %s", path, other)
		}
	}
	for name, a := range h.s.static {
		if other := outside.Find(a.content); other != nil {
			t.Errorf("%s: %s", name, other)
		}
	}
}

// What a browser asks another host for: in pages, and in styles and scripts.
var (
	elsewhere = regexp.MustCompile(`(?i)<(?:script|img|link|iframe|source|video|audio|embed|object)[^>]*(?:src|href|data)="?(?:https?:)?//[^>]*`)
	outside   = regexp.MustCompile(`(?i)(?:url\(|@import|fetch\(|import\()\s*["']?(?:https?:)?//.{0,60}`)
)
